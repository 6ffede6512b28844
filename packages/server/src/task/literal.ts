import type { Language, Value } from "./port.ts";

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
  return JSON.stringify(value);
}
