// The table page: puts the pieces together and lets one position follow another.

/** @import { Change, ChatLine, Heard, LogEntry, Option, Presence, State, Way } from "./protocol.js" */

import { Chat } from "./chat.js";
import { Choices } from "./choices.js";
import { Closing } from "./closing.js";
import { Coach } from "./coach.js";
import { Curtain } from "./curtain.js";
import { Dragging } from "./dragging.js";
import { byId } from "./elements.js";
import { Ending } from "./ending.js";
import { Hands } from "./hands.js";
import { Hints } from "./hints.js";
import { offerWatchLink } from "./invitations.js";
import { Keys } from "./keys.js";
import { Log } from "./log.js";
import { noteTable } from "./memory.js";
import { Moves } from "./moves.js";
import { Notices } from "./notices.js";
import { beginPage } from "./page.js";
import { People } from "./people.js";
import { Playback } from "./playback.js";
import { Prompt } from "./prompt.js";
import { Puzzle } from "./puzzle.js";
import { RuleBrowser } from "./rulebook.js";
import { RuleBook } from "./rules.js";
import { backdropAt, fetchBackdrop, Scene } from "./scene.js";
import { showSeal } from "./seal.js";
import { Side } from "./side.js";
import { Wire } from "./socket.js";
import { offerSound, sound } from "./sound.js";
import { Stage } from "./stage.js";
import { tableKeys } from "./table_keys.js";
import { Tools } from "./tools.js";
import { Visitor } from "./visitor.js";
import { Waiting } from "./waiting.js";
import { say } from "./words.js";

/** What may be heard while something is still playing. */
const WITH_MOTION = new Set(["state", "change", "chat", "presence", "pong", "ack"]);

class Table {
  /** @param {string} token the link's own */
  constructor(token) {
    /** @type {State | null} what was shown last */
    this.state = null;
    /** @type {State | null} what the server said last */
    this.latest = null;
    this.scene = new Scene();
    /** Of the last position that came: by this mark the table knows what is here, should the connection be lost. */
    this.mark = "";
    /** @type {Heard[] | null} what is heard while a backdrop is on its way */
    this.later = null;
    this.rules = new RuleBook(() => this.state?.game ?? "");
    new RuleBrowser(() => this.state?.game ?? "");
    this.notices = new Notices(this.rules);
    this.log = new Log(this.rules);
    this.prompt = new Prompt(this.rules, (text) => this.notices.announce(text));
    this.coach = new Coach(this.rules);
    this.puzzle = new Puzzle(token);
    this.curtain = new Curtain();
    this.side = new Side(["log", "chat", "words"], () => this.wire?.send({ type: "describe" }));
    this.visitor = new Visitor(() => this.greet());
    this.people = new People((seat) => this.wire.send({ type: "look", seat }));
    this.wire = new Wire(`/ws/${token}`, {
      greeting: () => this.visitor.greeting(this.log.last, this.mark),
      heard: (frame) => this.receive(frame),
      connection: (how) => this.people.connection(how),
    });
    this.choices = new Choices((option) => this.pick(option));
    this.closing = new Closing();
    this.moves = new Moves(this.wire, {
      warn: (option, go) => this.choices.warn(option, go),
      refuse: (text, rule) => this.notices.refusal(text, rule),
      tell: (text) => this.notices.announce(text),
      takenBack: () => this.hands.forget(),
    });
    this.hands = new Hands({
      choose: (option) => this.moves.choose(option),
      seek: (thing, dropped) => this.moves.seek(thing, dropped),
      take: (steps) => this.moves.take(steps),
      ask: (ways, thing) => this.askWay(ways, thing),
      refuse: (text, rule) => this.notices.refusal(text, rule),
      foretell: (words, allowed) => this.dragging.foretell(words, allowed),
      closing: () => this.closing.meant,
      wonder: (option) => this.moves.askWhy(option),
    });
    this.dragging = new Dragging(byId("stage"), {
      drop: (key, target) => this.hands.drop(key, target),
      over: (key, target) => this.hands.hold(key, target),
      linger: (held) => this.closing.note(this.closing.shift, held),
      tell: (words) => this.notices.announce(words),
    });
    this.stage = new Stage(this.rules, {
      choose: (option) => this.pick(option),
      ask: (options, thing) => this.choices.ask(options, thing),
      why: (option) => this.moves.askWhy(option),
      wonder: (option) => this.moves.askWhy(option),
      tell: (words) => this.notices.announce(words),
      point: (keys, otherwise) => this.hands.point(keys, otherwise),
    });
    this.playback = new Playback(
      (frames) => this.follow(frames),
      () => this.stage.performance.finish(),
    );
    this.hints = new Hints({
      send: (frame) => this.wire.send(frame),
      tell: (text, rule) => this.notices.tell(text, rule, "hint"),
      point: (option) => {
        this.stage.point(option);
        this.choices.point(option.id);
      },
    });
    this.chat = new Chat(
      (text) => this.wire.send({ type: "chat", text }),
      (name, line) => this.hear(name, line),
    );
    this.waiting = new Waiting(() => {
      this.wire.send({ type: "nudge" });
      this.notices.tell(say("nudge_sent"));
    });
    this.ending = new Ending(this.rules, (frame) => this.wire.send(frame));
    this.tools = new Tools({
      undo: (chain) => this.moves.undo(chain),
      hint: () => this.hints.ask(),
      concede: () => this.moves.concede(),
    });
    new Keys(tableKeys(this));
    offerWatchLink(byId("watch-link"));
    offerSound(byId("sound"));
    byId("pace").addEventListener("change", () => this.greet());
  }

  /**
   * Somebody has picked an option: what an earlier gesture meant to follow does not.
   *
   * @param {Option} option
   */
  pick(option) {
    this.hands.begin();
    this.hands.pick(option);
  }

  /**
   * Several ways lead to a thing: ask which, at the thing.
   *
   * @param {Way[]} ways
   * @param {string} key
   */
  askWay(ways, key) {
    const thing = this.stage.picture.find(key);
    if (!thing) return;
    const offered = ways.map(({ label }, place) => ({ id: `way:${place}`, label, thing: key }));
    this.choices.ask(offered, thing, ({ id }) => this.hands.go(ways[Number(id.slice("way:".length))], key));
  }

  greet() {
    this.wire.send(this.visitor.greeting(this.log.last));
  }

  /** After the language changed: everything that the server said, again. */
  translate() {
    this.log.empty();
    this.greet();
  }

  /** @param {Heard} frame */
  receive(frame) {
    if (frame.type === "state" || frame.type === "change") this.mark = frame.mark ?? this.mark;
    if (this.later) return this.later.push(frame);
    if (!WITH_MOTION.has(frame.type)) this.playback.catchUp(); // it speaks of how things are
    switch (frame.type) {
      case "state":
      case "change":
        return this.playback.take(frame);
      case "unchanged":
        return this.goOn();
      case "description":
        return this.curtain.place.open || this.side.describe(frame.lines);
      case "ack":
        return this.moves.settled(frame);
      case "drafted":
        return this.moves.drafted();
      case "error":
        return this.moves.refused(frame);
      case "why":
        return this.stage.dock.takes(frame) || this.notices.refusal(frame.allowed ? say("why_allowed") : frame.text, frame.rule);
      case "aimed":
        return this.hands.aimed(frame);
      case "hint":
        return this.hints.take(frame);
      case "chat":
        return this.chat.add(frame, frame.seat !== null && (this.state?.seats.includes(frame.seat) ?? false));
      case "rematch":
        return this.ending.rematch(frame);
      case "presence":
        return this.present(frame);
      case "pong":
        return;
      default:
        throw new Error(`this page does not know what the server says: ${JSON.stringify(frame)}`);
    }
  }

  /**
   * The server tells positions, whole or by what has changed: the last of them is shown, and the log of all.
   *
   * @param {(State | Change)[]} frames
   */
  follow(frames) {
    for (const frame of frames) this.learn(frame);
    if (!this.latest) return;
    const state = { ...this.latest, log: frames.flatMap(({ log }) => log ?? []) };
    if (backdropAt(this.scene.backdrop) !== undefined) return this.arrive(state);
    this.wait(state);
  }

  /** After coming back: the table stands where it stood, and what is here goes on as if it had come anew. */
  goOn() {
    if (this.latest) this.moves.remake(this.latest);
    this.follow([]);
  }

  /** @param {State | Change} frame */
  learn(frame) {
    if (frame.scene) this.scene.take(frame.scene);
    if (frame.type === "state") {
      this.latest = frame;
      this.moves.resume(frame);
    } else if (this.latest) {
      this.latest = { ...this.latest, ...frame, type: "state", log: [] };
    }
  }

  /**
   * Show a position once its backdrop is there; what is heard meanwhile is heard after it.
   *
   * @param {State} state
   */
  async wait(state) {
    this.later = [];
    try {
      await fetchBackdrop(this.scene.backdrop);
    } finally {
      const { later } = this;
      this.later = null;
      this.arrive(state);
      for (const frame of later) this.receive(frame);
    }
  }

  /**
   * A position has come; on the same screen it waits behind the curtain until its player is there.
   *
   * @param {State} state
   */
  arrive(state) {
    const first = this.state === null;
    if (first) this.visitor.introduce(state);
    if (!this.curtain.separates(state)) return this.show(state, !first);
    this.hide();
    this.log.add(state.log); // of people who share a screen, the log holds no secrets
    this.state = state;
    this.curtain.fall(state, () => this.show(state, false));
  }

  /**
   * Somebody has come or gone: whoever waits reads whom they wait for.
   *
   * @param {Presence} frame
   */
  present({ players, devices }) {
    this.people.devices = devices;
    if (this.latest) this.latest = { ...this.latest, players };
    if (!this.state) return;
    this.state = { ...this.state, players };
    this.people.show(this.state);
    if (this.state.decisions.length || this.curtain.place.open) return;
    this.prompt.show(this.state, null, this.ending.title);
    this.waiting.show(this.state);
  }

  /**
   * Somebody else has said something, or reminds whoever is awaited.
   *
   * @param {string} name
   * @param {ChatLine} line
   */
  hear(name, { text, fresh }) {
    if (!text) return fresh && this.heed(name);
    this.side.heard();
    if (!fresh) return;
    const said = say("chat_new", { name, text });
    this.notices.announce(said);
    if (!this.side.chats) this.notices.said(said, () => this.side.open("chat"));
  }

  /**
   * Somebody waits: whoever is asked at this screen sees and hears it.
   *
   * @param {string} name
   */
  heed(name) {
    if (!this.latest?.waiting.some((seat) => this.latest?.seats.includes(seat))) return;
    sound.ring();
    this.notices.tell(say("nudge_heard", { name }));
  }

  /**
   * What somebody else has taken back is worth a notice: the table is not as it was.
   *
   * @param {LogEntry[]} fresh
   * @param {number[]} own the seats of this screen
   */
  tellUndo(fresh, own) {
    const undone = fresh.findLast(({ kind, seat }) => kind === "TakenBack" && !own.includes(seat));
    if (undone) this.notices.tell(undone.text);
  }

  /** Nothing of the previous player's position stays on the page. */
  hide() {
    this.stage.clear();
    this.notices.silence();
    this.choices.offer([], []);
    this.side.describe([]);
    this.coach.show(null);
    this.prompt.write("");
  }

  /**
   * @param {State} state
   * @param {boolean} animate
   */
  show(state, animate) {
    const decision = state.decisions[0] ?? null;
    const options = decision?.options ?? [];
    this.state = state;
    const unplaced = this.stage.show(this.scene, decision, animate);
    const hadFocus = this.choices.offer(options, unplaced, decision?.proposal);
    if (hadFocus) this.stage.focus();
    this.hints.follow(decision);
    const fresh = this.log.add(state.log);
    if (animate) this.playback.lasts(this.stage.tell(fresh, state.seats));
    if (animate) this.tellUndo(fresh, state.seats);
    this.people.show(state);
    this.side.renew();
    this.ending.show(state);
    showSeal(state.fair);
    this.prompt.show(state, decision, this.ending.title);
    this.coach.show(state.lesson);
    this.puzzle.show(state);
    this.tools.show(state, decision);
    const told = animate ? fresh.map(({ text }) => text).filter(Boolean) : [];
    this.notices.announce([...told, decision || state.outcome ? this.prompt.text : ""].join(" ").trim());
    this.moves.follow(state, decision);
    this.hands.follow(decision, state.gestures, this.moves.busy);
    this.closing.follow(this.hands.closer, this.hands.then?.label ?? "");
    this.choices.offerTogether(this.hands.together(), (verb) => this.hands.all(verb));
    this.waiting.show(state);
    noteTable(location.pathname, {
      game: state.game,
      players: state.players.map(({ name }) => name),
      over: state.outcome !== null,
      watching: state.seat === null,
      campaign: state.campaign?.url,
    });
  }
}

beginPage(() => table.translate());
const table = new Table(location.pathname.split("/")[2]);
