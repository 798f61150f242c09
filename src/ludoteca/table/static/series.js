// A match of several games: the score, and when it is decided the replays of all of them.

/** @import { Series, State } from "./protocol.js" */

import { element } from "./elements.js";
import { nameIn, scoreOf } from "./people.js";
import { say } from "./words.js";

/**
 * What a finished game was in its match.
 *
 * @param {Series} series
 * @param {State["players"]} players
 */
export function seriesParts(series, players) {
  const { over, winner, best_of, number, games } = series;
  const heading = !over
    ? say("series_game", { n: number, of: best_of })
    : winner === null
      ? say("series_drawn")
      : say("series_won", { name: nameIn(players, winner) });
  const links = games.flatMap(({ number: n, replay }) =>
    replay ? [element("a", { class: "quiet", href: replay }, say("series_replay", { n }))] : [],
  );
  return [
    element("p", { class: "series-score" }, element("strong", {}, heading), ` ${scoreOf(series, players)}`),
    ...(links.length ? [element("div", { class: "ending-next" }, ...links)] : []),
  ];
}
