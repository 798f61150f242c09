// An invitation: one press opens the seat, and from then on only by the address that whoever pressed is given.

import * as api from "./api.js";
import { byId } from "./elements.js";
import { beginPage } from "./page.js";

async function sit() {
  const go = byId("go", HTMLButtonElement);
  go.disabled = true;
  try {
    const { url } = await api.claim(location.pathname.split("/")[2]);
    location.replace(url);
  } catch (error) {
    byId("problem").textContent = api.messageOf(error);
    byId("problem").hidden = false;
    byId("invited").hidden = true;
    go.hidden = true;
  }
}

beginPage(() => {});
byId("go").addEventListener("click", sit);
byId("go").focus();
