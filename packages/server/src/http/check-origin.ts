import { API_BASE, ROUTES, type Route } from "@signet/contract";
import type { MiddlewareHandler } from "hono";
import type { IncomingRequest, Exposure, Origins } from "../modules/access/origins.ts";
import { Problem } from "../base/problem.ts";
import type { Ctx, Env } from "./context.ts";
import { pathPattern } from "./paths.ts";

const TABLE = Object.values<Route>(ROUTES).map((route) => ({ route, pattern: pathPattern(route) }));

/** How a path may be used from browsers with this method. The workspace is at every path outside of `/api/`; unknown paths there count as `other`. */
export function exposureOf(path: string, method: string): Exposure {
  const here = TABLE.filter(({ pattern }) => pattern.test(path)).map(({ route }) => route);
  if (here.some(({ sameOrigin }) => sameOrigin)) return "owner";
  const reads = method === "GET" || method === "HEAD";
  const read = reads ? here.filter(({ method: own }) => own === "get") : [];
  if (read.length > 0 && read.every((route) => route.public)) return "public";
  const isWorkspace = reads && !`${path}/`.startsWith("/api/");
  return isWorkspace || read.some(({ page }) => page) ? "page" : "other";
}

/** Checks the origin of each request before its body is read, even if there is no route for it. */
export const checkOrigin =
  (origins: Origins): MiddlewareHandler<Env> =>
  async (c, next) => {
    const { method } = c.req;
    // A preflight is checked like the request that it announces.
    const meant =
      method === "OPTIONS" ? (c.req.header("access-control-request-method") ?? "OPTIONS") : method;
    try {
      c.set("readers", origins(incomingRequestOf(c), exposureOf(c.req.path, meant)));
    } catch (thrown) {
      const unread = !["GET", "HEAD", "OPTIONS"].includes(method);
      // The body of a refused request is not read.
      if (thrown instanceof Problem && unread) thrown.extras.closes = true;
      throw thrown;
    }
    await next();
  };

/** The request with every Host header: Node itself shows only the first. */
function incomingRequestOf(c: Ctx): IncomingRequest {
  const incoming = c.env.incoming;
  const raw = incoming?.rawHeaders ?? [];
  const hosts = raw.filter((_, i) => i % 2 === 1 && raw[i - 1]!.toLowerCase() === "host");
  return {
    method: c.req.method,
    target: incoming?.url ?? c.req.path,
    hosts,
    header: (name) => c.req.header(name),
  };
}

export const HOME = `${API_BASE}${ROUTES.integrate.path}`;
