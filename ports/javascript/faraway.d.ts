/** Types of the cards and of scoring: faraway.mjs. */

export type Biome = "river" | "city" | "forest" | "desert";
export interface Wonders { stones: number; chimeras: number; thistles: number; }
export interface Counts extends Wonders { river: number; city: number; forest: number; desert: number; night: number; clues: number; }
export interface Quest {
  per: "fixed" | "clue" | "night" | "stone" | "chimera" | "thistle" | "biome" | "biome-set";
  biomes?: readonly Biome[];
  fame: number;
}
export interface Region extends Wonders {
  duration: number; biome: Biome; night: boolean; clues: number; prerequisite: Wonders; quest: Quest | null;
}
export interface Sanctuary extends Wonders { id: string; biome: Biome | null; night: boolean; clues: number; quest: Quest | null; }
export interface Catalogue { regions: readonly Region[]; sanctuaries: readonly Sanctuary[]; }

export const BIOMES: readonly Biome[];
export const WONDERS: readonly (keyof Wonders)[];
export const COUNTED: readonly (keyof Counts)[];
export const REGIONS: readonly Region[];
export const SANCTUARIES: readonly Sanctuary[];
export const CATALOGUE: Catalogue;

export interface Fame { total: number; regions: number[]; sanctuaries: number[]; }
/** What one card saw, asked for, found, counted and paid; `questCount` is null without a quest. */
export interface Line<Card> {
  card: Card;
  visible: Counts;
  prerequisite: { asked: Wonders; found: Wonders; met: boolean };
  questCount: number | null;
  fame: number;
}
export interface Sheet extends Fame { details: { regions: Line<Region>[]; sanctuaries: Line<Sanctuary>[] }; }
export interface Problem { code: string; message: string; path: string; clause: string; }

export class Scoring {
  constructor(catalogue?: Catalogue);
  score(durations: number[], ids: string[]): Fame;
  explain(durations: number[], ids: string[]): Sheet;
}
export const SCORING: Scoring;
export function sanctuaryId(facts: Omit<Sanctuary, "id">): string;
export function scoreTableau(regions: number[], sanctuaryIds?: string[]): Sheet;
export function ascents(durations: number[]): number;
export function checkTableau(
  regions: unknown, sanctuaryIds?: unknown, options?: { partial?: boolean; scoring?: Scoring },
): Problem[];
