// The end of a match: who won, by which rule, and what next.

/** @import { AskRematch, Episode, Outcome, Rematch, State } from "./protocol.js" */
/** @import { RuleBook } from "./rules.js" */

import * as api from "./api.js";
import { courseOf } from "./course.js";
import { byId, element, icon } from "./elements.js";
import { keepPicture } from "./keepsake.js";
import { noteTable } from "./memory.js";
import { nameIn } from "./people.js";
import { seriesParts } from "./series.js";
import { SideboardBox } from "./sideboard.js";
import { language, say, sayOf } from "./words.js";

export class Ending {
  /**
   * @param {RuleBook} rules
   * @param {(frame: AskRematch) => void} send speaks to the server
   */
  constructor(rules, send) {
    this.rules = rules;
    this.send = send;
    this.asked = false;
    this.button = byId("rematch", HTMLButtonElement);
    this.way = byId("rematch-go", HTMLAnchorElement);
    this.place = byId("ending");
    this.sideboard = new SideboardBox(byId("ending-sideboard"), () => {
      this.button.disabled = !this.sideboard.isEven();
    });
    this.title = "";
    /** @type {State | null} */
    this.state = null;
    this.dismissed = false;
    byId("ending-look").addEventListener("click", () => {
      this.dismissed = true;
      this.place.hidden = true;
    });
    this.button.addEventListener("click", () => this.ask());
    byId("ending-picture").addEventListener("click", () => this.keep());
  }

  /** @param {State} state */
  show(state) {
    const { outcome } = state;
    this.state = state;
    if (!outcome) {
      this.dismissed = false;
      this.place.hidden = true;
      return;
    }
    this.title = this.verdict(outcome, state);
    byId("ending-title").textContent = this.title;
    byId("ending-reason").textContent = outcome.reason[language()] ?? outcome.reason.en;
    this.rules.cite(byId("ending-rule"), outcome.rule);
    byId("ending-replay").hidden = !state.replay;
    if (state.replay) byId("ending-replay", HTMLAnchorElement).href = state.replay;
    this.button.hidden = state.seats.length === 0 || !this.way.hidden;
    this.button.textContent = say(this.goesOn(state) ? "series_next" : state.cooperative ? "try_again" : "rematch");
    this.way.textContent = say(this.goesOn(state) ? "series_go" : "rematch_go");
    byId("ending-series").hidden = !state.series;
    if (state.series) byId("ending-series").replaceChildren(...seriesParts(state.series, state.players));
    this.sideboard.show(state.series?.sideboards ?? []);
    this.showCampaign(state.campaign);
    this.place.dataset.mood = this.mood(outcome, state);
    const opening = this.place.hidden && !this.dismissed;
    this.place.hidden = this.dismissed;
    if (!opening) return;
    byId("ending-title").focus();
    if (state.replay) this.tell(state.replay, state);
  }

  /**
   * Whether another game of the same match comes.
   *
   * @param {State} state
   */
  goesOn({ series }) {
    return series !== null && !series.over;
  }

  /**
   * How the match went, once it has been counted.
   *
   * @param {string} replay
   * @param {State} state
   */
  async tell(replay, { players }) {
    const names = players.map(({ seat }) => nameIn(players, seat));
    try {
      const course = await api.course(replay.split("/")[2]);
      byId("ending-course").replaceChildren(...courseOf(course, replay, names));
    } catch (error) {
      byId("ending-course").replaceChildren(element("p", { role: "alert" }, api.messageOf(error)));
    }
  }

  /** The table as it is at the end, as a file. */
  keep() {
    const drawing = byId("stage").querySelector("svg");
    if (drawing && this.state) keepPicture(drawing, this.state.game);
  }

  /**
   * What this was in the campaign it belongs to, if any, and the ways back and on.
   *
   * @param {Episode | null} campaign
   */
  showCampaign(campaign) {
    const back = byId("ending-campaign", HTMLAnchorElement);
    const onward = byId("ending-onward", HTMLAnchorElement);
    byId("ending-chapter").hidden = back.hidden = !campaign;
    onward.hidden = !campaign?.next;
    if (!campaign) return;
    back.href = campaign.url;
    back.className = campaign.next ? "quiet" : "action";
    const words = element("span", {}, `${campaign.chapter} · ${campaign.level}`);
    byId("ending-chapter").replaceChildren(...Array.from({ length: campaign.stars }, () => icon("star")), words);
    if (!campaign.next) return;
    onward.href = campaign.next.url;
    onward.textContent = say("campaign_onward", { name: campaign.next.name });
  }

  /**
   * @param {Outcome} outcome
   * @param {State} state
   */
  mood(outcome, { seats }) {
    if (seats.length === 0 || outcome.draw) return "even";
    return seats.some((seat) => outcome.winners.includes(seat)) ? "won" : "lost";
  }

  /**
   * @param {Outcome} outcome
   * @param {State} state
   */
  verdict({ winners, draw, rule }, { seats, players }) {
    if (draw && !rule) return say("no_contest");
    if (draw) return say("drawn");
    if (winners.length === 0) return say("shared_loss");
    if (winners.length > 1 && winners.length === players.length) return say("shared_win");
    if (seats.length === 1) return say(winners.includes(seats[0]) ? "you_win" : "you_lose");
    return sayOf("somebody_wins", winners.map((seat) => nameIn(players, seat)));
  }

  ask() {
    this.asked = true;
    this.button.disabled = true;
    const sides = this.sideboard.sides();
    this.send(Object.keys(sides).length ? { type: "rematch", sides } : { type: "rematch" });
  }

  /**
   * Who wants a rematch; once it is made, those who asked here go there, others are shown the way.
   *
   * @param {Rematch} frame
   */
  rematch({ wanted, url, watch }) {
    const { state } = this;
    if (!state) return;
    const own = state.seats.length > 0 && state.seats.every((seat) => wanted.includes(seat));
    this.dismissed = false;
    this.place.hidden = false; // also for whoever was looking at the table
    this.button.disabled = own || !this.sideboard.isEven();
    if (own) this.sideboard.show([]);
    this.button.hidden = state.seats.length === 0 || url !== null;
    this.way.hidden = url === null;
    const ready = say(this.goesOn(state) ? "series_ready" : "rematch_ready");
    byId("rematch-news").textContent = url !== null ? ready : this.news(own, wanted, state);
    if (url === null) return;
    this.way.href = url;
    if (state.seats.length > 0) noteTable(url, { game: state.game, watch, over: false });
    if (this.asked) location.href = url;
  }

  /**
   * @param {boolean} own whether all of this link want it
   * @param {number[]} wanted
   * @param {State} state
   */
  news(own, wanted, { players }) {
    const others = players.filter(({ seat }) => !wanted.includes(seat));
    const asking = players.filter(({ seat, kind }) => kind !== "bot" && wanted.includes(seat));
    const names = (own ? others : asking).map(({ seat }) => nameIn(players, seat));
    return own ? sayOf("rematch_waiting", names) : sayOf("rematch_wanted", names);
  }
}
