/** What Python means by its operations and built-in functions, for scripts that are written from Python modules. */

const keyOf = (value) => (Array.isArray(value) ? JSON.stringify(value) : value);

/** A set whose elements are equal as Python has it. */
class PythonSet {
  constructor(values) {
    this.map = new Map();
    for (const value of $iter(values)) this.map.set(keyOf(value), value);
  }

  get size() {
    return this.map.size;
  }

  has(value) {
    return this.map.has(keyOf(value));
  }

  [Symbol.iterator]() {
    return this.map.values();
  }
}

const isSet = (value) => value instanceof PythonSet;
export const $set = (values = []) => new PythonSet(values);
export const $frozenset = $set;
export const $iter = (value) => (value instanceof Map ? value.keys() : value);
export const $list = (value = []) => [...$iter(value)];
export const $tuple = $list;
export const $dict = (value = []) => new Map(value instanceof Map ? value : [...value].map(([key, each]) => [key, each]));
/** Yield the value of each element that passes a test, as a comprehension does. */
export function* $each(values, valueOf, isKept = null) {
  for (const each of $iter(values)) if (isKept === null || isKept(each)) yield valueOf(each);
}

export const $items = (value) => value.entries();
export const $object = (value) => Object.fromEntries(value);
export const $fromkeys = (keys, value = null) => new Map([...$iter(keys)].map((key) => [key, value]));

/** Return True if Python takes a value for true. */
export function $t(value) {
  if (value === null || value === undefined || value === false || value === 0 || value === "") return false;
  if (Array.isArray(value)) return value.length > 0;
  return value instanceof Map || isSet(value) ? value.size > 0 : true;
}

export const $and = (first, second) => ($t(first) ? second() : first);
export const $any_of = (first, second) => ($t(first) ? first : second());
export const $bool = $t;

export function $eq(left, right) {
  if (left === right) return true;
  if (left === null || right === null || typeof left !== "object" || typeof right !== "object") return Number(left) === Number(right) && typeof left !== typeof right && typeof left !== "string" && typeof right !== "string" && left !== null && right !== null;
  if (Array.isArray(left)) return Array.isArray(right) && left.length === right.length && left.every((each, place) => $eq(each, right[place]));
  if (left.constructor !== right.constructor) return false;
  if (isSet(left)) return left.size === right.size && [...left].every((each) => right.has(each));
  if (left instanceof Map) return left.size === right.size && [...left].every(([key, each]) => right.has(key) && $eq(each, right.get(key)));
  return Object.keys(left).every((name) => $eq(left[name], right[name]));
}

export function $lt(left, right) {
  if (isSet(left)) return left.size < right.size && [...left].every((each) => right.has(each));
  return Array.isArray(left) ? compare(left, right) < 0 : left < right;
}

export function $le(left, right) {
  if (isSet(left)) return [...left].every((each) => right.has(each));
  return Array.isArray(left) ? compare(left, right) <= 0 : left <= right;
}

function compare(left, right) {
  if (!Array.isArray(left)) return left < right ? -1 : left > right ? 1 : 0;
  for (let place = 0; place < Math.min(left.length, right.length); place += 1) {
    const found = compare(left[place], right[place]);
    if (found !== 0) return found;
  }
  return left.length - right.length;
}

export function $in(value, all) {
  if (typeof all === "string") return all.includes(value);
  if (isSet(all) || all instanceof Map) return all.has(value);
  for (const each of all) if ($eq(each, value)) return true;
  return false;
}

export const $add = (left, right) => (Array.isArray(left) ? [...left, ...right] : left + right);
export const $sub = (left, right) => (isSet(left) ? $set([...left].filter((each) => !right.has(each))) : left - right);
export const $mul = (left, right) => (Array.isArray(left) ? Array.from({ length: right }, () => left).flat() : left * right);
export const $mod = (left, right) => ((left % right) + right) % right;

export function $or(left, right) {
  if (isSet(left)) return $set([...left, ...right]);
  if (left instanceof Map) return new Map([...left, ...right]);
  if (typeof left === "function" || left instanceof Kinds) return new Kinds([...(left instanceof Kinds ? left.all : [left]), right]);
  return typeof left === "boolean" ? left || $t(right) : left | right;
}

export function $both(left, right) {
  if (isSet(left)) return $set([...left].filter((each) => right.has(each)));
  return typeof left === "boolean" ? left && $t(right) : left & right;
}

export function $get(value, key) {
  if (value instanceof Map) {
    if (!value.has(key)) throw new Error(`no key ${key}`);
    return value.get(key);
  }
  const found = value[key < 0 ? value.length + key : key];
  if (found === undefined) throw new Error(`no place ${key}`);
  return found;
}

export function $put(value, key, given) {
  if (value instanceof Map) value.set(key, given);
  else value[key < 0 ? value.length + key : key] = given;
}

export function $slice(value, start, stop, step) {
  const { length } = value;
  const within = (place, missing) => (place === null || place === undefined ? missing : Math.min(Math.max(place < 0 ? length + place : place, 0), length));
  if (step === null) return value.slice(within(start, 0), Math.max(within(stop, length), within(start, 0)));
  if (step < 0) return value.slice().reverse();
  return value.slice(within(start, 0), within(stop, length)).filter((_, place) => place % step === 0);
}

export const $len = (value) => value.length ?? value.size;
export const $str = String;
export const $int = Number;
export const $abs = Math.abs;
export const $any = (values) => { for (const each of $iter(values)) if ($t(each)) return true; return false; };
export const $all = (values) => { for (const each of $iter(values)) if (!$t(each)) return false; return true; };
export const $map = (change, values) => [...$iter(values)].map((each) => change(each));
export const $reversed = (values) => [...$iter(values)].reverse();
export const $enumerate = (values) => [...$iter(values)].map((each, place) => [place, each]);
export const $pairwise = (values) => { const all = [...$iter(values)]; return all.slice(1).map((each, place) => [all[place], each]); };
export const $sum = (values) => [...$iter(values)].reduce((total, each) => total + Number(each), 0);
export const $sorted = (values, { key = (each) => each } = {}) => [...$iter(values)].sort((left, right) => compare(key(left), key(right)));
export const $isinstance = (value, kinds) => $list(kinds instanceof Kinds ? kinds.all : [kinds]).some((kind) => value instanceof kind);

const kept = new WeakMap();

/** Return a property that is computed once for an object. */
export function $once(object, name, compute) {
  if (!kept.has(object)) kept.set(object, new Map());
  const of = kept.get(object);
  if (!of.has(name)) of.set(name, compute());
  return of.get(name);
}

export const $evolve = (value, given) => new value.constructor({ ...value, ...given });

class Kinds {
  constructor(all) {
    this.all = all;
  }
}

export function $range(start, stop, step = 1) {
  const [first, end] = stop === undefined ? [0, start] : [start, stop];
  const found = [];
  for (let each = first; step > 0 ? each < end : each > end; each += step) found.push(each);
  return found;
}

export function $zip(...given) {
  const all = given.filter((each) => each[Symbol.iterator] !== undefined || each instanceof Map).map((each) => [...$iter(each)]);
  return Array.from({ length: Math.min(...all.map((each) => each.length)) }, (_, place) => all.map((each) => each[place]));
}

export function $takewhile(isGood, values) {
  const found = [];
  for (const each of $iter(values)) {
    if (!$t(isGood(each))) break;
    found.push(each);
  }
  return found;
}

export function $next(values, missing) {
  for (const each of $iter(values)) return each;
  if (missing === undefined) throw new Error("nothing is left");
  return missing;
}

function extreme(isBetter, given) {
  const last = given.at(-1);
  const isNamed = last !== null && typeof last === "object" && ["default", "key"].some((name) => Object.hasOwn(last, name));
  const { default: missing, key = (each) => each } = isNamed ? last : {};
  const rest = isNamed ? given.slice(0, -1) : given;
  const values = rest.length === 1 ? [...$iter(rest[0])] : rest;
  if (values.length === 0 && missing !== undefined) return missing;
  return values.reduce((best, each) => (isBetter(compare(key(each), key(best))) ? each : best));
}

export const $min = (...given) => extreme((sign) => sign < 0, given);
export const $max = (...given) => extreme((sign) => sign > 0, given);

/** Return members with a name and a value, to be told apart by identity. */
export function $enum(members) {
  const all = Object.entries(members).map(([name, value]) => [name, Object.freeze({ name, value })]);
  return { ...Object.fromEntries(all), [Symbol.iterator]: () => all.map(([, member]) => member).values() };
}

const ARRAYS = {
  append: (value, each) => value.push(each),
  extend: (value, more) => value.push(...$iter(more)),
  pop: (value, place = -1) => value.splice(place < 0 ? value.length + place : place, 1)[0],
  clear: (value) => value.splice(0),
  count: (value, wanted) => value.filter((each) => $eq(each, wanted)).length,
  index: (value, wanted) => value.findIndex((each) => $eq(each, wanted)),
};
const MAPS = {
  get: (value, key, missing = null) => (value.has(key) ? value.get(key) : missing),
  items: (value) => value.entries(),
  keys: (value) => $set(value.keys()),
  values: (value) => value.values(),
  update: (value, more) => { for (const [key, each] of more instanceof Map ? more : $iter(more)) value.set(key, each); },
  clear: (value) => value.clear(),
};
const SETS = {
  add: (value, each) => value.map.set(keyOf(each), each),
  discard: (value, each) => value.map.delete(keyOf(each)),
  update: (value, ...more) => { for (const all of more) for (const each of $iter(all)) value.map.set(keyOf(each), each); },
  isdisjoint: (value, other) => { for (const each of $iter(other)) if (value.has(each)) return false; return true; },
  pop: (value) => { const [each] = value; value.map.delete(keyOf(each)); return each; },
  issuperset: (value, other) => { for (const each of $iter(other)) if (!value.has(each)) return false; return true; },
  intersection: (value, other) => $set([...$iter(other)].filter((each) => value.has(each))),
  difference: (value, ...others) => { const gone = $set(others.flatMap((each) => [...$iter(each)])); return $set([...value].filter((each) => !gone.has(each))); },
  union: (value, ...others) => $set([...value, ...others.flatMap((each) => [...$iter(each)])]),
};
const STRINGS = {
  isalnum: (value) => /^[\p{L}\p{N}]+$/u.test(value),
  isdigit: (value) => /^[0-9]+$/.test(value),
  split: (value, by = null) => (by === null ? value.split(/\s+/).filter((each) => each !== "") : value.split(by)),
  startswith: (value, start) => value.startsWith(start),
  endswith: (value, end) => value.endsWith(end),
  removesuffix: (value, end) => (end !== "" && value.endsWith(end) ? value.slice(0, -end.length) : value),
  replace: (value, from, to) => value.replaceAll(from, to),
  join: (value, words) => [...$iter(words)].join(value),
};

/** Call a method of a value. */
export function $call(value, name, ...given) {
  const own = typeof value === "string" ? STRINGS : Array.isArray(value) ? ARRAYS : value instanceof Map ? MAPS : isSet(value) ? SETS : null;
  return own === null ? value[name](...given) : own[name](value, ...given);
}

export { Kinds, PythonSet };
