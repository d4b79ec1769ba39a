/** What a Sanctuary pays, as `faraway.rulebook.cases.parsing_sanctuary` parses it. */

import { MOST_ROUNDS } from "./numbers.mjs";
import { NOT_IN_VIEW, OTHER_TALK, isChoice } from "./parsing_scene.mjs";
import { Scene } from "./scene.mjs";
import { BIOMES, ICONS, at, isAny, list } from "./words.mjs";

const [NAMED_BEFORE, MOST_NAMED] = [6, 6];
const SETTLED = list("claim counted round icons duration");
const SKIPPED = list("the small own neutral nth");

/** Return the case of one Sanctuary with a quest; null if it is not said what it sees, or in doubt. */
export function parseSanctuary(reading, regions) {
  if (!reading.lacks(...OTHER_TALK, ...NOT_IN_VIEW, "need", "included", "final")) return null;
  const scene = new Scene(reading);
  const paying = scene.phrases.filter(({ quest }) => quest !== null);
  const isTotal = reading.has("reckon") && scene.lists.some(({ cards }) => cards.length > MOST_NAMED);
  if (isTotal || !scene.isRead || scene.phrases.some(({ isDoubtful }) => isDoubtful)) return null;
  if (paying.length !== 1 || paying[0].number !== 1 || scene.freeNumbers.some((number) => isStray(scene, number))) return null;
  const view = seenBy(scene, paying[0], regions);
  const { fame, counted } = paying[0].quest;
  return view === null ? null : { kind: "quest", fame, counted, view };
}

/** Return true if a number has no place in the case. */
function isStray({ words }, { role, value, place }) {
  const isOr = role === "loose" && (at(words, place - 1).kinds.has("or") || at(words, place + 1).kinds.has("or"));
  return !SETTLED.includes(role) && !isOr && !(role === "cards" && value === MOST_ROUNDS);
}

/** Return what a Sanctuary counts, on Regions and on all Sanctuaries; null if that is in doubt. */
function seenBy(scene, paying, regions) {
  const { counted } = paying.quest;
  const named = scene.freeNumbers.filter(({ role }) => role === "icons");
  const icons = named.map((number) => number.icons[0]);
  const cards = scene.lists.filter((each) => !isRestated(each, scene, named) && !isChoice(scene, each));
  const isShown = scene.phrases.some((each) => each !== paying && (each.isBare || counted.some((icon) => Object.hasOwn(each.icons, icon))));
  const isTold = counted.every((icon) => icons.includes(icon)) || cards.length > 0 || (counted.length === 1 && isShown);
  const isAll = isOfAll(scene) && Object.keys(paying.icons).some((icon) => counted.includes(icon));
  const isAlone = named.length === 0 && cards.length === 0 && scene.phrases.length < 2;
  if (counted.length === 0 || isAll || new Set(icons).size < icons.length || isAlone || !isTold) return null;
  if (!cards.every((each) => isOfCards(scene, each, counted, cards.length, regions))) return null;
  const onSanctuaries = sanctuariesShow(scene, paying, counted);
  if (onSanctuaries === null) return null;
  const onRegions = (icon) => cards.flatMap((each) => each.cards).reduce((sum, card) => sum + regions[card].shows[icon], 0);
  const told = (icon) => named.reduce((sum, number) => sum + (number.icons[0] === icon ? number.value : 0), 0);
  return Object.fromEntries(ICONS.filter((icon) => counted.includes(icon)).map((icon) => [icon, (onSanctuaries[icon] ?? 0) + told(icon) + onRegions(icon)]));
}

/** Return true if a list names Regions that are counted, not a number of something. */
function isOfCards(scene, { cards, start, kinds }, counted, lists, regions) {
  const isNamed = cards.length > 1 || isAny(at(scene.words, start - 1), ["on", "card", "region"]);
  const isOfOne = counted.length === 1 || counted.length === BIOMES.length || lists === 1;
  const isShown = cards.every((card) => counted.some((icon) => regions[card].shows[icon] > 0));
  return isNamed && isOfOne && (isShown || !counted.some((icon) => kinds.has(icon)));
}

/** Return true if a list in brackets names the cards that were counted just before. */
function isRestated({ cards, start }, { words }, named) {
  const isBefore = ({ place }) => start - place > 0 && start - place <= NAMED_BEFORE;
  return at(words, start - 1).text === "(" && named.some((number) => isBefore(number) && number.value === cards.length);
}

/** Return what all Sanctuaries show; one that is said to bear what is counted shows it once. */
function sanctuariesShow(scene, paying, counted) {
  const total = {};
  let [isBearer, behind] = [false, -1];
  for (const phrase of scene.phrases) {
    const isNext = phrase.start === behind + 1 && isBearer;
    [isBearer, behind] = [phrase !== paying && (isNext || bears(scene, phrase, counted)), phrase.end];
    if (phrase.isBare && phrase.number > 0 && !isBearer) return null;
    const shown = { ...phrase.icons };
    if (isBearer && !(shown[counted[0]] > 0)) shown[counted[0]] = 1;
    for (const [icon, number] of Object.entries(shown)) total[icon] = (total[icon] ?? 0) + number * phrase.number;
  }
  return total;
}

/** Return true if it is said that what is counted lies on a Sanctuary. */
function bears(scene, phrase, counted) {
  const { words } = scene;
  let start = phrase.start - 1;
  while (start >= 0 && !words[start].kinds.has("on") && (words[start].isSpelled || isAny(words[start], SKIPPED))) start -= 1;
  const [first] = scene.sentenceAt(phrase.start);
  const isSaid = words.slice(first, Math.max(start, first)).some((word) => isAny(word, counted));
  return at(words, start).kinds.has("on") && isSaid && counted.length === 1;
}

/** Return true if a sum may be that of Regions and Sanctuaries together. */
function isOfAll(scene) {
  return scene.words.some((word, place) => {
    const isApart = scene.words.slice(...scene.sentenceAt(place)).some((each) => isAny(each, ["region", "counted"]));
    return word.kinds.has("all") && !isApart;
  });
}
