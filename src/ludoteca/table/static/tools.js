// The buttons under the table: take back, ask for a hint, give up.

/** @import { Decision, State } from "./protocol.js" */

import { byId } from "./elements.js";
import { say } from "./words.js";

export class Tools {
  /** @param {{undo: (chain: boolean) => void, hint: () => void, concede: () => void}} handlers */
  constructor({ undo, hint, concede }) {
    this.undo = byId("undo", HTMLButtonElement);
    this.undoChain = byId("undo-chain", HTMLButtonElement);
    this.hint = byId("hint", HTMLButtonElement);
    this.concede = byId("concede", HTMLButtonElement);
    this.undo.addEventListener("click", () => undo(false));
    this.undoChain.addEventListener("click", () => undo(true));
    this.hint.addEventListener("click", hint);
    const sure = byId("concede-sure", HTMLDialogElement);
    this.concede.addEventListener("click", () => sure.showModal());
    byId("concede-no").addEventListener("click", () => sure.close());
    byId("concede-yes").addEventListener("click", () => {
      sure.close();
      concede();
    });
  }

  /**
   * @param {State} state
   * @param {Decision | null} decision
   */
  show(state, decision) {
    const idle = state.seat === null || state.outcome !== null;
    const can = state.can_undo[String(state.seat)];
    this.undo.disabled = !can?.step;
    this.undoChain.hidden = !(can?.chain && decision?.continues);
    this.hint.disabled = decision === null;
    this.concede.hidden = idle;
    byId("tools").hidden = idle;
    byId("concede-text").textContent = say(state.cooperative ? "concede_together" : "concede_text");
  }
}
