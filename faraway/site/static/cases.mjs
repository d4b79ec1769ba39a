/** Concrete cases in questions, answered as `faraway.rulebook.cases` does, from the same words and messages. */

import { fameOf, isMet, judgeRow, judgeTableau, questOf } from "./pay.mjs";
import { BIOMES, ICONS } from "./words.mjs";

const WONDERS = ["stone", "chimera", "thistle"];
const finds = (row) => row.at(-1) > row.at(-2);

/** Answer a case with messages: what was understood, the statement, the ruling behind it and the canonical question. */
export function answerCase(found, say, regions) {
  const commas = (words) => words.map(String).reduce((first, second) => say("list-comma", { first, second }));
  const inARow = (words) => (words.length < 2 ? words.join("") : say("list-and", { first: commas(words.slice(0, -1)), second: words.at(-1) }));
  const count = (number, icon) => say(`count-${icon}`, { number });
  const inView = (view) => inARow(ICONS.filter((icon) => Object.hasOwn(view, icon)).map((icon) => count(view[icon], icon)));
  const facts = (region) => {
    const { needs, quest } = regions[region];
    const wonders = inView(needs);
    return [
      wonders === "" ? say("case-card-needs-nothing", { region }) : say("case-card-needs", { region, wonders }),
      quest === null ? say("case-card-no-quest") : say("case-card-quest", { quest: sayQuest(quest, say) }),
    ];
  };
  const shows = (region) => {
    const { shows: shown } = regions[region];
    const biome = say(`term-${BIOMES.find((each) => shown[each] === 1)}`);
    const time = say(shown.night === 1 ? "term-night" : "term-day");
    const icons = inARow(["clue", ...WONDERS].filter((icon) => shown[icon] > 0).map((icon) => count(shown[icon], icon)));
    return icons === "" ? say("case-card-shows-nothing", { region, biome, time }) : say("case-card-shows", { region, biome, time, icons });
  };
  const verdict = (card, view) => {
    const [met, fame] = [isMet(card, view), fameOf(card, view)];
    return [
      ...(Object.keys(card.needs).length === 0 || met === null ? [] : [say(met ? "case-card-met" : "case-card-not-met")]),
      ...(fame === null ? [] : [say("case-card-pays", { fame })]),
    ];
  };
  const inRound = (said, isLastRound) => (isLastRound ? `${said} ${say("case-last-round")}` : said);
  const sayOne = ({ icons, fame, counted }) => {
    const biome = icons.map(([icon]) => icon).find((icon) => BIOMES.includes(icon)) ?? "gray";
    const others = icons.filter(([icon]) => icon !== biome).map(([icon, number]) => count(number, icon));
    const paid = counted.length > 0 ? sayQuest(questOf({ fame, counted }), say) : say("case-row-fixed", { fame });
    const shows = inARow([...others, ...(fame > 0 ? [paid] : [])]);
    const colour = say(`term-${biome}`);
    return shows === "" ? colour : say("case-row-sanctuary", { colour, shows });
  };
  const sayAll = (sanctuaries) =>
    sanctuaries.length === 0 ? say("case-row-no-sanctuaries") : say("case-row-sanctuaries", { sanctuaries: commas(sanctuaries.map(sayOne)) });
  const answers = {
    find({ row, isLastRound }) {
      const [previous, last] = row.slice(-2);
      const values = { row: commas(row) };
      const said = say(finds(row) ? "case-find-yes" : "case-find-no", { last, previous });
      return ["case-row-understood", "case-find-question", values, inRound(said, isLastRound), "when-do-i-find"];
    },
    draw({ row, clues, isOpen, isLastRound = false }) {
      const values = { clues: count(clues, "clue") };
      if (row.length === 0) return ["case-draw-understood", "case-draw-question", values, inRound(say("case-draw", { number: 1 + clues }), isLastRound), "how-many-drawn"];
      const [previous, last] = row.slice(-2);
      const name = isOpen ? "case-draw-open" : "case-draw-row";
      const said = finds(row) ? say(name, { number: 1 + clues, last, previous }) : say("case-find-no", { last, previous });
      const ruling = finds(row) ? "how-many-drawn" : "lower-region-finds-nothing";
      return [`${name}-understood`, `${name}-question`, { ...values, row: commas(row) }, inRound(said, isLastRound), ruling];
    },
    row({ row }) {
      const higher = row.filter((duration, place) => place > 0 && duration > row[place - 1]).map(String);
      const said = higher.length > 0 ? say("case-row", { number: higher.length, found: inARow(higher) }) : say("case-row-none");
      return ["case-row-understood", "case-row-question", { row: commas(row) }, said, "when-do-i-find"];
    },
    order({ played }) {
      const order = played.toSorted((one, other) => one - other);
      const said = say("case-order", { order: commas(order), first: order[0], last: order.at(-1) });
      const number = order.length + 1;
      const turns = commas(order.map((duration, taken) => say("case-order-turn", { duration, number: number - taken })));
      const choices = say("case-order-choices", { players: order.length, number, turns });
      return ["case-order-understood", "case-order-question", { played: commas(played) }, `${said} ${choices}`, "who-takes-first"];
    },
    tie({ lowest, hasHand }) {
      const said = [say("case-tie", { winner: Math.min(...lowest) }), ...(hasHand ? [say("statement-tie-break-hand")] : [])].join(" ");
      return ["case-tie-understood", "case-tie-question", { lowest: commas(lowest) }, said, hasHand ? "tie-break-hand" : "tie-break"];
    },
    shortage({ deck, due }) {
      const said = say(due > deck ? "case-shortage" : "case-no-shortage", { deck, due });
      return ["case-shortage-understood", "case-shortage-question", { deck, due }, said, "sanctuary-deck-runs-out"];
    },
    card({ region, view }) {
      const said = inView(view) === "" ? [shows(region), ...facts(region)] : [...facts(region), ...verdict(regions[region], view)];
      const name = inView(view) === "" ? "case-card" : "case-card-view";
      return [`${name}-understood`, `${name}-question`, inView(view) === "" ? { region } : { region, view: inView(view) }, said.join(" "), "prerequisite-not-met"];
    },
    tableau(found) {
      const { region, later, sanctuaries } = found;
      const { view } = judgeTableau(found, regions);
      const icons = inView(sanctuaries);
      const values = {
        region,
        later: later.length > 0 ? say("case-tableau-then", { row: commas(later) }) : say("case-tableau-last"),
        sanctuaries: icons === "" ? say("case-tableau-without") : say("case-tableau-with", { icons }),
      };
      const sees = inView(view) === "" ? [] : [say("case-tableau-sees", { view: inView(view) })];
      return ["case-tableau-understood", "case-tableau-question", values, [...facts(region), ...sees, ...verdict(regions[region], view)].join(" "), "earlier-regions"];
    },
    rowPay(found) {
      const { row, targets, sanctuaries } = found;
      const { fames, paid } = judgeRow(found, regions);
      const pays = commas(fames.map(([region, fame]) => say("case-row-pay", { region, fame })));
      const total = fames.reduce((sum, [, fame]) => sum + fame, 0);
      const values = { row: commas(row), sanctuaries: sayAll(sanctuaries) };
      if (targets.length === 0) {
        const said = say("case-row-total", { pays, regions: total, sanctuaries: paid, total: total + paid });
        return ["case-row-whole-understood", "case-row-whole-question", values, said, "earlier-regions"];
      }
      const named = { ...values, regions: inARow(targets.map(String)) };
      return ["case-row-targets-understood", "case-row-targets-question", named, say("case-row-pays", { pays, total }), "earlier-regions"];
    },
    deck({ players, round }) {
      const [number, before] = [players + 1, 68 - 3 * players];
      const leftIn = (rounds) => Math.max(before - rounds * number, 0);
      const next = (after) => say("case-deck-next", { round: after, left: leftIn(after) });
      const said = [say("case-deck", { players, number, round, before, left: leftIn(round) }), ...(round > 1 ? [next(1)] : [])];
      if (round === 1) said.push(say("case-deck-advanced", { dealt: 68 - 5 * players }));
      else if (round < 8) said.push(next(round + 1));
      return ["case-deck-understood", "case-deck-question", { players, round }, said.join(" "), "market-size"];
    },
    dues({ deck, dues }) {
      const total = dues.reduce((sum, [, number]) => sum + number, 0);
      let left = deck;
      const turns = dues.toSorted(([one], [other]) => one - other).map(([duration, due]) => {
        const number = Math.min(due, left);
        left -= Math.min(number, 1);
        return say("case-dues-turn", { duration, number });
      });
      const values = { deck, dues: inARow(dues.map(([duration, number]) => say("case-dues-due", { duration, number }))) };
      const said = total > deck ? say("case-dues", { turns: commas(turns) }) : say("case-no-shortage", { deck, due: total });
      return ["case-dues-understood", "case-dues-question", values, said, "sanctuary-deck-runs-out"];
    },
    deal({ players }) {
      const said = say("case-deal", { players, plain: 3 * players, advanced: 5 * players, returned: 2 * players });
      return ["case-market-understood", "case-deal-question", { players }, said, "cards-dealt"];
    },
    keep({ drawn }) {
      return ["case-keep-understood", "case-keep-question", { drawn }, say("case-keep", { drawn, returned: drawn - 1 }), "keeping-several-sanctuaries"];
    },
    need({ needs, view }) {
      const values = { needs: inView(needs), view: inView(view) };
      return ["case-need-understood", "case-need-question", values, say(isMet({ needs }, view) ? "case-need-met" : "case-need-not-met", values), "prerequisite-not-met"];
    },
    quest({ fame, counted, view }) {
      const quest = questOf({ fame, counted });
      const values = { quest: sayQuest(quest, say), view: inView(view) };
      const rulings = { "biome-set": "how-many-sets", clue: "quest-per-clue", night: "quest-per-night" };
      const ruling = counted.length === 2 ? "quest-two-biomes" : (rulings[quest.per] ?? "own-quest");
      return ["case-quest-understood", "case-quest-question", values, say("case-quest", { fame: fameOf({ needs: {}, quest }, view), ...values }), ruling];
    },
    market({ players }) {
      return ["case-market-understood", "case-market-question", { players }, say("case-market", { players, number: players + 1, left: 2 }), "market-size"];
    },
  };
  const [understood, canonical, values, statement, ruling] = answers[found.kind](found);
  return { understood: say(understood, values), canonical: say(canonical, values), statement, ruling };
}

function sayQuest({ per, fame, biomes }, say) {
  if (per === "fixed") return say("quest-fixed", { fame });
  if (per === "biome-set") return say("quest-per-biome-set", { fame });
  const [first, second] = (per === "biome" ? biomes : [per]).map((name) => say(`term-${name}`));
  return say("quest-per", { fame, what: second === undefined ? first : say("list-or", { first, second }) });
}
