// Generates docs/api.md, the reference of the HTTP interface, from the OpenAPI document of the contract, and what clients
// need of its tables.
// Run `node scripts/api-reference.mjs` after a change of the contract.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { API_BASE, PROBLEM_HEADERS, PROBLEMS, problemsOf, ROUTES, STREAMS } from "@signet/contract";
import { openApiDocument } from "../packages/server/src/http/openapi/document.ts";
import { ADDRESSES_FILE, addressesSource } from "./addresses.mjs";
import {
  BASE,
  cell,
  fenced,
  HEAD,
  literal,
  notes,
  pretty,
  resolved,
  rows,
  sections,
  table,
  typeOf,
  types,
  boundsOf,
} from "./api-schemas.mjs";

const FILE = path.join(import.meta.dirname, "..", "docs", "api.md");
/** The titles of the streams, by kind of run. */
const STREAM_TITLES = {
  code: "Stream of a coding run",
  chat: "Stream of a chat",
  visual: "Stream of a build",
};
/** Header fields that are documented once for all routes. */
const COMMON = new Set(["X-Request-Id", "Cache-Control"]);
/** @typedef {import("./api-schemas.mjs").Schema} Schema */
/** @typedef {{ name: string, in: string, required?: boolean, description: string, example: unknown, schema: Schema }} Parameter */
/** @typedef {{ schema: Schema, example?: unknown, examples?: Record<string, { value: { event: string, data: unknown } }> }} Media */
/** @typedef {{ description: string, parameters?: Parameter[], requestBody?: { content: Record<string, Media> }, responses: Record<string, { headers?: object, content?: Record<string, Media> }> }} Operation */
/** @typedef {import("@signet/contract").Route} Route */

const document = /** @type {{ paths: Record<string, Record<string, Operation>> }} */ (
  /** @type {unknown} */ (openApiDocument(BASE))
);
const routes = /** @type {[string, Route][]} */ (Object.entries(ROUTES));

function parameterTable(
  /** @type {string} */ title,
  /** @type {Operation} */ { parameters = [] },
  /** @type {string} */ place,
) {
  const shown = parameters.filter((one) => one.in === place && !COMMON.has(one.name));
  return table(
    title,
    shown.map(({ name, schema, required, description, example }) => {
      const fallback = schema.default === undefined ? "" : `default ${literal(schema.default)}`;
      const says = notes(description, boundsOf(schema), fallback, `For example \`${String(example)}\``);
      return `| \`${name}\` | ${cell(typeOf(schema))} | ${required ? "yes" : "no"} | ${says} |`;
    }),
  );
}

/** A curl command for the request, with the examples of its required parameters. */
function curl(/** @type {Route} */ { method, path: at, answer, upload }, /** @type {Operation} */ operation) {
  const needed = (operation.parameters ?? []).filter(({ required }) => required);
  const query = needed.filter((one) => one.in === "query");
  const filled = needed.reduce((url, { name, example }) => url.replace(`{${name}}`, String(example)), at);
  const search = new URLSearchParams(query.map(({ name, example }) => [name, String(example)])).toString();
  const flags = [
    answer.kind === "events" ? "-N" : "-s",
    ...(answer.kind === "bytes" ? ["-O"] : []),
    ...(method === "get" ? [] : ["-X", method.toUpperCase()]),
  ].join(" ");
  const body = operation.requestBody?.content["application/json"]?.example;
  const json =
    body === undefined
      ? ""
      : ` \\\n  -H 'Content-Type: application/json' \\\n  -d '${JSON.stringify(body).replaceAll("'", String.raw`'\''`)}'`;
  const file = upload
    ? ` \\\n  -H 'Content-Type: ${upload.types[0]}' \\\n  --data-binary @${upload.example}`
    : "";
  return fenced("sh", `curl ${flags} '${BASE}${API_BASE}${filled}${search && `?${search}`}'${json}${file}`);
}

/** The answers of a route: fields and an example, or a link to its stream. */
function answersOf(/** @type {Route} */ route, /** @type {Operation} */ operation) {
  const { headers = {}, content = {} } = operation.responses["200"] ?? {};
  const extra = Object.keys(headers).filter((name) => !COMMON.has(name));
  const told = [route.answer, ...(route.also ?? [])].flatMap((answer) => {
    if (answer.kind === "events") {
      const streams = answer.streams.map(
        (kind) => `[${STREAM_TITLES[kind].toLowerCase()}](#${anchorOf(STREAM_TITLES[kind])})`,
      );
      const numbered = answer.numbered ? ", each with its number as `id`" : "";
      return ["", `**Answer** (\`text/event-stream\`): ${streams.join(", or ")}${numbered}.`];
    }
    if (answer.kind === "bytes") return ["", `**Answer** (\`${answer.type}\`): the bytes.`];
    const { schema, example } = content["application/json"] ?? { schema: {} };
    const alternatives = (resolved(schema).oneOf ?? [schema]).map(resolved);
    const tables = alternatives.flatMap((one, i) =>
      table(alternatives.length > 1 ? `Answer (JSON), form ${i + 1}` : "Answer (JSON)", rows(one)),
    );
    return [...(tables.length > 0 ? tables : ["", "**Answer** (JSON)"]), ...fenced("json", pretty(example))];
  });
  return [
    ...told,
    ...(extra.length > 0
      ? ["", `**Answer headers**: ${extra.map((name) => `\`${name}\``).join(", ")}.`]
      : []),
  ];
}

const common = new Set(problemsOf({ ...ROUTES.status, problems: [] }));

function problemLines(/** @type {Route} */ route) {
  const own = problemsOf(route).filter((code) => !common.has(code) || route.problems.includes(code));
  if (own.length === 0) return [];
  const listed = own.toSorted((a, b) => PROBLEMS[a].status - PROBLEMS[b].status);
  return ["", `**Problems**: ${listed.map((code) => `${PROBLEMS[code].status} \`${code}\``).join(", ")}.`];
}

function routeSection(/** @type {Route} */ route) {
  const { method, path: at } = route;
  const operation = document.paths[API_BASE + at]?.[method] ?? { description: "", responses: {} };
  const body = operation.requestBody?.content["application/json"]?.schema;
  return [
    "",
    `## ${method.toUpperCase()} ${at}`,
    "",
    operation.description,
    ...curl(route, operation),
    ...parameterTable("Path", operation, "path"),
    ...parameterTable("Query", operation, "query"),
    ...parameterTable("Headers", operation, "header"),
    ...(route.rawBody ? ["", "**Body**: bytes, as their sender signed them."] : []),
    ...(route.upload
      ? [
          "",
          `**Body**: bytes of the type ${route.upload.types.map((type) => `\`${type}\``).join(", ")}, at most ${route.upload.maxBytes.toLocaleString("en")}.`,
        ]
      : []),
    ...(body ? table("Body", rows(resolved(body))) : []),
    ...answersOf(route, operation),
    ...problemLines(route),
  ];
}

/** The events of a stream, each with its fields and an example. */
function streamSection(/** @type {keyof typeof STREAMS} */ kind) {
  const examples = Object.values(types)
    .filter(({ properties }) => properties?.["event"] && properties["data"])
    .map((schema) => [String(schema.properties?.["event"]?.const), schema]);
  const byName = new Map(/** @type {[string, Schema][]} */ (examples));
  const media = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ responses }) => responses["200"]?.content?.["text/event-stream"] ?? []);
  const { events, ends } = STREAMS[kind];
  return [
    "",
    `## ${STREAM_TITLES[kind]}`,
    "",
    `Server-sent events; \`data\` is one line of JSON. ${ends} A line \`: ping\` comes after 15 seconds of silence. A stream that ends without its last event was cut: go on at \`/runs/{run_id}/events\` with \`after\`.`,
    ...Object.keys(events).flatMap((name) => {
      const schema = byName.get(name) ?? {};
      const example = media.find(({ examples: all }) => all?.[name])?.examples?.[name]?.value;
      return [
        "",
        `### Event \`${name}\``,
        "",
        schema.description ?? "",
        "",
        ...HEAD,
        ...rows(resolved(schema.properties?.["data"] ?? {})),
        ...fenced("text", `event: ${name}\ndata: ${JSON.stringify(example?.data)}`),
      ];
    }),
  ];
}

function problemSection() {
  return [
    "",
    "## Problems",
    "",
    "`retryable` says whether the same request may succeed later. `Retry-After` says when, where that is known. Any route may also answer " +
      `${[...common].map((code) => `\`${code}\``).join(", ")}; an address that does not exist answers \`not_found\`, and one that takes other methods \`method_not_allowed\` with \`Allow\`.`,
    "",
    "| code | status | retryable | headers | meaning |",
    "|---|---|---|---|---|",
    ...Object.entries(PROBLEMS).map(([code, { status, retryable, title }]) => {
      const headers = PROBLEM_HEADERS[/** @type {keyof typeof PROBLEMS} */ (code)] ?? [];
      const named = headers.map((name) => `\`${name}\``).join(", ");
      return `| \`${code}\` | ${status} | ${retryable ? "yes" : "no"} | ${named} | ${cell(title)} |`;
    }),
    "",
  ];
}

/** The named types, including those that they refer to. */
const typeSections = () =>
  sections.flatMap((name) => {
    const schema = types[name] ?? {};
    const says = schema.description ? [schema.description, ""] : [];
    return ["", `## ${name}`, "", ...says, ...HEAD, ...rows(schema)];
  });

/** The whole reference as Markdown. */
export function apiReference() {
  const kinds = /** @type {(keyof typeof STREAMS)[]} */ (Object.keys(STREAMS));
  return [
    "# HTTP reference",
    "",
    "Generated from `packages/contract` by `scripts/api-reference.mjs`; a test holds both together. The same as OpenAPI 3.1 is at `/api/demo/openapi.json` of a running service.",
    "",
    `Every path begins with \`${API_BASE}\`. Bodies are JSON. A hosted service takes an API key in \`X-Svc-Api-Key\`, a license in \`X-Svc-License\`, or the owner's password by HTTP Basic. Every answer has \`X-Request-Id\`, which is the caller's own where the request had one that fits, and \`Cache-Control\`. Refusals and failures are \`application/problem+json\` with one of the codes [below](#problems).`,
    "",
    ...routes.map(
      ([, { method, path: at, summary }]) =>
        `- [\`${method.toUpperCase()} ${at}\`](#${anchorOf(`${method} ${at}`)}): ${summary}`,
    ),
    ...kinds.map((kind) => `- [${STREAM_TITLES[kind]}](#${anchorOf(STREAM_TITLES[kind])})`),
    ...routes.flatMap(([, route]) => routeSection(route)),
    ...kinds.flatMap(streamSection),
    ...typeSections(),
    ...problemSection(),
  ].join("\n");
}

const anchorOf = (/** @type {string} */ title) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9_ -]/g, "")
    .replaceAll(" ", "-");

if (process.argv[1] === import.meta.filename) {
  writeFileSync(FILE, apiReference());
  writeFileSync(ADDRESSES_FILE, addressesSource());
}
