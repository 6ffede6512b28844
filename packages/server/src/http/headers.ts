import { randomUUID } from "node:crypto";
import { BOUNDS } from "@signet/contract";
import type { MiddlewareHandler } from "hono";
import type { AllowedReaders } from "../modules/access/origins.ts";
import type { Env } from "./context.ts";

const REQUEST_ID = new RegExp(BOUNDS.requestId.pattern);
const EXPOSED = "ETag, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id";

/** The headers that every answer has: the request's id, no caching, and who may read it, never with credentials. */
export const commonHeaders = (requestId: string, readers: AllowedReaders): Record<string, string> => ({
  "X-Request-Id": requestId,
  "Cache-Control": "no-store",
  ...sharing(readers),
});

function sharing(readers: AllowedReaders): Record<string, string> {
  if (readers === null) return { "Cross-Origin-Resource-Policy": "same-origin", Vary: "Origin" };
  const open = { "Access-Control-Expose-Headers": EXPOSED };
  return readers === "*"
    ? { "Access-Control-Allow-Origin": "*", ...open }
    : { "Access-Control-Allow-Origin": readers.origin, ...open, Vary: "Origin" };
}

const PREFLIGHT = {
  "Access-Control-Allow-Methods": "GET, POST, DELETE, OPTIONS",
  "Access-Control-Allow-Headers":
    "Authorization, Content-Type, Idempotency-Key, If-None-Match, Last-Event-ID, X-Request-Id, X-SVC-Api-Key, X-SVC-License, X-Workspace-Owner",
  "Access-Control-Max-Age": "86400",
};

/** What a page of ours that says nothing else about frames is given: another site must not show it inside its own. */
const UNFRAMED = { "Content-Security-Policy": "frame-ancestors 'none'", "X-Frame-Options": "DENY" };

/** Gives each request its id (the caller's own where it sent a fitting one) and each answer the common headers. */
export const withCommonHeaders: MiddlewareHandler<Env> = async (c, next) => {
  const own = c.req.header("x-request-id");
  const requestId = own && REQUEST_ID.test(own) ? own : randomUUID();
  c.set("requestId", requestId);
  // Until it was judged, nobody else's script may read what it gets.
  c.set("readers", null);
  await next();
  const { headers } = c.res;
  for (const [name, value] of Object.entries(commonHeaders(requestId, c.get("readers"))))
    headers.set(name, value);
  if (!headers.get("content-type")?.startsWith("text/html") && !headers.has("location")) return;
  if (!headers.get("content-security-policy")?.includes("frame-ancestors"))
    for (const [name, value] of Object.entries(UNFRAMED)) headers.append(name, value);
};

/** Answers what browsers ask before a request of another origin: for those that got here, yes. */
export const answerPreflight: MiddlewareHandler<Env> = async (c, next) => {
  if (c.req.method !== "OPTIONS") return next();
  const readers = c.get("readers");
  // A page on the internet that uses a service on this machine asks for that, too.
  const near = readers !== null && readers !== "*" && c.req.header("access-control-request-private-network");
  return c.body(null, 204, {
    ...(readers === null ? {} : PREFLIGHT),
    ...(near ? { "Access-Control-Allow-Private-Network": "true" } : {}),
  });
};
