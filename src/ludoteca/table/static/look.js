// The look of all pages: light, dark, or as the system says.

import { recall, remember } from "./memory.js";

const LOOKS = ["system", "light", "dark"];

/** Show the look that was chosen last. */
export function wearLook() {
  const look = String(recall("look", "system"));
  if (look === "system" || !LOOKS.includes(look)) delete document.documentElement.dataset.look;
  else document.documentElement.dataset.look = look;
}

/** Go on to the next look. */
export function changeLook() {
  const now = LOOKS.indexOf(String(recall("look", "system")));
  remember("look", LOOKS[(now + 1) % LOOKS.length]);
  wearLook();
}
