// The deck builder: cards on one side, the deck on the other; every change is kept and judged at once.

/** @import { Deck } from "./deck_shelf.js" */
/** @import { Entry } from "./deck_charts.js" */
/** @import { BookCard, DeckBook, DeckProblem, DeckReport } from "./protocol.js" */

import * as api from "./api.js";
import { ExportBox, ImportBox } from "./deck_boxes.js";
import { charts } from "./deck_charts.js";
import { CollectionBox, lacks, total } from "./deck_collection.js";
import { Finder } from "./deck_finder.js";
import { deckText, forgetDeck, freeName, keepDeck, savedDeck, savedDecks } from "./deck_shelf.js";
import { byId, element, targetOf } from "./elements.js";
import { beginPage } from "./page.js";
import { RuleBook } from "./rules.js";
import { language, say } from "./words.js";

const PAUSE = 150;
const MOST_COPIES = 99;

class Builder {
  /** @param {string} game */
  constructor(game) {
    this.game = game;
    /** The packs whose cards there are beside the game's own. */
    this.packs = new URLSearchParams(location.search).get("packs")?.split(",").filter(Boolean) ?? [];
    /** @type {DeckBook | null} */
    this.book = null;
    /** @type {Map<string | undefined, BookCard>} */
    this.cards = new Map();
    this.asked = 0;
    this.timer = 0;
    /** @type {DeckProblem[]} what could not be read when the deck was imported */
    this.unread = [];
    this.saved = byId("saved", HTMLSelectElement);
    this.name = byId("name", HTMLInputElement);
    this.format = byId("format", HTMLSelectElement);
    this.forgetBox = byId("forget-box", HTMLDialogElement);
    this.rules = new RuleBook(() => game);
    this.collection = new CollectionBox(game, this.packs, () => this.collected());
    this.finder = new Finder(
      (id) => this.deck.cards[id] ?? 0,
      (card, by) => this.change(card, by),
      (id) => this.collection.owned(id),
    );
    this.imports = new ImportBox(game, this.packs, (report, name, unread) => this.take(report, name, unread));
    this.exports = new ExportBox(game, this.packs, () => this.plainText(), () => this.deck.name);
    this.deck = this.firstDeck();
    this.saved.addEventListener("change", () => this.open(savedDeck(game, this.saved.value)));
    byId("new").addEventListener("click", () => this.begin());
    byId("copy").addEventListener("click", () => this.duplicate());
    byId("import").addEventListener("click", () => this.book && this.imports.open(this.book));
    byId("export").addEventListener("click", () => this.book && this.exports.open(this.book, language() === "it" ? "it" : "en"));
    byId("collect").addEventListener("click", () => this.book && this.collection.open(this.book));
    byId("forget").addEventListener("click", () => this.askToForget());
    this.forgetBox.addEventListener("close", () => this.forgetBox.returnValue === "yes" && this.forget());
    this.name.addEventListener("change", () => this.rename(this.name.value.trim()));
    this.format.addEventListener("change", () => {
      this.deck.format = this.format.value;
      this.changed();
    });
    byId("show-cards").addEventListener("click", () => this.side("cards"));
    byId("show-deck").addEventListener("click", () => this.side("deck"));
    byId("entries").addEventListener("click", (event) => this.entryClicked(event));
    byId("further", HTMLDetailsElement).open = matchMedia("(min-width: 56.01rem)").matches;
    document.addEventListener("keydown", (event) => this.key(event));
  }

  async load() {
    let book;
    try {
      byId("found").textContent = say("loading");
      book = await api.deckBook(this.game, this.packs);
    } catch (error) {
      byId("found").textContent = api.messageOf(error);
      return;
    }
    this.book = book;
    this.cards = new Map(book.cards.map((card) => [card.id, card]));
    byId("title").textContent = `${say("decks_title")} · ${book.name}`;
    document.title = `${say("decks_title")} · ${book.name}`;
    byId("statistics").hidden = !book.statistics;
    byId("statistics", HTMLAnchorElement).href = `/statistics/${encodeURIComponent(this.game)}`;
    byId("format-field").hidden = !book.formats.length;
    byId("collect").hidden = !book.collections;
    this.format.replaceChildren(...book.formats.map(({ key, name }) => element("option", { value: key }, name)));
    this.finder.show(book);
    this.write();
    this.judge();
  }

  // -- decks -----------------------------------------------------------------------------------------------------

  firstDeck() {
    const asked = new URLSearchParams(location.search).get("deck");
    return savedDeck(this.game, asked) ?? savedDecks(this.game)[0] ?? this.emptyDeck();
  }

  /** @returns {Deck} */
  emptyDeck() {
    return { name: freeName(this.game, say("decks_unnamed")), format: "", cards: {}, text: "" };
  }

  /** @param {Deck | null} deck */
  open(deck) {
    if (!deck) return;
    this.deck = deck;
    this.unread = [];
    this.finder.recount();
    this.write();
    this.judge();
  }

  begin() {
    this.open(this.emptyDeck());
    this.name.select();
    this.name.focus();
  }

  duplicate() {
    const copy = { ...structuredClone(this.deck), name: freeName(this.game, this.deck.name) };
    keepDeck(this.game, copy);
    this.open(copy);
    this.announce(say("decks_duplicated", { name: copy.name }));
  }

  /**
   * @param {DeckReport} report
   * @param {string} name
   * @param {DeckProblem[]} unread
   */
  take(report, name, unread) {
    const [cards, side] = [report.cards, report.side ?? []].map((list) => Object.fromEntries(list.map(({ id, copies }) => [id, copies])));
    const deck = { name: freeName(this.game, name), format: "", cards, side, text: "" };
    keepDeck(this.game, deck);
    this.open(deck);
    this.unread = unread;
    this.side("deck");
  }

  /** @param {string} name */
  rename(name) {
    const before = this.deck.name;
    if (!name || name === before) {
      this.name.value = before;
      return;
    }
    this.deck.name = freeName(this.game, name);
    keepDeck(this.game, this.deck, before);
    this.write();
  }

  askToForget() {
    byId("forget-title").textContent = say("decks_forget_sure", { name: this.deck.name });
    this.forgetBox.returnValue = "no";
    this.forgetBox.showModal();
  }

  forget() {
    forgetDeck(this.game, this.deck.name);
    this.open(savedDecks(this.game)[0] ?? this.emptyDeck());
  }

  // -- changes ---------------------------------------------------------------------------------------------------

  /**
   * @param {BookCard} card
   * @param {number} by
   */
  change(card, by) {
    const copies = Math.max(0, Math.min(MOST_COPIES, (this.deck.cards[card.id] ?? 0) + by));
    if (copies) this.deck.cards[card.id] = copies;
    else delete this.deck.cards[card.id];
    this.announce(say("decks_now", { name: card.name, n: copies, total: this.total() }));
    this.changed();
  }

  changed() {
    this.deck.text = "";
    keepDeck(this.game, this.deck);
    this.finder.recount();
    this.write();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.judge(), PAUSE);
  }

  total() {
    return total(Object.values(this.deck.cards));
  }

  /** Another collection is known, or none. */
  collected() {
    this.finder.writeFilters();
    this.finder.find();
    this.write();
  }

  /** The deck by ids: the same in every language. */
  plainText() {
    return deckText({ ...this.deck, text: "" });
  }

  /** Ask the server what the rules say about the deck. */
  async judge() {
    const number = (this.asked += 1);
    const { deck } = this;
    let report;
    try {
      report = await api.deckReport(this.game, { text: this.plainText(), format: deck.format, packs: this.packs });
    } catch (error) {
      if (number === this.asked) this.writeVerdict(api.messageOf(error), [], false);
      return;
    }
    if (number !== this.asked || deck !== this.deck) return;
    if (report.text !== deck.text && this.total()) {
      deck.text = report.text;
      keepDeck(this.game, deck);
    }
    const { problems } = report;
    const count = problems.length;
    const verdict = count ? say(count === 1 ? "decks_illegal_one" : "decks_illegal", { n: count }) : say("decks_legal");
    this.writeVerdict(verdict, [...this.unread, ...problems], count === 0);
  }

  // -- what one sees ---------------------------------------------------------------------------------------------

  write() {
    const { deck, book } = this;
    const total = this.total();
    const decks = savedDecks(this.game);
    if (!decks.some(({ name }) => name === deck.name)) decks.unshift(deck);
    decks.sort((a, b) => a.name.localeCompare(b.name));
    this.saved.replaceChildren(
      ...decks.map(({ name }) => element("option", { value: name, selected: name === deck.name }, name)),
    );
    this.name.value = deck.name;
    byId("total").textContent = say(total === 1 ? "decks_total_one" : "decks_total", { n: total });
    this.format.value = deck.format || this.format.options[0]?.value || "";
    byId("show-deck").textContent = say("decks_deck_count", { n: total });
    byId("play", HTMLAnchorElement).href = `/?game=${encodeURIComponent(this.game)}&deck=${encodeURIComponent(deck.name)}${this.packs.length ? `&packs=${this.packs.join(",")}` : ""}`;
    for (const id of ["export", "copy"]) byId(id, HTMLButtonElement).disabled = total === 0;
    if (!book) return;
    const entries = this.entries(book);
    byId("charts").replaceChildren(...charts(book, entries));
    this.writeEntries(book, entries);
    this.writeMissing();
  }

  /** What one lacks for this deck. */
  writeMissing() {
    const missing = this.collection.lacking(this.deck.cards);
    byId("complete").hidden = !missing || missing.length > 0 || !this.total();
    byId("missing").hidden = !missing?.length;
    byId("missing-count").textContent = lacks(total((missing ?? []).map((lack) => lack.missing)));
    byId("missing-cards").replaceChildren(
      ...(missing ?? []).map(({ id, missing: n, owned }) =>
        element("li", {}, say("decks_missing_of", { n, name: this.cards.get(id)?.name ?? id, owned })),
      ),
    );
  }

  /**
   * The deck as people list it: by type, cost and name.
   *
   * @param {DeckBook} book
   */
  entries(book) {
    const kinds = book.kinds.map(({ key }) => key);
    const entries = Object.entries(this.deck.cards).flatMap(([id, copies]) => {
      const card = this.cards.get(id);
      return card ? [/** @type {Entry} */ ([card, copies])] : [];
    });
    return entries.sort(([a], [b]) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || (a.cost ?? -1) - (b.cost ?? -1) || a.name.localeCompare(b.name));
  }

  /**
   * @param {DeckBook} book
   * @param {Entry[]} entries
   */
  writeEntries(book, entries) {
    const focused = document.activeElement?.closest("#entries [data-id]")?.getAttribute("data-id");
    const less = document.activeElement?.classList.contains("less");
    const groups = book.kinds.map(({ key, name }) => {
      const own = entries.filter(([card]) => card.kind === key);
      const total = own.reduce((sum, [, copies]) => sum + copies, 0);
      return own.length ? [element("h3", {}, `${name} (${total})`), element("ul", {}, ...own.map((entry) => this.entry(book, entry)))] : [];
    });
    byId("entries").replaceChildren(...groups.flat(), ...this.sideboard());
    if (!entries.length) byId("entries").replaceChildren(element("p", { class: "nothing" }, say("decks_empty")));
    if (!focused) return;
    /** @type {HTMLButtonElement | null} */
    const button = byId("entries").querySelector(`[data-id="${CSS.escape(focused)}"] .${less ? "less" : "more-of"}`);
    button?.focus();
  }

  /** The sideboard that was imported with the deck, if any. */
  sideboard() {
    const side = Object.entries(this.deck.side ?? {});
    const rows = side.map(([id, copies]) =>
      element(
        "li",
        {},
        element("span", { class: "copies" }, String(copies)),
        element("span", { class: "entry-name" }, this.cards.get(id)?.name ?? id),
      ),
    );
    const title = say("decks_side", { n: total(side.map(([, copies]) => copies)) });
    return rows.length ? [element("h3", {}, title), element("ul", { id: "side" }, ...rows)] : [];
  }

  /**
   * @param {DeckBook} book
   * @param {Entry} entry
   */
  entry(book, [card, copies]) {
    return element(
      "li",
      { "data-id": card.id },
      element("span", { class: "copies" }, String(copies)),
      element("span", { class: "entry-name", title: card.text.join("\n") }, card.name),
      element("span", { class: "entry-cost", title: book.cost_name }, card.cost === null ? "" : String(card.cost)),
      element("button", { type: "button", class: "less", "aria-label": say("decks_remove", { name: card.name }) }, "−"),
      element("button", { type: "button", class: "more-of", "aria-label": say("decks_add", { name: card.name }) }, "+"),
    );
  }

  /** @param {Event} event */
  entryClicked(event) {
    const button = targetOf(event)?.closest("button");
    const card = this.cards.get(button?.closest("li")?.dataset.id);
    if (button && card) this.change(card, button.classList.contains("less") ? -1 : 1);
  }

  /**
   * @param {string} text
   * @param {DeckProblem[]} problems
   * @param {boolean} legal
   */
  writeVerdict(text, problems, legal) {
    if (byId("judged").textContent !== text) byId("judged").textContent = text;
    byId("verdict").classList.toggle("legal", legal);
    byId("problems").replaceChildren(
      ...problems.map(({ text: said, rule }) => element("li", {}, element("span", {}, said), this.rules.link(rule))),
    );
  }

  /** @param {"cards" | "deck"} name */
  side(name) {
    byId("main").dataset.side = name;
    byId("show-cards").setAttribute("aria-pressed", String(name === "cards"));
    byId("show-deck").setAttribute("aria-pressed", String(name === "deck"));
  }

  /** @param {string} text */
  announce(text) {
    byId("live").textContent = text;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.key !== "/" || targetOf(event)?.closest("input, textarea, select, dialog")) return;
    event.preventDefault();
    this.side("cards");
    byId("search").focus();
  }
}

beginPage(() => builder.load());
const builder = new Builder(decodeURIComponent(location.pathname.split("/")[2]));
builder.load();
