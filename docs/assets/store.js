// What the site keeps in the reader's browser: the code of each unit, what became of its stages, answered quizzes.
//
// Every page and tab reads and writes localStorage itself, so nothing has to be told from tab to tab. A saved code
// has a revision, and a new code builds on the one that its page has seen, so that one tab never overwrites another in
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

// What an entry of each kind must look like; any other is set aside.
const FORMS = {
  code: (entry) => isText(entry.code) && typeof entry.revision === "string",
  undo: (entry) => isText(entry.code),
  results: (entry) =>
    allOf(entry.stages, "string") &&
    allOf(entry.hintsTaken, "number") &&
    ["green", "solved", "gaveUp"].every((name) => typeof entry[name] === "boolean") &&
    typeof entry.changed === "number",
  quiz: (entry) => allOf(entry.answers, "string"),
};

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
      .filter((other) => other.startsWith("undo:") && other !== key)
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

class Store {
  #entries = new Entries();
  #listeners = new Set();
  // unit -> the revision that this page has last read or written
  #seen = new Map();

  constructor() {
    addEventListener("storage", (event) => {
      // No key: everything was cleared.
      if (event.key === null) this.#tellAll();
      else if (event.key.startsWith(PREFIX)) {
        const [what, unit] = event.key.slice(PREFIX.length).split(":");
        if (what in FORMS && what !== "undo") this.#tell(unit, "another tab", what);
      }
    });
    // A page that comes back by the browser's Back button was not told what happened meanwhile.
    addEventListener("pageshow", (event) => event.persisted && this.#tellAll());
  }

  /** A sentence where the browser keeps nothing or something kept can't be read; empty where all is well. */
  get problem() {
    return this.#entries.problem;
  }

  /** The unit's code as the reader has written it; null where there is none. `unit` is the folder, "04_kind". */
  code(unit) {
    this.#seen.set(unit, this.revision(unit));
    return this.#code(unit);
  }

  #code(unit) {
    return this.#entries.read("code", unit)?.code ?? null;
  }

  /** Which version of the code is kept; empty where none ever was. */
  revision(unit) {
    return this.#entries.read("code", unit)?.revision ?? "";
  }

  /**
   * Keeps the code of a unit, made from the version `revision`: unless told, the last that this page has read by
   * `code` or saved.
   *
   * Where another tab has saved since, nothing is kept, and the answer is {saved: false, other: its code (null: it
   * was reset), revision: its revision}; save again with that revision to put this code in its place. Else it is
   * {saved: true, revision: the new one}. A browser that refuses is told by `problem`; the code is then kept as long
   * as the page is open.
   */
  save(unit, code, revision = this.#seen.get(unit) ?? "") {
    const there = this.#entries.read("code", unit);
    if (there && there.code === code) {
      this.#seen.set(unit, there.revision);
      return { saved: true, revision: there.revision };
    }
    // Where there is nothing (any more), nothing can be lost.
    if (there && there.revision !== revision) {
      return { saved: false, other: there.code, revision: there.revision };
    }
    return { saved: true, revision: this.#write(unit, code) };
  }

  #write(unit, code) {
    const revision = Date.now().toString(36) + Math.random().toString(36).slice(2, 10);
    this.#entries.write("code", unit, { code, revision });
    this.#seen.set(unit, revision);
    this.#tell(unit, "this tab", "code");
    return revision;
  }

  /** Forgets the code and the stages. The code stays for `undo` until the next reset. Gives the new revision. */
  reset(unit) {
    return this.replace(unit, null);
  }

  /** Puts `code` in place of what is there, whatever that is, and keeps that for `undo`. Gives the new revision. */
  replace(unit, code) {
    const old = this.#code(unit);
    if (old === code) return this.revision(unit);
    if (old !== null) this.#entries.write("undo", unit, { code: old, changed: Date.now() });
    const revision = this.#write(unit, code);
    if (this.#entries.read("results", unit)) this.saveResults(unit, { stages: {}, green: false });
    return revision;
  }

  /** Whether `undo` has something to bring back. */
  canUndo(unit) {
    return this.#entries.read("undo", unit) !== null;
  }

  /**
   * Brings back the code from before the last reset, and gives it; null where there is none to bring back. What was
   * written since takes its place: a second undo brings that back.
   */
  undo(unit) {
    const kept = this.#entries.read("undo", unit);
    if (kept === null) return null;
    this.#entries.remove("undo", unit);
    this.replace(unit, kept.code);
    return kept.code;
  }

  /** The folders of all units whose code is kept. */
  units() {
    return this.#entries.units("code").filter((unit) => this.#code(unit) !== null);
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
   * "results" or "quiz". Gives a function that ends it.
   */
  onChange(callback) {
    this.#listeners.add(callback);
    return () => this.#listeners.delete(callback);
  }

  #tell(unit, from, what) {
    for (const callback of [...this.#listeners]) callback(unit, from, what);
  }

  #tellAll() {
    for (const what of ["code", "results", "quiz"]) {
      const units = new Set([...this.#entries.units(what), ...this.#seen.keys()]);
      for (const unit of units) this.#tell(unit, "another tab", what);
    }
  }
}

export const store = new Store();
