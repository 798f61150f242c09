// The end of a match: who won, by which rule, and what next.

/** @import { AskRematch, Episode, Outcome, Rematch, State } from "./protocol.js" */
/** @import { RuleBook } from "./rules.js" */

import * as api from "./api.js";
import { Telling } from "./course.js";
import { byId, copyText, element, icon, isWriting } from "./elements.js";
import { keepPicture } from "./keepsake.js";
import { draftOf, noteTable } from "./memory.js";
import { nameIn } from "./people.js";
import { seriesParts } from "./series.js";
import { SideboardBox } from "./sideboard.js";
import { puzzleIn } from "./solved.js";
import { language, say, sayOf } from "./words.js";

/** What the page of the end lies over. */
const BEHIND = ["stage", "rest", "dock", "side"];

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
    /** What has been told: of which match, in which language. */
    this.told = "";
    /** @type {State | null} */
    this.state = null;
    this.dismissed = false;
    this.back = byId("ending-back");
    byId("ending-look").addEventListener("click", () => this.look());
    this.back.addEventListener("click", () => this.look(false));
    this.button.addEventListener("click", () => this.ask());
    byId("ending-picture").addEventListener("click", () => this.keep());
    byId("ending-share").addEventListener("click", () => this.share());
    addEventListener("keydown", (event) => this.press(event), { capture: true });
  }

  /**
   * Esc looks at the table; so do the keys of what lies beside it.
   *
   * @param {KeyboardEvent} event
   */
  press(event) {
    if (this.place.hidden || event.ctrlKey || event.metaKey || event.altKey || isWriting(event)) return;
    if (document.querySelector("dialog[open]")) return;
    if (!["Escape", "l", "c", "w"].includes(event.key)) return;
    this.look();
    if (event.key === "Escape") event.stopPropagation();
  }

  /**
   * Look at the table as it is at the end, or come back from there.
   *
   * @param {boolean} [away]
   */
  look(away = true) {
    this.dismissed = away;
    this.open(!away);
    if (away) this.back.focus();
    else byId("ending-title").focus();
  }

  /**
   * While it is open, what lies behind it can be neither pressed nor reached by keys.
   *
   * @param {boolean} on
   */
  open(on) {
    this.place.hidden = !on;
    this.back.hidden = on || !this.state?.outcome;
    for (const id of BEHIND) document.getElementById(id)?.toggleAttribute("inert", on);
  }

  /** @param {State} state */
  show(state) {
    const { outcome } = state;
    this.state = state;
    if (!outcome) {
      this.dismissed = false;
      this.open(false);
      return;
    }
    this.title = outcome.headline || this.verdict(outcome, state);
    if (puzzleIn(location.search)) return; // a puzzle says itself how it ended
    byId("ending-title").textContent = this.title;
    byId("ending-reason").textContent = outcome.reason[language()] ?? outcome.reason.en;
    this.rules.cite(byId("ending-rule"), outcome.rule);
    byId("ending-replay").hidden = !state.replay;
    if (state.replay) byId("ending-replay", HTMLAnchorElement).href = state.replay;
    this.button.hidden = state.seats.length === 0 || !this.way.hidden;
    this.button.textContent = say(this.goesOn(state) ? "series_next" : !state.cooperative ? "rematch" : outcome.winners.length ? "play_again" : "try_again");
    this.button.className = state.campaign?.next ? "quiet" : "action";
    this.way.textContent = say(this.goesOn(state) ? "series_go" : "rematch_go");
    byId("ending-series").hidden = !state.series;
    if (state.series) byId("ending-series").replaceChildren(...seriesParts(state.series, state.players));
    this.sideboard.show(state.series?.sideboards ?? []);
    this.showCampaign(state.campaign);
    this.showDraft(state);
    this.place.dataset.mood = this.mood(outcome, state);
    const opening = this.place.hidden && !this.dismissed;
    this.open(!this.dismissed);
    if (opening) {
      byId("ending-cover", HTMLImageElement).src = `/art/${encodeURIComponent(state.game)}/cover.svg`;
      byId("ending-title").focus();
    }
    const told = state.replay ? `${state.replay} ${language()}` : "";
    if (told !== this.told) this.tell(state.replay, state);
    this.told = told;
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
   * @param {string | null} replay
   * @param {State} state
   */
  async tell(replay, state) {
    byId("ending-share").hidden = !replay;
    this.place.classList.toggle("untold", !replay);
    if (!replay) return;
    try {
      const telling = new Telling(await api.course(replay.split("/")[2]), state, this.rules);
      byId("ending-facts").textContent = telling.facts();
      byId("ending-ahead").textContent = telling.consolation();
      byId("ending-score").replaceChildren(...telling.score());
      byId("ending-course").replaceChildren(...telling.parts());
    } catch (error) {
      byId("ending-course").replaceChildren(element("p", { class: "panel", role: "alert" }, api.messageOf(error)));
    }
  }

  /** The link to the replay: where the device shares things, or copied. */
  async share() {
    if (!this.state?.replay) return;
    const url = new URL(this.state.replay, location.href).href;
    if (navigator.share && matchMedia("(pointer: coarse)").matches) {
      await navigator.share({ title: this.title, url }).catch(() => {}); // whoever changes their mind has shared nothing
      return;
    }
    await copyText(url, byId("ending-share"), say("share_copied"), say("share"));
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
    const words = element("span", {}, `${campaign.chapter} · ${campaign.level}`);
    byId("ending-chapter").replaceChildren(...Array.from({ length: campaign.stars }, () => icon("star")), words);
    if (!campaign.next) return;
    onward.href = campaign.next.url;
    onward.textContent = say("campaign_onward", { name: campaign.next.name });
  }

  /**
   * The way back to the draft that the match belongs to, if any: the next round waits there.
   *
   * @param {State} state
   */
  showDraft(state) {
    const draft = draftOf(location.pathname);
    const back = byId("ending-draft", HTMLAnchorElement);
    back.hidden = !draft || this.goesOn(state);
    if (back.hidden) return;
    back.href = draft;
    this.button.className = "quiet";
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
    this.open(true); // also for whoever was looking at the table
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
