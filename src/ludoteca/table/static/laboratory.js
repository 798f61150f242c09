// The laboratory: the reports that the host shows, and one of them in a frame in which nothing runs.

/** @import * as says from "./protocol.js" */

import * as api from "./api.js";
import { byId, element } from "./elements.js";
import { beginPage } from "./page.js";
import { locale, say } from "./words.js";

const wanted = new URLSearchParams(location.search).get("report");

/** @param {says.LabReport} report */
const addressOf = ({ name }) => `/laboratory/${encodeURIComponent(name)}`;

/** @param {says.LabReport} report */
function factsOf({ game, date, games }) {
  const day = new Date(`${date}T12:00:00Z`);
  return say("lab_facts", { game, date: day.toLocaleDateString(locale(), { dateStyle: "long" }), games: games.toLocaleString(locale()) });
}

/** @param {says.LabReport} report */
function row(report) {
  return element(
    "li",
    {},
    element(
      "a",
      { href: `/laboratory?report=${encodeURIComponent(report.study)}` },
      element("span", { class: "recent-name" }, report.title),
      element("span", { class: "lab-verdict" }, report.verdict),
      element("span", { class: "recent-facts" }, factsOf(report)),
    ),
  );
}

/** @param {says.LabReport[]} reports */
function showShelf(reports) {
  byId("shelf").hidden = false;
  byId("reports").replaceChildren(...(reports.length ? reports.map(row) : [element("li", { class: "nothing" }, say("lab_empty"))]));
}

/** @param {says.LabReport} report */
function showReport(report) {
  byId("report").hidden = false;
  byId("report-title").textContent = report.title;
  byId("alone", HTMLAnchorElement).href = addressOf(report);
  const frame = element("iframe", { class: "lab-frame", sandbox: "", src: addressOf(report), title: report.title, lang: report.lang });
  byId("frame").replaceChildren(frame);
}

async function load() {
  try {
    const reports = await api.labReports();
    const chosen = reports.find(({ study }) => study === wanted);
    if (chosen) showReport(chosen);
    else showShelf(reports);
  } catch (error) {
    byId("problem").textContent = api.messageOf(error);
    byId("problem").hidden = false;
  }
}

beginPage(load);
load();
