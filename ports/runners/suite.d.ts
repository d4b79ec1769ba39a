/** JSON as the wire carries it. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** What one exchange expects: an answer, a card among those of the catalogue, or a refusal with one of these codes. */
export type Expectation = { answer: { [key: string]: Json } } | { card: { [key: string]: Json } } | { error: string[] };

/** One request, complete but for its id, or a raw line; and what it expects. */
export interface Exchange {
  request?: { [key: string]: Json };
  line?: string;
  expect: Expectation;
}

/** One vector of the suite. */
export interface Vector {
  id: string;
  topic: string;
  level: 1 | 2 | 3 | 4 | 5;
  clauses: string[];
  /** The clauses in words. */
  rules: string[];
  why: string;
  tags: string[];
  provenance: string;
  /** The readings on which the answer depends, with the value under which it is asked. */
  readings: { [name: string]: string };
  /** The value of each reading that a port plays which does not name it. */
  defaults: { [name: string]: string };
  /** What a port that limits its claims must claim: all of a list; of `depth` and `region_facts`, which are no lists, one. */
  claims: { requests: string[]; variants?: string[]; players?: number[]; depth?: string[]; region_facts?: boolean[] };
  /** The moments of its games, each with the features that hold at once: two of them are a situation. */
  situations: { [dimension: string]: string }[];
  exchanges: Exchange[];
}

/** What a port answers to hello. */
export interface Hello {
  protocol: string;
  name: string;
  version: string;
  language: string;
  levels: number[];
  readings?: { [name: string]: string[] };
  requests?: string[];
  variants?: string[];
  players?: number[];
  depth?: "state" | "outcome";
  score?: "cards" | "total";
  rank?: "ranks" | "winners";
  bench?: boolean;
  region_facts?: boolean;
}

export interface Options {
  vectors?: Vector[];
  /** Milliseconds for one answer. */
  timeout?: number;
}

export interface Outcome {
  vector: Vector;
  verdict: "passed" | "failed" | "not asked";
  differences: string[];
}

export function loadVectors(file?: string | URL): Vector[];
export class Port {
  constructor(command: string[], options?: { timeout?: number });
  ask(line: string): Promise<string>;
  hello(): Promise<Hello>;
  close(): void;
}
export function reasonNotAsked(vector: Vector, hello: Hello): string;
export function askVector(port: Port, vector: Vector, hello: Hello): Promise<string[]>;
export function judge(expect: Expectation, raw: string, id?: number, hello?: Partial<Hello>): string[];
export function runPort(command: string[], options?: Options): AsyncGenerator<Outcome>;
export function testPort(command: string[], options?: Options & { knownFailures?: string[] }): Promise<void>;
