// The start page: choose a game, choose how, sit down.

/** @import { Game, SeatOrder, TableOrder } from "./protocol.js" */

import * as api from "./api.js";
import { DraftOrders } from "./draft_order.js";
import { byId, element, icon } from "./elements.js";
import { Invitations } from "./invitations.js";
import { campaignRow, cover, coverOf, emptyShelf, tableCard } from "./kept.js";
import { forgetCampaign, forgetTable, noteGlance, recall, recentTables, savedCampaigns } from "./memory.js";
import { Packs } from "./packs.js";
import { beginPage } from "./page.js";
import { RuleBrowser } from "./rulebook.js";
import { Seating } from "./seating.js";
import { Tour } from "./tour.js";
import { language, say } from "./words.js";

class Start {
  constructor() {
    /** @type {Game[]} */
    this.games = [];
    this.chosen = new URLSearchParams(location.search).get("game") ?? "";
    this.deck = new URLSearchParams(location.search).get("deck");
    this.brought = new URLSearchParams(location.search).get("packs")?.split(",").filter(Boolean) ?? [];
    this.drafts = new DraftOrders();
    this.packs = new Packs((game, packs) => this.showWith(game, packs));
    this.invitations = new Invitations();
    this.seating = new Seating();
    this.tour = new Tour();
    new RuleBrowser(() => this.chosen);
    /** How often the tables have been looked at. */
    this.asked = 0;
    this.begin = byId("start", HTMLButtonElement);
    this.campaign = byId("campaign-begin", HTMLButtonElement);
    byId("order").addEventListener("submit", (event) => {
      event.preventDefault();
      this.open(this.seating.order());
    });
    this.campaign.addEventListener("click", () => this.beginCampaign());
  }

  /**
   * A game against bots, everything else as it usually is.
   *
   * @param {Game} game
   */
  openQuick(game) {
    /** @type {SeatOrder} */
    const bot = { kind: "bot", bot: recall("bot", game.usual_bot) };
    /** @type {SeatOrder[]} */
    const seats = [{ kind: "human", name: recall("name", "") }, ...Array(Math.max(1, game.min_seats - 1)).fill(bot)];
    this.open({ game: game.key, options: {}, seats, same_screen: false });
  }

  async load() {
    const first = this.games.length === 0;
    this.writeCampaigns();
    this.writeRecent();
    try {
      this.games = await api.games();
    } catch (error) {
      byId("games").replaceChildren(element("p", { role: "alert" }, api.messageOf(error)));
      return;
    }
    if (!this.games.some(({ key }) => key === this.chosen)) this.chosen = this.games[0]?.key ?? "";
    byId("games").replaceChildren(...this.games.map((game) => this.box(game)));
    this.choose(this.chosen);
    this.writeCampaigns();
    this.writeRecent();
    this.invitations.write();
    if (first) this.tour.greet();
    else this.tour.write();
    this.look();
  }

  /** Look at the tables that go on, one after another: what has happened there since is news. */
  async look() {
    const asked = (this.asked += 1);
    for (const { path, seen, over } of recentTables()) {
      const told = seen?.lang === language();
      if ((over && told) || asked !== this.asked) continue;
      const glance = await api.glance(path.split("/")[2]).catch(() => null);
      if (!glance || asked !== this.asked) continue;
      noteGlance(path, { ...glance, lang: language() });
      this.writeRecent();
    }
  }

  /**
   * A game on the shelf: its cover, and the shortest way to play it.
   *
   * @param {Game} game
   */
  box(game) {
    const whole = say(game.cooperative ? "play_now_with" : "play_now");
    const quick = element(
      "button",
      { type: "button", class: "quick", "aria-label": `${say("play_short")}. ${game.name}: ${whole}`, title: whole, onclick: () => this.openQuick(game), hidden: game.max_seats < 2 },
      icon("play"),
      element("span", { class: "label" }, say("play_short")),
    );
    return element("div", { class: "box" }, this.card(game), quick);
  }

  /** @param {Game} game */
  card(game) {
    const [a, b] = [game.min_seats, game.max_seats];
    const fixed = new Set(game.settings.flatMap((setting) => Object.values(setting.seats)));
    const either = fixed.size === 2 && fixed.has(a) && fixed.has(b);
    const count =
      a === b ? say("players_exactly", { n: a }) : say(either ? "players_either" : "players_between", { a, b });
    return element(
      "label",
      { class: "game" },
      element("input", { type: "radio", name: "game", value: game.key, checked: game.key === this.chosen, onchange: () => this.choose(game.key) }),
      cover(game.key),
      element("span", { class: "game-name" }, game.name),
      element("span", { class: "game-seats" }, icon("person"), count),
    );
  }

  /** @param {string} key */
  choose(key) {
    this.chosen = key;
    const game = this.games.find((each) => each.key === key);
    byId("order").hidden = !game;
    if (!game) return;
    byId("order-title").textContent = game.name;
    byId("order-cover", HTMLImageElement).src = coverOf(game.key);
    byId("order-blurb").textContent = game.blurb;
    byId("campaign").hidden = !game.campaign;
    byId("build").hidden = !game.builds_decks;
    this.showWith(game, []);
    this.packs.show(game, this.brought);
    this.brought = [];
    this.deck = null;
  }

  /**
   * The form as it is with these packs, and with the deck that was built for it.
   *
   * @param {Game} game
   * @param {string[]} packs
   */
  showWith(game, packs) {
    this.seating.show(game, packs);
    this.drafts.show(game, packs);
    const named = packs.length ? `?packs=${packs.join(",")}` : "";
    byId("build", HTMLAnchorElement).href = `/decks/${encodeURIComponent(game.key)}${named}`;
    if (this.deck) this.seating.bring(this.deck);
  }

  /** @param {TableOrder} order */
  async open(order) {
    this.busy(true);
    try {
      const made = await api.openTable(order);
      this.seating.remember(order);
      if (this.invitations.seated(made, order, { game: order.game })) this.writeRecent();
    } catch (error) {
      this.problem(error);
    }
    this.busy(false);
  }

  /** @param {unknown} error */
  problem(error) {
    byId("order-problem").textContent = api.messageOf(error);
    byId("order-problem").hidden = false;
  }

  /** @param {boolean} on */
  busy(on) {
    /** @type {NodeListOf<HTMLButtonElement>} */
    const quick = document.querySelectorAll("button.quick");
    for (const button of [this.begin, this.campaign, ...quick]) button.disabled = on;
    this.begin.textContent = say(on ? "starting" : "start");
    if (on) byId("order-problem").hidden = true;
  }

  /** What else the host offers. */
  async showWays() {
    const { laboratory } = await api.here().catch(() => ({ laboratory: false }));
    byId("laboratory").hidden = !laboratory;
  }

  writeRecent() {
    const rows = recentTables().map((table) => tableCard(table, this.nameOf(table.game), this.isCooperative(table.game), () => {
      forgetTable(table.path);
      this.writeRecent();
    }));
    byId("recent-list").replaceChildren(...(rows.length ? rows : [emptyShelf(this.games.slice(-3).map(({ key }) => key))]));
  }

  writeCampaigns() {
    const rows = savedCampaigns().map((campaign) => campaignRow(campaign, this.nameOf(campaign.game), () => {
      forgetCampaign(campaign.path);
      this.writeCampaigns();
    }));
    byId("campaigns").hidden = rows.length === 0;
    byId("campaign-list").replaceChildren(...rows);
  }

  /** @param {string | undefined} key */
  isCooperative(key) {
    return this.games.find((game) => game.key === key)?.cooperative ?? false;
  }

  /** @param {string | undefined} key */
  nameOf(key) {
    return this.games.find((game) => game.key === key)?.name ?? say("table");
  }

  async beginCampaign() {
    this.busy(true);
    const name = recall("name", "");
    try {
      const { url } = await api.beginCampaign({ game: this.chosen, name: name ? say("campaign_of", { name }) : "" });
      location.href = url;
    } catch (error) {
      this.problem(error);
    }
    this.busy(false);
  }
}

beginPage(() => start.load());
const start = new Start();
start.load();
start.showWays();
