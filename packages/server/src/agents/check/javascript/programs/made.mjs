// In a run of its own: whether a given file could notice that an object which it expects was made from other values. If a
// comparison sees nothing of a class, the values in its private fields are compared.
import { types } from "node:util";
import { shown } from "./private-fields.mjs";

const { construct, getPrototypeOf } = Reflect;
const { isArray } = Array;
const { isProxy } = types;
const { prototype: objects } = Object;
const { keys } = Object;
const MAX_MADE = 1000;

/** A value with all numbers, strings and truth values in it changed, unless by 0; other things stay the same. `next` gives the amounts. */
function changed(value, next) {
  if (value === null || typeof value !== "object") return changedScalar(value, next);
  if (isArray(value)) return value.map((item) => changed(item, next));
  if (isProxy(value) || getPrototypeOf(value) !== objects) return value;
  const other = {};
  for (const key of keys(value)) other[key] = changed(value[key], next);
  return other;
}

function changedScalar(value, next) {
  const amount = next();
  if (amount === 0) return value;
  if (typeof value === "number") return value + amount;
  if (typeof value === "bigint") return value + BigInt(amount);
  if (typeof value === "string") return `${value}k${amount}`;
  return typeof value === "boolean" ? !value : value;
}

const by = (amount) => () => amount;

/** Another multiple of an amount at each call: an equality may see only how values differ, as that of an interval that is empty. */
const apart = (amount) => {
  let times = 0;
  return () => amount * ++times;
};

/** Whether an answer has the private fields that the expected object has because of the values from which it was made. */
function isAlike(got, expected, again, isSame) {
  const [one, want] = [shown(got), shown(expected)];
  const [same, ...different] = again.map((value) => shown(value));
  // A number of each object differs also without other values.
  const depends = want?.fields?.filter(
    (field, i) =>
      isSame(same.fields?.[i], field) && different.some((other) => !isSame(other.fields?.[i], field)),
  );
  if (!depends?.length) return false;
  return depends.every((field) => one?.fields?.some((other) => isSame(other, field)));
}

function isSeen(got, expected, again, isSame) {
  if (!isArray(expected)) return isAlike(got, expected, again, isSame);
  return expected.every((item, i) =>
    isSeen(
      got?.[i],
      item,
      again.map((other) => other[i]),
      isSame,
    ),
  );
}

/** `isSame` compares deeply; `isAsked`: whether this is the run that asks. */
export function createMade(record, isSame, isAsked) {
  const made = new Map();
  const tell = (id, what) => record.hijack(`@${id} ${what}`);

  /** What would be in the place of `value` if it were made once more, and from other values; null if nothing made it. */
  function others(value) {
    if (isArray(value)) {
      const lists = value.map(others);
      if (lists.length === 0 || lists.includes(null)) return null;
      return lists[0].map((_, i) => lists.map((list) => list[i]));
    }
    const origin = made.get(value);
    if (!origin) return null;
    const { owner, args } = origin;
    const far = 1000 + Math.floor(Math.random() * 1e5);
    return [...[0, far, -far, 1, -1].map(by), apart(far), apart(-far)].map((next) =>
      construct(owner, changed(args, next)),
    );
  }
  function othersOf(value) {
    try {
      return others(value);
    } catch {
      // A class that refuses other values notices them.
      return null;
    }
  }
  return {
    isAsked,
    /** Receives the class of an object that a given file makes. */
    N(_id, owner) {
      if (!isAsked || typeof owner !== "function") return owner;
      return function (...args) {
        const value = construct(owner, args);
        if (made.size < MAX_MADE && !isSame(args, changed(args, by(1)))) made.set(value, { owner, args });
        return value;
      };
    },
    /** After an assertion found `got` equal to `expected`: `isMet` says whether it would be to something else, too. */
    compare(id, got, expected, isMet) {
      const again = isAsked ? othersOf(expected) : null;
      if (again === null || !again.every((other) => isMet(got, other))) return;
      if (!isSeen(got, expected, again, isSame))
        tell(id, "the assertion passes whatever values the object that it expects is made from");
    },
    /** After an object said that it is equal to `value`. */
    ask(id, value, isTrue) {
      if (isAsked && othersOf(value)?.every((other) => isTrue(other)))
        tell(id, "the assertion passes whatever values the object that it expects is made from");
    },
  };
}
