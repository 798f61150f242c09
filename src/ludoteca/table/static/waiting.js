// Whoever waits for others for a while can remind them.

/** @import { State } from "./protocol.js" */

import { byId, element, icon } from "./elements.js";
import { nameIn } from "./people.js";
import { listed, say } from "./words.js";

const A_WHILE = 30000;

export class Waiting {
  /** @param {() => void} nudge reminds them */
  constructor(nudge) {
    this.nudge = nudge;
    this.bar = byId("actions");
    this.timer = 0;
    this.names = "";
    this.patient = true;
  }

  /** @param {State} state */
  show(state) {
    const names = listed(awaited(state).map((seat) => nameIn(state.players, seat)));
    if (names !== this.names) this.begin(names);
    this.write();
  }

  /**
   * Wait for a while before anybody can be reminded.
   *
   * @param {string} names
   */
  begin(names) {
    clearTimeout(this.timer);
    this.names = names;
    this.patient = true;
    if (names) this.timer = setTimeout(() => this.lose(), A_WHILE);
  }

  lose() {
    this.patient = false;
    this.write();
  }

  write() {
    this.bar.querySelector(".nudge")?.remove();
    if (this.patient || !this.names) return;
    const button = element(
      "button",
      { type: "button", class: "action nudge", onclick: () => this.send() },
      icon("bell"),
      element("span", { class: "label" }, say("nudge", { names: this.names })),
    );
    this.bar.append(button);
  }

  send() {
    this.nudge();
    this.begin(this.names);
    this.write();
  }
}

/**
 * People who are there and whom this screen waits for.
 *
 * @param {State} state
 */
function awaited({ seats, seat, decisions, outcome, players, waiting }) {
  if (seat === null || outcome || decisions.length || waiting.some((asked) => seats.includes(asked))) return [];
  return waiting.filter((asked) => players.some((player) => player.seat === asked && player.kind === "human" && player.online));
}
