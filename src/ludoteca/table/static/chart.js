// A chart of how a match went: lines over turns, or what each did in bars under what all have in common.

/** @import { Course } from "./protocol.js" */

import { drawn, element } from "./elements.js";
import { say } from "./words.js";

/** Of the seats, in order; those of a light hue are for dark grounds. */
const COLOURS = ["#3f8fe6", "#e2557a", "#43a862", "#d39a22", "#9273e0", "#d98147"];
export const BRIGHT = ["#8cc4ff", "#ff9db4", "#9fe3b0", "#ffd574", "#cdbaff", "#ffbe92"];
/** Where all play together, the red is for what they have in common. */
const TOGETHER = ["#3f8fe6", "#d39a22", "#43a862", "#9273e0", "#d98147", "#3aa0ae"];
const COMMON = "#ee4468";
const PILL = 24;
/** Lines that part by less than this are labelled apart. */
const APART = 17;

/**
 * @typedef {object} Told what a chart is drawn from
 * @property {Course} course
 * @property {string[]} names of the players, by seat
 * @property {Course["lines"]} lines those of what counts most
 */

export class Chart {
  /** @param {Told} told */
  constructor(told) {
    this.told = told;
    this.place = element("div", { class: "chart" });
    this.reading = element("p", { class: "chart-reading", "aria-hidden": "true" });
    this.size = [0, 0];
    this.left = 0;
    this.right = 0;
    this.top = 0;
    this.bottom = 0;
    this.pen = document.createElement("canvas").getContext("2d");
    new ResizeObserver(() => this.fit()).observe(this.place);
    this.place.addEventListener("pointermove", (event) => this.point(event));
    this.place.addEventListener("pointerleave", () => this.read(null));
  }

  /** Everything: what is drawn, with its title, its legend and the same in a table for those who do not see it. */
  figure() {
    const { course, lines } = this.told;
    const title = course.effort ? `${sentence(lines[0].name)} · ${course.effort}` : sentence(lines[0].name);
    return element(
      "figure",
      { class: "course panel" },
      element("figcaption", {}, element("h3", {}, title), this.legend(), this.reading),
      this.place,
      this.table(),
    );
  }

  legend() {
    const { course, names, lines } = this.told;
    const seats = course.effort ? course.seats.map(({ seat }) => seat) : lines.map(({ seat }) => seat ?? 0);
    const parts = seats.map((seat) => this.entry(colourOf(course, seat), names[seat], "box"));
    if (course.effort) parts.push(this.entry(COMMON, lines[0].name, "line"));
    return element("ul", { class: "chart-legend" }, ...parts);
  }

  /**
   * @param {string} colour
   * @param {string} name
   * @param {string} kind
   */
  entry(colour, name, kind) {
    const mark = element("i", { class: `chart-${kind}` });
    mark.style.background = colour;
    return element("li", {}, mark, name);
  }

  /** The same in words and numbers. */
  table() {
    const { course, names, lines } = this.told;
    const heads = lines.map(({ name, seat }) => (seat === null ? name : `${name}: ${names[seat]}`));
    const efforts = course.effort ? course.seats.map(({ seat }) => `${course.effort}: ${names[seat]}`) : [];
    const row = (/** @type {number} */ at) => [
      ...lines.map(({ values }) => values[at]),
      ...(course.effort ? course.seats.map(({ efforts: own }) => own[at]) : []),
    ];
    const table = element(
      "table",
      {},
      element("caption", {}, say("chart_table")),
      element("thead", {}, element("tr", {}, element("td", {}), ...[...heads, ...efforts].map((head) => element("th", { scope: "col" }, head)))),
      element(
        "tbody",
        {},
        ...course.called.map((called, at) =>
          element("tr", {}, element("th", { scope: "row" }, called), ...row(at).map((value) => element("td", {}, String(value)))),
        ),
      ),
    );
    return element("div", { class: "off-screen" }, table);
  }

  /** Draw it as large as there is room. */
  fit() {
    const { clientWidth: w, clientHeight: h } = this.place;
    if (!w || !h || (w === this.size[0] && h === this.size[1])) return;
    this.size = [w, h];
    this.place.replaceChildren(this.draw(w, h));
  }

  /**
   * How wide a label is, in the visitor's own font.
   *
   * @param {string} label
   */
  wide(label) {
    return this.pen?.measureText(label).width ?? label.length * 8;
  }

  /** @param {number} at */
  x(at) {
    const { course } = this.told;
    const [left, right] = [this.left, this.size[0] - this.right];
    if (!course.effort) return left + ((right - left) * at) / Math.max(1, course.moments.length - 1);
    return left + ((right - left) * (at + 0.5)) / course.moments.length;
  }

  /**
   * @param {number} value
   * @param {number} most
   */
  y(value, most) {
    return this.bottom - ((this.bottom - this.top) * value) / most;
  }

  /**
   * @param {number} w
   * @param {number} h
   */
  draw(w, h) {
    const { course, lines } = this.told;
    const bars = course.effort
      ? course.moments.map((_, at) => course.seats.reduce((sum, { efforts }) => sum + efforts[at], 0))
      : lines.flatMap(({ values }) => values);
    const top = Math.max(1, course.goal, ...bars);
    const step = stepOf(top, h < 240 ? 3 : 5);
    const most = Math.ceil(top / step) * step;
    if (this.pen) this.pen.font = `700 12px ${getComputedStyle(this.place).fontFamily}`;
    this.left = 14 + this.wide(String(most));
    this.right = 22 + String(Math.max(...lines.flatMap(({ values }) => values))).length * 10;
    this.top = PILL + (course.effort ? 26 : 16);
    this.bottom = h - 28;
    const svg = drawn("svg", { width: w, height: h, viewBox: `0 0 ${w} ${h}`, role: "img", "aria-label": this.spoken() });
    svg.append(this.defs());
    for (let value = 0; value <= most; value += step) {
      const y = this.y(value, most);
      svg.append(
        drawn("path", { class: value ? "chart-grid" : "chart-floor", d: `M${this.left} ${y}H${w - this.right}` }),
        drawn("text", { class: "chart-figure", x: this.left - 8, y: y + 4, "text-anchor": "end" }, String(value)),
      );
    }
    svg.append(...this.moments(w, h));
    if (course.turning) svg.append(this.band(course.turning.place));
    if (course.goal) svg.append(...this.goal(course.goal, most, w));
    if (course.effort) svg.append(...this.stacks(most));
    svg.append(...this.lines(course.effort ? Math.max(1, ...lines[0].values) : most));
    if (course.turning) svg.append(...this.turn(course.turning, w));
    svg.append(drawn("path", { class: "chart-hair", d: "" }));
    return svg;
  }

  /** What the chart says, in one sentence. */
  spoken() {
    const { course, names, lines } = this.told;
    const ends = lines.map(({ name, seat, values }) => `${seat === null ? name : names[seat]}: ${values[0]} → ${values[values.length - 1]}`);
    const turned = course.turning ? ` ${turnWords(course)}: ${course.called[course.turning.place]}.` : "";
    return `${sentence(lines[0].name)}. ${ends.join(". ")}.${turned}`;
  }

  defs() {
    const defs = drawn("defs");
    for (const [place, colour] of [...COLOURS, COMMON].entries()) {
      const stops = [0.42, 0.03].map((opacity, at) => drawn("stop", { offset: at, "stop-color": colour, "stop-opacity": opacity }));
      defs.append(drawn("linearGradient", { id: `fill-${place}`, x1: 0, y1: 0, x2: 0, y2: 1 }, ...stops));
    }
    return defs;
  }

  /**
   * The moments under the chart: as numbers where they are only that, else by name, as many as there is room for.
   *
   * @param {number} w
   * @param {number} h
   */
  moments(w, h) {
    const { moments, called } = this.told.course;
    const numbered = called.every((name, at) => name.endsWith(` ${moments[at]}`)) && new Set(called.map((name) => name.split(" ")[0])).size === 1;
    const labels = numbered ? moments.map(String) : called;
    const widest = Math.max(...labels.map((label) => this.wide(label))) + (numbered ? 14 : 22);
    const each = Math.max(1, Math.ceil((widest * labels.length) / (w - this.left - this.right)));
    const last = labels.length - 1;
    const shown = labels.map((_, at) => at).filter((at) => at === last || (at % each === 0 && last - at >= each));
    return shown.map((at) => {
      const half = this.wide(labels[at]) / 2;
      const x = Math.max(half, Math.min(w - half, this.x(at)));
      return drawn("text", { class: "chart-figure", x, y: h - 9, "text-anchor": "middle" }, labels[at]);
    });
  }

  /** @param {number} place */
  band(place) {
    const wide = Math.max(18, Math.min(56, (this.x(1) - this.x(0)) * 0.9));
    return drawn("rect", { class: "chart-band", x: this.x(place) - wide / 2, y: this.top - 8, width: wide, height: this.bottom - this.top + 8, rx: 6 });
  }

  /**
   * @param {number} goal
   * @param {number} most
   * @param {number} w
   */
  goal(goal, most, w) {
    const y = this.y(goal, most);
    const words = `${goal} ${this.told.lines[0].name}`;
    const { turning } = this.told.course;
    const isTurnedEarly = turning !== null && this.x(turning.place) < w / 2; // its words stand above: these keep away
    const [x, anchor] = isTurnedEarly ? [w - this.right - 6, "end"] : [this.left + 6, "start"];
    return [
      drawn("path", { class: "chart-goal", d: `M${this.left} ${y}H${w - this.right}` }),
      drawn("text", { class: "chart-figure chart-goal-words", x, y: y - 6, "text-anchor": anchor }, words),
    ];
  }

  /** @param {number} most */
  stacks(most) {
    const { course } = this.told;
    const wide = Math.max(4, Math.min(46, (this.x(1) - this.x(0)) * 0.56 || 46));
    /** @type {SVGElement[]} */
    const parts = [];
    for (const at of course.moments.keys()) {
      let sum = 0;
      for (const { seat, efforts } of course.seats) {
        if (!efforts[at]) continue;
        const [low, high] = [this.y(sum, most), this.y(sum + efforts[at], most)];
        const tall = Math.max(1, low - high - 1.5);
        parts.push(drawn("rect", { class: "chart-bar", x: this.x(at) - wide / 2, y: low - tall, width: wide, height: tall, rx: Math.min(4, tall / 2), fill: colourOf(course, seat) }));
        sum += efforts[at];
      }
    }
    return parts;
  }

  /** @param {number} most */
  lines(most) {
    const { lines, course } = this.told;
    /** @type {SVGElement[]} */
    const fills = [];
    /** @type {SVGElement[]} */
    const strokes = [];
    const ends = spread(lines.map(({ values }) => Math.min(this.bottom, this.y(values[values.length - 1], most)) + 5));
    for (const [place, { seat, values }] of lines.entries()) {
      const colour = seat === null ? COMMON : COLOURS[seat % COLOURS.length];
      const points = values.map((value, at) => `${this.x(at).toFixed(1)} ${this.y(value, most).toFixed(1)}`).join("L");
      const last = values.length - 1;
      const [x, y] = [this.x(last), this.y(values[last], most)];
      if (!course.effort) {
        const fill = seat === null ? COLOURS.length : seat % COLOURS.length;
        fills.push(drawn("path", { class: "chart-fill", d: `M${points}L${x} ${this.bottom}L${this.x(0)} ${this.bottom}Z`, fill: `url(#fill-${fill})` }));
      }
      strokes.push(drawn("path", { class: "course-line", d: `M${points}`, stroke: colour, pathLength: 1 }));
      if (course.effort) strokes.push(...this.marks(values, most, colour));
      strokes.push(
        drawn("circle", { class: "chart-dot", cx: x, cy: y, r: 6, fill: colour }),
        drawn("text", { class: "chart-end", x: x + 11, y: ends[place] }, String(values[last])),
      );
    }
    return [...fills, ...strokes];
  }

  /**
   * What all have in common has a scale of its own: it is written at its beginning and where it turned.
   *
   * @param {number[]} values
   * @param {number} most
   * @param {string} colour
   */
  marks(values, most, colour) {
    const last = values.length - 1;
    const place = this.told.course.turning?.place ?? 0;
    return values.flatMap((value, at) => {
      const [x, y] = [this.x(at), this.y(value, most)];
      const dot = drawn("circle", { class: "chart-dot", cx: x, cy: y, r: 4.5, fill: colour });
      const told = at < last && [0, place - 1, place].includes(at);
      return told ? [dot, drawn("text", { class: "chart-figure chart-mark", x, y: y - 9, "text-anchor": "middle" }, String(value))] : [dot];
    });
  }

  /**
   * Where it turned, told above the chart.
   *
   * @param {NonNullable<Course["turning"]>} turning
   * @param {number} w
   */
  turn({ place }, w) {
    const { course } = this.told;
    const words = `${turnWords(course)} · ${course.called[place]}`;
    const wide = Math.min(w - 4, this.wide(words) + 22);
    const x = this.x(place);
    const left = Math.max(2, Math.min(w - wide - 2, x - wide / 2));
    return [
      drawn("path", { class: "course-turn", d: `M${x} ${PILL + 2}V${this.bottom}` }),
      drawn("rect", { class: "chart-pill", x: left, y: 1, width: wide, height: PILL, rx: PILL / 2 }),
      drawn("text", { class: "chart-pill-words", x: left + wide / 2, y: 17.5, "text-anchor": "middle", textLength: wide - 22, lengthAdjust: "spacingAndGlyphs" }, words),
    ];
  }

  // -- pointing ----------------------------------------------------------------------------------------------------

  /** @param {PointerEvent} event */
  point(event) {
    const at = event.clientX - this.place.getBoundingClientRect().left;
    const { moments } = this.told.course;
    const nearest = [...moments.keys()].reduce((best, place) => (Math.abs(this.x(place) - at) < Math.abs(this.x(best) - at) ? place : best), 0);
    this.read(nearest);
  }

  /** @param {number | null} at the place of the moment that is pointed at */
  read(at) {
    const { course, names, lines } = this.told;
    const hair = this.place.querySelector(".chart-hair");
    hair?.setAttribute("d", at === null ? "" : `M${this.x(at)} ${this.top - 4}V${this.bottom}`);
    if (at === null) {
      this.reading.textContent = "";
      return;
    }
    const figures = lines.map(({ name, seat, values }) => `${seat === null ? name : names[seat]} ${values[at]}`);
    const efforts = course.effort ? course.seats.map(({ seat, efforts: own }) => `${names[seat]} ${own[at]}`) : [];
    this.reading.textContent = `${course.called[at]}: ${[...figures, ...efforts].join(" · ")}`;
  }
}

/**
 * How that moment is called.
 *
 * @param {Course} course
 */
export const turnWords = ({ turning }) => say(turning?.hardest ? "hardest" : "turning");

/**
 * The colour of a seat.
 *
 * @param {Course} course
 * @param {number} seat
 */
export const colourOf = ({ effort }, seat) => (effort ? TOGETHER : COLOURS)[seat % COLOURS.length];

/** @param {string} words */
export const sentence = (words) => words.charAt(0).toUpperCase() + words.slice(1);

/**
 * A round number of which about so many make up the whole.
 *
 * @param {number} most
 * @param {number} parts
 */
function stepOf(most, parts) {
  const size = 10 ** Math.floor(Math.log10(Math.max(1, most / parts)));
  return [1, 2, 5, 10].map((times) => times * size).find((step) => most / step <= parts) ?? size * 10;
}

/**
 * Move heights apart, so that what is written there can be read; the higher stays above the lower.
 *
 * @param {number[]} heights
 */
function spread(heights) {
  const moved = [...heights];
  const order = heights.map((_, at) => at).sort((one, other) => heights[other] - heights[one]);
  for (let at = 1; at < order.length; at++) moved[order[at]] = Math.min(moved[order[at]], moved[order[at - 1]] - APART);
  return moved;
}
