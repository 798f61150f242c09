// Lists of what this browser remembers: tables and campaigns to return to, each with a button to forget it.

/** @import { Child } from "./elements.js" */
/** @import { KeptCampaign, KeptTable } from "./memory.js" */
/** @import { Glance } from "./protocol.js" */

import { element, icon } from "./elements.js";
import { sign } from "./signs.js";
import { listed, locale, say, sayOf } from "./words.js";

/** @param {string} game */
export const coverOf = (game) => `/art/${encodeURIComponent(game)}/cover.svg`;

/**
 * The cover of a game; its name stands beside it.
 *
 * @param {string} game
 */
export function cover(game) {
  return element("img", { class: "cover", src: coverOf(game), alt: "", "aria-hidden": "true", width: 300, height: 460 });
}

/** @param {number} at */
const when = (at) => new Date(at).toLocaleString(locale(), { dateStyle: "medium", timeStyle: "short" });

/**
 * A table to return to.
 *
 * @param {KeptTable} table
 * @param {string} name
 * @param {() => void} forget called when somebody wants it off the list
 */
export function tableRow(table, name, forget) {
  const facts = [table.at ? when(table.at) : "", table.over ? say("recent_over") : ""].filter(Boolean).join(" · ");
  const who = listed((table.players ?? []).filter(Boolean));
  const label = `${say("return_to", { name })}. ${who}. ${facts}`;
  const picture = table.game ? cover(table.game) : icon(table.watching ? "eye" : "mark");
  return row(table.path, picture, name, [who, facts], label, say("recent_forget"), forget);
}

/**
 * A table to return to, as a card: the game's cover, how it stands, and the way there.
 *
 * @param {KeptTable} table
 * @param {string} name
 * @param {boolean} cooperative whether all play together
 * @param {() => void} forget called when somebody wants it off the list
 */
export function tableCard(table, name, cooperative, forget) {
  const { seen } = table;
  const [state, mood] = stateOf(table);
  const who = seen ? companyOf(seen, cooperative) : listed((table.players ?? []).filter(Boolean));
  const figures = seen ? figuresOf(seen) : "";
  const way = mood === "over" ? "see_end" : mood === "wait" ? "look_short" : "resume";
  const [counted] = seen?.score ?? [];
  const spoken = counted ? [" · ", sign(counted.sign), element("span", { class: "off-screen" }, counted.name), ` ${figures}`] : [];
  const stands = seen ? [seen.moment, ...spoken] : [];
  return card(
    { path: table.path, game: table.game, name, mood, way: say(way) },
    [state, stands, who, table.at ? when(table.at) : ""],
    say("recent_forget"),
    forget,
  );
}

/**
 * What a table waits for, in words and for its colour.
 *
 * @param {KeptTable} table
 * @returns {[string, string]}
 */
function stateOf({ seen, over, watching }) {
  if (seen?.outcome === "won") return [say("you_win"), "over"];
  if (seen?.outcome === "lost") return [say("you_lose"), "over"];
  if (seen?.outcome || over) return [say("recent_done"), "over"];
  if (seen?.yours) return [say("your_turn"), "asked"];
  if (seen?.waiting.length) return [sayOf("waits_for", seen.waiting), "wait"];
  return watching ? [say("recent_watching"), "wait"] : ["", ""];
}

/**
 * The figures that count most, one's own first.
 *
 * @param {Glance} glance
 */
function figuresOf({ score, seats }) {
  const own = score.filter(({ seat }) => seat !== null && seats.includes(seat));
  return [...own, ...score.filter((each) => !own.includes(each))].map(({ value }) => value).join(" – ");
}

/**
 * With whom or against whom.
 *
 * @param {Glance} glance
 * @param {boolean} cooperative
 */
function companyOf({ players, seats }, cooperative) {
  const others = players.filter((_, seat) => !seats.includes(seat));
  if (!seats.length || !others.length) return listed(players);
  return say(cooperative ? "together_with" : "against", { names: listed(others) });
}

/**
 * @param {object} what
 * @param {string} what.path
 * @param {string | undefined} what.game
 * @param {string} what.name
 * @param {string} what.mood how it looks
 * @param {string} what.way what the button says
 * @param {[string, Child[], string, string]} lines its state, how it stands, with whom, since when
 * @param {string} forgetting
 * @param {() => void} forget
 */
function card({ path, game, name, mood, way }, [state, stands, who, since], forgetting, forget) {
  const look = mood === "wait" || mood === "over" ? "quiet" : "quick";
  return element(
    "li",
    { class: `kept ${mood}` },
    element(
      "a",
      { class: "kept-card", href: path },
      game ? cover(game) : element("span", { class: "cover" }, icon("mark")),
      element("span", { class: "kept-state" }, state),
      element("span", { class: "recent-name" }, name),
      element("span", { class: "recent-facts" }, ...stands),
      element("span", { class: "recent-facts" }, who),
      element("span", { class: "recent-facts kept-since" }, since),
      element("span", { class: `kept-way ${look}` }, way),
    ),
    element("button", { type: "button", class: "plain kept-forget", "aria-label": forgetting, title: forgetting, onclick: forget }, icon("close")),
  );
}

/**
 * What stands where no table is: a few boxes, and a word.
 *
 * @param {string[]} games whose boxes
 */
export function emptyShelf(games) {
  return element(
    "li",
    { class: "nothing" },
    element("div", { class: "nothing-boxes", "aria-hidden": "true" }, ...games.map(cover)),
    element("span", { class: "recent-name" }, say("recent_none")),
    element("span", { class: "recent-facts" }, say("recent_empty")),
  );
}

/**
 * A campaign to go on with.
 *
 * @param {KeptCampaign} campaign
 * @param {string} game its name
 * @param {() => void} forget called when somebody wants it off the list
 */
export function campaignRow(campaign, game, forget) {
  const stars = say("campaign_stars", { n: campaign.stars ?? 0, most: campaign.most ?? 0 });
  return card(
    { path: campaign.path, game: campaign.game, name: campaign.name || game, mood: "", way: say("resume") },
    [stars, [game], "", campaign.at ? when(campaign.at) : ""],
    say("campaign_forget"),
    forget,
  );
}

/**
 * @param {string} path
 * @param {Node} picture
 * @param {string} name
 * @param {string[]} facts
 * @param {string} label
 * @param {string} forgetting
 * @param {() => void} forget
 */
function row(path, picture, name, facts, label, forgetting, forget) {
  return element(
    "li",
    {},
    element(
      "a",
      { href: path, "aria-label": label },
      picture,
      element("span", { class: "recent-name" }, name),
      element("span", { class: "recent-facts" }, facts.filter(Boolean).join(" — ")),
    ),
    element("button", { type: "button", class: "plain", "aria-label": forgetting, onclick: forget }, icon("close")),
  );
}
