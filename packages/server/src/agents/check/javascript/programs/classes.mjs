// Watches the classes by which protected files tell what was thrown and what an object is. The prototype chain decides: a class
// of the work must not claim an object that it did not make.
import { types } from "node:util";
import { createErrorNames } from "./error-names.mjs";

const { isProxy } = types;
const { hasInstance } = Symbol;
const { prototype: functions } = Function;
const ordinary = functions[hasInstance];
const { isPrototypeOf } = Object.prototype;
const { apply, getPrototypeOf, getOwnPropertyDescriptor: descriptor } = Reflect;
const { Object: Objects, Error: Errors, ReferenceError: Missing, TypeError: Mistaken } = globalThis;

/** Prototypes of the language that another class must not have as its own, with what each descends from. */
const natives = [];
for (const name of "Object Error TypeError RangeError SyntaxError ReferenceError EvalError URIError AggregateError".split(
  " ",
)) {
  const owner = globalThis[name];
  natives[natives.length] = { owner, prototype: owner.prototype, parent: getPrototypeOf(owner.prototype) };
}

/** Whether something other than the prototype chain decides what `instanceof` says of a class. */
function decidesItself(owner) {
  for (let at = owner; at !== null; at = getPrototypeOf(at)) {
    if (isProxy(at)) return true;
    const found = descriptor(at, hasInstance);
    if (found) return found.value !== ordinary;
  }
  return false;
}

const claims = (owner, value) => {
  try {
    return value instanceof owner;
  } catch {
    return false;
  }
};

/** What replaces an expected error that is no class of errors; undefined if nothing does. */
function standInFor(names, id, expected, role) {
  const isErrors = expected === Errors || apply(isPrototypeOf, Errors, [expected]);
  const isClass =
    isErrors || isProxy(expected) || (typeof expected === "function" && decidesItself(expected));
  if (role === 1 && !isClass) return names.onlyOwn(id, expected);
  if (role === 2 && !isErrors) names.checkValidator(id, expected);
  return undefined;
}

/** The functions that instrumented files call. `isOwn`: whether a given file defines such a class, so that the work may too. */
export function createClasses(record, isOwn) {
  const tell = (id, what) => record.hijack(`@${id} ${what}`);
  const checkNatives = (id) => {
    for (let i = 0; i < natives.length; i++)
      if (getPrototypeOf(natives[i].prototype) !== natives[i].parent)
        tell(id, "the work changed what errors of the language descend from");
  };
  const isBorrowed = (owner, prototype) => {
    for (let i = 0; i < natives.length; i++)
      if (natives[i].prototype === prototype && natives[i].owner !== owner) return true;
    return false;
  };
  const names = createErrorNames(tell, isBorrowed);
  return {
    /** Receives what an error must be, according to an assertion. `role`: 1 if its name is that of a class, 2 if it is imported. */
    q(id, expected, role) {
      if (isOwn || expected === undefined || expected === null) return expected;
      checkNatives(id);
      const named = standInFor(names, id, expected, role);
      if (named) return named;
      if (typeof expected !== "function") return expected;
      const { prototype } = expected;
      if (prototype === null || typeof prototype !== "object") return expected;
      if (isBorrowed(expected, prototype)) tell(id, "a class of the work has the prototype of another one");
      if (!decidesItself(expected)) return expected;
      return (thrown) => {
        if (apply(isPrototypeOf, prototype, [thrown])) return true;
        if (claims(expected, thrown)) {
          tell(id, "a class of the work claims an error that is not its own");
          return true;
        }
        if (apply(isPrototypeOf, Errors, [expected])) throw thrown;
        return apply(expected, {}, [thrown]);
      };
    },
    /** Receives the class that `instanceof` asks for. */
    Q(id, owner) {
      if (isOwn || typeof owner !== "function") return owner;
      checkNatives(id);
      if (isBorrowed(owner, owner.prototype))
        tell(id, "a class of the work has the prototype of another one");
      if (!decidesItself(owner)) return owner;
      const fresh = [
        {},
        { [`k${id}`]: id },
        new Errors("k"),
        new Missing("k is not defined"),
        new Mistaken("k"),
      ];
      for (let i = 0; i < fresh.length; i++)
        if (claims(owner, fresh[i]) && !apply(isPrototypeOf, owner.prototype ?? Objects, [fresh[i]]))
          return (tell(id, "a class of the work claims every object"), owner);
      return owner;
    },
  };
}
