// The replay page: walk through a finished match, share a step, or go on playing from it.

import * as api from "./api.js";
import { byId, copyText, element, icon, writeIcons } from "./elements.js";
import { Keys } from "./keys.js";
import { noteTable, recall } from "./memory.js";
import { Picture } from "./picture.js";
import { RuleBook } from "./rules.js";
import { onShape } from "./shape.js";
import { Side } from "./side.js";
import { languageSwitch, listed, say, writeWords } from "./words.js";
import { Zoom } from "./zoom.js";

const PACE = 1100;

class Replay {
  constructor() {
    this.token = location.pathname.split("/")[2];
    this.step = 0;
    this.steps = 0;
    this.seat = 0;
    this.drawn = new Map();
    this.timer = 0;
    this.rules = new RuleBook(() => this.match?.game ?? "");
    this.picture = new Picture(byId("stage"), { pick: () => {}, ask: () => {} });
    this.zoom = new Zoom(byId("stage"));
    this.side = new Side(["log", "words"]);
    this.keys = new Keys(this.bindings());
    this.listen();
  }

  bindings() {
    return [
      { keys: ["ArrowLeft"], shown: "←", words: "previous_step", run: () => this.go(this.step - 1) },
      { keys: ["ArrowRight"], shown: "→", words: "next_step", run: () => this.go(this.step + 1) },
      { keys: ["Home"], shown: "Home", words: "first_step", run: () => this.go(0) },
      { keys: ["End"], shown: "End", words: "last_step", run: () => this.go(this.steps) },
      { keys: ["p"], shown: "P", words: "help_space", run: () => this.toggle() },
      { keys: ["l"], shown: "L", words: "help_log", run: () => this.side.open("log") },
      { keys: ["w"], shown: "W", words: "help_words", run: () => this.side.open("words") },
    ];
  }

  listen() {
    byId("first").addEventListener("click", () => this.go(0));
    byId("previous").addEventListener("click", () => this.go(this.step - 1));
    byId("next").addEventListener("click", () => this.go(this.step + 1));
    byId("last").addEventListener("click", () => this.go(this.steps));
    byId("play").addEventListener("click", () => this.toggle());
    byId("help-open").addEventListener("click", () => this.keys.showHelp());
    byId("slider").addEventListener("input", () => this.go(Number(byId("slider").value)));
    byId("seat").addEventListener("change", () => {
      this.seat = Number(byId("seat").value);
      this.drawn.clear();
      this.go(this.step);
    });
    onShape(() => {
      this.drawn.clear();
      this.go(this.step);
    });
    byId("share").addEventListener("click", () => {
      const link = new URL(`${location.pathname}?step=${this.step}`, location.href).href;
      copyText(link, byId("share"), say("copied"), say("share_step"));
    });
    byId("play-on").addEventListener("click", () => this.askPlayOn());
    byId("play-on-no").addEventListener("click", () => byId("play-on-box").close());
    byId("play-on-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.playOn();
    });
  }

  async load() {
    this.drawn.clear();
    try {
      this.match = await api.replay(this.token);
    } catch (error) {
      byId("prompt-text").textContent = error.status === 409 ? say("not_over") : error.message;
      return;
    }
    this.steps = this.match.steps;
    byId("slider").max = String(this.steps);
    const names = this.match.players.map(({ seat, name }) => name || say("player_n", { n: seat + 1 }));
    byId("title").textContent = `${say("replay")}: ${listed(names)}`;
    document.title = `${byId("title").textContent} · ${say("title")}`;
    const seats = () => this.match.players.map(({ seat }, place) => element("option", { value: String(seat), selected: seat === this.seat }, names[place]));
    byId("seat").replaceChildren(...seats());
    byId("play-on-seat").replaceChildren(...seats());
    this.writeLog();
    await this.go(this.step);
  }

  writeLog() {
    byId("log-lines").replaceChildren(
      ...this.match.log.filter(({ text }) => text).map(({ step, text, rule }) =>
        element(
          "li",
          { "data-step": step },
          element("button", { type: "button", class: "log-text", onclick: () => this.go(step) }, element("span", {}, text)),
          this.rules.link(rule),
        ),
      ),
    );
  }

  draw(step) {
    if (!this.drawn.has(step)) {
      const asked = api.replayStep(this.token, step, this.seat);
      asked.catch(() => this.drawn.delete(step));
      this.drawn.set(step, asked);
    }
    return this.drawn.get(step);
  }

  /** Go to a step; only the latest wish is shown. */
  async go(step) {
    const wanted = Math.max(0, Math.min(step, this.steps));
    this.step = wanted;
    byId("slider").value = String(wanted);
    byId("where").textContent = say("step_of", { n: wanted, total: this.steps });
    history.replaceState(null, "", `${location.pathname}?step=${wanted}`);
    let position;
    try {
      position = await this.draw(wanted);
    } catch (error) {
      byId("prompt-text").textContent = error.message;
      return this.stop();
    }
    if (wanted !== this.step) return;
    this.picture.show(position.svg);
    this.zoom.renew();
    this.side.describe(position.description ?? []);
    byId("prompt-text").textContent = this.caption(position);
    byId("live").textContent = byId("prompt-text").textContent;
    this.markLog();
    document.body.dataset.number = String(wanted);
    if (wanted < this.steps) this.draw(wanted + 1).catch(() => {});
  }

  caption({ prompt }) {
    const happened = this.match.log.filter(({ step, text }) => step === this.step && text).map(({ text }) => text);
    return happened.join(" ") || prompt || "";
  }

  markLog() {
    let current = null;
    for (const line of byId("log-lines").children) {
      const now = Number(line.dataset.step) === this.step;
      line.classList.toggle("now", now);
      line.classList.toggle("later", Number(line.dataset.step) > this.step);
      if (Number(line.dataset.step) <= this.step) current = line;
    }
    const list = byId("log-lines");
    if (current) list.scrollTop = current.offsetTop - list.offsetTop - list.clientHeight / 2;
  }

  toggle() {
    if (this.timer) return this.stop();
    if (this.step === this.steps) this.step = -1;
    this.timer = setInterval(() => (this.step < this.steps ? this.go(this.step + 1) : this.stop()), PACE);
    this.go(this.step + 1);
    this.writePlay();
  }

  stop() {
    clearInterval(this.timer);
    this.timer = 0;
    this.writePlay();
  }

  writePlay() {
    byId("play").replaceChildren(icon(this.timer ? "pause" : "play"));
    byId("play").setAttribute("aria-label", say(this.timer ? "pause" : "play"));
  }

  async askPlayOn() {
    this.stop();
    const games = await api.games();
    const bots = games.find(({ key }) => key === this.match.game)?.bots ?? [];
    byId("play-on-bot").replaceChildren(...bots.map(({ key, name }) => element("option", { value: key }, name)));
    if (bots.length) byId("play-on-bot").value = bots.at(-1).key;
    byId("play-on-problem").hidden = true;
    byId("play-on-box").showModal();
  }

  async playOn() {
    const order = { bot: byId("play-on-bot").value, seat: Number(byId("play-on-seat").value), name: recall("name", "") };
    try {
      const { url } = await api.playOn(this.token, this.step, order);
      const path = new URL(url, location.href).pathname;
      noteTable(path, { game: this.match.game, over: false });
      location.href = path;
    } catch (error) {
      byId("play-on-problem").textContent = error.message;
      byId("play-on-problem").hidden = false;
    }
  }
}

writeIcons();
writeWords();
const replay = new Replay();
replay.step = Number(new URLSearchParams(location.search).get("step")) || 0;
languageSwitch(byId("languages"), () => {
  replay.load();
  replay.writePlay();
});
replay.load();
