// Tabs, as the authoring practices for ARIA have them: one stop for Tab, the arrow keys go from one to the next.

import { element } from "./element.js";

/** The list of tabs, and a panel for each. `tabs` are [id, label]; `onSelect(id)` is called with each that is chosen. */
export class Tabs {
  #tabs = new Map();
  #onSelect;

  constructor(label, tabs, onSelect) {
    this.#onSelect = onSelect;
    for (const [id, text] of tabs) {
      const tab = element(
        "button",
        { type: "button", role: "tab", class: "solve__tab", id: `solve-tab-${id}`, "aria-controls": `solve-${id}` },
        text,
      );
      const panel = element("div", { role: "tabpanel", id: `solve-${id}`, "aria-labelledby": `solve-tab-${id}` });
      tab.addEventListener("click", () => this.select(id));
      this.#tabs.set(id, { tab, panel });
    }
    const list = [...this.#tabs.values()].map(({ tab }) => tab);
    this.list = element("div", { role: "tablist", class: "solve__tabs", "aria-label": label }, ...list);
    this.list.addEventListener("keydown", (event) => this.#move(event));
    this.#show(tabs[0][0]);
  }

  /** The panel of the tab. */
  panel(id) {
    return this.#tabs.get(id).panel;
  }

  get panels() {
    return [...this.#tabs.values()].map(({ panel }) => panel);
  }

  select(id) {
    this.#show(id);
    this.#onSelect(id);
  }

  #show(id) {
    for (const [each, { tab, panel }] of this.#tabs) {
      tab.setAttribute("aria-selected", String(each === id));
      tab.tabIndex = each === id ? 0 : -1;
      panel.hidden = each !== id;
    }
  }

  #move(event) {
    const ids = [...this.#tabs.keys()];
    const place = ids.findIndex((id) => this.#tabs.get(id).tab === event.target);
    const places = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: -1 };
    if (place < 0 || !(event.key in places) || event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    event.preventDefault();
    const id = ids.at(places[event.key] % ids.length);
    this.select(id);
    this.#tabs.get(id).tab.focus();
  }
}
