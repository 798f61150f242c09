// The line that says what is asked, or whom everybody waits for; and the window's title, which says whose turn it is.

/** @import { Decision, State } from "./protocol.js" */
/** @import { RuleBook } from "./rules.js" */

import { byId } from "./elements.js";
import { nameIn } from "./people.js";
import { say, sayOf } from "./words.js";

const CALM = 600; // how long others must be waited for before the line says so

export class Prompt {
  /**
   * @param {RuleBook} rules
   * @param {(text: string) => void} told called with what the line says while others are waited for
   */
  constructor(rules, told) {
    this.rules = rules;
    this.told = told;
    this.line = byId("prompt-text");
    this.text = "";
    this.timer = 0;
    addEventListener("resize", () => this.fit());
  }

  /**
   * @param {State} state
   * @param {Decision | null} decision
   * @param {string} verdict what is said once the match is over
   */
  show(state, decision, verdict) {
    const asked = state.outcome ? null : decision;
    if (asked || state.outcome) this.write(asked ? asked.prompt : verdict);
    else this.writeCalmly(waitingWords(state));
    byId("rest").scrollTop = 0; // on its side, a phone has too little height for everything
    this.rules.cite(byId("prompt-rule"), asked?.rule);
    this.fit();
    document.body.classList.toggle("asked", asked !== null);
    document.body.dataset.number = String(state.number);
    document.body.dataset.step = [state.number, ...(state.draft.length ? [state.draft.length] : [])].join("+");
    document.title = (asked ? `● ${say("your_turn")} · ` : "") + say("title");
  }

  /**
   * Whom everybody waits for. Where partners and bots take short turns, the line does not jump from one to another.
   *
   * @param {string} text
   */
  writeCalmly(text) {
    if (!this.text) return this.write(text);
    clearTimeout(this.timer);
    if (text === this.text) return;
    this.timer = setTimeout(() => {
      this.write(text);
      this.told(text);
    }, CALM);
  }

  /** @param {string} text */
  write(text) {
    clearTimeout(this.timer);
    this.text = text;
    this.line.textContent = text;
    this.fit();
  }

  /** A question that is longer than its place is set smaller, where the page has a smaller form of it. */
  fit() {
    const whole = this.line.parentElement;
    if (!whole) return;
    whole.classList.remove("long");
    whole.classList.toggle("long", whole.scrollHeight > whole.clientHeight + 1);
  }
}

/** @param {State} state */
function waitingWords({ players, waiting }) {
  const waited = players.filter(({ seat }) => waiting.includes(seat));
  if (waited.length === 0) return say("waiting_nobody");
  const away = waited.filter(({ online }) => !online);
  const names = (away.length ? away : waited).map(({ seat }) => nameIn(players, seat));
  return away.length ? sayOf("away", names) : sayOf("thinking", names);
}
