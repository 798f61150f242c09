// The end of a match: who won, by which rule, and what next.

import { byId, element, icon } from "./elements.js";
import { keepPicture } from "./keepsake.js";
import { noteTable } from "./memory.js";
import { language, say, sayOf } from "./words.js";

export class Ending {
  /** `send(frame)` speaks to the server. */
  constructor(rules, send) {
    this.rules = rules;
    this.send = send;
    this.asked = false;
    this.place = byId("ending");
    this.title = "";
    this.dismissed = false;
    byId("ending-look").addEventListener("click", () => {
      this.dismissed = true;
      this.place.hidden = true;
    });
    byId("rematch").addEventListener("click", () => this.ask());
    byId("ending-picture").addEventListener("click", () => keepPicture(byId("stage").querySelector("svg"), this.state.game));
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
    byId("rematch").hidden = state.seats.length === 0 || !byId("rematch-go").hidden;
    this.showCampaign(state.campaign);
    this.place.dataset.mood = this.mood(state);
    const opening = this.place.hidden && !this.dismissed;
    this.place.hidden = this.dismissed;
    if (opening) byId("ending-title").focus();
  }

  /** What this was in the campaign it belongs to, if any, and the ways back and on. */
  showCampaign(campaign) {
    byId("ending-chapter").hidden = byId("ending-campaign").hidden = !campaign;
    byId("ending-onward").hidden = !campaign?.next;
    if (!campaign) return;
    byId("ending-campaign").href = campaign.url;
    byId("ending-campaign").className = campaign.next ? "quiet" : "action";
    const words = element("span", {}, `${campaign.chapter} · ${campaign.level}`);
    byId("ending-chapter").replaceChildren(...Array.from({ length: campaign.stars }, () => icon("star")), words);
    if (!campaign.next) return;
    byId("ending-onward").href = campaign.next.url;
    byId("ending-onward").textContent = say("campaign_onward", { name: campaign.next.name });
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
    return sayOf("somebody_wins", winners.map((seat) => people.nameIn(players, seat)));
  }

  ask() {
    this.asked = true;
    byId("rematch").disabled = true;
    this.send({ type: "rematch" });
  }

  /** Who wants a rematch; once it is made, those who asked here go there, others are shown the way. */
  rematch({ wanted, url, watch }, state, people) {
    const others = state.players.filter(({ seat }) => !wanted.includes(seat)).map(({ seat }) => people.nameIn(state.players, seat));
    const own = state.seats.length > 0 && state.seats.every((seat) => wanted.includes(seat));
    this.dismissed = false;
    this.place.hidden = false; // also for whoever was looking at the table
    byId("rematch").disabled = own;
    byId("rematch").hidden = state.seats.length === 0 || url !== null;
    byId("rematch-go").hidden = url === null;
    byId("rematch-news").textContent = url !== null ? say("rematch_ready") : this.news(own, wanted, others, state, people);
    if (url === null) return;
    byId("rematch-go").href = url;
    if (state.seats.length > 0) noteTable(url, { game: state.game, watch });
    if (this.asked) location.href = url;
  }

  news(own, wanted, others, state, people) {
    if (own) return sayOf("rematch_waiting", others);
    const asking = state.players.filter(({ seat, kind }) => kind !== "bot" && wanted.includes(seat));
    return sayOf("rematch_wanted", asking.map(({ seat }) => people.nameIn(state.players, seat)));
  }
}
