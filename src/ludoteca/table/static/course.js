// How a match went, for its end: the score, a chart of what counts, the moment on which it turned, and what each player did.

/** @import { Course, Face, State } from "./protocol.js" */
/** @import { RuleBook } from "./rules.js" */

import { BRIGHT, Chart, colourOf, sentence, turnWords } from "./chart.js";
import { element, icon } from "./elements.js";
import { nameIn } from "./people.js";
import { sign } from "./signs.js";
import { say } from "./words.js";

/** The share of the goal from which somebody came near it. */
const CLOSE = 0.65;
/** As many deeds as there is room for, by the number of seats. */
const MOST_DEEDS = [5, 5, 5, 3, 2];

export class Telling {
  /**
   * @param {Course} course
   * @param {State} state
   * @param {RuleBook} rules
   */
  constructor(course, state, rules) {
    this.course = course;
    this.state = state;
    this.rules = rules;
    this.names = state.players.map(({ seat }) => nameIn(state.players, seat));
    this.lines = course.lines.filter(({ name }) => name === course.lines[0].name);
    this.last = course.moments.length - 1;
  }

  /** Which game it was, and how long it took. */
  facts() {
    return [this.course.game, this.course.called[this.last]].filter(Boolean).join(" · ");
  }

  /** The score: of each seat, or of all together, with the stars that it was worth. */
  score() {
    const [won, most] = this.course.stars;
    const stars = Array.from({ length: most }, (_, at) => element("i", { class: at < won ? "star-won" : "star-missed" }, sign("star")));
    const shared = this.lines[0]?.seat === null;
    const figures = shared ? this.course.lines : this.lines;
    return [
      ...(most ? [element("div", { class: "score-stars", role: "img", "aria-label": say("stars_of", { n: won, most }) }, ...stars)] : []),
      element("dl", { class: `score-figures${shared ? "" : " against"}` }, ...figures.map((line) => this.figure(line))),
    ];
  }

  /** @param {Course["lines"][number]} line */
  figure({ name, seat, values, sign: mark }) {
    const figure = element("dd", {}, seat === null ? sign(mark) : "", String(values[this.last]));
    if (seat !== null) figure.style.color = BRIGHT[seat % BRIGHT.length];
    const whose = element("dt", {}, seat === null ? name : this.names[seat]);
    if (seat !== null) whose.append(element("span", { class: "off-screen" }, `: ${name}`));
    return element("div", {}, whose, figure);
  }

  /** For the one who lost: when they were last ahead, or how near they came; "" where neither was. */
  consolation() {
    const { seats, outcome } = this.state;
    const [own] = seats;
    if (seats.length !== 1 || !outcome || outcome.draw || outcome.winners.includes(own) || this.lines.length !== 2) return "";
    const mine = this.lines.find(({ seat }) => seat === own)?.values ?? [];
    const theirs = this.lines.find(({ seat }) => seat !== own)?.values ?? [];
    const at = mine.findLastIndex((value, place) => place > 0 && value > theirs[place]);
    if (at > 0) return say("was_ahead", { when: this.course.called[at], a: mine[at], b: theirs[at] });
    const reached = mine[this.last];
    return this.course.goal && reached >= this.course.goal * CLOSE ? say("was_close", { a: reached, b: this.course.goal }) : "";
  }

  /** Everything under the headline. */
  parts() {
    const chart = this.lines.length && this.last > 0 ? [new Chart({ course: this.course, names: this.names, lines: this.lines }).figure()] : [];
    const turning = this.turning() ?? this.unscathed();
    return [
      element("div", { class: "course-way" }, ...chart, ...(turning ? [turning] : [])),
      element("ul", { class: this.course.seats.length > 2 ? "course-seats crowd" : "course-seats", "aria-label": say("what_each_did") }, ...this.course.seats.map((seat) => this.seat(seat))),
    ];
  }

  turning() {
    const { turning, called } = this.course;
    const { replay } = this.state;
    if (!turning) return null;
    const [first, ...others] = turning.told;
    const title = first ? first.text : turning.face?.name ?? sentence(called[turning.place]);
    const picture = turning.face ? [element("div", { class: "turning-picture" }, portrait(turning.face))] : [];
    return element(
      "section",
      { class: "turning panel", "aria-labelledby": "turning-title" },
      ...picture,
      element(
        "div",
        { class: "turning-words" },
        element("p", { class: "turning-when" }, `${turnWords(this.course)} · ${called[turning.place]}`),
        element("h3", { id: "turning-title" }, title, ...this.cited(first)),
        ...(others.length ? [element("p", {}, others.map(({ text }) => text).join(" "))] : []),
        element("p", { class: "turning-figures" }, this.moved(turning.place)),
      ),
      element("div", { class: "turning-ways" }, ...this.ways(replay, turning.step)),
    );
  }

  /** A victory that cost nothing of what all have in common; null for all others. */
  unscathed() {
    const [line] = this.lines;
    if (!line || line.seat !== null || !this.state.outcome?.winners.length || Math.min(...line.values) < line.values[0]) return null;
    const [best] = this.course.seats.flatMap((seat) => (seat.best ? [{ ...seat.best, seat: seat.seat }] : [])).sort((a, b) => b.worth - a.worth);
    return element(
      "section",
      { class: "turning panel", "aria-labelledby": "turning-title" },
      ...(best ? [element("div", { class: "turning-picture" }, portrait(best))] : []),
      element(
        "div",
        { class: "turning-words" },
        element("p", { class: "turning-when" }, say("unscathed")),
        element("h3", { id: "turning-title" }, say("never_less", { name: sentence(line.name), n: line.values[0] })),
        ...(best ? [element("p", {}, `${say("the_best")}: ${best.name} (${this.names[best.seat]}). ${sentence(best.what)}: ${best.worth}.`)] : []),
      ),
    );
  }

  /** @param {{rule: string} | undefined} told */
  cited(told) {
    return told?.rule ? [" ", this.rules.link(told.rule)] : [];
  }

  /**
   * To see it again, and to play it otherwise.
   *
   * @param {string | null} replay
   * @param {number} step
   */
  ways(replay, step) {
    if (!replay) return [];
    const seen = element("a", { class: "quiet", href: `${replay}?step=${step}` }, icon("eye"), say("turning_look"));
    if (!this.state.seats.length) return [seen];
    const otherwise = element("a", { class: "quiet", href: `${replay}?step=${step - 1}&play=${this.state.seats[0]}` }, icon("restart"), say("turning_play"));
    return [seen, otherwise];
  }

  /**
   * What the figures were before that moment and after it, and what they came to.
   *
   * @param {number} place
   */
  moved(place) {
    const said = this.lines.map(({ name, seat, values }) => {
      const whose = seat === null ? sentence(name) : this.names[seat];
      return `${whose}: ${values[place - 1]} → ${values[place]}`;
    });
    const rest = this.lines.map(({ seat, values }) => {
      const gained = values[this.last] - values[place];
      return `${seat === null ? "" : `${this.names[seat]} `}${gained < 0 ? "−" : "+"}${Math.abs(gained)}`;
    });
    const [first] = this.lines;
    const held = first.seat === null && Math.min(...first.values.slice(place)) === first.values[place];
    const after = place === this.last ? "" : held ? ` ${say("held_from_there")}` : ` ${say("from_there", { changes: rest.join(", ") })}`;
    return `${said.join(" · ")}.${after}`;
  }

  /** @param {Course["seats"][number]} told */
  seat({ seat, faces, deeds, best }) {
    const { outcome, cooperative, seats } = this.state;
    const told = faces.length === 1 && faces[0].name === best?.name ? "" : faces.map(({ name }) => name).join(" · ");
    const won = Boolean(outcome && !outcome.draw && !cooperative && outcome.winners.includes(seat));
    const panel = element(
      "li",
      { class: `seat panel${won ? " won" : ""}` },
      this.faces(seat, faces),
      element(
        "div",
        { class: "seat-words" },
        element("h3", {}, this.names[seat], ...(seats.includes(seat) && seats.length === 1 ? [element("small", {}, say("you_here"))] : []), ...(won ? [icon("laurel"), element("span", { class: "off-screen" }, say("the_winner"))] : [])),
        ...(told ? [element("p", { class: "seat-faces" }, told)] : []),
        element("dl", { class: "seat-deeds" }, ...deeds.slice(0, MOST_DEEDS[this.course.seats.length] ?? 2).map(([mark, name, often]) => element("div", {}, element("dt", {}, sign(mark), sentence(name)), element("dd", {}, String(often))))),
        ...(best ? [this.best(best)] : []),
      ),
    );
    panel.style.setProperty("--own", colourOf(this.course, seat));
    return panel;
  }

  /**
   * What a seat played with; before there is any of that, who sits there.
   *
   * @param {number} seat
   * @param {Course["seats"][number]["faces"]} faces
   */
  faces(seat, faces) {
    const kind = faces.length > 1 ? "seat-pictures many" : "seat-pictures";
    if (!faces.length) return element("div", { class: `${kind} faceless` }, icon(this.state.players[seat]?.kind === "bot" ? "bot" : "person"));
    return element("div", { class: kind }, ...faces.map(portrait));
  }

  /** @param {NonNullable<Course["seats"][number]["best"]>} best */
  best(best) {
    const { name, what, worth } = best;
    return element(
      "p",
      { class: "seat-best" },
      portrait(best),
      element("span", {}, element("b", {}, name), element("span", {}, `${say("the_best")} · ${what}: ${worth}`)),
    );
  }
}

/** @param {Face} face */
const portrait = ({ picture, free }) => element("img", { src: picture, alt: "", "aria-hidden": "true", class: free ? "free" : "" });
