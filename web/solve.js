// The panel on a unit's page: an editor, the tests, the stages that turn green one by one, and what is red.
// Nothing but this file is loaded before the reader opens it; then come the editor and the engine.

import { store } from "../docs/assets/store.js";
import { element } from "./element.js";
import { Solution } from "./lesson_parts.js";
import { Runner } from "./runner.js";
import { blamedLines, fold, outOfTime, redStage, stageOf, StageList } from "./stages.js";

const LARGEST_FILE = 256 * 1024;
const KEPT = "Your code is as it was.";

/** Why a run did not come to its end. */
function whyStopped({ why, problem }) {
  const reasons = { time: "Stopped after 10 seconds: is there a loop that never ends?", crashed: problem };
  return `${reasons[why] ?? "Stopped."} ${KEPT}`;
}

class Panel {
  #data;
  #base;
  #own; // how to solve the unit elsewhere, as the page came with it
  #runner;
  #solution = new Solution();
  #editor = null;
  #doing = ""; // what runs, in a sentence
  #ran = false; // whether anything has run or was stopped
  #revision = ""; // of the code that this tab builds on
  #conflict = false; // whether another tab has changed the unit and the student has not chosen yet
  #parts = {};

  constructor(root) {
    this.root = root;
    this.#data = JSON.parse(root.querySelector("script[type='application/json']").textContent);
    this.#base = new URL(root.dataset.base, location.href).href;
    this.#own = [...root.querySelectorAll(":scope > p")];
    this.#runner = new Runner({ base: this.#base });
    if (!this.#earned) {
      this.#solution.lock(() => this.#giveUp());
    }
    this.#showClosed();
    store.onChange((unit, from, what) => {
      if (unit === this.#data.unit && from === "another tab" && what === "code") {
        this.#changedElsewhere();
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
    store.saveResults(this.#data.unit, results);
    this.#showStorage();
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
          { type: "button", class: "md-button md-button--primary", onclick: () => this.#open() },
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

  async #open() {
    const button = this.root.querySelector("button");
    button.disabled = true;
    let createEditor;
    try {
      ({ createEditor } = await import(`${this.#base}editor.js`));
    } catch {
      button.disabled = false;
      this.root.querySelector("[role=alert]")?.remove();
      button.after(element("p", { role: "alert" }, "The editor could not be loaded. Are you online? Try again."));
      return;
    }
    const host = element("div", { class: "solve__editor" });
    this.#build(host);
    this.#revision = store.revision(this.#data.unit);
    this.#editor = createEditor({
      parent: host,
      code: store.code(this.#data.unit) ?? this.#data.stub,
      label: `Your ${this.#data.file}`,
      describedBy: "solve-keys",
      onChange: (code) => this.#changed(code),
      onRun: () => this.#run(),
    });
    this.#editor.focus();
    this.#showStorage();
    if (store.code(this.#data.unit) === null && store.canUndo(this.#data.unit)) {
      this.#offerUndo("This unit was reset to its stub.", () => store.undo(this.#data.unit));
    }
    try {
      await this.#runner.load((progress) => this.#showProgress(progress));
      if (!this.#doing) {
        this.#say("Ready to run.");
      }
    } catch (error) {
      this.#parts.bar.hidden = true;
      this.#say(error.message, "red");
    }
  }

  #build(host) {
    const data = this.#data;
    const parts = this.#parts;
    const button = (text, onclick, kind = "") =>
      element("button", { type: "button", class: `md-button ${kind}`, onclick }, text);
    parts.saved = element("span", { class: "solve__saved", role: "status" });
    parts.notices = element("div", { class: "solve__notices" });
    parts.run = button("Run the tests", () => this.#run(), "md-button--primary");
    parts.stop = button("Stop", () => this.#runner.stop(), "solve__stop");
    parts.stop.hidden = true;
    parts.file = element("input", { type: "file", accept: ".py", hidden: true, onchange: () => this.#upload() });
    parts.summary = element("p", { class: "solve__summary", role: "status" });
    parts.bar = element("progress", { max: 1, value: 0, "aria-label": "Loading Python" });
    parts.bar.hidden = true;
    parts.list = new StageList(data.stages, {
      taken: (stage) => this.#results.hintsTaken[stage] ?? 0,
      take: (stage, count) => this.#keep({ hintsTaken: { [stage]: count } }),
    });
    parts.list.showStatuses(this.#results.stages);
    parts.after = element("div", { class: "solve__after" });
    this.root.replaceChildren(
      element(
        "div",
        { class: "solve__panel" },
        element("div", { class: "solve__bar" }, element("span", { class: "solve__file" }, data.file), parts.saved),
        parts.notices,
        host,
        element(
          "div",
          { class: "solve__actions" },
          parts.run,
          parts.stop,
          element(
            "span",
            { class: "solve__tools" },
            button("Reset to the stub", () => this.#reset(), "solve__small"),
            button("Download", () => this.#download(), "solve__small"),
            button("Upload", () => parts.file.click(), "solve__small"),
            parts.file,
          ),
        ),
        element(
          "p",
          { class: "solve__keys", id: "solve-keys" },
          "Ctrl-Enter or ⌘-Enter runs the tests. Tab indents; Escape, then Tab leaves the editor.",
        ),
        element("div", { class: "solve__results" }, parts.summary, parts.bar, parts.list.element, parts.after),
        ...(data.program ? [this.#terminal()] : []),
      ),
      ...this.#own,
    );
    this.#afterwards();
  }

  #say(text, kind = "") {
    this.#parts.summary.textContent = text;
    this.#parts.summary.className = `solve__summary ${kind && `solve__summary--${kind}`}`;
  }

  #showProgress({ step, done }) {
    const { bar, summary } = this.#parts;
    bar.hidden = done >= 1;
    bar.value = done;
    const text = done < 1 ? `${step}…` : this.#doing;
    // After a run was stopped, loading goes on, and must not take the place of what is said of that run.
    if (text && (this.#doing || !this.#ran) && summary.textContent !== text) {
      this.#say(text);
    }
  }

  // Running

  #busy(doing) {
    const { run, stop, play } = this.#parts;
    this.#doing = doing;
    stop.hidden = !doing;
    for (const button of [run, play].filter(Boolean)) {
      button.setAttribute("aria-disabled", String(doing !== ""));
    }
  }

  /**
   * Does `work`, to which it gives options for the runner, while Stop can be pressed; `doing` says meanwhile what is
   * done. Gives what `work` gives, or null where something else is being done or the engine can't be loaded.
   */
  async #whileBusy(doing, work) {
    if (this.#doing) {
      return null;
    }
    const { run, stop, bar } = this.#parts;
    this.#busy(doing);
    try {
      return await work({ onProgress: (progress) => this.#showProgress(progress) });
    } catch (error) {
      this.#say(error.message, "red");
      return null;
    } finally {
      this.#ran = true;
      if (document.activeElement === stop) {
        run.focus();
      }
      bar.hidden = true;
      this.#busy("");
    }
  }

  async #run() {
    const { list } = this.#parts;
    const code = this.#editor.code;
    const told = new Map(); // stage -> its tests that have ended
    const ended = {}; // stage -> status, of the stages that have ended
    const result = await this.#whileBusy("The tests are running…", (options) => {
      const onTest = ({ stage, test }) => told.set(stage, [...(told.get(stage) ?? []), test]);
      const onStage = (name, tests) => {
        const stage = stageOf(name, tests);
        ended[name] = stage.status;
        list.showOne(stage);
      };
      return this.#runner.test(this.#data.unit, code, { ...options, onStage, onTest });
    });
    if (result?.why === "time" && result.during) {
      this.#showResult({ report: outOfTime(this.#data.stages, told, result.during), output: "" }, code);
    } else if (result?.stopped) {
      list.showStatuses(ended);
      this.#say(whyStopped(result), "red");
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
    if (this.#editor.code === code) {
      this.#editor.mark(blamedLines(report, this.#data.file));
    }
    this.#keep({ stages, green });
    if (green) {
      this.#solution.unlock();
      this.#say("All stages passed.", "green");
    } else if (red) {
      const number = report.stages.indexOf(red) + 1;
      const unwritten = red.status === "not yet written";
      const text = `Stage ${number} of ${report.stages.length}, ${red.title}: ${red.status}.`;
      this.#say(text, unwritten ? "amber" : "red");
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
      const result = await this.#whileBusy("The program is running…", (options) => {
        const lines = typed.value === "" ? [] : typed.value.replace(/\n$/, "").split("\n");
        return this.#runner.run(unit, this.#editor.code, { ...options, typed: lines, seed });
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
        this.#say("");
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
      if (event.key === "Enter" && !this.#doing) {
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

  // The file

  #changed(code) {
    if (this.#conflict) {
      return;
    }
    const { saved, revision } = store.save(this.#data.unit, code, this.#revision);
    if (saved) {
      this.#revision = revision;
      this.#showStorage();
    } else {
      this.#changedElsewhere();
    }
  }

  #showStorage() {
    const { saved } = this.#parts;
    if (!saved) {
      return;
    }
    const kept = store.code(this.#data.unit) !== null;
    const text = this.#conflict
      ? "Not saved: choose first"
      : store.problem
        ? store.problem
        : kept
          ? "Saved in this browser"
          : "";
    if (saved.textContent !== text) {
      saved.textContent = text;
      saved.classList.toggle("solve__saved--problem", Boolean(this.#conflict || store.problem));
    }
  }

  /** A bar with a sentence and buttons, in place of the one before; `choices` are texts and what they do. */
  #notice(text, ...choices) {
    const close = (action) => () => {
      this.#parts.notices.replaceChildren();
      action();
      this.#editor.focus();
    };
    this.#parts.notices.replaceChildren(
      element(
        "div",
        { class: "solve__notice", role: "alert" },
        element("p", {}, text),
        ...choices.map(([label, action]) =>
          element("button", { type: "button", class: "md-button solve__small", onclick: close(action) }, label),
        ),
      ),
    );
  }

  /** Shows what the store has now: `code`, or the stub where that is null. */
  #show(code) {
    this.#editor.code = code ?? this.#data.stub;
    this.#revision = store.revision(this.#data.unit);
    this.#parts.list.showStatuses(this.#results.stages);
    this.#say("");
    this.#afterwards();
    this.#showStorage();
  }

  #offerUndo(told, bringBack) {
    this.#notice(told, ["Undo", () => this.#show(bringBack())], ["All right", () => {}]);
  }

  #reset() {
    if (this.#conflict) {
      return;
    }
    const { unit } = this.#data;
    const there = store.code(unit) !== null;
    store.reset(unit);
    this.#show(null);
    if (there) {
      this.#offerUndo("The stub is back.", () => store.undo(unit));
    }
  }

  #put(code, told) {
    const { unit } = this.#data;
    const there = store.code(unit) !== null;
    store.replace(unit, code);
    this.#show(code);
    this.#offerUndo(told, () => {
      if (there) {
        return store.undo(unit);
      }
      store.reset(unit);
      return null;
    });
  }

  #download() {
    const address = URL.createObjectURL(new Blob([this.#editor.code], { type: "text/x-python" }));
    element("a", { href: address, download: this.#data.file }).click();
    URL.revokeObjectURL(address);
  }

  async #upload() {
    const { file: input } = this.#parts;
    const [file] = input.files;
    input.value = "";
    if (!file || this.#conflict) {
      return;
    }
    const refuse = (why) => this.#notice(`${file.name} ${why} Nothing has changed.`, ["All right", () => {}]);
    if (!file.name.endsWith(".py")) {
      refuse("is no Python file: its name should end in .py.");
    } else if (file.size > LARGEST_FILE) {
      refuse("is larger than 256 kB.");
    } else {
      try {
        const text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
        if (text.includes("\0")) {
          throw new TypeError("no text");
        }
        this.#put(text.replace(/\r\n?/g, "\n"), `${file.name} is in the editor.`);
      } catch {
        refuse("is not UTF-8 text. Save it as UTF-8.");
      }
    }
  }

  #changedElsewhere() {
    const { unit, stub } = this.#data;
    if (!this.#editor) {
      return;
    }
    if ((store.code(unit) ?? stub) === this.#editor.code) {
      this.#revision = store.revision(unit);
      this.#settled();
      return;
    }
    this.#conflict = true;
    this.#showStorage();
    this.#notice(
      "Another tab has changed this unit. Which one do you want to go on with?",
      [
        "Take that one",
        () => {
          this.#conflict = false;
          this.#show(store.code(unit));
        },
      ],
      [
        "Keep mine",
        () => {
          this.#conflict = false;
          this.#revision = store.revision(unit);
          this.#changed(this.#editor.code);
        },
      ],
    );
  }

  /** The tabs agree again, without a choice. */
  #settled() {
    if (this.#conflict) {
      this.#conflict = false;
      this.#parts.notices.replaceChildren();
    }
    this.#showStorage();
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
