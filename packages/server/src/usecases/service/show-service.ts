import {
  type BrowserHealth,
  type CodeHealth,
  INTERFACE_VERSION,
  type Model,
  type SandboxHealth,
  type Status,
} from "@signet/contract";
import type { Browsers } from "@signet/page-verifier";
import type { Clock } from "../../base/clock.ts";
import type { Config } from "../../base/config.ts";
import type { Audit, Auditor } from "../../modules/ledger/audit.ts";
import type { Cosigning } from "../../modules/ledger/cosigning.ts";
import type { Checkpoints } from "../../modules/ledger/checkpoints.ts";
import type { Ledger } from "../../modules/ledger/ledger.ts";
import type { SandboxDriver } from "@signet/sandbox";
import type { SandboxEquipment } from "../runs/sandbox-equipment.ts";
import type { SandboxReadiness } from "../runs/sandbox-readiness.ts";

export interface ShowParts {
  clock: Clock;
  ledger: Ledger;
  /** Who cosigns it. */
  cosigning?: Pick<Cosigning, "reports">;
  /** What signs the ledger. */
  checkpoints?: Pick<Checkpoints, "newest" | "refusal" | "unsigned">;
  auditor: Auditor;
  driver: SandboxDriver;
  readiness: SandboxReadiness;
  equipment: SandboxEquipment;
  browsers: Browsers;
  config: Config;
  /** The names of what searches the web for the chat. */
  search: string[];
  version: string;
  startedAt: number;
  model(): Promise<Model>;
  ready(): boolean;
}

/** How far each witness of a ledger of so many signed lines is. */
const witnessHealth = (cosigning: Pick<Cosigning, "reports"> | undefined, signed = 0) =>
  (cosigning?.reports() ?? []).map(({ name, size, at, fault }) => ({
    name,
    size,
    lag: Math.max(0, signed - (size ?? 0)),
    cosigned_at: at === null ? null : new Date(at).toISOString(),
    fault,
  }));

/** What the last check of the ledger found. */
const auditHealth = (audit: Audit | undefined, refusal: string | null) => ({
  verified: (audit?.ok ?? false) && refusal === null,
  verified_at: audit ? new Date(audit.at).toISOString() : null,
  never_sealed: audit?.neverSealed ?? null,
});

const BROKEN =
  "the stored lines are not the chain that was written: `signet verify` names the first that is wrong, and a backup from before it has the right ones";

/** Why the ledger is not all right: it takes no receipts, what is stored is not what was written, or the newest lines are not signed. */
function ledgerFault({ auditor, checkpoints }: Pick<ShowParts, "auditor" | "checkpoints">): string | null {
  const broken = auditor.last()?.ok === false ? BROKEN : null;
  return checkpoints?.refusal() ?? broken ?? checkpoints?.unsigned() ?? null;
}

/** Reports the status and health of the service. */
export function createShowService(parts: ShowParts) {
  const { clock, ledger } = parts;
  /** What of the machine works, without starting anything. */
  async function machine() {
    const { ok: ready, features, missing } = await parts.readiness.check();
    const { size, sha: head } = await ledger.head();
    const refusal = parts.checkpoints?.refusal() ?? null;
    const reason = ledgerFault(parts);
    const signed = parts.checkpoints?.newest();
    const { name: driver, isolation } = parts.driver;
    return {
      sandbox: { driver, isolation, ready, features: { ...features }, missing },
      browser: browserHealth(parts.browsers),
      ledger: {
        size,
        head,
        checkpoint_at: signed ? new Date(signed.at).toISOString() : null,
        ...auditHealth(parts.auditor.last(), refusal),
        ...(reason === null ? {} : { reason }),
        witnesses: witnessHealth(parts.cosigning, signed?.size),
      },
    };
  }

  return {
    async status(): Promise<Status> {
      const probe = await parts.readiness.check();
      const model = await parts.model();
      const ready = parts.ready();
      const browser = browserHealth(parts.browsers);
      const behind = parts.checkpoints?.refusal() ?? null;
      const unsealed = behind === null ? [] : [`the ledger takes no receipts: ${behind}`];
      return {
        status: ready && probe.ok && ledgerFault(parts) === null ? "ok" : "degraded",
        ready,
        name: "signet",
        version: parts.version,
        interface_version: INTERFACE_VERSION,
        mode: parts.config.mode,
        engine: { active: model.engine, provider: model.provider, model: model.id },
        capabilities: {
          chat: { ready },
          code: capability(ready, [...probe.missing, ...unsealed]),
          visual: capability(ready, [...(browser.ready ? [] : [browser.reason ?? ""]), ...unsealed]),
          search: searchHealth(parts.search, ready),
        },
        uptime_s: Math.floor((clock.now() - parts.startedAt) / 1000),
        now: new Date(clock.now()).toISOString(),
      };
    },

    async codeHealth(): Promise<CodeHealth> {
      const { sandbox, browser, ledger: lines } = await machine();
      const has = await equipmentHealth(parts, sandbox.ready);
      const ok = sandbox.ready && lines.verified;
      return { ok, sandbox: { ...sandbox, ...has }, browser, ledger: lines };
    },

    machine,
  };
}

export type ShowService = ReturnType<typeof createShowService>;

async function equipmentHealth(
  { equipment }: ShowParts,
  ready: boolean,
): Promise<Pick<SandboxHealth, "has" | "has_reason">> {
  if (!ready) return { has: null, has_reason: "there is no sandbox" };
  const found = await equipment.find();
  return "reason" in found ? { has: null, has_reason: found.reason } : { has: found };
}

const capability = (ready: boolean, missing: string[]) =>
  missing.length === 0 ? { ready } : { ready: false, reason: missing.join("; ") };

const searchHealth = (services: string[], ready: boolean) =>
  services.length > 0 ? { ready, services } : { ready: false, services, reason: "no search is set" };

function browserHealth(browsers: Browsers): BrowserHealth {
  const status = browsers.status();
  if (status.state === "unavailable")
    return { ready: false, name: null, version: null, sandbox: null, reason: status.reason };
  const { name } = status;
  const { version, sandbox } = status.state === "ready" ? status : { version: null, sandbox: null };
  return { ready: true, name, version, sandbox };
}
