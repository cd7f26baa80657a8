// What the panel takes from the lesson that it stands in: the hints, the tests' source, and the solution's section.

import { element } from "./element.js";

/** The elements between a heading of level two and the next one. */
function section(heading) {
  const parts = [];
  for (let next = heading?.nextElementSibling; next && next.tagName !== "H2"; next = next.nextElementSibling) {
    parts.push(next);
  }
  return parts;
}

/** The hints of stage `number` (1 is the first), each as a function that makes its elements anew. */
export function hintsOf(number) {
  const headings = [...document.querySelectorAll("article h2")];
  const heading = headings.find((each) => each.textContent.startsWith(`Stage ${number}:`));
  const boxes = section(heading).filter((part) => part.matches("details.tip"));
  return boxes.map((box) => () => [...box.cloneNode(true).children].filter((child) => child.tagName !== "SUMMARY"));
}

/** The source of a test as the page shows it, without its indentation; empty where it is not found. */
export function testSource(stage, test) {
  const shown = section(document.getElementById("the-tests")).flatMap((part) => [...part.querySelectorAll("pre")]);
  const lines = shown.flatMap((block) => block.textContent.split("\n"));
  const name = test.split("[")[0];
  const start = lines.findIndex((line) => line.startsWith(`class ${stage}:`) || line.startsWith(`class ${stage}(`));
  const first = lines.findIndex((line, place) => place > start && line.startsWith(`    def ${name}(`));
  if (start < 0 || first < 0) {
    return "";
  }
  const length = lines.slice(first + 1).findIndex((line) => /^ {0,4}\S/.test(line));
  const end = length < 0 ? lines.length : first + 1 + length;
  return lines
    .slice(first, end)
    .map((line) => line.slice(4))
    .join("\n")
    .trimEnd();
}

/** Puts a button that opens the second game at the end of the lesson's section on it. */
export function linkBugs(open) {
  const heading = document.getElementById("catch-the-bugs");
  const last = section(heading).at(-1) ?? heading;
  const button = element("button", { type: "button", class: "md-button", onclick: open }, "Catch the bugs in the page");
  last?.after(element("p", { class: "solve-bugs" }, button));
}

/** The section with the solution and the other right answers, which is locked until somebody has earned it. */
export class Solution {
  #heading = document.getElementById("the-solution");
  #parts = section(this.#heading);
  #lock = null;

  /** Whether the page has solutions at all. */
  get there() {
    return this.#parts.length > 0;
  }

  /** Hides the section's text; `giveUp` is called when the student wants to see it all the same. */
  lock(giveUp) {
    if (!this.there || this.#lock) {
      return;
    }
    this.#lock = element(
      "div",
      { class: "solve-lock" },
      element("p", {}, "It opens when all stages are green."),
      element("button", { type: "button", class: "md-button", onclick: giveUp }, "I give up, show me"),
    );
    this.#heading.after(this.#lock);
    this.#parts.forEach((part) => part.classList.add("solve-locked"));
  }

  unlock() {
    this.#lock?.remove();
    this.#lock = null;
    this.#parts.forEach((part) => part.classList.remove("solve-locked"));
  }

  /** Unfolds the reference and brings the reader there. */
  show() {
    const box = this.#parts.find((part) => part.matches("details"));
    if (box) {
      box.open = true;
      box.querySelector("summary").focus();
      this.#heading.scrollIntoView();
    }
  }
}
