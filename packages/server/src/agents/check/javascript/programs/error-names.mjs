// What assertions expect of an error that is no class of errors: under the name of a class, or imported as a validation.
import assert from "node:assert";

const { throws } = assert;
const { isPrototypeOf } = Object.prototype;
const { apply } = Reflect;
const { Error: Errors, ReferenceError: Missing, TypeError: Mistaken } = globalThis;

/** Errors that accidents throw, and things that are none. */
const strangersOf = (id) => [
  new Errors(`k${id}`),
  new Missing(`k${id} is not defined`),
  new Mistaken(`k${id} is not a function`),
  new Mistaken(`Cannot read properties of undefined (reading 'k${id}')`),
  { [`k${id}`]: id },
  id,
];
const ERRORS = 4;

/** Whether an assertion would take what is thrown for the expected error. */
function takes(expected, thrown) {
  try {
    throws(() => {
      throw thrown;
    }, expected);
    return true;
  } catch {
    return false;
  }
}

/** `isBorrowed`: whether a class has the prototype of another one. */
export const createErrorNames = (tell, isBorrowed) => ({
  checkValidator(id, expected) {
    if (strangersOf(id).every((thrown) => takes(expected, thrown)))
      tell(id, "what the work says of an error is true of everything");
  },
  /** Receives what has the name of a class and is none: it must not judge other errors. */
  onlyOwn(id, expected) {
    const strangers = strangersOf(id).slice(0, ERRORS);
    if (typeof expected !== "function") {
      if (strangers.some((thrown) => takes(expected, thrown))) tell(id, "an error class of the work is none");
      return expected;
    }
    return (thrown) => {
      const { prototype } = expected;
      const isPlain = prototype !== null && typeof prototype === "object";
      if (isPlain && isBorrowed(expected, prototype))
        tell(id, "a class of the work has the prototype of another one");
      if (isPlain && apply(isPrototypeOf, prototype, [thrown])) return true;
      const answer = apply(expected, {}, [thrown]);
      if (answer === true) tell(id, "an error class of the work is none, but judges errors");
      return answer;
    };
  },
});
