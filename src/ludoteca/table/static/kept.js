// Lists of what this browser remembers: tables and campaigns to return to, each with a button to forget it.

/** @import { KeptCampaign, KeptTable } from "./memory.js" */

import { element, icon } from "./elements.js";
import { listed, locale, say } from "./words.js";

/**
 * The cover of a game; its name stands beside it.
 *
 * @param {string} game
 */
export function cover(game) {
  return element("img", { class: "cover", src: `/art/${encodeURIComponent(game)}/cover.svg`, alt: "", "aria-hidden": "true", width: 300, height: 460 });
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
 * A campaign to go on with.
 *
 * @param {KeptCampaign} campaign
 * @param {string} game its name
 * @param {() => void} forget called when somebody wants it off the list
 */
export function campaignRow(campaign, game, forget) {
  const name = campaign.name || game;
  const stars = say("campaign_stars", { n: campaign.stars ?? 0, most: campaign.most ?? 0 });
  const label = `${say("campaign_go_on", { name })}. ${game}. ${stars}`;
  return row(campaign.path, campaign.game ? cover(campaign.game) : icon("star"), name, [game, stars], label, say("campaign_forget"), forget);
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
