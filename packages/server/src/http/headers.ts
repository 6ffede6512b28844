import { randomUUID } from "node:crypto";
import { BOUNDS } from "@signet/contract";
import type { MiddlewareHandler } from "hono";
import type { AllowedReaders } from "../modules/access/origins.ts";
import type { Env } from "./context.ts";

const REQUEST_ID = new RegExp(BOUNDS.requestId.pattern);
const EXPOSED = "ETag, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id";

/** The headers of every answer: the request's id, no caching unless the answer says otherwise, and which origins may read it, never with credentials. */
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
  "Access-Control-Allow-Methods": "GET, POST, PATCH, DELETE, OPTIONS",
  "Access-Control-Allow-Headers":
    "Authorization, Content-Type, Idempotency-Key, If-None-Match, Last-Event-ID, X-Request-Id, X-SVC-Api-Key, X-SVC-License, X-Workspace-Owner",
  "Access-Control-Max-Age": "86400",
};

/** The headers of a page that sets no frame policy itself: no other site may embed it. */
const UNFRAMED = { "Content-Security-Policy": "frame-ancestors 'none'", "X-Frame-Options": "DENY" };

/** Gives each request its id (the caller's own if it is valid) and each answer the common headers. */
export const withCommonHeaders: MiddlewareHandler<Env> = async (c, next) => {
  const own = c.req.header("x-request-id");
  const requestId = own && REQUEST_ID.test(own) ? own : randomUUID();
  c.set("requestId", requestId);
  // Until the origin was checked, no other site's script may read the answer.
  c.set("readers", null);
  await next();
  const { headers } = c.res;
  for (const [name, value] of Object.entries(commonHeaders(requestId, c.get("readers")))) {
    // Files of the workspace say themselves how long they may be kept, and what else they depend on.
    if (name === "Vary") headers.append(name, value);
    else if (name !== "Cache-Control" || !headers.has(name)) headers.set(name, value);
  }
  if (!headers.get("content-type")?.startsWith("text/html") && !headers.has("location")) return;
  if (!headers.get("content-security-policy")?.includes("frame-ancestors"))
    for (const [name, value] of Object.entries(UNFRAMED)) headers.append(name, value);
};

/** Answers preflight requests. Those that reach this point are allowed. */
export const answerPreflight: MiddlewareHandler<Env> = async (c, next) => {
  if (c.req.method !== "OPTIONS") return next();
  const readers = c.get("readers");
  // A public page that uses a service on this machine also requests this permission.
  const near = readers !== null && readers !== "*" && c.req.header("access-control-request-private-network");
  return c.body(null, 204, {
    ...(readers === null ? {} : PREFLIGHT),
    ...(near ? { "Access-Control-Allow-Private-Network": "true" } : {}),
  });
};
