import type { Language, Value } from "./parsed-task.ts";

/** `value` as source text of `language`: Python's own words for Python, JSON's for all others. */
export function literal(value: Value, language: Language): string {
  if (language !== "python") return quoted(value);
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (Array.isArray(value)) return `[${value.map((v) => literal(v, language)).join(", ")}]`;
  if (typeof value === "object")
    return `{${Object.entries(value)
      .map(([key, v]) => `${quoted(key)}: ${literal(v, language)}`)
      .join(", ")}}`;
  return quoted(value);
}

/** JSON with a space after commas and colons; an own `__proto__` key stays a key in JavaScript. */
function quoted(value: Value): string {
  if (Array.isArray(value)) return `[${value.map(quoted).join(", ")}]`;
  if (typeof value === "object" && value !== null)
    return Object.keys(value).length === 0
      ? "{}"
      : `{ ${Object.entries(value)
          .map(([key, v]) => `${key === "__proto__" ? '["__proto__"]' : quoted(key)}: ${quoted(v)}`)
          .join(", ")} }`;
  return typeof value === "bigint" ? String(value) : JSON.stringify(value);
}

/** Whether an integer that a number cannot hold stands in a value. */
export function holdsBigInt(value: Value): boolean {
  if (typeof value === "bigint") return true;
  if (value === null || typeof value !== "object") return false;
  return Object.values(value).some((item: Value) => holdsBigInt(item));
}

/** A value as JSON without spaces; integers of any size are written out. */
export function compactJson(value: Value): string {
  if (typeof value === "bigint") return String(value);
  if (Array.isArray(value)) return `[${value.map(compactJson).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, item]) => `${JSON.stringify(key)}:${compactJson(item)}`)
    .join(",")}}`;
}
