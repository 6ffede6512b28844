// Protects plain data of given files while the work is loaded: the work may read it and add to it, but not change it. Given
// files and tests may change their own data.
const { is } = Object;
const { isArray } = Array;
const { parse } = JSON;
const { apply, ownKeys, getOwnPropertyDescriptor: descriptor, getPrototypeOf } = Reflect;
const { Map, Set } = globalThis;
const { get, has, set, forEach } = Map.prototype;
const { has: hasItem, forEach: forEachItem } = Set.prototype;

const MAX_PIECES = 20_000;
const MAX_ITEMS = 100_000;
const isObject = (value) => value !== null && typeof value === "object";

/** `array`, `object`, `map` or `set`; "" for everything that is not plain data. */
function kindOf(value) {
  if (!isObject(value)) return "";
  if (isArray(value)) return "array";
  const prototype = getPrototypeOf(value);
  if (prototype === Map.prototype) return "map";
  if (prototype === Set.prototype) return "set";
  return prototype === null || prototype === Object.prototype ? "object" : "";
}

/** A snapshot of one object: its values by key. */
function pieceOf(value, kind) {
  const [keys, values] = [[], []];
  const add = (item, key) => {
    keys[keys.length] = key;
    values[values.length] = item;
  };
  if (kind === "map") apply(forEach, value, [add]);
  else if (kind === "set") apply(forEachItem, value, [add]);
  else {
    const names = ownKeys(value);
    for (let i = 0; i < names.length; i++) {
      const found = descriptor(value, names[i]);
      if (found && !found.get && !found.set) add(found.value, names[i]);
    }
  }
  return { value, kind, keys, values };
}

/** Whether an object still has all values of its snapshot. Additions are allowed. */
export function isKept({ value, kind, keys, values }) {
  if (kindOf(value) !== kind) return false;
  for (let i = 0; i < keys.length; i++) {
    if (kind === "set" && !apply(hasItem, value, [keys[i]])) return false;
    if (kind === "map" && !(apply(has, value, [keys[i]]) && is(apply(get, value, [keys[i]]), values[i])))
      return false;
    if (kind === "map" || kind === "set") continue;
    const found = descriptor(value, keys[i]);
    if (!found || found.get || found.set || !is(found.value, values[i])) return false;
  }
  return true;
}

/** Snapshots of `value` and all plain data in it. Of a module's exports, only data that is not excluded. */
export function piecesOf({ value, without }, most) {
  const seen = new Map();
  const pieces = [];
  const take = (item) => {
    const kind = kindOf(item);
    if (kind === "" || apply(has, seen, [item]) || pieces.length >= most) return;
    if (kind === "array" && item.length > MAX_ITEMS) return;
    apply(set, seen, [item, true]);
    pieces[pieces.length] = pieceOf(item, kind);
  };
  take(value);
  if (without && pieces.length > 0) pieces[0] = onlyData(pieces[0], without);
  for (let i = 0; i < pieces.length; i++) {
    const { values } = pieces[i];
    for (let k = 0; k < values.length; k++) take(values[k]);
  }
  return pieces;
}

/** Exports without functions, which are watched elsewhere, and without excluded names. */
function onlyData({ keys, values, ...rest }, without) {
  const kept = { ...rest, keys: [], values: [] };
  for (let i = 0; i < keys.length; i++) {
    let isLeftOut = typeof values[i] === "function";
    for (let k = 0; k < without.length; k++) if (without[k] === keys[i]) isLeftOut = true;
    if (isLeftOut) continue;
    kept.keys[kept.keys.length] = keys[i];
    kept.values[kept.values.length] = values[i];
  }
  return kept;
}

/** Whether data contains everything expected. */
function holds(value, expected) {
  if (!isObject(expected)) return is(value, expected);
  const kind = kindOf(expected);
  if (kindOf(value) !== kind) return false;
  const keys = ownKeys(expected);
  for (let i = 0; i < keys.length; i++) {
    const found = descriptor(value, keys[i]);
    if (!found || found.get || found.set || !holds(found.value, expected[keys[i]])) return false;
  }
  return true;
}

/** Whether a protected file exported this value. If two files load each other, one has not ended yet. */
function isExported(exported, value) {
  if (exported === undefined) return false;
  let found = exported.length === 0;
  for (let i = 0; i < exported.length; i++) found ||= is(exported[i], value);
  return found;
}

/** The functions by which instrumented files report their data. */
export function createData(record) {
  const roots = [];
  /** By protected file: what it exported at its end, each time that it ran. */
  const given = { __proto__: null };
  let isOver = false;
  const know = (id, value, without) => {
    for (let i = 0; i < roots.length; i++) if (roots[i].value === value) return;
    if (kindOf(value) === "") return;
    const root = { id, value, without };
    root.pieces = piecesOf(root, MAX_PIECES);
    roots[roots.length] = root;
  };
  const accept = () => {
    for (let i = 0; i < roots.length; i++) roots[i].pieces = piecesOf(roots[i], MAX_PIECES);
  };
  const compare = () => {
    for (let i = 0; i < roots.length; i++) {
      const { id, pieces } = roots[i];
      let kept = true;
      for (let k = 0; k < pieces.length; k++) kept &&= isKept(pieces[k]);
      if (!kept) record.hijack(`@${id} the work changed this data when it was loaded`);
    }
    accept();
  };
  return {
    /** A protected file starts. Code that ran since the previous one ended belongs to the work. */
    i(file) {
      given[file] ??= [];
      if (!isOver) compare();
    },
    /** The protected file `file` ends with these exports. */
    H(file, exported) {
      given[file][given[file].length] = exported;
    },
    /** Protected code ran until now, so the current data is accepted. `over`: tests run from here on. */
    a(over) {
      accept();
      isOver ||= over === true;
    },
    /** A protected file has loaded a module, maybe the protected `file`; `a` was called just before. */
    r(_accepted, value, id, file) {
      compare();
      if (file !== undefined && !isExported(given[file], value))
        record.hijack(`@${id} something else stands in for ${file}`);
      return value;
    },
    /** A loader returned the data of a protected file with this text. */
    j(id, value, text) {
      let known = isOver;
      for (let i = 0; i < roots.length; i++) known ||= roots[i].value === value;
      if (!known && !holds(value, parse(text)))
        record.hijack(`@${id} the work changed this data when it was loaded`);
      know(id, value);
      return value;
    },
    /** The exports of a protected module, at its end; `without`: names that its own functions change. */
    k: (id, exported, without) => know(id, exported, without),
    /** The same for an expression that the module exports. */
    y(id, exported, without) {
      know(id, exported, without);
      return exported;
    },
  };
}
