// What this browser remembers between visits: language, name, tables. Works, forgetfully, where storage is forbidden.

/** @import { Glance } from "./protocol.js" */

/**
 * What is known of a table.
 *
 * @typedef {object} TableFacts
 * @property {string} [game]
 * @property {string[]} [players]
 * @property {boolean} [over]
 * @property {string | null} [watch] the spectators' link
 * @property {boolean} [watching]
 * @property {string} [campaign] its link
 * @property {string} [chapter]
 * @property {Glance & {lang?: string}} [seen] how it was when somebody last looked
 *
 * @typedef {object} CampaignFacts
 * @property {string} game
 * @property {string} name
 * @property {number} stars
 * @property {number} most
 *
 * @typedef {TableFacts & {path: string, at: number}} KeptTable
 * @typedef {CampaignFacts & {path: string, at: number}} KeptCampaign
 */

const PREFIX = "ludoteca.";
const MOST_TABLES = 12;
const MOST_CAMPAIGNS = 12;
const MOST_MATCHES = 12;
const fallback = new Map();

/**
 * What was remembered under this key, whatever it is; `otherwise` when nothing was.
 *
 * @template T
 * @param {string} key
 * @param {T} otherwise
 * @returns {T}
 */
export function recall(key, otherwise) {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? otherwise : JSON.parse(text);
  } catch {
    return fallback.has(key) ? fallback.get(key) : otherwise;
  }
}

/**
 * @param {string} key
 * @param {unknown} value
 */
export function remember(key, value) {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    fallback.set(key, value);
  }
}

/**
 * A list of things with a path, of which some may have been spoilt.
 *
 * @template {{path: string}} T
 * @param {string} key
 * @returns {T[]}
 */
function recallList(key) {
  const list = recall(key, /** @type {T[]} */ ([]));
  return Array.isArray(list) ? list.filter((each) => typeof each?.path === "string") : [];
}

/**
 * Tables of this browser, the latest first.
 *
 * @returns {KeptTable[]}
 */
export const recentTables = () => recallList("tables");

/** @param {string} path */
export function recentTable(path) {
  return recentTables().find((table) => table.path === path) ?? null;
}

/**
 * Note facts about the table at `path`, adding to what is known of it.
 *
 * @param {string} path
 * @param {TableFacts} facts
 */
export function noteTable(path, facts) {
  const known = recentTable(path) ?? {};
  const others = recentTables().filter((table) => table.path !== path);
  const noted = { ...known, ...facts, path, at: Date.now() };
  remember("tables", [noted, ...others].slice(0, MOST_TABLES));
}

/**
 * Note to which draft the match at `path` belongs.
 *
 * @param {string} path
 * @param {string} draft its address
 */
export function noteDraft(path, draft) {
  if (draftOf(path) === draft) return;
  remember("matches", [{ path, draft }, ...matchesOfDrafts().filter((each) => each.path !== path)].slice(0, MOST_MATCHES));
}

/**
 * The draft that the match at `path` belongs to; "" for none.
 *
 * @param {string} path
 */
export const draftOf = (path) => matchesOfDrafts().find((each) => each.path === path)?.draft ?? "";

/** @returns {{path: string, draft: string}[]} */
const matchesOfDrafts = () => recallList("matches");

/**
 * The same table has another address from now on.
 *
 * @param {string} path
 * @param {string} to
 */
export function moveTable(path, to) {
  remember("tables", recentTables().map((table) => (table.path === path ? { ...table, path: to } : table)));
}

/**
 * Note how a table is now; it stays where it is in the list.
 *
 * @param {string} path
 * @param {Glance & {lang?: string}} seen
 */
export function noteGlance(path, seen) {
  remember("tables", recentTables().map((table) => (table.path === path ? { ...table, seen, over: seen.outcome !== "" } : table)));
}

/** @param {string} path */
export function forgetTable(path) {
  remember("tables", recentTables().filter((table) => table.path !== path));
}

/**
 * Campaigns of this browser, the latest first.
 *
 * @returns {KeptCampaign[]}
 */
export const savedCampaigns = () => recallList("campaigns");

/**
 * @param {string} path
 * @param {CampaignFacts} facts
 */
export function noteCampaign(path, facts) {
  const others = savedCampaigns().filter((campaign) => campaign.path !== path);
  remember("campaigns", [{ ...facts, path, at: Date.now() }, ...others].slice(0, MOST_CAMPAIGNS));
}

/** @param {string} path */
export function forgetCampaign(path) {
  remember("campaigns", savedCampaigns().filter((campaign) => campaign.path !== path));
}

/**
 * The steps of an action that is not chosen yet, for this visit to this table alone.
 *
 * @typedef {object} KeptDraft
 * @property {number} seat
 * @property {number} number the position that it goes on from
 * @property {string[]} steps
 */

const draftKey = () => `${PREFIX}draft.${location.pathname}`;

/** @param {KeptDraft | null} draft */
export function keepDraft(draft) {
  try {
    if (draft) sessionStorage.setItem(draftKey(), JSON.stringify(draft));
    else sessionStorage.removeItem(draftKey());
  } catch {
    // Without storage a draft does not outlive its page.
  }
}

/** @returns {KeptDraft | null} */
export function recallDraft() {
  try {
    return JSON.parse(sessionStorage.getItem(draftKey()) ?? "null");
  } catch {
    return null;
  }
}
