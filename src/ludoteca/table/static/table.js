// The table page: puts the pieces together and lets one position follow another.

import { Chat } from "./chat.js";
import { Choices } from "./choices.js";
import { Coach } from "./coach.js";
import { Curtain } from "./curtain.js";
import { byId, copyText, writeIcons } from "./elements.js";
import { Ending } from "./ending.js";
import { Ghosts } from "./ghosts.js";
import { Keys } from "./keys.js";
import { Log } from "./log.js";
import { noteTable, recall, recentTable, remember } from "./memory.js";
import { Notices } from "./notices.js";
import { Picture } from "./picture.js";
import { People } from "./people.js";
import { Reader } from "./reader.js";
import { RuleBook } from "./rules.js";
import { onShape, shape } from "./shape.js";
import { Side } from "./side.js";
import { Wire } from "./socket.js";
import { language, languageSwitch, listed, say, sayOf, writeWords } from "./words.js";
import { Zoom } from "./zoom.js";

class Table {
  constructor() {
    const [, kind, token] = location.pathname.split("/");
    this.watching = kind === "w";
    this.state = null;
    this.decision = null;
    this.chosen = null;
    this.hinted = null;
    this.acked = 0;
    this.movedTo = Infinity;
    this.rules = new RuleBook(() => this.state?.game ?? "");
    this.notices = new Notices(this.rules);
    this.picture = new Picture(byId("stage"), {
      pick: (options, thing) => (options.length === 1 ? this.choose(options[0]) : this.choices.ask(options, thing)),
      ask: (option) => this.askWhy(option),
      read: (thing) => this.reader.open(thing),
    });
    this.reader = new Reader();
    this.zoom = new Zoom(byId("stage"));
    this.ghosts = new Ghosts(byId("stage"), {
      choose: (option) => this.choose(option),
      tell: (words) => this.notices.announce(words),
    });
    this.choices = new Choices((option) => this.choose(option));
    this.log = new Log(this.rules);
    this.people = new People((seat) => this.wire.send({ type: "look", seat }));
    this.side = new Side(["log", "chat", "words"]);
    this.chat = new Chat(
      (text) => this.wire.send({ type: "chat", text }),
      (name, text) => {
        this.side.heard();
        this.notices.announce(say("chat_new", { name, text }));
      },
    );
    this.curtain = new Curtain();
    this.ending = new Ending(this.rules, (frame) => this.wire.send(frame));
    this.coach = new Coach(this.rules);
    this.keys = new Keys(this.bindings());
    this.wire = new Wire(`/ws/${token}`, () => this.greeting());
    this.wire.addEventListener("frame", ({ detail }) => this.receive(detail));
    this.wire.addEventListener("up", () => this.people.connection("connected"));
    this.wire.addEventListener("down", () => this.people.connection("reconnecting"));
    this.wire.addEventListener("gone", () => this.people.connection("gone"));
    this.people.connection("connecting");
    this.listen();
  }

  listen() {
    byId("undo").addEventListener("click", () => this.undo(false));
    byId("undo-chain").addEventListener("click", () => this.undo(true));
    byId("hint").addEventListener("click", () => this.askHint());
    byId("help-open").addEventListener("click", () => this.keys.showHelp());
    byId("concede").addEventListener("click", () => {
      byId("concede-text").textContent = say(this.state.cooperative ? "concede_together" : "concede_text");
      byId("concede-sure").showModal();
    });
    byId("concede-no").addEventListener("click", () => byId("concede-sure").close());
    byId("concede-yes").addEventListener("click", () => {
      byId("concede-sure").close();
      this.chosen = null;
      this.commit({ type: "concede", seat: this.state.seat, after: this.state.number });
    });
    byId("name-form").addEventListener("submit", () => {
      const name = byId("name-field").value.trim();
      if (name) remember("name", name);
      this.wire.send(this.greeting());
    });
    onShape(() => this.wire.send(this.greeting()));
    const watch = recentTable(location.pathname)?.watch;
    const button = byId("watch-link");
    button.hidden = !watch;
    button.addEventListener("click", () => copyText(new URL(watch, location.href).href, button, say("copied"), say("watch_link")));
  }

  bindings() {
    const numbers = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
    const pick = ({ key }) => {
      const option = this.choices.byNumber(Number(key));
      if (option) this.choose(option);
    };
    return [
      { keys: numbers, shown: "1 … 9", words: "help_numbers", run: pick },
      { keys: [], shown: "Tab", words: "help_tab" },
      { keys: ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"], shown: "← ↑ ↓ →", words: "help_arrows", run: () => this.picture.neighbour(null)?.focus() },
      { keys: [], shown: "R F", words: "help_turn" },
      { keys: ["u"], shown: "U", words: "help_undo", run: () => this.undo(false) },
      { keys: ["Escape"], shown: "Esc", words: "help_escape", run: () => this.escape() },
      { keys: ["h"], shown: "H", words: "help_hint", run: () => this.askHint() },
      { keys: ["o"], shown: "O", words: "help_options", run: () => this.choices.openList() },
      { keys: ["r"], shown: "R", words: "help_rule", run: () => this.decision?.rule && this.rules.open(this.decision.rule) },
      { keys: ["p"], shown: "P", words: "help_people", run: () => this.people.lookOn() },
      { keys: ["l"], shown: "L", words: "help_log", run: () => this.side.open("log") },
      { keys: ["c"], shown: "C", words: "help_chat", run: () => this.side.open("chat") },
      { keys: ["w"], shown: "W", words: "help_words", run: () => this.side.open("words") },
    ];
  }

  greeting() {
    const hello = { type: "hello", lang: language(), shape: shape() };
    const name = recall("name", "");
    if (this.log.last > 0) hello.log_from = this.log.last;
    if (name) hello.name = name;
    return hello;
  }

  /** After the language changed: everything that the server said, again. */
  translate() {
    this.log.empty();
    this.wire.send(this.greeting());
  }

  receive(frame) {
    const read = {
      state: () => this.arrive(frame),
      error: () => this.refused(frame),
      why: () => this.notices.refusal(frame.allowed ? say("why_allowed") : frame.text, frame.rule),
      hint: () => this.showHint(frame),
      chat: () => this.chat.add(frame, this.state?.seats.includes(frame.seat) ?? false),
      rematch: () => this.ending.rematch(frame, this.state, this.people),
      presence: () => this.people.presence(frame.players),
      ack: () => this.acknowledged(frame),
      pong: () => {},
    }[frame.type];
    if (!read) throw new Error(`the server says ${frame.type}, which this page does not know`);
    read();
  }

  /** A position has come; on the same screen it waits behind the curtain until its player is there. */
  arrive(state) {
    const first = this.state === null;
    if (first && !this.watching && state.seats.length === 1 && !recall("name", "")) byId("who").showModal();
    if (!this.curtain.separates(state)) return this.show(state, !first);
    this.hide();
    this.log.add(state.log); // of people who share a screen, the log holds no secrets
    this.state = state;
    this.curtain.fall(state.seat, this.people.nameIn(state.players, state.seat), () => this.show(this.state, false));
  }

  /** Nothing of the previous player's position stays on the page. */
  hide() {
    this.picture.clear();
    this.ghosts.renew([]);
    this.zoom.hide();
    this.notices.clear();
    this.notices.silence();
    this.choices.offer([], []);
    byId("words-lines").replaceChildren();
    this.reader.close();
    this.coach.show(null);
    byId("prompt-text").textContent = "";
  }

  show(state, animate) {
    this.state = state;
    this.decision = state.decisions.find(({ seat }) => seat === state.seat) ?? state.decisions[0] ?? null;
    const options = this.decision?.options ?? [];
    this.picture.show(state.svg, options, { animate });
    this.ghosts.renew(options);
    this.zoom.renew();
    const hadFocus = this.choices.offer(options, this.picture.unplaced(options));
    if (hadFocus) byId("stage").focus({ preventScroll: true });
    this.pointAtHint();
    const fresh = this.log.add(state.log);
    if (animate) {
      this.picture.hurt(fresh);
      this.picture.showNews(fresh, state.seats);
    }
    this.people.show(state);
    this.side.describe(state.description);
    this.writeBusy();
    this.ending.show(state, this.people);
    this.writePrompt(state);
    this.coach.show(state.lesson);
    this.writeTools(state);
    this.announce(fresh, animate);
    if (state.number >= this.movedTo) this.chooseAgain();
    noteTable(location.pathname, {
      game: state.game,
      players: state.players.map(({ name }) => name),
      over: state.outcome !== null,
      watching: this.watching,
      campaign: state.campaign?.url,
    });
  }

  writePrompt(state) {
    const asked = this.decision !== null && !state.outcome;
    const prompt = asked ? this.decision.prompt : state.outcome ? this.ending.title : this.waitingWords(state);
    byId("prompt-text").textContent = prompt;
    byId("rest").scrollTop = 0; // on its side, a phone has too little height for everything
    byId("prompt-rule").replaceChildren(...[asked ? this.rules.link(this.decision.rule) : null].filter(Boolean));
    document.body.classList.toggle("asked", asked);
    document.body.dataset.number = String(state.number);
    document.title = (asked ? `● ${say("your_turn")} · ` : "") + say("title");
  }

  waitingWords(state) {
    const waited = state.players.filter(({ seat }) => state.waiting.includes(seat));
    if (waited.length === 0) return say("waiting_nobody");
    const names = waited.map(({ name, seat }) => name || say("player_n", { n: seat + 1 }));
    if (waited.every(({ kind }) => kind === "bot")) return sayOf("thinking", names);
    return say("waiting_for", { names: listed(names) });
  }

  writeTools(state) {
    const can = state.can_undo?.[state.seat] ?? {};
    byId("undo").disabled = !can.step;
    byId("undo-chain").hidden = !(can.chain && this.decision?.continues);
    byId("hint").disabled = this.decision === null;
    byId("tools").hidden = this.watching || state.outcome !== null;
    byId("concede").hidden = this.watching || state.outcome !== null;
  }

  announce(fresh, animate) {
    const told = animate ? fresh.map(({ text }) => text).filter(Boolean) : [];
    this.notices.announce([...told, byId("prompt-text").textContent].join(" "));
  }

  choose(option, sure = false) {
    if (!this.decision) return;
    if (option.warning && !sure) {
      this.choices.warn(option, () => this.choose(option, true));
      return;
    }
    const frame = { type: "choose", seat: this.decision.seat, option: option.id, after: this.state.number };
    this.chosen = { frame, decision: JSON.stringify(this.decision) };
    this.commit(frame);
  }

  /** Somebody else was quicker: if the question is still the same, so is the answer. */
  chooseAgain() {
    const { frame, decision } = this.chosen;
    this.movedTo = Infinity;
    if (decision === JSON.stringify(this.decision)) this.commit({ ...frame, after: this.state.number });
    else this.notices.refusal(say("stale"), "");
  }

  undo(chain) {
    const can = this.state?.can_undo?.[this.state.seat];
    if (!can?.[chain ? "chain" : "step"]) return;
    this.chosen = null;
    this.commit({ type: "undo", seat: this.state.seat, chain, after: this.state.number });
  }

  escape() {
    if (this.decision?.continues) this.undo(true);
    else this.zoom.hide();
  }

  commit(frame) {
    this.wire.commit(frame);
    this.writeBusy();
  }

  acknowledged({ number }) {
    this.acked = number;
    this.writeBusy();
  }

  /** From a choice until the position after it is on the table. */
  writeBusy() {
    const waiting = this.wire.pending !== null || this.state.number < this.acked;
    document.body.classList.toggle("busy", waiting);
  }

  askWhy(option) {
    if (this.watching || this.state.outcome) return;
    this.wire.send({ type: "why", seat: this.state.seat, option });
  }

  askHint() {
    if (!this.decision) return;
    this.notices.tell(say("hint_wait"));
    this.wire.send({ type: "hint", seat: this.decision.seat });
  }

  showHint({ seat, option, label }) {
    if (seat !== this.decision?.seat) return;
    this.hinted = { option, decision: JSON.stringify(this.decision) };
    this.pointAtHint();
    this.notices.tell(say("hint_is", { label }));
  }

  /** A hint stays for as long as the question does, whatever others do meanwhile. */
  pointAtHint() {
    if (this.hinted?.decision !== JSON.stringify(this.decision)) this.hinted = null;
    if (!this.hinted) return;
    const found = this.decision.options.find(({ id }) => id === this.hinted.option);
    this.picture.point(found?.thing);
    this.choices.point(this.hinted.option);
  }

  refused({ code, message, rule, number }) {
    if (code === "gone") return this.people.connection("gone");
    this.writeBusy();
    if (code !== "stale" || !this.chosen) return this.notices.refusal(message, rule);
    this.movedTo = number;
    if (this.state.number >= number) this.chooseAgain();
  }
}

writeIcons();
writeWords();
const table = new Table();
languageSwitch(byId("languages"), () => table.translate());
