// The dialogs of the deck builder: bringing a deck in, and taking it out.

import * as api from "./api.js";
import { byId, copyText, element } from "./elements.js";
import { say } from "./words.js";

export class ImportBox {
  /** `taken(report, name, unread)` is called with what was read, and the problems of what was not. */
  constructor(game, taken) {
    this.game = game;
    this.taken = taken;
    this.box = byId("import-box");
    this.fileName = "";
    byId("import-close").addEventListener("click", () => this.box.close());
    byId("import-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.read();
    });
    byId("file").addEventListener("change", () => this.readFile());
    byId("ready").addEventListener("change", () => byId("ready").value && this.read());
  }

  open(book) {
    this.book = book;
    const decks = book.decks.map(({ key, name }) => element("option", { value: key }, name));
    byId("ready").replaceChildren(element("option", { value: "" }, "—"), ...decks);
    byId("pasted").value = "";
    byId("file").value = "";
    this.fileName = "";
    this.complain("");
    this.box.showModal();
  }

  complain(text) {
    byId("import-problem").textContent = text;
    byId("import-problem").hidden = !text;
  }

  async readFile() {
    const [file] = byId("file").files;
    if (!file) return;
    this.fileName = file.name.replace(/\.\w+$/, "");
    byId("pasted").value = await file.text();
  }

  async read() {
    const deck = byId("ready").value;
    const text = byId("pasted").value;
    if (!deck && !text.trim()) {
      this.complain(say("decks_nothing"));
      return;
    }
    try {
      const report = await api.deckReport(this.game, deck ? { deck } : { text });
      const unread = [...report.problems, ...(report.notes ?? [])]
        .filter(({ line, rule }) => line || !rule)
        .map((problem) => ({ ...problem, text: problem.line ? say("decks_line", { n: problem.line, text: problem.text }) : problem.text }));
      if (!report.cards.length) {
        this.complain(unread.map((problem) => problem.text).join("\n") || say("decks_nothing"));
        return;
      }
      this.box.close();
      const name = deck ? this.book.decks.find(({ key }) => key === deck).name : this.fileName;
      this.taken(report, name || say("decks_imported"), unread);
    } catch (error) {
      this.complain(error.message);
    }
  }
}

export class ExportBox {
  /** `text()` gives the deck as it is sent to the server, `name()` what to call the file. */
  constructor(game, text, name) {
    this.game = game;
    this.text = text;
    this.name = name;
    this.box = byId("export-box");
    this.link = "";
    byId("export-close").addEventListener("click", () => this.box.close());
    byId("export-as").addEventListener("change", () => this.write());
    byId("export-copy").addEventListener("click", () => copyText(byId("exported").value, byId("export-copy"), say("copied"), say("copy")));
  }

  open(book, lang) {
    byId("as-code").hidden = !book.codes;
    byId("as-code").disabled = !book.codes;
    byId("export-as").value = lang;
    this.box.showModal();
    this.write();
  }

  async write() {
    const form = byId("export-as").value;
    let said;
    try {
      const report = await api.deckReport(this.game, { text: this.text() }, form === "code" ? "en" : form);
      said = form === "code" ? report.code : report.text;
    } catch (error) {
      said = error.message;
    }
    if (byId("export-as").value !== form) return;
    byId("exported").value = said;
    URL.revokeObjectURL(this.link);
    this.link = URL.createObjectURL(new Blob([said], { type: "text/plain" }));
    byId("export-save").href = this.link;
    byId("export-save").download = `${this.name()}.txt`;
  }
}
