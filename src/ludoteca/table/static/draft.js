// A draft at one seat: take a card of the booster, then build a deck of what was taken, then go to the match.

/** @import * as says from "./protocol.js" */

import * as api from "./api.js";
import { byId, element } from "./elements.js";
import { noteDraft, recall } from "./memory.js";
import { beginPage } from "./page.js";
import { language, say } from "./words.js";

const LOOK_AGAIN = 1500;

class DraftPage {
  /** @param {string} token the link's own */
  constructor(token) {
    this.token = token;
    /** @type {says.BoosterDraft | null} */
    this.told = null;
    this.written = "";
    /** @type {boolean[] | null} which of the cards one has are in the deck, once one builds */
    this.inside = null;
    this.busy = false;
    this.greeted = false;
    byId("suggest").addEventListener("click", () => this.suggest());
    byId("done").addEventListener("click", () => this.send({ deck: this.deck() }));
  }

  async look() {
    if (!this.busy) {
      try {
        this.show(await api.draft(this.token));
        this.greet();
      } catch (error) {
        this.complain(error);
      }
    }
    setTimeout(() => this.look(), LOOK_AGAIN);
  }

  /** Say once what one is called, where nobody has. */
  greet() {
    const name = recall("name", "");
    if (!this.greeted && name && this.told && !this.told.named) this.send({ name });
    this.greeted = true;
  }

  /** @param {says.DraftMove} move */
  async send(move) {
    if (this.busy) return;
    this.busy = true;
    byId("problem").hidden = true;
    try {
      this.show(await api.draftMove(this.token, move));
    } catch (error) {
      this.complain(error);
    }
    this.busy = false;
  }

  /** @param {unknown} error */
  complain(error) {
    byId("problem").textContent = api.messageOf(error);
    byId("problem").hidden = false;
  }

  /** @param {says.BoosterDraft} told */
  show(told) {
    this.told = told;
    const { left } = told;
    byId("news").textContent = left === null ? "" : say("draft_left", { n: left });
    const what = JSON.stringify([{ ...told, left: 0 }, language()]);
    if (what === this.written) return;
    this.written = what;
    if (told.over && !this.inside) this.suggest();
    this.write();
  }

  write() {
    const { told } = this;
    if (!told) return;
    const { view, over, players } = told;
    const busy = over ? "draft_building" : "draft_waited";
    byId("company").replaceChildren(
      ...players.map(({ name, waited }) => element("li", { class: waited ? "" : "chosen" }, waited ? say(busy, { name }) : name)),
    );
    byId("booster-part").hidden = over;
    byId("booster-title").textContent = say("draft_booster", { n: view.round, of: view.rounds });
    byId("booster").replaceChildren(...view.booster.map((card) => this.offered(card, view.chosen)));
    byId("pool-title").textContent = say("draft_pool", { n: view.taken.length });
    byId("pool").replaceChildren(...view.taken.map((card, place) => this.owned(card, place)));
    byId("build-tools").hidden = !over;
    byId("done").hidden = told.round > 0;
    byId("suggest").hidden = told.round > 0 || this.isWhole;
    const size = this.inside?.filter(Boolean).length ?? 0;
    const chosen = Object.keys(told.deck).length > 0;
    byId("size").hidden = told.round > 0;
    byId("size").textContent = chosen ? say("draft_wait") : say("draft_size", { n: size, least: view.least });
    byId("done", HTMLButtonElement).disabled = size < view.least;
    this.writeRounds(told);
  }

  /**
   * The matches of all rounds, who has won how many, and the way to one's own.
   *
   * @param {says.BoosterDraft} told
   */
  writeRounds(told) {
    const { match, round, rounds, matches, players, seat, wins } = told;
    byId("rounds-part").hidden = round === 0;
    if (round === 0) return;
    byId("rounds-title").textContent = say("draft_round", { n: round, of: rounds });
    const name = (/** @type {number} */ who) => players[who].name;
    const mine = matches[round - 1].find(({ seats }) => seats.includes(seat));
    const goesOn = mine?.state === "on";
    const isOver = round === rounds && matches[round - 1].every(({ state }) => state !== "on");
    const rest = mine?.state === "rest" && !isOver;
    const moved = match === null ? say("draft_moved") : "";
    byId("round-news").textContent = isOver ? say("draft_over", { n: wins[seat] }) : goesOn ? moved : say(rest ? "draft_you_rest" : "draft_round_wait");
    byId("match").hidden = match === null || !goesOn;
    if (match !== null) {
      byId("match", HTMLAnchorElement).href = match;
      noteDraft(match, location.pathname);
    }
    const order = players.map((_, who) => who).sort((a, b) => wins[b] - wins[a] || a - b);
    const cell = (/** @type {says.DraftMatch | undefined} */ met, /** @type {number} */ who) => {
      const other = met?.seats.find((each) => each !== who);
      if (!met || other === undefined) return element("td", {}, say("draft_rests"));
      const ended = met.winner === null ? "draft_drawn" : met.winner === who ? "draft_won" : "draft_lost";
      const words = { over: ended, on: "draft_on", unplayed: "draft_unplayed", rest: "draft_rests" };
      return element("td", {}, say(words[met.state], { name: name(other) }));
    };
    const row = (/** @type {number} */ who) =>
      element(
        "tr",
        { class: who === seat ? "mine" : "" },
        element("th", { scope: "row" }, name(who)),
        ...matches.map((met) => cell(met.find(({ seats }) => seats.includes(who)), who)),
        element("td", { class: "wins" }, String(wins[who])),
      );
    const heads = [say("draft_player"), ...matches.map((_, n) => say("draft_round_n", { n: n + 1 })), say("draft_wins")];
    byId("rounds").replaceChildren(
      element("thead", {}, element("tr", {}, ...heads.map((head) => element("th", { scope: "col" }, head)))),
      element("tbody", {}, ...order.map(row)),
    );
  }

  /**
   * A card of the booster.
   *
   * @param {says.DraftCard} card
   * @param {string} chosen what was taken and waits for the others
   */
  offered(card, chosen) {
    const take = () => this.send({ take: card.id });
    return element(
      "button",
      { type: "button", class: "draft-card", "data-id": card.id, disabled: chosen !== "", onclick: take },
      ...face(card),
    );
  }

  /**
   * A card that one has; while one builds, a press puts it into the deck or out of it.
   *
   * @param {says.DraftCard} card
   * @param {number} place
   */
  owned(card, place) {
    const { inside, told } = this;
    const toggle = () => {
      if (!inside) return;
      inside[place] = !inside[place];
      this.write();
    };
    const pressed = inside ? String(inside[place]) : null;
    const disabled = !inside || !told || told.round > 0 || this.isWhole;
    return element("button", { type: "button", class: "draft-card", "data-id": card.id, "aria-pressed": pressed, disabled, onclick: toggle }, ...face(card));
  }

  /** Whether nothing is built: the deck is all that one has. */
  get isWhole() {
    const { told } = this;
    return told !== null && told.over && told.view.least === told.view.taken.length;
  }

  /** Put those cards into the deck that a bot would. */
  suggest() {
    const { told } = this;
    if (!told?.over) return;
    const left = { ...(Object.keys(told.deck).length ? told.deck : told.suggestion) };
    this.inside = told.view.taken.map(({ id }) => {
      const inside = (left[id] ?? 0) > 0;
      if (inside) left[id] -= 1;
      return inside;
    });
    this.write();
  }

  /** The deck, copies by id. */
  deck() {
    /** @type {Record<string, number>} */
    const deck = {};
    this.told?.view.taken.forEach(({ id }, place) => {
      if (this.inside?.[place]) deck[id] = (deck[id] ?? 0) + 1;
    });
    return deck;
  }
}

/**
 * What a card shows.
 *
 * @param {says.DraftCard} card
 */
function face(card) {
  return [
    element("img", { src: card.art, alt: "", loading: "lazy", decoding: "async" }),
    element("strong", {}, card.name),
    element("small", {}, [`(${card.cost}) ${card.inks}`, ...card.facts.map(([name, value]) => `${name}\u00a0${value}`)].join(" · ")),
    ...card.text.map((line) => element("small", {}, line)),
  ];
}

beginPage(() => page.write());
const page = new DraftPage(location.pathname.split("/")[2]);
page.look();
