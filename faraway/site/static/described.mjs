/** Sanctuaries that a question describes, as `faraway.rulebook.cases.described` reads them. */

import { ENDS, ICONS, at, isAny, isDigits } from "./words.mjs";

const COLOURS = { green: "river", yellow: "city", red: "forest", blue: "desert" };
const OTHER_TALK = ["region", "card", "play", "need", "pay", "give", "who", "many", "draw", "find", "me"];
const SHOWING = ["with", "have", "show"];
const NEAR = 3;

/** Return a reading with the icons of described Sanctuaries as numbers; null if it is not said what each of several shows. */
export function withDescriptions(reading) {
  let described = reading;
  for (const description of descriptionsOf(reading.words)) {
    if (description.number > 1 && !description.each) return null;
    described = described.withNumbers(countedIn(described, description));
  }
  return described;
}

const isNumber = (word) => isDigits(word.text) || word.isSpelled;

function descriptionsOf(words) {
  const found = [];
  words.forEach((word, place) => {
    if (!word.kinds.has("sanctuary") || words.slice(Math.max(place - NEAR, 0), place).some((each) => isAny(each, ["find", "draw", "many"]))) return;
    const before = iconOf(at(words, place - 1), ICONS) === "" ? place : place - 1;
    const rest = restOf(words, place);
    const isPrefixed = before < place || (rest[0] === place + 1 && iconOf(words[rest[0]], ICONS) !== "");
    if (before === place && !rest.some((each) => iconOf(words[each], ICONS) !== "")) return;
    const number = at(words, before - 1);
    found.push({
      sanctuary: place,
      places: before < place ? [before, ...rest] : rest,
      number: isNumber(number) && at(words, place + 1).text !== ":" ? number.number : 1,
      each: rest.some((each) => words[each].kinds.has("per")) || (isPrefixed && rest.length < 2),
    });
  });
  return found;
}

/** Return the places of what follows a Sanctuary and describes it: after `with`, `show` or a colon, up to other talk. */
function restOf(words, place) {
  const rest = [];
  let start = place + 1;
  while (iconOf(at(words, start), ICONS) !== "") {
    rest.push(start);
    start += 1;
  }
  while (at(words, start).text === "that" || (at(words, start).kinds.has("small") && start <= place + NEAR)) start += 1;
  if (at(words, start + 1).kinds.has("per") && at(words, start).text === ",") start += 1;
  if (at(words, start).kinds.has("per")) {
    rest.push(start);
    start += 1;
  }
  if (!isAny(at(words, start), SHOWING) && at(words, start).text !== ":") return rest;
  for (let each = start + 1; each < words.length; each += 1) {
    const word = words[each];
    const after = at(words, each + 1);
    const isDuration = isDigits(word.text) && iconOf(after, ICONS) === "";
    if (ENDS.includes(word.text) || isDuration || (isAny(word, OTHER_TALK) && iconOf(word, ICONS) === "")) break;
    rest.push(each);
    if (word.kinds.has("per") && !isNumber(after) && iconOf(after, ICONS) === "") break;
  }
  return rest;
}

/** Return the icon or biome that a word names, also by its colour. */
function iconOf(word, icons) {
  const colour = Object.keys(COLOURS).find((each) => word.kinds.has(each));
  return icons.find((icon) => word.kinds.has(icon)) ?? (colour === undefined ? "" : COLOURS[colour]);
}

/** Return the numbers of a reading, with one for each icon of a description. */
function countedIn({ words, numbers }, { sanctuary, places, number: times }) {
  const isInside = (place) => places.includes(place);
  const known = numbers.map((number) => {
    if (number.role === "icons" && isInside(number.place)) return { ...number, value: number.value * times, where: "sanctuary", group: "have", isDescribed: true };
    const isBefore = number.place === sanctuary - 1 || number.place === Math.min(...places) - 1;
    return number.role === "cards" && isBefore ? { ...number, role: "described" } : number;
  });
  const counted = new Set(numbers.filter(({ role }) => role === "icons").map(({ place }) => place));
  const isNamed = (place) => iconOf(words[place], ICONS) !== "" && !counted.has(place - 1) && !isAny(at(words, place - 1), ["only", "per"]);
  const numberBefore = (place) => (isInside(place - 1) && isNumber(at(words, place - 1)) ? at(words, place - 1).number : 1);
  const named = places.filter(isNamed).map((place) => ({ place, value: times * numberBefore(place), role: "icons", icons: [iconOf(words[place], ICONS)], group: "have", where: "sanctuary", isDescribed: true }));
  return [...known, ...named];
}
