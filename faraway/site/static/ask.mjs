/** The search box: searches as you type, and shows the best ruling and the next two. */

import { SearchIndex } from "./search.mjs";

const form = document.querySelector("#ask");
const field = document.querySelector("#question");
const answers = document.querySelector("#answers");
const NEXT_BEST = 2;
const TYPING_PAUSE_MILLISECONDS = 150;

const element = (tag, attributes = {}, ...children) => {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
};

const loaded = fetch("search.json").then((response) => response.json());

function drawHit(hit, shown, isFirst) {
  const { question, answer, status, clauses } = shown[hit.id];
  const links = clauses.flatMap((clause) => [" ", element("a", { href: `rules.html#${clause}` }, clause)]);
  return element(
    "article",
    { class: isFirst ? "found first" : "found", "data-ruling": hit.id },
    element(isFirst ? "h2" : "h3", {}, element("a", { href: `rulings.html#${hit.id}` }, question)),
    element("p", { class: "answer" }, answer),
    element("p", { class: "quiet-text" }, `${status};`, ...links),
  );
}

async function show(question) {
  const { index, shown } = await loaded;
  show.index ??= new SearchIndex(index);
  if (question.trim() === "") return answers.replaceChildren();
  const hits = show.index.answer(question);
  if (hits.length === 0) return answers.replaceChildren(element("p", { class: "found" }, "No ruling fits this question. Try other words, or look below."));
  const next = hits.slice(1, 1 + NEXT_BEST).map((hit) => drawHit(hit, shown, false));
  const more = next.length > 0 ? [element("p", { class: "quiet-text" }, "Or did you mean:"), ...next] : [];
  return answers.replaceChildren(drawHit(hits[0], shown, true), ...more);
}

let waiting;
field.addEventListener("input", () => {
  clearTimeout(waiting);
  waiting = setTimeout(() => show(field.value), TYPING_PAUSE_MILLISECONDS);
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  clearTimeout(waiting);
  history.replaceState(null, "", `?q=${encodeURIComponent(field.value)}`);
  show(field.value);
});
form.hidden = false;
const asked = new URLSearchParams(location.search).get("q");
if (asked !== null) {
  field.value = asked;
  show(asked);
}
