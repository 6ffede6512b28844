import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { Log } from "../base/log.ts";
import type { Env } from "./context.ts";

/** Longer paths are those of nobody's interface. */
const MAX_PATH_CHARS = 200;

/**
 * Writes one line for each request once it is answered, a stream at its end, with the route's pattern: an address may hold the
 * id of a run, which gives access to it, and the query secrets. An address of no route is shown without its query.
 */
export const logRequests =
  (log: Log): MiddlewareHandler<Env> =>
  async (c, next) => {
    const startedAt = performance.now();
    await next();
    const { method } = c.req;
    const route = routePath(c, -1);
    const path = route.includes("*") ? c.req.path : route;
    log.info(
      {
        method,
        path: path.slice(0, MAX_PATH_CHARS),
        status: c.res.status,
        ms: Math.round(performance.now() - startedAt),
        request: c.get("requestId"),
      },
      "request answered",
    );
  };
