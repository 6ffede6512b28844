import assert from "node:assert/strict";
import path from "node:path";
import { test } from "node:test";
import {
  checkConsistency,
  createTreeHead,
  leafHash,
  openCheckpoint,
  parseVerifierKey,
  verifyProofFile,
} from "@signet/verify";
import type { CodeEvent } from "@signet/contract";
import { temporaryFolder } from "../support/store.ts";
import { service } from "./rig.ts";
import { finishedRun, GIVES_UP } from "./scripts.ts";
import { everyRouteAnswered } from "./topics.ts";

type Rig = Awaited<ReturnType<typeof service>>;

const NDJSON = { headers: { Accept: "application/x-ndjson" } };
const linesOf = async (rig: Rig) =>
  (await (await rig.ask("receipts", NDJSON)).text()).split("\n").slice(0, -1);
const keyOf = async (rig: Rig) => [await parseVerifierKey((await rig.json("ledgerKey")).key)];
const textOf = async (rig: Rig, route: "ledgerCheckpoint") => (await rig.ask(route)).text();

test("the last event of a run proves its receipt, and every reader gets the same proof", async (t) => {
  const rig = await service(t, { script: GIVES_UP });
  const { id } = await finishedRun(rig);
  const read = async () => (await rig.ask("runEvents", { params: { run_id: id } })).text();

  const stream = await read();
  const data = JSON.parse(/event: code_receipt\n(?:id: \d+\n)?data: (.*)/.exec(stream)![1]!) as Extract<
    CodeEvent,
    { name: "code_receipt" }
  >["data"];
  const [, line] = await linesOf(rig);
  const { index, size } = await verifyProofFile(data.proof!, line!, await keyOf(rig));
  assert.deepEqual([index, size], [data.receipt.seq, data.receipt.seq + 1]);
  await finishedRun(rig);
  assert.equal(await read(), stream);
});

test("the proof of any receipt is verified offline with the key; neither another line nor another key is accepted", async (t) => {
  const [rig, other] = [await service(t, { script: GIVES_UP }), await service(t)];
  for (let i = 0; i < 3; i++) await finishedRun(rig);
  const lines = await linesOf(rig);
  const { receipts, checkpoint, key } = await rig.json("receipts", { query: { kind: "all" } });
  for (const { seq, receipt_sha: sha } of receipts) {
    const answer = await rig.ask("receiptProof", { params: { sha } });
    assert.equal(answer.headers.get("content-type"), "text/plain; charset=utf-8");
    const proof = await answer.text();
    const signed = await verifyProofFile(proof, lines[seq]!, [await parseVerifierKey(key!)]);
    assert.equal(signed.size, 6);
    assert.ok(proof.endsWith(`\n\n${checkpoint}`));
    await assert.rejects(verifyProofFile(proof, lines[(seq + 1) % 6]!, await keyOf(rig)), {
      code: "bad_proof",
    });
    await assert.rejects(verifyProofFile(proof, lines[seq]!, await keyOf(other)), { code: "unknown_key" });
  }
  await rig.refused("receiptProof", 404, "receipt_not_found", { params: { sha: "0".repeat(64) } });
});

test("each checkpoint extends the one before, which the consistency proof shows", async (t) => {
  const rig = await service(t, { script: GIVES_UP });
  const key = await keyOf(rig);
  const empty = await openCheckpoint(await textOf(rig, "ledgerCheckpoint"), key);
  assert.equal(empty.size, 0);
  await finishedRun(rig);
  const from = await openCheckpoint(await textOf(rig, "ledgerCheckpoint"), key);
  for (let i = 0; i < 2; i++) await finishedRun(rig);
  const to = await openCheckpoint(await textOf(rig, "ledgerCheckpoint"), key);
  const query = { from: `${from.size}`, to: `${to.size}` };
  const { path } = await rig.json("ledgerConsistency", { query });
  await checkConsistency({
    from,
    to,
    path: path.map((hash) => Uint8Array.from(Buffer.from(hash, "base64"))),
  });
  for (const [wrong, param] of [
    [{ from: "3", to: "2" }, "from"],
    [{ from: "0", to: "7" }, "to"],
    [{ from: "-1", to: "2" }, "from"],
    [{ from: "1.5", to: "2" }, "from"],
  ] as const)
    assert.equal(
      (await rig.refused("ledgerConsistency", 400, "invalid_request", { query: wrong })).param,
      param,
    );
});

test("tiles and entries give the signed tree to whoever copies it, at their exact addresses alone", async (t) => {
  const rig = await service(t, { script: GIVES_UP });
  for (let i = 0; i < 2; i++) await finishedRun(rig);
  const lines = await linesOf(rig);
  const bytes = async (level: string, path: string) => {
    const answer = await rig.ask("ledgerTile", { params: { level, path } });
    return Buffer.from(await answer.arrayBuffer());
  };
  const tile = await bytes("0", "000.p/4");
  const signed = await openCheckpoint(await textOf(rig, "ledgerCheckpoint"), await keyOf(rig));
  const copied = createTreeHead();
  for (const [i, line] of lines.entries()) {
    assert.deepEqual(tile.subarray(i * 32, (i + 1) * 32), Buffer.from(await leafHash(Buffer.from(line))));
    await copied.append(Uint8Array.from(tile.subarray(i * 32, (i + 1) * 32)));
  }
  assert.deepEqual(await copied.root(), signed.root);
  assert.equal(signed.size, 4);
  assert.deepEqual(await bytes("0", "000.p/3"), tile.subarray(0, 96));
  const entries = await bytes("entries", "000.p/4");
  let at = 0;
  for (const line of lines) {
    const length = entries.readUInt16BE(at);
    assert.equal(entries.subarray(at + 2, at + 2 + length).toString(), line);
    at += 2 + length;
  }
  assert.equal(at, entries.length);
  for (const [level, path] of [
    ["0", "000"],
    ["0", "000.p/5"],
    ["0", "000.p/256"],
    ["0", "001.p/1"],
    ["1", "000.p/1"],
    ["0", "x000/000.p/4"],
    ["63", "x999/x999/x999/x999/x999/999"],
    ["entries", "000.p/5"],
  ] as const)
    await rig.refused("ledgerTile", 404, "not_found", { params: { level, path } });
  for (const [level, path] of [
    ["0", "0"],
    ["0", "000.p/0"],
    ["0", "000.p/04"],
    ["64", "000.p/1"],
    ["00", "000.p/1"],
  ] as const)
    await rig.refused("ledgerTile", 400, "invalid_request", { params: { level, path } });
});

test("a service whose database lacks what was signed takes no run, and says why wherever it is asked", async (t) => {
  const guard = path.join(temporaryFolder(t), "ledger.checkpoint");
  await finishedRun(await service(t, { env: { SVC_LEDGER_GUARD: guard }, script: GIVES_UP }));
  const rig = await service(t, { env: { SVC_LEDGER_GUARD: guard }, script: GIVES_UP });
  const refused = await rig.refused("codeRun", 503, "ledger_behind", { body: { task: "Write two files." } });
  assert.match(refused.detail, /the ledger takes no receipts: its newest checkpoint cannot be trusted/);
  const { status, capabilities } = await rig.json("status");
  assert.deepEqual([status, capabilities.code.ready, capabilities.visual.ready], ["degraded", false, false]);
  const { ok, ledger } = await rig.json("codeHealth");
  assert.deepEqual([ok, ledger.verified, ledger.size, ledger.checkpoint_at], [false, false, 0, null]);
  assert.match(ledger.reason!, /cannot be trusted/);
  assert.equal((await rig.json("receipts")).checkpoint, null);
  await rig.refused("ledgerCheckpoint", 503, "ledger_behind");
  assert.ok(rig.lines.some((line) => line.includes("restore the newer database") && line.includes(guard)));
});

test("the key that signs is told with the sizes that it signs", async (t) => {
  const rig = await service(t);
  const { key, keys, origin } = await rig.json("ledgerKey");
  assert.deepEqual(keys, [{ key, from: 0, to: null, rotation: null }]);
  assert.ok(key.startsWith(`${origin}+`));
});

everyRouteAnswered("ledger");
