import type { Value } from "@signet/builtin-engine";
import { z } from "zod";

/**
 * A value as reported by the check programs, in one tagged form for both languages. Numbers are text, so that integers of
 * any size are exact. Values that JSON cannot represent have separate tags.
 */
export type TaggedValue =
  | null
  | boolean
  | string
  | { n: string }
  | { list: TaggedValue[] }
  | { set: TaggedValue[] }
  | { map: [TaggedValue, TaggedValue][] }
  | { other: string };

/** Parses a reported value. Since a sandbox may report anything, values nested deeper than DEPTH_MAX become `other`. */
export const TaggedValue = z.unknown().transform((value, context): TaggedValue => {
  const tagged = readTagged(value, 0);
  if (tagged !== undefined) return tagged;
  context.addIssue("not a tagged value");
  return z.NEVER;
});

const DEPTH_MAX = 64;
const NUMBER_MAX = 10_000;
/** Most members of a set that are compared pairwise. */
const COMPARED_MAX = 1_000;

function readTagged(value: unknown, depth: number): TaggedValue | undefined {
  if (value === null || typeof value === "boolean" || typeof value === "string") return value;
  if (typeof value !== "object" || Array.isArray(value)) return undefined;
  if (depth > DEPTH_MAX) return { other: "a value nested too deeply" };
  const { n, list, set, map, other } = value as Record<string, unknown>;
  if (typeof n === "string" && n.length <= NUMBER_MAX) return { n };
  if (Array.isArray(list)) return readItems(list, depth, (items) => ({ list: items }));
  if (Array.isArray(set)) return readItems(set, depth, (items) => ({ set: items }));
  if (Array.isArray(map)) return readMap(map, depth);
  return typeof other === "string" ? { other } : undefined;
}

function readItems(
  items: unknown[],
  depth: number,
  make: (items: TaggedValue[]) => TaggedValue,
): TaggedValue | undefined {
  const tagged = items.map((item) => readTagged(item, depth + 1));
  return tagged.every((item) => item !== undefined) ? make(tagged) : undefined;
}

function readMap(entries: unknown[], depth: number): TaggedValue | undefined {
  const map: [TaggedValue, TaggedValue][] = [];
  for (const entry of entries) {
    if (!Array.isArray(entry) || entry.length !== 2) return undefined;
    const [key, value] = [readTagged(entry[0], depth + 1), readTagged(entry[1], depth + 1)];
    if (key === undefined || value === undefined) return undefined;
    map.push([key, value]);
  }
  return { map };
}

const RELATIVE = 1e-9;
const INTEGER = /^-?\d+$/;

/**
 * Whether a value matches an example. Integers are exact at any size; only if the expected number is not an integer
 * may the value differ by one part in 10^9. NaN equals NaN, 0 equals -0, lists equal tuples, sets and
 * dictionaries are unordered, and `None` is null.
 */
export function fitsValue(value: TaggedValue, expected: Value): boolean {
  if (expected === null || typeof expected === "boolean" || typeof expected === "string")
    return value === expected;
  if (value === null || typeof value !== "object") return false;
  if (typeof expected === "bigint")
    return "n" in value && INTEGER.test(value.n) && BigInt(value.n) === expected;
  if (typeof expected === "number") return "n" in value && fitsNumber(value.n, expected);
  if (Array.isArray(expected)) return fitsList(value, expected);
  return "map" in value && fitsMap(value.map, expected);
}

function fitsNumber(text: string, expected: number): boolean {
  if (Number.isInteger(expected) && INTEGER.test(text)) return BigInt(text) === BigInt(expected);
  if (text.trim() === "") return false;
  const number = text === "nan" ? Number.NaN : Number(text);
  if (Number.isNaN(number) || Number.isNaN(expected)) return Number.isNaN(number) && Number.isNaN(expected);
  if (number === expected) return true;
  if (Number.isInteger(expected) || !Number.isFinite(expected)) return false;
  return Math.abs(number - expected) <= RELATIVE * Math.max(Math.abs(number), Math.abs(expected));
}

function fitsList(value: TaggedValue & object, expected: Value[]): boolean {
  if ("list" in value)
    return (
      value.list.length === expected.length && value.list.every((item, i) => fitsValue(item, expected[i]!))
    );
  return "set" in value && value.set.length === expected.length && fitsSet(value.set, expected);
}

/** Pairs equal members by their text, and compares the remaining ones pairwise. */
function fitsSet(items: TaggedValue[], expected: Value[]): boolean {
  const wanted = Map.groupBy(expected, keyOf);
  const left = items.filter((member) => wanted.get(keyOfTagged(member))?.pop() === undefined);
  const missing = [...wanted].flatMap(([, members]) => members);
  if (left.length !== missing.length || left.length > COMPARED_MAX) return false;
  return missing.every((item) => {
    const at = left.findIndex((member) => fitsValue(member, item));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** A text that is the same for equal plain values; empty for all others. */
function keyOf(value: Value): string {
  if (typeof value === "string") return `"${value}`;
  if (typeof value === "boolean") return String(value);
  return typeof value === "number" && Number.isSafeInteger(value) ? String(value) : "";
}

function keyOfTagged(value: TaggedValue): string {
  if (typeof value === "string") return `"${value}`;
  if (typeof value === "boolean") return String(value);
  if (value === null || !("n" in value)) return "-";
  const number = Number(value.n);
  return value.n !== "" && Number.isSafeInteger(number) ? String(number) : "-";
}

function fitsMap(entries: [TaggedValue, TaggedValue][], expected: { [key: string]: Value }): boolean {
  const keys = Object.keys(expected);
  if (keys.length !== entries.length) return false;
  const named = new Map(entries.map(([key, value]) => [nameOf(key), value]));
  if (named.size !== entries.length) return false;
  return keys.every((key) => {
    const value = named.get(key);
    return value !== undefined && fitsValue(value, expected[key]!);
  });
}

/** A key as in a JSON object. */
function nameOf(key: TaggedValue): string {
  if (typeof key === "string") return key;
  if (key !== null && typeof key === "object" && "n" in key) return key.n;
  return JSON.stringify(key);
}

/** A value as text for a person. */
export function showTagged(value: TaggedValue): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if ("n" in value) return value.n;
  if ("list" in value) return `[${value.list.map(showTagged).join(", ")}]`;
  if ("set" in value) return `{${value.set.map(showTagged).join(", ")}}`;
  if ("map" in value)
    return `{${value.map.map(([key, item]) => `${showTagged(key)}: ${showTagged(item)}`).join(", ")}}`;
  return value.other;
}

/** An argument in the form that the check programs read. BigInts and objects are tagged, because JSON cannot carry them unambiguously. */
export function sentValue(value: Value): unknown {
  if (typeof value === "bigint") return { $int: String(value) };
  if (Array.isArray(value)) return value.map(sentValue);
  if (value === null || typeof value !== "object") return value;
  return { $map: Object.entries(value).map(([key, item]) => [key, sentValue(item)]) };
}
