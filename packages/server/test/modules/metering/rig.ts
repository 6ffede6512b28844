import assert from "node:assert/strict";
import { fork, type ChildProcess } from "node:child_process";
import path from "node:path";
import { type TestContext } from "node:test";
import { type Reason, type Unit } from "@signet/contract";
import { createMetering } from "../../../src/modules/metering/metering.ts";
import { type Db } from "../../../src/store/db.ts";
import { openStore } from "../../../src/store/open-store.ts";
import { fakeClock } from "../../support/clock.ts";
import { testDatabase } from "../../support/database.ts";
import { temporaryFolder } from "../../support/store.ts";
import { FREE, ME } from "./account.ts";

export async function meter(t: TestContext) {
  const folder = temporaryFolder(t);
  const databaseUrl = await testDatabase();
  const { db, close } = await openStore({ dataDir: folder, databaseUrl });
  t.after(close);
  const clock = fakeClock();
  const metering = createMetering({ clock });
  const within = <T>(work: (tx: Parameters<typeof metering.settle>[0]) => Promise<T>) =>
    db.transaction().execute(work);
  let runs = 0;
  const reserve = (over: object = {}) =>
    within((tx) =>
      metering.reserve(tx, { account: ME, unit: "run", runId: `run_${++runs}`, ...FREE, ...over }),
    );
  const credit = (units: number, ref = "cs_1", reason: Reason = "topup") =>
    within((tx) => metering.credit(tx, { account: ME, units: { run: units, visual: 0 }, reason, ref }));
  return {
    place: databaseUrl || path.join(folder, "signet.db"),
    db,
    clock,
    metering,
    within,
    reserve,
    credit,
  };
}

/** What the rows of each change add up to has to be what is counted. */
export async function audit(db: Db): Promise<void> {
  const entries = await db.selectFrom("meter_entry").selectAll().execute();
  const sum = (account: string, unit: Unit, source: string) =>
    entries
      .filter((one) => one.account === account && one.unit === unit && one.source === source)
      .reduce((total, { amount }) => total + amount, 0);
  for (const { account, unit, balance } of await db.selectFrom("credit_balance").selectAll().execute())
    assert.equal(balance, sum(account, unit, "credit"));
  const used = new Map<string, number>();
  for (const one of await db.selectFrom("allowance").selectAll().execute())
    used.set(`${one.account}/${one.unit}`, (used.get(`${one.account}/${one.unit}`) ?? 0) + one.used);
  for (const [name, total] of used) {
    const [account, unit] = name.split("/") as [string, Unit];
    assert.equal(total + sum(account, unit, "allowance"), 0);
  }
  for (const { account, running } of await db.selectFrom("meter").selectAll().execute()) {
    const open = await db
      .selectFrom("reservation")
      .selectAll()
      .where("account", "=", account)
      .where("open", "=", 1)
      .execute();
    assert.equal(running, open.length);
  }
}

/** A process of its own on the same database (an address, or a file), that reserves when it is told to. */
export const racer = (place: string, dies = ""): ChildProcess =>
  fork(path.join(import.meta.dirname, "racer.ts"), [place, dies], { execArgv: [] });
