import { createRequire } from "node:module";
import path from "node:path";
import type { Datum } from "../programs/operators/operator.ts";
import { valid } from "../programs/values.ts";
import { TECHNIQUES } from "./catalog.ts";

type AnyFunction = (...args: unknown[]) => unknown;

const load = createRequire(import.meta.url);

/**
 * Calls a technique's function and returns its result; undefined if it throws or returns no plain value. May take
 * long, so call it outside the service's main thread.
 */
export function callTechnique(slug: string, name: string, args: readonly Datum[]): Datum | undefined {
  const module = load(path.join(TECHNIQUES, "javascript", `${slug}.mjs`)) as Record<string, AnyFunction>;
  try {
    const value = module[name]!(...structuredClone(args));
    return valid(plain(value, 0));
  } catch {
    return undefined;
  }
}

/** Converts a value to plain JSON data, with 0 for -0; undefined if it cannot. */
function plain(value: unknown, depth: number): Datum | undefined {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number") return Number.isFinite(value) ? value + 0 : undefined;
  if (typeof value !== "object" || depth > 8) return undefined;
  if (Array.isArray(value)) {
    const items = value.map((item) => plain(item, depth + 1));
    return items.includes(undefined) ? undefined : (items as Datum[]);
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return undefined;
  const entries = Object.entries(value).map(([key, item]) => [key, plain(item, depth + 1)] as const);
  return entries.some(([, item]) => item === undefined) ? undefined : (Object.fromEntries(entries) as Datum);
}
