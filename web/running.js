// What runs in the panel: one thing at a time, whichever tab has asked for it.

import { element } from "./element.js";
import { Runner } from "./runner.js";

/** Why a run did not come to its end; `kept` says of which work that nothing is lost. */
export function whyStopped({ why, problem }, kept = "Your code is as it was.") {
  const reasons = { time: "Stopped after 10 seconds: is there a loop that never ends?", crashed: problem };
  return `${reasons[why] ?? "Stopped."} ${kept}`;
}

/** The runner, and the tabs' lines that say what it does. */
export class Running {
  #lines = [];

  constructor(base) {
    this.runner = new Runner({ base });
  }

  get busy() {
    return this.#lines.some((line) => line.doing);
  }

  /** The buttons, the line and the bar of a tab. `label` is on its button, which calls `onRun`. */
  line(label, onRun) {
    const line = new Line(label, onRun, () => this.runner.stop());
    this.#lines.push(line);
    line.showBusy(this.busy);
    return line;
  }

  /** Loads the engine, and tells in `line` how far it is. */
  async load(line) {
    try {
      await this.runner.load((progress) => line.showProgress(progress));
      if (!this.busy) {
        line.say("Ready to run.");
      }
    } catch (error) {
      line.bar.hidden = true;
      line.say(error.message, "red");
    }
  }

  /**
   * Does `work`, to which it gives options for the runner, while Stop can be pressed; `doing` says meanwhile in `line`
   * what is done. Gives what `work` gives, or null where something else is being done or the engine can't be loaded.
   */
  async during(line, doing, work) {
    if (this.busy) {
      return null;
    }
    line.doing = doing;
    this.#showBusy();
    try {
      return await work({ onProgress: (progress) => line.showProgress(progress) });
    } catch (error) {
      line.say(error.message, "red");
      return null;
    } finally {
      line.ended();
      this.#showBusy();
    }
  }

  #showBusy() {
    for (const line of this.#lines) {
      line.showBusy(this.busy);
    }
  }
}

class Line {
  /** What its tab does, in a sentence; empty where that is nothing. */
  doing = "";
  #ran = false; // whether anything has run or was stopped

  constructor(label, onRun, onStop) {
    const button = (text, onclick, kind) =>
      element("button", { type: "button", class: `md-button ${kind}`, onclick }, text);
    this.run = button(label, onRun, "md-button--primary");
    this.stop = button("Stop", onStop, "solve__stop");
    this.summary = element("p", { class: "solve__summary", role: "status" });
    this.bar = element("progress", { max: 1, value: 0, "aria-label": "Loading Python", hidden: true });
    /** The buttons that start something. */
    this.starts = [this.run];
  }

  say(text, kind = "") {
    this.summary.textContent = text;
    this.summary.className = `solve__summary ${kind && `solve__summary--${kind}`}`;
  }

  showBusy(busy) {
    if (!busy && document.activeElement === this.stop) {
      this.run.focus();
    }
    this.stop.hidden = !busy;
    for (const button of this.starts) {
      button.setAttribute("aria-disabled", String(busy));
    }
  }

  showProgress({ step, done }) {
    this.bar.hidden = done >= 1;
    this.bar.value = done;
    const text = done < 1 ? `${step}…` : this.doing;
    // After a run was stopped, loading goes on, and must not take the place of what is said of that run.
    if (text && (this.doing || !this.#ran) && this.summary.textContent !== text) {
      this.say(text);
    }
  }

  ended() {
    this.doing = "";
    this.#ran = true;
    this.bar.hidden = true;
  }
}
