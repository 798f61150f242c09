// The server's HTTP side. An error arrives as an exception whose message can be shown.

import { shape } from "./shape.js";
import { language, say } from "./words.js";

class Refused extends Error {
  constructor(status, { code = "", message = "", rule = "" } = {}) {
    super(message || say("unreachable"));
    this.status = status;
    this.code = code;
    this.rule = rule;
  }
}

async function ask(path, init = {}, lang = language()) {
  let answer;
  try {
    const mark = path.includes("?") ? "&" : "?";
    answer = await fetch(`${path}${mark}lang=${lang}`, init);
  } catch {
    throw new Refused(0);
  }
  let body = null;
  try {
    body = await answer.json();
  } catch {
    throw new Refused(answer.status);
  }
  if (!answer.ok) throw new Refused(answer.status, body?.error);
  return body;
}

const post = (path, body, lang) =>
  ask(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }, lang);

const part = encodeURIComponent;

export const games = () => ask("/api/games");
export const openTable = (order) => post("/api/tables", order);
export const beginCampaign = (game, name) => post("/api/campaigns", { game, name });
export const campaign = (token) => ask(`/api/campaigns/${part(token)}`);
export const renameCampaign = (token, name) => post(`/api/campaigns/${part(token)}`, { name });
export const beginChapter = (token, order) => post(`/api/campaigns/${part(token)}/tables`, order);
export const rule = (game, id) => ask(`/api/rules/${part(game)}/${part(id)}`);
export const replay = (token) => ask(`/api/replay/${part(token)}`);
export const replayStep = (token, step, seat) => ask(`/api/replay/${part(token)}/${step}?seat=${seat}&shape=${shape()}`);
export const playOn = (token, step, order) => post(`/api/replay/${part(token)}/${step}/play`, order);
export const deckBook = (game) => ask(`/api/decks/${part(game)}`);
export const deckReport = (game, order, lang) => post(`/api/decks/${part(game)}`, order, lang);
