import { API_BASE, ROUTES, type Route } from "@signet/contract";

/** A contract path such as `/runs/{run_id}/files/{path}` in the router's syntax; a final `path` may contain slashes. */
export const honoPath = (path: string): string =>
  API_BASE + path.replace(/\{path\}$/, ":path{.+}").replace(/\{(\w+)\}/g, ":$1");

/** A pattern for the addresses of a route. */
export const pathPattern = ({ path }: Route): RegExp =>
  new RegExp(
    `^${API_BASE}${path
      .replace(/\./g, "\\.")
      .replace(/\{path\}$/, ".+")
      .replace(/\{\w+\}/g, "[^/]+")}$`,
  );

/** The methods that the contract has for a path. */
export const methodsOf = (path: string): string[] =>
  Object.values<Route>(ROUTES)
    .filter((route) => pathPattern(route).test(path))
    .map((route) => route.method.toUpperCase());

const UPLOADS = Object.values<Route>(ROUTES)
  .filter(({ upload }) => upload !== undefined)
  .map((route) => ({ method: route.method.toUpperCase(), pattern: pathPattern(route) }));

/** Whether a request is for a route that takes an upload. */
export const takesUpload = (method = "", target = ""): boolean =>
  UPLOADS.some((one) => one.method === method && one.pattern.test(target.split("?")[0]!));
