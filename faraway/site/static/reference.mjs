/** What `faraway.rulebook.cases` takes from the reference: cards, counts, quests, decks and who is before whom. */

import { $set } from "./python.mjs";
import { list, readWords } from "./words.mjs";

const state = { regions: new Map(), phrasebook: null, say: null };
const [HAND, DEALT, SANCTUARIES] = [3, 5, 45];
const EMPTY = { clues: 0, stones: 0, chimeras: 0, thistles: 0, nights: 0, rivers: 0, cities: 0, forests: 0, deserts: 0 };
const COUNTS = { clue: "clues", stone: "stones", chimera: "chimeras", thistle: "thistles", night: "nights", river: "rivers", city: "cities", forest: "forests", desert: "deserts" };

/** A member of an enumeration by its value, as Python calls it. */
function enumeration(members) {
  const all = Object.entries(members).map(([name, value]) => [name, Object.freeze({ name, value })]);
  return Object.assign((wanted) => all.find(([, { value }]) => value === wanted)[1], Object.fromEntries(all));
}

export const Biome = enumeration({ RIVER: "river", CITY: "city", FOREST: "forest", DESERT: "desert" });
export const Per = enumeration({ FIXED: "fixed", BIOME_SET: "biome-set", BIOME: "biome", CLUE: "clue", STONE: "stone", CHIMERA: "chimera", THISTLE: "thistle", NIGHT: "night" });
export const Variant = { STANDARD: "standard", ADVANCED: "advanced" };
export const Language = { EN: "en", FR: "fr", DE: "de", IT: "it" };
export const Duration = (duration) => duration;
export const Quest = ({ per, fame, biomes = [] }) => ({ per, fame, biomes });
export const Counts = (given) => ({ ...EMPTY, ...given });
export const Wonders = ({ stones = 0, chimeras = 0, thistles = 0 }) => ({ stones, chimeras, thistles });
export const PlayerState = ({ regions }) => ({ regions });

export class Word {
  constructor({ text, kinds, number = 0, is_spelled = false, is_capital = false }) {
    Object.assign(this, { text, kinds, number, is_spelled, is_capital });
  }
}

export const CATALOGUE = {
  get region_of() {
    return state.regions;
  },
  get regions() {
    return [...state.regions.values()];
  },
  sanctuaries: Array.from({ length: SANCTUARIES }),
};

/** Take the Regions and the phrasebook of the page. */
export function configure(regions, phrasebook) {
  state.phrasebook = phrasebook;
  if (state.regions.size > 0) return;
  for (const [duration, { needs, shows, quest }] of Object.entries(regions)) {
    const biome = Biome(["river", "city", "forest", "desert"].find((each) => shows[each] === 1));
    const wonders = Wonders(Object.fromEntries(Object.entries(needs).map(([icon, number]) => [COUNTS[icon], number])));
    const paid = quest && Quest({ per: Per(quest.per), fame: quest.fame, biomes: quest.biomes.map((each) => Biome(each)) });
    const { clue: clues, stone: stones, chimera: chimeras, thistle: thistles } = shows;
    state.regions.set(Number(duration), { duration: Number(duration), biome, night: shows.night === 1, clues, stones, chimeras, thistles, prerequisite: wonders, quest: paid });
  }
}

/** Say messages with a function from now on. */
export function sayWith(say) {
  state.say = say;
}

export const message = (language, name, values = {}) => state.say(name, values);
export const common_words = (language) => $set(list(state.phrasebook.languages[language]));
export const words_against = (language) => new Map(Object.entries(state.phrasebook.against[language].words));
export const shapes_against = (language, name) => state.phrasebook.against[language].shapes[name];
export const read_words = (question, language) =>
  readWords(question, state.phrasebook.cases[language]).map(({ text, kinds, number, isSpelled, isCapital }) => new Word({ text, kinds: $set(kinds), number, is_spelled: isSpelled, is_capital: isCapital }));

export const is_prerequisite_met = (wonders, counts) => ["stones", "chimeras", "thistles"].every((name) => counts[name] >= wonders[name]);
export function count_for_quest({ per, biomes }, counts) {
  if (per === Per.FIXED) return 1;
  if (per === Per.BIOME_SET) return Math.min(counts.rivers, counts.cities, counts.forests, counts.deserts);
  if (per === Per.BIOME) return biomes.reduce((sum, { value }) => sum + counts[COUNTS[value]], 0);
  return counts[COUNTS[per.value]];
}
export const pay_quest = ({ fame }, number) => fame * number;

const isFinder = (row) => row.length > 1 && row.at(-1) > row.at(-2);
export const finders = (players) => players.map((_, seat) => seat).filter((seat) => isFinder(players[seat].regions));
export const due = (catalogue, { regions }) => 1 + regions.reduce((sum, region) => sum + catalogue.region_of.get(region).clues, 0);
export const ascending = (players) => players.map((_, seat) => seat).sort((left, right) => players[left].regions.at(-1) - players[right].regions.at(-1));
export const draw_remaining = (number, left) => Math.min(number, left);
export const reveal_remaining = (left, number) => Math.min(number, left);
export const market_size = (players) => players + 1;
export const dealt = (variant) => (variant === Variant.ADVANCED ? DEALT : HAND);
export const kept = () => HAND;
export function rank_everyone(totals, lowest) {
  const isBefore = (one, other) => totals[one] > totals[other] || (totals[one] === totals[other] && lowest[one] < lowest[other]);
  return totals.map((_, own) => 1 + totals.filter((__, other) => isBefore(other, own)).length);
}
