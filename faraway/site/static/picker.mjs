/** The cards to pick from: by tapping, by number, by filters and by words. The grid stays as it is while one picks. */

const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const wordsOf = (text) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Let the arrow keys move the focus within a group, so that the group is one tab stop. */
export function roveFocus(group, selector, isOpen = () => true) {
  const items = () => [...group.querySelectorAll(selector)].filter(isOpen);
  const enter = (item) => {
    for (const other of group.querySelectorAll(selector)) other.tabIndex = other === item ? 0 : -1;
  };
  group.addEventListener("focusin", ({ target }) => {
    const item = target.closest(selector);
    if (item) enter(item);
  });
  group.addEventListener("keydown", (event) => {
    const all = items();
    const position = all.indexOf(event.target.closest(selector));
    if (position < 0) return;
    const next = { ArrowLeft: position - 1, ArrowRight: position + 1, Home: 0, End: all.length - 1, ...rowsAway(event, all, position) }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    all[Math.max(0, Math.min(next, all.length - 1))].focus();
  });
  return () => {
    const all = items();
    if (all.length > 0 && !all.some(({ tabIndex }) => tabIndex === 0)) enter(all[0]);
  };
}

/** Return the item above and below in a grid. */
function rowsAway({ key }, all, position) {
  if (key !== "ArrowUp" && key !== "ArrowDown") return {};
  const here = all[position].getBoundingClientRect();
  const sign = key === "ArrowUp" ? -1 : 1;
  const ahead = all.map((item, index) => [item.getBoundingClientRect(), index]).filter(([box]) => (box.top - here.top) * sign > 1);
  const distance = ([box]) => Math.abs(box.top - here.top) * 10 + Math.abs(box.left - here.left);
  const nearest = ahead.reduce((best, other) => (best === undefined || distance(other) < distance(best) ? other : best), undefined);
  return { [key]: nearest?.[1] ?? position };
}

export class Picker {
  constructor(buttons, { pick, say, announce }) {
    Object.assign(this, { buttons, pick, say, announce, chosen: new Set() });
    this.field = document.getElementById("number");
    this.words = new Map(buttons.map((button) => [button, wordsOf(`${button.dataset.name} ${button.getAttribute("aria-label")}`)]));
    for (const button of buttons) {
      button.addEventListener("click", () => {
        if (button.getAttribute("aria-disabled") !== "true") pick(button);
      });
    }
    const isOpen = (button) => button.getAttribute("aria-disabled") !== "true";
    this.renew = ["pick-regions", "pick-sanctuaries"].map((id) => roveFocus(document.getElementById(id), ".pick", isOpen));
    const chips = document.querySelector(".chips-row");
    this.renew.push(roveFocus(chips, ".chip"));
    for (const chip of chips.querySelectorAll(".chip")) {
      chip.addEventListener("click", () => {
        const { filter } = chip.dataset;
        if (!this.chosen.delete(filter)) this.chosen.add(filter);
        chip.setAttribute("aria-pressed", String(this.chosen.has(filter)));
        this.filter();
      });
    }
    this.field.addEventListener("input", () => this.filter());
    document.getElementById("entry").addEventListener("submit", (event) => {
      event.preventDefault();
      this.enter();
    });
    this.filter();
  }

  isRegion() {
    return !document.getElementById("pick-regions").hidden;
  }

  /** Dim what does not fit; numbers alone are for picking, not for filtering. */
  filter() {
    const typed = wordsOf(this.field.value);
    const isNumber = typed.every((word) => /^\d+$/.test(word));
    const fits = (button) => {
      const has = button.dataset.filters.split(" ");
      const words = this.words.get(button);
      return [...this.chosen].every((filter) => has.includes(filter)) && (isNumber || typed.every((word) => words.some((other) => other.startsWith(word))));
    };
    for (const button of this.buttons) button.setAttribute("aria-disabled", String(!fits(button)));
    for (const renew of this.renew) renew();
    if (!isNumber || this.chosen.size > 0) this.announce(this.say("bench-matches", { count: this.fitting().length }));
  }

  fitting() {
    const row = this.isRegion() ? "regions" : "sanctuaries";
    return this.buttons.filter((button) => button.dataset.row === row && button.getAttribute("aria-disabled") !== "true");
  }

  /** Pick what was typed: Regions by their numbers, or the only card that fits the words. */
  enter() {
    const typed = wordsOf(this.field.value);
    if (typed.length === 0) return;
    if (typed.every((word) => /^\d+$/.test(word))) {
      this.field.value = "";
      this.filter();
      for (const number of typed) {
        const button = this.buttons.find(({ dataset }) => dataset.row === "regions" && dataset.card === String(Number(number)));
        if (button === undefined) this.announce(this.say("bench-no-such-card", { number }));
        else this.pick(button, { isTyped: true });
      }
      return;
    }
    const fitting = this.fitting();
    if (fitting.length !== 1) return;
    this.field.value = "";
    this.filter();
    this.pick(fitting[0], { isTyped: true });
  }
}
