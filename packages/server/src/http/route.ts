import { fieldErrors, sayFieldError } from "../base/field-errors.ts";
import { COSTS, ROUTES, type Route, type RouteId } from "@signet/contract";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { z } from "zod";
import { Problem } from "../base/problem.ts";
import { readJson } from "./body.ts";
import type { Caller } from "../modules/access/caller.ts";
import { callerOf } from "./caller.ts";
import type { HttpApp, Ctx } from "./context.ts";
import { honoPath } from "./paths.ts";

type Part<Id extends RouteId, Name extends keyof Route> =
  (typeof ROUTES)[Id] extends Record<Name, infer S extends z.ZodType> ? z.infer<S> : undefined;

/** A validated request. */
export interface RouteRequest<Id extends RouteId> {
  params: Part<Id, "params">;
  query: Part<Id, "query">;
  headers: Part<Id, "headers">;
  body: Part<Id, "body">;
  caller: Caller;
  requestId: string;
  c: Ctx;
}

/** The result of a route: the JSON of the contract, or its own response (a stream, bytes, a page, 304). */
export type RouteAnswer<Id extends RouteId> =
  | Response
  | ((typeof ROUTES)[Id]["answer"] extends { kind: "json"; schema: infer S extends z.ZodType }
      ? z.output<S>
      : never);

/** Serves one row of the contract's table. `answer` gets only valid requests. */
export function serve<Id extends RouteId>(
  app: HttpApp,
  id: Id,
  answer: (request: RouteRequest<Id>) => RouteAnswer<Id> | Promise<RouteAnswer<Id>>,
): void {
  const route: Route = ROUTES[id];
  const costs = COSTS.some((code) => route.problems.includes(code));
  const streams = [route.answer, ...(route.also ?? [])].some(({ kind }) => kind === "events");
  app.on(route.method, honoPath(route.path), async (c) => {
    const caller = await callerOf(c);
    if (costs) await c.get("requireOpen")(caller, { closes: route.upload !== undefined });
    const parts = {
      params: check(route.params, c.req.param(), "path"),
      query: check(route.query, c.req.query(), "query"),
      headers: check(route.headers, c.req.header(), "header"),
      body: route.body && check(route.body, await readJson(c.req.raw), "body"),
    };
    const request = { ...parts, caller, requestId: c.get("requestId"), c } as RouteRequest<Id>;
    const result = await (streams
      ? c.get("limitCallers").streaming(caller, async () => answer(request))
      : answer(request));
    const response = isResponse(result) ? result : c.json(result);
    if (route.immutable) response.headers.set("Cache-Control", "public, max-age=31536000, immutable");
    return response;
  });
}

/** `RESPONSE_ALREADY_SENT` was created before the server replaced the global `Response`, so `instanceof` misses it. */
const isResponse = (result: unknown): result is Response =>
  result instanceof Response || result === RESPONSE_ALREADY_SENT;

function check(schema: z.ZodType | undefined, value: unknown, where: string): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const errors = fieldErrors(result.error, value, where);
  const [first] = errors;
  throw new Problem("invalid_request", sayFieldError(first!), { param: first!.path, errors });
}
