import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import path from "node:path";
import { test, type TestContext } from "node:test";
import {
  checkpointText,
  cosignaturesIn,
  cosignatureTime,
  cosigningRequestText,
  openCheckpoint,
  parseCheckpoint,
  parseNote,
} from "@signet/verify";
import { newLogKey, signLog, type SampleLogKey } from "../../../../verify/test/support/signed-log.ts";
import { openWitnessKey } from "../../../src/modules/witness/witness-key.ts";
import { openWitnessState } from "../../../src/modules/witness/witness-state.ts";
import { createWitness } from "../../../src/modules/witness/witness.ts";
import { fakeClock } from "../../support/clock.ts";
import { temporaryFolder } from "../../support/store.ts";

const ORIGIN = "watched.example/log";
const linesTo = (size: number, history = "line") => Array.from({ length: size }, (_, i) => `${history} ${i}`);

/** A log and a witness of it in a folder; `again` is the witness after its process died. */
async function watching(t: TestContext, dies = { beforeSigning: false }) {
  const folder = temporaryFolder(t);
  const log = await newLogKey(ORIGIN);
  const clock = fakeClock();
  async function start() {
    const opened = await openWitnessKey(folder);
    const state = openWitnessState(folder);
    t.after(() => state.close());
    const key = {
      ...opened,
      cosignature(text: string, time: number) {
        if (dies.beforeSigning) throw new Error("killed");
        return opened.cosignature(text, time);
      },
    };
    return { witness: createWitness({ logs: [log.verifier], key, state, clock }), state, opened };
  }
  const first = await start();
  /** What the log asks for its first `size` lines. */
  async function request(
    size: number,
    old: number,
    {
      by = log,
      history = "line",
      proof = history,
    }: { by?: SampleLogKey; history?: string; proof?: string } = {},
  ) {
    const { checkpoint } = await signLog(linesTo(size, history), by);
    const path =
      old > 0 && old < size ? await (await signLog(linesTo(size, proof), by)).consistency(old) : [];
    return cosigningRequestText({
      old,
      path: path.map((hash) => Uint8Array.from(Buffer.from(hash, "base64"))),
      checkpoint,
    });
  }
  const ask = async (...of: Parameters<typeof request>) => first.witness.add(await request(...of));
  return { ...first, folder, log, clock, start, request, ask };
}

test("a witness cosigns what continues what it has seen, with the time", async (t) => {
  const { ask, opened, log, witness } = await watching(t);
  for (const [size, old] of [
    [1, 0],
    [5, 1],
    [5, 5],
    [300, 5],
  ] as const) {
    const answer = await ask(size, old);
    assert.equal(answer.status, 200, answer.body);
    const { checkpoint } = await signLog(linesTo(size), log);
    const [signature] = await cosignaturesIn(answer.body, checkpoint, [opened.verifier]);
    assert.ok(signature && cosignatureTime(signature) > 0n);
  }
  const shown = witness.newest(createHash("sha256").update(ORIGIN).digest("hex"))!;
  const { size, signers } = await openCheckpoint(shown, [log.verifier, opened.verifier]);
  assert.deepEqual([size, signers.length], [300, 2]);
  assert.equal(witness.newest("0".repeat(64)), null);
});

test("another size than the one that was seen is told, and nothing is signed", async (t) => {
  const { ask } = await watching(t);
  assert.equal((await ask(10, 0)).status, 200);
  for (const [size, old] of [
    [12, 0],
    [12, 9],
    [12, 11],
    [5, 0],
    [9, 9],
  ] as const)
    assert.deepEqual(await ask(size, old), { status: 409, body: "10\n", size: true }, `${old} to ${size}`);
});

test("a smaller tree, another history and a wrong proof are never signed", async (t) => {
  const { ask, state } = await watching(t);
  assert.equal((await ask(10, 0)).status, 200);
  assert.equal((await ask(9, 10)).status, 400, "a rollback");
  assert.equal((await ask(10, 10, { history: "other" })).status, 422, "a split view of the same size");
  assert.equal((await ask(20, 10, { history: "other" })).status, 422, "a history that was rewritten");
  assert.equal((await ask(20, 10, { proof: "other" })).status, 422, "the proof of another history");
  assert.equal(state.find(ORIGIN)!.size, 10);
  assert.equal((await ask(20, 10)).status, 200, "the honest history goes on");
});

test("only logs that it watches, signed by their keys, are cosigned", async (t) => {
  const { ask, witness, log } = await watching(t);
  const stranger = await newLogKey("stranger.example/log");
  assert.equal((await ask(3, 0, { by: stranger })).status, 404);
  assert.equal((await ask(3, 0, { by: await newLogKey(ORIGIN) })).status, 403, "another key of this name");
  const { checkpoint } = await signLog(linesTo(3), log);
  const other = await signLog(linesTo(4), log);
  const signature = other.checkpoint.slice(other.checkpoint.lastIndexOf("— "));
  const forged = checkpoint.slice(0, checkpoint.lastIndexOf("— ")) + signature;
  const body = cosigningRequestText({ old: 0, path: [], checkpoint: forged });
  assert.equal((await witness.add(body)).status, 403, "a signature of another checkpoint");
});

test("a request of another form is refused", async (t) => {
  const { witness, request, log } = await watching(t);
  const good = await request(3, 0);
  for (const bad of [
    "",
    "old 0",
    good.replace("old 0", "old 00"),
    good.replace("old 0", "old -1"),
    good.replace("old 0\n", "old 0\nAAAA\n"),
    good.replace("\n\n", "\n"),
    good.slice(0, -10),
  ])
    assert.equal((await witness.add(bad)).status, 400, JSON.stringify(bad.slice(0, 40)));
  const surplus = good.replace("old 0\n", `old 0\n${Buffer.alloc(32).toString("base64")}\n`);
  assert.equal((await witness.add(surplus)).status, 422, "a proof where none is needed");
  const notEmpty = log.signed(checkpointText({ origin: ORIGIN, size: 0, root: new Uint8Array(32) }));
  assert.equal((await witness.add(`old 0\n\n${notEmpty}`)).status, 422, "an empty tree with another root");
  assert.equal((await witness.add(good)).status, 200);
});

test("of two requests at the same time from the same size, one is signed", async (t) => {
  const { witness, request, state } = await watching(t);
  await witness.add(await request(5, 0));
  const bodies = await Promise.all([request(8, 5), request(12, 5), request(9, 5)]);
  const answers = await Promise.all(bodies.map((body) => witness.add(body)));
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  const winner = [8, 12, 9][answers.findIndex(({ status }) => status === 200)];
  assert.equal(state.find(ORIGIN)!.size, winner);
  for (const { status, body } of answers) if (status === 409) assert.equal(body, `${winner}\n`);
});

test("two witnesses on one folder never sign two histories", async (t) => {
  const { witness, request, start } = await watching(t);
  const second = await start();
  const [one, other] = await Promise.all([
    witness.add(await request(7, 0)),
    second.witness.add(await request(7, 0, { history: "other" })),
  ]);
  assert.deepEqual(new Set([one.status, other.status]), new Set([200, 409]));
});

test("what was seen is on disk before it is signed: a witness that died in between does not sign another history", async (t) => {
  const dies = { beforeSigning: false };
  const { witness, request, start } = await watching(t, dies);
  assert.equal((await witness.add(await request(5, 0))).status, 200);
  dies.beforeSigning = true;
  await assert.rejects(witness.add(await request(9, 5)), /killed/);
  dies.beforeSigning = false;
  const again = await start();
  assert.deepEqual(await again.witness.add(await request(8, 5)), { status: 409, body: "9\n", size: true });
  assert.equal((await again.witness.add(await request(9, 9, { history: "other" }))).status, 422);
  assert.equal(
    (await again.witness.add(await request(9, 9))).status,
    200,
    "the same tree is cosigned at last",
  );
});

test("its key stays the same and is readable by nobody else", async (t) => {
  const { folder, opened } = await watching(t);
  assert.equal(statSync(path.join(folder, "witness.key")).mode & 0o777, 0o600);
  assert.equal((await openWitnessKey(folder)).text, opened.text);
  assert.match(opened.text, /^signet-witness-[0-9a-f]{16}\+[0-9a-f]{8}\+B/);
  const { text } = parseNote(await signed(await newLogKey(ORIGIN)));
  assert.equal(parseCheckpoint(text).size, 2);
});

const signed = async (key: SampleLogKey) => (await signLog(linesTo(2), key)).checkpoint;
