// Finding cards: words, colours, costs, types, keywords, sets; a list that grows as one scrolls.

/** @import { Child } from "./elements.js" */
/** @import { BookCard, DeckBook } from "./protocol.js" */

import { costLabel, costPlace, costsIn, sign } from "./deck_charts.js";
import { byId, element, targetOf } from "./elements.js";
import { say } from "./words.js";

/**
 * A card of the book as it is found: its place there, and all its words, and its names, for comparing.
 *
 * @typedef {BookCard & {place: number, words: string, title: string}} FoundCard
 * @typedef {"kind" | "keyword" | "set" | "mark" | "owned" | "sort"} Filter
 */

const PAGE = 40;

/** @type {Record<string, (a: FoundCard, b: FoundCard) => number>} */
const SORTS = {
  cost: (a, b) => (a.cost ?? -1) - (b.cost ?? -1) || a.name.localeCompare(b.name),
  name: (a, b) => a.name.localeCompare(b.name),
  set: (a, b) => a.place - b.place,
};

/**
 * For comparing: no case, no accents, plain apostrophes.
 *
 * @param {string} text
 */
const fold = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/[’‘]/g, "'").toLowerCase();

export class Finder {
  /**
   * @param {(id: string) => number} copies tells how many the deck has
   * @param {(card: BookCard, by: number) => void} change adds or takes away
   * @param {(id: string) => number | null} owned tells how many one has; null where that is not known
   */
  constructor(copies, change, owned) {
    this.copies = copies;
    this.change = change;
    this.owned = owned;
    /** @type {Set<string>} */
    this.colours = new Set();
    /** @type {Set<number>} */
    this.costs = new Set();
    this.chosen = { kind: "", keyword: "", set: "", mark: "", owned: "", sort: "cost" };
    this.list = byId("list");
    this.large = byId("large", HTMLImageElement);
    this.search = byId("search", HTMLInputElement);
    /** @type {DeckBook | null} */
    this.book = null;
    /** @type {FoundCard[]} */
    this.cards = [];
    /** @type {FoundCard[]} */
    this.matches = [];
    /** @type {Map<string, HTMLLIElement>} */
    this.rows = new Map();
    /** @type {Element | null} */
    this.currentRow = null;
    this.search.addEventListener("input", () => this.find());
    byId("filters").addEventListener("submit", (event) => event.preventDefault());
    byId("clear").addEventListener("click", () => this.clear());
    this.search.addEventListener("keydown", (event) => this.searchKey(event));
    this.list.addEventListener("keydown", (event) => this.rowKey(event));
    this.list.addEventListener("focusin", (event) => this.current(targetOf(event)?.closest("li")));
    this.list.addEventListener("pointerover", (event) => this.enlarge(targetOf(event)?.closest("li")));
    this.list.addEventListener("focusin", (event) => this.enlarge(targetOf(event)?.closest("li")));
    this.list.addEventListener("pointerleave", () => this.enlarge(null));
    this.list.addEventListener("click", (event) => this.clicked(event));
    new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && this.grow()).observe(byId("more"));
  }

  /**
   * A book of cards has come, in whatever language.
   *
   * @param {DeckBook} book
   */
  show(book) {
    const names = new Map(book.keywords.map(({ key, name }) => [key, name]));
    const kinds = new Map(book.kinds.map(({ key, name }) => [key, name]));
    this.cards = book.cards.map((card, place) => {
      const words = [card.name, card.also, kinds.get(card.kind), card.line, ...card.keywords.map((key) => names.get(key)), ...card.text];
      return { ...card, place, words: fold(words.join(" \n ")), title: fold(`${card.name} \n ${card.also}`) };
    });
    this.book = book;
    this.writeFilters();
    this.find();
  }

  writeFilters() {
    const { book } = this;
    if (!book) return;
    byId("colours").setAttribute("aria-label", book.colour_name);
    byId("colours").replaceChildren(
      ...book.colours.map((colour) => chip(this.colours, colour.key, [sign(colour), element("span", {}, colour.name)], colour.name, () => this.find())),
    );
    byId("costs").setAttribute("aria-label", book.cost_name);
    byId("costs").replaceChildren(
      ...costsIn(book).map((cost) => chip(this.costs, cost, [costLabel(cost)], `${book.cost_name} ${costLabel(cost)}`, () => this.find())),
    );
    const any = [["", say("decks_any")]];
    const pairs = (/** @type {{key: string | number, name: string}[]} */ list) => list.map(({ key, name }) => [String(key), name]);
    const marks = book.marks.flatMap(({ key, name, without }) => [[key, name], [`!${key}`, without]]);
    const known = this.owned("") !== null;
    if (!known) this.chosen.owned = "";
    const selects = [
      this.select("kind", say("decks_kind"), [...any, ...pairs(book.kinds)]),
      this.select("keyword", say("decks_keyword"), [...any, ...pairs(book.keywords)]),
      book.sets.length ? this.select("set", say("decks_set"), [...any, ...pairs(book.sets)]) : null,
      book.marks.length ? this.select("mark", book.marks[0].name, [...any, ...marks]) : null,
      known ? this.select("owned", say("decks_collection"), [...any, ["yes", say("decks_owned_only")]]) : null,
      this.select("sort", say("decks_sort"), [["cost", book.cost_name], ["name", say("decks_by_name")], ["set", say("decks_by_set")]]),
    ];
    byId("selects").replaceChildren(...selects.filter((field) => field !== null));
  }

  /**
   * @param {Filter} key
   * @param {string} label
   * @param {string[][]} choices pairs of a value and its name
   */
  select(key, label, choices) {
    const field = element(
      "select",
      {
        id: `filter-${key}`,
        onchange: () => {
          this.chosen[key] = field.value;
          this.find();
        },
      },
      ...choices.map(([value, name]) => element("option", { value, selected: value === this.chosen[key] }, name)),
    );
    return element("label", { class: "field" }, element("span", {}, label), field);
  }

  clear() {
    this.search.value = "";
    Object.assign(this.chosen, { kind: "", keyword: "", set: "", mark: "", owned: "" });
    this.colours.clear();
    this.costs.clear();
    this.writeFilters();
    this.find();
    this.search.focus();
  }

  /**
   * @param {FoundCard} card
   * @param {string[]} words
   */
  fits(card, words) {
    const { colours, costs } = this;
    const { kind, keyword, set, mark, owned } = this.chosen;
    if (colours.size && !card.colours.some((key) => colours.has(key))) return false;
    if (costs.size && !(card.cost !== null && costs.has(costPlace(card.cost)))) return false;
    if (kind && card.kind !== kind) return false;
    if (keyword && !card.keywords.includes(keyword)) return false;
    if (set && !card.sets.includes(Number(set))) return false;
    if (mark && card.marks.includes(mark.replace("!", "")) === mark.startsWith("!")) return false;
    if (owned && !this.owned(card.id)) return false;
    return words.every((word) => card.words.includes(word));
  }

  find() {
    const { sort, ...filters } = this.chosen;
    const words = fold(this.search.value).split(/\s+/).filter(Boolean);
    const inTitle = (/** @type {FoundCard} */ card) => (words.every((word) => card.title.includes(word)) ? 0 : 1);
    this.matches = this.cards
      .filter((card) => this.fits(card, words))
      .sort((a, b) => (words.length ? inTitle(a) - inTitle(b) : 0) || SORTS[sort](a, b));
    this.rows.clear();
    this.list.replaceChildren();
    byId("catalogue").scrollTop = 0;
    const count = this.matches.length;
    byId("found").textContent = say(count === 1 ? "decks_found_one" : "decks_found", { n: count });
    byId("clear").hidden = !(words.length || this.colours.size || this.costs.size || Object.values(filters).some(Boolean));
    this.grow();
    this.current(this.list.firstElementChild);
  }

  grow() {
    if (!this.book) return;
    const shown = this.rows.size;
    const next = this.matches.slice(shown, shown + PAGE);
    for (const card of next) {
      const row = cardRow(this.book, card, this.owned(card.id));
      this.writeCount(row, card.id);
      this.rows.set(card.id, row);
      this.list.append(row);
    }
    byId("more").hidden = this.rows.size >= this.matches.length;
  }

  /**
   * @param {HTMLLIElement} row
   * @param {string} id
   */
  writeCount(row, id) {
    const copies = this.copies(id);
    if (row.dataset.copies === String(copies)) return;
    row.dataset.copies = String(copies);
    row.classList.toggle("in-deck", copies > 0);
    for (const output of row.querySelectorAll("output")) output.textContent = String(copies);
    for (const button of row.querySelectorAll("button")) button.disabled = button.classList.contains("less") && copies === 0;
  }

  /** The deck has changed. */
  recount() {
    for (const [id, row] of this.rows) this.writeCount(row, id);
  }

  /** @param {Element | null | undefined} row */
  card(row) {
    return this.matches.find(({ id }) => id === row?.getAttribute("data-id"));
  }

  /** @param {Event} event */
  clicked(event) {
    const button = targetOf(event)?.closest("button");
    const card = button && this.card(button.closest("li"));
    if (card) this.change(card, button.classList.contains("less") ? -1 : 1);
  }

  /**
   * Only one row's buttons are on the way of the Tab key; arrows go from row to row.
   *
   * @param {Element | null | undefined} row
   */
  current(row) {
    if (!row || row === this.currentRow) return;
    for (const button of this.currentRow?.querySelectorAll("button") ?? []) button.tabIndex = -1;
    for (const button of row.querySelectorAll("button")) button.tabIndex = 0;
    this.currentRow = row;
  }

  /**
   * Show the picture of a card large, beside the list.
   *
   * @param {Element | null | undefined} row
   */
  enlarge(row) {
    const card = this.card(row);
    this.large.hidden = !card?.art;
    if (card?.art) this.large.src = card.art;
  }

  /** @param {KeyboardEvent} event */
  searchKey(event) {
    if (event.key === "ArrowDown") {
      event.preventDefault();
      focusMore(this.list);
    } else if (event.key === "Enter" && this.matches.length) {
      event.preventDefault();
      this.change(this.matches[0], 1);
    }
  }

  /** @param {KeyboardEvent} event */
  rowKey(event) {
    const row = targetOf(event)?.closest("li");
    const card = this.card(row);
    if (!row || !card) return;
    const down = event.key === "ArrowDown" ? row.nextElementSibling : null;
    const go = event.key === "ArrowUp" ? row.previousElementSibling : down;
    if (event.key === "ArrowUp" && !go) {
      event.preventDefault();
      this.search.focus();
    } else if (go) {
      event.preventDefault();
      focusMore(go);
    } else if (event.key === "+" || event.key === "-") {
      event.preventDefault();
      this.change(card, event.key === "+" ? 1 : -1);
    }
  }
}

/**
 * A card in the list.
 *
 * @param {DeckBook} book
 * @param {BookCard} card
 * @param {number | null} owned
 */
function cardRow(book, card, owned) {
  const hues = card.colours.flatMap((key) => book.colours.find((colour) => colour.key === key) ?? []);
  const facts = card.facts.map(([name, value]) => element("span", { class: "fact" }, `${name} `, element("b", {}, String(value))));
  const kind = [book.kinds.find(({ key }) => key === card.kind)?.name, card.line].filter(Boolean).join(" · ");
  const marks = book.marks.filter(({ key }) => card.marks.includes(key)).map(({ name }) => name);
  return element(
    "li",
    { class: "card", "data-id": card.id },
    element(
      "div",
      { class: "cost" + (marks.length ? " marked" : "") + (card.cost === null ? " none" : ""), title: [`${book.cost_name} ${card.cost ?? "–"}`, ...marks].join(" · ") },
      element("span", { class: "off-screen" }, `${book.cost_name} `),
      card.cost === null ? "–" : String(card.cost),
      ...marks.map((name) => element("span", { class: "off-screen" }, `, ${name}`)),
    ),
    card.art ? element("img", { class: "art", src: card.art, alt: "", loading: "lazy", decoding: "async" }) : null,
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
      owned === null ? null : element("span", { class: "owned" }, say("decks_owned", { n: owned })),
      element("button", { type: "button", class: "less", tabindex: -1, "aria-label": say("decks_remove", { name: card.name }) }, "−"),
      element("output", { "aria-label": say("decks_copies", { name: card.name }) }),
      element("button", { type: "button", class: "more-of", tabindex: -1, "aria-label": say("decks_add", { name: card.name }) }, "+"),
    ),
  );
}

/**
 * To the first button that adds a copy.
 *
 * @param {Element} place
 */
function focusMore(place) {
  /** @type {HTMLButtonElement | null} */
  const button = place.querySelector(".more-of");
  button?.focus();
}

/**
 * A button that is on or off.
 *
 * @template Key
 * @param {Set<Key>} set the keys that are on
 * @param {Key} key
 * @param {Child[]} children
 * @param {string} label
 * @param {() => void} changed
 */
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
