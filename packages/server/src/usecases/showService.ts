import {
  API_BASE,
  BOUNDS,
  CATALOG_VERSION,
  CODE_EVENT_NAMES,
  INTERFACE_VERSION,
  PROBLEMS,
  ROUTES,
  type Catalog,
  type CodeHealth,
  type Route,
  type Status,
} from "@signet/contract";
import type { Clock } from "../base/clock.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { Model } from "../models/port.ts";
import type { SandboxDriver } from "../sandbox/port.ts";
import type { SandboxReadiness } from "./sandboxReadiness.ts";

export interface ShowParts {
  clock: Clock;
  ledger: Ledger;
  driver: SandboxDriver;
  readiness: SandboxReadiness;
  version: string;
  startedAt: number;
  model(): Model;
  ready(): boolean;
}

/** What the service says of itself. */
export function createShowService(parts: ShowParts) {
  const { clock, ledger } = parts;
  return {
    async status(): Promise<Status> {
      const probe = await parts.readiness.check();
      const model = parts.model();
      const ready = parts.ready();
      const code = probe.ok ? { ready } : { ready: false, reason: probe.missing.join("; ") };
      return {
        status: ready && probe.ok ? "ok" : "degraded",
        ready,
        name: "signet",
        version: parts.version,
        interface_version: INTERFACE_VERSION,
        mode: "self_hosted",
        engine: { active: model.engine, provider: model.provider, model: model.id },
        capabilities: {
          chat: { ready: false, reason: "not part of this version" },
          code,
          visual: { ready: false, reason: "not part of this version" },
        },
        uptime_s: Math.floor((clock.now() - parts.startedAt) / 1000),
        now: new Date(clock.now()).toISOString(),
      };
    },

    async codeHealth(): Promise<CodeHealth> {
      const probe = await parts.readiness.check();
      const { size, sha } = await ledger.head();
      const audit = ledger.lastAudit();
      const verified = audit?.ok ?? false;
      return {
        ok: probe.ok && verified,
        sandbox: {
          driver: parts.driver.name,
          isolation: parts.driver.isolation,
          ready: probe.ok,
          features: { ...probe.features },
          missing: probe.missing,
        },
        ledger: {
          size,
          head: sha,
          checkpoint_at: null,
          verified,
          verified_at: audit ? new Date(audit.at).toISOString() : null,
        },
      };
    },

    /** The catalog of what works here, derived from the contract's table. */
    catalog(baseUrl: string): Catalog {
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
            effect: "Narrows runs and memory to that user id",
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
    },
  };
}

export type ShowService = ReturnType<typeof createShowService>;
