// The dialogs of the deck builder: bringing a deck in, and taking it out.

/** @import { DeckBook, DeckProblem, DeckReport, Lang } from "./protocol.js" */

import * as api from "./api.js";
import { byId, copyText, element } from "./elements.js";
import { say } from "./words.js";

export class ImportBox {
  /**
   * @param {string} game
   * @param {string[]} packs whose cards it may have
   * @param {(report: DeckReport, name: string, unread: DeckProblem[]) => void} taken
   *   called with what was read, and the problems of what was not
   */
  constructor(game, packs, taken) {
    this.game = game;
    this.packs = packs;
    this.taken = taken;
    this.box = byId("import-box", HTMLDialogElement);
    this.ready = byId("ready", HTMLSelectElement);
    this.pasted = byId("pasted", HTMLTextAreaElement);
    this.file = byId("file", HTMLInputElement);
    this.fileName = "";
    byId("import-close").addEventListener("click", () => this.box.close());
    byId("import-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.read();
    });
    this.file.addEventListener("change", () => this.readFile());
    this.ready.addEventListener("change", () => this.ready.value && this.read());
  }

  /** @param {DeckBook} book */
  open(book) {
    const decks = book.decks.map(({ key, name }) => element("option", { value: key }, name));
    this.ready.replaceChildren(element("option", { value: "" }, "—"), ...decks);
    this.pasted.value = "";
    this.file.value = "";
    this.fileName = "";
    this.complain("");
    this.box.showModal();
  }

  /** @param {string} text */
  complain(text) {
    byId("import-problem").textContent = text;
    byId("import-problem").hidden = !text;
  }

  async readFile() {
    const file = this.file.files?.[0];
    if (!file) return;
    this.fileName = file.name.replace(/\.\w+$/, "");
    this.pasted.value = await file.text();
  }

  async read() {
    const deck = this.ready.value;
    const text = this.pasted.value;
    if (!deck && !text.trim()) {
      this.complain(say("decks_nothing"));
      return;
    }
    try {
      const report = await api.deckReport(this.game, { ...(deck ? { deck } : { text }), packs: this.packs });
      const unread = [...report.problems, ...(report.notes ?? [])]
        .filter(({ line, rule }) => line || !rule)
        .map((problem) => ({ ...problem, text: problem.line ? say("decks_line", { n: problem.line, text: problem.text }) : problem.text }));
      if (!report.cards.length) {
        this.complain(unread.map((problem) => problem.text).join("\n") || say("decks_nothing"));
        return;
      }
      this.box.close();
      const name = deck ? this.ready.selectedOptions[0].text : this.fileName;
      this.taken(report, name || say("decks_imported"), unread);
    } catch (error) {
      this.complain(api.messageOf(error));
    }
  }
}

export class ExportBox {
  /**
   * @param {string} game
   * @param {string[]} packs whose cards it may have
   * @param {() => string} text gives the deck as it is sent to the server
   * @param {() => string} name what to call the file
   */
  constructor(game, packs, text, name) {
    this.game = game;
    this.packs = packs;
    this.text = text;
    this.name = name;
    this.box = byId("export-box", HTMLDialogElement);
    this.form = byId("export-as", HTMLSelectElement);
    this.exported = byId("exported", HTMLTextAreaElement);
    this.link = "";
    byId("export-close").addEventListener("click", () => this.box.close());
    this.form.addEventListener("change", () => this.write());
    byId("export-copy").addEventListener("click", () => copyText(this.exported.value, byId("export-copy"), say("copied"), say("copy")));
  }

  /**
   * @param {DeckBook} book
   * @param {Lang} lang
   */
  open(book, lang) {
    const code = byId("as-code", HTMLOptionElement);
    code.hidden = code.disabled = !book.codes;
    this.form.value = lang;
    this.box.showModal();
    this.write();
  }

  async write() {
    const form = this.form.value;
    let said;
    try {
      const report = await api.deckReport(this.game, { text: this.text(), packs: this.packs }, form === "it" ? "it" : "en");
      said = form === "code" ? report.code : report.text;
    } catch (error) {
      said = api.messageOf(error);
    }
    if (this.form.value !== form) return;
    this.exported.value = said;
    URL.revokeObjectURL(this.link);
    this.link = URL.createObjectURL(new Blob([said], { type: "text/plain" }));
    const save = byId("export-save", HTMLAnchorElement);
    save.href = this.link;
    save.download = `${this.name()}.txt`;
  }
}
