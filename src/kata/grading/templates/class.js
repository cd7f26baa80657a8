"use strict";

// Sorting and filtering. The page says all without it.
(() => {
  const table = document.getElementById("class");
  const body = table.tBodies[0];
  const heads = [...table.tHead.rows[0].cells];
  const titles = heads.map((head) => head.textContent.trim());
  const rows = [...body.rows].map((row) => ({
    row,
    name: row.cells[0].textContent.trim(),
    numbers: [],
    codes: [...row.cells].map((cell) => cell.dataset.s || ""),
  }));
  const tools = document.getElementById("tools");
  const said = document.getElementById("said");
  const nobody = document.getElementById("nobody");
  const order = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

  // What was not handed in comes before 0.
  const number = (one, column) => {
    one.numbers[column] ??= parseFloat(one.row.cells[column].textContent);
    return Number.isNaN(one.numbers[column]) ? -1 : one.numbers[column];
  };

  let sorted = "";
  const sort = (column) => {
    const before = heads[column].getAttribute("aria-sort");
    const up = before ? before === "descending" : column === 0;
    heads.forEach((head) => head.removeAttribute("aria-sort"));
    heads[column].setAttribute("aria-sort", up ? "ascending" : "descending");
    const sign = up ? 1 : -1;
    rows.sort((one, other) =>
      column === 0
        ? sign * order.compare(one.name, other.name)
        : sign * (number(one, column) - number(other, column)) || order.compare(one.name, other.name)
    );
    body.append(...rows.map((one) => one.row));
    sorted = `, sorted by ${titles[column]}, ${column === 0 ? (up ? "A first" : "Z first") : up ? "lowest first" : "highest first"}`;
    say();
  };

  const plain = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const say = () => {
    const shown = rows.filter((one) => !one.row.hidden).length;
    said.textContent = `${shown} of ${rows.length} students${sorted}`;
    nobody.hidden = shown > 0;
  };

  // A rule of the page's own style sheet hides the columns of the other units.
  const sheet = document.styleSheets[0];
  let rule = -1;
  const show = (column) => {
    if (rule >= 0) sheet.deleteRule(rule);
    rule = column
      ? sheet.insertRule(
          `#class tr > :nth-child(n + 2):not(:nth-child(${column + 1})):not(:last-child) { display: none }`,
          sheet.cssRules.length
        )
      : -1;
  };

  const filter = () => {
    const name = plain(tools.elements.name.value.trim());
    const code = tools.elements.status.value;
    const column = Number(tools.elements.unit.value);
    for (const one of rows) {
      const codes = column ? [one.codes[column]] : one.codes;
      one.row.hidden = !(plain(one.name).includes(name) && (!code || codes.some((some) => some.includes(code))));
    }
    show(column);
    say();
  };

  heads.forEach((head, column) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = titles[column];
    button.addEventListener("click", () => sort(column));
    head.replaceChildren(button);
  });
  heads[0].setAttribute("aria-sort", "ascending");
  tools.addEventListener("input", filter);
  tools.addEventListener("reset", () => setTimeout(filter));
  tools.addEventListener("submit", (event) => event.preventDefault());

  // Which stage a sign stands for is told when it is pointed at: said in every cell, it would make the page huge.
  const stages = heads.map((head) => (head.dataset.stages || "").split("\n"));
  const words = new Map([...document.querySelectorAll("#signs i")].map((sign) => [sign.textContent, sign.dataset.status]));
  body.addEventListener("mouseover", (event) => {
    const cell = event.target.closest("td");
    const signs = cell && cell.querySelector("span");
    if (signs && !cell.title) {
      const named = [...signs.textContent].map((sign, place) => `${stages[cell.cellIndex][place]}: ${words.get(sign)}`);
      cell.title = named.join("\n");
    }
  });

  tools.hidden = false;
  filter();
})();
