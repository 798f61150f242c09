// Finding cards: words, colours, costs, types, keywords, sets; a list that grows as one scrolls.

import { costLabel, costPlace, sign } from "./deck_charts.js";
import { byId, element } from "./elements.js";
import { say } from "./words.js";

const PAGE = 40;
const SORTS = {
  cost: (a, b) => (a.cost ?? -1) - (b.cost ?? -1) || a.name.localeCompare(b.name),
  name: (a, b) => a.name.localeCompare(b.name),
  set: (a, b) => a.place - b.place,
};

/** For comparing: no case, no accents, plain apostrophes. */
const fold = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/[’‘]/g, "'").toLowerCase();

export class Finder {
  /** `copies(id)` tells how many the deck has; `change(card, by)` adds or takes away. */
  constructor(copies, change) {
    this.copies = copies;
    this.change = change;
    this.chosen = { colours: new Set(), costs: new Set(), kind: "", keyword: "", set: "", mark: "", sort: "cost" };
    this.list = byId("list");
    this.search = byId("search");
    this.matches = [];
    this.rows = new Map();
    this.search.addEventListener("input", () => this.find());
    byId("filters").addEventListener("submit", (event) => event.preventDefault());
    byId("clear").addEventListener("click", () => this.clear());
    this.search.addEventListener("keydown", (event) => this.searchKey(event));
    this.list.addEventListener("keydown", (event) => this.rowKey(event));
    this.list.addEventListener("focusin", (event) => this.current(event.target.closest("li")));
    this.list.addEventListener("click", (event) => this.clicked(event));
    new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && this.grow()).observe(byId("more"));
  }

  /** A book of cards has come, in whatever language. */
  show(book) {
    this.book = book;
    const names = new Map(book.keywords.map(({ key, name }) => [key, name]));
    const kinds = new Map(book.kinds.map(({ key, name }) => [key, name]));
    this.kinds = kinds;
    book.cards.forEach((card, place) => {
      card.place = place;
      const words = [card.name, card.also, kinds.get(card.kind), card.line, ...card.keywords.map((key) => names.get(key)), ...card.text];
      card.words = fold(words.join(" \n "));
      card.title = fold(`${card.name} \n ${card.also}`);
    });
    this.writeFilters();
    this.find();
  }

  writeFilters() {
    const { book, chosen } = this;
    byId("colours").setAttribute("aria-label", book.colour_name);
    byId("colours").replaceChildren(
      ...book.colours.map((colour) => chip(chosen.colours, colour.key, [sign(colour), element("span", {}, colour.name)], colour.name, () => this.find())),
    );
    const costs = [...new Set(book.cards.filter(({ cost }) => cost !== null).map(({ cost }) => costPlace(cost)))].sort((a, b) => a - b);
    byId("costs").setAttribute("aria-label", book.cost_name);
    byId("costs").replaceChildren(
      ...costs.map((cost) => chip(chosen.costs, cost, [costLabel(cost)], `${book.cost_name} ${costLabel(cost)}`, () => this.find())),
    );
    const any = [["", say("decks_any")]];
    const pairs = (list) => list.map(({ key, name }) => [String(key), name]);
    const marks = book.marks.flatMap(({ key, name, without }) => [[key, name], [`!${key}`, without]]);
    const selects = [
      this.select("kind", say("decks_kind"), [...any, ...pairs(book.kinds)]),
      this.select("keyword", say("decks_keyword"), [...any, ...pairs(book.keywords)]),
      book.sets.length ? this.select("set", say("decks_set"), [...any, ...pairs(book.sets)]) : null,
      book.marks.length ? this.select("mark", book.marks[0].name, [...any, ...marks]) : null,
      this.select("sort", say("decks_sort"), [["cost", book.cost_name], ["name", say("decks_by_name")], ["set", say("decks_by_set")]]),
    ];
    byId("selects").replaceChildren(...selects.filter(Boolean));
  }

  select(key, label, choices) {
    const field = element(
      "select",
      {
        onchange: () => {
          this.chosen[key] = field.value;
          this.find();
        },
      },
      ...choices.map(([value, name]) => element("option", { value, selected: value === this.chosen[key] }, name)),
    );
    field.id = `filter-${key}`;
    return element("label", { class: "field" }, element("span", {}, label), field);
  }

  clear() {
    this.search.value = "";
    Object.assign(this.chosen, { kind: "", keyword: "", set: "", mark: "" });
    this.chosen.colours.clear();
    this.chosen.costs.clear();
    this.writeFilters();
    this.find();
    this.search.focus();
  }

  fits(card, words) {
    const { colours, costs, kind, keyword, set, mark } = this.chosen;
    if (colours.size && !card.colours.some((key) => colours.has(key))) return false;
    if (costs.size && !(card.cost !== null && costs.has(costPlace(card.cost)))) return false;
    if (kind && card.kind !== kind) return false;
    if (keyword && !card.keywords.includes(keyword)) return false;
    if (set && !card.sets.includes(Number(set))) return false;
    if (mark && card.marks.includes(mark.replace("!", "")) === mark.startsWith("!")) return false;
    return words.every((word) => card.words.includes(word));
  }

  find() {
    const { colours, costs, kind, keyword, set, mark, sort } = this.chosen;
    const words = fold(this.search.value).split(/\s+/).filter(Boolean);
    const inTitle = (card) => (words.every((word) => card.title.includes(word)) ? 0 : 1);
    this.matches = this.book.cards
      .filter((card) => this.fits(card, words))
      .sort((a, b) => (words.length ? inTitle(a) - inTitle(b) : 0) || SORTS[sort](a, b));
    this.rows.clear();
    this.list.replaceChildren();
    byId("catalogue").scrollTop = 0;
    const count = this.matches.length;
    byId("found").textContent = say(count === 1 ? "decks_found_one" : "decks_found", { n: count });
    byId("clear").hidden = !(words.length || colours.size || costs.size || kind || keyword || set || mark);
    this.grow();
    this.current(this.list.firstElementChild);
  }

  grow() {
    const shown = this.rows.size;
    const next = this.matches.slice(shown, shown + PAGE);
    for (const card of next) {
      const row = this.row(card);
      this.rows.set(card.id, row);
      this.list.append(row);
    }
    byId("more").hidden = this.rows.size >= this.matches.length;
  }

  row(card) {
    const hues = card.colours.map((key) => this.book.colours.find((colour) => colour.key === key)).filter(Boolean);
    const facts = card.facts.map(([name, value]) => element("span", { class: "fact" }, `${name} `, element("b", {}, String(value))));
    const kind = [this.kinds.get(card.kind), card.line].filter(Boolean).join(" · ");
    const marks = this.book.marks.filter(({ key }) => card.marks.includes(key)).map(({ name }) => name);
    const row = element(
      "li",
      { class: "card", "data-id": card.id },
      element(
        "div",
        { class: "cost" + (marks.length ? " marked" : ""), title: [`${this.book.cost_name} ${card.cost ?? "–"}`, ...marks].join(" · ") },
        element("span", { class: "off-screen" }, `${this.book.cost_name} `),
        card.cost === null ? "–" : String(card.cost),
        ...marks.map((name) => element("span", { class: "off-screen" }, `, ${name}`)),
      ),
      element(
        "div",
        { class: "about" },
        element("h3", {}, ...hues.map((hue) => sign(hue, 18)), card.name),
        element("p", { class: "kind" }, hues.map(({ name }) => name).join(" / "), " · ", kind),
        facts.length ? element("p", { class: "facts" }, ...facts) : null,
        ...card.text.map((text) => element("p", { class: "words" }, text)),
        card.refused ? element("p", { class: "refused" }, card.refused) : null,
      ),
      element(
        "div",
        { class: "counter" },
        element("button", { type: "button", class: "less", tabindex: -1, "aria-label": say("decks_remove", { name: card.name }) }, "−"),
        element("output", { "aria-label": say("decks_copies", { name: card.name }) }),
        element("button", { type: "button", class: "more-of", tabindex: -1, "aria-label": say("decks_add", { name: card.name }) }, "+"),
      ),
    );
    this.writeCount(row, card.id);
    return row;
  }

  writeCount(row, id) {
    const copies = this.copies(id);
    if (row.dataset.copies === String(copies)) return;
    row.dataset.copies = copies;
    row.classList.toggle("in-deck", copies > 0);
    row.querySelector("output").textContent = String(copies);
    row.querySelector(".less").disabled = copies === 0;
  }

  /** The deck has changed. */
  recount() {
    for (const [id, row] of this.rows) this.writeCount(row, id);
  }

  card(row) {
    return this.matches.find(({ id }) => id === row?.dataset.id);
  }

  clicked(event) {
    const button = event.target.closest("button");
    const card = button && this.card(button.closest("li"));
    if (card) this.change(card, button.classList.contains("less") ? -1 : 1);
  }

  /** Only one row's buttons are on the way of the Tab key; arrows go from row to row. */
  current(row) {
    if (!row || row === this.currentRow) return;
    for (const button of this.currentRow?.querySelectorAll("button") ?? []) button.tabIndex = -1;
    for (const button of row.querySelectorAll("button")) button.tabIndex = 0;
    this.currentRow = row;
  }

  searchKey(event) {
    if (event.key === "ArrowDown") {
      event.preventDefault();
      this.list.querySelector(".more-of")?.focus();
    } else if (event.key === "Enter" && this.matches.length) {
      event.preventDefault();
      this.change(this.matches[0], 1);
    }
  }

  rowKey(event) {
    const row = event.target.closest("li");
    const card = this.card(row);
    if (!card) return;
    const go = { ArrowDown: row.nextElementSibling, ArrowUp: row.previousElementSibling }[event.key];
    if (event.key === "ArrowUp" && !go) {
      event.preventDefault();
      this.search.focus();
    } else if (go) {
      event.preventDefault();
      go.querySelector(".more-of").focus();
    } else if (event.key === "+" || event.key === "-") {
      event.preventDefault();
      this.change(card, event.key === "+" ? 1 : -1);
    }
  }
}

/** A button that is on or off; `set` holds the keys that are on. */
function chip(set, key, children, label, changed) {
  const button = element(
    "button",
    {
      type: "button",
      class: "chip",
      "aria-label": label,
      "aria-pressed": String(set.has(key)),
      onclick: () => {
        if (!set.delete(key)) set.add(key);
        button.setAttribute("aria-pressed", String(set.has(key)));
        changed();
      },
    },
    ...children,
  );
  return button;
}
