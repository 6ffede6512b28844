import assert from "node:assert/strict";
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test, type TestContext } from "node:test";
import { createTreeHead, leafHash, openCheckpoint, verifyProofFile } from "@signet/verify";
import { createAuditor } from "../../../src/modules/ledger/audit.ts";
import { openCheckpoints } from "../../../src/modules/ledger/checkpoints.ts";
import { createLedger } from "../../../src/modules/ledger/ledger.ts";
import { listedKeys, verifiersOf } from "../../../src/modules/ledger/log-key.ts";
import { createReadLog } from "../../../src/usecases/service/read-log.ts";
import { createReadLedger } from "../../../src/usecases/service/read-ledger.ts";
import { openStore } from "../../../src/store/open-store.ts";
import { fakeClock } from "../../support/clock.ts";
import { temporaryFolder } from "../../support/store.ts";
import { OPENED, OPENING } from "./lines.ts";

const ORIGIN = "test-log";

/** A folder whose service is started and stopped; `signs: false` is one that dies before it signs. */
function serviceIn(t: TestContext, dataDir = temporaryFolder(t)) {
  const logged: string[] = [];
  const write = (_: object, text: string) => void logged.push(text);
  const log = { debug: write, info: write, warn: write, error: write };
  const clock = fakeClock();
  const config = { dataDir, ledgerKeyFile: null as string | null, ledgerGuard: path.join(dataDir, "guard") };

  async function start({ signs = true } = {}) {
    const { db, close } = await openStore({ dataDir });
    const checkpoints = await openCheckpoints({ db, clock, log, config, origin: ORIGIN }).catch(
      async (thrown: unknown) => {
        await close();
        throw thrown;
      },
    );
    const ledger = createLedger({ db, clock, origin: ORIGIN, ...(signs ? { checkpoints } : {}) });
    const open = (id: string) =>
      db.transaction().execute((tx) => ledger.open(tx, { id, opening: OPENING }, OPENED));
    const stop = async () => {
      await checkpoints.settled();
      await close();
    };
    return { db, checkpoints, ledger, open, stop, auditor: createAuditor({ ledger, clock, checkpoints }) };
  }

  /** Has the service add runs, between a start and a stop. */
  async function grow(ids: string, options = {}) {
    const { open, stop } = await start(options);
    for (const id of ids) await open(id);
    await stop();
  }

  return {
    dataDir,
    config,
    logged,
    clock,
    start,
    grow,
    guard: () => readFileSync(config.ledgerGuard, "utf8"),
  };
}

const sizeIn = (note: string) => Number(note.split("\n")[1]);

const NONE = { best: () => null };

test("what is signed is committed, and is kept outside the database before anyone gets it", async (t) => {
  const { start, guard } = serviceIn(t);
  const { db, checkpoints, open, ledger, stop } = await start();
  assert.equal(sizeIn(guard()), 0);
  const opened = await Promise.all(["a", "b", "c"].map(open));
  const { text, size } = await checkpoints.covering(3);
  assert.deepEqual([guard(), size], [text, 3]);
  const keys = await verifiersOf(await listedKeys(db));
  await openCheckpoint(text, keys);
  for (const { seq, receipt_sha } of opened)
    for (const proof of [await checkpoints.proof(Number(seq)), await checkpoints.firstProof(Number(seq))])
      await verifyProofFile(proof, (await ledger.find(receipt_sha))!, keys);
  await stop();
});

test("two appenders at once make one chain and one tree, and each signed size extends the one before", async (t) => {
  const { start, clock } = serviceIn(t);
  const { db, checkpoints, auditor, ledger, open, stop } = await start();
  const second = createLedger({ db, clock, origin: ORIGIN, checkpoints });
  const other = (id: string) =>
    db.transaction().execute((tx) => second.open(tx, { id, opening: OPENING }, OPENED));
  const lines = Array.from({ length: 30 }, (_, i) => (i % 2 ? open : other)(`run_${i}`));
  const seqs = (await Promise.all(lines)).map(({ seq }) => Number(seq));
  assert.deepEqual(
    seqs.toSorted((a, b) => a - b),
    seqs.map((_, i) => i),
  );
  assert.equal((await checkpoints.covering(30)).size, 30);
  const { at, ok, size } = await auditor.audit();
  assert.deepEqual([at, ok, size], [clock.now(), true, (await ledger.head()).size]);
  await stop();
});

test("where the checkpoint cannot be kept, as on a full disk, receipts are sealed, shown and told to be unsigned, until it can", async (t) => {
  const { start, config, guard } = serviceIn(t);
  const { db, checkpoints, open, ledger, stop } = await start();
  mkdirSync(`${config.ledgerGuard}.new`);
  await open("a");
  await assert.rejects(checkpoints.covering(1), { code: "ledger_unsigned" });
  await assert.rejects(checkpoints.proof(0), { code: "ledger_unsigned" });
  assert.match(checkpoints.unsigned()!, /guard cannot be written \(EISDIR\)/);
  assert.deepEqual([checkpoints.refusal(), sizeIn(guard())], [null, 0]);
  const reading = createReadLedger({ ledger, checkpoints });
  const { size, checkpoint, receipts } = await reading.page({ limit: 5, all: true });
  assert.deepEqual([size, checkpoint, receipts.length], [1, null, 1]);
  assert.equal(
    sizeIn(await createReadLog({ db, checkpoints, cosigning: NONE }).checkpoint(false)),
    0,
    "the newest one that is kept",
  );
  await stop();
  const again = await start();
  assert.equal(again.checkpoints.newest()?.size, 0, "it starts, with what was signed before");
  rmSync(`${config.ledgerGuard}.new`, { recursive: true });
  assert.equal(
    sizeIn(await createReadLog({ ...again, cosigning: NONE }).checkpoint(false)),
    1,
    "all lines, now that it can be kept",
  );
  assert.deepEqual([again.checkpoints.unsigned(), sizeIn(guard())], [null, 1]);
  await again.stop();
});

test("however many lines were committed since the last signature, the next one is of all of them", async (t) => {
  const { start } = serviceIn(t);
  const { db, checkpoints, ledger, stop } = await start({ signs: false });
  const add = (from: number, to: number) =>
    db.transaction().execute(async (tx) => {
      for (let i = from; i < to; i++) await ledger.open(tx, { id: `run_${i}`, opening: OPENING }, OPENED);
    });
  await add(0, 2_500);
  assert.equal((await checkpoints.covering(2_500)).size, 2_500, "from none");
  await add(2_500, 5_200);
  assert.equal((await checkpoints.covering(5_200)).size, 5_200, "from a signed one");
  await stop();
  const again = await start({ signs: false });
  assert.equal(again.checkpoints.newest()?.size, 5_200);
  await again.stop();
});

test("a line that is not committed is never signed", async (t) => {
  const { start, guard } = serviceIn(t);
  const { db, checkpoints, ledger, stop } = await start();
  await assert.rejects(
    db.transaction().execute(async (tx) => {
      await ledger.open(tx, { id: "a", opening: OPENING }, OPENED);
      throw new Error("crash");
    }),
    /crash/,
  );
  await checkpoints.settled();
  assert.deepEqual([checkpoints.newest()?.size, sizeIn(guard())], [0, 0]);
  await stop();
});

test("a service that died between commit and signature signs the head at its next start", async (t) => {
  const { grow, start, guard } = serviceIn(t);
  await grow("ab", { signs: false });
  assert.equal(sizeIn(guard()), 0);
  const { checkpoints, stop } = await start();
  assert.deepEqual([checkpoints.newest()?.size, sizeIn(guard())], [2, 2]);
  await stop();
});

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

test("the key is created once, readable only by its user, and needed ever after", async (t) => {
  const { dataDir, config, grow } = serviceIn(t);
  await grow("a");
  const file = path.join(dataDir, "ledger.key");
  assert.equal(statSync(file).mode & 0o777, 0o600);
  const key = readFileSync(file, "utf8");
  await grow("b");
  assert.equal(readFileSync(file, "utf8"), key);
  chmodSync(file, 0o640);
  await assert.rejects(grow(""), /SVC_DATA_DIR: .*ledger\.key can be read by other users/);
  chmodSync(file, 0o600);
  writeFileSync(file, "not a key of secret content");
  await assert.rejects(
    grow(""),
    ({ message }: Error) => /is not an Ed25519 key/.test(message) && !/secret/.test(message),
  );
  rmSync(file);
  await assert.rejects(grow(""), /the ledger is signed with the key test-log\+/);
  config.ledgerKeyFile = path.join(dataDir, "mine.pem");
  await assert.rejects(grow(""), /SVC_LEDGER_KEY_FILE: there is no file/);
  writeFileSync(config.ledgerKeyFile, key, { mode: 0o600 });
  await grow("c");
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
