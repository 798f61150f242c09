// What this browser remembers between visits: language, name, tables. Works, forgetfully, where storage is forbidden.

const PREFIX = "ludoteca.";
const MOST_TABLES = 12;
const MOST_CAMPAIGNS = 12;
const fallback = new Map();

export function recall(key, otherwise) {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? otherwise : JSON.parse(text);
  } catch {
    return fallback.has(key) ? fallback.get(key) : otherwise;
  }
}

export function remember(key, value) {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    fallback.set(key, value);
  }
}

/** Tables of this browser, the latest first: `{path, game, players, at, over, watch, watching, order, campaign}`. */
export function recentTables() {
  const tables = recall("tables", []);
  return Array.isArray(tables) ? tables.filter((table) => typeof table?.path === "string") : [];
}

export function recentTable(path) {
  return recentTables().find((table) => table.path === path) ?? null;
}

/** Note facts about the table at `path`, adding to what is known of it. */
export function noteTable(path, facts) {
  const known = recentTable(path) ?? {};
  const others = recentTables().filter((table) => table.path !== path);
  const noted = { ...known, ...facts, path, at: Date.now() };
  remember("tables", [noted, ...others].slice(0, MOST_TABLES));
}

export function forgetTable(path) {
  remember("tables", recentTables().filter((table) => table.path !== path));
}

/** Campaigns of this browser, the latest first: `{path, game, name, stars, most, at}`. */
export function savedCampaigns() {
  const campaigns = recall("campaigns", []);
  return Array.isArray(campaigns) ? campaigns.filter((campaign) => typeof campaign?.path === "string") : [];
}

export function noteCampaign(path, facts) {
  const others = savedCampaigns().filter((campaign) => campaign.path !== path);
  remember("campaigns", [{ ...facts, path, at: Date.now() }, ...others].slice(0, MOST_CAMPAIGNS));
}

export function forgetCampaign(path) {
  remember("campaigns", savedCampaigns().filter((campaign) => campaign.path !== path));
}
