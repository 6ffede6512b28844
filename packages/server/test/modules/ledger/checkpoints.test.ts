import assert from "node:assert/strict";
import { chmodSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { openCheckpoint, verifyProofFile } from "@signet/verify";
import { createLedger } from "../../../src/modules/ledger/ledger.ts";
import { listedKeys, verifiersOf } from "../../../src/modules/ledger/log-key.ts";
import { createReadLog } from "../../../src/usecases/service/read-log.ts";
import { createReadLedger } from "../../../src/usecases/service/read-ledger.ts";
import { OPENED, OPENING } from "./lines.ts";
import { NONE, ORIGIN, serviceIn, sizeIn } from "./signing-service.ts";

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
