/** The tableau on the score pad: draws its cards, and moves them by mouse, finger and keyboard. */

import { timesCounted, wondersNeeded } from "./explain.mjs";

const DRAG_PIXELS = 8;
const MOST_REGIONS = 8;
const keyOf = (card) => String(card.duration ?? card.id);

export const make = (tag, { dataset, ...properties } = {}, ...children) => {
  const made = Object.assign(document.createElement(tag), properties);
  Object.assign(made.dataset, dataset ?? {});
  made.append(...children);
  return made;
};

export class Tableau {
  /** `picks` are the cards to pick from by name: their faces are drawn here again. `act` has open, move and remove. */
  constructor(picks, say, act) {
    Object.assign(this, { picks, say, act, rows: { regions: document.getElementById("regions"), sanctuaries: document.getElementById("sanctuaries") } });
    this.back = document.getElementById("back").content.firstElementChild;
  }

  /** Draw a score sheet; during a reveal only the first `step` of `lines` are open, and `scored` is marked. */
  draw(sheet, { step, lines, scored }) {
    for (const [row, list] of Object.entries(this.rows)) {
      const focused = list.contains(document.activeElement) ? document.activeElement.closest(".card")?.dataset.card : undefined;
      const details = sheet.details[row];
      const cards = details.map((line, position) => this.drawCard(row, line, position, details.length, { step, lines, scored }));
      if (row === "regions") {
        for (let number = cards.length + 1; number <= MOST_REGIONS; number += 1) cards.push(make("li", { className: "slot", ariaHidden: "true", textContent: String(number) }));
      }
      list.replaceChildren(...cards);
      const tabbable = list.querySelector(`[data-card="${CSS.escape(focused ?? "")}"] .grip`) ?? list.querySelector(".grip");
      if (tabbable) tabbable.tabIndex = 0;
      if (focused !== undefined) tabbable?.focus();
    }
  }

  drawCard(row, line, position, count, { step, lines, scored }) {
    const { card } = line;
    const name = keyOf(card);
    const pick = this.picks.get(name);
    const isOpen = row === "sanctuaries" || count - position <= step;
    const where = this.say("bench-position", { position: position + 1, count });
    const face = pick.firstElementChild.cloneNode(true);
    face.setAttribute("preserveAspectRatio", "xMidYMid meet");
    const grip = make("button", { type: "button", className: "grip", tabIndex: -1 }, isOpen ? face : this.back.cloneNode(true));
    grip.setAttribute("aria-label", `${isOpen ? pick.getAttribute("aria-label") : this.say("bench-face-down", { card: name })}; ${where}`);
    const own = row === "regions" ? card.duration : card.id;
    grip.addEventListener("keydown", (event) => this.moveByKey(event, row, own, position));
    grip.addEventListener("pointerdown", (event) => this.startDrag(event, row, own));
    grip.addEventListener("click", () => {
      if (!this.wasDragged) this.act.open(row, own);
    });
    const item = make("li", { className: "card", dataset: { card: name, row } }, grip);
    const order = lines.findIndex((other) => other.row === row && other.position === position);
    if (order < step) item.append(make("span", { className: "fame-paid", textContent: String(line.fame), title: this.say("bench-fame-paid") }));
    if (scored !== undefined && isOpen) this.markCounted(item, card, scored);
    return item;
  }

  markCounted(item, card, scored) {
    const counted = timesCounted(card, scored.card.quest);
    const needed = wondersNeeded(card, scored.prerequisite.asked);
    if (counted > 0) item.append(make("span", { className: "mark", textContent: `+${counted}`, title: this.say("bench-counted") }));
    if (needed > 0) item.append(make("span", { className: "mark needed", textContent: `!${needed}`, title: this.say("bench-needed") }));
    const isScored = scored.card === card;
    item.classList.toggle("scored", isScored);
    item.classList.toggle("faded", !isScored && counted === 0 && needed === 0);
  }

  focus(row, card) {
    const grip = this.rows[row].querySelector(`[data-card="${CSS.escape(String(card))}"] .grip`);
    for (const other of this.rows[row].querySelectorAll(".grip")) other.tabIndex = other === grip ? 0 : -1;
    grip?.focus();
  }

  /** Move focus with the arrow keys, the card itself with Shift or Alt and an arrow, and remove it with Delete. */
  moveByKey(event, row, card, position) {
    const target = { ArrowLeft: position - 1, ArrowUp: position - 1, ArrowRight: position + 1, ArrowDown: position + 1, Home: 0, End: Infinity }[event.key];
    if (target !== undefined) {
      event.preventDefault();
      if (event.shiftKey || event.altKey) {
        this.act.move(row, card, target);
        this.focus(row, card);
      } else {
        const cards = [...this.rows[row].querySelectorAll(".card")];
        this.focus(row, cards[Math.max(0, Math.min(target, cards.length - 1))].dataset.card);
      }
    } else if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      this.act.remove(row, card);
      const left = [...this.rows[row].querySelectorAll(".card")];
      if (left.length > 0) this.focus(row, left[Math.min(position, left.length - 1)].dataset.card);
    }
  }

  /** Drag once the pointer has moved far enough; a tap opens the card. */
  startDrag(event, row, card) {
    if (event.button !== 0) return;
    this.wasDragged = false;
    const { clientX, clientY } = event;
    event.target.releasePointerCapture?.(event.pointerId);
    const dragTo = (moved) => {
      if (!this.wasDragged && Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < DRAG_PIXELS) return;
      this.wasDragged = true;
      const over = document.elementFromPoint(moved.clientX, moved.clientY)?.closest(`#${row} .card`);
      if (over && over.dataset.card !== String(card)) this.act.move(row, card, [...over.parentElement.children].indexOf(over), { isDragged: true });
      this.rows[row].querySelector(`[data-card="${CSS.escape(String(card))}"]`)?.classList.add("dragged");
    };
    const drop = () => {
      for (const [name, listener] of listeners) window.removeEventListener(name, listener);
      document.querySelectorAll(".dragged").forEach((item) => item.classList.remove("dragged"));
      setTimeout(() => {
        this.wasDragged = false;
      });
    };
    const listeners = [["pointermove", dragTo], ["pointerup", drop], ["pointercancel", drop]];
    for (const [name, listener] of listeners) window.addEventListener(name, listener);
  }
}
