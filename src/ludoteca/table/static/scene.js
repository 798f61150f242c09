// What is on the table, as the server tells it: keyed parts, lowest first, on a backdrop. The picture follows this.

/** @import { SceneNews } from "./protocol.js" */

/**
 * @typedef {object} Part
 * @property {string} place a transform, "" for none
 * @property {string} svg
 */

export class Scene {
  constructor() {
    /** @type {Map<string, Part>} lowest first */
    this.parts = new Map();
    /** @type {Map<string, string>} definitions that parts use */
    this.art = new Map();
    this.width = 0;
    this.height = 0;
    this.kind = "";
    this.label = "";
    this.backdrop = "";
  }

  /**
   * Take what the server says has changed, or the whole.
   *
   * @param {SceneNews} news
   */
  take(news) {
    if (news.backdrop !== undefined) this.begin(news);
    for (const [id, svg] of Object.entries(news.define ?? {})) this.art.set(id, svg);
    for (const key of news.remove ?? []) this.parts.delete(key);
    for (const [key, place, svg] of news.set ?? []) this.parts.set(key, { place, svg });
    for (const [key, place] of news.move ?? []) this.parts.set(key, { ...this.part(key), place });
    if (news.order) this.parts = new Map(news.order.map((key) => [key, this.part(key)]));
  }

  /** @param {SceneNews} news */
  begin({ w = 0, h = 0, class: kind = "", label = "", backdrop = "" }) {
    this.parts.clear();
    this.width = w;
    this.height = h;
    this.kind = kind;
    this.label = label;
    this.backdrop = backdrop;
  }

  /** @param {string} key */
  part(key) {
    const part = this.parts.get(key);
    if (!part) throw new Error(`the scene has no ${key}`);
    return part;
  }
}

/** @type {Map<string, string>} backdrops that have come, by their address */
const backdrops = new Map();

/**
 * The backdrop at this address, if it has come already.
 *
 * @param {string} address
 */
export const backdropAt = (address) => backdrops.get(address);

/** @param {string} address */
export async function fetchBackdrop(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`no backdrop at ${address}: ${answer.status}`);
  backdrops.set(address, await answer.text());
}
