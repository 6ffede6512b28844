import { fieldErrors, sayFieldError } from "../base/field-errors.ts";
import { ROUTES, type Route, type RouteId } from "@signet/contract";
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

/** A request that has passed its schemas. */
export interface RouteRequest<Id extends RouteId> {
  params: Part<Id, "params">;
  query: Part<Id, "query">;
  headers: Part<Id, "headers">;
  body: Part<Id, "body">;
  caller: Caller;
  requestId: string;
  c: Ctx;
}

/** What a route answers with: the JSON that the contract says, or a response of its own (a stream, bytes, a page, 304). */
export type RouteAnswer<Id extends RouteId> =
  | Response
  | ((typeof ROUTES)[Id]["answer"] extends { kind: "json"; schema: infer S extends z.ZodType }
      ? z.output<S>
      : never);

/** Serves one row of the contract's table: `answer` sees only requests that fit it. */
export function serve<Id extends RouteId>(
  app: HttpApp,
  id: Id,
  answer: (asked: RouteRequest<Id>) => RouteAnswer<Id> | Promise<RouteAnswer<Id>>,
): void {
  const route: Route = ROUTES[id];
  app.on(route.method, honoPath(route.path), async (c) => {
    const caller = await callerOf(c);
    const parts = {
      params: check(route.params, c.req.param(), "path"),
      query: check(route.query, c.req.query(), "query"),
      headers: check(route.headers, c.req.header(), "header"),
      body: route.body && check(route.body, await readJson(c.req.raw), "body"),
    };
    const answered = await answer({ ...parts, caller, requestId: c.get("requestId"), c } as RouteRequest<Id>);
    return isResponse(answered) ? answered : c.json(answered);
  });
}

/** The mark of a stream that went to the socket itself was made before the server put its own `Response` in place. */
const isResponse = (answered: unknown): answered is Response =>
  answered instanceof Response || answered === RESPONSE_ALREADY_SENT;

function check(schema: z.ZodType | undefined, value: unknown, where: string): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const errors = fieldErrors(result.error, value, where);
  const [first] = errors;
  throw new Problem("invalid_request", sayFieldError(first!), { param: first!.path, errors });
}
