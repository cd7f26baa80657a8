// The panel on a unit's page: an editor, the tests, the stages that turn green one by one, and what is red.
// Nothing but this file is loaded before the reader opens it; then come the editor and the engine.

import { store } from "../docs/assets/store.js";
import { Bugs } from "./bugs.js";
import { element } from "./element.js";
import { KeptFile } from "./kept_file.js";
import { linkBugs, Solution } from "./lesson_parts.js";
import { Running, whyStopped } from "./running.js";
import { blamedLines, fold, outOfTime, redStage, stageOf, StageList } from "./stages.js";
import { Tabs } from "./tabs.js";

class Panel {
  #data;
  #base;
  #own; // how to solve the unit elsewhere, as the page came with it
  #running;
  #solution = new Solution();
  #opening = null; // a promise while it opens and afterwards
  #createEditor;
  #file = null; // in the editor, once it is open
  #line; // what is said of runs
  #tabs;
  #bugs = null; // the second tab, once somebody has looked
  #stages = ""; // the statuses that this tab has found last
  #parts = {};

  constructor(root) {
    this.root = root;
    this.#data = JSON.parse(root.querySelector("script[type='application/json']").textContent);
    this.#base = new URL(root.dataset.base, location.href).href;
    this.#own = [...root.querySelectorAll(":scope > p")];
    this.#running = new Running(this.#base);
    if (!this.#earned) {
      this.#solution.lock(() => this.#giveUp());
    }
    this.#showClosed();
    if (this.#data.tests) {
      linkBugs(() => this.openBugs());
    }
    store.onChange((unit, from, what) => {
      if (unit === this.#data.unit && from === "another tab" && what === "results") {
        this.#ranElsewhere();
      }
    });
  }

  get #results() {
    return store.results(this.#data.unit);
  }

  /** Whether the solution is open: the unit was green once, or the student gave up. */
  get #earned() {
    return this.#results.solved || this.#results.gaveUp;
  }

  #keep(results) {
    this.#stages = results.stages ? JSON.stringify(results.stages) : this.#stages;
    store.saveResults(this.#data.unit, results);
    this.#file?.showStorage();
  }

  // Closed

  #showClosed() {
    const passed = this.#data.stages.filter((stage) => this.#results.stages[stage.name] === "passed").length;
    const begun = store.code(this.#data.unit) !== null;
    this.root.replaceChildren(
      element(
        "div",
        { class: "solve__closed" },
        element(
          "button",
          { type: "button", class: "md-button md-button--primary", onclick: () => this.open() },
          begun ? "Go on here" : "Solve it here",
        ),
        element(
          "p",
          {},
          begun
            ? `Your work is kept in this browser: ${passed} of ${this.#data.stages.length} stages are green. `
            : "An editor with the stub, and the tests, in this page. ",
          "It loads Python, about 15 MB the first time; after that it comes from the browser's cache. ",
          "What you write stays on your machine.",
        ),
      ),
      ...this.#own,
    );
  }

  // Open

  /** Opens the panel, if it is not open; whether it could. */
  open() {
    this.#opening ??= this.#loadEditor();
    return this.#opening;
  }

  async #loadEditor() {
    const button = this.root.querySelector("button");
    button.disabled = true;
    try {
      ({ createEditor: this.#createEditor } = await import(`${this.#base}editor.js`));
    } catch {
      button.disabled = false;
      this.root.querySelector("[role=alert]")?.remove();
      button.after(element("p", { role: "alert" }, "The editor could not be loaded. Are you online? Try again."));
      this.#opening = null;
      return false;
    }
    this.#build();
    this.#file.open(this.#createEditor, {
      label: `Your ${this.#data.file}`,
      describedBy: "solve-keys",
      onRun: () => this.#run(),
    });
    this.#file.focus();
    this.#running.load(this.#line);
    return true;
  }

  /** Opens the second game, and brings the reader there. */
  async openBugs() {
    if (await this.open()) {
      this.#tabs.select("bugs");
      this.#tabs.list.scrollIntoView({ block: "start" });
      this.#bugs.focus();
    }
  }

  #build() {
    const data = this.#data;
    const parts = this.#parts;
    this.#file = new KeptFile({
      unit: data.unit,
      texts: store.codes,
      name: data.file,
      start: data.stub,
      words: {
        reset: "Reset to the stub",
        isBack: "The stub is back.",
        wasReset: "This unit was reset to its stub.",
        elsewhere: "Another tab has changed this unit.",
      },
      onShow: () => this.#forget(),
    });
    this.#line = this.#running.line("Run the tests", () => this.#run());
    parts.list = new StageList(data.stages, {
      taken: (stage) => this.#results.hintsTaken[stage] ?? 0,
      take: (stage, count) => this.#keep({ hintsTaken: { [stage]: count } }),
    });
    parts.list.showStatuses(this.#results.stages);
    parts.after = element("div", { class: "solve__after" });
    const { bar, notices, host, tools } = this.#file;
    const { run, stop, summary } = this.#line;
    const solution = [
      bar,
      notices,
      host,
      element("div", { class: "solve__actions" }, run, stop, tools),
      element(
        "p",
        { class: "solve__keys", id: "solve-keys" },
        "Ctrl-Enter or ⌘-Enter runs the tests. Tab indents; Escape, then Tab leaves the editor.",
      ),
      element("div", { class: "solve__results" }, summary, this.#line.bar, parts.list.element, parts.after),
      ...(data.program ? [this.#terminal()] : []),
    ];
    this.root.replaceChildren(
      element("div", { class: "solve__panel" }, ...(data.tests ? this.#inTabs(solution) : solution)),
      ...this.#own,
    );
    this.#afterwards();
  }

  /** The solution's parts in the first of two tabs; the second is filled when it is opened. */
  #inTabs(solution) {
    this.#tabs = new Tabs(
      "What you write",
      [
        ["code", "Your solution"],
        ["bugs", "Catch the bugs"],
      ],
      (id) => {
        if (id === "bugs" && !this.#bugs) {
          this.#bugs = new Bugs(this.#data, this.#running);
          this.#tabs.panel("bugs").append(...this.#bugs.parts);
          this.#bugs.open(this.#createEditor);
        }
      },
    );
    this.#tabs.panel("code").append(...solution);
    return [this.#tabs.list, ...this.#tabs.panels];
  }

  /** Another text is in the editor: what was said of the one before no longer holds. */
  #forget() {
    this.#parts.list.showStatuses(this.#results.stages);
    this.#line.say("");
    this.#afterwards();
  }

  /** Another tab has run the tests: its stages hold here too, unless this tab shows another text. */
  #ranElsewhere() {
    if (this.#earned) {
      this.#solution.unlock();
    }
    if (!this.#file) {
      if (!this.#opening) {
        this.#showClosed();
      }
      return;
    }
    const same = this.#file.text === (store.code(this.#data.unit) ?? this.#data.stub);
    const news = JSON.stringify(this.#results.stages) !== this.#stages;
    if (same && news && !this.#running.busy) {
      this.#forget();
    }
  }

  // Running

  async #run() {
    const { list } = this.#parts;
    const code = this.#file.text;
    const told = new Map(); // stage -> its tests that have ended
    const ended = {}; // stage -> status, of the stages that have ended
    const result = await this.#running.during(this.#line, "The tests are running…", (options) => {
      const onTest = ({ stage, test }) => told.set(stage, [...(told.get(stage) ?? []), test]);
      const onStage = (name, tests) => {
        const stage = stageOf(name, tests);
        ended[name] = stage.status;
        list.showOne(stage);
      };
      return this.#running.runner.test(this.#data.unit, code, { ...options, onStage, onTest });
    });
    if (result?.why === "time" && result.during) {
      this.#showResult({ report: outOfTime(this.#data.stages, told, result.during), output: "" }, code);
    } else if (result?.stopped) {
      list.showStatuses(ended);
      this.#line.say(whyStopped(result), "red");
      this.#afterwards();
    } else if (result) {
      this.#showResult(result, code);
    }
  }

  #showResult({ report, output }, code) {
    const { list } = this.#parts;
    const stages = Object.fromEntries(report.stages.map((stage) => [stage.name, stage.status]));
    const red = redStage(report);
    const green = report.stages.every((stage) => stage.status === "passed");
    list.show(report);
    if (this.#file.text === code) {
      this.#file.mark(blamedLines(report, this.#data.file));
    }
    this.#keep({ stages, green });
    if (green) {
      this.#solution.unlock();
      this.#line.say("All stages passed.", "green");
    } else if (red) {
      const number = report.stages.indexOf(red) + 1;
      const unwritten = red.status === "not yet written";
      const text = `Stage ${number} of ${report.stages.length}, ${red.title}: ${red.status}.`;
      this.#line.say(text, unwritten ? "amber" : "red");
    }
    this.#afterwards(output, green);
  }

  /** What stands below the stages: what was printed, and what to do next. */
  #afterwards(output = "", green = false) {
    const parts = [];
    if (output) {
      parts.push(fold("What was printed", output));
    }
    if (green) {
      parts.push(this.#whatNow());
    } else if (this.#solution.there && !this.#earned) {
      const giveUp = () => this.#giveUp();
      parts.push(
        element(
          "p",
          { class: "solve__give-up" },
          element("button", { type: "button", class: "md-button solve__small", onclick: giveUp }, "I give up, show me"),
          ` opens the solution of unit ${this.#data.number} at once.`,
        ),
      );
    }
    this.#parts.after.replaceChildren(...parts);
  }

  #whatNow() {
    const data = this.#data;
    const others = data.answers - 1;
    const link = (text, address) => element("a", { href: address }, text);
    const steps = [
      element("li", {}, "Read your code once more. What would you tidy? Change it, run again, and stay green."),
    ];
    if (data.answers) {
      const more = others > 0 ? ` and ${others} other right ${others > 1 ? "answers" : "answer"}` : "";
      const show = (event) => {
        event.preventDefault();
        this.#solution.show();
      };
      const compare = element("a", { href: "#the-solution", onclick: show }, `the reference solution${more}`);
      steps.push(element("li", {}, "Compare it with ", compare, ", which are open now."));
      if (!more) {
        steps.at(-1).lastChild.textContent = ", which is open now.";
      }
    }
    if (data.tests) {
      const play = (event) => {
        event.preventDefault();
        this.openBugs();
      };
      const game = element("a", { href: "#solve-it", onclick: play }, "Catch the bugs");
      steps.push(element("li", {}, game, ": write tests of your own, and see which wrong answers they tell."));
    }
    if (data.notebook) {
      steps.push(element("li", {}, "Play with the idea in ", link("the notebook", data.notebook), "."));
    }
    const onwards = data.next.title ? `Go on with ${data.next.title}` : "Back to the road";
    return element(
      "div",
      { class: "solve__done" },
      element("p", { class: "solve__done-title" }, `✓ Unit ${data.number} is green. What now?`),
      element("ul", {}, ...steps),
      element("a", { href: data.next.address, class: "md-button md-button--primary" }, onwards),
    );
  }

  #giveUp() {
    this.#keep({ gaveUp: true });
    this.#solution.unlock();
    this.#solution.show();
    this.root.querySelector(".solve__give-up")?.remove();
  }

  // The unit's file as a program

  #terminal() {
    const { unit } = this.#data;
    const game = this.#data.program === "game";
    const asked = "What is typed when the game asks, one line an answer:";
    const asks = game ? asked : "What your program reads, line by line:";
    const typed = element("textarea", { id: "solve-typed", rows: 4, spellcheck: "false", autocapitalize: "off" });
    const screen = element("pre", { class: "solve__screen", tabindex: 0, role: "region", "aria-label": "Screen" });
    const said = element("p", { class: "solve__summary", role: "status" });
    const more = element("input", { class: "solve__more", autocapitalize: "off", autocomplete: "off" });
    const moreLine = element("label", {}, "One more line, then Enter:", more);
    let seed = newSeed();
    screen.hidden = moreLine.hidden = true;
    const play = async () => {
      const result = await this.#running.during(this.#line, "The program is running…", (options) => {
        const lines = typed.value === "" ? [] : typed.value.replace(/\n$/, "").split("\n");
        return this.#running.runner.run(unit, this.#file.text, { ...options, typed: lines, seed });
      });
      if (result) {
        screen.hidden = false;
        const { output = "" } = result;
        const waits = game && result.wantsMore;
        // That the lines have come to an end is no error here: the next one can still be typed.
        const error = waits && result.error.includes("EOFError") ? "" : (result.error ?? "");
        const between = output && error && !output.endsWith("\n") ? "\n" : "";
        screen.replaceChildren(output + between, element("span", { class: "solve__error" }, error));
        screen.scrollTop = screen.scrollHeight;
        moreLine.hidden = !waits;
        said.textContent = howItEnded(result, game);
        this.#line.say("");
      }
      return result;
    };
    const addLine = async () => {
      typed.value += `${typed.value === "" || typed.value.endsWith("\n") ? "" : "\n"}${more.value}\n`;
      more.value = "";
      await play();
      (moreLine.hidden ? this.#parts.play : more).focus();
    };
    const button = (text, onclick, kind) =>
      element("button", { type: "button", class: `md-button ${kind}`, onclick }, text);
    this.#parts.play = button("Run as a program", play, "");
    this.#line.starts.push(this.#parts.play);
    const again = () => {
      seed = newSeed();
      typed.value = "";
      play();
    };
    typed.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        play();
      }
    });
    more.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && !this.#running.busy) {
        event.preventDefault();
        addLine();
      }
    });
    return element(
      "div",
      { class: "solve__terminal" },
      element("label", { for: "solve-typed" }, asks),
      typed,
      element("p", { class: "solve__plays" }, this.#parts.play, button("Begin anew", again, "solve__small")),
      said,
      screen,
      moreLine,
    );
  }
}

/** What the random numbers of a program begin with: with the same one, more lines go on with the same cards. */
function newSeed() {
  return Math.floor(Math.random() * 1_000_000);
}

/** The end of a program's run in a sentence. */
function howItEnded(result, game) {
  if (result.stopped) {
    return whyStopped(result);
  }
  if (game && result.wantsMore) {
    return "The game asks for more than was typed. Add a line: it goes on with the same cards.";
  }
  const unread = result.unread ?? 0;
  const left = unread ? ` It did not ask for the last ${unread === 1 ? "line" : `${unread} lines`}.` : "";
  return `The program has ended.${left}`;
}

/** Whether this browser can run Python at all. */
const able = typeof WebAssembly === "object" && typeof Worker === "function";
const root = document.getElementById("solve");
if (root && able) {
  new Panel(root);
} else if (root) {
  root.prepend(element("p", {}, "This browser lacks WebAssembly, so it can't run the tests in the page."));
}
