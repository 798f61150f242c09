// The replay page: walk through a finished match, share a step, or go on playing from it.

/** @import { Binding } from "./keys.js" */
/** @import { AnalysedMoment } from "./protocol.js" */
/** @import * as says from "./protocol.js" */

import { Analyst } from "./analysis.js";
import * as api from "./api.js";
import { Dock } from "./dock.js";
import { byId, copyText, element, icon } from "./elements.js";
import { Keys } from "./keys.js";
import { noteTable, recall } from "./memory.js";
import { beginPage } from "./page.js";
import { nameIn } from "./people.js";
import { Picture } from "./picture.js";
import { RuleBrowser } from "./rulebook.js";
import { RuleBook } from "./rules.js";
import { backdropAt, fetchBackdrop, Scene } from "./scene.js";
import { showSeal } from "./seal.js";
import { onShape } from "./shape.js";
import { Side } from "./side.js";
import { listed, say } from "./words.js";

const PACE = 1100;

class Replay {
  /**
   * @param {string} token
   * @param {number} step where to begin
   */
  constructor(token, step) {
    this.token = token;
    this.step = step;
    this.steps = 0;
    this.seat = 0;
    /** @type {says.Replay | null} */
    this.match = null;
    /** @type {Map<number, Promise<says.ReplayStep>>} */
    this.drawn = new Map();
    this.timer = 0;
    this.slider = byId("slider", HTMLInputElement);
    this.viewer = byId("seat", HTMLSelectElement);
    this.rules = new RuleBook(() => this.match?.game ?? "");
    new RuleBrowser(() => this.match?.game ?? "");
    this.picture = new Picture(byId("stage"), { pick: () => {}, ask: () => {} });
    this.dock = new Dock(byId("stage"), this.rules);
    this.side = new Side(["log", "words", "analysis"]);
    this.analyst = new Analyst(token, { go: (to) => this.go(to), play: (moment) => this.askPlayOn(moment) });
    /** @type {AnalysedMoment | null} whose best line is played on, if any */
    this.line = null;
    /** The seat from which the link asks to play on. */
    this.wanted = new URLSearchParams(location.search).get("play");
    new Keys(this.bindings());
    this.listen();
  }

  /** @returns {Binding[]} */
  bindings() {
    return [
      { keys: ["ArrowLeft"], shown: "←", words: "previous_step", run: () => this.go(this.step - 1) },
      { keys: ["ArrowRight"], shown: "→", words: "next_step", run: () => this.go(this.step + 1) },
      { keys: ["Home"], shown: "Home", words: "first_step", run: () => this.go(0) },
      { keys: ["End"], shown: "End", words: "last_step", run: () => this.go(this.steps) },
      { keys: ["p"], shown: "P", words: "help_space", run: () => this.toggle() },
      { keys: ["l"], shown: "L", words: "help_log", run: () => this.side.open("log") },
      { keys: ["w"], shown: "W", words: "help_words", run: () => this.side.open("words") },
      { keys: ["a"], shown: "A", words: "analysis", run: () => this.side.open("analysis") },
    ];
  }

  listen() {
    byId("first").addEventListener("click", () => this.go(0));
    byId("previous").addEventListener("click", () => this.go(this.step - 1));
    byId("next").addEventListener("click", () => this.go(this.step + 1));
    byId("last").addEventListener("click", () => this.go(this.steps));
    byId("play").addEventListener("click", () => this.toggle());
    this.slider.addEventListener("input", () => this.go(Number(this.slider.value)));
    this.viewer.addEventListener("change", () => {
      this.seat = Number(this.viewer.value);
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
    byId("play-on-no").addEventListener("click", () => byId("play-on-box", HTMLDialogElement).close());
    byId("play-on-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.playOn();
    });
  }

  async load() {
    this.drawn.clear();
    let match;
    try {
      match = await api.replay(this.token);
    } catch (error) {
      const goesOn = error instanceof api.Refused && error.status === 409;
      byId("prompt-text").textContent = goesOn ? say("not_over") : api.messageOf(error);
      return;
    }
    const { players } = match;
    this.match = match;
    this.steps = match.steps;
    this.slider.max = String(this.steps);
    const names = players.map(({ seat }) => nameIn(players, seat));
    byId("title").textContent = `${say("replay")}: ${listed(names)}`;
    document.title = `${byId("title").textContent} · ${say("title")}`;
    const seats = () => players.map(({ seat }, place) => element("option", { value: String(seat), selected: seat === this.seat }, names[place]));
    this.viewer.replaceChildren(...seats());
    byId("play-on-seat").replaceChildren(...seats());
    this.writeLog(match);
    this.analyst.follow(match);
    showSeal(match.fair, match.fair ? `/api/replay/${this.token}/file` : undefined);
    await this.go(this.step);
    this.begin();
  }

  /** A link may lead straight to playing on, from a seat that it names. */
  begin() {
    if (this.wanted === null) return;
    byId("play-on-seat", HTMLSelectElement).value = this.wanted;
    this.wanted = null;
    this.askPlayOn();
  }

  /** @param {says.Replay} match */
  writeLog({ log }) {
    byId("log-lines").replaceChildren(
      ...log.filter(({ text }) => text).map(({ step, text, rule }) =>
        element(
          "li",
          { "data-step": step },
          element("button", { type: "button", class: "log-text", onclick: () => this.go(step) }, element("span", {}, text)),
          this.rules.link(rule),
        ),
      ),
    );
  }

  /** @param {number} step */
  draw(step) {
    const drawn = this.drawn.get(step);
    if (drawn) return drawn;
    const asked = api.replayStep(this.token, step, this.seat);
    asked.catch(() => this.drawn.delete(step));
    this.drawn.set(step, asked);
    return asked;
  }

  /**
   * Go to a step; only the latest wish is shown.
   *
   * @param {number} step
   */
  async go(step) {
    const wanted = Math.max(0, Math.min(step, this.steps));
    this.step = wanted;
    this.slider.value = String(wanted);
    byId("where").textContent = say("step_of", { n: wanted, total: this.steps });
    history.replaceState(null, "", `${location.pathname}?step=${wanted}`);
    let position;
    try {
      position = await this.draw(wanted);
    } catch (error) {
      byId("prompt-text").textContent = api.messageOf(error);
      return this.stop();
    }
    if (wanted !== this.step) return;
    const scene = new Scene();
    scene.take(position.scene);
    if (backdropAt(scene.backdrop) === undefined) await fetchBackdrop(scene.backdrop);
    if (wanted !== this.step) return;
    this.picture.show(scene);
    this.dock.renew(false);
    this.side.describe(position.description);
    byId("prompt-text").textContent = this.caption(position);
    byId("live").textContent = byId("prompt-text").textContent;
    this.markLog();
    document.body.dataset.number = String(wanted);
    if (wanted < this.steps) this.draw(wanted + 1).catch(() => {});
  }

  /** @param {says.ReplayStep} position */
  caption({ prompt }) {
    const happened = this.match?.log.filter(({ step, text }) => step === this.step && text).map(({ text }) => text);
    return happened?.join(" ") || prompt;
  }

  markLog() {
    const list = byId("log-lines");
    let current = null;
    for (const line of list.querySelectorAll("li")) {
      const step = Number(line.dataset.step);
      line.classList.toggle("now", step === this.step);
      line.classList.toggle("later", step > this.step);
      if (step <= this.step) current = line;
    }
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

  /** @param {AnalysedMoment | null} [moment] whose best line is to be played */
  async askPlayOn(moment = null) {
    this.stop();
    this.line = moment;
    if (moment) {
      await this.go(moment.step);
      byId("play-on-seat", HTMLSelectElement).value = String(moment.seat);
    }
    const games = await api.games();
    const game = games.find(({ key }) => key === this.match?.game);
    byId("play-on-bot").replaceChildren(
      ...(game?.bots ?? []).map(({ key, name }) => element("option", { value: key, selected: key === game?.usual_bot }, name)),
    );
    byId("play-on-problem").hidden = true;
    byId("play-on-box", HTMLDialogElement).showModal();
  }

  async playOn() {
    const bot = byId("play-on-bot", HTMLSelectElement).value;
    const seat = Number(byId("play-on-seat", HTMLSelectElement).value);
    const line = this.line?.seat === seat ? this.line.ids : [];
    const order = { bot, seat, name: recall("name", ""), line };
    try {
      const { url } = await api.playOn(this.token, this.step, order);
      const path = new URL(url, location.href).pathname;
      noteTable(path, { game: this.match?.game, over: false });
      location.href = path;
    } catch (error) {
      byId("play-on-problem").textContent = api.messageOf(error);
      byId("play-on-problem").hidden = false;
    }
  }
}

beginPage(() => {
  replay.load();
  replay.writePlay();
});
const replay = new Replay(location.pathname.split("/")[2], Number(new URLSearchParams(location.search).get("step")) || 0);
replay.load();
