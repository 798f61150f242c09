// Who sits at the table, who is there, whose turn it is, and whether we are connected.

import { byId, element, icon } from "./elements.js";
import { say } from "./words.js";

export class People {
  constructor() {
    this.place = byId("people");
    this.state = null;
  }

  nameIn(players, seat) {
    return players.find((player) => player.seat === seat)?.name || say("player_n", { n: seat + 1 });
  }

  show(state) {
    this.state = state;
    this.place.replaceChildren(...state.players.map((player) => this.badge(player, state)));
    if (state.seat === null) this.place.append(element("li", { class: "watching" }, icon("eye"), say("spectator")));
  }

  presence(players) {
    if (this.state) this.show({ ...this.state, players });
  }

  badge(player, state) {
    const here = player.kind === "bot" || player.online;
    const classes = ["person", here ? "here" : "away"];
    if (state.waiting.includes(player.seat)) classes.push("asked");
    if (state.seats.includes(player.seat)) classes.push("own");
    const presence = say(player.kind === "bot" ? "bot" : player.online ? "online" : "offline");
    return element(
      "li",
      { class: classes.join(" "), "data-seat": player.seat, title: presence },
      icon(player.kind === "bot" ? "bot" : "person"),
      element("span", { class: "person-name" }, this.nameIn(state.players, player.seat)),
      element("span", { class: "off-screen" }, `(${presence})`),
    );
  }

  connection(how) {
    const place = byId("connection");
    place.dataset.how = how;
    place.textContent = say(how);
    place.hidden = how === "connected";
  }
}
