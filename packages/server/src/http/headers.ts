import { randomUUID } from "node:crypto";
import { BOUNDS, ROUTES, type Route } from "@signet/contract";
import type { MiddlewareHandler } from "hono";
import type { Env } from "./context.ts";
import { pathPattern } from "./paths.ts";

const REQUEST_ID = new RegExp(BOUNDS.requestId.pattern);
const EXPOSED = "RateLimit, RateLimit-Policy, Retry-After, X-Request-Id";

const SAME_ORIGIN = Object.values<Route>(ROUTES)
  .filter((route) => route.sameOrigin)
  .map(pathPattern);

/** The headers that every answer has: the request's id, no caching, and open cross-origin access without credentials (but to the owner's routes). */
export const commonHeaders = (requestId: string, path: string): Record<string, string> => ({
  "X-Request-Id": requestId,
  "Cache-Control": "no-store",
  ...(SAME_ORIGIN.some((pattern) => pattern.test(path))
    ? {}
    : { "Access-Control-Allow-Origin": "*", "Access-Control-Expose-Headers": EXPOSED }),
});

/** Gives each request its id (the caller's own where it sent a fitting one) and each answer the common headers. */
export const withCommonHeaders: MiddlewareHandler<Env> = async (c, next) => {
  const own = c.req.header("x-request-id");
  const requestId = own && REQUEST_ID.test(own) ? own : randomUUID();
  c.set("requestId", requestId);
  const headers = commonHeaders(requestId, c.req.path);
  if (c.req.method === "OPTIONS")
    return c.body(null, 204, {
      ...headers,
      "Access-Control-Allow-Methods": "GET, POST, DELETE, OPTIONS",
      "Access-Control-Allow-Headers":
        "Authorization, Content-Type, Idempotency-Key, Last-Event-ID, X-Request-Id, X-SVC-Api-Key, X-SVC-License, X-Workspace-Owner",
      "Access-Control-Max-Age": "86400",
    });
  await next();
  for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
};
