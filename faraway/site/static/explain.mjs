/** Say in words what a card pays and who wins, from the port's score sheet: the same sentences as `faraway explain`. */

const ICONS = ["stones", "chimeras", "thistles"];
const SINGULAR = { stones: "stone", chimeras: "chimera", thistles: "thistle" };

/** Return how often a card shows what a word names. */
function times(card, word) {
  if (word === "night") return Number(card.night);
  return word in { river: 0, city: 0, forest: 0, desert: 0 } ? Number(card.biome === word) : card[`${word}s`];
}

export class Explainer {
  /** `nameOf` gives the name of a card in the language of the messages. */
  constructor(messages, nameOf) {
    this.say = (name, values) => messages.message(name, values);
    this.nameOf = nameOf;
  }

  withCommas(words) {
    return words.reduce((first, second) => this.say("list-comma", { first, second }));
  }

  inARow(words) {
    if (words.length < 2) return words.join("");
    return this.say("list-and", { first: this.withCommas(words.slice(0, -1)), second: words.at(-1) });
  }

  number(number, word) {
    return this.say(`count-${word}`, { number });
  }

  quest({ per, fame, biomes = [per] }) {
    if (per === "fixed") return this.say("quest-fixed", { fame });
    if (per === "biome-set") return this.say("quest-per-biome-set", { fame });
    const [first, second] = biomes.map((name) => this.say(`term-${name}`));
    return this.say("quest-per", { fame, what: second === undefined ? first : this.say("list-or", { first, second }) });
  }

  /** Say how many of each are visible, and on which cards. */
  visible({ visible, seen }, words) {
    let total = 0;
    const found = words.map((word) => {
      const number = visible[word] ?? visible[`${word}s`];
      const names = seen.filter((card) => times(card, word) > 0).map((card) => (times(card, word) === 2 ? this.say("explain-twice", { card: this.nameOf(card) }) : this.nameOf(card)));
      total += number;
      const counted = this.number(number, word);
      return names.length === 0 ? counted : this.say("explain-where", { number: counted, cards: this.withCommas(names) });
    });
    const what = this.inARow(found);
    return total === 0 ? this.say("explain-none-visible", { what }) : this.say("explain-visible", { what, total });
  }

  *reasons(line) {
    const { card, prerequisite, questCount } = line;
    if (card.quest === null) {
      yield this.say("explain-no-quest");
      return;
    }
    const { per, biomes } = card.quest;
    const asked = ICONS.filter((kind) => prerequisite.asked[kind] > 0);
    if (asked.length > 0) {
      yield this.say("explain-needs", { wonders: this.inARow(asked.map((kind) => this.number(prerequisite.asked[kind], SINGULAR[kind]))) });
      const seen = this.visible(line, asked.map((kind) => SINGULAR[kind]));
      yield prerequisite.met ? seen : this.say("explain-not-enough", { seen });
    } else if (per === "fixed") yield this.say("explain-asks-nothing");
    if (per === "fixed" || !prerequisite.met) return;
    yield this.quest(card.quest);
    const words = per === "biome" ? biomes : per === "biome-set" ? ["river", "city", "forest", "desert"] : [per];
    const seen = this.visible(line, words);
    yield per === "biome-set" ? this.say("explain-sets", { seen, sets: this.number(questCount, "set") }) : seen;
  }

  /** Return one sentence for a line of the score sheet. */
  card(line) {
    const reasons = [...this.reasons(line)].reduce((first, second) => this.say("explain-reasons", { first, second }));
    return this.say("explain-card", { card: this.nameOf(line.card), fame: line.fame, reasons });
  }

  /** Say who won, and how every tie was broken or left; `standings` have name, total, lowest and rank. */
  ranking(standings) {
    const ordered = [...standings].sort((one, other) => one.rank - other.rank);
    const sentences = [this.say("ranking-wins", { player: ordered[0].name, total: ordered[0].total })];
    ordered.slice(1).forEach((worse, index) => {
      const better = ordered[index];
      if (better.total !== worse.total) return;
      const values = { first: better.name, second: worse.name, total: worse.total };
      sentences.push(
        better.rank === worse.rank
          ? this.say("ranking-shared", { ...values, rank: better.rank })
          : this.say("ranking-tie", { ...values, lower: better.lowest, higher: worse.lowest }),
      );
    });
    return sentences;
  }
}

/** Return the lines of a score sheet in the order of the reveal, each with its row, its position and the cards it sees. */
export function reveal({ details }) {
  const regions = details.regions.map(({ card }) => card);
  const sanctuaries = details.sanctuaries.map(({ card }) => card);
  return [
    ...details.regions.map((line, position) => ({ ...line, row: "regions", position, seen: [...regions.slice(position), ...sanctuaries] })).reverse(),
    ...details.sanctuaries.map((line, position) => ({ ...line, row: "sanctuaries", position, seen: [...regions, ...sanctuaries] })),
  ];
}

/** Return how often a quest counts a visible card. */
export function timesCounted(card, quest) {
  if (quest === null || quest.per === "fixed") return 0;
  if (quest.per === "biome") return quest.biomes.includes(card.biome) ? 1 : 0;
  return quest.per === "biome-set" ? Number(card.biome !== null) : times(card, quest.per);
}

/** Return how many wonders of the required kinds a card shows. */
export const wondersNeeded = (card, asked) => ICONS.reduce((sum, kind) => sum + (asked[kind] > 0 ? card[kind] : 0), 0);
