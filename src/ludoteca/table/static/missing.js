// The page for links that lead nowhere.

import { byId, writeIcons } from "./elements.js";
import { languageSwitch, writeWords } from "./words.js";

writeIcons();
writeWords();
languageSwitch(byId("languages"), () => {});
