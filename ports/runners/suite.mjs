#!/usr/bin/env node
/**
 * The conformance suite of the rules of Faraway, without Python: node 18 or newer and no dependency.
 *
 *     import { testPort } from "faraway-rules/suite";     // in a file that `node --test` runs: one test for each vector
 *     testPort(["node", "port.mjs"]);
 *
 *     npx faraway-suite node port.mjs                     // on the command line: exit status 0, 1 or 2
 *
 * The vectors stand in vectors.jsonl, complete in themselves; README.md describes their form.
 */

import { spawn } from "node:child_process";
import { readFileSync, realpathSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const PROTOCOL = "faraway-wire-1";
const DEFAULT_TIMEOUT = 20_000;

/** Load the vectors of this package, or those of another file of the same form. */
export function loadVectors(file = new URL("./vectors.jsonl", import.meta.url)) {
  return readFileSync(file, "utf8").trimEnd().split("\n").map((line) => JSON.parse(line));
}

/** Start a port and ask it one line after another. */
export class Port {
  #child;
  #lines;
  #timeout;
  #failed;

  constructor([program, ...words], { timeout = DEFAULT_TIMEOUT } = {}) {
    this.#timeout = timeout;
    this.#child = spawn(program, words, { stdio: ["pipe", "pipe", "inherit"] });
    this.#child.stdin.on("error", () => {}); // the port has gone: the missing answer says so
    this.#failed = new Promise((_, reject) => this.#child.on("error", reject));
    this.#failed.catch(() => {}); // whoever asks next is told
    this.#lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
  }

  /** Send one line and return the line that answers it; reject if the port exits or takes too long. */
  async ask(line) {
    this.#child.stdin.write(`${line}\n`);
    let timer;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer within ${this.#timeout} ms`)), this.#timeout);
    });
    try {
      const { value, done } = await Promise.race([this.#failed, this.#lines.next(), late]);
      if (done) throw new Error("the port has exited");
      return value;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Introduce the runner; return what the port offers. */
  async hello() {
    const { answer } = JSON.parse(await this.ask(JSON.stringify({ id: 0, request: "hello", protocol: PROTOCOL })));
    if (answer?.protocol !== PROTOCOL) throw new Error(`the port does not speak ${PROTOCOL}`);
    return answer;
  }

  /** End the port. */
  close() {
    this.#child.stdin.end();
    const kill = setTimeout(() => this.#child.kill("SIGKILL"), 2000);
    this.#child.on("exit", () => clearTimeout(kill));
    kill.unref();
  }
}

// Bench questions put cards together that no game brings together. A port that claims less than everything is asked them only if
// it says `"bench": true`.
function takesBench(hello) {
  if (typeof hello.bench === "boolean") return hello.bench;
  const whole = Object.entries({ requests: 12, variants: 2, players: 5 });
  const first = Object.entries({ depth: "state", score: "cards", rank: "ranks" });
  return (
    whole.every(([claim, count]) => !Array.isArray(hello[claim]) || new Set(hello[claim]).size >= count) &&
    first.every(([claim, value]) => (hello[claim] ?? value) === value)
  );
}

/** Return why a port that answered hello so is not asked this vector; empty if it is asked. */
export function reasonNotAsked(vector, hello) {
  if (!hello.levels.includes(vector.level)) return `the port does not offer level ${vector.level}`;
  const missing = Object.entries(vector.readings).filter(
    ([name, value]) => !(hello.readings?.[name] ?? [vector.defaults[name]]).includes(value),
  );
  if (missing.length > 0) return `the port does not play ${missing.map((pair) => pair.join("=")).join(", ")}`;
  if (vector.tags.includes("bench") && !takesBench(hello)) return "the port does not claim bench questions";
  for (const [claim, needed] of Object.entries(vector.claims)) {
    const offered = hello[claim];
    const lacking = Array.isArray(offered) ? needed.filter((value) => !offered.includes(value)) : [];
    if (lacking.length > 0) return `the port does not claim ${claim}: ${lacking.join(", ")}`;
    const isSingle = offered !== undefined && !Array.isArray(offered);
    if (isSingle && !needed.includes(offered)) return `this runner does not judge ${claim}: ${offered}`;
  }
  return "";
}

// A reading on which the answer does not depend is sent with a value that the port plays.
function asPlayed(request, vector, hello) {
  const change = (readings) =>
    Object.fromEntries(
      Object.entries(readings).map(([name, value]) => {
        const played = hello.readings?.[name] ?? [value];
        const isFree = !(name in vector.readings) && value === vector.defaults[name] && !played.includes(value);
        return [name, isFree ? played[0] : value];
      }),
    );
  if (isObject(request.readings)) return { ...request, readings: change(request.readings) };
  if (!isObject(request.setup?.readings)) return request;
  return { ...request, setup: { ...request.setup, readings: change(request.setup.readings) } };
}

/** Ask a port one vector; return every difference in words, nothing if it passed. */
export async function askVector(port, vector, hello) {
  const differences = [];
  for (const [number, { request, line, expect }] of vector.exchanges.entries()) {
    const raw = await port.ask(line ?? JSON.stringify({ id: number + 1, ...asPlayed(request, vector, hello) }));
    differences.push(...judge(expect, raw, line === undefined ? number + 1 : undefined, hello));
  }
  return differences;
}

/** Compare the line that a port answered with what is expected, as far as it claims to know it; return every difference in words. */
export function judge(expect, raw, id = undefined, hello = {}) {
  let reply;
  try {
    reply = JSON.parse(raw);
  } catch {
    return [`not JSON: ${raw.slice(0, 200)}`];
  }
  if (reply === null || typeof reply !== "object") return [`not an object: ${raw.slice(0, 200)}`];
  if (id !== undefined && reply.id !== id) return [`/id: expected ${id}, got ${show(reply.id)}`];
  if (/[0-9](?:\.|[eE])/.test(raw.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""'))) return ["a number has a point or an exponent"];
  if ("error" in expect) {
    const code = reply.error?.code;
    return expect.error.includes(code) ? [] : [`/error/code: expected ${expect.error.join(" or ")}, got ${show(code)}`];
  }
  if (reply.error !== undefined) return [`/error: expected an answer, got ${show(reply.error)}`];
  if ("card" in expect) return judgeCard(expect.card, reply.answer);
  const [expected, got] = [expect.answer, withCodesOnly(reply.answer)].map((answer) => asClaimed(answer, hello));
  return [...differences(expected, got, "")];
}

// A port that claims totals only, or winners only, is compared by these: in `score`, in `rank`, and in the result of a game.
function asClaimed(answer, hello) {
  if (!isObject(answer)) return answer;
  if (Array.isArray(answer.steps)) {
    const steps = answer.steps.map((step) => (isObject(step?.result) ? { ...step, result: winners(step.result, hello) } : step));
    return { ...answer, steps };
  }
  if (hello.score === "total" && "total" in answer) return { total: answer.total };
  return winners(answer, hello);
}

function winners({ ranks, ...others }, hello) {
  if (hello.rank !== "winners" || !Array.isArray(ranks)) return ranks === undefined ? others : { ...others, ranks };
  return { ...others, winners: [...ranks.keys()].filter((seat) => ranks[seat] === 1) };
}

const show = (value) => (value === undefined ? "(absent)" : JSON.stringify(value));

// Of an error inside a game only the code is compared.
function withCodesOnly(answer) {
  if (!Array.isArray(answer?.steps)) return answer;
  return { ...answer, steps: answer.steps.map((step) => (step?.error ? { error: { code: step.error.code } } : step)) };
}

function* differences(expected, got, path) {
  if (Array.isArray(expected) && Array.isArray(got)) {
    const [one, other] = path.endsWith("/legal") ? [expected, got].map(sorted) : [expected, got];
    if (one.length !== other.length) yield `${path}: expected ${show(one)}, got ${show(other)}`;
    else for (const [index, entry] of one.entries()) yield* differences(entry, other[index], `${path}/${index}`);
  } else if (isObject(expected) && isObject(got)) {
    for (const key of new Set([...Object.keys(expected), ...Object.keys(got)]))
      yield* differences(expected[key], got[key], `${path}/${key}`);
  } else if (expected !== got) {
    yield `${path || "(whole answer)"}: expected ${show(expected)}, got ${show(got)}`;
  }
}

const isObject = (value) => value !== null && typeof value === "object" && !Array.isArray(value);
const sorted = (list) => [...list].sort((one, other) => (canonical(one) < canonical(other) ? -1 : 1));

function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (!isObject(value)) return JSON.stringify(value) ?? "";
  return `{${Object.keys(value).sort().map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join()}}`;
}

// A port may name a Sanctuary as it likes, and list the biomes of a quest in either order.
function factsOf({ id: _, quest, ...facts }) {
  return canonical({ ...facts, quest: quest?.biomes ? { ...quest, biomes: [...quest.biomes].sort() } : quest });
}

function judgeCard(card, answer) {
  const kind = "duration" in card ? "regions" : "sanctuaries";
  const cards = answer?.[kind];
  if (!Array.isArray(cards)) return [`/${kind}: expected a list of cards, got ${show(answer)}`];
  const times = cards.filter((entry) => isObject(entry) && factsOf(entry) === factsOf(card)).length;
  return times === 1 ? [] : [`/${kind}: expected once ${show(card)}, found ${times} times`];
}

/** Run the suite on a port; yield each vector with its verdict: passed, failed or not asked. */
export async function* runPort(command, { vectors = loadVectors(), timeout = DEFAULT_TIMEOUT } = {}) {
  const port = new Port(command, { timeout });
  try {
    const hello = await port.hello();
    for (const vector of vectors) {
      const reason = reasonNotAsked(vector, hello);
      if (reason) yield { vector, verdict: "not asked", differences: [reason] };
      else {
        const wrong = await askVector(port, vector, hello);
        yield { vector, verdict: wrong.length > 0 ? "failed" : "passed", differences: wrong };
      }
    }
  } finally {
    port.close();
  }
}

/** Register one test of node:test for each vector; known failures are expected to fail. */
export async function testPort(command, { vectors = loadVectors(), timeout = DEFAULT_TIMEOUT, knownFailures = [] } = {}) {
  const { test, before, after } = await import("node:test");
  const { default: assert } = await import("node:assert/strict");
  let port;
  let hello;
  before(async () => {
    port = new Port(command, { timeout });
    hello = await port.hello();
  });
  after(() => port?.close());
  for (const vector of vectors) {
    test(vector.id, async (context) => {
      const reason = reasonNotAsked(vector, hello);
      if (reason) return context.skip(reason);
      const wrong = await askVector(port, vector, hello);
      const isKnown = knownFailures.includes(vector.id);
      if (isKnown) assert.notEqual(wrong.length, 0, "a known failure passes now: remove it from the list");
      else assert.equal(wrong.length, 0, `${vector.why}\n${wrong.join("\n")}\n${vector.rules.join("\n")}`);
    });
  }
}

async function main(command) {
  if (command.length === 0) {
    console.error("usage: faraway-suite COMMAND [ARGUMENT]...");
    return 2;
  }
  const counts = { passed: 0, failed: 0, "not asked": 0 };
  try {
    for await (const { vector, verdict, differences: wrong } of runPort(command)) {
      counts[verdict] += 1;
      if (verdict === "failed") console.log(`FAILED ${vector.id}: ${vector.why}\n  ${wrong.slice(0, 5).join("\n  ")}`);
    }
  } catch (error) {
    console.error(`no verdict: ${error.message}`);
    return 2;
  }
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts["not asked"]} not asked`);
  return counts.failed > 0 ? 1 : counts.passed > 0 ? 0 : 2;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  process.exitCode = await main(process.argv.slice(2).filter((word, index) => index > 0 || word !== "--"));
}
