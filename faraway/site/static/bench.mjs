/**
 * The tableau bench: scores a tableau with the JavaScript port that the conformance suite tests, and shows the reveal
 * step by step. The tableau is part of the address, so that a link shares it.
 */

import { checkTableau, scoreTableau } from "./faraway.mjs";
import { explain, nameOf, timesCounted, wondersNeeded } from "./explain.mjs";

const MOST_REGIONS = 8;
/** How long, and within how many pixels, a finger must rest on a card to drag it; otherwise it scrolls the page. */
const HOLD_MILLISECONDS = 250;
const HOLD_PIXELS = 10;
const $ = (id) => document.getElementById(id);
const BACK = '<svg class="face back" viewBox="0 0 100 140" aria-hidden="true"><rect width="100" height="140" rx="9" fill="#4b4f63"/><path d="M10 70L50 14l40 56-40 56zM26 70l24-34 24 34-24 34z" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3"/></svg>';

const state = { regions: [], sanctuaries: [], step: Infinity };
const picks = new Map();
for (const button of document.querySelectorAll(".pick")) {
  const { region, sanctuary } = button.dataset;
  picks.set(region ?? sanctuary, button);
  button.addEventListener("click", () => pick(region === undefined ? "sanctuaries" : "regions", region === undefined ? sanctuary : Number(region)));
}

// ------------------------------------------------------------------------------------------------- changing the tableau

function pick(row, card) {
  if (state[row].includes(card)) return remove(row, card);
  if (row === "regions" && state.regions.length === MOST_REGIONS) return showMessage("The tableau has eight Regions already; remove one first.");
  state[row].push(card);
  showMessage(`${card} added.`);
  return changed();
}

function remove(row, card) {
  state[row] = state[row].filter((other) => other !== card);
  showMessage(`${card} removed.`);
  changed();
}

function move(row, card, position) {
  const others = state[row].filter((other) => other !== card);
  const target = Math.max(0, Math.min(position, others.length));
  if (state[row].indexOf(card) === target) return false;
  others.splice(target, 0, card);
  state[row] = others;
  changed();
  return true;
}

function changed() {
  state.step = Infinity;
  history.replaceState(null, "", address());
  render();
}

// ------------------------------------------------------------------------------------------------- links and JSON

function address() {
  if (state.regions.length + state.sanctuaries.length === 0) return location.pathname + location.search;
  return `#t=${state.regions.join(".")}${state.sanctuaries.length > 0 ? `~${state.sanctuaries.join(".")}` : ""}`;
}

function fromAddress() {
  const given = /^#t=([^~]*)(?:~(.*))?$/.exec(decodeURIComponent(location.hash));
  if (given === null) return;
  const regions = given[1] === "" ? [] : given[1].split(".").map(Number);
  const sanctuaries = given[2] ? given[2].split(".") : [];
  layOut(regions, sanctuaries);
}

function layOut(regions, sanctuaries) {
  const unknown = checkTableau(regions, sanctuaries, { partial: true }).filter(({ code }) => code !== "too-few-regions" && code !== "too-many-sanctuaries");
  if (unknown.length > 0) return showProblems(unknown);
  Object.assign(state, { regions: [...regions], sanctuaries: [...sanctuaries] });
  changed();
  return true;
}

function loadJson() {
  try {
    const { regions, sanctuaries = [] } = JSON.parse($("json").value);
    if (layOut(regions, sanctuaries)) showMessage("Tableau loaded.");
  } catch (error) {
    showProblems([{ message: `This is not a tableau in JSON: ${error.message}` }]);
  }
}

function download() {
  const text = `${JSON.stringify({ regions: state.regions, sanctuaries: state.sanctuaries })}\n`;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = "tableau.json";
  link.click();
  URL.revokeObjectURL(link.href);
}

async function copyLink() {
  try {
    await navigator.clipboard.writeText(location.href);
    showMessage("Link copied.");
  } catch {
    showMessage(`Copy the address of this page: ${location.href}`);
  }
}

const showMessage = (text) => {
  $("message").textContent = text;
};

function showProblems(problems) {
  $("problems").replaceChildren(...problems.map(({ message }) => Object.assign(document.createElement("li"), { textContent: message })));
}

// ------------------------------------------------------------------------------------------------- drawing

/** Return the lines of the score sheet in the order of the reveal, each with its row and position. */
function revealed(sheet) {
  const regions = sheet.details.regions.map((line, position) => ({ ...line, row: "regions", position })).reverse();
  return [...regions, ...sheet.details.sanctuaries.map((line, position) => ({ ...line, row: "sanctuaries", position }))];
}

function render() {
  const sheet = scoreTableau(state.regions, state.sanctuaries);
  const lines = revealed(sheet);
  const step = Math.min(state.step, lines.length);
  const current = step < lines.length && step > 0 ? lines[step - 1] : undefined;
  const last = step === lines.length && Number.isFinite(state.step) ? lines[step - 1] : current;
  for (const row of ["regions", "sanctuaries"]) {
    const cards = sheet.details[row].map((line, position) => drawCard(row, line, position, { step, lines, scored: last }));
    $(row).replaceChildren(...cards);
  }
  $("sheet").replaceChildren(...lines.slice(0, step).map(drawLine));
  $("total").textContent = String(lines.slice(0, step).reduce((sum, { fame }) => sum + fame, 0));
  $("step").textContent = last === undefined ? "" : explain(last);
  showProblems(lines.length === 0 ? [] : checkTableau(state.regions, state.sanctuaries, { partial: true }));
  for (const [card, button] of picks) {
    button.setAttribute("aria-pressed", String(state.regions.includes(Number(card)) || state.sanctuaries.includes(card)));
  }
  $("next").disabled = step >= lines.length && Number.isFinite(state.step) || lines.length === 0;
  $("next").textContent = Number.isFinite(state.step) ? "Reveal next" : "Reveal step by step";
  $("back").disabled = !Number.isFinite(state.step) || step === 0;
  $("restart").disabled = lines.length === 0;
  $("all").disabled = !Number.isFinite(state.step);
}

function drawLine({ card, fame, ...line }) {
  const item = document.createElement("li");
  const why = Object.assign(document.createElement("span"), { className: "why", textContent: explain({ card, fame, ...line }) });
  item.dataset.card = nameOf(card);
  item.append(Object.assign(document.createElement("b"), { textContent: String(fame) }), why);
  return item;
}

function drawCard(row, line, position, { step, lines, scored }) {
  const { card } = line;
  const name = nameOf(card);
  const isOpen = row === "sanctuaries" || state.regions.length - position <= step;
  const item = document.createElement("li");
  item.className = "card";
  item.dataset.card = name;
  item.dataset.row = row;
  const grip = document.createElement("button");
  grip.type = "button";
  grip.className = "grip";
  const where = `position ${position + 1} of ${state[row].length}`;
  const face = picks.get(name).firstElementChild;
  if (isOpen) grip.append(face.cloneNode(true));
  else grip.innerHTML = BACK;
  grip.setAttribute("aria-label", isOpen ? `${face.getAttribute("aria-label")}; ${where}` : `Region ${name}, face down; ${where}`);
  grip.addEventListener("keydown", (event) => moveByKey(event, row, row === "regions" ? card.duration : card.id));
  grip.addEventListener("pointerdown", (event) => startDrag(event, row, row === "regions" ? card.duration : card.id));
  grip.addEventListener("touchmove", preventWhileDragging, { passive: false });
  grip.addEventListener("contextmenu", preventWhileDragging);
  item.append(grip);
  const order = lines.findIndex((other) => other.row === row && other.position === position);
  if (order < step) item.append(badge("fame-paid", String(line.fame), "fame paid"));
  if (scored !== undefined && isOpen) markCounted(item, card, scored);
  return item;
}

function markCounted(item, card, scored) {
  const counted = timesCounted(card, scored.card.quest);
  const needed = wondersNeeded(card, scored.prerequisite.asked);
  if (counted > 0) item.append(badge("mark", `+${counted}`, "counted by the quest"));
  if (needed > 0) item.append(badge("mark needed", `!${needed}`, "wonders needed"));
  const isScored = scored.card === card;
  item.classList.toggle("scored", isScored);
  item.classList.toggle("faded", !isScored && counted === 0 && needed === 0);
}

function badge(className, text, title) {
  return Object.assign(document.createElement("span"), { className, textContent: text, title });
}

// ------------------------------------------------------------------------------------------------- dragging and keyboard

function focusCard(row, card) {
  document.querySelector(`#${row} [data-card="${CSS.escape(String(card))}"] .grip`)?.focus();
}

function moveByKey(event, row, card) {
  const position = state[row].indexOf(card);
  const target = { ArrowLeft: position - 1, ArrowUp: position - 1, ArrowRight: position + 1, ArrowDown: position + 1, Home: 0, End: Infinity }[event.key];
  if (target !== undefined) {
    event.preventDefault();
    if (move(row, card, target)) showMessage(`${card} is now at position ${state[row].indexOf(card) + 1}.`);
    focusCard(row, card);
  } else if (event.key === "Delete" || event.key === "Backspace") {
    event.preventDefault();
    remove(row, card);
    focusCard(row, state[row][Math.min(position, state[row].length - 1)]);
  }
}

let isDragging = false;

/** Prevent scrolling and the context menu while a card is dragged. */
function preventWhileDragging(event) {
  if (isDragging) event.preventDefault();
}

/** Start dragging at once with a mouse, or after a finger has rested on the card. */
function startDrag(event, row, card) {
  if (event.button !== 0) return;
  if (event.pointerType !== "touch") {
    event.preventDefault();
    drag(row, card);
    return;
  }
  const { clientX, clientY } = event;
  const stopWaiting = () => {
    clearTimeout(timer);
    for (const name of ["pointermove", "pointerup", "pointercancel"]) window.removeEventListener(name, cancelIfMoved);
  };
  const cancelIfMoved = (moved) => {
    const isStill = moved.type === "pointermove" && Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < HOLD_PIXELS;
    if (!isStill) stopWaiting();
  };
  const timer = setTimeout(() => {
    stopWaiting();
    drag(row, card);
  }, HOLD_MILLISECONDS);
  for (const name of ["pointermove", "pointerup", "pointercancel"]) window.addEventListener(name, cancelIfMoved);
}

function drag(row, card) {
  isDragging = true;
  focusCard(row, card);
  document.querySelector(`#${row} [data-card="${CSS.escape(String(card))}"]`)?.classList.add("dragged");
  const dragTo = ({ clientX, clientY }) => {
    const over = document.elementFromPoint(clientX, clientY)?.closest(`#${row} .card`);
    if (over && over.dataset.card !== String(card)) {
      move(row, card, [...over.parentElement.children].indexOf(over));
    }
    document.querySelector(`#${row} [data-card="${CSS.escape(String(card))}"]`)?.classList.add("dragged");
  };
  const drop = () => {
    isDragging = false;
    window.removeEventListener("pointermove", dragTo);
    window.removeEventListener("pointerup", drop);
    window.removeEventListener("pointercancel", drop);
    document.querySelectorAll(".dragged").forEach((item) => item.classList.remove("dragged"));
    focusCard(row, card);
  };
  window.addEventListener("pointermove", dragTo);
  window.addEventListener("pointerup", drop);
  window.addEventListener("pointercancel", drop);
}

// ------------------------------------------------------------------------------------------------- filter

const wordsOf = (text) => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
const descriptions = [...picks].map(([name, button]) => [button.parentElement, wordsOf(`${name} ${button.firstElementChild.getAttribute("aria-label")}`)]);

/** Show the cards whose description has every word typed, or a word that starts with it; numbers match whole. */
function filterCards() {
  const typed = wordsOf($("filter").value);
  const matches = (words, word) => words.some((other) => (/^[0-9]+$/.test(word) ? other === word : other.startsWith(word)));
  let shown = 0;
  for (const [item, words] of descriptions) {
    item.hidden = !typed.every((word) => matches(words, word));
    if (!item.hidden) shown += 1;
  }
  $("filtered").textContent = typed.length === 0 ? "" : `${shown} of ${descriptions.length} cards`;
}

$("filter").addEventListener("input", filterCards);

// ------------------------------------------------------------------------------------------------- buttons

function goTo(step) {
  state.step = step;
  render();
}

$("restart").addEventListener("click", () => goTo(0));
$("back").addEventListener("click", () => goTo(Math.max(0, state.step - 1)));
$("next").addEventListener("click", () => goTo(Number.isFinite(state.step) ? state.step + 1 : 1));
$("all").addEventListener("click", () => goTo(Infinity));
$("copy").addEventListener("click", copyLink);
$("download").addEventListener("click", download);
$("load").addEventListener("click", loadJson);
$("clear").addEventListener("click", () => {
  Object.assign(state, { regions: [], sanctuaries: [] });
  changed();
});
window.addEventListener("hashchange", fromAddress);
render();
filterCards();
fromAddress();
document.documentElement.dataset.ready = "bench";
