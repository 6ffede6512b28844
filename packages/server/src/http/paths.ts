import { API_BASE, ROUTES, type Route } from "@signet/contract";

/** `/runs/{run_id}/files/{path}` as the router writes it; a `path` at the end may hold slashes. */
export const honoPath = (path: string): string =>
  API_BASE + path.replace(/\{path\}$/, ":path{.+}").replace(/\{(\w+)\}/g, ":$1");

/** Which addresses belong to a route. */
export const pathPattern = ({ path }: Route): RegExp =>
  new RegExp(
    `^${API_BASE}${path
      .replace(/\./g, "\\.")
      .replace(/\{path\}$/, ".+")
      .replace(/\{\w+\}/g, "[^/]+")}$`,
  );

/** Methods that the table has for a path, for a refusal of any other. */
export const methodsOf = (path: string): string[] =>
  Object.values<Route>(ROUTES)
    .filter((route) => pathPattern(route).test(path))
    .map((route) => route.method.toUpperCase());
