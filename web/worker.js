// Runs Python, away from the page: a loop that never ends holds up nobody, and the page can end it.

/** What the student's code needs of JavaScript, and what Python itself does: no network, no storage, no page. */
const ALLOWED = ["Object", "Array", "Map", "Set", "Promise", "Uint8Array", "Error", "Date", "Math", "JSON",
  "setTimeout", "clearTimeout", "setInterval", "clearInterval", "queueMicrotask", "performance", "console"];
const CLOSED = ["fetch", "XMLHttpRequest", "WebSocket", "EventSource", "WebTransport", "Worker", "importScripts",
  "indexedDB", "caches", "BroadcastChannel"];
const ARCHIVES = ["packages", "kata", "units"];
/** What Python may take of the memory, in bytes: then the student's code ends with a MemoryError. */
const MOST = 512 * 1024 * 1024;
/** What the browsers call it when calls go too deep. */
const TOO_DEEP = /call stack|too much recursion/i;

let python, engine;

const grow = WebAssembly.Memory.prototype.grow;
WebAssembly.Memory.prototype.grow = function (pages) {
  if (this.buffer.byteLength + pages * 65536 > MOST) throw new RangeError("memory");
  return grow.call(this, pages);
};

self.onmessage = async ({ data }) => {
  const { id, what } = data;
  const tell = (kind, value) => self.postMessage({ id, kind, value });
  try {
    if (what === "load") {
      await load(data, (step, done) => tell("progress", { step, done }));
      tell("result", null);
      return;
    }
    const event = (text) => tell("event", JSON.parse(text));
    const text = what === "test" ? engine.test(data.unit, data.code, event)
      : what === "bugs" ? engine.bugs(data.unit, data.tests, event)
      : engine.run(data.unit, data.code, JSON.stringify(data.options));
    tell("result", { ...JSON.parse(text), memory: python._module.HEAPU8.length });
  } catch (error) {
    tell("error", sentence(error));
  }
};

/** An error in one line: of a traceback of Python, the last one. */
function sentence(error) {
  const text = String(error?.message ?? error).trim();
  if (TOO_DEEP.test(text)) return "RecursionError: a function calls itself without end";
  return error?.constructor?.name === "PythonError" ? text.split("\n").pop() : text;
}

async function load({ files, base }, progress) {
  const url = (name) => new URL(files[name], base).href;
  let fail;
  // Python itself waits for ever for a file that does not come and for code that this browser can't take.
  const failure = new Promise((_, reject) => { fail = reject; });
  const fetched = counted(files.bytes, (done) => progress("Loading Python", done * 0.8), fail);
  const { fetch, WebAssembly: { instantiateStreaming } } = self;
  progress("Loading Python", 0);
  const zips = Promise.all(ARCHIVES.map(async (name) => (await fetched(url(name))).arrayBuffer()));
  zips.catch(fail);
  self.fetch = fetched;
  WebAssembly.instantiateStreaming = (...given) => {
    const made = instantiateStreaming(...given);
    made.catch((error) => fail(new Error(`this browser can't run Python (${error.message})`)));
    return made;
  };
  let archives;
  try {
    const loading = import(url("pyodide") + "pyodide.js").then(({ loadPyodide }) => loadPyodide({
      indexURL: url("pyodide"),
      jsglobals: Object.fromEntries(ALLOWED.map((name) => [name, self[name]])),
      stdout: () => {},
      stderr: () => {},
    }));
    [python, archives] = await Promise.race([failure, Promise.all([loading, zips])]);
  } finally {
    Object.assign(self, { fetch });
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
  progress("Unpacking pytest and the units", 0.85);
  const [packages, kata, units] = archives;
  const library = python.runPython("import sysconfig; sysconfig.get_path('purelib')");
  python.unpackArchive(packages, "zip", { extractDir: library });
  python.unpackArchive(kata, "zip", { extractDir: library });
  python.unpackArchive(units, "zip", { extractDir: "/kata" });
  progress("Starting pytest", 0.9);
  engine = python.pyimport("kata_page");
  engine.start();
  close();
  // What Python says of its own end is told in the page, and in other words.
  console.error = () => {};
  progress("Ready", 1);
}

/** A fetch that tells what part of all bytes has come; what does not come, or not whole, it tells to `fail`. */
function counted(all, progress, fail) {
  const original = self.fetch.bind(self);
  let come = 0;
  return async (address, options) => {
    const name = fileName(address);
    const failed = (why = "") => {
      const error = new Error(`${name} did not come${why}`);
      fail(error);
      return error;
    };
    const response = await original(address, options).catch(() => { throw failed(); });
    if (!response.ok) throw failed(` (${response.status})`);
    const reader = response.body.getReader();
    const body = new ReadableStream({
      async pull(controller) {
        const { done, value } = await reader.read().catch(() => { throw failed(" whole"); });
        if (done) return controller.close();
        come += value.length;
        progress(Math.min(1, come / all));
        controller.enqueue(value);
      },
    });
    // Not every server knows the type, without which it would be loaded twice.
    const headers = name.endsWith(".wasm") ? { "Content-Type": "application/wasm" } : response.headers;
    return new Response(body, { headers });
  };
}

const fileName = (address) => new URL(String(address?.url ?? address)).pathname.split("/").pop();

/** Takes the ways out of this worker away. It is the student's own browser: this keeps units from needing a network. */
function close() {
  for (const name of CLOSED) {
    for (let owner = self; owner; owner = Object.getPrototypeOf(owner)) {
      if (Object.hasOwn(owner, name)) delete owner[name];
    }
  }
}
