// The analysis of a match on its replay page: the curve of chances, turning points, mistakes, the best lines.

/** @import { AnalysedMoment, Analysis, Replay } from "./protocol.js" */

import * as api from "./api.js";
import { byId, drawn, element } from "./elements.js";
import { nameIn } from "./people.js";
import { language, say } from "./words.js";

const WIDE = 340;
const HIGH = 170;
const MARGIN = { left: 44, right: 10, top: 12, bottom: 22 };
const AGAIN = 1500;

/**
 * @typedef {object} Handlers
 * @property {(step: number) => void} go
 * @property {(moment: AnalysedMoment) => void} play plays on along the best line
 */

export class Analyst {
  /**
   * @param {string} token
   * @param {Handlers} handlers
   */
  constructor(token, { go, play }) {
    this.token = token;
    this.go = go;
    this.play = play;
    /** @type {Replay | null} */
    this.match = null;
    /** @type {Analysis | null} */
    this.found = null;
    this.asking = false;
    byId("analyse").addEventListener("click", () => this.ask());
  }

  /** @param {Replay} match as it is told now: in another language it is analysed in other words */
  follow(match) {
    this.match = match;
    const known = this.found !== null;
    this.found = null;
    byId("analysis-found").replaceChildren();
    byId("analyse").hidden = false;
    if (known) this.ask();
  }

  async ask() {
    if (this.asking) return;
    this.asking = true;
    const spoken = language();
    byId("analyse").hidden = true;
    byId("analysis-state").textContent = say("analysis_wait");
    try {
      let answer = await api.analysis(this.token);
      while (!answer.ready) {
        await new Promise((done) => setTimeout(done, AGAIN));
        answer = await api.analysis(this.token);
      }
      this.found = answer.analysis;
      byId("analysis-state").textContent = "";
      this.write();
    } catch (error) {
      byId("analysis-state").textContent = api.messageOf(error);
      byId("analyse").hidden = false;
    }
    this.asking = false;
    if (this.found && spoken !== language() && this.match) this.follow(this.match);
  }

  write() {
    const { found } = this;
    if (!found) return;
    const wrong = found.moments.filter(({ grade }) => grade).sort((a, b) => b.loss - a.loss);
    byId("analysis-found").replaceChildren(
      this.curve(found),
      element("ul", { class: "analysis-summary" }, ...found.summary.map((sentence) => element("li", {}, sentence))),
      element("h3", {}, say("analysis_mistakes")),
      element("ol", { class: "analysis-mistakes" }, ...wrong.map((moment) => this.mistake(moment))),
      element("button", { type: "button", class: "quiet", id: "analysis-export", onclick: () => this.keep() }, say("analysis_export")),
    );
  }

  /** @param {Analysis} found */
  curve({ moments, turning, result, steps }) {
    const x = (/** @type {number} */ step) => MARGIN.left + ((WIDE - MARGIN.left - MARGIN.right) * step) / Math.max(1, steps);
    const y = (/** @type {number} */ chance) => HIGH - MARGIN.bottom - (HIGH - MARGIN.top - MARGIN.bottom) * chance;
    const at = (/** @type {number} */ step, /** @type {number} */ chance) => `${x(step).toFixed(1)} ${y(chance).toFixed(1)}`;
    const players = this.match?.players ?? [];
    const caption = say("analysis_curve", { name: nameIn(players, 0) });
    const chart = drawn("svg", { class: "analysis-curve", viewBox: `0 0 ${WIDE} ${HIGH}`, role: "img", "aria-label": caption });
    for (const chance of [0, 0.5, 1]) {
      chart.append(
        drawn("path", { class: "course-grid", d: `M${MARGIN.left} ${y(chance)}H${WIDE - MARGIN.right}` }),
        drawn("text", { class: "course-figure", x: MARGIN.left - 5, y: y(chance) + 4, "text-anchor": "end" }, `${chance * 100}%`),
      );
    }
    for (const step of turning) chart.append(drawn("path", { class: "course-turn", d: `M${x(step)} ${MARGIN.top}V${HIGH - MARGIN.bottom}` }));
    if (moments.length) {
      const upper = moments.map(({ step, high }) => at(step, high));
      const lower = moments.map(({ step, low }) => at(step, low)).reverse();
      const line = [...moments.map(({ step, chance }) => at(step, chance)), at(steps, result)];
      chart.append(
        drawn("path", { class: "analysis-interval", d: `M${[...upper, ...lower].join("L")}Z` }),
        drawn("path", { class: "analysis-line", d: `M${line.join("L")}` }),
      );
    }
    for (const { step, chance, grade } of moments) {
      if (!grade) continue;
      const mark = drawn("circle", { class: `analysis-mark ${grade}`, cx: x(step), cy: y(chance), r: grade === "slip" ? 3 : 5 });
      mark.addEventListener("click", () => this.go(step));
      chart.append(mark);
    }
    return element("figure", { class: "course" }, element("figcaption", {}, caption), chart);
  }

  /** @param {AnalysedMoment} moment */
  mistake(moment) {
    const { step, turn, seat, loss, grade, chosen, best, line } = moment;
    const name = nameIn(this.match?.players ?? [], seat);
    const told = say("analysis_mistake", { turn, name, loss: Math.round(100 * loss), grade: say(`grade_${grade}`) });
    return element(
      "li",
      { class: grade, "data-step": step },
      element("button", { type: "button", class: "log-text", onclick: () => this.go(step) }, element("span", {}, told)),
      element("p", {}, say("analysis_chosen", { chosen })),
      element("p", {}, say("analysis_best", { best: [best, ...line].join(" → ") })),
      element("button", { type: "button", class: "quiet", onclick: () => this.play(moment) }, say("analysis_play")),
    );
  }

  /** Keep the analysis as a file: the words, then everything. */
  keep() {
    if (!this.found) return;
    const text = `${this.found.summary.join("\n")}\n\n${JSON.stringify(this.found, null, 1)}\n`;
    const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    element("a", { href: url, download: `${this.found.game}-${say("analysis").toLowerCase()}.txt` }).click();
    setTimeout(() => URL.revokeObjectURL(url), AGAIN);
  }
}
