// The road page: how far the reader has come in each unit, where to go on, and all work as a zip.

import { store } from "./store.js";

// What becomes of a stage, in the report's words, as a sign and a word. Every other status is red.
const SIGNS = {
  passed: ["✓", "green"],
  waiting: ["·", "waits for an earlier one"],
  "not run": ["○", "untouched"],
};
const RED = ["✗", "red"];
const UNIT = /(?:^|\/)units\/(\d\d+_(\w+))\/$/;
const LARGEST_ZIP = 50_000_000;

const signOf = (status) =>
  status === undefined ? SIGNS["not run"] : Object.hasOwn(SIGNS, status) ? SIGNS[status] : RED;

const look = (word) => `is-${word.split(" ")[0]}`;

function element(name, attributes = {}, ...children) {
  const made = Object.assign(document.createElement(name), attributes);
  made.append(...children);
  return made;
}

/** A unit's place on the page: its row in the table, and the list of its stages. */
class Unit {
  constructor(folder, row, list) {
    this.folder = folder;
    const link = row.querySelector("a");
    this.number = link.textContent;
    this.link = link.href;
    this.stages = [...list.children].map((item) => item.textContent.trim());
    this.row = element("span", { className: "stages", role: "img" });
    this.game = element("span", { className: "bugs" });
    row.querySelectorAll("a")[1].after(this.row, this.game);
    this.signs = [...list.children].map((item) =>
      item.appendChild(element("span", { className: "stage", role: "img" })),
    );
  }

  show() {
    this.results = store.results(this.folder);
    const statuses = Object.values(this.results.stages);
    const signs = this.stages.map((_, place) => signOf(statuses[place]));
    this.green = signs.filter(([, word]) => word === "green").length;
    this.row.replaceChildren(...signs.map(([sign, word]) => element("span", { className: look(word) }, sign)));
    this.row.ariaLabel = this.row.title = this.#inWords(signs);
    const { caught, of } = store.bugs(this.folder);
    this.game.textContent = of ? `bugs ${caught} of ${of}` : "";
    this.game.classList.toggle("is-green", of > 0 && caught === of);
    signs.forEach(([sign, word], place) => {
      Object.assign(this.signs[place], { textContent: sign, ariaLabel: word, title: word });
      this.signs[place].className = `stage ${look(word)}`;
    });
  }

  #inWords(signs) {
    const red = signs.findIndex(([, word]) => word === "red");
    const words = [`${this.green} of ${this.stages.length} stages green`];
    if (red >= 0) words.push(`stage ${red + 1} red`);
    if (this.results.gaveUp) words.push("solution looked up");
    return words.join(", ");
  }

  /** The stage to work on: the first that is not green. */
  get next() {
    const statuses = Object.values(this.results.stages);
    return this.stages.findIndex((_, place) => statuses[place] !== "passed");
  }
}

class Progress {
  constructor(units, before) {
    this.units = units;
    this.sum = element("strong");
    this.kept = element("span", {}, " Kept in this browser.");
    this.goOn = element("a", { className: "md-button md-button--primary" });
    this.download = element("button", { type: "button", className: "md-button" }, "Download all work");
    this.load = element("button", { type: "button", className: "md-button" }, "Load work from a zip");
    this.file = element("input", { type: "file", accept: ".zip,application/zip", hidden: true });
    this.message = element("p", { role: "status", className: "progress__message" });
    this.problem = element("p", { className: "progress__problem" });
    this.download.addEventListener("click", () => this.#download());
    this.load.addEventListener("click", () => this.file.click());
    this.file.addEventListener("change", () => this.#load());
    before.before(
      element(
        "div",
        { className: "progress" },
        element("p", {}, this.sum, this.kept, " ✓\u00a0green, ✗\u00a0red, ·\u00a0waiting, ○\u00a0untouched."),
        element("p", { className: "progress__buttons" }, this.goOn, " ", this.download, " ", this.load, this.file),
        this.message,
        this.problem,
      ),
    );
    store.onChange(() => this.show());
    this.show();
  }

  show() {
    for (const unit of this.units) unit.show();
    const green = this.units.reduce((sum, unit) => sum + unit.green, 0);
    const all = this.units.reduce((sum, unit) => sum + unit.stages.length, 0);
    this.sum.textContent = `${green} of ${all} stages are green.`;
    const next = this.#next();
    this.goOn.hidden = !next;
    if (next) {
      const verb = this.units.some((unit) => unit.results.changed) ? "Go on with" : "Start with";
      this.goOn.textContent = `${verb} ${next.number} Stage ${next.next + 1}: ${next.stages[next.next]}`;
      this.goOn.href = `${next.link}#solve-it`;
    }
    this.download.hidden = store.units().length + store.tests.units().length === 0;
    this.kept.hidden = Boolean(store.problem);
    this.problem.textContent = store.problem;
    this.problem.hidden = !store.problem;
  }

  /** The unit to go on with: the last one worked on, or the first after it that is not green. */
  #next() {
    const newest = this.units.reduce((one, other) => (other.results.changed > one.results.changed ? other : one));
    const place = newest.results.changed ? this.units.indexOf(newest) : 0;
    return [...this.units.slice(place), ...this.units.slice(0, place)].find((unit) => unit.next >= 0);
  }

  async #download() {
    const { zip } = await import("./zip.js");
    const url = URL.createObjectURL(zip(allWork()));
    element("a", { href: url, download: "kata-work.zip" }).click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000); // some browsers begin to read it later
    this.message.textContent = "All your work is in kata-work.zip, each file where a copy of the kata has it.";
  }

  async #load() {
    const [file] = this.file.files;
    if (!file) return;
    try {
      this.message.textContent = await this.#taken(file);
    } catch (error) {
      this.message.textContent = `${file.name} was not loaded. ${error.message}`;
    }
    this.file.value = ""; // so that the same file can be chosen again
  }

  /** Takes the units' files out of the zip; what happened, as a sentence. */
  async #taken(file) {
    if (file.size > LARGEST_ZIP) throw new Error("It is too large for a zip of your work.");
    const { unzip } = await import("./zip.js");
    const folders = this.units.map((unit) => unit.folder);
    const files = await unzip(await file.arrayBuffer(), (path) => folders.includes(placeOf(path)?.unit));
    const work = await this.#written(Object.entries(files).map(([path, text]) => ({ ...placeOf(path), text })));
    if (work.length === 0) throw new Error(`It holds no unit that is written, such as ${pathOf(folders[0])}.`);
    const unitsOf = (parts) => [...new Set(parts.map(({ unit }) => unit))].join(", ");
    const other = work.filter(({ unit, texts, text }) => ![null, text].includes(texts.text(unit)));
    const question =
      `You have other work here for ${unitsOf(other)}. Replace it by what is in ${file.name}?\n\n` +
      "It can be brought back on the unit's page, by Undo.";
    if (other.length > 0 && !confirm(question)) return "Nothing was loaded.";
    for (const { unit, texts, text } of work) texts.replace(unit, text);
    return `Loaded from ${file.name}: ${unitsOf(work)}. Run the tests on a unit's page to see its stages.`;
  }

  /** The files that somebody has written in: a whole copy of the kata has the others too, as they were at the start. */
  async #written(files) {
    const starts = await Promise.all(
      files.map(({ unit, texts }) => texts === store.tests && this.#firstTests(unit)),
    );
    return files.filter(({ text }, place) => !isStub(text) && text !== starts[place]);
  }

  /** What a unit's own tests begin with, as its page says; empty where it says nothing. */
  async #firstTests(folder) {
    const { link } = this.units.find((unit) => unit.folder === folder);
    try {
      const page = new DOMParser().parseFromString(await (await fetch(link)).text(), "text/html");
      return JSON.parse(page.querySelector("#solve > script[type='application/json']").textContent).tests;
    } catch {
      return ""; // no page, or one without a place to solve the unit
    }
  }
}

const pathOf = (folder) => `units/${folder}/${folder.replace(/^\d+_/, "")}.py`;
const testsPathOf = (folder) => `units/${folder}/my_tests.py`;

/** Whose file stands at the path of a zip, which may hold a whole copy of the kata: the unit, and where the store keeps
 * such files; else undefined. */
function placeOf(path) {
  const [, unit, name, file] = /(?:^|\/)units\/(\d\d+_(\w+))\/(\w+)\.py$/.exec(path) ?? [];
  if (file === "my_tests") return { unit, texts: store.tests };
  return file && file === name ? { unit, texts: store.codes } : undefined;
}

const allWork = () =>
  Object.fromEntries([
    ...store.units().map((unit) => [pathOf(unit), store.code(unit)]),
    ...store.tests.units().map((unit) => [testsPathOf(unit), store.tests.text(unit)]),
  ]);

/** Whether the code is a unit's stub, in which nothing is written yet. */
function isStub(text) {
  const count = (pattern) => text.match(pattern)?.length ?? 0;
  const functions = count(/^def /gm);
  return functions > 0 && functions === count(/^ +raise NotImplementedError\b/gm);
}

/** The units of the page; empty on any page other than the road. */
function unitsOfPage() {
  const folderOf = (link) => UNIT.exec(link.getAttribute("href"))?.[1];
  const lists = new Map();
  for (const list of document.querySelectorAll("article > ol")) {
    const link = list.nextElementSibling?.querySelector("a");
    if (link && folderOf(link)) lists.set(folderOf(link), list);
  }
  return [...document.querySelectorAll("article table tbody tr")].flatMap((row) => {
    const links = row.querySelectorAll("a");
    const folder = links.length > 1 && folderOf(links[1]);
    return folder && lists.has(folder) ? [new Unit(folder, row, lists.get(folder))] : [];
  });
}

const units = unitsOfPage();
if (units.length > 0) {
  const table = document.querySelector("article table");
  new Progress(units, table.closest(".md-typeset__scrollwrap") ?? table);
}
