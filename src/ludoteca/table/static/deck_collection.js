// Which cards somebody owns: read by the server, kept in this browser, and held against decks.

/** @import { CollectionReport, DeckBook } from "./protocol.js" */

import * as api from "./api.js";
import { byId, element } from "./elements.js";
import { recall, remember } from "./memory.js";
import { say } from "./words.js";

/**
 * Copies by the cards' ids, and the rows of the file that were not understood.
 *
 * @typedef {{cards: Record<string, number>, unread: CollectionReport["unread"], unread_rows: number}} Collection
 */

/**
 * What is missing of a card.
 *
 * @typedef {{id: string, missing: number, owned: number}} Lack
 */

export class CollectionBox {
  /**
   * @param {string} game
   * @param {string[]} packs whose cards it may have
   * @param {() => void} changed called when another collection is there, or none
   */
  constructor(game, packs, changed) {
    this.game = game;
    this.packs = packs;
    this.changed = changed;
    /** @type {DeckBook | null} */
    this.book = null;
    this.box = byId("collection-box", HTMLDialogElement);
    this.file = byId("collection-file", HTMLInputElement);
    this.kept = this.recalled();
    byId("collection-close").addEventListener("click", () => this.box.close());
    byId("collection-forget").addEventListener("click", () => this.keep(null));
    this.file.addEventListener("change", () => this.read());
  }

  /** @returns {Collection | null} */
  recalled() {
    const kept = recall(`collection.${this.game}`, /** @type {Collection | null} */ (null));
    return kept && typeof kept.cards === "object" && Array.isArray(kept.unread) ? kept : null;
  }

  /** @param {DeckBook} book */
  open(book) {
    this.book = book;
    this.file.value = "";
    this.complain("");
    this.write();
    this.box.showModal();
  }

  /** @param {string} text */
  complain(text) {
    byId("collection-problem").textContent = text;
    byId("collection-problem").hidden = !text;
  }

  async read() {
    const file = this.file.files?.[0];
    if (!file) return;
    try {
      const { cards, ...unread } = await api.collection(this.game, { text: await file.text(), packs: this.packs });
      this.complain("");
      this.keep({ cards: Object.fromEntries(cards.map(({ id, copies }) => [id, copies])), ...unread });
    } catch (error) {
      this.complain(api.messageOf(error));
    }
  }

  /** @param {Collection | null} collection */
  keep(collection) {
    this.kept = collection;
    remember(`collection.${this.game}`, collection);
    this.write();
    this.changed();
  }

  /**
   * How many copies of a card one has; null while no collection is known.
   *
   * @param {string} id
   */
  owned(id) {
    return this.kept && (this.kept.cards[id] ?? 0);
  }

  /**
   * What is missing for these copies of cards; null while no collection is known.
   *
   * @param {Record<string, number>} cards
   * @returns {Lack[] | null}
   */
  lacking(cards) {
    const { kept } = this;
    if (!kept) return null;
    return Object.entries(cards).flatMap(([id, copies]) => {
      const owned = kept.cards[id] ?? 0;
      return owned < copies ? [{ id, missing: copies - owned, owned }] : [];
    });
  }

  write() {
    const { kept } = this;
    byId("collection-known").hidden = !kept;
    if (!kept) return;
    const copies = Object.values(kept.cards);
    byId("collection-total").textContent = say("decks_owned_total", { n: total(copies), kinds: copies.length });
    this.writeUnread(kept);
    byId("collection-decks").replaceChildren(...this.readyDecks().map((line) => element("li", {}, line)));
  }

  /** @param {Collection} kept */
  writeUnread({ unread, unread_rows: rows }) {
    byId("collection-unread").hidden = !rows;
    byId("collection-unread-count").textContent = say(rows === 1 ? "decks_unread_one" : "decks_unread", { n: rows });
    const lines = unread.map(({ line, name, text }) => say("decks_line", { n: line, text: `${name}: ${text}` }));
    if (rows > unread.length) lines.push(say("decks_unread_more", { n: rows - unread.length }));
    byId("collection-unread-rows").replaceChildren(...lines.map((line) => element("li", {}, line)));
  }

  /** Every ready deck with what it lacks, the nearest first. */
  readyDecks() {
    const decks = (this.book?.decks ?? []).map(({ name, cards }) => ({
      name,
      missing: total((this.lacking(cards ?? {}) ?? []).map((lack) => lack.missing)),
    }));
    decks.sort((a, b) => a.missing - b.missing || a.name.localeCompare(b.name));
    return decks.map(({ name, missing }) => `${name}: ${missing ? lacks(missing) : say("decks_can_build")}`);
  }
}

/** @param {number[]} numbers */
export const total = (numbers) => numbers.reduce((sum, number) => sum + number, 0);

/** @param {number} missing */
export const lacks = (missing) => say(missing === 1 ? "decks_missing_one" : "decks_missing", { n: missing });
