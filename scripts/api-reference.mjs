// Writes docs/api.md, the reference of the HTTP interface, from the contract. `node scripts/api-reference.mjs` after a change.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { API_BASE, CHAT_EVENTS, CODE_EVENTS, PROBLEMS, ROUTES, VISUAL_EVENTS } from "@signet/contract";
import { z } from "zod";

const FILE = path.join(import.meta.dirname, "..", "docs", "api.md");
const STREAMS = { codeRun: CODE_EVENTS, chatRun: CHAT_EVENTS, visual: VISUAL_EVENTS };
const BASE = "http://127.0.0.1:8787";

/** @typedef {{ type?: string | string[], const?: unknown, enum?: unknown[], anyOf?: Schema[], oneOf?: Schema[], items?: Schema, $ref?: string, format?: string, pattern?: string, properties?: Record<string, Schema>, required?: string[], description?: string, default?: unknown, minimum?: number, maximum?: number, minLength?: number, maxLength?: number, maxItems?: number, $defs?: Record<string, Schema>, id?: string }} Schema */

/** Named types that were met, by name. @type {Map<string, Schema>} */
const types = new Map();

/** The JSON Schema of a zod schema, as a caller writes or reads it. */
function schemaOf(/** @type {import("zod").ZodType} */ schema, /** @type {"input" | "output"} */ io) {
  const made = /** @type {Schema} */ (z.toJSONSchema(schema, { io, unrepresentable: "any" }));
  for (const [name, one] of Object.entries(made.$defs ?? {})) if (!types.has(name)) types.set(name, one);
  const named = made.$ref && made.$defs?.[made.$ref.split("/").at(-1) ?? ""];
  return named || made;
}

const cell = (/** @type {string} */ text) => text.replaceAll("|", "\\|").replaceAll(/\s+/g, " ").trim();
const literal = (/** @type {unknown} */ value) => `\`${JSON.stringify(value)}\``;

const isShown = (/** @type {string} */ name) => /^[A-Z]/.test(name);
const linked = (/** @type {string} */ name) =>
  isShown(name) && types.get(name)?.properties
    ? `[${name}](#${name.toLowerCase()})`
    : typeOf(types.get(name) ?? {});

/** @returns {string} */
function typeOf(/** @type {Schema} */ schema) {
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return schema.enum.map(literal).join(" or ");
  const several = schema.anyOf ?? schema.oneOf;
  if (several) return [...new Set(several.map(typeOf))].join(" or ");
  if (schema.$ref) return linked(schema.$ref.split("/").at(-1) ?? "");
  if (schema.type === "array") return `array of ${typeOf(schema.items ?? {})}`;
  const type = Array.isArray(schema.type) ? schema.type.join(" or ") : (schema.type ?? "any");
  return schema.format && type === "string" ? `${type} (${schema.format})` : type;
}

function boundsOf(/** @type {Schema} */ schema) {
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

/** Rows of a table for the fields of an object. */
function rows(/** @type {Schema} */ schema) {
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const fallback = field.default === undefined ? "" : `default ${literal(field.default)}`;
    const says = [field.description ?? "", boundsOf(field), fallback].filter(Boolean).join(". ");
    return `| \`${name}\` | ${cell(typeOf(field))} | ${required.has(name) ? "yes" : "no"} | ${cell(says)} |`;
  });
}

const HEAD = ["| name | type | required | notes |", "|---|---|---|---|"];

function table(
  /** @type {string} */ title,
  /** @type {import("zod").ZodType | undefined} */ schema,
  /** @type {"input" | "output"} */ io,
) {
  const lines = schema ? rows(schemaOf(schema, io)) : [];
  return lines.length > 0 ? ["", `**${title}**`, "", ...HEAD, ...lines] : [];
}

function answerOf(/** @type {string} */ id, /** @type {import("@signet/contract").Route} */ { answer }) {
  if (answer.kind === "bytes") return ["", `**Answer**: bytes of type \`${answer.type}\`.`];
  if (answer.kind === "json") {
    const fields = table("Answer (JSON)", answer.schema, "output");
    return fields.length > 0 ? fields : ["", "**Answer**: JSON."];
  }
  const events = /** @type {Record<string, import("zod").ZodType> | undefined} */ (
    /** @type {Record<string, unknown>} */ (STREAMS)[id]
  );
  if (!events) return ["", "**Answer**: a stream of server-sent events, those of the run's kind."];
  return [
    "",
    "**Answer**: a stream of server-sent events. `data` of each is JSON:",
    ...Object.entries(events).flatMap(([name, schema]) => [
      "",
      `Event \`${name}\``,
      "",
      ...HEAD,
      ...rows(schemaOf(schema, "output")),
    ]),
  ];
}

function exampleOf(/** @type {import("@signet/contract").Route} */ route) {
  const { method, path: at, example, answer } = route;
  const flags = [
    answer.kind === "events" ? "-N" : "-s",
    ...(method === "get" ? [] : ["-X", method.toUpperCase()]),
  ].join(" ");
  const url = `'${BASE}${API_BASE}${at}'`;
  const body =
    example ??
    (route.body
      ? Object.fromEntries((schemaOf(route.body, "input").required ?? []).map((name) => [name, "…"]))
      : undefined);
  const json =
    body === undefined
      ? ""
      : ` \\\n  -H 'Content-Type: application/json' \\\n  -d '${JSON.stringify(body).replaceAll("'", String.raw`'\''`)}'`;
  return ["", "```sh", `curl ${flags} ${url}${json}`, "```"];
}

/** The whole reference as Markdown. */
export function apiReference() {
  types.clear();
  const routes = /** @type {[string, import("@signet/contract").Route][]} */ (Object.entries(ROUTES));
  const lines = [
    "# HTTP reference",
    "",
    "Generated from `packages/contract` by `scripts/api-reference.mjs`; a test holds both together. The same as OpenAPI 3.1 is at `/api/demo/openapi.json` of a running service.",
    "",
    `Every path begins with \`${API_BASE}\`. Bodies are JSON. A hosted service takes an API key in \`X-Svc-Api-Key\`, a license in \`X-Svc-License\`, or the owner's password by HTTP Basic. Refusals and failures are \`application/problem+json\` with one of the codes [below](#problems).`,
    "",
    ...routes.map(
      ([, { method, path: at, summary }]) =>
        `- [\`${method.toUpperCase()} ${at}\`](#${anchor(method, at)}): ${summary}`,
    ),
    ...routes.flatMap(([id, route]) => [
      "",
      `## ${route.method.toUpperCase()} ${route.path}`,
      "",
      `${route.summary}.${route.consumes ? ` Takes one unit of the ${route.consumes} allowance.` : ""}${route.public ? " Open to everyone." : ""}${route.etag ? " Its answer has an ETag." : ""}`,
      ...table("Path", route.params, "input"),
      ...table("Query", route.query, "input"),
      ...table("Headers", route.headers, "input"),
      ...(route.rawBody ? ["", "**Body**: bytes, as their sender signed them."] : []),
      ...table("Body", route.body, "input"),
      ...answerOf(id, route),
      ...(route.problems.length > 0
        ? ["", `**Problems**: ${[...new Set(route.problems)].map((code) => `\`${code}\``).join(", ")}.`]
        : []),
      ...exampleOf(route),
    ]),
    ...typeSections(),
    "",
    "## Problems",
    "",
    "`retryable` says whether the same request may succeed later. `Retry-After` says when, where that is known. Any route may also answer `internal`, `not_ready`, `rate_limited`, `invalid_credential` and `conflicting_credentials`.",
    "",
    "| code | status | retryable | meaning |",
    "|---|---|---|---|",
    ...Object.entries(PROBLEMS).map(
      ([code, { status, retryable, title }]) =>
        `| \`${code}\` | ${status} | ${retryable ? "yes" : "no"} | ${cell(title)} |`,
    ),
    "",
  ];
  return lines.join("\n");
}

/** The named types, those that they name in turn too. */
function typeSections() {
  return [...types]
    .filter(([name, { properties }]) => isShown(name) && properties)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, schema]) => [
      "",
      `## ${name}`,
      "",
      ...(schema.description ? [schema.description, ""] : []),
      ...HEAD,
      ...rows(schema),
    ]);
}

const anchor = (/** @type {string} */ method, /** @type {string} */ at) =>
  `${method} ${at}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9_ -]/g, "")
    .replaceAll(" ", "-");

if (process.argv[1] === import.meta.filename) writeFileSync(FILE, apiReference());
