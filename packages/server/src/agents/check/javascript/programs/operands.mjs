// What instrumented assertions tell the guard: their operands, that they were reached, and that they let go on.
import assert from "node:assert";
import { createData } from "./data.mjs";

const saved = { __proto__: null };
for (const name of ["equal", "strictEqual", "deepEqual", "deepStrictEqual", "partialDeepStrictEqual"])
  saved[name] = assert[name];
for (const name of ["notEqual", "notStrictEqual", "notDeepEqual", "notDeepStrictEqual"])
  saved[name] = assert[name];
for (const name of ["match", "doesNotMatch", "ok"]) saved[name] = assert[name];
const { freeze, is, entries } = Object;
const { getOwnPropertyDescriptors: descriptors, getOwnPropertyDescriptor: descriptor } = Object;
const { apply } = Reflect;
const { reallyExit, _fatalException: fatal } = process;
const isPrimitive = (value) => value === null || (typeof value !== "object" && typeof value !== "function");

const MOST_UNMET = 100;
function isSame(one, other) {
  try {
    saved.deepStrictEqual(one, other);
    return true;
  } catch {
    return false;
  }
}

/**
 * A value that `value` is not, of its kind where that is easy. Not `!value`: where an earlier test failed as it had to,
 * a later one may well get the other answer.
 */
function bend(value, salt) {
  const word = `k${salt}`;
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check
  switch (typeof value) {
    case "number": {
      const other = value + 1000 + salt;
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

/** Keeps expectations of an assertion that were not met. One that is met later, as by code that tries again, is none. */
function createUnmet(record) {
  const unmet = { __proto__: null };
  return (id, expected, met) => {
    const known = unmet[id] ?? [];
    if (met && known.length === 0) return;
    const left = [];
    for (let i = 0; i < known.length && i < MOST_UNMET; i++)
      if (!isSame(known[i], expected)) left[left.length] = known[i];
    if (!met) left[left.length] = expected;
    unmet[id] = left;
    record.set("unmet", id, left.length);
  };
}

/** A loose comparison asks the object: it has to give the same answer twice, and not equal another value as well. */
function askAgain(id, args, salt, record) {
  const [value, primitive] = isPrimitive(args[0]) ? [args[1], args[0]] : [args[0], args[1]];
  if (!is(`${value}`, `${value}`) || !is(value == args[0], value == args[0]))
    record.hijack(`@${id} the compared object gives another value each time`);
  try {
    saved.equal(value, bend(primitive, salt));
    record.hijack(`@${id} the compared object equals everything`);
  } catch {
    // As it should be.
  }
}

/** Compares operands with saved originals; keeps the last assertion that has to fail. */
function createComparer(request, record) {
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
    if (method === "equal" && isPrimitive(args[0]) !== isPrimitive(args[1])) askAgain(id, args, salt, record);
  }
  return {
    /** Operands of an assertion, before it gets them. */
    v(id, method, args) {
      wrong = 0;
      if (bent[id]) bendOperand(id, method, args);
      compare(id, method, args);
      return args;
    },
    /** What a value is asked to hold, where an assertion wants it to say yes. */
    t(id, part) {
      if (!bent[id]) return part;
      record.count("bent", id);
      return bend(part, salt);
    },
    /** After an assertion that let go on. */
    c(id, value) {
      record.count("reached", id);
      if (wrong === id) record.hijack(`@${id} an assertion let a wrong value pass`);
      wrong = 0;
      return value;
    },
    /** The expectation of a comparison of the script's own. */
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
      // The entry is loaded by a promise here: what it has begun would go on for a while, where by hand all ends at once.
      if (outside && !apply(fatal, process, [error, false])) apply(reallyExit, process, [1]);
      throw error;
    },
  };
}

/** Defines tests at once, or later: reversed, or only those of some lines. Suites are always defined. */
function createOrder(order) {
  const frames = order ? [[]] : [];
  let open = frames.length;
  return {
    /** A test or suite is to be defined. */
    o(line, suite, define) {
      if (open === 0) return define();
      const frame = frames[open - 1];
      frame[frame.length] = { line, suite, define };
    },
    /** A suite is begun. */
    d() {
      if (order) frames[open++] = [];
    },
    /** A suite, or the file, comes to its end. */
    g() {
      if (open === 0) return;
      const frame = frames[--open];
      const back = order.only === null;
      for (let i = 0; i < frame.length; i++) {
        const { line, suite, define } = frame[back ? frame.length - 1 - i : i];
        if (back || suite || order.only.includes(line)) define();
      }
    },
  };
}

/** What protected modules export: a function in the place of one of theirs is the work's, unless a protected file sets that name. */
function createExports(record) {
  const kept = [];
  const set = { __proto__: null };
  return {
    /** A protected module came to its end. */
    s(id, exported) {
      if (isPrimitive(exported)) return;
      for (const [name, { value }] of entries(descriptors(exported)))
        if (typeof value === "function") kept[kept.length] = { id, exported, name, value };
    },
    /** Names of members that a protected file sets or mocks. */
    n(names) {
      for (let i = 0; i < names.length; i++) set[names[i]] = true;
    },
    /** At the end of the process. */
    u() {
      for (let i = 0; i < kept.length; i++) {
        const { id, exported, name, value } = kept[i];
        if (!set[name] && descriptor(exported, name)?.value !== value)
          record.hijack(`@${id} the work replaced its ${name}`);
      }
    },
  };
}

/** The functions that instrumented files call. `request.bend` names the sites whose expectation is bent in this run. */
export function createOperands(request, record) {
  return freeze({
    __proto__: null,
    ...createComparer(request, record),
    ...createOrder(request.order),
    ...createExports(record),
    ...createData(record),
    /** A protected file that another one loads was loaded. */
    l: (id) => record.count("reached", id),
    /** An injected test was begun. */
    h: (id) => record.count("hit", id),
    /** A callback was handed over. */
    f(id, callback) {
      record.count("handed", id);
      return callback;
    },
    b: (id) => record.count("begun", id),
    e: (id) => record.count("ended", id),
    m: () => record.mark("main"),
    /** The script leaves by itself. */
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
