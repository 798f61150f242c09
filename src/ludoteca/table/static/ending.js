// The end of a match: who won, by which rule, and what next.

import * as api from "./api.js";
import { byId } from "./elements.js";
import { noteTable, recentTable } from "./memory.js";
import { language, listed, say } from "./words.js";

export class Ending {
  constructor(rules) {
    this.rules = rules;
    this.place = byId("ending");
    this.title = "";
    this.dismissed = false;
    byId("ending-look").addEventListener("click", () => {
      this.dismissed = true;
      this.place.hidden = true;
    });
    byId("rematch").addEventListener("click", () => this.rematch());
  }

  show(state, people) {
    if (!state.outcome) {
      this.dismissed = false;
      this.place.hidden = true;
      return;
    }
    const { reason, rule } = state.outcome;
    this.state = state;
    this.title = this.verdict(state, people);
    byId("ending-title").textContent = this.title;
    byId("ending-reason").textContent = typeof reason === "string" ? reason : reason?.[language()] ?? "";
    byId("ending-rule").replaceChildren(...[this.rules.link(rule)].filter(Boolean));
    byId("ending-replay").hidden = !state.replay;
    if (state.replay) byId("ending-replay").href = state.replay;
    byId("rematch").hidden = state.seats.length === 0;
    this.place.dataset.mood = this.mood(state);
    const opening = this.place.hidden && !this.dismissed;
    this.place.hidden = this.dismissed;
    if (opening) byId("ending-title").focus();
  }

  mood({ outcome, seats }) {
    if (seats.length === 0 || outcome.draw) return "even";
    return seats.some((seat) => outcome.winners.includes(seat)) ? "won" : "lost";
  }

  verdict({ outcome, seats, players }, people) {
    const { winners, draw } = outcome;
    if (draw) return say("drawn");
    if (winners.length === 0) return say("shared_loss");
    if (winners.length > 1 && winners.length === players.length) return say("shared_win");
    if (seats.length === 1) return say(winners.includes(seats[0]) ? "you_win" : "you_lose");
    return say("somebody_wins", { names: listed(winners.map((seat) => people.nameIn(players, seat))) });
  }

  /** The same table again where this browser may seat everybody; else the start page, for new links. */
  async rematch() {
    const order = recentTable(location.pathname)?.order;
    const alone = order && (order.same_screen || order.seats.filter(({ kind }) => kind === "human").length === 1);
    if (!alone) {
      location.href = `/?game=${encodeURIComponent(this.state.game ?? "")}`;
      return;
    }
    byId("rematch").disabled = true;
    try {
      const made = await api.openTable(order);
      const path = new URL(made.seats[0].url, location.href).pathname;
      noteTable(path, { game: order.game, order, watch: made.watch });
      location.href = path;
    } catch (error) {
      byId("rematch").disabled = false;
      byId("ending-reason").textContent = error.message;
    }
  }
}
