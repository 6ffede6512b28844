import type { Reason, Unit } from "@signet/contract";
import type { Clock } from "../../base/clock.ts";
import { type Db, exclusively, type Tx } from "../../store/db.ts";
import type { MeterEntryTable } from "../../store/account-tables.ts";
import { type Holding, holdingsOf } from "./holdings.ts";
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

/** A request for one unit. */
export interface ReservationRequest {
  account: string;
  unit: Unit;
  runId: string;
  /** The units per day of the account's tier. */
  perDay: number;
  /** The number of runs that may be under way at the same time. */
  atOnce: number;
  /** The shared allowance of a free caller's address. */
  together?: SharedAllowance | null;
}

export type ReservationResult =
  | { kind: "reserved"; source: "allowance" | "credit" }
  | ({ kind: "exhausted"; whose: "account" | "address" } & UnitBalance)
  | { kind: "concurrent"; running: number };

export interface CreditGrant {
  account: string;
  /** May be negative: a refund takes back what was credited. */
  units: Record<Unit, number>;
  /** The reason; each pair of `reason` and `ref` is credited once. */
  reason: Reason;
  ref: string;
}

export { forgetDays } from "./old-days.ts";

/**
 * Counts units. Each call is one step of the caller's transaction and writes a row that explains it. The SQL statements that
 * count also enforce the limits, so the limits are exact under concurrency.
 */
export function createMetering({ clock }: { clock: Clock }) {
  return {
    /** Reserves a unit for a run: from the day's allowance if any is left, else from the credits. */
    reserve: (tx: Tx, wanted: ReservationRequest): Promise<ReservationResult> =>
      reserve(tx, wanted, clock.now()),

    /** Marks the unit as spent, because the work began; it can still be refunded. */
    async settle(tx: Tx, runId: string): Promise<void> {
      await tx
        .updateTable("reservation")
        .set({ state: "settled" })
        .where("run_id", "=", runId)
        .where("state", "=", "reserved")
        .execute();
    },

    /** Refunds a run's unit to its source. False if it was already refunded, or never reserved. */
    refund: (tx: Tx, runId: string, reason: Reason): Promise<boolean> =>
      refund(tx, runId, reason, clock.now()),

    /** Records why a run's unit is not refunded. */
    keep: (tx: Tx, runId: string, reason: Reason): Promise<void> => keep(tx, runId, reason, clock.now()),

    /** Frees the run's place and erases its address. Any refund must come before. */
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

    /** Credits units once per reason and ref. False if that was done before. */
    credit: (tx: Tx, credited: CreditGrant): Promise<boolean> => credit(tx, credited, clock.now()),

    /** An account's use of one unit now. */
    standing: (db: Db | Tx, account: string, unit: Unit): Promise<UnitBalance> =>
      standingOf(db, account, unit, clock.now()),

    /** What each of these accounts used today, has left of its credits, and has under way. */
    holdings: (db: Db, accounts: string[]): Promise<Map<string, Holding>> =>
      holdingsOf(db, accounts, clock.now()),

    /** The units that all free callers of an address took today. */
    together: (db: Db | Tx, address: string, unit: Unit): Promise<number> =>
      takenTogether(db, address, unit, clock.now()),

    /** The address of a run under way that a free caller started; else null. */
    async addressOf(db: Db | Tx, runId: string): Promise<string | null> {
      const row = await db
        .selectFrom("reservation")
        .select("address")
        .where("run_id", "=", runId)
        .executeTakeFirst();
      return row?.address ?? null;
    },

    /** The number of runs and visuals of an account that are under way. */
    async running(db: Db | Tx, account: string): Promise<number> {
      const row = await db
        .selectFrom("meter")
        .select("running")
        .where("account", "=", account)
        .executeTakeFirst();
      return row?.running ?? 0;
    },

    /** The changes of an account's units, newest first: at most `limit`, and only older than `before` if given. */
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

/** Changes of an account take its rows in different orders, so one waits for the other before it takes any. */
const metersOf = (account: string) => `meters ${account}`;

async function reserve(
  tx: Tx,
  { account, unit, runId, perDay, atOnce, together = null }: ReservationRequest,
  now: number,
): Promise<ReservationResult> {
  const day = dayOf(now);
  await exclusively(tx, metersOf(account));
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

/** Takes a unit of the account's allowance and, if any, of the shared one. Returns whose allowance is used up otherwise. */
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
  await exclusively(tx, metersOf(row.account));
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
  await exclusively(tx, metersOf(account));
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
