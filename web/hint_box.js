// Hints that open one by one, and stay open.

import { element } from "./element.js";

/**
 * The box. `hints` are functions that make a hint's elements; `taken()` says how many are open, `take(number)` keeps
 * that so many are. `about` says what they are for, where several boxes stand together.
 */
export function hintBox(hints, { taken, take }, about = "") {
  const box = element("div", { class: "solve__hints" });
  const open = element("div", { "aria-live": "polite" });
  const button = element("button", { type: "button", class: "md-button solve__small" });
  const last = element(
    "p",
    { class: "solve__last-hint", tabindex: "-1" },
    about ? `${about}: that was the last hint.` : "That was the last hint.",
  );
  const titled = (text) => (about ? `${about}: ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text);
  const show = (number) =>
    open.append(
      element(
        "div",
        { class: "admonition tip" },
        element("p", { class: "admonition-title" }, titled(`Hint ${number + 1} of ${hints.length}`)),
        ...hints[number](),
      ),
    );
  const label = () => {
    const count = taken();
    const next = `hint (${count + 1} of ${hints.length})`;
    button.textContent = titled(count ? `Another ${next}` : `A ${next}`);
    button.hidden = count >= hints.length;
    last.hidden = count < hints.length;
  };
  button.addEventListener("click", () => {
    const count = taken();
    show(count);
    take(count + 1);
    label();
    if (button.hidden) {
      last.focus({ preventScroll: true });
    }
  });
  if (hints.length) {
    for (let number = 0; number < Math.min(taken(), hints.length); number += 1) {
      show(number);
    }
    label();
    box.append(open, button, last);
  }
  return box;
}
