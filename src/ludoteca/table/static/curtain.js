// On the same screen: a curtain in front of the table whenever another player is asked, so that hands stay secret.
// Where nobody has secrets there is none.

/** @import { State } from "./protocol.js" */

import { byId } from "./elements.js";
import { nameIn } from "./people.js";
import { say } from "./words.js";

export class Curtain {
  constructor() {
    this.place = byId("curtain", HTMLDialogElement);
    this.button = byId("curtain-ready");
    /** @type {number | null} */
    this.seat = null;
    /** @type {number | null} */
    this.waiting = null;
    this.lifted = () => {};
    this.button.addEventListener("click", () => this.lift());
    this.place.addEventListener("cancel", (event) => event.preventDefault());
    this.place.addEventListener("keydown", (event) => event.key === "Escape" && event.preventDefault());
  }

  /**
   * Whether `state` belongs to somebody other than who last looked; the end of a match is for everybody.
   *
   * @param {State} state
   */
  separates(state) {
    if (state.outcome) this.place.close();
    if (state.seats.length < 2 || state.outcome || state.seat === null || state.open) return false;
    return this.place.open || state.seat !== this.seat;
  }

  /**
   * Close the curtain before the seat that `state` is for.
   *
   * @param {State} state
   * @param {() => void} lifted runs when that player says to be there
   */
  fall({ seat, players }, lifted) {
    this.waiting = seat;
    this.lifted = lifted;
    const name = nameIn(players, seat ?? 0);
    byId("curtain-text").textContent = say("curtain_text", { name });
    this.button.textContent = say("curtain_ready", { name });
    if (!this.place.open) this.place.showModal();
    this.button.focus();
  }

  lift() {
    this.seat = this.waiting;
    this.place.close();
    this.lifted();
  }
}
