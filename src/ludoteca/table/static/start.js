// The start page: choose a game, choose how, sit down.

import * as api from "./api.js";
import { byId, copyText, element, icon, writeIcons } from "./elements.js";
import { emblem } from "./emblem.js";
import { forgetTable, noteTable, recall, recentTables, remember } from "./memory.js";
import { Seating } from "./seating.js";
import { language, languageSwitch, listed, say, writeWords } from "./words.js";

class Start {
  constructor() {
    this.games = [];
    this.chosen = new URLSearchParams(location.search).get("game") ?? "";
    this.deck = new URLSearchParams(location.search).get("deck");
    this.made = null;
    this.seating = new Seating({
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
    this.writeRecent();
    if (this.made) this.writeLinks();
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
      this.seated({ ...made, order });
    } catch (error) {
      byId("order-problem").textContent = error.message;
      byId("order-problem").hidden = false;
    }
    this.busy(false);
  }

  busy(on) {
    byId("start").disabled = on;
    byId("quick").disabled = on;
    byId("start").textContent = say(on ? "starting" : "start");
    if (on) byId("order-problem").hidden = true;
  }

  seated(made) {
    const path = new URL(made.seats[0].url, location.href).pathname;
    const { order } = made;
    noteTable(path, {
      game: order.game,
      order,
      watch: made.watch,
      players: order.seats.map(({ name, kind }) => name || say(kind === "bot" ? "bot" : "friend")),
      over: false,
    });
    const friends = !order.same_screen && order.seats.filter(({ kind }) => kind === "human").length > 1;
    if (!friends) {
      location.href = path;
      return;
    }
    this.made = made;
    byId("sit").href = path;
    byId("order").hidden = true;
    byId("ready").hidden = false;
    this.writeLinks();
    this.writeRecent();
    byId("ready-title").focus();
  }

  writeLinks() {
    const rows = this.made.seats
      .filter(({ seat }) => seat !== 0)
      .map(({ seat, url }) => this.link(say("link_for", { name: say("player_n", { n: seat + 1 }) }), url));
    byId("links").replaceChildren(...rows, this.link(say("link_watch"), this.made.watch));
  }

  link(label, url) {
    const full = new URL(url, location.href).href;
    const field = element("input", { value: full, readonly: true, "aria-label": label, onfocus: () => field.select() });
    const button = element(
      "button",
      { type: "button", class: "quiet", "aria-label": `${say("copy")}: ${label}`, onclick: () => copyText(full, button, say("copied"), say("copy")) },
      icon("link"),
      element("span", { class: "label" }, say("copy")),
    );
    return element("li", {}, element("span", { class: "link-name" }, label), field, button);
  }

  writeRecent() {
    const tables = recentTables();
    const rows = tables.map((table) => this.recent(table));
    byId("recent-list").replaceChildren(...(rows.length ? rows : [element("li", { class: "nothing" }, say("recent_empty"))]));
  }

  recent(table) {
    const name = this.games.find(({ key }) => key === table.game)?.name ?? say("table");
    const when = new Date(table.at).toLocaleString(language(), { dateStyle: "medium", timeStyle: "short" });
    const facts = [when, table.over ? say("recent_over") : ""].filter(Boolean).join(" · ");
    const who = listed((table.players ?? []).filter(Boolean));
    const forget = () => {
      forgetTable(table.path);
      this.writeRecent();
    };
    return element(
      "li",
      {},
      element(
        "a",
        { href: table.path, "aria-label": `${say("return_to", { name })}. ${who}. ${facts}` },
        icon(table.watching ? "eye" : "mark"),
        element("span", { class: "recent-name" }, name),
        element("span", { class: "recent-facts" }, [who, facts].filter(Boolean).join(" — ")),
      ),
      element("button", { type: "button", class: "plain", "aria-label": say("recent_forget"), onclick: forget }, icon("close")),
    );
  }
}

writeIcons();
writeWords();
const start = new Start();
languageSwitch(byId("languages"), () => start.load());
start.load();
