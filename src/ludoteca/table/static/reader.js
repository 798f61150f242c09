// A pile looked through: everything that lies in it, in words, a card each.

import { byId, element } from "./elements.js";
import { nameOf } from "./things.js";
import { say } from "./words.js";

export class Reader {
  constructor() {
    this.dialog = byId("pile");
    byId("pile-close").addEventListener("click", () => this.dialog.close());
    this.dialog.addEventListener("click", (event) => event.target === this.dialog && this.dialog.close());
  }

  /** The first line says how many; each further one is a card: its name, a colon, its words. */
  open(thing) {
    const [count, ...cards] = (thing.dataset.text ?? "").split("\n");
    byId("pile-title").textContent = `${nameOf(thing)}: ${count}`;
    byId("pile-cards").replaceChildren(...(cards.length ? cards.map(line) : [element("li", {}, say("pile_closed"))]));
    this.dialog.showModal();
  }

  close() {
    if (this.dialog.open) this.dialog.close();
  }
}

function line(card) {
  const at = card.indexOf(": ");
  return element("li", {}, element("strong", {}, at < 0 ? card : card.slice(0, at)), at < 0 ? "" : ` ${card.slice(at + 2)}`);
}
