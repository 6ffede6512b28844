import type { MiddlewareHandler } from "hono";
import type { Log } from "../base/log.ts";
import type { Env } from "./context.ts";

/** Longer paths are those of nobody's interface. */
const MAX_PATH_CHARS = 200;

/** Writes one line for each request once it is answered, a stream at its end. The query may hold secrets and is left out. */
export const logRequests =
  (log: Log): MiddlewareHandler<Env> =>
  async (c, next) => {
    const startedAt = performance.now();
    await next();
    const { method, path } = c.req;
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
