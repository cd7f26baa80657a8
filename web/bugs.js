// The second game: which of the unit's bugs the reader's own tests catch.

import { store } from "../docs/assets/store.js";
import { element } from "./element.js";
import { hintBox } from "./hint_box.js";
import { KeptFile } from "./kept_file.js";
import { whyStopped } from "./running.js";
import { preformatted } from "./stages.js";

const KEPT = "Your tests are as they were.";
const FAIR = "fair";

/** `number` things, in words. */
const count = (number, thing) => `${number} ${thing}${number === 1 ? "" : "s"}`;

/** The tab. `data` is the page's, `running` what the tabs run in. */
export class Bugs {
  #data;
  #running;
  #file;
  #line;
  #counter = element("p", { class: "solve__counter" });
  #report = element("div", { class: "solve__report" });

  constructor(data, running) {
    this.#data = data;
    this.#running = running;
    this.#line = running.line("Run my tests", () => this.#run());
    this.#file = new KeptFile({
      unit: data.unit,
      texts: store.tests,
      name: "my_tests.py",
      start: data.tests,
      words: {
        reset: "Reset to the start",
        isBack: "The file is as it was at the start.",
        wasReset: "Your tests were reset to the start.",
        elsewhere: "Another tab has changed these tests.",
      },
      onShow: () => this.#forget(),
    });
    const { bar, notices, host, tools } = this.#file;
    const { run, stop, summary } = this.#line;
    this.#counter.hidden = true;
    this.parts = [
      element(
        "p",
        { class: "solve__intro" },
        `Write tests of your own for ${data.file}. They run on right answers, which must pass, and on wrong ones, which `,
        "hold a bug each. What you have written in the other tab takes no part.",
      ),
      bar,
      notices,
      host,
      element("div", { class: "solve__actions" }, run, stop, tools),
      element(
        "p",
        { class: "solve__keys", id: "solve-bugs-keys" },
        "Ctrl-Enter or ⌘-Enter runs your tests. Tab indents; Escape, then Tab leaves the editor.",
      ),
      element("div", { class: "solve__results" }, summary, this.#line.bar, this.#counter, this.#report),
    ];
    this.#forget();
  }

  open(createEditor) {
    this.#file.open(createEditor, {
      label: "Your my_tests.py",
      describedBy: "solve-bugs-keys",
      onRun: () => this.#run(),
    });
  }

  focus() {
    this.#file.focus();
  }

  #forget() {
    const { caught, of } = store.bugs(this.#data.unit);
    this.#report.replaceChildren();
    this.#line.say(of ? `Your best so far: caught ${caught} of ${of} bugs.` : "");
  }

  async #run() {
    const tests = this.#file.text;
    const { bar } = this.#line;
    const result = await this.#running.during(this.#line, "Your tests are running…", (options) => {
      this.#report.replaceChildren();
      // Not in the line itself: a screen reader would read each number.
      const onAttempt = ({ done, of }) => {
        bar.hidden = this.#counter.hidden = false;
        bar.setAttribute("aria-label", "Answers tried");
        bar.value = done / of;
        this.#counter.textContent = `answer ${done} of ${of}`;
      };
      return this.#running.runner.bugs(this.#data.unit, tests, { ...options, onAttempt });
    });
    bar.setAttribute("aria-label", "Loading Python");
    this.#counter.hidden = true;
    if (result?.neverEnds) {
      const told = `The test "${result.title}" was stopped: ${result.neverEnds}.`;
      this.#line.say(`${told} Of the other tests this run says nothing. ${KEPT}`, "red");
    } else if (result?.stopped) {
      this.#line.say(whyStopped(result, KEPT), "red");
    } else if (result) {
      this.#show(result.report, tests);
    }
  }

  #show({ problem, tests, bugs }, text) {
    const caught = bugs.filter((bug) => bug.caught_by.length);
    const atLarge = bugs.filter((bug) => !bug.caught_by.length);
    const parts = [];
    if (problem) {
      const [first, ...more] = problem.split("\n");
      this.#line.say(first, "red");
      if (more.length) {
        parts.push(preformatted(more.join("\n")));
      }
      const line = /: line (\d+): /.exec(first);
      if (line && this.#file.text === text) {
        this.#file.mark([Number(line[1])]);
      }
    } else {
      this.#line.say(summary(tests, caught, bugs), atLarge.length ? "amber" : "green");
      store.saveBugs(this.#data.unit, { caught: caught.length, of: bugs.length });
      parts.push(heading("Your tests"), element("ul", { class: "solve__stages" }, ...tests.map(testItem)));
      if (caught.length) {
        parts.push(heading(`Caught: ${caught.length} of ${bugs.length}`));
        parts.push(element("ul", { class: "solve__stages" }, ...caught.map(caughtItem)));
      }
      if (atLarge.length) {
        parts.push(heading(`Still at large: ${atLarge.length}`));
        parts.push(element("ul", { class: "solve__large" }, ...atLarge.map((bug) => this.#largeItem(bug))));
      }
    }
    this.#report.replaceChildren(...parts);
    this.#file.showStorage();
  }

  #largeItem(bug) {
    const { unit } = this.#data;
    const hints = bug.hints.map((hint) => () => [element("p", {}, hint)]);
    const taken = () => store.bugs(unit).hints[bug.number] ?? 0;
    const item = element("li", {});
    const take = (number) => {
      store.saveBugs(unit, { hints: { [bug.number]: number } });
      item.classList.add("solve__large--open");
    };
    item.classList.toggle("solve__large--open", taken() > 0);
    item.append(hintBox(hints, { taken, take }, `Bug ${bug.number}`));
    return item;
  }
}

/** The outcome in a line. */
function summary(tests, caught, bugs) {
  const unfair = tests.filter((test) => test.status === "unfair").length;
  const empty = tests.filter((test) => test.status !== FAIR && test.status !== "unfair").length;
  const all = caught.length === bugs.length;
  return [
    `Caught ${caught.length} of ${count(bugs.length, "bug")}.`,
    all && "That is all of them. What your tests let pass now is no bug that we know of.",
    unfair && (unfair === 1 ? "One test is unfair." : `${unfair} tests are unfair.`),
    empty && (empty === 1 ? "One test can catch nothing." : `${empty} tests can catch nothing.`),
  ]
    .filter(Boolean)
    .join(" ");
}

function heading(text) {
  return element("h3", { class: "solve__heading" }, text);
}

/** A line with a sign, a text and what is told of it, and below it `more`. */
function item(kind, sign, title, told, ...more) {
  const line = [
    element("span", { class: "solve__sign", "aria-hidden": "true" }, sign),
    element("span", { class: "solve__title" }, title),
    element("span", { class: "solve__told" }, told),
  ];
  return element(
    "li",
    { class: `solve__stage solve__stage--${kind}` },
    element("div", { class: "solve__line" }, ...line),
    ...more,
  );
}

function testItem(test) {
  if (test.status === FAIR) {
    const told = test.caught ? `fair, catches ${test.caught}` : "fair, catches nothing yet";
    return item("passed", "✓", test.title, told);
  }
  const unfair = test.status === "unfair";
  const values = [
    ["call", test.call],
    ["right", test.came],
    ["you want", test.wanted],
  ];
  const lines = values
    .filter(([, text]) => text)
    .map(([label, text]) => `${label.padEnd(9)}${text.replaceAll("\n", `\n${" ".repeat(9)}`)}`);
  const says = test.says.charAt(0).toUpperCase() + test.says.slice(1);
  return item(
    unfair ? "red" : "unwritten",
    "✗",
    test.title,
    unfair ? "unfair" : "catches nothing",
    element("p", { class: "solve__says" }, `${says}.`),
    ...(lines.length ? [preformatted(lines.join("\n"))] : []),
  );
}

function caughtItem(bug) {
  return item("passed", "✓", `${bug.number}. ${bug.story}`, bug.seen > 1 ? `${bug.seen} people made it` : "");
}
