// Who sits at the table, who is there, whose turn it is, and whether we are connected.

/** @import { Player, Series, State } from "./protocol.js" */

import * as api from "./api.js";
import { byId, element, icon } from "./elements.js";
import { moveTable } from "./memory.js";
import { say } from "./words.js";

/**
 * @param {Player[]} players
 * @param {number} seat
 */
export function nameIn(players, seat) {
  return players.find((player) => player.seat === seat)?.name || say("player_n", { n: seat + 1 });
}

/**
 * The score of a match of several games, such as "Anna 1 · Bruno 0", from whoever has more.
 *
 * @param {Series} series
 * @param {Player[]} players
 */
export function scoreOf({ wins }, players) {
  const seats = wins.map((_, seat) => seat).sort((a, b) => wins[b] - wins[a]);
  return seats.map((seat) => `${nameIn(players, seat)} ${wins[seat]}`).join(" · ");
}

export class People {
  /** @param {(seat: number) => void} look asks for another of the seats that share this screen */
  constructor(look) {
    this.place = byId("people");
    /** @type {State | null} */
    this.state = null;
    this.devices = 1;
    this.written = ""; // what the badges tell
    this.look = look;
  }

  /** @param {State} state */
  show(state) {
    this.state = state;
    const { players, seat, seats, waiting, series } = state;
    const told = JSON.stringify([players, seat, seats, waiting, series, this.devices, document.documentElement.lang]);
    if (told === this.written) return;
    this.written = told;
    this.place.replaceChildren(...state.players.map((player) => this.badge(player, state)));
    if (series) {
      const words = `${say("series_game", { n: series.number, of: series.best_of })} ${scoreOf(series, players)}`;
      const short = `${series.number}/${series.best_of} · ${series.wins.join("–")}`;
      const shown = element("span", { "aria-hidden": "true" }, short);
      this.place.append(element("li", { class: "watching series", title: words }, shown, element("span", { class: "off-screen" }, words)));
    }
    if (state.seat === null) this.place.append(element("li", { class: "watching" }, icon("eye"), say("spectator")));
  }

  /** Seats of this screen that are asked as well as the one that is shown. */
  others() {
    if (!this.state) return [];
    const { seats, seat, waiting } = this.state;
    return seats.filter((own) => own !== seat && waiting.includes(own));
  }

  /** On to the next of them. */
  lookOn() {
    const others = this.others();
    const shown = this.state?.seat ?? -1;
    if (others.length) this.look(others.find((seat) => seat > shown) ?? others[0]);
  }

  /**
   * @param {Player} player
   * @param {State} state
   */
  badge(player, state) {
    const here = player.kind === "bot" || player.online;
    const classes = ["person", here ? "here" : "away"];
    if (state.waiting.includes(player.seat)) classes.push("asked");
    if (state.seats.includes(player.seat)) classes.push("own");
    if (state.seats.length > 1 && player.seat === state.seat) classes.push("shown");
    const presence = say(player.kind === "bot" ? "bot" : player.online ? "online" : "offline");
    const name = nameIn(state.players, player.seat);
    const words = element("span", { class: "person-name" }, name);
    const look = () => this.look(player.seat);
    const button = { type: "button", class: "person-name", "aria-label": say("play_as", { name }), onclick: look };
    return element(
      "li",
      { class: classes.join(" "), "data-seat": player.seat, title: presence },
      icon(player.kind === "bot" ? "bot" : "person"),
      this.others().includes(player.seat) ? element("button", button, name) : words,
      element("span", { class: "off-screen" }, `(${presence})`),
      state.seats[0] === player.seat && this.devices > 1 ? this.alsoOpen() : null,
    );
  }

  /** This seat is open elsewhere, too: whoever sits here may see to it that it is open here alone. */
  alsoOpen() {
    const onlyHere = async () => {
      const { url } = await api.renew(location.pathname.split("/")[2]);
      moveTable(location.pathname, url);
      location.replace(url);
    };
    const words = { type: "button", class: "devices", title: say("only_here"), "aria-label": `${say("devices", { n: this.devices })}. ${say("only_here")}`, onclick: onlyHere };
    return element("button", words, `×${this.devices}`);
  }

  /** @param {"connecting" | "connected" | "reconnecting" | "gone"} how */
  connection(how) {
    const place = byId("connection");
    place.dataset.how = how;
    place.textContent = say(how);
    place.hidden = how === "connected";
  }
}
