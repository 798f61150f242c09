// The puzzle that a table is about, if its address names one: its goal, how it stands, starting again.

/** @import { PuzzleStanding, State } from "./protocol.js" */

import * as api from "./api.js";
import { byId, element } from "./elements.js";
import { noteSolved, puzzleIn, puzzleTable } from "./solved.js";
import { say } from "./words.js";

const ROOMY = matchMedia("(min-width: 60.01rem)");

export class Puzzle {
  /** @param {string} token the link's own */
  constructor(token) {
    this.token = token;
    this.about = puzzleIn(location.search);
    this.number = 0;
    this.text = element("p", { id: "puzzle-text", role: "status" });
    this.deeds = element("ol", { id: "puzzle-solution" });
    this.closing = element("button", { type: "button", class: "action", onclick: () => this.box.close() });
    this.heading = element("h2", { id: "puzzle-box-title" });
    this.box = element("dialog", { id: "puzzle-box", class: "paper", "aria-labelledby": "puzzle-box-title" }, this.heading, this.deeds, this.closing);
    this.solve = element("button", { type: "button", id: "puzzle-solve", class: "quiet", hidden: true, onclick: () => this.showSolution() });
    this.again = element("button", { type: "button", id: "puzzle-again", class: "quiet", onclick: () => this.restart() });
    this.others = element("a", { id: "puzzle-others", class: "quiet", href: "/puzzles" });
    this.place = element("div", { id: "puzzle", class: "lesson puzzle" }, this.text, this.again, this.solve, this.others);
    if (!this.about) return;
    this.settle();
    ROOMY.addEventListener("change", () => this.settle());
  }

  /** Where lessons are otherwise: whoever solves a puzzle needs none. */
  settle() {
    if (ROOMY.matches) byId("side").append(this.place);
    else byId("actions").before(this.place);
  }

  /**
   * Ask how it stands after each position.
   *
   * @param {State} state
   */
  async show({ number }) {
    if (!this.about) return;
    byId("lesson").hidden = true;
    byId("rematch").hidden = true;
    try {
      const told = await api.standing(this.token);
      if (number >= this.number) this.tell(told, number);
    } catch (error) {
      this.text.textContent = api.messageOf(error);
    }
  }

  /**
   * @param {PuzzleStanding} told
   * @param {number} number of the position that it was asked after
   */
  tell(told, number) {
    if (!this.about) return;
    this.number = number;
    if (told.standing === "solved") noteSolved(this.about.name);
    this.place.dataset.standing = told.standing;
    this.text.textContent = this.words(told);
    this.again.textContent = say("puzzle_again");
    this.solve.textContent = say("puzzle_solution");
    this.solve.hidden = told.standing === "open";
    this.others.textContent = say("puzzle_others");
  }

  /** @param {PuzzleStanding} told */
  words({ standing, goal }) {
    const number = say("puzzle_number", { n: this.about?.number ?? 0 });
    const said = { open: goal, solved: say("puzzle_solved"), failed: say("puzzle_failed") };
    return `${number}. ${said[standing]}`;
  }

  /** Say the solution, choice by choice, to whoever has tried. */
  async showSolution() {
    if (!this.about) return;
    try {
      const { deeds } = await api.puzzleSolution(this.about.game, this.about.number);
      const lines = deeds.map(({ choice, told }) => element("li", {}, element("strong", {}, choice), ...told.map((line) => element("span", {}, line))));
      this.heading.textContent = `${say("puzzle_number", { n: this.about.number })}: ${say("puzzle_answer")}`;
      this.closing.textContent = say("close");
      this.deeds.replaceChildren(...lines);
      document.body.append(this.box);
      this.box.showModal();
    } catch (error) {
      this.text.textContent = api.messageOf(error);
    }
  }

  async restart() {
    if (!this.about) return;
    const { game, number, name } = this.about;
    try {
      location.href = puzzleTable((await api.openPuzzle(game, number)).url, name);
    } catch (error) {
      this.text.textContent = api.messageOf(error);
    }
  }
}
