import {
  AT_ONCE,
  GLOSSARY,
  type BillingUsage,
  PACKS,
  REASONS,
  type Statement,
  TIERS,
  type Unit,
  type UnitUsage,
} from "@signet/contract";
import type { Caller } from "../../modules/access/caller.ts";
import type { Clock } from "../../base/clock.ts";
import type { Db } from "../../store/db.ts";
import { type Meter, type MeterParts, type ReserveUnit } from "../runs/reserve-unit.ts";
import { OFFERS, standingOf } from "../callers/tier.ts";

export interface UsageParts extends MeterParts {
  db: Db;
  clock: Clock;
  units: ReserveUnit;
}

/** Shows what a caller used and has left, and the statement of every unit. */
export function createShowUsage(parts: UsageParts) {
  const { db, clock, metering, units } = parts;

  async function unitUsage(caller: Caller, unit: Unit): Promise<UnitUsage> {
    const meter = await units.meter(db, caller, unit, clock.now());
    const { used, credits, resetAt } = meter ?? (await metering.standing(db, caller.account, unit));
    const limits = meter ? limitsOf(meter) : { limit: null, remaining: null };
    return { ...limits, used, credits, reset_at: new Date(resetAt).toISOString() };
  }

  return {
    async usage(caller: Caller): Promise<BillingUsage> {
      const standing = await standingOf(db, caller, parts);
      const tier = standing?.tier ?? null;
      const until = standing?.until ?? null;
      return {
        mode: parts.config.mode,
        unlimited: tier === null,
        tier,
        until: until === null ? null : new Date(until).toISOString(),
        caller: { kind: caller.by.kind },
        runs: await unitUsage(caller, "run"),
        visual: await unitUsage(caller, "visual"),
        concurrency: {
          limit: tier === null ? null : AT_ONCE[tier],
          running: await metering.running(db, caller.account),
        },
        tiers: TIERS,
        topups: PACKS,
        ...OFFERS,
        glossary: GLOSSARY,
      };
    },

    /** The caller's entries, newest first. For a caller known only by its address, who may be one of several, no run is named. */
    async statement({ account, by }: Caller, limit: number, before?: number): Promise<Statement> {
      const rows = await metering.statement(db, account, limit, before);
      const [runs, visual] = await Promise.all([
        metering.standing(db, account, "run"),
        metering.standing(db, account, "visual"),
      ]);
      return {
        entries: rows.map(({ n, at, unit, kind, source, amount, reason, ref }) => ({
          n,
          at: new Date(at).toISOString(),
          unit,
          kind,
          source,
          amount,
          reason,
          text: REASONS[reason],
          ref: by.kind === "address" ? null : ref,
        })),
        balance: { runs: runs.credits, visual: visual.credits },
        next: rows.length === limit ? rows.at(-1)!.n : null,
      };
    },
  };
}

export type ShowUsage = ReturnType<typeof createShowUsage>;

const limitsOf = ({ limit, remaining }: Meter) => ({ limit, remaining });
