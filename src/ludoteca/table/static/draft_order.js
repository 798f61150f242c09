// The form of a new draft on the start page: which set, how many, and how long a card may take.

/** @import { Game } from "./protocol.js" */

import * as api from "./api.js";
import { byId, element } from "./elements.js";
import { select } from "./fields.js";
import { recall } from "./memory.js";
import { say } from "./words.js";

const SEATS = ["2", "3", "4", "5", "6", "7", "8"];
const SECONDS = ["0", "30", "60", "90"];

export class DraftOrders {
  constructor() {
    this.box = byId("draft-box", HTMLDetailsElement);
    this.chosen = { way: "draft", set: "", seats: "4", people: "1", bot: "", seconds: "0" };
    /** @type {Game | null} */
    this.game = null;
    /** @type {string[]} the packs whose sets are offered, too */
    this.packs = [];
    this.box.addEventListener("toggle", () => this.box.open && this.write());
    byId("draft-open").addEventListener("click", () => this.open());
  }

  /**
   * @param {Game} game as it is with these packs
   * @param {string[]} packs
   */
  show(game, packs) {
    this.box.hidden = !game.limited;
    if (this.game?.key !== game.key) this.box.open = false;
    this.game = game;
    this.packs = packs;
    if (this.box.open) this.write();
  }

  async write() {
    if (!this.game) return;
    byId("draft-problem").hidden = true;
    try {
      const { ways, sets } = await api.draftOffer(this.game.key, this.packs);
      const { chosen } = this;
      if (!sets.some(({ value }) => value === chosen.set)) chosen.set = sets.at(-1)?.value ?? "";
      if (!this.game.bots.some(({ key }) => key === chosen.bot)) chosen.bot = this.game.usual_bot;
      const people = Array.from({ length: Number(chosen.seats) }, (_, n) => String(n + 1));
      if (!people.includes(chosen.people)) chosen.people = chosen.seats;
      const pairs = (/** @type {{value: string, name: string}[]} */ all) => all.map(({ value, name }) => /** @type {[string, string]} */ ([value, name]));
      const plain = (/** @type {string[]} */ all) => all.map((n) => /** @type {[string, string]} */ ([n, n]));
      const seconds = SECONDS.map((n) => /** @type {[string, string]} */ ([n, n === "0" ? say("draft_no_timer") : say("draft_seconds", { n })]));
      byId("draft-fields").replaceChildren(
        select(say("draft_way"), pairs(ways), chosen.way, (value) => (chosen.way = value)),
        select(say("draft_set"), pairs(sets), chosen.set, (value) => (chosen.set = value)),
        select(say("seat_count"), plain(SEATS), chosen.seats, (value) => {
          chosen.seats = value;
          this.write();
        }),
        select(say("draft_people"), plain(people), chosen.people, (value) => (chosen.people = value)),
        select(say("bot_level"), this.game.bots.map(({ key, name }) => [key, name]), chosen.bot, (value) => (chosen.bot = value)),
        select(say("draft_timer"), seconds, chosen.seconds, (value) => (chosen.seconds = value)),
      );
    } catch (error) {
      this.complain(error);
    }
  }

  async open() {
    const { game, chosen } = this;
    if (!game) return;
    const people = Number(chosen.people);
    const bot = /** @type {const} */ ({ kind: "bot", bot: chosen.bot });
    const seats = Array.from({ length: Number(chosen.seats) }, (_, seat) =>
      seat < people ? { kind: /** @type {const} */ ("human"), name: seat === 0 ? recall("name", "") : "" } : bot,
    );
    try {
      const made = await api.openDraft({ game: game.key, way: chosen.way, set: chosen.set, seats, seconds: Number(chosen.seconds), packs: this.packs });
      const [own, ...others] = made.seats;
      byId("draft-links").replaceChildren(
        ...others.map(({ url }) => element("li", {}, element("code", {}, new URL(url, location.href).href))),
      );
      if (!others.length) location.href = own.url;
      byId("draft-ready").hidden = !others.length;
      byId("draft-sit", HTMLAnchorElement).href = own.url;
    } catch (error) {
      this.complain(error);
    }
  }

  /** @param {unknown} error */
  complain(error) {
    byId("draft-problem").textContent = api.messageOf(error);
    byId("draft-problem").hidden = false;
  }
}
