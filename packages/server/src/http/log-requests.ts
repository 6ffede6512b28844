import type { Context, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import type { Env } from "./context.ts";

/** Longer paths are those of nobody's interface. */
const MAX_PATH_CHARS = 200;

/**
 * Writes one line for each request once it is answered, a stream at its end, with the route's pattern: an address may hold the
 * id of a run, which gives access to it, and the query secrets. Of an address of the workspace only its first part is shown,
 * and an address of no route without its query.
 */
export const logRequests: MiddlewareHandler<Env> = async (c, next) => {
  const metrics = c.get("metrics");
  const startedAt = performance.now();
  metrics.requestBegan();
  await next();
  const { method } = c.req;
  const { status } = c.res;
  const ms = performance.now() - startedAt;
  metrics.requestAnswered({ method, route: routeOf(c) ?? "other", status, seconds: ms / 1000 });
  c.get("log").info(
    {
      method,
      path: pathOf(c).slice(0, MAX_PATH_CHARS),
      status,
      ms: Math.round(ms),
      request: c.get("requestId"),
    },
    "request answered",
  );
};

/** The pattern of the route that answered. */
const routeOf = (c: Context): string | undefined =>
  matchedRoutes(c).findLast(({ path }) => !path.includes("*"))?.path;

function pathOf(c: Context): string {
  const route = routeOf(c);
  if (route !== undefined) return route;
  const [, part = "", ...rest] = c.req.path.split("/");
  return part === "api" || rest.length === 0 ? c.req.path : `/${part}/*`;
}
