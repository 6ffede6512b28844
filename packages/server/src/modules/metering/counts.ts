import type { Unit } from "@signet/contract";
import type { Db, Tx } from "../../store/db.ts";
import type { MeterEntryTable, ReservationTable } from "../../store/account-tables.ts";

/** An account's use of one unit. */
export interface UnitBalance {
  /** Units of today's allowance. */
  used: number;
  /** The bought units that are left; negative if more was taken back than was left. */
  credits: number;
  /** Next UTC midnight, in milliseconds since 1970. */
  resetAt: number;
}

const DAY_MS = 86_400_000;

/** The UTC day as `2026-01-31`. */
export const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10);

/** Writes the row of a change; false if it already exists. */
export async function write(tx: Tx, row: Omit<MeterEntryTable, "n">): Promise<boolean> {
  const { entries: n } = await tx
    .insertInto("meter")
    .values({ account: row.account, entries: 1 })
    .onConflict((oc) => oc.column("account").doUpdateSet((eb) => ({ entries: eb("meter.entries", "+", 1) })))
    .returning("entries")
    .executeTakeFirstOrThrow();
  const inserted = await tx
    .insertInto("meter_entry")
    .values({ n, ...row })
    .onConflict((oc) => oc.columns(["kind", "unit", "reason", "ref"]).doNothing())
    .returning("n")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Takes one of the places for runs under way; false if all are taken. */
export async function enter(tx: Tx, account: string, atOnce: number): Promise<boolean> {
  const row = await tx
    .insertInto("meter")
    .values({ account, running: 1 })
    .onConflict((oc) =>
      oc
        .column("account")
        .doUpdateSet((eb) => ({ running: eb("meter.running", "+", 1) }))
        .where("meter.running", "<", atOnce),
    )
    .returning("running")
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives back a place. */
export async function leave(tx: Tx, account: string): Promise<void> {
  await tx
    .updateTable("meter")
    .set((eb) => ({ running: eb("running", "-", 1) }))
    .where("account", "=", account)
    .execute();
}

/** Takes a unit of the day's allowance; false if none is left. */
export async function takeAllowance(
  tx: Tx,
  { account, unit, day, perDay }: { account: string; unit: Unit; day: string; perDay: number },
): Promise<boolean> {
  if (perDay < 1) return false;
  const row = await tx
    .insertInto("allowance")
    .values({ account, unit, day, used: 1 })
    .onConflict((oc) =>
      oc
        .columns(["account", "unit", "day"])
        .doUpdateSet((eb) => ({ used: eb("allowance.used", "+", 1) }))
        .where("allowance.used", "<", perDay),
    )
    .returning("used")
    .executeTakeFirst();
  return row !== undefined;
}

/** The shared daily allowance of all free callers of an address. */
export interface SharedAllowance {
  address: string;
  perDay: number;
}

/** Takes a unit of an address's shared allowance; false if none is left. */
export async function takeTogether(
  tx: Tx,
  { address, perDay }: SharedAllowance,
  { unit, day }: { unit: Unit; day: string },
): Promise<boolean> {
  if (perDay < 1) return false;
  const row = await tx
    .insertInto("address_day")
    .values({ address, unit, day, used: 1 })
    .onConflict((oc) =>
      oc
        .columns(["address", "unit", "day"])
        .doUpdateSet((eb) => ({ used: eb("address_day.used", "+", 1) }))
        .where("address_day.used", "<", perDay),
    )
    .returning("used")
    .executeTakeFirst();
  return row !== undefined;
}

/** The units that all free callers of an address took today. */
export async function takenTogether(db: Db | Tx, address: string, unit: Unit, now: number): Promise<number> {
  const row = await db
    .selectFrom("address_day")
    .select("used")
    .where((eb) => eb.and({ address, unit, day: dayOf(now) }))
    .executeTakeFirst();
  return row?.used ?? 0;
}

/** Takes a bought unit; false if none is left. */
export async function takeCredit(tx: Tx, account: string, unit: Unit): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("credit_balance")
    .set((eb) => ({ balance: eb("balance", "-", 1) }))
    .where("account", "=", account)
    .where("unit", "=", unit)
    .where("balance", ">", 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives a unit back: to the credits, or to the allowance of its day and, if it was shared, of its address. */
export async function giveBack(
  tx: Tx,
  held: Pick<ReservationTable, "account" | "unit" | "source" | "day" | "address">,
): Promise<void> {
  const { account, unit, source, day, address } = held;
  if (source === "credit") return addCredits(tx, account, unit, 1);
  await putBack(tx, { account, unit, day });
  if (address === null) return;
  await tx
    .updateTable("address_day")
    .set((eb) => ({ used: eb("used", "-", 1) }))
    .where((eb) => eb.and({ address, unit, day }))
    .execute();
}

/** Gives a unit back to an account's allowance of a day. */
export async function putBack(
  tx: Tx,
  { account, unit, day }: Pick<ReservationTable, "account" | "unit" | "day">,
): Promise<void> {
  await tx
    .updateTable("allowance")
    .set((eb) => ({ used: eb("used", "-", 1) }))
    .where("account", "=", account)
    .where("unit", "=", unit)
    .where("day", "=", day)
    .execute();
}

/** Adds bought units; a negative amount takes them back. */
export async function addCredits(tx: Tx, account: string, unit: Unit, amount: number): Promise<void> {
  await tx
    .insertInto("credit_balance")
    .values({ account, unit, balance: amount })
    .onConflict((oc) =>
      oc
        .columns(["account", "unit"])
        .doUpdateSet((eb) => ({ balance: eb("credit_balance.balance", "+", amount) })),
    )
    .execute();
}

/** An account's use of one unit today. */
export async function standingOf(
  db: Db | Tx,
  account: string,
  unit: Unit,
  now: number,
): Promise<UnitBalance> {
  const mine = { account, unit };
  const used = await db
    .selectFrom("allowance")
    .select("used")
    .where((eb) => eb.and({ ...mine, day: dayOf(now) }))
    .executeTakeFirst();
  const credits = await db
    .selectFrom("credit_balance")
    .select("balance")
    .where((eb) => eb.and(mine))
    .executeTakeFirst();
  return {
    used: used?.used ?? 0,
    credits: credits?.balance ?? 0,
    resetAt: (Math.floor(now / DAY_MS) + 1) * DAY_MS,
  };
}
