// What whoever sits at this screen does: choosing, taking back, giving up, and asking why not; and what becomes of it.

/** @import { Ack, Choose, Decision, Deed, Option, Refusal, State } from "./protocol.js" */
/** @import { Wire } from "./socket.js" */

import { keepDraft, recallDraft } from "./memory.js";
import { say } from "./words.js";

/**
 * @typedef {object} Handlers
 * @property {(option: Option, go: () => void) => void} warn asks once more before `go`
 * @property {(text: string, rule?: string) => void} refuse says why not
 * @property {(text: string) => void} tell says something worth knowing
 * @property {() => void} takenBack what a gesture meant to follow does not
 */

export class Moves {
  /**
   * @param {Wire} wire
   * @param {Handlers} handlers
   */
  constructor(wire, { warn, refuse, tell, takenBack }) {
    this.wire = wire;
    this.warn = warn;
    this.refuse = refuse;
    this.tell = tell;
    this.takenBack = takenBack;
    /** @type {State | null} the position on the table */
    this.state = null;
    /** @type {Decision | null} what it asks */
    this.decision = null;
    /** @type {{frame: Choose, question: string} | null} the last choice, and what it answered */
    this.chosen = null;
    this.acknowledged = 0;
    this.movedTo = Infinity;
  }

  /**
   * A position has come to the table.
   *
   * @param {State} state
   * @param {Decision | null} decision
   */
  follow(state, decision) {
    this.state = state;
    this.decision = decision;
    if (state.seat !== null) keepDraft(state.draft.length ? { seat: state.seat, number: state.number, steps: state.draft } : null);
    this.writeBusy();
    if (state.number >= this.movedTo) this.chooseAgain(state);
  }

  /**
   * @param {Option} option
   * @param {boolean} [sure]
   */
  choose(option, sure = false) {
    if (!this.state || !this.decision) return;
    if (option.warning && !sure) {
      this.warn(option, () => this.choose(option, true));
      return;
    }
    const { seat } = this.decision;
    const { number, draft } = this.state;
    const steps = draft.length ? { steps: draft } : {};
    this.chosen = { frame: { type: "choose", seat, option: option.id, after: number, ...steps }, question: this.question() };
    this.commit(this.chosen.frame);
  }

  /**
   * Choose several steps, one after another, of which only the last may end the action.
   *
   * @param {string[]} steps
   */
  take(steps) {
    const option = steps.at(-1);
    if (!this.state || !this.decision || option === undefined) return;
    const { number, draft } = this.state;
    const { seat } = this.decision;
    this.chosen = { frame: { type: "choose", seat, option, after: number, steps: [...draft, ...steps.slice(0, -1)] }, question: this.question() };
    this.commit(this.chosen.frame);
  }

  /**
   * @param {string} thing
   * @param {string} [dropped] what was dropped on it
   */
  seek(thing, dropped) {
    if (!this.state || this.state.seat === null) return;
    this.wire.send({ type: "aim", seat: this.state.seat, thing, ...(dropped ? { dropped } : {}) });
  }

  /** The present question, to compare it with another. */
  question() {
    return JSON.stringify(this.decision);
  }

  /**
   * Somebody else was quicker: if the question is still the same, so is the answer.
   *
   * @param {State} state
   */
  chooseAgain({ number }) {
    this.movedTo = Infinity;
    if (this.chosen?.question === this.question()) this.commit({ ...this.chosen.frame, after: number });
    else this.refuse(say("stale"));
  }

  /** @param {boolean} chain whether everything since the question, or only the last step */
  undo(chain) {
    if (!this.state || this.state.seat === null) return;
    const { seat, number, can_undo: can } = this.state;
    if (!can[seat]?.[chain ? "chain" : "step"]) return;
    this.takenBack();
    this.chosen = null;
    if (this.state.draft.length) this.wire.send({ type: "undo", seat, chain, after: number });
    else this.commit({ type: "undo", seat, chain, after: number });
  }

  concede() {
    if (!this.state || this.state.seat === null) return;
    this.chosen = null;
    this.commit({ type: "concede", seat: this.state.seat, after: this.state.number });
  }

  /** @param {string} option the id of something that cannot be chosen */
  askWhy(option) {
    if (!this.state || this.state.seat === null || this.state.outcome) return;
    this.wire.send({ type: "why", seat: this.state.seat, option });
  }

  /** @param {Deed} frame */
  commit(frame) {
    this.wire.commit(frame);
    this.writeBusy();
  }

  /** @param {Ack} frame */
  settled({ number, settled }) {
    this.acknowledged = number;
    this.writeBusy();
    if (settled) this.tell(say("draft_settled"));
  }

  /** The choice has become a step of a draft, which only this page shows. */
  drafted() {
    this.writeBusy();
  }

  /**
   * After coming back: go on with the draft that was on the table before, if the table has not moved.
   *
   * @param {State} state
   */
  resume({ seat, number, draft }) {
    const kept = recallDraft();
    if (seat === null || draft.length || !kept) return;
    if (kept.number === number && kept.seat === seat) this.wire.send({ type: "draft", seat, after: number, steps: kept.steps });
    else keepDraft(null);
  }

  /**
   * After coming back to a table that stands where it stood: the draft that is on this page is made there again.
   *
   * @param {State} state
   */
  remake({ seat, number, draft }) {
    if (seat !== null && draft.length) this.wire.send({ type: "draft", seat, after: number, steps: draft });
  }

  /** @param {Refusal} frame */
  refused({ code, message, rule, number }) {
    if (code === "gone") return; // the wire has said so
    this.writeBusy();
    if (code !== "stale" || !this.chosen) return this.refuse(message, rule);
    this.movedTo = number;
    if (this.state && this.state.number >= number) this.chooseAgain(this.state);
  }

  /** The page is busy from a choice until the position after it is on the table. */
  get busy() {
    const behind = this.state !== null && this.state.number < this.acknowledged;
    return this.wire.pending !== null || behind;
  }

  writeBusy() {
    document.body.classList.toggle("busy", this.busy);
  }
}
