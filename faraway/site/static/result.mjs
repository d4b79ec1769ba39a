/** The result of an evening: a table of all players as on the score pad, and the ranking in words. */

import { make } from "./tableau.mjs";

const MOST_REGIONS = 8;

function cell(line, picks) {
  if (line === undefined) return make("td", { textContent: "·" });
  return make("td", {}, make("b", { textContent: String(line.fame) }), make("small", { textContent: picks.get(String(line.card.duration)).dataset.name }));
}

/** Draw the table and the sentences; `standings` have name, sheet, total, lowest and rank. */
export function drawResult(standings, { say, explainer, picks }) {
  const row = (heading, cells, className = "") => {
    const head = make("th", { textContent: heading, scope: "row" });
    return make("tr", { className }, head, ...cells);
  };
  const numbers = (read) => standings.map((standing) => make("td", { textContent: read(standing) }));
  const positions = Array.from({ length: MOST_REGIONS }, (_, index) => MOST_REGIONS - 1 - index);
  const regionOf = ({ sheet }, position) => sheet.details.regions[position - (MOST_REGIONS - sheet.details.regions.length)];
  const sum = (fames) => String(fames.reduce((total, fame) => total + fame, 0));
  const isRanked = standings.length > 1;
  const table = make(
    "table",
    {},
    make("thead", {}, make("tr", {}, make("td"), ...standings.map(({ name }) => make("th", { scope: "col", textContent: name })))),
    make(
      "tbody",
      {},
      ...positions.map((position) => row(say("bench-region-row", { number: position + 1 }), standings.map((standing) => cell(regionOf(standing, position), picks)))),
      row(say("bench-sanctuaries"), numbers(({ sheet }) => sum(sheet.sanctuaries))),
      row(say("bench-total"), numbers(({ total }) => String(total)), "totals"),
      row(say("bench-lowest"), numbers(({ lowest }) => (Number.isFinite(lowest) ? String(lowest) : "·"))),
      ...(isRanked ? [row(say("bench-rank"), numbers(({ rank }) => String(rank)), "totals")] : []),
    ),
  );
  document.getElementById("ranking").replaceChildren(table);
  const missing = standings.filter(({ regions }) => regions.length < MOST_REGIONS).map(({ name }) => name);
  const isPlayed = standings.every(({ regions }) => regions.length > 0);
  const sentences = !isRanked ? [say("bench-alone")] : isPlayed ? explainer.ranking(standings) : [];
  if (missing.length > 0 && isRanked) sentences.push(say("bench-provisional", { names: explainer.inARow(missing) }));
  document.getElementById("reasons").replaceChildren(...sentences.map((textContent) => make("li", { textContent })));
}
