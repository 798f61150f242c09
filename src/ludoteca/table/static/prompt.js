// The line that says what is asked, or whom everybody waits for; and the window's title, which says whose turn it is.

/** @import { Decision, State } from "./protocol.js" */
/** @import { RuleBook } from "./rules.js" */

import { byId } from "./elements.js";
import { nameIn } from "./people.js";
import { listed, say, sayOf } from "./words.js";

export class Prompt {
  /** @param {RuleBook} rules */
  constructor(rules) {
    this.rules = rules;
    this.line = byId("prompt-text");
    this.text = "";
  }

  /**
   * @param {State} state
   * @param {Decision | null} decision
   * @param {string} verdict what is said once the match is over
   */
  show(state, decision, verdict) {
    const asked = state.outcome ? null : decision;
    this.write(asked ? asked.prompt : state.outcome ? verdict : waitingWords(state));
    byId("rest").scrollTop = 0; // on its side, a phone has too little height for everything
    this.rules.cite(byId("prompt-rule"), asked?.rule);
    document.body.classList.toggle("asked", asked !== null);
    document.body.dataset.number = String(state.number);
    document.body.dataset.step = [state.number, ...(state.draft.length ? [state.draft.length] : [])].join("+");
    document.title = (asked ? `● ${say("your_turn")} · ` : "") + say("title");
  }

  /** @param {string} text */
  write(text) {
    this.text = text;
    this.line.textContent = text;
  }
}

/** @param {State} state */
function waitingWords({ players, waiting }) {
  const waited = players.filter(({ seat }) => waiting.includes(seat));
  if (waited.length === 0) return say("waiting_nobody");
  const names = waited.map(({ seat }) => nameIn(players, seat));
  if (waited.every(({ kind }) => kind === "bot")) return sayOf("thinking", names);
  return say("waiting_for", { names: listed(names) });
}
