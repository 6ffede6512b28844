import type { Datum, Type } from "./operators/operator.ts";

const LENGTH_MAX = 400;
const DEPTH_MAX = 8;

/** Returns the value if it has an acceptable size and is exact in both languages; otherwise undefined. */
export function valid(value: Datum | undefined, depth = 0): Datum | undefined {
  if (typeof value === "number") return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : undefined;
  if (value === undefined || value === null || typeof value === "boolean") return value;
  if (typeof value === "string") return value.length > LENGTH_MAX ? undefined : value;
  const items: Datum[] = Object.values(value);
  if (items.length > LENGTH_MAX || depth > DEPTH_MAX) return undefined;
  return items.some((item) => valid(item, depth + 1) === undefined) ? undefined : value;
}

/**
 * Returns the common type of these values; null if they have none. An empty list takes the type of the others, or
 * counts as a list of numbers. Values that only techniques take (null, objects, nested lists) have the type `json`.
 */
export function typeOfAll(values: readonly unknown[]): Type | null {
  const types = new Set(values.map(typeOf));
  if (types.has("json")) return "json";
  if (types.size === 2 && types.delete("empty"))
    return types.has("nums") || types.has("strs") ? ([...types][0] as Type) : null;
  const [type, ...more] = types;
  if (type === undefined || type === null || more.length > 0) return null;
  return type === "empty" ? "nums" : type;
}

function typeOf(value: unknown): Type | "empty" | null {
  if (typeof value === "string") return "str";
  if (typeof value === "number") return "num";
  if (typeof value === "boolean") return "bool";
  if (value === undefined || typeof value === "bigint") return null;
  if (!Array.isArray(value)) return "json";
  if (value.length === 0) return "empty";
  if (value.every((item) => typeof item === "number")) return "nums";
  return value.every((item) => typeof item === "string") ? "strs" : "json";
}
