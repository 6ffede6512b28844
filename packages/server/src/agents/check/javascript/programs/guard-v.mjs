// Loaded by NODE_OPTIONS into every process of a framework. Only compares operands: if an assertion accepts a wrong value,
// it ends the process. The work could forge the lines in its file, so they are only used against the work.
import assert from "node:assert";
import { appendFileSync } from "node:fs";
import Module from "node:module";

// Not imported: the module node:process reads every property of the process, and reading stdin makes it non-blocking.
const { process } = globalThis;
const saved = { ...assert };
const { is, keys, getPrototypeOf, defineProperty, freeze } = Object;
const { isArray } = Array;
const leave = process.reallyExit.bind(process);
const append = appendFileSync;
const isPrimitive = (value) => value === null || (typeof value !== "object" && typeof value !== "function");

/** Whether a value consists only of plain objects, arrays and primitives, which all frameworks compare in the same way. */
function isPlain(value, depth = 0) {
  if (isPrimitive(value)) return true;
  if (depth > 20 || typeof value === "function" || "asymmetricMatch" in value) return false;
  const prototype = getPrototypeOf(value);
  if (!isArray(value) && prototype !== null && getPrototypeOf(prototype) !== null) return false;
  for (const key of keys(value)) if (!isPlain(value[key], depth + 1)) return false;
  return true;
}

function same(a, b) {
  if (isPrimitive(a) || isPrimitive(b)) return is(a, b);
  if (isArray(a) !== isArray(b) || (isArray(a) && a.length !== b.length)) return false;
  const [inA, inB] = [a, b].map((value) => keys(value).filter((key) => value[key] !== undefined));
  return inA.length === inB.length && inB.every((key) => same(a[key], b[key]));
}

function bend(value) {
  if (typeof value === "number")
    return Number.isFinite(value) && value + 4099 !== value ? value + 4099 : 17.25;
  if (typeof value === "bigint") return value + 4099n;
  if (typeof value === "string") return `${value} k4099`;
  if (typeof value === "boolean") return !value;
  return isArray(value) ? [...value, "k4099"] : "k4099";
}

function createApi({ file, bent }) {
  const actual = [];
  let wrong = 0;
  const tell = (what, id) => append(file, `${what} ${id}\n`);
  const seen = new Set();
  return freeze({
    __proto__: null,
    x(id, args) {
      actual[id] = args[0];
      return args;
    },
    y(id, matcher, args) {
      wrong = 0;
      if (id === bent) {
        tell("bent", id);
        args[0] = bend(args[0]);
      }
      const [got, want] = [actual[id], args[0]];
      if (matcher === "toBe") wrong = is(got, want) ? 0 : id;
      else if (isPlain(want)) {
        if (isPlain(got)) wrong = same(got, want) ? 0 : id;
        else if (isPrimitive(want) || "asymmetricMatch" in got) wrong = id;
      }
      return args;
    },
    v(id, method, args) {
      wrong = 0;
      if (id === bent) {
        tell("bent", id);
        args[1] = bend(args[1]);
      }
      try {
        saved[method](args[0], args[1]);
      } catch {
        wrong = id;
      }
      return args;
    },
    c(id, value) {
      if (!seen.has(id)) tell("reached", id);
      seen.add(id);
      if (wrong === id) {
        tell("wrong", id);
        leave(97);
      }
      wrong = 0;
      return value;
    },
  });
}

const settings = JSON.parse(process.env.CHECK_V ?? "null");
if (settings) defineProperty(Module, settings.key, { value: createApi(settings) });
