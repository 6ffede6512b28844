// Watches what the language, JSON and the console look for by themselves when they turn a value into another one: with a
// constant there, different values look the same to a test that compares their texts.
import { inspect } from "node:util";

const { getOwnPropertyDescriptor: descriptor, getPrototypeOf } = Reflect;
const { stringify } = JSON;
const { custom } = inspect;
const { toPrimitive } = Symbol;
const { Date: Dates, String: textOf } = globalThis;

const PRIMITIVES = ["toString", "valueOf", toPrimitive];
/** By prototype: names that nothing but the language itself defines. JSON shows nothing of maps, sets and errors, so they may get a `toJSON`. */
const NAMES = new Map([
  ["Object", [...PRIMITIVES, "toJSON", "then", custom]],
  ["Array", [...PRIMITIVES, "toJSON", "then", custom]],
  ["String", [...PRIMITIVES, "toJSON", "then"]],
  ["Number", [...PRIMITIVES, "toJSON", "then"]],
  ["Boolean", [...PRIMITIVES, "toJSON", "then"]],
  ["BigInt", PRIMITIVES],
  ["Map", [toPrimitive, custom]],
  ["Set", [toPrimitive, custom]],
  ["Date", [toPrimitive, "valueOf", custom]],
  ["RegExp", PRIMITIVES],
  ["Error", [toPrimitive, "valueOf", custom]],
  ["Buffer", ["toJSON", toPrimitive, "valueOf", custom]],
]);
const DAYS = [new Dates(0), new Dates(1_234_567_890_123)];

/** What a prototype itself has under a name. */
function heldBy(owner, key) {
  const found = descriptor(owner, key);
  return found && (found.get ?? found.value);
}

/** How dates may be written in another way, as long as different ones differ. */
const WRITTEN = [(day) => stringify(day), (day) => textOf(day)];

/** Whether dates of different days have different texts. */
function tellsDates() {
  for (let i = 0; i < WRITTEN.length; i++) if (WRITTEN[i](DAYS[0]) === WRITTEN[i](DAYS[1])) return false;
  return true;
}

/** Returns a function that gives the name under which a prototype of the language has something else since now, or "". */
export function createConversions(mocked) {
  const watched = [];
  const add = (name, owner, key) => {
    const label = `${name}.prototype.${typeof key === "symbol" ? key.description : key}`;
    if (!mocked.has(label)) watched[watched.length] = { label, owner, key, value: heldBy(owner, key) };
  };
  for (const [name, keys] of NAMES) for (const key of keys) add(name, globalThis[name].prototype, key);
  for (const key of ["toJSON", toPrimitive, "valueOf", custom])
    add("TypedArray", getPrototypeOf(Uint8Array.prototype), key);
  return () => {
    for (let i = 0; i < watched.length; i++) {
      const { label, owner, key, value } = watched[i];
      if (heldBy(owner, key) !== value) return label;
    }
    return tellsDates() ? "" : "Date.prototype.toString and toJSON";
  };
}
