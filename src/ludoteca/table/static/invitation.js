// An invitation: what it leads to is shown; one press opens the seat, and from then on only by the address that whoever pressed
// is given.

import * as api from "./api.js";
import { byId } from "./elements.js";
import { coverOf } from "./kept.js";
import { beginPage } from "./page.js";
import { listed, say } from "./words.js";

const token = location.pathname.split("/")[2];

async function present() {
  try {
    const { game, name, blurb, players } = await api.invitation(token);
    const asks = players.length === 0 ? "invited_to" : players.length === 1 ? "invited_by" : "invited_by_many";
    byId("inviting").textContent = say(asks, { names: listed(players) });
    byId("game-name").textContent = name;
    byId("game-blurb").textContent = blurb;
    byId("game-blurb").hidden = false;
    const cover = byId("cover", HTMLImageElement);
    cover.src = coverOf(game);
    cover.hidden = false;
  } catch (error) {
    refuse(error);
  }
}

async function sit() {
  const go = byId("go", HTMLButtonElement);
  go.disabled = true;
  try {
    const { url } = await api.claim(token);
    location.replace(url);
  } catch (error) {
    refuse(error);
  }
}

/** @param {unknown} error */
function refuse(error) {
  byId("problem").textContent = api.messageOf(error);
  byId("problem").hidden = false;
  byId("invited").hidden = true;
  byId("go").hidden = true;
}

beginPage(present);
present();
byId("go").addEventListener("click", sit);
byId("go").focus();
