/** Explain in words what a card pays, from a line of the port's score sheet. */

const plural = (number, word) => (number === 1 ? `1 ${word}` : `${number === 0 ? "no" : number} ${word === "city" && number > 1 ? "citie" : word}${number === 0 ? "" : "s"}`);

const row = (words) => [words.slice(0, -1).join(", "), ...words.slice(-1)].filter((word) => word !== "").join(" and ");

const SINGULAR = { stones: "stone", chimeras: "chimera", thistles: "thistle" };

const wonders = (counts, kinds) => row(kinds.map((kind) => plural(counts[kind], SINGULAR[kind])));

export const nameOf = (card) => (card.duration === undefined ? card.id : String(card.duration));

function counted({ quest }, visible) {
  switch (quest.per) {
    case "biome":
      return row(quest.biomes.map((biome) => plural(visible[biome], biome)));
    case "biome-set":
      return row(["river", "city", "forest", "desert"].map((biome) => plural(visible[biome], biome)));
    case "night":
      return plural(visible.night, "night card");
    default:
      return plural(visible[`${quest.per}s`], quest.per);
  }
}

function pays({ per, fame, biomes }) {
  if (per === "fixed") return String(fame);
  if (per === "biome-set") return `${fame} per set of the four biomes`;
  return `${fame} per ${per === "biome" ? biomes.join(" or ") : per}`;
}

/** Return one sentence for a line of the score sheet. */
export function explain({ card, visible, prerequisite, questCount, fame }) {
  const reasons = [];
  if (card.quest === null) reasons.push("it has no quest");
  else {
    const kinds = Object.keys(prerequisite.asked).filter((kind) => prerequisite.asked[kind] > 0);
    if (kinds.length > 0) {
      reasons.push(`needs ${wonders(prerequisite.asked, kinds)}`);
      reasons.push(`visible: ${wonders(prerequisite.found, kinds)}${prerequisite.met ? "" : ", which is not enough"}`);
    } else if (card.quest.per === "fixed") reasons.push("it asks for nothing");
    if (card.quest.per !== "fixed" && prerequisite.met) {
      const sets = card.quest.per === "biome-set" ? `: ${plural(questCount, "set")}` : "";
      reasons.push(pays(card.quest), `visible: ${counted(card, visible)}${sets}`);
    }
  }
  return `${nameOf(card)} pays ${fame}: ${reasons.join("; ")}.`;
}

/** Return how often a quest counts a visible card. */
export function timesCounted(card, quest) {
  if (quest === null || quest.per === "fixed") return 0;
  if (quest.per === "biome") return quest.biomes.includes(card.biome) ? 1 : 0;
  if (quest.per === "biome-set") return card.biome === null ? 0 : 1;
  return quest.per === "night" ? Number(card.night) : card[`${quest.per}s`];
}

/** Return how many wonders of the required kinds a card shows. */
export const wondersNeeded = (card, asked) =>
  Object.keys(asked).reduce((sum, kind) => sum + (asked[kind] > 0 ? card[kind] : 0), 0);
