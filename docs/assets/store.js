// What the site keeps in the reader's browser: the code of each unit, the reader's own tests of it, what became of its
// stages and of the game with those tests, answered quizzes.
//
// Every page and tab reads and writes localStorage itself, so nothing has to be told from tab to tab. A saved text
// has a revision, and a new text builds on the one that its page has seen, so that one tab never overwrites another in
// silence.

const VERSION = 1;

// Two copies of the site on one host don't mix: this file is SITE/assets/store.js.
const SITE = new URL("..", import.meta.url).pathname;
const PREFIX = `kata:${SITE}:`;

const REFUSED =
  "This browser does not let the site keep anything. What you write is lost when you leave the page: " +
  "download it first.";
const FULL =
  "The place that this browser gives the site is full. What you write is lost when you leave the page: " +
  "download it first.";

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const allOf = (value, type) => isObject(value) && Object.values(value).every((part) => typeof part === type);
const isText = (value) => value === null || typeof value === "string";

const isKeptText = (entry) => isText(entry.code) && typeof entry.revision === "string";
const isCopy = (entry) => isText(entry.code);
// What an entry of each kind must look like; any other is set aside. Copies for undo begin with "undo".
const FORMS = {
  code: isKeptText,
  undo: isCopy,
  tests: isKeptText,
  undotests: isCopy,
  results: (entry) =>
    allOf(entry.stages, "string") &&
    allOf(entry.hintsTaken, "number") &&
    ["green", "solved", "gaveUp"].every((name) => typeof entry[name] === "boolean") &&
    typeof entry.changed === "number",
  bugs: (entry) => allOf(entry.hints, "number") && ["caught", "of"].every((name) => typeof entry[name] === "number"),
  quiz: (entry) => allOf(entry.answers, "string"),
};
const isUndo = (kind) => kind.startsWith("undo");

/** The entries of localStorage, and in memory those that it does not take. */
class Entries {
  problem = "";
  // key -> {text, over}: `over` is what localStorage had then. Once it has something else, that is the newer one.
  #memory = new Map();

  constructor() {
    this.#raw("");
  }

  /** The entry as it was written, or null where there is none or a broken one, which is set aside. */
  read(kind, unit) {
    const key = `${kind}:${unit}`;
    const text = this.#text(key);
    if (text === null) return null;
    try {
      const entry = JSON.parse(text);
      if (isObject(entry) && entry.version === VERSION && FORMS[kind](entry)) return entry;
    } catch {
      // Not JSON: broken as well.
    }
    this.#setAside(key, text);
    return null;
  }

  write(kind, unit, entry) {
    const key = `${kind}:${unit}`;
    this.#put(key, JSON.stringify({ version: VERSION, ...entry }));
  }

  remove(kind, unit) {
    const key = `${kind}:${unit}`;
    this.#memory.delete(key);
    try {
      localStorage.removeItem(PREFIX + key);
    } catch {
      this.problem = REFUSED;
    }
  }

  /** The units that have an entry of this kind. */
  units(kind) {
    const start = `${kind}:`;
    return [...new Set([...this.#memory.keys(), ...this.#keys()])]
      .filter((key) => key.startsWith(start))
      .map((key) => key.slice(start.length))
      .sort();
  }

  #keys() {
    try {
      return Object.keys(localStorage)
        .filter((key) => key.startsWith(PREFIX))
        .map((key) => key.slice(PREFIX.length));
    } catch {
      return [];
    }
  }

  #raw(key) {
    try {
      return localStorage.getItem(PREFIX + key);
    } catch {
      this.problem = REFUSED;
      return null;
    }
  }

  #text(key) {
    const raw = this.#raw(key);
    const kept = this.#memory.get(key);
    if (kept === undefined) return raw;
    if (kept.over === raw) return kept.text;
    this.#memory.delete(key);
    return raw;
  }

  #put(key, text) {
    for (;;) {
      try {
        localStorage.setItem(PREFIX + key, text);
        this.#memory.delete(key);
        this.problem = "";
        return;
      } catch (error) {
        const full = error?.name === "QuotaExceededError";
        if (full && this.#dropOldestUndo(key)) continue;
        this.problem = full ? FULL : REFUSED;
        this.#memory.set(key, { text, over: this.#raw(key) });
        return;
      }
    }
  }

  /** Makes room by the copy for undo that is oldest, `key` aside; false where there is none. */
  #dropOldestUndo(key) {
    const age = (other) => {
      try {
        return JSON.parse(this.#raw(other)).changed || 0;
      } catch {
        return 0;
      }
    };
    const [oldest] = this.#keys()
      .filter((other) => isUndo(other) && other !== key)
      .sort((one, other) => age(one) - age(other));
    if (oldest === undefined) return false;
    localStorage.removeItem(PREFIX + oldest);
    return true;
  }

  /** A broken entry leaves its place and stays to be looked at: nothing of the reader's is thrown away. */
  #setAside(key, text) {
    const [kind, unit] = key.split(":");
    let number = 1;
    while (this.#raw(`bad${number}:${unit}`) !== null) number += 1;
    // First away, then back under a name that is no longer: so it fits where the place is full.
    this.remove(kind, unit);
    this.#put(`bad${number}:${unit}`, text);
    this.problem ||=
      `What was kept in this browser for ${unit} can't be read. It is set aside there under the name ` +
      `${PREFIX}bad${number}:${unit}.`;
  }
}

const NO_RESULTS = {
  version: VERSION,
  stages: {},
  green: false,
  solved: false,
  hintsTaken: {},
  gaveUp: false,
  changed: 0,
};

/** The texts of one kind, one for each unit: its code, or the reader's own tests of it. */
class Texts {
  #entries;
  #copies; // the kind of the copies for undo
  #tell;
  #onReplace;
  // unit -> the revision that this page has last read or written
  #seen = new Map();

  constructor(entries, what, copies, tell, onReplace = () => {}) {
    this.#entries = entries;
    this.what = what;
    this.#copies = copies;
    this.#tell = tell;
    this.#onReplace = onReplace;
  }

  /** The unit's text as the reader has written it; null where there is none. `unit` is the folder, "04_kind". */
  text(unit) {
    this.#seen.set(unit, this.revision(unit));
    return this.#text(unit);
  }

  #text(unit) {
    return this.#entries.read(this.what, unit)?.code ?? null;
  }

  /** Which version of the text is kept; empty where none ever was. */
  revision(unit) {
    return this.#entries.read(this.what, unit)?.revision ?? "";
  }

  /**
   * Keeps the text of a unit, made from the version `revision`: unless told, the last that this page has read by
   * `text` or saved.
   *
   * Where another tab has saved since, nothing is kept, and the answer is {saved: false, other: its text (null: it
   * was reset), revision: its revision}; save again with that revision to put this text in its place. Else it is
   * {saved: true, revision: the new one}. A browser that refuses is told by `problem`; the text is then kept as long
   * as the page is open.
   */
  save(unit, text, revision = this.#seen.get(unit) ?? "") {
    const there = this.#entries.read(this.what, unit);
    if (there && there.code === text) {
      this.#seen.set(unit, there.revision);
      return { saved: true, revision: there.revision };
    }
    // Where there is nothing (any more), nothing can be lost.
    if (there && there.revision !== revision) {
      return { saved: false, other: there.code, revision: there.revision };
    }
    return { saved: true, revision: this.#write(unit, text) };
  }

  #write(unit, code) {
    const revision = Date.now().toString(36) + Math.random().toString(36).slice(2, 10);
    this.#entries.write(this.what, unit, { code, revision });
    this.#seen.set(unit, revision);
    this.#tell(unit, "this tab", this.what);
    return revision;
  }

  /** Forgets the text, which stays for `undo` until the next reset. Gives the new revision. */
  reset(unit) {
    return this.replace(unit, null);
  }

  /** Puts `text` in place of what is there, whatever that is, and keeps that for `undo`. Gives the new revision. */
  replace(unit, text) {
    const old = this.#text(unit);
    if (old === text) return this.revision(unit);
    if (old !== null) this.#entries.write(this.#copies, unit, { code: old, changed: Date.now() });
    const revision = this.#write(unit, text);
    this.#onReplace(unit);
    return revision;
  }

  /** Whether `undo` has something to bring back. */
  canUndo(unit) {
    return this.#entries.read(this.#copies, unit) !== null;
  }

  /**
   * Brings back the text from before the last reset, and gives it; null where there is none to bring back. What was
   * written since takes its place: a second undo brings that back.
   */
  undo(unit) {
    const kept = this.#entries.read(this.#copies, unit);
    if (kept === null) return null;
    this.#entries.remove(this.#copies, unit);
    this.replace(unit, kept.code);
    return kept.code;
  }

  /** The folders of all units whose text is kept. */
  units() {
    return this.#entries.units(this.what).filter((unit) => this.#text(unit) !== null);
  }

  /** The folders of all units whose text is kept, or was read or written by this page. */
  known() {
    return [...this.#entries.units(this.what), ...this.#seen.keys()];
  }
}

class Store {
  #entries = new Entries();
  #listeners = new Set();

  constructor() {
    const tell = (...change) => this.#tell(...change);
    const forgetStages = (unit) => {
      if (this.#entries.read("results", unit)) this.saveResults(unit, { stages: {}, green: false });
    };
    /** The code of the units. */
    this.codes = new Texts(this.#entries, "code", "undo", tell, forgetStages);
    /** The reader's own tests of the units. */
    this.tests = new Texts(this.#entries, "tests", "undotests", tell);
    addEventListener("storage", (event) => {
      // No key: everything was cleared.
      if (event.key === null) this.#tellAll();
      else if (event.key.startsWith(PREFIX)) {
        const [what, unit] = event.key.slice(PREFIX.length).split(":");
        if (what in FORMS && !isUndo(what)) this.#tell(unit, "another tab", what);
      }
    });
    // A page that comes back by the browser's Back button was not told what happened meanwhile.
    addEventListener("pageshow", (event) => event.persisted && this.#tellAll());
  }

  /** A sentence where the browser keeps nothing or something kept can't be read; empty where all is well. */
  get problem() {
    return this.#entries.problem;
  }

  // The units' code, by short names: see Texts.

  code(unit) {
    return this.codes.text(unit);
  }

  revision(unit) {
    return this.codes.revision(unit);
  }

  save(unit, code, revision) {
    return this.codes.save(unit, code, revision);
  }

  /** Forgets the stages too, as `replace` does. */
  reset(unit) {
    return this.codes.reset(unit);
  }

  replace(unit, code) {
    return this.codes.replace(unit, code);
  }

  canUndo(unit) {
    return this.codes.canUndo(unit);
  }

  undo(unit) {
    return this.codes.undo(unit);
  }

  units() {
    return this.codes.units();
  }

  /**
   * What became of the unit: `stages` is {name: status} in the order of the report, with its statuses ("passed",
   * "wrong", "waiting" ...), `green` whether all have passed, `solved` whether they ever have, `hintsTaken` how many
   * hints are open by stage name, `gaveUp` whether the solution was asked for, `changed` when, in milliseconds.
   */
  results(unit) {
    const { version, ...results } = this.#entries.read("results", unit) ?? NO_RESULTS;
    return results;
  }

  /** Puts what `results` names in place of what is kept, and leaves the rest. A hint taken stays taken. */
  saveResults(unit, results) {
    const old = this.results(unit);
    const hintsTaken = { ...old.hintsTaken };
    for (const [stage, number] of Object.entries(results.hintsTaken ?? {})) {
      hintsTaken[stage] = Math.max(number, hintsTaken[stage] ?? 0);
    }
    const solved = old.solved || Boolean(results.green);
    const gaveUp = old.gaveUp || Boolean(results.gaveUp);
    const changed = Date.now();
    this.#entries.write("results", unit, { ...old, ...results, hintsTaken, solved, gaveUp, changed });
    this.#tell(unit, "this tab", "results");
  }

  /**
   * What became of the game with the reader's own tests: `caught` is the most bugs that they have caught, `of` how many
   * there are (0: nobody has played), `hints` how many hints are open by the bug's number.
   */
  bugs(unit) {
    const { caught, of, hints } = this.#entries.read("bugs", unit) ?? { caught: 0, of: 0, hints: {} };
    return { caught, of, hints };
  }

  /** Keeps a result of the game if it is the best, and hints taken. Another number of bugs makes it another game. */
  saveBugs(unit, { caught = 0, of = 0, hints = {} }) {
    const old = this.bugs(unit);
    const best = of && of !== old.of ? { caught, of } : { caught: Math.max(caught, old.caught), of: old.of };
    const taken = { ...old.hints };
    for (const [bug, number] of Object.entries(hints)) taken[bug] = Math.max(number, taken[bug] ?? 0);
    this.#entries.write("bugs", unit, { ...best, hints: taken });
    this.#tell(unit, "this tab", "bugs");
  }

  /** The answers given to a page's quizzes: {question: choice}, both as text. */
  answers(unit) {
    return this.#entries.read("quiz", unit)?.answers ?? {};
  }

  /** Keeps the choice for a question; null takes it back. */
  saveAnswer(unit, question, choice) {
    const answers = { ...this.answers(unit), [question]: choice };
    if (choice === null) delete answers[question];
    this.#entries.write("quiz", unit, { answers });
    this.#tell(unit, "this tab", "quiz");
  }

  /**
   * Calls `callback(unit, from, what)` after each change: `from` is "this tab" or "another tab", `what` is "code",
   * "tests", "results", "bugs" or "quiz". Gives a function that ends it.
   */
  onChange(callback) {
    this.#listeners.add(callback);
    return () => this.#listeners.delete(callback);
  }

  #tell(unit, from, what) {
    for (const callback of [...this.#listeners]) callback(unit, from, what);
  }

  #tellAll() {
    for (const what of Object.keys(FORMS).filter((kind) => !isUndo(kind))) {
      const units = new Set([...this.#entries.units(what), ...this.codes.known(), ...this.tests.known()]);
      for (const unit of units) this.#tell(unit, "another tab", what);
    }
  }
}

export const store = new Store();
