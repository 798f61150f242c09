// Packs of cards, heroes and scenarios beside the game's own: those that the server offers, and those of this browser.

/** @import { Game, Pack } from "./protocol.js" */

import * as api from "./api.js";
import { byId, element } from "./elements.js";
import { recall, remember } from "./memory.js";
import { say } from "./words.js";

const READ = /\.(yaml|txt)$/;
const MOST_KEPT = 12;

/** @param {string} game */
const kept = (game) => `packs.${game}`;

/**
 * Packs that were brought from this browser.
 *
 * @param {string} game
 * @returns {Pack[]}
 */
function ownPacks(game) {
  const packs = recall(kept(game), /** @type {Pack[]} */ ([]));
  return Array.isArray(packs) ? packs.filter((pack) => typeof pack?.pack === "string") : [];
}

export class Packs {
  /** @param {(game: Game, packs: string[]) => void} changed called with the game as it is with the chosen packs */
  constructor(changed) {
    this.changed = changed;
    this.box = byId("packs-box", HTMLDetailsElement);
    this.problem = byId("packs-problem");
    this.folder = byId("pack-folder", HTMLInputElement);
    /** @type {Game | null} */
    this.game = null;
    /** @type {string[]} */
    this.chosen = [];
    this.folder.addEventListener("change", () => this.bring());
  }

  /**
   * Offer the packs of a game, with these chosen if it is another game than before.
   *
   * @param {Game} game
   * @param {string[]} chosen
   */
  show(game, chosen) {
    if (this.game?.key !== game.key) this.chosen = chosen;
    this.game = game;
    this.problem.hidden = true;
    this.write();
    if (this.chosen.length) this.ask();
  }

  /** All packs that can be chosen, each once. */
  offered() {
    if (!this.game) return [];
    const all = [...(this.game.packs ?? []), ...ownPacks(this.game.key)];
    return all.filter(({ pack }, place) => all.findIndex((other) => other.pack === pack) === place);
  }

  write() {
    const { game } = this;
    if (!game) return;
    const packs = this.offered();
    this.box.hidden = !packs.length && !game.takes_packs;
    this.box.open ||= packs.length > 0;
    byId("packs-bring").hidden = !game.takes_packs;
    byId("packs").replaceChildren(...packs.map((pack) => this.choice(pack)));
  }

  /** @param {Pack} pack */
  choice({ pack, name }) {
    const box = element("input", {
      type: "checkbox",
      value: pack,
      checked: this.chosen.includes(pack),
      onchange: () => {
        this.chosen = box.checked ? [...this.chosen, pack] : this.chosen.filter((other) => other !== pack);
        this.ask();
      },
    });
    return element("label", { class: "left" }, box, element("span", {}, name));
  }

  /** Ask what can be chosen with these packs. */
  async ask() {
    const { game, chosen } = this;
    if (!game) return;
    this.problem.hidden = true;
    try {
      const found = chosen.length ? await api.gameWith(game.key, chosen) : game;
      if (this.game === game && this.chosen === chosen) this.changed(found, chosen);
    } catch (error) {
      this.complain(api.messageOf(error));
    }
  }

  /** Bring the folder that somebody has chosen; the pack is theirs from now on. */
  async bring() {
    const all = [...(this.folder.files ?? [])];
    if (!all.length) return;
    this.folder.disabled = true;
    this.problem.hidden = true;
    try {
      this.take(await api.bringPack({ files: await filesOf(all) }));
    } catch (error) {
      this.complain(api.messageOf(error));
    }
    this.folder.value = "";
    this.folder.disabled = false;
  }

  /** @param {Pack} pack */
  take(pack) {
    const others = ownPacks(pack.game).filter((other) => other.pack !== pack.pack);
    remember(kept(pack.game), [pack, ...others].slice(0, MOST_KEPT));
    if (pack.game !== this.game?.key) {
      this.complain(say("packs_other", { name: pack.name }));
      return;
    }
    this.chosen = [...this.chosen.filter((other) => other !== pack.pack), pack.pack];
    this.write();
    this.ask();
  }

  /** @param {string} words */
  complain(words) {
    this.problem.textContent = words;
    this.problem.hidden = false;
    this.box.open = true;
  }
}

/**
 * What a chosen folder says: the text of each file that a pack may have, by its path within the folder.
 *
 * @param {File[]} all
 */
async function filesOf(all) {
  /** @type {Record<string, string>} */
  const files = {};
  for (const file of all) {
    const path = (file.webkitRelativePath || file.name).split("/");
    if (path.length > 1) path.shift();
    if (READ.test(file.name) && !path.some((part) => part.startsWith("."))) files[path.join("/")] = await file.text();
  }
  return files;
}
