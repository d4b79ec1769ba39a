/** Score the examples of the rulings in the browser, with the port that the conformance suite tests. */

import { scoreTableau } from "./faraway.mjs";

const split = (text) => (text === "" ? [] : text.split(" "));

for (const figure of document.querySelectorAll(".example")) {
  const sheet = scoreTableau(split(figure.dataset.regions).map(Number), split(figure.dataset.sanctuaries));
  figure.querySelector(".total output").textContent = String(sheet.total);
  const paid = [...sheet.regions, ...sheet.sanctuaries];
  figure.querySelectorAll(".fame-paid").forEach((output, position) => {
    output.textContent = String(paid[position]);
  });
}
