/** Whether all that a question says is found again in its case, as `faraway.rulebook.cases.accounting` tells. */

import { countedIcons } from "./pay.mjs";
import { ENDS, ICONS, at, isAny, isDigits } from "./words.mjs";

const COLOURS = { green: "river", yellow: "city", red: "forest", blue: "desert" };
const ALL_COLOURS = [...Object.keys(COLOURS), "gray"];
const UNSEEN = ["before", "earlier", "previous", "hidden", "leftward"];
const [NEAR, NEAR_CARD, NEAR_QUEST, NEAR_NUMBER] = [2, 4, 7, 3];
const FILTERED = ["card", "quest", "need"];
const placesFrom = (start, length) => Array.from({ length }, (_, step) => start + step);

/** Return true if the case has all icons, Sanctuaries and cards that the question speaks of. */
export function isAccounted(reading, phrases, found, regions) {
  const accounts = {
    tie: () => !isUnplayed(reading, found.lowest),
    find: () => !isUnplayed(reading, found.row),
    row: () => !isUnplayed(reading, found.row),
    draw: () => !isUnplayed(reading, found.row) && hasClues(reading, phrases, found, regions),
  };
  for (const kind of ["tableau", "rowPay", ...FILTERED]) accounts[kind] = () => hasAllInView(reading, phrases, found, regions);
  return accounts[found.kind]?.() ?? true;
}

/** Return true if it is said of a card of the case that it was not played. */
function isUnplayed({ words, numbers }, cards) {
  return numbers.some(({ role, value, place }) => role === "duration" && cards.includes(value) && isLeftOut(around(words, place, ["break", "but", "bracket"])));
}

/** Return true if words speak of a card that was not played. */
export function isLeftOut(part) {
  const denied = part.findIndex((word) => word.kinds.has("not"));
  return part.some((word) => isAny(word, ["hand", "gone", "unplayed"])) || (denied >= 0 && part.slice(denied).some((word) => word.kinds.has("play")));
}

/** Return true if the clues of a draw are at least those of its row with those that are named beside them. */
function hasClues(reading, phrases, { row, clues }, regions) {
  const printed = row.reduce((sum, card) => sum + regions[card].shows.clue, 0);
  const free = mentionsOf(reading, phrases).filter((each) => each.icon === "clue" && !isExplained(reading, each, ["clue"]));
  const counted = reading.numbers.filter((number) => number.role === "icons" && number.icons[0] === "clue" && isOnSanctuary(reading, number));
  const told = counted.reduce((sum, { value }) => sum + value, 0);
  return !(row.at(-1) > row.at(-2)) || clues >= printed + Math.max(free.length, told);
}

/** Return true if a number of icons is told, not asked for, and a Sanctuary but no Region is spoken of beside it. */
function isOnSanctuary({ words }, { place }) {
  const kinds = new Set(around(words, place, ["break", "bracket"]).flatMap((word) => [...word.kinds]));
  const isOfCard = words.slice(Math.max(place - NEAR, 0), place).some((word) => isDigits(word.text));
  return kinds.has("sanctuary") && !["many", "region", "draw", "find"].some((kind) => kinds.has(kind)) && !isOfCard;
}

/** Return true if what is in view has every icon and colour that is named, and every Sanctuary that is described. */
function hasAllInView(reading, phrases, found, regions) {
  if (found.kind === "card" && Object.keys(found.view).length === 0) return true;
  const [wanted, counts, shown] = [wantedOf(found, regions), countsOf(found), {}];
  const add = (icon, number) => (shown[icon] = (shown[icon] ?? 0) + number);
  for (const { icons, number } of phrases) for (const [icon, each] of Object.entries(icons)) add(icon, each * number);
  for (const each of mentionsOf(reading, phrases)) if (!isExplained(reading, each, wanted)) add(each.icon, 1);
  const isAsked = (icon) => wanted.includes(icon) || !FILTERED.includes(found.kind);
  const isShort = Object.entries(shown).some(([icon, number]) => number > (counts[icon] ?? 0) && isAsked(icon));
  return !(isShort || isSaidOfOthers(reading, phrases) || reading.has("short"));
}

/** Return what a case counts on Sanctuaries, or in view, by icon and biome. */
function countsOf({ kind, sanctuaries, view }) {
  if (kind === "tableau") return sanctuaries;
  if (kind !== "rowPay") return view;
  const counts = {};
  for (const { icons } of sanctuaries) for (const [icon, number] of icons) counts[icon] = (counts[icon] ?? 0) + number;
  return counts;
}

/** Return the icons and biomes that a case asks for or pays for. */
function wantedOf(found, regions) {
  if (found.kind === "need") return Object.keys(found.needs);
  if (found.kind === "quest") return found.counted;
  const cards = found.kind === "rowPay" ? found.row : [found.region];
  return cards.flatMap((card) => [...Object.keys(regions[card].needs), ...countedIcons(regions[card])]);
}

/** Return the icons and colours that neither describe a Sanctuary nor are counted by a number. */
function mentionsOf({ words, numbers }, phrases) {
  const taken = new Set(phrases.flatMap(({ start, end }) => placesFrom(start, end - start)));
  const reach = { icons: NEAR_NUMBER, quest: NEAR_QUEST };
  for (const { place, role, icons } of numbers)
    for (const each of placesFrom(place + 1, reach[role] ?? 0)) if (icons.includes(iconOf(at(words, each)))) taken.add(each);
  return words.map((word, place) => ({ place, icon: iconOf(word) })).filter(({ place, icon }) => icon !== "" && !taken.has(place));
}

/** Return the icon, the biome or the biome of the colour that a word names; `gray` for that. */
function iconOf(word) {
  const named = [...ICONS, ...ALL_COLOURS].find((kind) => word.kinds.has(kind)) ?? "";
  return COLOURS[named] ?? named;
}

/** Return true if a mention adds nothing: it is denied, not in view, counted beside, on named cards, or what is asked about. */
function isExplained({ words, numbers }, { place, icon }, wanted) {
  if (isAny(words[place], ALL_COLOURS)) {
    const isAgain = words.slice(0, place).some((word) => iconOf(word) === icon) || icon === "gray";
    return isAgain && isAny(at(words, place - 1), ["the", "another"]);
  }
  const [sentence, behind] = [around(words, place, []), words.slice(place, endOf(words, place))];
  const isDenied = around(words, place, ["break", "bracket"]).some((word) => isAny(word, ["deny", "whole"]) || (word.isSpelled && word.number === 0));
  const isUnseen = behind.some((word) => isAny(word, UNSEEN)) && !behind.some((word) => word.kinds.has("sanctuary"));
  const isBehind = (number, reach) => place < number.place && number.place <= place + reach;
  const isOnCards = numbers.some((number) => number.role === "duration" && isBehind(number, Math.min(NEAR_CARD, behind.length)));
  const isCounted = numbers.some((number) => number.icons.length === 1 && number.icons[0] === icon && isBehind(number, behind.length - 1));
  const isQuestion = at(words, endOf(words, place)).text === "?" || sentence.some((word) => word.kinds.has("need")) || at(words, place - 1).kinds.has("many");
  const isAsked = wanted.includes(icon) && !sentence.some((word) => word.kinds.has("sanctuary")) && isQuestion;
  return isDenied || isUnseen || isOnCards || isCounted || isAsked;
}

/** Return true if something is said of a Sanctuary by a pronoun outside of its description. */
function isSaidOfOthers({ words, numbers }, phrases) {
  const taken = new Set(phrases.flatMap(({ start, end }) => placesFrom(start, end - start)));
  for (const { place, role } of numbers) for (const each of placesFrom(place, role === "quest" ? NEAR_QUEST : 1)) taken.add(each);
  const isCut = phrases.some(({ start, end, number, icons, isBare }) => {
    const isSaid = at(words, end).kinds.has("with") || (Object.keys(icons).length > 0 && isOfAll(words, start));
    return number > 0 && !isBare && isSaid;
  });
  return isCut || (phrases.length > 0 && words.some((_, place) => !taken.has(place) && isPronoun(words, place)));
}

/** Return true if what follows is said of all Sanctuaries, and it is not said how many they are. */
function isOfAll(words, start) {
  const before = at(words, start - 1);
  const isLed = isAny(before, ["the", "small"]) && !before.kinds.has("conj");
  return isAny(before, ["all", "per"]) || (isLed && isAny(at(words, start - 2), ["all", "per"]));
}

/** Return true if a word can stand for a Sanctuary that is described no further. */
function isPronoun(words, place) {
  const [word, after] = [words[place], at(words, place + 1)];
  const isHad = isAny(after, ["have", "show", "its", "included"]) && !isAny(after, ["with", "me"]);
  const isOnOther = word.kinds.has("on") && isAny(after, ["another", "elsewhere"]);
  return isOnOther || (word.kinds.has("per") && isHad) || (word.isSpelled && word.number === 1 && isAny(after, ["on", "with", ...ALL_COLOURS]));
}

/** Return the place of the stop of a sentence. */
function endOf(words, place) {
  const end = words.slice(place).findIndex((word) => ENDS.includes(word.text));
  return end < 0 ? words.length : place + end;
}

/** Return the words about a place up to the next stops of these kinds; without kinds, those of its sentence. */
function around(words, place, kinds) {
  const isStop = (word) => (kinds.length > 0 ? isAny(word, kinds) : ENDS.includes(word.text));
  const ends = words.flatMap((word, each) => (isStop(word) ? [each] : []));
  return words.slice((ends.findLast((each) => each < place) ?? -1) + 1, ends.find((each) => each >= place) ?? words.length);
}
