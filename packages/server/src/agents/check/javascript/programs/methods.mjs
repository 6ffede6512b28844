// Watches methods that protected files call: on a built-in object, a method of the work must answer as that of the language
// does, and an object must not become another number from comparison to comparison.
import { types } from "node:util";

const { is } = Object;
const { isArray } = Array;
const { apply, getOwnPropertyDescriptor: descriptor, getPrototypeOf } = Reflect;
const { Map: Maps, Set: Sets, Date: Dates, RegExp: Patterns, Buffer: Buffers, String: Strings } = globalThis;
const { isMap, isSet, isTypedArray, isDate, isRegExp, isStringObject, isPromise, isProxy } = types;
const { isPrototypeOf } = Object.prototype;
const { getTime } = Dates.prototype;
const { prototype: arrays } = Array;
const { forEach: eachOfMap } = Maps.prototype;
const { forEach: eachOfSet } = Sets.prototype;
const { valueOf: textOf } = Strings.prototype;
const typed = getPrototypeOf(Uint8Array.prototype);
const { get: tagOf } = descriptor(typed, Symbol.toStringTag);
const { toPrimitive } = Symbol;
const isPrimitive = (value) => value === null || (typeof value !== "object" && typeof value !== "function");

/** Methods by which an object describes itself; code may give it others. */
const FREE = /^(?:to[A-Z]\w*|valueOf|inspect|constructor)$/;
/** Methods by which an object says whether it is equal to another one of its class. */
const COMPARES = /^(?:eq|is)$|equal|same/i;
const ASKS = 3;

/** The prototype of the language whose methods an object should have; undefined for everything else. */
function homeOf(value) {
  if (isProxy(value)) return undefined;
  if (isArray(value)) return arrays;
  if (isMap(value)) return Maps.prototype;
  if (isSet(value)) return Sets.prototype;
  if (isTypedArray(value))
    return apply(isPrototypeOf, Buffers.prototype, [value]) ? Buffers.prototype : typed;
  if (isDate(value)) return Dates.prototype;
  if (isRegExp(value)) return Patterns.prototype;
  return isStringObject(value) ? Strings.prototype : undefined;
}

/** A plain object of the language that holds the same as one that has a home. */
function copyOf(value) {
  if (isArray(value)) {
    const copy = [];
    for (let i = 0; i < value.length; i++) copy[i] = value[i];
    return copy;
  }
  if (isMap(value)) {
    const copy = new Maps();
    apply(eachOfMap, value, [(item, key) => copy.set(key, item)]);
    return copy;
  }
  if (isSet(value)) {
    const copy = new Sets();
    apply(eachOfSet, value, [(item) => copy.add(item)]);
    return copy;
  }
  if (isTypedArray(value)) return typedCopy(value);
  if (isDate(value)) return new Dates(apply(getTime, value, []));
  if (isRegExp(value)) return Object.assign(new Patterns(value), { lastIndex: value.lastIndex });
  return new Strings(apply(textOf, value, []));
}

function typedCopy(value) {
  const isBytes = apply(isPrototypeOf, Buffers.prototype, [value]);
  const plain = globalThis[apply(tagOf, value, [])];
  const copy = new plain(value);
  return isBytes ? Buffers.from(copy) : copy;
}

/** Whether a method of the work stands in for one of the language in this object. */
function hides(value, name, original) {
  if (value[name] === original || typeof value[name] !== "function") return false;
  return descriptor(value, name) !== undefined || isTypedArray(value);
}

const isOfClass = (one, other) => !isPrimitive(one) && getPrototypeOf(one) === getPrototypeOf(other);

/** `<`, `>` and the like turn an object into such a value. */
function primitiveOf(value) {
  const own = value[toPrimitive];
  if (own !== undefined && own !== null) return apply(own, value, ["number"]);
  const first = value.valueOf();
  return isPrimitive(first) ? first : value.toString();
}

/** Whether two looks at an object gave the same, or values as near as those of a clock. */
const isNear = (one, other) =>
  is(one, other) ||
  (typeof one === "number" && Math.abs(one - other) <= 1 + Math.abs(one) / 100 && Number.isFinite(one));

/** The functions that instrumented files call. */
export function createMethods(record, isSame, made) {
  const tell = (id, what) => record.hijack(`@${id} ${what}`);
  function judged(id, value, name, original) {
    return function (...args) {
      const [copy, before] = [copyOf(value), copyOf(value)];
      const isOwn = descriptor(value, name) !== undefined;
      const result = apply(value[name], value, args);
      let due;
      try {
        due = apply(original, copy, args);
      } catch {
        return result;
      }
      // A method that changes the object may do so in its own way, and so may a class of the work describe its bytes.
      const isOpen = !isSame(copy, before) || !isPrimitive(due) || isPromise(result);
      if (!isOpen && (isOwn || typeof due === "boolean") && !is(result, due))
        tell(id, `a method ${name} of the work does not answer as that of the language`);
      return result;
    };
  }
  return {
    /** Receives an object whose method `name` a given file calls. */
    M(id, value, name) {
      if (value === null || typeof value !== "object" || FREE.test(name)) return value;
      const original = homeOf(value)?.[name];
      if (typeof original === "function" && hides(value, name, original))
        return { __proto__: null, [name]: judged(id, value, name, original) };
      if (!made.isAsked || original !== undefined || !COMPARES.test(name)) return value;
      const method = value[name];
      if (typeof method !== "function") return value;
      const call = (...args) => {
        const result = apply(method, value, args);
        if (result === true && args.length === 1 && isOfClass(args[0], value))
          made.ask(id, args[0], (other) => apply(method, value, [other]) === true);
        return result;
      };
      return { __proto__: null, [name]: call };
    },
    /** Receives a side of a comparison by size. */
    R(id, value) {
      if (isPrimitive(value)) return value;
      try {
        const first = primitiveOf(value);
        if (!isPrimitive(first)) return value;
        for (let i = 1; i < ASKS; i++)
          if (!isNear(first, primitiveOf(value)))
            tell(id, "an object of the work gives another value each time");
        return first;
      } catch {
        return value;
      }
    },
  };
}
