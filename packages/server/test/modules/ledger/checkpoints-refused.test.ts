import assert from "node:assert/strict";
import { cpSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { createTreeHead, leafHash } from "@signet/verify";
import { createAuditor } from "../../../src/modules/ledger/audit.ts";
import { OPENED, OPENING } from "./lines.ts";
import { serviceIn, sizeIn } from "./signing-service.ts";

test("a restored backup takes no receipts, signs nothing and says what to do, until the newer database is back", async (t) => {
  const { dataDir, grow, start, guard, logged } = serviceIn(t);
  await grow("ab");
  const [database, backup, newer] = ["signet.db", "backup.db", "newer.db"].map((name) =>
    path.join(dataDir, name),
  );
  cpSync(database!, backup!);
  await grow("c");
  cpSync(database!, newer!);
  const kept = guard();
  cpSync(backup!, database!);
  const { checkpoints, open, ledger, stop } = await start();
  await assert.rejects(open("d"), { code: "ledger_behind", message: /has 2 receipts, but 3 were signed/ });
  assert.equal((await ledger.head()).size, 2);
  await assert.rejects(checkpoints.covering(0), { code: "ledger_behind" });
  await assert.rejects(checkpoints.firstProof(0), { code: "ledger_behind" });
  assert.equal(guard(), kept);
  assert.match(logged.join("\n"), /restore the newer database/);
  await stop();
  cpSync(newer!, database!);
  await grow("d");
  assert.equal(sizeIn(guard()), 4);
});

test("a database that was cut and grew again to the signed size is refused all the same", async (t) => {
  const { dataDir, config, grow, start, guard } = serviceIn(t);
  await grow("ab");
  const [database, backup] = [path.join(dataDir, "signet.db"), path.join(dataDir, "backup.db")];
  cpSync(database, backup);
  await grow("cd");
  const kept = guard();
  cpSync(backup, database);
  rmSync(config.ledgerGuard);
  await grow("efg");
  writeFileSync(config.ledgerGuard, kept);
  const { checkpoints, open, stop } = await start();
  assert.match(checkpoints.refusal()!, /the first 4 receipts .* are not those that were signed/);
  await assert.rejects(open("h"), { code: "ledger_behind" });
  await stop();
});

test("a ledger that is written anew or cut under a running service is not signed any more", async (t) => {
  for (const change of ["rewrite", "cut"]) {
    const { start, guard } = serviceIn(t);
    const { db, checkpoints, open, stop } = await start();
    for (const id of "abc") await open(id);
    const { text } = await checkpoints.covering(3);
    if (change === "cut") await db.deleteFrom("ledger").where("seq", "=", 2).execute();
    else
      await db
        .updateTable("ledger")
        .set({ sha: "0".repeat(64) })
        .where("seq", "=", 2)
        .execute();
    await db
      .updateTable("ledger_head")
      .set({ sha: "0".repeat(64), ...(change === "cut" ? { size: 2 } : {}) })
      .execute();
    await assert.rejects(open("d").then(() => checkpoints.covering(4)));
    checkpoints.nudge();
    await checkpoints.settled();
    assert.match(checkpoints.refusal()!, change === "cut" ? /has 2 receipts, but 3/ : /first 3 receipts/);
    await assert.rejects(open("e"), { code: "ledger_behind" });
    assert.equal(guard(), text);
    await stop();
  }
});

test("whatever is changed in older lines under a running service, what is signed continues what was signed", async (t) => {
  const { start } = serviceIn(t);
  const { db, checkpoints, ledger, auditor, open, stop } = await start();
  for (const id of "abc") await open(id);
  const lines: string[] = [];
  for await (const line of ledger.lines()) lines.push(line);
  await checkpoints.covering(3);
  await db
    .updateTable("ledger")
    .set({ line: lines[0]!.replace('"t"', '"u"') })
    .where("seq", "=", 0)
    .execute();
  const { receipt_sha } = await open("d");
  const { root } = await checkpoints.covering(4);
  const honest = createTreeHead();
  for (const line of [...lines, (await ledger.find(receipt_sha))!])
    await honest.append(await leafHash(Buffer.from(line)));
  assert.deepEqual(root, await honest.root());
  await assert.rejects(
    checkpoints.firstProof(1),
    { code: "ledger_behind" },
    "an older root is not signed anew",
  );
  assert.equal((await auditor.audit()).ok, false);
  await stop();
});

test("a checkpoint that was forged, damaged or of another ledger stops the ledger, and is left for the operator", async (t) => {
  const { config, grow, start, guard } = serviceIn(t);
  await grow("ab");
  const kept = guard();
  const other = serviceIn(t);
  await other.grow("ab");
  for (const bad of [kept.replace("\n2\n", "\n1\n"), other.guard(), "", kept.slice(0, 40)]) {
    writeFileSync(config.ledgerGuard, bad);
    const { checkpoints, open, stop } = await start();
    assert.match(checkpoints.refusal()!, /cannot be trusted/);
    await assert.rejects(open("c"), { code: "ledger_behind" });
    assert.equal(guard(), bad);
    await stop();
  }
});

test("an audit finds a stored tree that is not that of the lines", async (t) => {
  const { start } = serviceIn(t);
  const { db, auditor, checkpoints, ledger, stop } = await start();
  await db.transaction().execute(async (tx) => {
    for (let i = 0; i < 300; i++) await ledger.open(tx, { id: `run_${i}`, opening: OPENING }, OPENED);
  });
  await checkpoints.covering(300);
  assert.equal((await auditor.audit()).ok, true);
  const whole = await db.selectFrom("ledger_tile").selectAll().execute();
  for (const level of [0, 1]) {
    await db
      .updateTable("ledger_tile")
      .set({ hashes: Buffer.alloc(level === 0 ? 8_192 : 32) })
      .where("level", "=", level)
      .execute();
    assert.equal((await auditor.audit()).ok, false);
    await db.deleteFrom("ledger_tile").execute();
    assert.equal((await auditor.audit()).ok, false);
    await db.insertInto("ledger_tile").values(whole).execute();
    assert.equal((await auditor.audit()).ok, true);
  }
  await stop();
});

test("an audit refuses a ledger that was written anew with the right hashes, but not as it was signed", async (t) => {
  const { start } = serviceIn(t);
  const { checkpoints, stop } = await start();
  await stop();
  const forged = serviceIn(t);
  const { ledger, open, stop: end } = await forged.start({ signs: false });
  await open("z");
  const signed = { ...checkpoints.newest()!, size: 1 };
  const auditor = createAuditor({ ledger, clock: forged.clock, checkpoints: { newest: () => signed } });
  assert.equal((await auditor.audit()).ok, false);
  await end();
});
