// Formats types and examples for the reference of the HTTP interface.
import { openApiDocument } from "../packages/server/src/http/openapi/document.ts";

/** The base address in the examples. */
export const BASE = "http://127.0.0.1:8787";
/** JSON up to this length is written on one line. */
const LINE = 100;

/** @typedef {{ type?: string | string[], const?: unknown, enum?: unknown[], anyOf?: Schema[], oneOf?: Schema[], allOf?: Schema[], items?: Schema, $ref?: string, format?: string, pattern?: string, properties?: Record<string, Schema>, required?: string[], description?: string, default?: unknown, minimum?: number, maximum?: number, minLength?: number, maxLength?: number, maxItems?: number }} Schema */

const document = /** @type {{ components: { schemas: Record<string, Schema> } }} */ (
  /** @type {unknown} */ (openApiDocument(BASE))
);
/** The named types of the interface. */
export const types = document.components.schemas;

export const cell = (/** @type {string} */ text) =>
  text.replaceAll("|", "\\|").replaceAll(/\s+/g, " ").trim();
export const literal = (/** @type {unknown} */ value) => `\`${JSON.stringify(value)}\``;
const nameOf = (/** @type {string} */ ref) => ref.split("/").at(-1) ?? "";
export const resolved = (/** @type {Schema} */ schema) =>
  schema.$ref ? (types[nameOf(schema.$ref)] ?? {}) : schema;

/** Named types that have a section of their own. */
export const sections = Object.keys(types)
  .filter((name) => !name.endsWith("Event") && types[name]?.properties)
  .toSorted();

/** @returns {string} */
export function typeOf(/** @type {Schema} */ schema) {
  if (schema.$ref) {
    const name = nameOf(schema.$ref);
    return sections.includes(name) ? `[${name}](#${name.toLowerCase()})` : typeOf(resolved(schema));
  }
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return valuesOf(schema.enum, schema.type);
  const several = schema.anyOf ?? schema.oneOf;
  if (several) return [...new Set(several.map(typeOf))].join(" or ");
  return schema.allOf ? typeOf(schema.allOf[0] ?? {}) : plainTypeOf(schema);
}

const orNull = (/** @type {Schema["type"]} */ type) =>
  Array.isArray(type) && type.includes("null") ? " or null" : "";

const valuesOf = (/** @type {unknown[]} */ values, /** @type {Schema["type"]} */ type) =>
  values.map(literal).join(" or ") + (values.includes(null) ? "" : orNull(type));

/** The type of a schema without alternatives. */
function plainTypeOf(/** @type {Schema} */ { type, items, format }) {
  const name = Array.isArray(type) ? type.find((one) => one !== "null") : type;
  if (name === "array") return `array of ${typeOf(items ?? {})}${orNull(type)}`;
  return `${name ?? "any"}${format && name === "string" ? ` (${format})` : ""}${orNull(type)}`;
}

export function boundsOf(/** @type {Schema} */ schema) {
  const { minimum, maximum, minLength, maxLength, maxItems, pattern } = schema;
  const isWide = (/** @type {number | undefined} */ n) =>
    n === undefined || Math.abs(n) >= Number.MAX_SAFE_INTEGER;
  const parts = [];
  if (!isWide(minimum) && !isWide(maximum)) parts.push(`${minimum} to ${maximum}`);
  else if (!isWide(minimum) && minimum !== 0) parts.push(`at least ${minimum}`);
  else if (!isWide(maximum)) parts.push(`at most ${maximum}`);
  if (maxLength !== undefined) parts.push(`${minLength ?? 0} to ${maxLength} characters`);
  if (maxItems !== undefined) parts.push(`at most ${maxItems}`);
  if (pattern !== undefined && pattern.length < 60) parts.push(`matches \`${pattern}\``);
  return parts.join("; ");
}

/** Joins the sentences of a field's notes. */
export const notes = (/** @type {string[]} */ ...parts) => cell(parts.filter(Boolean).join(". "));

/**
 * The table rows for the fields of an object. Fields of an unnamed nested object follow with a dot in their names.
 * @returns {string[]}
 */
export function rows(/** @type {Schema} */ schema, prefix = "") {
  if (schema.allOf) return schema.allOf.flatMap((part) => rows(resolved(part), prefix));
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const fallback = field.default === undefined ? "" : `default ${literal(field.default)}`;
    const says = notes(field.description ?? "", boundsOf(field), fallback);
    const row = `| \`${prefix}${name}\` | ${cell(typeOf(field))} | ${required.has(name) ? "yes" : "no"} | ${says} |`;
    const inner = field.type === "array" ? field.items : field;
    return [row, ...rows(inner ?? {}, `${prefix}${name}${inner === field ? "" : "[]"}.`)];
  });
}

export const HEAD = ["| name | type | required | notes |", "|---|---|---|---|"];
export const table = (/** @type {string} */ title, /** @type {string[]} */ lines) =>
  lines.length > 0 ? ["", `**${title}**`, "", ...HEAD, ...lines] : [];

/** Formats JSON compactly but readably. @returns {string} */
export function pretty(/** @type {unknown} */ value, indent = "") {
  const flat = JSON.stringify(value);
  if (typeof value !== "object" || value === null || flat.length + indent.length <= LINE) return flat;
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((one) => inner + pretty(one, inner))
    : Object.entries(value).map(([name, one]) => `${inner}${JSON.stringify(name)}: ${pretty(one, inner)}`);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${lines.join(",\n")}\n${indent}${close}`;
}

export const fenced = (/** @type {string} */ language, /** @type {string} */ text) => [
  "",
  `\`\`\`${language}`,
  text,
  "```",
];
