/** Scores the examples of the rulings anew in the page, with the port that the conformance suite checks. */

import { scoreTableau } from "./faraway.mjs";

const split = (text) => (text === "" ? [] : text.split(" "));

for (const figure of document.querySelectorAll(".example")) {
  const sheet = scoreTableau(split(figure.dataset.regions).map(Number), split(figure.dataset.sanctuaries));
  figure.querySelector(".total output").textContent = String(sheet.total);
  const paid = [...sheet.regions, ...sheet.sanctuaries];
  figure.querySelectorAll(".fame-paid").forEach((output, place) => {
    output.textContent = String(paid[place]);
  });
}
