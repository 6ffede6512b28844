import type { Reason, Unit } from "@signet/contract";
import type { Clock } from "../../base/clock.ts";
import type { Db, Tx } from "../../store/db.ts";
import type { MeterEntryTable } from "../../store/schema.ts";
import {
  addCredits,
  dayOf,
  enter,
  giveBack,
  leave,
  putBack,
  type UnitBalance,
  standingOf,
  takeAllowance,
  takeCredit,
  takenTogether,
  takeTogether,
  type SharedAllowance,
  write,
} from "./counts.ts";

/** What is asked of an account's day. */
export interface ReservationRequest {
  account: string;
  unit: Unit;
  runId: string;
  /** Units that the account's tier gives a day. */
  perDay: number;
  /** Runs of any unit that may be under way at once. */
  atOnce: number;
  /** Those with whom a free caller shares its address, and what they may take together. */
  together?: SharedAllowance | null;
}

export type ReservationResult =
  | { kind: "reserved"; source: "allowance" | "credit" }
  | ({ kind: "exhausted"; whose: "account" | "address" } & UnitBalance)
  | { kind: "concurrent"; running: number };

export interface CreditGrant {
  account: string;
  /** May be negative: money that went back takes back what it gave. */
  units: Record<Unit, number>;
  /** Why; together with `ref` it is credited once. */
  reason: Reason;
  ref: string;
}

/**
 * Counts units. Each call is one step of the caller's transaction and leaves a row that explains it. Limits are part of the
 * statements that count, never read before: they are exact however many ask at once.
 */
export function createMetering({ clock }: { clock: Clock }) {
  return {
    /** Holds a unit for a run: of the day's allowance while there is any, else of the credits. */
    reserve: (tx: Tx, wanted: ReservationRequest): Promise<ReservationResult> =>
      reserve(tx, wanted, clock.now()),

    /** The work began: the unit is spent, unless it is refunded. */
    async settle(tx: Tx, runId: string): Promise<void> {
      await tx
        .updateTable("reservation")
        .set({ state: "settled" })
        .where("run_id", "=", runId)
        .where("state", "=", "reserved")
        .execute();
    },

    /** Gives a run's unit back to where it came from; `reason` says why. False where it was given back before, or never held. */
    refund: (tx: Tx, runId: string, reason: Reason): Promise<boolean> =>
      refund(tx, runId, reason, clock.now()),

    /** Writes down why a run's unit, that might have been given back, stays spent. */
    keep: (tx: Tx, runId: string, reason: Reason): Promise<void> => keep(tx, runId, reason, clock.now()),

    /** The run has ended: its place is free, and where it came from is forgotten. What is refunded is so before. */
    async finish(tx: Tx, runId: string): Promise<void> {
      const row = await tx
        .updateTable("reservation")
        .set({ open: 0, address: null })
        .where("run_id", "=", runId)
        .where("open", "=", 1)
        .returning("account")
        .executeTakeFirst();
      if (row) await leave(tx, row.account);
    },

    /** Credits units once for a reason and its ref. False where that was done before. */
    credit: (tx: Tx, credited: CreditGrant): Promise<boolean> => credit(tx, credited, clock.now()),

    /** How an account stands with one unit now. */
    standing: (db: Db | Tx, account: string, unit: Unit): Promise<UnitBalance> =>
      standingOf(db, account, unit, clock.now()),

    /** What all free callers of an address took of today. */
    together: (db: Db | Tx, address: string, unit: Unit): Promise<number> =>
      takenTogether(db, address, unit, clock.now()),

    /** The address of a run that is under way and was asked for by a free caller. */
    async addressOf(db: Db | Tx, runId: string): Promise<string | null> {
      const row = await db
        .selectFrom("reservation")
        .select("address")
        .where("run_id", "=", runId)
        .executeTakeFirst();
      return row?.address ?? null;
    },

    /** Runs and visuals of an account that are under way. */
    async running(db: Db | Tx, account: string): Promise<number> {
      const row = await db
        .selectFrom("meter")
        .select("running")
        .where("account", "=", account)
        .executeTakeFirst();
      return row?.running ?? 0;
    },

    /** Every change of an account's units, newest first, at most `limit`, older than `before` where given. */
    statement(db: Db | Tx, account: string, limit: number, before?: number): Promise<MeterEntryTable[]> {
      const query = db
        .selectFrom("meter_entry")
        .selectAll()
        .where("account", "=", account)
        .orderBy("n", "desc")
        .limit(limit);
      return (before === undefined ? query : query.where("n", "<", before)).execute();
    },
  };
}

async function reserve(
  tx: Tx,
  { account, unit, runId, perDay, atOnce, together = null }: ReservationRequest,
  now: number,
): Promise<ReservationResult> {
  const day = dayOf(now);
  if (!(await enter(tx, account, atOnce))) return { kind: "concurrent", running: atOnce };
  const free = await takeFree(tx, { account, unit, day, perDay }, together);
  if (free !== "taken" && !(await takeCredit(tx, account, unit))) {
    await leave(tx, account);
    const whose = free === "address" ? "address" : "account";
    return { kind: "exhausted", whose, ...(await standingOf(tx, account, unit, now)) };
  }
  const source = free === "taken" ? "allowance" : "credit";
  const address = together?.address ?? null;
  const held = { run_id: runId, account, unit, source, day, state: "reserved", address } as const;
  await tx.insertInto("reservation").values(held).execute();
  const entry = { account, unit, source, kind: "reserved", amount: -1, reason: "run", ref: runId } as const;
  await write(tx, { ...entry, at: now });
  return { kind: "reserved", source };
}

/** Takes a unit of the account's day, and of its address's where it has others beside it; else whose day is over. */
async function takeFree(
  tx: Tx,
  mine: { account: string; unit: Unit; day: string; perDay: number },
  together: SharedAllowance | null,
): Promise<"taken" | "account" | "address"> {
  if (!(await takeAllowance(tx, mine))) return "account";
  if (together === null || (await takeTogether(tx, together, mine))) return "taken";
  await putBack(tx, mine);
  return "address";
}

async function refund(tx: Tx, runId: string, reason: Reason, now: number): Promise<boolean> {
  const row = await tx
    .updateTable("reservation")
    .set({ state: "refunded" })
    .where("run_id", "=", runId)
    .where("state", "in", ["reserved", "settled"])
    .returning(["account", "unit", "source", "day", "address"])
    .executeTakeFirst();
  if (!row) return false;
  await giveBack(tx, row);
  const { account, unit, source } = row;
  await write(tx, { account, unit, source, kind: "refunded", amount: 1, reason, ref: runId, at: now });
  return true;
}

async function keep(tx: Tx, runId: string, reason: Reason, at: number): Promise<void> {
  const held = tx.selectFrom("reservation").select(["account", "unit", "source"]);
  const row = await held.where("run_id", "=", runId).executeTakeFirst();
  if (row) await write(tx, { ...row, kind: "kept", amount: 0, reason, ref: runId, at });
}

async function credit(tx: Tx, { account, units, reason, ref }: CreditGrant, now: number): Promise<boolean> {
  let fresh = false;
  for (const [unit, amount] of Object.entries(units) as [Unit, number][]) {
    if (amount === 0) continue;
    const entry = { account, unit, source: "credit", kind: "credited", amount, reason, ref } as const;
    if (!(await write(tx, { ...entry, at: now }))) continue;
    fresh = true;
    await addCredits(tx, account, unit, amount);
  }
  return fresh;
}

export type Metering = ReturnType<typeof createMetering>;
