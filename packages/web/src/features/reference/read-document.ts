import { count } from "../../lib/format.ts";

/** A schema of the document, as far as the page shows it. */
export interface ShownSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  properties?: Record<string, ShownSchema>;
  required?: string[];
  items?: ShownSchema;
  additionalProperties?: ShownSchema | boolean;
  anyOf?: ShownSchema[];
  oneOf?: ShownSchema[];
}

interface Content {
  schema?: ShownSchema;
  example?: unknown;
  examples?: Record<string, { $ref?: string; value?: unknown }>;
}

interface DocumentOperation {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: {
    name: string;
    in: "path" | "query" | "header" | "cookie";
    required?: boolean;
    description?: string;
    schema?: ShownSchema;
    example?: unknown;
  }[];
  requestBody?: { description?: string; content: Record<string, Content> };
  responses: Record<string, { description: string; content?: Record<string, Content> }>;
}

/** An OpenAPI document, as far as it is read here. */
export interface ReadableDocument {
  info: { version: string };
  tags?: { name: string; description?: string }[];
  paths: Record<string, Record<string, DocumentOperation>>;
  components?: { schemas?: Record<string, ShownSchema>; examples?: Record<string, { value?: unknown }> };
}

/** A route of the interface with its place in the document. */
export interface ReferenceRoute extends DocumentOperation {
  method: string;
  path: string;
}

/** The routes of one group, in the order of the document. */
export interface RouteGroup {
  name: string;
  says: string;
  routes: ReferenceRoute[];
}

/** Whether a service's answer is a document that can be shown. */
export const isReadable = (value: unknown): value is ReadableDocument =>
  typeof value === "object" &&
  value !== null &&
  "paths" in value &&
  typeof value.paths === "object" &&
  "info" in value;

/** All routes of the document. */
export const routesOf = ({ paths }: ReadableDocument): ReferenceRoute[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  );

/** The routes in which every word occurs, by group. */
export function groupsOf(document: ReadableDocument, words: string): RouteGroup[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = routesOf(document).filter((route) => {
    const text = searchText(route, document);
    return wanted.every((word) => text.includes(word));
  });
  const says = new Map(document.tags?.map(({ name, description }) => [name, description ?? ""]));
  return [...Map.groupBy(found, ({ tags }) => tags?.[0] ?? "")].map(([name, routes]) => ({
    name,
    says: says.get(name) || name,
    routes,
  }));
}

/** What a search looks at: the route, its fields and its problems. */
function searchText(route: ReferenceRoute, document: ReadableDocument): string {
  const fields = [
    ...(route.parameters ?? []).map(({ name }) => name),
    ...bodiesOf(route).flatMap(({ schema }) => fieldsOf(schema, document).map(({ name }) => name)),
    ...problemsOf(route).map(({ code }) => code),
  ];
  return [route.method, route.path, route.operationId, route.summary, ...fields].join(" ").toLowerCase();
}

/** The forms of a request's body, by media type. */
export const bodiesOf = ({ requestBody }: ReferenceRoute): ({ type: string } & Content)[] =>
  Object.entries(requestBody?.content ?? {}).map(([type, content]) => ({ type, ...content }));

/** The answers that are no problems. */
export const answersOf = ({ responses }: ReferenceRoute) =>
  Object.entries(responses)
    .filter(([status]) => Number(status) < 400)
    .map(([status, { description, content }]) => ({
      status,
      description,
      forms: Object.entries(content ?? {}).map(([type, form]) => ({ type, ...form })),
    }));

/** The problems that a route may answer: status, code, and what the document says of it. */
export const problemsOf = ({ responses }: ReferenceRoute) =>
  Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([status, { description, content }]) => {
      const codes = Object.values(content ?? {}).flatMap(({ examples }) => Object.keys(examples ?? {}));
      return codes.map((code) => ({ status, code, says: saying(description, code) }));
    });

/** What a description, "`code`: words.", says of one code. */
function saying(description: string, code: string): string {
  const [, after] = description.split(`\`${code}\`: `);
  return after?.split(/\s*`\w+`: /)[0]?.trim() ?? "";
}

/** The example of a form of content, or its examples by name. */
export function examplesOf(
  { example, examples }: Content,
  { components }: ReadableDocument,
): { name: string; value: unknown }[] {
  if (example !== undefined) return [{ name: "", value: example }];
  return Object.entries(examples ?? {}).map(([name, { $ref, value }]) => ({
    name,
    value: $ref === undefined ? value : components?.examples?.[$ref.split("/").at(-1)!]?.value,
  }));
}

/** A field as a line: its name with dots for what is inside, its type and what it means. */
export interface FieldLine {
  name: string;
  type: string;
  required: boolean;
  says: string;
  values: string[];
  standing: string | null;
}

/** What a field is besides its name and type. */
export const detailsOf = (field: ShownSchema): Pick<FieldLine, "values" | "standing"> => ({
  values: (field.enum ?? (field.const === undefined ? [] : [field.const])).map((value) =>
    JSON.stringify(value),
  ),
  standing: field.default === undefined ? null : JSON.stringify(field.default),
});

const DEEPEST = 5;

/** The fields of a schema and of what is in them, in order. A schema that holds itself is followed once. */
export function fieldsOf(
  schema: ShownSchema | undefined,
  document: ReadableDocument,
  prefix = "",
  seen: readonly string[] = [],
): FieldLine[] {
  if (schema === undefined || seen.length > DEEPEST) return [];
  const { found, path } = resolved(schema, document, seen);
  if (path === null) return [];
  const inner = (each: ShownSchema, name: string) => fieldsOf(each, document, name, [...path, ""]);
  const own = Object.entries(found.properties ?? {}).flatMap(([name, field]) => [
    lineOf(`${prefix}${name}`, field, document, found.required?.includes(name) ?? false),
    ...inner(field, `${prefix}${name}.`),
  ]);
  const parts = [...(found.anyOf ?? []), ...(found.oneOf ?? [])].flatMap((each) =>
    fieldsOf(each, document, prefix, path),
  );
  const items = found.items ? inner(found.items, `${prefix.replace(/\.$/, "")}[].`) : [];
  return unique([...own, ...parts, ...items]);
}

const unique = (lines: FieldLine[]): FieldLine[] => [
  ...new Map(lines.map((line) => [line.name, line])).values(),
];

/** A schema in place of its reference, and the names that led to it; no path if it holds itself. */
function resolved(schema: ShownSchema, { components }: ReadableDocument, seen: readonly string[]) {
  const name = schema.$ref?.split("/").at(-1);
  if (name === undefined) return { found: schema, path: seen };
  return {
    found: components?.schemas?.[name] ?? {},
    path: seen.includes(name) ? null : [...seen, name],
  };
}

function lineOf(name: string, field: ShownSchema, document: ReadableDocument, required: boolean): FieldLine {
  const { found } = resolved(field, document, []);
  return {
    name,
    type: typeOf(field, document),
    required,
    says: field.description ?? found.description ?? "",
    ...detailsOf({ ...found, ...field }),
  };
}

/** The type of a schema in words, with its bounds: `string or null`, `list of object`, `integer, 1 to 200`. */
export function typeOf(schema: ShownSchema, document: ReadableDocument, depth = 0): string {
  const { found } = resolved(schema, document, []);
  const several = found.anyOf ?? found.oneOf;
  if (depth > DEEPEST) return "object";
  if (several) return [...new Set(several.map((each) => typeOf(each, document, depth + 1)))].join(" or ");
  if (Array.isArray(found.type)) return found.type.join(" or ");
  if (found.type === "array" && found.items)
    return `list of ${typeOf(found.items, document, depth + 1)}${bounds(0, found.maxItems, " items")}`;
  if (found.const !== undefined) return typeof found.const;
  const name =
    found.format === undefined ? (found.type ?? "any") : `${found.type ?? "any"} (${found.format})`;
  const { minimum, maximum, minLength, maxLength } = found;
  return `${name}${bounds(minimum, maximum, "")}${bounds(minLength, maxLength, " characters")}`;
}

/** `, 1 to 200`. What is as large as a whole number can be is no bound. */
function bounds(least: number | undefined, most: number | undefined, unit: string): string {
  if (most === undefined || most >= Number.MAX_SAFE_INTEGER) return "";
  return least === undefined || least <= 0
    ? `, at most ${count(most)}${unit}`
    : `, ${count(least)} to ${count(most)}${unit}`;
}
