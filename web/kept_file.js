// A file in an editor: kept in the browser at once, put back to its start, taken down and up, changed in two tabs.

import { store } from "../docs/assets/store.js";
import { element } from "./element.js";

const LARGEST_FILE = 256 * 1024;

export class KeptFile {
  #unit;
  #texts; // where the store keeps it
  #name;
  #start; // its text before anybody has written in it
  #words;
  #onShow;
  #editor = null;
  #revision = ""; // of the text that this tab builds on
  #conflict = false; // whether another tab has changed the file and the student has not chosen yet
  #saved = element("span", { class: "solve__saved", role: "status" });
  #input = element("input", { type: "file", accept: ".py", hidden: true, onchange: () => this.#upload() });

  /**
   * The file `name` of a unit, one of the store's `texts`, which begins with the text `start`. `words` say what a reset
   * is called (`reset`), that it was done (`isBack`, or `wasReset` when one comes back), and that another tab has
   * changed the file (`elsewhere`). `onShow()` is called when another text was put in.
   */
  constructor({ unit, texts, name, start, words, onShow }) {
    this.#unit = unit;
    this.#texts = texts;
    this.#name = name;
    this.#start = start;
    this.#words = words;
    this.#onShow = onShow;
    const button = (text, onclick) =>
      element("button", { type: "button", class: "md-button solve__small", onclick }, text);
    /** The line above the editor, the notices below that, the place of the editor, and the buttons. */
    this.bar = element("div", { class: "solve__bar" }, element("span", { class: "solve__file" }, name), this.#saved);
    this.notices = element("div", { class: "solve__notices" });
    this.host = element("div", { class: "solve__editor" });
    this.tools = element(
      "span",
      { class: "solve__tools" },
      button(words.reset, () => this.#reset()),
      button("Download", () => this.#download()),
      button("Upload", () => this.#input.click()),
      this.#input,
    );
    store.onChange((changed, from, what) => {
      if (changed === unit && from === "another tab" && what === texts.what) {
        this.#changedElsewhere();
      }
    });
  }

  /** Puts the editor in. `label`, `describedBy` and `onRun` are the editor's own. */
  open(createEditor, options) {
    this.#revision = this.#texts.revision(this.#unit);
    this.#editor = createEditor({
      parent: this.host,
      code: this.#texts.text(this.#unit) ?? this.#start,
      onChange: (text) => this.#changed(text),
      ...options,
    });
    this.showStorage();
    if (this.#texts.text(this.#unit) === null && this.#texts.canUndo(this.#unit)) {
      this.#offerUndo(this.#words.wasReset, () => this.#texts.undo(this.#unit));
    }
  }

  get text() {
    return this.#editor.code;
  }

  focus() {
    this.#editor.focus();
  }

  /** Marks lines as those that an error came from. */
  mark(lines) {
    this.#editor.mark(lines);
  }

  /** Says whether the file is kept. */
  showStorage() {
    const kept = this.#texts.text(this.#unit) !== null;
    const text = this.#conflict
      ? "Not saved: choose first"
      : store.problem
        ? store.problem
        : kept
          ? "Saved in this browser"
          : "";
    if (this.#saved.textContent !== text) {
      this.#saved.textContent = text;
      this.#saved.classList.toggle("solve__saved--problem", Boolean(this.#conflict || store.problem));
    }
  }

  #changed(text) {
    if (this.#conflict) {
      return;
    }
    const { saved, revision } = this.#texts.save(this.#unit, text, this.#revision);
    if (saved) {
      this.#revision = revision;
      this.showStorage();
    } else {
      this.#changedElsewhere();
    }
  }

  /** A bar with a sentence and buttons, in place of the one before; `choices` are texts and what they do. */
  #notice(text, ...choices) {
    const close = (action) => () => {
      this.notices.replaceChildren();
      action();
      this.#editor.focus();
    };
    this.notices.replaceChildren(
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

  /** Shows what the store has now: `text`, or the start where that is null. */
  #show(text) {
    this.#editor.code = text ?? this.#start;
    this.#revision = this.#texts.revision(this.#unit);
    this.#onShow();
    this.showStorage();
  }

  #offerUndo(told, bringBack) {
    this.#notice(told, ["Undo", () => this.#show(bringBack())], ["All right", () => {}]);
  }

  #reset() {
    if (this.#conflict) {
      return;
    }
    const there = this.#texts.text(this.#unit) !== null;
    this.#texts.reset(this.#unit);
    this.#show(null);
    if (there) {
      this.#offerUndo(this.#words.isBack, () => this.#texts.undo(this.#unit));
    }
  }

  #put(text, told) {
    const there = this.#texts.text(this.#unit) !== null;
    this.#texts.replace(this.#unit, text);
    this.#show(text);
    this.#offerUndo(told, () => {
      if (there) {
        return this.#texts.undo(this.#unit);
      }
      this.#texts.reset(this.#unit);
      return null;
    });
  }

  #download() {
    const address = URL.createObjectURL(new Blob([this.text], { type: "text/x-python" }));
    element("a", { href: address, download: this.#name }).click();
    URL.revokeObjectURL(address);
  }

  async #upload() {
    const [file] = this.#input.files;
    this.#input.value = "";
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
    if (!this.#editor) {
      return;
    }
    if ((this.#texts.text(this.#unit) ?? this.#start) === this.text) {
      this.#revision = this.#texts.revision(this.#unit);
      this.#settled();
      return;
    }
    this.#conflict = true;
    this.showStorage();
    this.#notice(
      `${this.#words.elsewhere} Which one do you want to go on with?`,
      [
        "Take that one",
        () => {
          this.#conflict = false;
          this.#show(this.#texts.text(this.#unit));
        },
      ],
      [
        "Keep mine",
        () => {
          this.#conflict = false;
          this.#revision = this.#texts.revision(this.#unit);
          this.#changed(this.text);
        },
      ],
    );
  }

  /** The tabs agree again, without a choice. */
  #settled() {
    if (this.#conflict) {
      this.#conflict = false;
      this.notices.replaceChildren();
    }
    this.showStorage();
  }
}
