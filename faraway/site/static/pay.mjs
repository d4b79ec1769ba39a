/** What Regions need, count and pay, as `faraway.rulebook.cases.values` computes it. */

import { BIOMES, ICONS } from "./words.mjs";

/** Return what a Region needs or counts, as it stands on itself and on other Regions. */
function seeTogether(region, others, regions) {
  const wanted = new Set([...Object.keys(regions[region].needs), ...countedIcons(regions[region])]);
  const sum = (icon) => [region, ...others].reduce((total, each) => total + regions[each].shows[icon], 0);
  return Object.fromEntries(ICONS.filter((icon) => wanted.has(icon)).map((icon) => [icon, sum(icon)]));
}

/** Return whether a Region's prerequisite is met; null if the view leaves out a wonder that decides it. */
export function isMet({ needs }, view) {
  const asked = Object.keys(needs);
  const given = asked.filter((icon) => Object.hasOwn(view, icon));
  if (given.some((icon) => view[icon] < needs[icon])) return false;
  return given.length === asked.length ? true : null;
}

/** Return what a Region's quest counts, as icons and biomes. */
export function countedIcons({ quest }) {
  if (quest === null) return [];
  return { fixed: [], biome: quest.biomes, "biome-set": BIOMES }[quest.per] ?? [quest.per];
}

/** Return what a Region pays with what is in view; null if the view leaves out something that decides it. */
export function fameOf(region, view) {
  const met = isMet(region, view);
  if (region.quest === null || met === false) return 0;
  const { per, fame } = region.quest;
  const counted = countedIcons(region);
  if (met === null || !counted.every((icon) => Object.hasOwn(view, icon))) return null;
  const numbers = counted.map((icon) => view[icon]);
  if (per === "fixed") return fame;
  return fame * (per === "biome-set" ? Math.min(...numbers) : numbers.reduce((sum, number) => sum + number, 0));
}

/** Return what all Sanctuaries of a row show, by icon and biome, in the order of icons. */
export function shownOn(sanctuaries) {
  const sum = (icon) => sanctuaries.reduce((total, { icons }) => total + (icons.find(([each]) => each === icon)?.[1] ?? 0), 0);
  return Object.fromEntries(ICONS.map((icon) => [icon, sum(icon)]).filter(([, number]) => number > 0));
}

/** Return a quest of so much fame for each of what is counted. */
export function questOf({ fame, counted }) {
  const isBiome = counted.length > 0 && counted.length < BIOMES.length && counted.every((icon) => BIOMES.includes(icon));
  const per = counted.length === 0 ? "fixed" : counted.length === BIOMES.length ? "biome-set" : isBiome ? "biome" : counted[0];
  return { per, fame, biomes: isBiome ? counted : [] };
}

/** Return what Regions of a row pay, the last played first, and what the quests of its Sanctuaries pay. */
export function judgeRow({ row, targets, sanctuaries }, regions) {
  const shown = shownOn(sanctuaries);
  const fames = row.map((region, place) => [region, judgeTableau({ region, later: row.slice(place + 1), sanctuaries: shown }, regions).fame]);
  const view = Object.fromEntries(ICONS.map((icon) => [icon, row.reduce((sum, region) => sum + regions[region].shows[icon], shown[icon] ?? 0)]));
  const paid = sanctuaries.filter(({ fame }) => fame > 0).map((each) => fameOf({ needs: {}, quest: questOf(each) }, view));
  return { fames: fames.toReversed().filter(([region]) => targets.length === 0 || targets.includes(region)), paid: paid.reduce((sum, fame) => sum + fame, 0) };
}

/** Return what a Region in a row sees of what it needs or counts, whether that meets its prerequisite, and what it pays. */
export function judgeTableau({ region, later, sanctuaries }, regions) {
  const printed = seeTogether(region, later, regions);
  const view = Object.fromEntries(Object.entries(printed).map(([icon, number]) => [icon, number + (sanctuaries[icon] ?? 0)]));
  return { view, met: isMet(regions[region], view), fame: fameOf(regions[region], view) };
}
