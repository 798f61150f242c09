// The server's HTTP side. An error arrives as an exception whose message can be shown.

/** @import * as says from "./protocol.js" */

import { shape } from "./shape.js";
import { language, say } from "./words.js";

/** What the server refused, or that it could not be reached; status 0 for the latter. */
export class Refused extends Error {
  /**
   * @param {number} status
   * @param {{message?: string}} [error]
   */
  constructor(status, { message = "" } = {}) {
    super(message || say("unreachable"));
    this.status = status;
  }
}

/**
 * What went wrong, in words.
 *
 * @param {unknown} error
 */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/**
 * @param {string} path
 * @param {RequestInit} [init]
 * @param {says.Lang} [lang]
 * @returns {Promise<any>}
 */
async function ask(path, init = {}, lang = language()) {
  const mark = path.includes("?") ? "&" : "?";
  const answer = await fetch(`${path}${mark}lang=${lang}`, init).catch(() => {
    throw new Refused(0);
  });
  const body = await answer.json().catch(() => {
    throw new Refused(answer.status);
  });
  if (!answer.ok) throw new Refused(answer.status, body?.error);
  return body;
}

/**
 * @param {string} path
 * @param {object} body
 * @param {says.Lang} [lang]
 */
const post = (path, body, lang) =>
  ask(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }, lang);

const part = encodeURIComponent;

/** @type {() => Promise<says.Game[]>} */
export const games = () => ask("/api/games");

/** @type {(game: string, packs: string[]) => Promise<says.Game>} a game as it is with these packs */
export const gameWith = (game, packs) => ask(`/api/games/${part(game)}?packs=${packs.map(part).join(",")}`);

/** @type {(game: string, packs: string[]) => Promise<says.DraftOffer>} */
export const draftOffer = (game, packs) => ask(`/api/drafts?game=${part(game)}&packs=${packs.map(part).join(",")}`);

/** @type {(order: says.DraftOrder) => Promise<{seats: {seat: number, url: string}[]}>} */
export const openDraft = (order) => post("/api/drafts", order);

/** @type {(token: string) => Promise<says.BoosterDraft>} */
export const draft = (token) => ask(`/api/drafts/${part(token)}`);

/** @type {(token: string, move: says.DraftMove) => Promise<says.BoosterDraft>} */
export const draftMove = (token, move) => post(`/api/drafts/${part(token)}`, move);

/** @type {(order: says.PackOrder) => Promise<says.Pack>} */
export const bringPack = (order) => post("/api/packs", order);

/** @type {(token: string) => Promise<says.Invitation>} */
export const invitation = (token) => ask(`/api/invitations/${part(token)}`);

/** @type {(token: string) => Promise<{url: string}>} use an invitation; the address is the guest's own */
export const claim = (token) => post(`/api/invitations/${part(token)}`, {});

/** @type {(token: string) => Promise<{url: string}>} another address for a seat: the old one opens nothing any more */
export const renew = (token) => post(`/api/seats/${part(token)}`, {});

/** @type {(order: says.TableOrder) => Promise<says.NewTable>} */
export const openTable = (order) => post("/api/tables", order);

/** @type {(token: string) => Promise<says.Glance>} */
export const glance = (token) => ask(`/api/tables/${part(token)}`);

/** @type {(token: string) => Promise<says.Gathering>} */
export const gathering = (token) => ask(`/api/gatherings/${part(token)}`);

/** @type {(token: string, order: says.PickOrder) => Promise<says.Gathering>} */
export const pick = (token, order) => post(`/api/gatherings/${part(token)}`, order);

/** @type {(order: says.CampaignOrder) => Promise<{url: string}>} */
export const beginCampaign = (order) => post("/api/campaigns", order);

/** @type {(token: string) => Promise<says.Campaign>} */
export const campaign = (token) => ask(`/api/campaigns/${part(token)}`);

/** @type {(token: string, name: says.CampaignName) => Promise<says.CampaignName>} */
export const renameCampaign = (token, name) => post(`/api/campaigns/${part(token)}`, name);

/** @type {(token: string, order: says.ChapterOrder) => Promise<says.NewTable>} */
export const beginChapter = (token, order) => post(`/api/campaigns/${part(token)}/tables`, order);

/** @type {(game: string) => Promise<says.Rule[]>} */
export const rules = (game) => ask(`/api/rules/${part(game)}`);

/** @type {(game: string, id: string) => Promise<says.Rule>} */
export const rule = (game, id) => ask(`/api/rules/${part(game)}/${part(id)}`);

/** @type {() => Promise<{reached_at: string, laboratory: boolean}>} */
export const here = () => ask("/api/here");

/** @type {() => Promise<says.LabReport[]>} */
export const labReports = () => ask("/api/laboratory");

/** @type {(token: string) => Promise<says.Course>} */
export const course = (token) => ask(`/api/course/${part(token)}`);

/** @type {(token: string) => Promise<says.Replay>} */
export const replay = (token) => ask(`/api/replay/${part(token)}`);

/** @type {(token: string, step: number, seat: number) => Promise<says.ReplayStep>} */
export const replayStep = (token, step, seat) => ask(`/api/replay/${part(token)}/${step}?seat=${seat}&shape=${shape()}`);

/** @type {(token: string) => Promise<{ready: boolean, analysis: says.Analysis | null}>} */
export const analysis = (token) => ask(`/api/replay/${part(token)}/analysis`);

/** @type {(token: string, step: number, order: says.PlayOnOrder) => Promise<{url: string}>} */
export const playOn = (token, step, order) => post(`/api/replay/${part(token)}/${step}/play`, order);

/** @type {() => Promise<says.PuzzleShelf[]>} */
export const puzzles = () => ask("/api/puzzles");

/** @type {(game: string, number: number) => Promise<{deeds: import("./protocol.js").PuzzleDeed[]}>} */
export const puzzleSolution = (game, number) => ask(`/api/puzzles/${part(game)}/${number}/solution`);

/** @type {(game: string, number: number) => Promise<{url: string}>} a new table that begins from a puzzle's position */
export const openPuzzle = (game, number) => post(`/api/puzzles/${part(game)}/${number}`, {});

/** @type {(token: string) => Promise<says.PuzzleStanding>} */
export const standing = (token) => ask(`/api/standing/${part(token)}`);

/** @type {(game: string, packs: string[]) => Promise<says.DeckBook>} */
export const deckBook = (game, packs) => ask(`/api/decks/${part(game)}?packs=${packs.map(part).join(",")}`);

/** @type {(game: string) => Promise<says.Statistics>} */
export const statistics = (game) => ask(`/api/statistics/${part(game)}`);

/** @type {(game: string, order: says.DeckOrder, lang?: says.Lang) => Promise<says.DeckReport>} */
export const deckReport = (game, order, lang) => post(`/api/decks/${part(game)}`, order, lang);

/** @type {(game: string, order: says.CollectionOrder) => Promise<says.CollectionReport>} */
export const collection = (game, order) => post(`/api/collections/${part(game)}`, order);
