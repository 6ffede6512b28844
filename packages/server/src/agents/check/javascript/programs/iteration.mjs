// Watches loops of protected files over arrays, maps, sets and strings: if a method of the work replaces one of the language,
// it must visit what the collection holds. Everything else is passed on as it is.
import { types } from "node:util";

const { is } = Object;
const { isArray } = Array;
const { Map: Maps, Set: Sets, Array: Arrays, String: Strings } = globalThis;
const { iterator } = Symbol;
const { prototype: iterators } = Iterator;
const { then } = Promise.prototype;
const { apply, getPrototypeOf, getOwnPropertyDescriptor: descriptor } = Reflect;
const { isMap, isSet, isTypedArray, isStringObject, isProxy, isPromise } = types;

const CALLED =
  "forEach map filter every some find findIndex findLast findLastIndex reduce reduceRight flatMap".split(" ");
const WALKED = [iterator, "entries", "keys", "values"];
const HOMES = {
  __proto__: null,
  array: Arrays.prototype,
  map: Maps.prototype,
  set: Sets.prototype,
  typed: getPrototypeOf(Uint8Array.prototype),
  text: Strings.prototype,
};
const originals = { __proto__: null };
for (const kind in HOMES) {
  originals[kind] = { __proto__: null };
  for (const name of [...CALLED, ...WALKED])
    if (name in HOMES[kind]) originals[kind][name] = HOMES[kind][name];
}
const { get: mapSize } = descriptor(Maps.prototype, "size");
const { get: setSize } = descriptor(Sets.prototype, "size");
const isCalled = { __proto__: null };
for (const name of CALLED) isCalled[name] = true;
/** What a callback returns so that a method goes on to the next value. */
const goesOn = { __proto__: null, every: true };
const stops = {
  __proto__: null,
  some: true,
  find: true,
  findIndex: true,
  findLast: true,
  findLastIndex: true,
};

/** The key of the collection's kind in HOMES; "" for everything else. */
function kindOf(value) {
  if (value === null || typeof value !== "object") return "";
  if (isArray(value)) return "array";
  if (isMap(value)) return "map";
  if (isSet(value)) return "set";
  if (isTypedArray(value)) return "typed";
  return isStringObject(value) ? "text" : "";
}

/** Values and their keys, in order. */
function createVisits() {
  const items = [];
  const keys = [];
  return {
    items,
    keys,
    add(item, key) {
      keys[keys.length] = key;
      items[items.length] = item;
    },
  };
}

/** What the language's own method visits if it is called with as many arguments. */
function dueCalls(original, name, value, length) {
  const due = createVisits();
  const at = name === "reduce" || name === "reduceRight" ? 1 : 0;
  const note = function () {
    due.add(arguments[at], arguments[at + 1]);
    return goesOn[name] ?? false;
  };
  // Of a list without values, it throws.
  if (at === 1 && length < 2 && value.length === 0) return due;
  apply(original, value, at === 1 && length > 1 ? [note, undefined] : [note]);
  return due;
}

/** What the language's own iterator yields. */
function dueItems(original, value) {
  const due = createVisits();
  const walk = apply(original, value, []);
  for (let step = walk.next(); !step.done; step = walk.next()) due.add(step.value);
  return due;
}

const isSame = (a, b) => is(a, b) || isProxy(a) || isProxy(b);
const isSameItem = (a, b) => {
  if (isSame(a, b)) return true;
  // The pairs of `entries` are new objects each time.
  if (!isArray(a) || !isArray(b) || a.length !== 2 || b.length !== 2) return false;
  return isSame(a[0], b[0]) && isSame(a[1], b[1]);
};

function isSameList(seen, due, most) {
  for (let i = 0; i < most; i++) if (!isSameItem(seen[i], due[i])) return false;
  return true;
}

function flat(items, into = []) {
  for (let i = 0; i < items.length; i++)
    if (isArray(items[i])) flat(items[i], into);
    else into[into.length] = items[i];
  return into;
}

/** How many values a map or a set has, by its own account if that is less. */
function sizeOf(value, kind) {
  const held = apply(kind === "map" ? mapSize : setSize, value, []);
  const shown = value.size;
  return typeof shown === "number" && shown < held ? shown : held;
}

/**
 * Whether the visits are those that are due. `loose`: a class of the work has the method. Its maps and sets may have another
 * order, and its arrays may visit the values of their rows. `ended`: the consumer or its callback stopped the loop.
 */
function isHonest({ seen, due, kind, value, loose, ended, keyed }) {
  if (loose && (kind === "map" || kind === "set")) return ended || seen.items.length >= sizeOf(value, kind);
  const [found, wanted] = [seen.items, due.items];
  const isWhole = ended ? found.length <= wanted.length : found.length === wanted.length;
  if (isWhole && isSameList(found, wanted, found.length))
    return !keyed || isSameList(seen.keys, due.keys, found.length);
  if (!loose || (!ended && found.length < wanted.length)) return false;
  const [cells, all] = [flat(found), flat(wanted)];
  return (
    (ended ? cells.length <= all.length : cells.length === all.length) && isSameList(cells, all, cells.length)
  );
}

/** A stand-in whose method calls the one of the work and compares what it visits. */
function callStandIn(watched, name, found, original, tell) {
  const { value } = watched;
  return function (callback, ...more) {
    if (typeof callback !== "function") return apply(found, value, [callback, ...more]);
    const due = dueCalls(original, name, value, more.length + 1);
    const seen = createVisits();
    const at = name === "reduce" || name === "reduceRight" ? 1 : 0;
    let ended = false;
    const note = function () {
      seen.add(arguments[at], arguments[at + 1]);
      const last = ended;
      ended = true;
      const result = apply(callback, this, arguments);
      ended = last || (name === "every" ? !result : stops[name] === true && Boolean(result));
      return result;
    };
    const judge = (result) => {
      if (!isHonest({ ...watched, seen, due, ended, keyed: callback.length > at + 1 })) tell();
      return result;
    };
    const result = apply(found, value, [note, ...more]);
    return isPromise(result) ? apply(then, result, [judge]) : judge(result);
  };
}

/** The same for a method that returns an iterator. */
function walkStandIn(watched, found, original, tell) {
  const { value } = watched;
  return function () {
    const due = dueItems(original, value);
    const inner = apply(found, value, arguments);
    const seen = createVisits();
    const judge = () => {
      if (!isHonest({ ...watched, seen, due, ended: false, keyed: false })) tell();
    };
    if (isArray(inner)) {
      for (let i = 0; i < inner.length; i++) seen.add(inner[i]);
      judge();
      return inner;
    }
    const { next } = inner;
    const walk = {
      __proto__: iterators,
      next() {
        const step = apply(next, inner, arguments);
        if (step.done) judge();
        else if (seen.items.length <= due.items.length * 100) seen.add(step.value);
        return step;
      },
      return(last) {
        return typeof inner.return === "function" ? inner.return(last) : { value: last, done: true };
      },
    };
    return walk;
  };
}

/** Whether a method comes from the language's prototype, and nothing of the work can answer in its place. */
const isUntouched = (value, home, name) =>
  !isProxy(value) && getPrototypeOf(value) === home && descriptor(value, name) === undefined;

/** The function that instrumented files call for what they iterate over, and for objects whose method `name` they call. */
export function createIteration(record) {
  return {
    I(id, value, name = iterator) {
      const kind = kindOf(value);
      const original = kind === "" ? undefined : originals[kind][name];
      if (original === undefined || isUntouched(value, HOMES[kind], name)) return value;
      const found = value[name];
      if (typeof found !== "function") return value;
      const loose = descriptor(value, name) === undefined && !isProxy(value);
      const tell = () => record.hijack(`@${id} a collection of the work does not visit what it holds`);
      if (found === original) return { __proto__: null, [name]: (...args) => apply(found, value, args) };
      const watched = { value, kind, loose };
      const standIn = isCalled[name]
        ? callStandIn(watched, name, found, original, tell)
        : walkStandIn(watched, found, original, tell);
      return { __proto__: null, [name]: standIn };
    },
  };
}
