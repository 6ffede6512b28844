import type { Language, Value } from "./parsed-task.ts";

/** Prints a value as source text: with Python's own keywords for Python, as JSON for all other languages. */
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

/** JSON with spaces after commas and colons; an own `__proto__` key stays a key in JavaScript. */
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

/** Whether a value contains an integer that a number cannot hold. */
export function holdsBigInt(value: Value): boolean {
  if (typeof value === "bigint") return true;
  if (value === null || typeof value !== "object") return false;
  return Object.values(value).some((item: Value) => holdsBigInt(item));
}

/** Formats a value as JSON without spaces; integers of any size are written in full. */
export function compactJson(value: Value): string {
  if (typeof value === "bigint") return String(value);
  if (Array.isArray(value)) return `[${value.map(compactJson).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, item]) => `${JSON.stringify(key)}:${compactJson(item)}`)
    .join(",")}}`;
}
