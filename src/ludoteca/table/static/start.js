// The start page: choose a game, choose how, sit down.

import * as api from "./api.js";
import { byId, element, icon, writeIcons } from "./elements.js";
import { emblem } from "./emblem.js";
import { Invitations } from "./invitations.js";
import { campaignRow, tableRow } from "./kept.js";
import { forgetCampaign, forgetTable, recall, recentTables, remember, savedCampaigns } from "./memory.js";
import { Seating } from "./seating.js";
import { languageSwitch, say, writeWords } from "./words.js";

class Start {
  constructor() {
    this.games = [];
    this.chosen = new URLSearchParams(location.search).get("game") ?? "";
    this.deck = new URLSearchParams(location.search).get("deck");
    this.invitations = new Invitations();
    this.seating = new Seating({
      how: byId("how"),
      modes: byId("modes"),
      seating: byId("seating"),
      settings: byId("settings"),
      box: byId("settings-box"),
    });
    byId("order").addEventListener("submit", (event) => {
      event.preventDefault();
      this.open(this.seating.order());
    });
    byId("quick").addEventListener("click", () => this.open(this.quickOrder()));
    byId("campaign-begin").addEventListener("click", () => this.beginCampaign());
  }

  /** The chosen game against bots, everything else as it usually is. */
  quickOrder() {
    const game = this.games.find(({ key }) => key === this.chosen);
    const bot = { kind: "bot", bot: recall("bot", "greedy") };
    const seats = [{ kind: "human", name: recall("name", "") }, ...Array(Math.max(1, game.min_seats - 1)).fill(bot)];
    return { game: game.key, options: {}, seats, same_screen: false };
  }

  async load() {
    if (this.games.length === 0) byId("games").replaceChildren(element("p", { role: "status" }, say("loading_games")));
    try {
      this.games = await api.games();
    } catch (error) {
      byId("games").replaceChildren(element("p", { role: "alert" }, error.message));
      return;
    }
    if (!this.games.some(({ key }) => key === this.chosen)) this.chosen = this.games[0]?.key ?? "";
    byId("games").replaceChildren(...this.games.map((game) => this.card(game)));
    this.choose(this.chosen);
    this.writeCampaigns();
    this.writeRecent();
    this.invitations.write();
  }

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
      emblem(game.key, game.name),
      element("span", { class: "game-name" }, game.name),
      element("span", { class: "game-blurb" }, game.blurb),
      element("span", { class: "game-seats" }, icon("person"), count),
    );
  }

  choose(key) {
    this.chosen = key;
    const game = this.games.find((each) => each.key === key);
    byId("order").hidden = !game;
    byId("quick").hidden = !game || game.max_seats < 2;
    if (!game) return;
    byId("quick").textContent = say(game.cooperative ? "play_now_with" : "play_now");
    byId("campaign").hidden = !game.campaign;
    this.seating.show(game);
    byId("build").hidden = !game.builds_decks;
    byId("build").href = `/decks/${encodeURIComponent(key)}`;
    if (this.deck) this.seating.bring(this.deck);
    this.deck = null;
  }

  async open(order) {
    this.busy(true);
    try {
      const made = await api.openTable(order);
      remember("mode", this.seating.mode);
      remember("bot", this.seating.bot);
      if (!order.same_screen && this.seating.names[0]?.trim()) remember("name", this.seating.names[0].trim());
      if (this.invitations.seated(made, order, { game: order.game })) this.writeRecent();
    } catch (error) {
      this.problem(error);
    }
    this.busy(false);
  }

  problem(error) {
    byId("order-problem").textContent = error.message;
    byId("order-problem").hidden = false;
  }

  busy(on) {
    byId("start").disabled = on;
    byId("quick").disabled = on;
    byId("campaign-begin").disabled = on;
    byId("start").textContent = say(on ? "starting" : "start");
    if (on) byId("order-problem").hidden = true;
  }

  writeRecent() {
    const rows = recentTables().map((table) => tableRow(table, this.nameOf(table.game), () => {
      forgetTable(table.path);
      this.writeRecent();
    }));
    byId("recent-list").replaceChildren(...(rows.length ? rows : [element("li", { class: "nothing" }, say("recent_empty"))]));
  }

  writeCampaigns() {
    const rows = savedCampaigns().map((campaign) => campaignRow(campaign, this.nameOf(campaign.game), () => {
      forgetCampaign(campaign.path);
      this.writeCampaigns();
    }));
    byId("campaigns").hidden = rows.length === 0;
    byId("campaign-list").replaceChildren(...rows);
  }

  nameOf(key) {
    return this.games.find((game) => game.key === key)?.name ?? say("table");
  }

  async beginCampaign() {
    this.busy(true);
    const name = recall("name", "");
    try {
      const { url } = await api.beginCampaign(this.chosen, name ? say("campaign_of", { name }) : "");
      location.href = url;
    } catch (error) {
      this.problem(error);
    }
    this.busy(false);
  }
}

writeIcons();
writeWords();
const start = new Start();
languageSwitch(byId("languages"), () => start.load());
start.load();
