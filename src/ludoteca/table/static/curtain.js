// On the same screen: a curtain in front of the table whenever another player is asked, so that hands stay secret.
// Where nobody has secrets there is none.

import { byId } from "./elements.js";
import { say } from "./words.js";

export class Curtain {
  constructor() {
    this.place = byId("curtain");
    this.button = byId("curtain-ready");
    this.seat = null;
    this.waiting = null;
    this.lifted = null;
    this.button.addEventListener("click", () => this.lift());
    this.place.addEventListener("cancel", (event) => event.preventDefault());
    this.place.addEventListener("keydown", (event) => event.key === "Escape" && event.preventDefault());
  }

  /** Whether `state` belongs to somebody other than who last looked; the end of a match is for everybody. */
  separates(state) {
    if (state.outcome && this.place.open) this.place.close();
    if (state.seats.length < 2 || state.outcome || state.seat === null || state.open) return false;
    return this.place.open || state.seat !== this.seat;
  }

  /** Close the curtain for `seat`; `lifted` runs when that player says to be there. */
  fall(seat, name, lifted) {
    this.waiting = seat;
    this.lifted = lifted;
    byId("curtain-text").textContent = say("curtain_text", { name });
    this.button.textContent = say("curtain_ready", { name });
    if (!this.place.open) this.place.showModal();
    this.button.focus();
  }

  lift() {
    this.seat = this.waiting;
    this.place.close();
    this.lifted?.();
  }
}
