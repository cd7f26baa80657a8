// The page's side of the engine: it starts the worker in which Python runs, asks it, and ends it where need be.

/* global ENGINE */ // put in by the build: the names of the engine's files, and how many bytes they are

/** How long a test, or a program, may go without a sign of life: as long as on the command line. */
const SECONDS = 10;

/** How long a mistake may be looked for in a run that is over but for that. */
const SECONDS_FOR_A_NAME = 5;

/** Memory that Python has taken, in bytes, it never gives back: above this, a new worker takes over. */
const WORN = 256 * 1024 * 1024;

const STOPPED = { stopped: true, why: "stopped" };

/**
 * Runs the units' tests and programs, and students' own tests. Nothing is loaded before `load`, or the first `test`,
 * `run` or `bugs`.
 *
 * A result of `test` is `{report, output, memory, stopped: false}`, one of `run` is `{output, error, exitCode, unread,
 * wantsMore, memory, stopped: false}`, one of `bugs` is `{report, memory, stopped: false}`. What did not come to its
 * end is `{stopped: true, why, during}`: `why` is "stopped" (by `stop`), "time", or "crashed" (`problem` is a
 * sentence), `during` the test, as in "TestPair::test_a_pair". The calls reject with an Error, a sentence in its message, where the engine can't be
 * loaded; the next call tries again.
 */
export class Runner {
  #base;
  #seconds;
  #worker = null;
  #loading = null; // a promise while it loads and afterwards
  #listeners = new Set();
  #progress = { step: "Loading Python", done: 0 };
  #waiting = new Map(); // id -> {resolve, reject, onEvent}
  #last = 0;
  #turn = Promise.resolve();
  #end = () => {}; // ends the running call
  #stops = 0;

  constructor({ base = new URL("./", import.meta.url), seconds = SECONDS } = {}) {
    this.#base = new URL(base, globalThis.document?.baseURI ?? import.meta.url).href;
    this.#seconds = seconds;
  }

  /** Loads the engine. `onProgress({step, done})` hears how far it is, `done` from 0 to 1. A second call is free. */
  load(onProgress = () => {}) {
    this.#listeners.add(onProgress);
    onProgress(this.#progress);
    this.#loading ??= this.#start();
    return this.#loading.finally(() => this.#listeners.delete(onProgress));
  }

  /** Runs the unit's tests on `code`. `onTest({stage, test})` hears of each test that has ended. `onStage(name,
   * tests)` hears of each stage with its tests, when the last of them has ended. */
  test(unit, code, { onStage, onTest, onProgress } = {}) {
    const stages = new Stages(onStage);
    let told = null; // the result, as it is before a mistake has been looked for in it
    const hear = (event) => {
      if (event.report) told = event;
      if (!event.stage) return;
      onTest?.(event);
      stages.add(event);
    };
    const end = (value) => {
      if (value.stopped && !told) return value;
      stages.end();
      return value.stopped ? { ...told, memory: 0, stopped: false } : value;
    };
    return this.#inTurn({ what: "test", unit, code }, onProgress, hear, end);
  }

  /** Runs `code` as the unit's program. Its input() reads the lines of `typed`; `files` (name -> text) lie beside it;
   * with the same `seed`, random draws the same again. */
  run(unit, code, { typed = [], arguments: given = [], files = {}, seed = null, onProgress } = {}) {
    const options = { typed, arguments: given, files, seed };
    return this.#inTurn({ what: "run", unit, code, options }, onProgress);
  }

  /** Runs the student's own `tests` on the unit's answers. `onAttempt({done, of})` hears of each answer that is done.
   * Where a test did not end, the result has its `title`, and `neverEnds` says so. */
  bugs(unit, tests, { onProgress, onAttempt } = {}) {
    let begun = {};
    const hear = (event) => {
      if (event.begins) begun = { title: event.title, neverEnds: event.neverEnds };
      else onAttempt?.(event);
    };
    const end = (value) => (value.why === "time" ? { ...value, ...begun } : value);
    return this.#inTurn({ what: "bugs", unit, tests }, onProgress, hear, end);
  }

  /** Ends what runs, at once, and what waits for its turn; a new worker gets ready meanwhile. */
  stop() {
    this.#stops += 1;
    this.#end(STOPPED);
  }

  #inTurn(message, onProgress, onEvent = () => {}, onEnd = (value) => value) {
    const stops = this.#stops;
    const call = () => (stops === this.#stops ? this.#call(message, onProgress, onEvent) : STOPPED);
    const result = this.#turn.then(call).then(onEnd);
    this.#turn = result.catch(() => {});
    return result;
  }

  #call(message, onProgress, onEvent) {
    return new Promise((resolve, reject) => {
      let timer = 0;
      let during = "";
      let runs = false;
      const settle = (value) => {
        clearTimeout(timer);
        this.#end = () => {};
        resolve(value);
      };
      this.#end = (why) => {
        if (runs) this.#replace();
        settle(why);
      };
      const end = this.#end;
      const wait = (seconds = this.#seconds) => {
        clearTimeout(timer);
        timer = setTimeout(() => this.#end({ stopped: true, why: "time", during }), seconds * 1000);
      };
      const hear = (event) => {
        during = event.begins ?? during;
        wait(event.report ? SECONDS_FOR_A_NAME : this.#seconds);
        onEvent(event);
      };
      this.load(onProgress)
        .then(() => {
          if (this.#end !== end) return; // stopped meanwhile
          runs = true;
          wait();
          this.#ask(message, hear).then(
            ({ problem, ...value }) => {
              if (value.memory > WORN) this.#replace();
              settle(problem ? { stopped: true, why: "crashed", problem, during } : { ...value, stopped: false });
            },
            (error) => {
              if (error.gone) return; // ended by us, which has been told
              this.#replace();
              const problem = `Your code has ended Python itself (${error.message}). A new one is ready.`;
              settle({ stopped: true, why: "crashed", problem, during });
            },
          );
        })
        .catch((error) => {
          clearTimeout(timer);
          this.#end = () => {};
          reject(error);
        });
    });
  }

  async #start() {
    try {
      if (!globalThis.WebAssembly || !globalThis.Worker) throw new Error("this browser has no WebAssembly");
      const worker = new Worker(new URL(ENGINE.worker, this.#base), { type: "module", name: "kata" });
      this.#worker = worker;
      worker.onmessage = ({ data }) => worker === this.#worker && this.#hear(data);
      worker.onerror = (event) => {
        event.preventDefault();
        if (worker === this.#worker) this.#fail(new Error(event.message || "its worker did not come"));
      };
      await this.#ask({ what: "load", files: ENGINE, base: this.#base }, () => {});
    } catch (error) {
      if (!error.gone) this.#drop();
      throw new Error(`The engine could not be loaded: ${error.message}. Try again, or reload the page.`);
    }
  }

  #ask(message, onEvent) {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, onEvent });
      this.#worker.postMessage({ id, ...message });
    });
  }

  #hear({ id, kind, value }) {
    if (kind === "progress") {
      this.#progress = value;
      for (const listener of this.#listeners) listener(value);
      return;
    }
    const call = this.#waiting.get(id);
    if (!call) return;
    if (kind === "event") {
      call.onEvent(value);
      return;
    }
    this.#waiting.delete(id);
    if (kind === "result") call.resolve(value);
    else call.reject(new Error(value));
  }

  #fail(error) {
    const calls = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const call of calls) call.reject(error);
  }

  /** Ends the worker; who waits for it is told. */
  #drop() {
    this.#worker?.terminate();
    this.#worker = null;
    this.#loading = null;
    this.#progress = { step: "Loading Python", done: 0 };
    this.#fail(Object.assign(new Error("it was stopped"), { gone: true }));
  }

  #replace() {
    this.#drop();
    this.load().catch(() => {}); // told to whoever runs something next
  }
}

/** Gathers tests by stage, and tells of a stage when its last test has ended: when another stage begins. */
class Stages {
  #onStage;
  #name = "";
  #tests = [];

  constructor(onStage = () => {}) {
    this.#onStage = onStage;
  }

  add({ stage, test }) {
    if (stage !== this.#name) this.end();
    this.#name = stage;
    this.#tests.push(test);
  }

  end() {
    if (this.#tests.length) this.#onStage(this.#name, this.#tests);
    this.#tests = [];
  }
}
