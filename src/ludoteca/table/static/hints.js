// What a bot would do: asked for, told, and pointed at for as long as the question is the same.

/** @import { AskHint, Decision, Hint, Option } from "./protocol.js" */

import { say } from "./words.js";

/**
 * @typedef {object} Handlers
 * @property {(frame: AskHint) => void} send
 * @property {(text: string, rule?: string) => void} tell
 * @property {(option: Option) => void} point
 */

export class Hints {
  /** @param {Handlers} handlers */
  constructor({ send, tell, point }) {
    this.send = send;
    this.tell = tell;
    this.point = point;
    /** @type {Decision | null} */
    this.decision = null;
    /** @type {{option: string, question: string} | null} */
    this.given = null;
  }

  /**
   * A question has come, or the same one again: a hint outlasts what others do meanwhile.
   *
   * @param {Decision | null} decision
   */
  follow(decision) {
    this.decision = decision;
    if (this.given?.question !== JSON.stringify(decision)) this.given = null;
    const hinted = decision?.options.find(({ id }) => id === this.given?.option);
    if (hinted) this.point(hinted);
  }

  ask() {
    if (!this.decision) return;
    this.tell(say("hint_wait"));
    this.send({ type: "hint", seat: this.decision.seat });
  }

  /** @param {Hint} frame */
  take({ seat, option, label, why, rule }) {
    if (seat !== this.decision?.seat) return;
    this.given = { option, question: JSON.stringify(this.decision) };
    this.follow(this.decision);
    this.tell([say("hint_is", { label }), ...why].join("\n"), rule);
  }
}
