// "Predict first": a lesson's question with choices, followed by its folded answer, can be answered in the page.
//
// The right choice is the one that the answer's title says: "Answer: None", or "Answer: the second", "the first two".

import { store } from "./store.js";

const ORDINALS = ["first", "second", "third", "fourth", "fifth"];

const plain = (element) => element.textContent.replace(/\s+/g, " ").trim();
const key = (text) => text.toLowerCase().replace(/\.$/, "");

/** Which of the choices, by number, the answer's title says; none where it says none of them. */
function rightOnes(choices, title) {
  const answer = key(title.replace(/^Answer:\s*/, ""));
  const same = choices.flatMap((choice, number) => (key(choice) === answer ? [number] : []));
  if (same.length > 0) return same;
  if (answer === "the first two") return [0, 1];
  const [, ordinal] = /^the (\w+)(?: \w+)?$/.exec(answer) ?? [];
  const number = ORDINALS.indexOf(ordinal);
  return number >= 0 && number < choices.length ? [number] : [];
}

class Quiz {
  constructor(unit, box, list, answer) {
    this.unit = unit;
    this.answer = answer;
    this.summary = answer.querySelector("summary");
    this.title = box.querySelector(".admonition-title");
    this.items = [...list.children];
    this.choices = this.items.map(plain);
    this.right = rightOnes(this.choices, plain(this.summary));
    if (this.right.length > 0) this.#build(list);
  }

  #build(list) {
    this.title.id ||= `question-${document.querySelectorAll(".quiz").length + 1}`;
    this.buttons = this.items.map((item, number) => {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "quiz__choice";
      button.append(...item.childNodes);
      button.addEventListener("click", () => this.#choose(number));
      item.append(button);
      return button;
    });
    this.#coverAnswer();
    this.result = document.createElement("p");
    this.result.className = "quiz__result";
    this.result.role = "status";
    const group = document.createElement("fieldset");
    group.className = "quiz";
    group.setAttribute("aria-labelledby", this.title.id);
    list.replaceWith(group);
    group.append(list, this.result);
    this.show();
    store.onChange((unit, from, what) => {
      if (unit === this.unit && what === "quiz" && from === "another tab") this.show();
    });
  }

  /** While the box is closed, its title is only "Answer", for a title that says it is no riddle. */
  #coverAnswer() {
    const [word, ...rest] = this.summary.childNodes;
    const said = document.createElement("span");
    said.className = "quiz__said";
    said.append(word.splitText("Answer".length), ...rest);
    this.summary.append(said);
  }

  #choose(number) {
    store.saveAnswer(this.unit, plain(this.title), this.choices[number]);
    this.show();
    if (this.right.includes(number)) this.answer.open = true;
  }

  /** Marks the choice that is kept. */
  show() {
    const number = this.choices.indexOf(store.answers(this.unit)[plain(this.title)]);
    const right = this.right.includes(number);
    this.buttons.forEach((button, place) => {
      const chosen = place === number;
      button.setAttribute("aria-pressed", chosen);
      button.classList.toggle("quiz__choice--right", chosen && right);
      button.classList.toggle("quiz__choice--wrong", chosen && !right);
    });
    this.result.textContent = number < 0 ? "" : right ? this.#praise : "Not this one. Try again, or open the answer.";
  }

  get #praise() {
    return `${this.right.length > 1 ? "Right, and so is one more." : "Right."} Below is why.`;
  }
}

const unit = /\/units\/(\d\d+_\w+)\/?$/.exec(location.pathname.replace(/index\.html$/, ""))?.[1];
if (unit) {
  for (const box of document.querySelectorAll(".admonition.question")) {
    const list = box.querySelector(":scope > ul");
    const answer = box.nextElementSibling;
    if (list && answer?.matches("details.success")) new Quiz(unit, box, list, answer);
  }
}
