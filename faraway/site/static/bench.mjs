/**
 * The score pad: one tableau for each player, scored and ranked by the JavaScript port that the conformance suite tests,
 * revealed step by step. It is kept on this device; a link shares it.
 */

import { compareFacts } from "./facts.mjs";
import { Evening, fromLink, MOST_PLAYERS, MOST_REGIONS, readEvening, tidyName, toLink } from "./evening.mjs";
import { Explainer, reveal } from "./explain.mjs";
import { ascents, scoreTableau } from "./faraway.mjs";
import { Messages } from "./messages.mjs";
import { Picker, roveFocus } from "./picker.mjs";
import { readingsOf } from "./readings.mjs";
import { drawResult } from "./result.mjs";
import { RULES } from "./rules.mjs";
import { make, Tableau } from "./tableau.mjs";

const $ = (id) => document.getElementById(id);
const { lang } = document.documentElement;
const messages = new Messages(lang, await (await fetch(`messages.${lang}.json`)).json());
const say = (name, values) => messages.message(name, values);
const buttons = [...document.querySelectorAll(".pick")];
const picks = new Map(buttons.map((button) => [button.dataset.card, button]));
const explainer = new Explainer(messages, (card) => picks.get(String(card.duration ?? card.id)).dataset.name);
const evening = new Evening();
let step = Infinity;
let panel = "regions";
let opened;

// ------------------------------------------------------------------------------------------------- names and messages

const nameOf = (seat) => evening.players[seat].name || say("bench-player", { number: seat + 1 });

/** Show a message, with a button if there is something to do about it. */
function announce(text, doing = undefined) {
  $("said").textContent = text;
  $("answer").hidden = doing === undefined;
  $("answer").textContent = doing?.name ?? "";
  $("answer").onclick = doing === undefined ? null : () => {
    announce("");
    doing.act();
  };
}

// ------------------------------------------------------------------------------------------------- changing the evening

const valueOf = ({ row, card }) => (row === "regions" ? Number(card) : card);
const totalOf = ({ regions, sanctuaries }) => scoreTableau(regions, sanctuaries).total;

function changed(text = "", doing = undefined) {
  step = Infinity;
  if (location.hash !== "") history.replaceState(null, "", location.pathname + location.search);
  render();
  announce(text, doing);
}

function pick({ dataset }, { isTyped = false } = {}) {
  const card = valueOf(dataset);
  const holder = evening.holder(card);
  const place = () => {
    if (dataset.row === "regions" && evening.player.regions.length === MOST_REGIONS) return announce(say("bench-full"));
    evening.add(dataset.row, card);
    const isComplete = dataset.row === "regions" && evening.player.regions.length === MOST_REGIONS;
    return changed(isComplete ? say("bench-complete") : say("bench-added", { card: dataset.name, total: totalOf(evening.player) }));
  };
  if (holder < 0) return place();
  if (holder === evening.present.current && !isTyped) return remove(dataset.row, card);
  const lies = say("bench-lies-with", { card: dataset.name, name: nameOf(holder) });
  return announce(lies, holder === evening.present.current ? undefined : { name: say("bench-move-here"), act: place });
}

function remove(row, card) {
  evening.remove(row, card);
  changed(say("bench-removed", { card: picks.get(String(card)).dataset.name, total: totalOf(evening.player) }));
}

function move(row, card, position) {
  if (!evening.move(row, card, position)) return;
  changed(say("bench-moved", { card: picks.get(String(card)).dataset.name, position: evening.player[row].indexOf(card) + 1 }));
}

// ------------------------------------------------------------------------------------------------- drawing

function standings() {
  const players = evening.players.map((player, seat) => ({ ...player, name: nameOf(seat), sheet: scoreTableau(player.regions, player.sanctuaries), hand: [] }));
  const ranks = RULES.ranks(players.map(({ sheet, ...player }) => ({ ...player, total: sheet.total })), readingsOf());
  return players.map((player, seat) => ({ ...player, total: player.sheet.total, lowest: RULES.tieBreak(player, readingsOf()), rank: ranks[seat] }));
}

function drawPlayers(table) {
  const focused = $("players").contains(document.activeElement);
  $("players").replaceChildren(
    ...table.map(({ name, total }, seat) => {
      const isCurrent = seat === evening.present.current;
      const button = make("button", { type: "button", className: "player", tabIndex: isCurrent ? 0 : -1 }, make("span", { className: "name", textContent: name }), make("b", { textContent: String(total) }));
      button.setAttribute("role", "radio");
      button.setAttribute("aria-checked", String(isCurrent));
      button.addEventListener("click", () => (seat === evening.present.current ? openPlayer(seat) : choose(seat)));
      return button;
    }),
  );
  if (focused) $("players").querySelector("[aria-checked=true]").focus();
  $("add-player").hidden = table.length === MOST_PLAYERS;
}

function choose(seat) {
  evening.choose(seat);
  step = Infinity;
  render();
  announce("");
}

function render() {
  const { regions, sanctuaries } = evening.player;
  const sheet = scoreTableau(regions, sanctuaries);
  const lines = reveal(sheet);
  const shown = panel === "reveal" ? Math.min(step, lines.length) : lines.length;
  const scored = panel === "reveal" && Number.isFinite(step) && shown > 0 ? lines[shown - 1] : undefined;
  const table = standings();
  drawPlayers(table);
  $("tableau-heading").textContent = say("bench-tableau", { name: nameOf(evening.present.current) });
  tableau.draw(sheet, { step: shown, lines, scored });
  const total = lines.slice(0, shown).reduce((sum, { fame }) => sum + fame, 0);
  $("total").textContent = String(total);
  $("problems").textContent = problem(regions, sanctuaries);
  for (const button of buttons) drawPick(button);
  drawReveal(lines, shown, scored, total);
  drawResult(table, { say, explainer, picks });
  $("undo").disabled = evening.past.length === 0;
  $("redo").disabled = evening.future.length === 0;
  $("remove-player").hidden = evening.players.length === 1;
}

function problem(regions, sanctuaries) {
  const most = ascents(regions) + (regions.length < MOST_REGIONS ? MOST_REGIONS - regions.length : 0);
  return sanctuaries.length > most ? say("bench-too-many-sanctuaries", { sanctuaries: sanctuaries.length, most }) : "";
}

/** Mark a card to pick that lies in a tableau: with its position in this one, or the first letter of whose it is. */
function drawPick(button) {
  const card = valueOf(button.dataset);
  const holder = evening.holder(card);
  const isHere = holder === evening.present.current;
  button.setAttribute("aria-pressed", String(isHere));
  button.querySelector(".taken")?.remove();
  button.classList.toggle("elsewhere", holder >= 0 && !isHere);
  if (holder < 0) return;
  const text = isHere ? String(evening.player[button.dataset.row].indexOf(card) + 1) : nameOf(holder).slice(0, 3);
  button.append(make("span", { className: "taken", textContent: text }));
}

function drawReveal(lines, shown, scored, total) {
  const isGoing = Number.isFinite(step);
  $("step").textContent = lines.length === 0 ? say("bench-empty") : scored === undefined ? "" : `${explainer.card(scored)} ${say("bench-running", { total })}`;
  const shownLines = lines.slice(0, shown).map((line) => make("li", { dataset: { card: String(line.card.duration ?? line.card.id) } }, make("b", { textContent: String(line.fame) }), make("span", { className: "why", textContent: explainer.card(line) })));
  $("sheet").replaceChildren(...shownLines);
  $("reveal-next").disabled = lines.length === 0 || (isGoing && shown >= lines.length);
  $("reveal-next").textContent = isGoing ? say("bench-reveal-next") : say("bench-reveal-start");
  $("reveal-back").disabled = !isGoing || shown === 0;
  $("reveal-down").disabled = lines.length === 0;
  $("reveal-all").disabled = !isGoing;
}

function goTo(next) {
  step = next;
  render();
}

function showPanel(name) {
  panel = name;
  const isPicking = name === "regions" || name === "sanctuaries";
  $("panel-picker").hidden = !isPicking;
  $("pick-regions").hidden = name !== "regions";
  $("pick-sanctuaries").hidden = name !== "sanctuaries";
  $("panel-reveal").hidden = name !== "reveal";
  $("panel-result").hidden = name !== "result";
  if (isPicking) $("panel-picker").setAttribute("aria-label", $(`tab-${name}`).textContent);
  for (const tab of document.querySelectorAll("[role=tab]")) {
    const isChosen = tab.dataset.panel === name;
    tab.setAttribute("aria-selected", String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
  }
  render();
}

// ------------------------------------------------------------------------------------------------- dialogs

/** Show a dialog and act on the button that closes it. */
function ask(dialog, act) {
  dialog.returnValue = "";
  dialog.onclose = () => act(dialog.returnValue);
  dialog.showModal();
}

for (const dialog of document.querySelectorAll("dialog")) {
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close("");
  });
}

function openCard(row, card) {
  const sheet = scoreTableau(evening.player.regions, evening.player.sanctuaries);
  const position = evening.player[row].indexOf(card);
  const line = reveal(sheet).find((other) => other.row === row && other.position === position);
  const face = picks.get(String(card)).firstElementChild.cloneNode(true);
  $("card-face").replaceChildren(face);
  $("card-where").textContent = `${picks.get(String(card)).getAttribute("aria-label")}. ${say("bench-position", { position: position + 1, count: evening.player[row].length })}.`;
  $("card-why").textContent = explainer.card(line);
  ask($("card-dialog"), (answer) => {
    if (answer === "remove") remove(row, card);
    if (answer === "earlier") move(row, card, position - 1);
    if (answer === "later") move(row, card, position + 1);
    tableau.focus(row, card);
  });
}

function openPlayer(seat) {
  $("player-name").value = evening.players[seat].name;
  ask($("player-dialog"), (answer) => {
    const name = tidyName($("player-name").value);
    if (answer === "remove") {
      evening.removePlayer(seat);
      changed();
    } else if (answer === "save" && name !== evening.players[seat].name) {
      if (evening.players.some((_, other) => other !== seat && nameOf(other) === name)) return announce(say("bench-name-twice"));
      evening.rename(seat, name);
      changed();
    }
    return undefined;
  });
  $("player-name").select();
}

// ------------------------------------------------------------------------------------------------- sharing

async function share() {
  const link = `${location.origin}${location.pathname}${location.search}${toLink(evening.present)}`;
  $("link").textContent = link;
  $("link").hidden = false;
  try {
    await navigator.clipboard.writeText(link);
    announce(say("bench-copied"));
  } catch {
    announce(say("bench-copy-this"));
  }
}

function download() {
  const players = evening.players.map(({ regions, sanctuaries }, seat) => ({ name: nameOf(seat), regions, sanctuaries }));
  const link = make("a", { href: URL.createObjectURL(new Blob([`${JSON.stringify({ players }, null, 1)}\n`], { type: "application/json" })), download: "evening.json" });
  link.click();
  URL.revokeObjectURL(link.href);
}

function useJson() {
  let given;
  try {
    given = JSON.parse($("json").value);
  } catch {
    return announce(say("bench-not-json"));
  }
  const isOurs = typeof given === "object" && given !== null && (Array.isArray(given.players) || Array.isArray(given.regions));
  const state = isOurs ? readEvening(given) : undefined;
  if (!isOurs) return announce(say("bench-not-json"));
  if (state === undefined || !evening.accepts(state)) return announce(say("bench-bad-cards"));
  evening.load(state);
  return changed(say("bench-loaded"));
}

/** Show the evening of the address, if it has one. */
function viewLink() {
  const linked = fromLink(location.hash);
  if (linked === undefined) return;
  if (linked === null) {
    announce(say("bench-bad-cards"));
    return;
  }
  evening.view(linked);
  step = Infinity;
  render();
  announce(say("bench-opened"));
}

// ------------------------------------------------------------------------------------------------- the page

const tableau = new Tableau(picks, say, { open: openCard, move, remove });
const undo = () => evening.undo() && changed(say("bench-undone"));
const redo = () => evening.redo() && changed(say("bench-redone"));
const clicks = {
  "add-player": () => {
    evening.addPlayer();
    changed();
  },
  undo,
  redo,
  legend: () => $("legend-dialog").showModal(),
  "reveal-down": () => goTo(0),
  "reveal-back": () => goTo(Math.max(0, Math.min(step, Number.MAX_SAFE_INTEGER) - 1)),
  "reveal-next": () => goTo(Number.isFinite(step) ? step + 1 : 1),
  "reveal-all": () => goTo(Infinity),
  share,
  export: download,
  print: () => window.print(),
  clear: () => {
    evening.clear();
    changed(say("bench-cleared", { name: nameOf(evening.present.current) }), { name: say("bench-undo"), act: undo });
  },
  new: () => {
    evening.renew();
    changed(say("bench-renewed"), { name: say("bench-undo"), act: undo });
  },
  use: useJson,
};
for (const [id, act] of Object.entries(clicks)) $(id).addEventListener("click", act);
for (const tab of document.querySelectorAll("[role=tab]")) {
  tab.addEventListener("click", () => showPanel(tab.dataset.panel));
  tab.addEventListener("focus", () => tab.getAttribute("aria-selected") === "true" || showPanel(tab.dataset.panel));
}
roveFocus(document.querySelector(".tabs"), "[role=tab]");
roveFocus($("players"), ".player");
$("players").addEventListener("focusin", ({ target }) => {
  const seat = [...$("players").children].indexOf(target);
  if (seat >= 0 && seat !== evening.present.current && target.matches(":focus-visible")) choose(seat);
});
document.addEventListener("keydown", (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z" || event.target.closest("dialog, textarea")) return;
  event.preventDefault();
  (event.shiftKey ? redo : undo)();
});
window.addEventListener("hashchange", viewLink);
window.addEventListener("storage", () => {
  evening.restore();
  render();
});

const differences = compareFacts(buttons);
if (differences.length > 0) {
  $("disagree").hidden = false;
  $("disagree").append(make("p", { textContent: say("bench-disagree") }), make("ul", {}, ...differences.map((difference) => make("li", { textContent: say("bench-disagree-card", difference) }))));
}
new Picker(buttons, { pick, say, announce });
showPanel("regions");
announce("");
viewLink();
document.documentElement.dataset.ready = "bench";
