// A pile looked through: everything that lies in it, in words, a card each.

/** @import { Thing } from "./things.js" */

import { byId, closes, element } from "./elements.js";
import { nameOf } from "./things.js";
import { say } from "./words.js";

const SOME = /[1-9]/; // as in "7 cards"

export class Reader {
  constructor() {
    this.dialog = byId("pile", HTMLDialogElement);
    closes(this.dialog, byId("pile-close"));
  }

  /**
   * The first line says how many; each further one is a card: its name, a colon, its words.
   *
   * @param {Thing} thing
   */
  open(thing) {
    const [count, ...cards] = (thing.dataset.text ?? "").split("\n");
    byId("pile-title").textContent = `${nameOf(thing)}: ${count}`;
    const otherwise = say(SOME.test(count) ? "pile_closed" : "pile_empty");
    byId("pile-cards").replaceChildren(...(cards.length ? cards.map(line) : [element("li", {}, otherwise)]));
    this.dialog.showModal();
  }

  close() {
    this.dialog.close();
  }
}

/** @param {string} card */
function line(card) {
  const at = card.indexOf(": ");
  return element("li", {}, element("strong", {}, at < 0 ? card : card.slice(0, at)), at < 0 ? "" : ` ${card.slice(at + 2)}`);
}
