import type { RouteConfig } from "@asteasolutions/zod-to-openapi";
import {
  API_BASE,
  INTERFACE_VERSION,
  PROBLEMS,
  ProblemBody,
  ROUTES,
  CHAT_EVENTS,
  VISUAL_EVENTS,
  CODE_EVENTS,
  type Route,
} from "@signet/contract";
import { z } from "zod";

/** The contract's table as an OpenAPI 3.1 document. */
export async function openApiDocument(baseUrl: string): Promise<object> {
  const { OpenAPIRegistry, OpenApiGeneratorV31 } = await import("@asteasolutions/zod-to-openapi");
  const registry = new OpenAPIRegistry();
  for (const [id, route] of Object.entries<Route>(ROUTES)) registry.registerPath(describeRoute(id, route));
  for (const [name, scheme] of Object.entries(CREDENTIALS))
    registry.registerComponent("securitySchemes", name, scheme);
  const generator = new OpenApiGeneratorV31(registry.definitions);
  return generator.generateDocument({
    openapi: "3.1.0",
    info: {
      title: "Signet",
      version: INTERFACE_VERSION,
      description:
        "A coding agent that runs what it writes and seals what it did, and a chat that shows what its claims rest on.",
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: baseUrl }],
  });
}

/** What a caller may send to be known by; none of them is needed. */
const CREDENTIALS = {
  apiKey: { type: "apiKey", in: "header", name: "X-SVC-Api-Key", description: "svc_<id>_<secret>" },
  bearer: { type: "http", scheme: "bearer", description: "The same API key" },
  license: { type: "apiKey", in: "header", name: "X-SVC-License", description: "From a payment's claim" },
  owner: { type: "http", scheme: "basic", description: "User `owner`, on a hosted service" },
} as const;
const ANYONE = [{}, ...Object.keys(CREDENTIALS).map((name) => ({ [name]: [] }))];

function describeRoute(id: string, route: Route): RouteConfig {
  return {
    method: route.method,
    path: API_BASE + route.path,
    operationId: id,
    summary: route.summary,
    description: route.summary,
    tags: [route.path.split("/")[1]!],
    request: {
      ...(route.params ? { params: route.params } : {}),
      ...(route.query ? { query: route.query } : {}),
      ...(route.headers ? { headers: route.headers } : {}),
      ...(route.body
        ? { body: { required: true, content: { "application/json": { schema: route.body } } } }
        : {}),
      ...(route.rawBody
        ? { body: { required: true, content: { "application/json": { schema: { type: "object" } } } } }
        : {}),
    },
    security: ANYONE,
    responses: {
      200: answerOf(route),
      ...(route.etag ? { 304: { description: "It is what If-None-Match names" } } : {}),
      ...refusals(route),
    },
  };
}

const EventData = z
  .union([...Object.values(CODE_EVENTS), ...Object.values(CHAT_EVENTS), ...Object.values(VISUAL_EVENTS)])
  .meta({ id: "EventData", description: "Data of an event: of a coding run, a chat or a build" });

function answerOf({ answer }: Route): RouteConfig["responses"][string] {
  if (answer.kind === "json")
    return { description: "The answer", content: { "application/json": { schema: answer.schema } } };
  if (answer.kind === "events")
    return {
      description: "Server-sent events; each `data` line is one of these",
      content: { "text/event-stream": { schema: EventData } },
    };
  return {
    description: "The bytes",
    content: { [answer.type]: { schema: { type: "string", format: "binary" } } },
  };
}

function refusals(route: Route): RouteConfig["responses"] {
  const byStatus = new Map<number, string[]>();
  for (const code of new Set([
    ...route.problems,
    "conflicting_credentials",
    "invalid_credential",
    "rate_limited",
    "misdirected_host",
    "origin_not_allowed",
    "internal",
  ] as const))
    byStatus.set(PROBLEMS[code].status, [...(byStatus.get(PROBLEMS[code].status) ?? []), code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      { description: codes.join(", "), content: { "application/problem+json": { schema: ProblemBody } } },
    ]),
  );
}
