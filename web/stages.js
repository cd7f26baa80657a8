// The stages of a unit as a list: which are green, which one is red and why, which wait.

import { element } from "./element.js";
import { hintBox } from "./hint_box.js";
import { hintsOf, testSource } from "./lesson_parts.js";

const PASSED = "passed";
const NOT_WRITTEN = "not yet written";
const QUIET = ["waiting", "not run", ""];
// Red tests that are named below the first, which is shown in full.
const NAMED = 4;

/** The first stage of a report that is neither green nor waiting: where the student works. */
export function redStage(report) {
  return report.stages.find((stage) => stage.status !== PASSED && !QUIET.includes(stage.status));
}

/** A test's name as a sentence: test_a_pair[2] is "a pair [2]". */
function sentence(name) {
  const readable = name.replace(/\\u([0-9a-f]{4})/g, (_, code) => String.fromCharCode(parseInt(code, 16)));
  const [start, ...parameters] = readable.split("[");
  const words = start.replace(/^test_/, "").replaceAll("_", " ");
  return parameters.length ? `${words} [${parameters.join("[")}` : words;
}

/** The red tests of a stage as lines, as on the command line: the first in full, the others by name. */
function redTests(stage) {
  const shown = [];
  const lines = [];
  const others = [];
  for (const test of stage.tests.filter((each) => each.status !== PASSED && !QUIET.includes(each.status))) {
    const told = ["wrong", NOT_WRITTEN].includes(test.status) ? test.message : [test.came, ...test.trace];
    if (shown.includes(told.join("\n"))) {
      continue;
    }
    if (shown.length) {
      others.push(test);
      continue;
    }
    shown.push(told.join("\n"));
    lines.push(...test.message);
    if (test.status !== NOT_WRITTEN && test.where) {
      lines.push(`  test       ${sentence(test.name)} (${test.where})`);
    }
  }
  lines.push(...others.slice(0, NAMED).map((test) => `  also red   ${sentence(test.name)}`));
  if (others.length > NAMED) {
    lines.push(`  ... and ${others.length - NAMED} more`);
  }
  return lines;
}

/** A stage of a report, from its tests. */
export function stageOf(name, tests) {
  return { name, tests, status: tests.find((test) => test.status !== PASSED)?.status ?? PASSED };
}

/** The report of a run that was stopped while the test `during` (TestClass::test_name) ran; `told` are the tests of
 * each stage that had ended. */
export function outOfTime(stages, told, during) {
  const [running, test] = during.split("::");
  const came = "stopped after 10 seconds: is there a loop that never ends? Or one that is far too long?";
  const message = [sentence(test), `  out of time: ${came}`];
  const slow = { name: test, status: "out of time", came, message, trace: [], where: "" };
  const done = [];
  let waiting = false;
  for (const { name, title } of stages) {
    const tests = told.get(name) ?? [];
    const status = waiting ? "waiting" : undefined;
    const stage = name === running ? stageOf(name, [...tests, slow]) : stageOf(name, tests);
    done.push({ ...stage, title, ...(status && { status }) });
    waiting ||= stage.status !== PASSED;
  }
  return { stages: done };
}

/** The lines of the file `name` (1 is the first) that an error of the report came from. */
export function blamedLines(report, name) {
  const test = redStage(report)?.tests.find((each) => each.status !== PASSED && !QUIET.includes(each.status));
  const lines = [];
  for (const line of test?.trace ?? []) {
    if (line.startsWith(`${name}:`)) {
      lines.push(parseInt(line.slice(name.length + 1), 10));
    }
  }
  const syntax = /^\w+Error, line (\d+):/.exec(test?.came ?? "");
  return syntax ? [...lines, Number(syntax[1])] : lines;
}

/** The list. `stages` are those of the page's data, `hints` says how many are open and opens one more. */
export class StageList {
  #stages;
  #hints;
  #items;

  constructor(stages, hints) {
    this.#stages = stages;
    this.#hints = hints;
    this.#items = stages.map(() => element("li", { class: "solve__stage" }));
    this.element = element("ol", { class: "solve__stages", "aria-label": "Stages" }, ...this.#items);
    this.showStatuses({});
  }

  /** Shows what is remembered of an earlier run: statuses by the stages' names. */
  showStatuses(statuses) {
    this.#stages.forEach((stage, place) => this.#draw(place, statuses[stage.name] ?? "", ""));
  }

  /** Shows a whole report, with the red stage told in full. */
  show(report) {
    const red = redStage(report);
    for (const stage of report.stages) {
      this.showOne(stage, stage === red, report.mistake);
    }
  }

  /** Shows one stage of a report; `full` tells why it is red, and names the mistake if there is one. */
  showOne(stage, full = false, mistake = null) {
    const place = this.#stages.findIndex((each) => each.name === stage.name);
    if (place < 0) {
      return;
    }
    const passed = stage.tests.filter((test) => test.status === PASSED).length;
    const count = QUIET.includes(stage.status) ? "" : `${passed} of ${stage.tests.length}`;
    this.#draw(place, stage.status, count);
    if (full) {
      this.#items[place].append(this.#reasons(stage, place, mistake));
    }
  }

  #draw(place, status, count) {
    const kind = status === PASSED ? "passed" : QUIET.includes(status) ? "waiting" : "red";
    const sign = { passed: "✓", red: "✗", waiting: status ? "·" : "○" }[kind];
    const told = status === PASSED ? count || PASSED : [count, status || "not run yet"].filter(Boolean).join(", ");
    const item = this.#items[place];
    item.className = `solve__stage solve__stage--${status === NOT_WRITTEN ? "unwritten" : kind}`;
    item.style.setProperty("--place", place);
    item.replaceChildren(
      element(
        "div",
        { class: "solve__line" },
        element("span", { class: "solve__sign", "aria-hidden": "true" }, sign),
        element("span", { class: "solve__number" }, `${place + 1}`),
        element("span", { class: "solve__title" }, this.#stages[place].title),
        element("span", { class: "solve__told" }, told),
      ),
    );
  }

  #reasons(stage, place, mistake) {
    const goals = this.#stages[place].goal.split(/\n\s*\n/).filter(Boolean);
    const parts = [
      ...goals.map((goal) => element("p", {}, goal)),
      preformatted(redTests(stage).join("\n")),
      ...(mistake ? [named(mistake)] : []),
    ];
    const test = stage.tests.find((each) => each.status !== PASSED && !QUIET.includes(each.status));
    const source = test ? testSource(stage.name, test.name) : "";
    if (source) {
      const heading = test.status === NOT_WRITTEN ? "The first test" : "The test that is red";
      parts.push(fold(heading, source));
    }
    const hints = {
      taken: () => this.#hints.taken(stage.name),
      take: (count) => this.#hints.take(stage.name, count),
    };
    parts.push(hintBox(hintsOf(place + 1), hints));
    return element("div", { class: "solve__reasons" }, ...parts);
  }
}

/** The recorded mistake that the answer behaves like; a line that is indented is code. */
function named(mistake) {
  const line = (text) => (text.startsWith(" ") ? element("code", {}, text.trim()) : text);
  return element("div", { class: "solve__mistake" }, ...mistake.lines.map((text) => element("p", {}, line(text))));
}

/** A folded box with a text that is shown letter by letter. */
export function fold(title, text) {
  return element(
    "details",
    { class: "solve__fold" },
    element("summary", {}, title),
    preformatted(text),
  );
}

/** A text as it stands on the command line. */
export function preformatted(text) {
  const lines = text.split("\n").map((line) => element("span", {}, `${line}\n`));
  return element("pre", { class: "solve__message" }, ...lines);
}
