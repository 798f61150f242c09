// Between two games of a match: cards of the deck against cards beside it, one for one. The server has the last word.

/** @import { Sideboard, SideboardCard } from "./protocol.js" */

import { element, targetOf } from "./elements.js";
import { say } from "./words.js";

export class SideboardBox {
  /**
   * @param {HTMLElement} place
   * @param {() => void} changed called after every exchange
   */
  constructor(place, changed) {
    this.place = place;
    this.changed = changed;
    /** @type {Sideboard[]} */
    this.boards = [];
    /** @type {Map<number, Map<string, number>>} by seat and card, how many copies went into the deck (or out of it) */
    this.moved = new Map();
    place.addEventListener("click", (event) => this.clicked(event));
  }

  /**
   * What may be exchanged; exchanges that were begun go on while it is the same.
   *
   * @param {Sideboard[]} boards
   */
  show(boards) {
    this.place.hidden = boards.length === 0;
    if (JSON.stringify(boards) === JSON.stringify(this.boards)) return;
    this.boards = boards;
    this.moved = new Map(boards.map(({ seat }) => [seat, new Map()]));
    this.write();
  }

  write() {
    const open = this.place.querySelector("details")?.open ?? false;
    this.place.replaceChildren(
      element(
        "details",
        { open },
        element("summary", {}, say("sideboard_title")),
        ...this.boards.flatMap((board) => [
          element("h3", {}, say("sideboard_deck")),
          this.list(board, board.deck, board.side, true),
          element("h3", {}, say("sideboard_side")),
          this.list(board, board.side, board.deck, false),
        ]),
        element("p", { role: "status" }, this.news()),
      ),
    );
  }

  /**
   * The cards of one side as they lie now, each with a button that moves a copy to the other.
   *
   * @param {Sideboard} board
   * @param {SideboardCard[]} own
   * @param {SideboardCard[]} others
   * @param {boolean} inDeck
   */
  list({ seat }, own, others, inDeck) {
    const cards = new Map([...others.map((card) => ({ ...card, copies: 0 })), ...own].map((card) => [card.id, card]));
    const rows = [...cards.values()].flatMap(({ id, name, copies }) => {
      const now = copies + (this.moved.get(seat)?.get(id) ?? 0) * (inDeck ? 1 : -1);
      const label = say(inDeck ? "sideboard_out" : "sideboard_in", { name });
      const data = { type: "button", class: "quiet", "data-seat": seat, "data-id": id, "data-by": inDeck ? -1 : 1 };
      const button = element("button", { ...data, "aria-label": label }, inDeck ? "−" : "+");
      return now > 0 ? [element("li", {}, button, ` ${now} ${name}`)] : [];
    });
    return element("ul", { class: inDeck ? "in-deck" : "beside" }, ...rows);
  }

  /** @param {Event} event */
  clicked(event) {
    const button = targetOf(event)?.closest("button");
    const { seat, id, by } = button?.dataset ?? {};
    const moved = this.moved.get(Number(seat));
    if (!moved || !id) return;
    moved.set(id, (moved.get(id) ?? 0) + Number(by));
    this.write();
    this.changed();
  }

  /** How many cards went into decks, and how many out of them. */
  counts() {
    const all = [...this.moved.values()].flatMap((moved) => [...moved.values()]);
    const sum = (/** @type {number[]} */ numbers) => numbers.reduce((total, number) => total + number, 0);
    return { into: sum(all.filter((by) => by > 0)), out: -sum(all.filter((by) => by < 0)) };
  }

  isEven() {
    const { into, out } = this.counts();
    return into === out;
  }

  news() {
    const { into, out } = this.counts();
    return into === out ? say("sideboard_even", { n: into }) : say("sideboard_uneven", { into, out });
  }

  /**
   * What lies beside the decks now; nothing for seats at which all is as it was.
   *
   * @returns {Record<string, Record<string, number>>}
   */
  sides() {
    const changed = this.boards.filter(({ seat }) => [...(this.moved.get(seat)?.values() ?? [])].some(Boolean));
    return Object.fromEntries(
      changed.map(({ seat, side }) => {
        const copies = new Map(side.map((card) => [card.id, card.copies]));
        for (const [id, by] of this.moved.get(seat) ?? []) copies.set(id, (copies.get(id) ?? 0) - by);
        return [seat, Object.fromEntries([...copies].filter(([, n]) => n > 0))];
      }),
    );
  }
}
