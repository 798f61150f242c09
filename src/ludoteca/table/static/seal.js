// The seal of chance: shown before the first card, opened at the end, so that everybody can check the dealing.

/** @import * as says from "./protocol.js" */

import { byId, element } from "./elements.js";
import { say } from "./words.js";

/**
 * Shows the seal below the log; once it is open also the secret, what the check found, and the file to check at home.
 *
 * @param {says.Seal | null} fair
 * @param {string} [file] where the replay can be had
 */
export function showSeal(fair, file) {
  const place = byId("seal");
  place.hidden = !fair;
  if (!fair) return;
  const lines = [element("p", {}, say(fair.secret ? "seal_open" : "seal_closed")), element("code", {}, fair.seal)];
  if (fair.secret) lines.push(element("p", {}, say("seal_secret")), element("code", {}, fair.secret));
  if (fair.holds !== undefined) lines.push(element("p", { class: "seal-found" }, say(fair.holds ? "seal_holds" : "seal_broken")));
  if (file) lines.push(element("a", { href: file, download: "" }, say("seal_file")));
  place.replaceChildren(element("summary", {}, say("seal")), ...lines);
}
