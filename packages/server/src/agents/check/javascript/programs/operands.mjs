// Functions by which instrumented assertions report to the guard: their operands, that they were reached, and that they passed.
import assert from "node:assert";
import { createClasses } from "./classes.mjs";
import { createData } from "./data.mjs";
import { createExports, createOrder } from "./definitions.mjs";
import { createIteration } from "./iteration.mjs";
import { createMade } from "./made.mjs";
import { createMethods } from "./methods.mjs";

const saved = { __proto__: null };
for (const name of ["equal", "strictEqual", "deepEqual", "deepStrictEqual", "partialDeepStrictEqual"])
  saved[name] = assert[name];
for (const name of ["notEqual", "notStrictEqual", "notDeepEqual", "notDeepStrictEqual"])
  saved[name] = assert[name];
for (const name of ["match", "doesNotMatch", "ok"]) saved[name] = assert[name];
const { freeze, is } = Object;
const { apply } = Reflect;
// The work could replace the global.
const { process } = globalThis;
const { reallyExit, _fatalException: fatal } = process;
const isPrimitive = (value) => value === null || (typeof value !== "object" && typeof value !== "function");

const MAX_UNMET = 100;
function isSame(one, other) {
  try {
    saved.deepStrictEqual(one, other);
    return true;
  } catch {
    return false;
  }
}

/**
 * A value different from `value`, of the same kind if that is easy, and outside any sensible tolerance. Not `!value`: after an earlier test failed as it must,
 * a later one may legitimately get the opposite answer.
 */
function bend(value, salt) {
  const word = `k${salt}`;
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check
  switch (typeof value) {
    case "number": {
      const other = value + 2 * (value < 0 ? -value : value) + 1000 + salt;
      return other === value || other !== other ? salt + 0.5 : other;
    }
    case "bigint":
      return value + 7919n + BigInt(salt);
    case "string":
      return value + word;
    default:
      return Array.isArray(value) ? [...value, word] : word;
  }
}

const isNegative = (method) => method.startsWith("not") || method.startsWith("does");
const asksTruth = (method) => method === "ok" || method === "part";
function isMet(method, args) {
  if (asksTruth(method)) return Boolean(args[0]);
  try {
    saved[method](args[0], args[1]);
    return true;
  } catch {
    return false;
  }
}

/** Counts expectations of an assertion that were not met. One that is met later, as in a retry loop, no longer counts. */
function createUnmet(record) {
  const unmet = { __proto__: null };
  return (id, expected, met) => {
    const known = unmet[id] ?? [];
    if (met && known.length === 0) return;
    const left = [];
    for (let i = 0; i < known.length && i < MAX_UNMET; i++)
      if (!isSame(known[i], expected)) left[left.length] = known[i];
    if (!met) left[left.length] = expected;
    unmet[id] = left;
    record.set("unmet", id, left.length);
  };
}

/** A loose comparison calls methods of the object. It must give the same answer twice and must not equal a different value. */
function askAgain(id, args, salt, record) {
  const [value, primitive] = isPrimitive(args[0]) ? [args[1], args[0]] : [args[0], args[1]];
  if (!is(`${value}`, `${value}`) || !is(value == args[0], value == args[0]))
    record.hijack(`@${id} the compared object gives another value each time`);
  try {
    saved.equal(value, bend(primitive, salt));
    record.hijack(`@${id} the compared object equals everything`);
  } catch {
    // Expected: the object differs from the other value.
  }
}

/** Compares operands with saved originals of node:assert, and remembers the last assertion that must fail. */
function createComparer(request, record, made) {
  const bent = { __proto__: null };
  for (const id of request.bend ?? []) bent[id] = true;
  const salt = request.salt ?? 1;
  const keepUnmet = createUnmet(record);
  let wrong = 0;

  function bendOperand(id, method, args) {
    if (method === "part") return;
    record.count("bent", id);
    if (method === "ok") args[0] = !args[0];
    else args[1] = bend(args[1], salt);
  }
  function compare(id, method, args) {
    const met = isMet(method, args);
    keepUnmet(id, asksTruth(method) ? true : args[1], met);
    if (!met) {
      wrong = id;
      record.count("wrong", id);
      return;
    }
    if (asksTruth(method)) return;
    if (method === "equal" && isPrimitive(args[0]) !== isPrimitive(args[1])) askAgain(id, args, salt, record);
    else if (!isNegative(method))
      made.compare(id, args[0], args[1], (one, other) => isMet(method, [one, other]));
  }
  return {
    /** Receives the operands of an assertion before the assertion does. */
    v(id, method, args) {
      wrong = 0;
      if (bent[id]) bendOperand(id, method, args);
      compare(id, method, args);
      return args;
    },
    /** Receives the string that a value must contain according to an assertion. */
    t(id, part) {
      if (!bent[id]) return part;
      record.count("bent", id);
      return bend(part, salt);
    },
    /** Called after an assertion that passed. */
    c(id, value) {
      record.count("reached", id);
      if (wrong === id) record.hijack(`@${id} an assertion let a wrong value pass`);
      wrong = 0;
      return value;
    },
    /** Receives the expectation of a comparison by `if`. */
    w(id, value) {
      record.count("reached", id);
      if (!bent[id]) return value;
      record.count("bent", id);
      return bend(value, salt);
    },
    /** A place where a failure may be injected. */
    p(id, outside) {
      if (request.throwAt !== id) return;
      record.count("hit", id);
      const error = salt % 2 ? new Error(`k${salt}`) : new RangeError(`k${salt}`);
      // Here the entry is loaded by a promise, so other code would continue after the error. Without the guard the process ends at once.
      if (outside && !apply(fatal, process, [error, false])) apply(reallyExit, process, [1]);
      throw error;
    },
  };
}

/** The functions that instrumented files call. `request.bend` names the sites whose expectation changes in this run. */
export function createOperands(request, record, surroundings) {
  const made = createMade(record, isSame, request.made === true);
  const comparer = createComparer(request, record, made);
  const data = createData(record);
  return freeze({
    __proto__: null,
    ...comparer,
    ...createOrder(request.order),
    ...createExports(record),
    ...data,
    ...createIteration(record),
    ...createClasses(record, request.unpin.includes("Symbol.hasInstance")),
    ...createMethods(record, isSame, made),
    N: made.N,
    /** `inCallback`: the assertion is in a function that the work calls. */
    v(id, method, args, inCallback) {
      surroundings.check(false, inCallback);
      return comparer.v(id, method, args);
    },
    /** A protected file sets a variable, which may also have one of the values `others`; without these, it deletes it. */
    E(name, others, value) {
      surroundings.set(name, others, value);
      return value;
    },
    a(over) {
      if (over) surroundings.check(true);
      data.a(over);
    },
    /** A protected file that another protected file loads was loaded. */
    l: (id) => record.count("reached", id),
    /** An injected test started. */
    h: (id) => record.count("hit", id),
    /** A callback was passed on. */
    f(id, callback) {
      record.count("handed", id);
      return callback;
    },
    b: (id) => record.count("begun", id),
    e: (id) => record.count("ended", id),
    m: () => record.mark("main"),
    /** The script exits by itself. */
    x(code) {
      record.mark("left");
      record.mark("asked", Number(code ?? process.exitCode ?? 0) || 0);
      return code;
    },
    /** The script sets its exit code. */
    z(code) {
      record.mark("asked", Number(code ?? 0) || 0);
      return code;
    },
  });
}
