import {
  API_BASE,
  BOUNDS,
  CATALOG_VERSION,
  CODE_EVENT_NAMES,
  INTERFACE_VERSION,
  PROBLEMS,
  ROUTES,
  type Catalog,
  type Route,
} from "@signet/contract";

/** The catalog of what works here, derived from the contract's table. */
export function showCatalog(baseUrl: string): Catalog {
  const endpoints = Object.entries<Route>(ROUTES).map(([id, route]) => ({
    id,
    method: route.method.toUpperCase(),
    path: API_BASE + route.path,
    summary: route.summary,
    consumes: route.consumes,
    stream: route.answer.kind === "events",
    ...(route.example === undefined ? {} : { example: route.example }),
  }));
  return {
    version: CATALOG_VERSION,
    interface_version: INTERFACE_VERSION,
    base_url: baseUrl,
    endpoints,
    auth: [
      {
        mode: "self_host",
        header: null,
        effect: "Every caller that reaches a self-hosted instance is its owner; no quotas",
      },
      {
        mode: "owner_scope",
        header: "X-Workspace-Owner",
        effect: "Narrows runs to that user id",
      },
    ],
    billing: { mode: "self_hosted", unlimited: true },
    sse: { code: CODE_EVENT_NAMES, chat: [] },
    tiers: {},
    topups: {},
    limits: BOUNDS,
    errors: Object.entries(PROBLEMS).map(([code, problem]) => ({ code, ...problem })),
    links: { openapi: `${baseUrl}${API_BASE}/openapi.json`, ledger_key: null },
  };
}
