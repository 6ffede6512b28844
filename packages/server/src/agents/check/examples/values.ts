import type { Value } from "@signet/builtin-engine";
import { z } from "zod";

/**
 * A value as the programs inside tell it, in one tagged form for both languages: numbers as text, so that integers of
 * any size arrive exactly; what JSON has no form for by its kind.
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

/** Reads a told value. Whatever is nested deeper than any example is `other`: the sandbox may tell anything. */
export const TaggedValue = z.unknown().transform((value, context): TaggedValue => {
  const told = toldOf(value, 0);
  if (told !== undefined) return told;
  context.addIssue("not a told value");
  return z.NEVER;
});

const DEPTH_MAX = 64;
const NUMBER_MAX = 10_000;
/** Members of a set that are compared each with each. */
const COMPARED_MAX = 1_000;

function toldOf(value: unknown, depth: number): TaggedValue | undefined {
  if (value === null || typeof value === "boolean" || typeof value === "string") return value;
  if (typeof value !== "object" || Array.isArray(value)) return undefined;
  if (depth > DEPTH_MAX) return { other: "a value nested too deep" };
  const { n, list, set, map, other } = value as Record<string, unknown>;
  if (typeof n === "string" && n.length <= NUMBER_MAX) return { n };
  if (Array.isArray(list)) return wholeOf(list, depth, (items) => ({ list: items }));
  if (Array.isArray(set)) return wholeOf(set, depth, (items) => ({ set: items }));
  if (Array.isArray(map)) return mapOf(map, depth);
  return typeof other === "string" ? { other } : undefined;
}

function wholeOf(
  items: unknown[],
  depth: number,
  make: (items: TaggedValue[]) => TaggedValue,
): TaggedValue | undefined {
  const told = items.map((item) => toldOf(item, depth + 1));
  return told.every((item) => item !== undefined) ? make(told) : undefined;
}

function mapOf(entries: unknown[], depth: number): TaggedValue | undefined {
  const map: [TaggedValue, TaggedValue][] = [];
  for (const entry of entries) {
    if (!Array.isArray(entry) || entry.length !== 2) return undefined;
    const [key, value] = [toldOf(entry[0], depth + 1), toldOf(entry[1], depth + 1)];
    if (key === undefined || value === undefined) return undefined;
    map.push([key, value]);
  }
  return { map };
}

const RELATIVE = 1e-9;
const INTEGER = /^-?\d+$/;

/**
 * Whether a value is what an example says. Integers are exact at any size; only where the expected number is no integer
 * may the value differ by one part in 10^9. NaN is NaN, 0 and -0 are the same, lists and tuples are the same, sets and
 * the order of a dictionary's keys have no order, `None` is null.
 */
export function fitsValue(told: TaggedValue, expected: Value): boolean {
  if (expected === null || typeof expected === "boolean" || typeof expected === "string")
    return told === expected;
  if (told === null || typeof told !== "object") return false;
  if (typeof expected === "bigint") return "n" in told && INTEGER.test(told.n) && BigInt(told.n) === expected;
  if (typeof expected === "number") return "n" in told && fitsNumber(told.n, expected);
  if (Array.isArray(expected)) return fitsList(told, expected);
  return "map" in told && fitsMap(told.map, expected);
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

function fitsList(told: TaggedValue & object, expected: Value[]): boolean {
  if ("list" in told)
    return (
      told.list.length === expected.length && told.list.every((item, i) => fitsValue(item, expected[i]!))
    );
  return "set" in told && told.set.length === expected.length && fitsSet(told.set, expected);
}

/** Members that are the same are paired by their text; the few that are left each with each. */
function fitsSet(told: TaggedValue[], expected: Value[]): boolean {
  const wanted = Map.groupBy(expected, keyOf);
  const left = told.filter((one) => wanted.get(keyOfTold(one))?.pop() === undefined);
  const missing = [...wanted].flatMap(([, items]) => items);
  if (left.length !== missing.length || left.length > COMPARED_MAX) return false;
  return missing.every((item) => {
    const at = left.findIndex((one) => fitsValue(one, item));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The same text for plain values that are the same; empty for all others. */
function keyOf(value: Value): string {
  if (typeof value === "string") return `"${value}`;
  if (typeof value === "boolean") return String(value);
  return typeof value === "number" && Number.isSafeInteger(value) ? String(value) : "";
}

function keyOfTold(told: TaggedValue): string {
  if (typeof told === "string") return `"${told}`;
  if (typeof told === "boolean") return String(told);
  if (told === null || !("n" in told)) return "-";
  const number = Number(told.n);
  return told.n !== "" && Number.isSafeInteger(number) ? String(number) : "-";
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

/** A key as JSON would write it. */
function nameOf(key: TaggedValue): string {
  if (typeof key === "string") return key;
  if (key !== null && typeof key === "object" && "n" in key) return key.n;
  return JSON.stringify(key);
}

/** A value as it is shown to a person. */
export function showTold(told: TaggedValue): string {
  if (told === null || typeof told !== "object") return JSON.stringify(told);
  if ("n" in told) return told.n;
  if ("list" in told) return `[${told.list.map(showTold).join(", ")}]`;
  if ("set" in told) return `{${told.set.map(showTold).join(", ")}}`;
  if ("map" in told)
    return `{${told.map.map(([key, value]) => `${showTold(key)}: ${showTold(value)}`).join(", ")}}`;
  return told.other;
}

/** An argument as the programs inside read it: integers that JSON cannot carry are marked. */
export function sentValue(value: Value): unknown {
  if (typeof value === "bigint") return { $int: String(value) };
  if (Array.isArray(value)) return value.map(sentValue);
  if (value === null || typeof value !== "object") return value;
  return { $map: Object.entries(value).map(([key, item]) => [key, sentValue(item)]) };
}
