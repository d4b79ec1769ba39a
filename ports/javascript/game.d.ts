/** Types of the whole game: game.mjs. */

export type Readings = { [name: string]: string };
export interface Setup {
  players: number;
  variant: "standard" | "advanced";
  readings?: Readings;
  region_deck: number[];
  sanctuary_deck: string[];
}
export type Action =
  | { type: "keep"; seat: number; regions: number[] }
  | { type: "explore" | "take"; seat: number; region: number }
  | { type: "place" | "return"; seat: number; sanctuary: string }
  | { type: "decline"; seat: number }
  | { type: "shuffle"; regions: number[] }
  | { type: "return-order"; seat: number; sanctuaries: string[] };
export interface State {
  round: number;
  phase: "keep" | "shuffle" | "explore" | "take" | "place" | "return" | "return-order" | "over";
  turn: number | null;
  one_by_one: boolean;
  region_deck: number[];
  sanctuary_deck: string[];
  market: number[];
  removed: number[];
  players: {
    hand: number[]; set_aside: number[]; chosen: number | null; drawn: string[]; regions: number[]; sanctuaries: string[];
  }[];
}
export interface Result { totals: number[]; ranks: number[]; }

export class IllegalAction extends Error {
  readonly code: string;
  readonly codes: string[];
}
export class Game {
  readonly state: State;
  static begin(setup: Setup): Game;
  legal(): Action[];
  reasonsAgainst(action: Action): string[];
  apply(action: Action): Game;
  observe(seat: number): object;
  result(): Result | null;
}
