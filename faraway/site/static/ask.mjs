/** The search box: answers as you type, with a statement first, in the language of the question. */

import { Answers } from "./answers.mjs";

const form = document.querySelector("#ask");
const field = document.querySelector("#question");
const shownAnswers = document.querySelector("#answers");
const TYPING_PAUSE_MILLISECONDS = 150;

const element = (tag, attributes = {}, ...children) => {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
};

const load = async (file) => (await fetch(file)).json();
const catalogues = new Map();
const messagesOf = (language) => {
  if (!catalogues.has(language)) catalogues.set(language, load(`answers.${language}.json`));
  return catalogues.get(language);
};
const loaded = load("search.json").then((data) => new Answers(data, messagesOf));

function drawRuling(answers, id, language, ...texts) {
  const { status, clauses } = answers.shown[id];
  const links = clauses.flatMap((clause) => [" ", element("a", { href: `rules.html#${clause}` }, clause)]);
  return [
    ...texts,
    element("p", { class: "quiet-text" }, ...(language === "en" ? [`${status};`] : []), ...links),
  ];
}

function drawFirst(answers, { language, lines, verdict, case: found, say }, hits) {
  const more = [
    ...(verdict === "" ? [] : [element("p", { class: "answer" }, verdict)]),
    ...(found === null
      ? []
      : [say("case-understood", { understood: found.understood }), say("case-correct", { canonical: found.canonical })].map((line) => element("p", { class: "quiet-text" }, line))),
  ];
  const [title, ...rest] = lines;
  const heading = hits.length > 0 ? element("a", { href: `rulings.html#${hits[0]}` }, title) : title;
  const texts = [element("h2", {}, heading), ...rest.map((line) => element("p", { class: "answer" }, line)), ...more];
  const attributes = { class: "found first", lang: language, ...(hits.length > 0 ? { "data-ruling": hits[0] } : {}) };
  return element("article", attributes, ...(hits.length > 0 ? drawRuling(answers, hits[0], language, ...texts) : texts));
}

async function show(question) {
  const answers = await loaded;
  if (question.trim() === "") return shownAnswers.replaceChildren();
  const answer = await answers.answer(question);
  if (question !== field.value) return undefined;
  const { language, lines, isOverview, say } = answer;
  const grounds = isOverview ? [] : answer.hits.slice(0, 1);
  if (lines.length === 0) return shownAnswers.replaceChildren(element("p", { class: "found", lang: language }, say("answer-none-page")));
  const others = answer.hits.slice(grounds.length).filter((id) => !lines.includes(say(`statement-${id}`)));
  const next = others.map((id) =>
    element("article", { class: "found", lang: language, "data-ruling": id }, ...drawRuling(answers, id, language, element("h3", {}, element("a", { href: `rulings.html#${id}` }, say(`statement-${id}`))))),
  );
  const more = next.length > 0 ? [element("p", { class: "quiet-text", lang: language }, say("answer-others")), ...next] : [];
  return shownAnswers.replaceChildren(drawFirst(answers, answer, grounds), ...more);
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
