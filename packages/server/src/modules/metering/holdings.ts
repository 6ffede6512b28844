import type { Unit } from "@signet/contract";
import type { Db } from "../../store/db.ts";
import { dayOf } from "./counts.ts";

/** What an account used today, has left of its credits, and has under way. */
export interface Holding {
  used: Record<Unit, number>;
  credits: Record<Unit, number>;
  running: number;
}

/** The holdings of many accounts, each of which is in the answer. */
export async function holdingsOf(db: Db, accounts: string[], now: number): Promise<Map<string, Holding>> {
  const held = new Map(
    accounts.map((account): [string, Holding] => [
      account,
      { used: { run: 0, visual: 0 }, credits: { run: 0, visual: 0 }, running: 0 },
    ]),
  );
  if (accounts.length === 0) return held;
  const [used, credits, meters] = await Promise.all([
    db
      .selectFrom("allowance")
      .selectAll()
      .where("account", "in", accounts)
      .where("day", "=", dayOf(now))
      .execute(),
    db.selectFrom("credit_balance").selectAll().where("account", "in", accounts).execute(),
    db.selectFrom("meter").select(["account", "running"]).where("account", "in", accounts).execute(),
  ]);
  for (const row of used) held.get(row.account)!.used[row.unit] = row.used;
  for (const row of credits) held.get(row.account)!.credits[row.unit] = row.balance;
  for (const row of meters) held.get(row.account)!.running = row.running;
  return held;
}
