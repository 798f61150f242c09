// The page for links that lead nowhere.

import { beginPage } from "./page.js";

beginPage(() => {});
