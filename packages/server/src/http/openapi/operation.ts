import { everyRequest, type Route } from "@signet/contract";
import type { z } from "zod";
import { answersOf } from "./answers.ts";
import { exampleOf } from "./example.ts";
import type { Schemas } from "./schemas.ts";

/** The credentials that a caller may send. All are optional. */
export const CREDENTIALS = {
  apiKey: { type: "apiKey", in: "header", name: "X-SVC-Api-Key", description: "svc_<id>_<secret>" },
  bearer: { type: "http", scheme: "bearer", description: "The same API key" },
  license: { type: "apiKey", in: "header", name: "X-SVC-License", description: "From a payment's claim" },
  owner: { type: "http", scheme: "basic", description: "User `owner`, on a hosted service" },
} as const;
const ANYONE = [{}, ...Object.keys(CREDENTIALS).map((name) => ({ [name]: [] }))];

/** A row of the contract's table as an operation of the document. */
export function operationOf(id: string, route: Route, schemas: Schemas) {
  const { path, summary, params, query, headers } = route;
  return {
    operationId: id,
    summary,
    description: describe(route),
    tags: [path.split("/")[1]!.replace(".json", "")],
    security: ANYONE,
    parameters: [
      ...parameters("path", params, schemas),
      ...parameters("query", query, schemas),
      ...parameters("header", headers, schemas),
      ...parameters("header", everyRequest, schemas),
    ],
    ...requestBody(route, schemas),
    responses: answersOf(route, schemas),
  };
}

/** Header names as they are usually written. */
const capitalized = (name: string) => name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

function parameters(place: "path" | "query" | "header", fields: z.ZodObject | undefined, schemas: Schemas) {
  const { properties = {}, required = [] } = fields ? schemas.of(fields) : {};
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name: place === "header" ? capitalized(name) : name,
    in: place,
    required: required.includes(name),
    description,
    schema,
    example: exampleOf(properties[name]!, schemas.named),
  }));
}

function requestBody({ body, rawBody, upload, example }: Route, schemas: Schemas) {
  if (upload) {
    const schema = { type: "string", format: "binary" };
    return {
      requestBody: {
        description: `The bytes of a file, at most ${upload.maxBytes}`,
        required: true,
        content: Object.fromEntries(upload.types.map((type) => [type, { schema }])),
      },
    };
  }
  if (!body && !rawBody) return {};
  return {
    requestBody: {
      description: rawBody ? "Bytes, as their sender signed them" : "The request as JSON",
      required: true,
      content: { "application/json": { schema: body ? schemas.of(body) : { type: "object" }, example } },
    },
  };
}

function describe({ summary, consumes, public: open, sameOrigin, etag, also }: Route): string {
  return [
    `${summary}.`,
    consumes ? `Takes one unit of the ${consumes} allowance.` : "",
    open ? "Open to everyone." : "",
    sameOrigin ? "For the owner of the instance; pages of other sites get no access." : "",
    etag ? "The answer has an ETag." : "",
    also ? "`Accept` chooses the type of the answer." : "",
  ]
    .filter(Boolean)
    .join(" ");
}
