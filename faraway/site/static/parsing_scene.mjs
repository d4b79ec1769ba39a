/** What cards pay with the cards that a question lays out, as `faraway.rulebook.cases.parsing_scene` parses it. */

import { MOST_ROUNDS } from "./numbers.mjs";
import { countedIcons, fameOf, isMet } from "./pay.mjs";
import { Scene } from "./scene.mjs";
import { BIOMES, ICONS, at, isAny, isDigits, list } from "./words.mjs";

export const OTHER_TALK = list("who deck hand partial doubt pending");
export const NOT_IN_VIEW = list("hidden leftward earlier previous before");
const IN_VIEW = list("faceup then after see");
const ASKING = list("pay give need set enough all scoring reckon");
const [MOST_NEEDED, NEAR, LONGEST_STEP, GREATEST_DURATION] = [5, 2, 3, 68];
const SETTLED = ["duration", "round", "claim", "counted"];
const isDistinct = (items) => new Set(items).size === items.length;
const hasAny = (kinds, wanted) => wanted.some((kind) => kinds.has(kind));
const isPoints = ({ role, value }) => role === "other" && value > GREATEST_DURATION;

/** Return the case of cards that are scored with what they see; null if anything that is said of it is in doubt. */
export function parseScene(reading, regions) {
  const isTied = reading.words.some((word) => word.kinds.has("tie") && !word.kinds.has("all"));
  if (isTied || !reading.lacks(...OTHER_TALK) || reading.asksFor("sanctuary") || isFinding(reading)) return null;
  const scene = new Scene(reading);
  if (isOfSeveral(scene) || !scene.isRead || scene.phrases.some(({ isDoubtful }) => isDoubtful)) return null;
  const cards = cardsOf(scene, regions);
  const whole = wholeOf(scene, cards);
  if (whole !== null) return rowPay(scene, cards, [], whole);
  if (scene.freeWords.some((word) => word.kinds.has("elsewhere") && !word.kinds.has("another"))) return null;
  const targets = targetsOf(cards);
  if (targets.length > 1 || (targets.length === 0 && scene.lists.length > 0)) return rowPay(scene, cards, targets, null);
  return targets.length === 1 ? oneOf(scene, cards, targets[0], regions) : null;
}

/** Return true if it may be asked what was found, not what a card pays. */
const isFinding = (reading) => !reading.lacks("find", "draw") && reading.lacks("pay", "give", "need", "faceup", "see", "set", "reckon");

/** Return true if a name beside a card may be that of a second player, or another player is spoken of. */
function isOfSeveral(scene) {
  const { size } = scene.names;
  return scene.reading.has("other", "me") || size > 1 || (size > 0 && scene.reading.has("me"));
}

/** Return the Regions that are asked about. */
function targetsOf(lists) {
  const [row, asked] = lists.map(({ cards }) => cards);
  if (lists.length === 2 && asked.length > 1 && asked.length < row.length && asked.every((card) => row.includes(card))) return asked;
  const alone = [...new Set(lists.filter(({ cards }) => cards.length === 1).map(({ cards }) => cards[0]))];
  const listed = lists.filter(({ cards }) => cards.length > 1).flatMap(({ cards }) => cards);
  const again = alone.filter((card) => listed.includes(card));
  if (again.length > 0) return again;
  const all = lists.flatMap(({ cards }) => cards);
  const twice = alone.filter((card) => all.filter((each) => each === card).length > 1);
  if (twice.length === 1) return twice;
  if (alone.length < 2) return alone;
  const isFirst = ({ cards }) => cards.length === 1 && cards[0] === alone[0];
  const isTold = lists.every((each) => isFirst(each) || hasAny(each.kinds, [...IN_VIEW, "last"]));
  return isTold && isFirst(lists[0]) ? alone.slice(0, 1) : [];
}

/** Return the lists without numbers that are no cards. */
function cardsOf(scene, regions) {
  const first = scene.lists[0]?.cards[0] ?? 0;
  return scene.lists.filter((each) => !(isChoice(scene, each) || isAsked(scene, each) || isFame(scene, each, first, regions)));
}

/** Return true if a number alone is what the first Region pays once its prerequisite is met. */
function isFame(scene, { cards, start }, first, regions) {
  const { quest } = regions[first];
  const isPaid = quest !== null && quest.per === "fixed" && cards.length === 1 && cards[0] === quest.fame && cards[0] !== first;
  const [, end] = scene.sentenceAt(start);
  return isPaid && at(scene.words, end).text === "?" && start >= end - NEAR;
}

/** Return true if the sentence of a list has nothing but numbers to choose from. */
export function isChoice(scene, { start: own }) {
  const [start, end] = scene.sentenceAt(own);
  const words = scene.words.slice(start, end);
  const isBare = (word) => isDigits(word.text) || word.isSpelled || isAny(word, ["break", "small", "neutral", "or", "claim", "counted", "pay"]);
  return words.some((word) => word.kinds.has("or")) && words.every(isBare) && at(scene.words, end).text === "?";
}

/** Return true if a number alone says how many a prerequisite asks for. */
function isAsked(scene, { cards, start: own }) {
  if (cards.length > 1 || cards[0] > MOST_NEEDED) return false;
  const words = scene.words.slice(scene.sentenceAt(own)[0], own);
  return words.some((word) => word.kinds.has("need")) && words.some((word) => isAny(word, ICONS));
}

/** Return the case of one Region, with the cards or the counts that are in view. */
function oneOf(scene, lists, region, regions) {
  const later = laterThan(scene, lists, region);
  const shown = shownBy(scene, regions[region]);
  if (later === null || shown === null || !isAskedFor(scene)) return null;
  const counted = scene.freeNumbers.filter((number) => !isPlaced(scene, number, { region, later, shown }, regions));
  if (counted.length > 0) return later.length > 0 ? null : countedCase(scene, region, counted, shown, regions);
  if (scene.reading.has("besides")) return null;
  const isLast = scene.lists.some(({ kinds, cards }) => kinds.has("last") && cards.includes(region));
  const isListed = scene.lists.some(({ cards }) => cards.length > 1 && cards.includes(region));
  if (later.length === 0 && !(isLast && scene.phrases.length > 0) && !isListed) return null;
  return { kind: "tableau", region, later, sanctuaries: shown };
}

/** Return true if it is asked what a card pays, or nothing else is asked. */
function isAskedFor(scene) {
  const { reading } = scene;
  const isWhat = !reading.lacks("what", "many") && reading.lacks("pick");
  const isChosen = scene.lists.some((each) => isChoice(scene, each));
  return !reading.lacks(...ASKING) || isWhat || isChosen || reading.lacks("play", "find", "draw", "order", "pick");
}

/** Return the Regions in view beside the target; null if that is in doubt. */
function laterThan(scene, lists, target) {
  const own = scene.lists.filter(({ cards }) => cards.length === 1 && cards[0] === target);
  const isFirst = own.some(({ kinds }) => kinds.has("first"));
  const isLast = !isFirst && own.some(({ kinds }) => kinds.has("last"));
  const seen = new Set();
  for (const each of lists) {
    if (each.cards.length === 1 && each.cards[0] === target) continue;
    const found = inView(scene, each, target, isLast, isFirst);
    if (found === null || !isDistinct(found) || (!isFirst && found.some((card) => seen.has(card)))) return null;
    for (const card of found) if (card !== target) seen.add(card);
  }
  return seen.size < MOST_ROUNDS ? [...seen] : null;
}

/** Return the Regions of a list that are in view when the target is scored; null if that is in doubt. */
function inView(scene, { cards, kinds }, target, isLast, isFirst) {
  if (cards.filter((card) => card === target).length > 1) return null;
  const isSeen = hasAny(kinds, IN_VIEW) || (kinds.has("last") && !isLast);
  const isUnseen = hasAny(kinds, NOT_IN_VIEW);
  const isLed = cards[0] === target;
  if (cards.includes(target) && !isLed) {
    const isRow = scene.reading.has("row");
    if (isRow === isSeen || isUnseen) return null;
    return isRow ? cards.slice(cards.indexOf(target) + 1) : cards;
  }
  if (isUnseen) return !isSeen && !isLed && !isFirst ? [] : null;
  return (isSeen || isLed || isFirst) && !(isLast && !isLed) ? cards : null;
}

/** Return what the Sanctuaries show, by icon and biome; null if that is in doubt. */
function shownBy(scene, card) {
  const isOfBiomes = [...Object.keys(card.needs), ...countedIcons(card)].every((icon) => BIOMES.includes(icon));
  const shown = Object.fromEntries(scene.reading.denied.map((icon) => [icon, 0]));
  for (const { isBare, number, isColoured, icons } of scene.phrases) {
    if ((isBare && number > 0) || (isColoured && !isOfBiomes)) return null;
    for (const [icon, each] of Object.entries(icons)) shown[icon] = (shown[icon] ?? 0) + each * number;
  }
  return shown;
}

/** Return true if a number has its place: a card, a claim, or what is printed on the Region that is asked about. */
function isPlaced(scene, number, { region, later, shown }, regions) {
  const { role, value, icons, place, where } = number;
  const { quest, needs } = regions[region];
  if (SETTLED.includes(role)) return true;
  if (role === "cards") return [later.length, later.length + 1, MOST_ROUNDS].includes(value);
  if (role === "quest") return quest !== null && quest.fame === value && countedIcons(regions[region]).join() === icons.join();
  if (role === "loose") return value === later.length + 1 || [at(scene.words, place - 1), at(scene.words, place + 1)].some((word) => word.kinds.has("or"));
  if (role !== "icons") return value === 0 || (quest !== null && quest.fame === value) || isPoints(number);
  const [icon] = icons;
  const seen = [region, ...later].reduce((sum, each) => sum + regions[each].shows[icon], shown[icon] ?? 0);
  const isSum = later.length > 0 && seen === value;
  return isNeed(scene, number, needs) || (isSum && isRestated(scene, place)) || where === "unseen" || isPrinted(scene, number, regions);
}

/** Return true if it is said of a Region that it shows what is printed on it. */
function isPrinted(scene, { place, value, icons }, regions) {
  const isOf = (card) => {
    const between = scene.words.slice(card.place + 1, place);
    const isNear = card.role === "duration" && between.length > 0 && between.length <= LONGEST_STEP;
    return isNear && isAny(between[0], ["with", "its", "have"]) && between.every((word) => !isDigits(word.text));
  };
  const card = scene.freeNumbers.find(isOf);
  return card !== undefined && regions[card.value].shows[icons[0]] === value;
}

/** Return true if a number of icons stands behind a colon or bracket, alone or with others. */
function isRestated({ words }, own) {
  let place = own - 1;
  while (place > 0 && (isAny(words[place], [...ICONS, "conj"]) || words[place].text === "," || words[place].number > 0)) {
    if (words[place].number > 0 && !isAny(at(words, place + 1), ICONS)) return false;
    place -= 1;
  }
  return [":", "("].includes(at(words, place).text);
}

/** Return true if a number of icons is what the prerequisite asks for, as it is said or asked. */
function isNeed(scene, { icons, value, place, group }, needs) {
  if ((needs[icons[0]] ?? 0) !== value) return false;
  const [start, end] = scene.sentenceAt(place);
  const before = scene.words.slice(start, place);
  const isHad = before.some((word) => word.kinds.has("have"));
  const isQuestion = at(scene.words, end).text === "?" && !isHad;
  const isBracketed = scene.words.slice(Math.max(place - MOST_NEEDED, 0), place).some((word) => word.text === "(");
  return isQuestion || (isBracketed && !isHad) || (group === "need" && before.some((word) => word.kinds.has("need")));
}

/** Return the case of a Region with counts of what is in view instead of cards. */
function countedCase(scene, region, numbers, shown, regions) {
  const counts = {};
  for (const { role, icons, group, value } of numbers) {
    if (role !== "icons" || Object.hasOwn(counts, icons[0]) || group === "need") return null;
    counts[icons[0]] = value;
  }
  if (!scene.reading.lacks(...NOT_IN_VIEW)) return null;
  const card = regions[region];
  const isIn = (icon) => Object.hasOwn(counts, icon) || Object.hasOwn(shown, icon);
  const view = Object.fromEntries(ICONS.filter(isIn).map((icon) => [icon, (counts[icon] ?? 0) + (shown[icon] ?? 0)]));
  const withOwn = Object.fromEntries(Object.entries(view).map(([icon, number]) => [icon, number + card.shows[icon]]));
  if (fameOf(card, view) === null && Object.keys(card.needs).length === 0) return null;
  if (scene.reading.has("included")) return { kind: "card", region, view };
  const isAlike = Object.keys(shown).length > 0 && fameOf(card, view) === fameOf(card, withOwn) && isMet(card, view) === isMet(card, withOwn);
  return isAlike || scene.reading.has("besides") ? { kind: "card", region, view: withOwn } : null;
}

/** Return the eight Regions of a tableau whose total is asked for; null if something else is asked. */
function wholeOf(scene, lists) {
  const row = lists.flatMap(({ cards }) => cards);
  const isTold = lists.every(({ kinds }) => !hasAny(kinds, NOT_IN_VIEW));
  const isOne = lists.length === 1 || (lists[0]?.kinds.has("first") ?? false);
  return isTold && !scene.reading.lacks("all", "reckon") && isOne && row.length === MOST_ROUNDS && isDistinct(row) ? row : null;
}

/** Return true if so many points may be what a Sanctuary pays that is described in the same sentence. */
function mayBePaid(scene, { role, place }) {
  const [first, end] = scene.sentenceAt(place);
  return role === "counted" && scene.phrases.some(({ start, number }) => first <= start && start < end && number > 0);
}

/** Return the case of a whole row: what some of its Regions pay, or all of it. */
function rowPay(scene, cards, targets, whole) {
  const lists = cards.filter((each) => each.cards.length > 1 && each.cards.join() !== targets.join());
  if (scene.phrases.some(({ isBare, number }) => isBare && number > 0) || lists.length === 0) return null;
  const row = whole ?? lists[0].cards;
  const isRow = whole !== null || (scene.reading.has("row") && lists.length === 1);
  const isFair = isDistinct(row) && row.length <= MOST_ROUNDS && targets.every((card) => row.includes(card));
  const isAskedFor = !hasAny(lists[0].kinds, NOT_IN_VIEW) && (targets.length > 0 || whole !== null);
  if (!isRow || !isFair || !isAskedFor) return null;
  const isOther = scene.freeNumbers.some((each) => !SETTLED.includes(each.role) && !isPoints(each));
  if (scene.freeNumbers.some((each) => mayBePaid(scene, each))) return null;
  if (isOther || cards.some((each) => each.cards.length === 1 && ![...targets, ...row].includes(each.cards[0]))) return null;
  const sanctuaries = scene.phrases.flatMap(({ icons, quest, number }) => {
    const shown = ICONS.filter((icon) => icons[icon] > 0).map((icon) => [icon, icons[icon]]);
    return Array(number).fill({ icons: shown, fame: quest?.fame ?? 0, counted: quest?.counted ?? [] });
  });
  return { kind: "rowPay", row, targets, sanctuaries };
}
