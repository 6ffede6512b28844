import {
  API_BASE,
  AT_ONCE,
  BOUNDS,
  CATALOG_VERSION,
  CHAT_EVENT_NAMES,
  CODE_EVENT_NAMES,
  GLOSSARY,
  INTERFACE_VERSION,
  PACKS,
  PROBLEMS,
  ROUTES,
  TIERS,
  VISUAL_EVENT_NAMES,
  type Catalog,
  type Route,
} from "@signet/contract";
import type { Config } from "../../base/config.ts";
import { OFFERS } from "../callers/tier.ts";

const OWNER_SCOPE = {
  mode: "owner_scope",
  header: "X-Workspace-Owner",
  effect: "Narrows runs, memory and techniques to that user id",
};
const API_KEY = {
  mode: "api_key",
  header: "X-SVC-Api-Key or Authorization: Bearer",
  effect: "An account of its own instead of the address; made at POST /api-keys",
};

const HOSTED = [
  { mode: "free", header: null, effect: "A day's quota for each address" },
  API_KEY,
  {
    mode: "license",
    header: "X-SVC-License",
    effect: "The plan or the credits that were paid; send it each time",
  },
  { mode: "owner", header: "Authorization: Basic", effect: "The owner of this service; no quotas" },
  OWNER_SCOPE,
];

const SELF_HOSTED = [
  {
    mode: "self_host",
    header: null,
    effect: "Every caller that reaches a self-hosted instance is its owner; no quotas",
  },
  API_KEY,
  OWNER_SCOPE,
];

/** The catalog of this instance, derived from the contract. */
export function showCatalog(baseUrl: string, { mode, stripe }: Config): Catalog {
  const hosted = mode === "hosted";
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
    auth: hosted ? HOSTED : SELF_HOSTED,
    billing: {
      mode,
      unlimited: !hosted,
      payments: stripe.secretKey !== "" && stripe.webhookSecret !== "",
      usage: API_BASE + ROUTES.usage.path,
      statement: API_BASE + ROUTES.statement.path,
      ...OFFERS,
      concurrency: AT_ONCE,
      glossary: GLOSSARY,
    },
    sse: { code: [...CODE_EVENT_NAMES], chat: [...CHAT_EVENT_NAMES], visual: [...VISUAL_EVENT_NAMES] },
    tiers: TIERS,
    topups: PACKS,
    limits: BOUNDS,
    errors: Object.entries(PROBLEMS).map(([code, problem]) => ({ code, ...problem })),
    links: {
      openapi: `${baseUrl}${API_BASE}/openapi.json`,
      ledger_key: baseUrl + API_BASE + ROUTES.ledgerKey.path,
      license_keys: baseUrl + API_BASE + ROUTES.jwks.path,
    },
  };
}
