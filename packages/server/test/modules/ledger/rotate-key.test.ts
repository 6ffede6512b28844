import assert from "node:assert/strict";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test, type TestContext } from "node:test";
import { followRotations, openCheckpoint, parseVerifierKey, verifyProofFile } from "@signet/verify";
import { createAuditor } from "../../../src/modules/ledger/audit.ts";
import { openCheckpoints } from "../../../src/modules/ledger/checkpoints.ts";
import { createLedger } from "../../../src/modules/ledger/ledger.ts";
import { listedKeys } from "../../../src/modules/ledger/log-key.ts";
import { rotateKey } from "../../../src/modules/ledger/rotate-key.ts";
import { openStore } from "../../../src/store/open-store.ts";
import { createReadLog } from "../../../src/usecases/service/read-log.ts";
import { fakeClock } from "../../support/clock.ts";
import { temporaryFolder } from "../../support/store.ts";
import { refuseWrites } from "../../usecases/rig.ts";
import { OPENED, OPENING } from "./lines.ts";

const ORIGIN = "test-log";

/** A data folder with two lines, signed, and what is done with it. */
async function folder(t: TestContext) {
  const dataDir = temporaryFolder(t);
  const clock = fakeClock();
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  const config = { dataDir, ledgerKeyFile: null, ledgerGuard: path.join(dataDir, "guard") };
  const key = path.join(dataDir, "ledger.key");

  async function within<T>(work: (parts: Awaited<ReturnType<typeof opened>>) => Promise<T>): Promise<T> {
    const parts = await opened();
    try {
      return await work(parts);
    } finally {
      await parts.close();
    }
  }
  async function opened() {
    const { db, close } = await openStore({ dataDir });
    return { db, close, parts: { db, clock, log, config, origin: ORIGIN } };
  }
  const rotate = () => within(({ parts }) => rotateKey(parts));
  /** Starts the service, appends these runs and has them signed. */
  const serve = (ids = "") =>
    within(async ({ db, parts }) => {
      const checkpoints = await openCheckpoints(parts);
      const ledger = createLedger({ db, clock, origin: ORIGIN, checkpoints });
      for (const id of ids)
        await db.transaction().execute((tx) => ledger.open(tx, { id, opening: OPENING }, OPENED));
      const { size } = await ledger.head();
      const { text } = await checkpoints.covering(size);
      const { keys } = await createReadLog({ db, checkpoints, cosigning: { best: () => null } }).keys();
      const first = await checkpoints.firstProof(0);
      const audit = await createAuditor({ ledger, clock, checkpoints }).audit();
      await checkpoints.settled();
      return { size, text, keys, first, ok: audit.ok, line: (await linesOf(ledger))[0]! };
    });
  const { keys } = await serve("ab");
  return { dataDir, config, key, within, rotate, serve, first: await parseVerifierKey(keys[0]!.key) };
}

async function linesOf(ledger: { lines(): AsyncIterable<string> }): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of ledger.lines()) lines.push(line);
  return lines;
}

/** The keys to which the first one leads, by what the service tells. */
async function keysFrom(first: Awaited<ReturnType<typeof parseVerifierKey>>, keys: Told) {
  const rotations = keys.map(({ rotation }) => rotation).filter((one) => one !== null);
  return (await followRotations(first, rotations)).keys;
}
type Told = Awaited<ReturnType<ReturnType<typeof createReadLog>["keys"]>>["keys"];

test("after a rotation the new key signs, and whoever trusts the old one is led to it", async (t) => {
  const { key, first, rotate, serve } = await folder(t);
  const before = readFileSync(key, "utf8");
  const { now, since } = await rotate();
  assert.notEqual(readFileSync(key, "utf8"), before);
  assert.deepEqual([statSync(key).mode & 0o777, existsSync(`${key}.next`), since], [0o600, false, 3]);
  const { keys, text, ok, size } = await serve("c");
  assert.deepEqual([ok, size], [true, 4]);
  assert.deepEqual(
    keys.map(({ from, to }) => [from, to]),
    [
      [0, 3],
      [3, null],
    ],
  );
  const followed = await keysFrom(first, keys);
  assert.equal(keys[1]!.key, now);
  await openCheckpoint(text, [followed.at(-1)!]);
  await assert.rejects(openCheckpoint(text, [first]), { code: "unknown_key" });
});

test("proofs of older receipts are signed by the old and the new key, which is the first", async (t) => {
  const { first, rotate, serve } = await folder(t);
  const { now } = await rotate();
  const told = await serve("c");
  for (const trusted of await keysFrom(first, told.keys))
    assert.equal((await verifyProofFile(told.first, told.line, [trusted])).index, 0);
  assert.equal((await serve()).first, told.first);
  const ids = [...told.first.matchAll(/^— \S+ (\S+)$/gm)].map(([, signature]) =>
    Buffer.from(signature!, "base64").subarray(0, 4).toString("hex"),
  );
  assert.equal(ids.length, 2);
  assert.equal(ids[0], now.split("+")[1]);
});

test("a ledger can be given a new key again and again", async (t) => {
  const { first, rotate, serve } = await folder(t);
  for (const id of "cde") {
    await rotate();
    assert.equal((await serve(id)).ok, true);
  }
  const { keys, text } = await serve();
  const followed = await keysFrom(first, keys);
  assert.equal(followed.length, 4);
  await openCheckpoint(text, [followed.at(-1)!]);
});

/** A rotation that dies at one place leaves the folder as a process that is killed there. */
const DEATHS: Record<
  string,
  { at: (rig: Awaited<ReturnType<typeof folder>>) => Promise<void>; announced: boolean }
> = {
  "before the new key is announced": {
    announced: false,
    at: ({ within }) =>
      within(async ({ db, parts }) => {
        const heal = await refuseWrites(db, "insert", "ledger_key");
        await assert.rejects(rotateKey(parts), /refused/);
        await heal();
      }),
  },
  "before both keys have signed": {
    announced: true,
    at: async ({ within, config }) => {
      await within(async ({ db, parts }) => {
        const guard = `${config.ledgerGuard}.new`;
        // The folder of the guard takes no files as soon as the new key is announced.
        const clock = {
          ...parts.clock,
          now: () => (mkdirSync(guard, { recursive: true }), parts.clock.now()),
        };
        await assert.rejects(rotateKey({ ...parts, clock }), /EISDIR/);
        rmSync(guard, { recursive: true });
        assert.equal((await listedKeys(db)).length, 2);
      });
    },
  },
  "before what both signed is stored": {
    announced: true,
    at: ({ within }) =>
      within(async ({ db, parts }) => {
        const heal = await refuseWrites(db, "update", "ledger_key");
        await assert.rejects(rotateKey(parts), /refused/);
        await heal();
      }),
  },
  "before the new key is in the place of the old": {
    announced: true,
    at: async ({ rotate, key }) => {
      const old = readFileSync(key);
      await rotate();
      renameSync(key, `${key}.next`);
      writeFileSync(key, old, { mode: 0o600 });
    },
  },
};

for (const [when, { at, announced }] of Object.entries(DEATHS))
  for (const then of ["service", "command"] as const)
    test(`a rotation that dies ${when} is ${announced ? "finished" : "as if it had not begun"} by the next start of the ${then}`, async (t) => {
      const rig = await folder(t);
      await at(rig);
      if (then === "command") assert.equal((await rig.rotate()).resumed, announced);
      const { keys, text, ok } = await rig.serve("c");
      const rotated = announced || then === "command";
      const followed = await keysFrom(rig.first, keys);
      assert.deepEqual([ok, keys.length, followed.length], [true, rotated ? 2 : 1, rotated ? 2 : 1]);
      await openCheckpoint(text, [followed.at(-1)!]);
      assert.equal(existsSync(`${rig.key}.next`), !rotated);
      if (!rotated) await rig.rotate();
      assert.equal((await rig.serve("d")).keys.length, 2);
    });

test("the key is not replaced where the database is not the one that was signed", async (t) => {
  const { config, key, within, rotate, serve } = await folder(t);
  const kept = readFileSync(config.ledgerGuard, "utf8");
  await serve("c");
  const newer = readFileSync(config.ledgerGuard, "utf8");
  await within(async ({ db }) => {
    await db.deleteFrom("ledger").where("seq", "=", 2).execute();
    const { sha } = await db
      .selectFrom("ledger")
      .select("sha")
      .where("seq", "=", 1)
      .executeTakeFirstOrThrow();
    await db.updateTable("ledger_head").set({ size: 2, sha }).execute();
  });
  const before = readFileSync(key, "utf8");
  await assert.rejects(rotate(), { code: "ledger_behind" });
  assert.deepEqual([readFileSync(key, "utf8"), existsSync(`${key}.next`)], [before, false]);
  assert.notEqual(kept, newer);
  assert.equal(readFileSync(config.ledgerGuard, "utf8"), newer);
});

test("a rotation is not finished, and nothing signed, where the database was changed since it was interrupted", async (t) => {
  const rig = await folder(t);
  await DEATHS["before both keys have signed"]!.at(rig);
  const kept = readFileSync(rig.config.ledgerGuard, "utf8");
  await rig.within(async ({ db }) => {
    const { line } = await db
      .selectFrom("ledger")
      .select("line")
      .where("seq", "=", 0)
      .executeTakeFirstOrThrow();
    await db
      .updateTable("ledger")
      .set({ line: line.replace('"t"', '"u"') })
      .where("seq", "=", 0)
      .execute();
  });
  await assert.rejects(rig.serve(), { code: "ledger_behind" });
  assert.equal(readFileSync(rig.config.ledgerGuard, "utf8"), kept);
});

test("a next key that the ledger does not announce is not used, and a missing one that it does stops the start", async (t) => {
  const { key, within, rotate, serve } = await folder(t);
  writeFileSync(`${key}.next`, readFileSync(key), { mode: 0o600 });
  assert.equal((await serve("c")).keys.length, 1);
  rmSync(`${key}.next`);
  const old = readFileSync(key);
  await rotate();
  writeFileSync(key, old, { mode: 0o600 });
  await assert.rejects(serve(), /the ledger is signed with the key test-log\+/);
  await within(async ({ db }) => assert.equal((await listedKeys(db)).length, 2));
});
