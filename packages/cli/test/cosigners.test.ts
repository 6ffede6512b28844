import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test, type TestContext } from "node:test";
import { type NoteSignature, receiptSha, withSignatures } from "@signet/verify";
import { runId, sampleLedger, SECRET, textOf } from "../../verify/test/support/ledger.ts";
import { newLogKey, newWitnessKey, signLog } from "../../verify/test/support/signed-log.ts";
import { signet } from "./support/signet.ts";

const RECEIPTS = sampleLedger(1);
const ORIGIN = String(RECEIPTS[0]!["log"]);
const KEY = await newLogKey(ORIGIN);
const LOG = await signLog(RECEIPTS.map(textOf), KEY);

/** The last event of a run, whose proof has these cosignatures, and `signet verify` of it without any service. */
async function stage(t: TestContext) {
  const folder = mkdtempSync(path.join(tmpdir(), "signet-cosigners-"));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const [receipt, proof] = [RECEIPTS[1]!, await LOG.proof(1)];
  const receipt_sha = await receiptSha(receipt);
  const data = {
    run_id: runId(0),
    receipt_sha,
    ok: true,
    task: SECRET.task,
    receipt: { ...receipt, receipt_sha },
  };
  return async (policy: string, cosignatures: NoteSignature[], ...more: string[]) => {
    const [record, file] = [path.join(folder, "run.json"), path.join(folder, "policy")];
    const checkpoint = withSignatures(LOG.checkpoint, cosignatures);
    const cosigned = proof.replace(LOG.checkpoint, checkpoint);
    writeFileSync(record, JSON.stringify({ ...data, opening: SECRET.opening, proof: cosigned }));
    writeFileSync(file, policy);
    return signet(["verify", record, "--key", KEY.text, "--policy", file, ...more], { cwd: folder });
  };
}

test("offline, whoever cosigned is named, and so is each whose cosignature the policy does not count", async (t) => {
  const verify = await stage(t);
  const [a, b, spare, stranger] = await Promise.all(
    ["a.example/w", "b.example/w", "spare.example/w", "stranger\u202e.example"].map(newWitnessKey),
  );
  const successor = await newWitnessKey("b.example/w");
  const policy = `witness one ${a!.text}\nwitness two ${b!.text}\nwitness spare ${spare!.text}\ngroup g any one two\nquorum g\n`;
  const all = [a!, spare!, stranger!, successor, a!].map((witness) => witness.cosignature(LOG.checkpoint));
  const met = await verify(policy, all);
  assert.equal(met.code, 0, met.stdout + met.stderr);
  assert.match(
    met.stdout,
    /line 1 of the signed ledger test\.local\/signet\n {2}cosigned by a\.example\/w\n {2}by their clocks[^\n]*: a\.example\/w [\d-]+ [\d:]+ UTC\n {2}not counted: spare\.example\/w \(not in the quorum\), stranger�\.example \(not in the policy\), b\.example\/w \(the policy has another key of it\)\n$/,
  );
  const { place } = JSON.parse((await verify(policy, all, "--json")).stdout);
  assert.deepEqual(place.witnesses, ["a.example/w"]);
  assert.deepEqual(place.uncounted[0], { name: "spare.example/w", why: "not_in_quorum" });
  assert.equal(place.uncounted.length, 3, "each once");

  const plain = await verify(policy, all.slice(0, 1));
  assert.doesNotMatch(plain.stdout, /not counted/);
  const few = await verify(policy, all.slice(1, -1));
  assert.equal(few.code, 36, few.stdout + few.stderr);
  assert.match(
    few.stdout,
    /wants more witnesses: the checkpoint is cosigned by no witness that the policy wants; not counted: spare/,
  );
});

test("offline, a cosignature of a witness that is not of this checkpoint is refused, and says whose it is", async (t) => {
  const verify = await stage(t);
  const [a, b] = await Promise.all(["a.example/w", "b.example/w"].map(newWitnessKey));
  const policy = `witness one ${a!.text}\nwitness two ${b!.text}\ngroup g any one two\nquorum g\n`;
  const good = a!.cosignature(LOG.checkpoint);
  const other = b!.cosignature(LOG.checkpoint.replace("\n2\n", "\n3\n"));
  const { code, stdout } = await verify(policy, [good, other]);
  assert.equal(code, 31, stdout);
  assert.match(stdout, /the signature of b\.example\/w is not of this text/);
});

test("many cosignatures that nobody asked for are counted, not listed", async (t) => {
  const verify = await stage(t);
  const a = await newWitnessKey("a.example/w");
  const strangers = await Promise.all(
    Array.from({ length: 20 }, async (_, i) =>
      (await newWitnessKey(`s${i}.example`)).cosignature(LOG.checkpoint),
    ),
  );
  const { code, stdout } = await verify(`witness a ${a.text}\nquorum a\n`, [
    a.cosignature(LOG.checkpoint),
    ...strangers,
  ]);
  assert.equal(code, 0, stdout);
  assert.match(stdout, /not counted: s0\.example [^\n]*s7\.example \(not in the policy\), and 12 more\n$/);
});

test("when each witness last cosigned is told, and a checkpoint that none cosigned for a day stands out", async (t) => {
  const verify = await stage(t);
  const [a, b] = await Promise.all(["a.example/w", "b.example/w"].map(newWitnessKey));
  const policy = `witness one ${a!.text}\nwitness two ${b!.text}\ngroup g any one two\nquorum g\n`;
  const now = Math.floor(Date.now() / 1_000);
  const at = (...times: [typeof a, number][]) =>
    verify(
      policy,
      times.map(([witness, time]) => witness!.cosignature(LOG.checkpoint, time)),
    );
  const fresh = await at([a, now - 90], [b, now - 200_000], [a, now - 400_000]);
  const said = (time: number) => new Date(time * 1_000).toISOString().slice(0, 16).replace("T", " ");
  assert.ok(
    fresh.stdout.includes(
      `\n  by their clocks: a.example/w ${said(now - 90)} UTC, b.example/w ${said(now - 200_000)} UTC\n`,
    ),
    fresh.stdout,
  );
  const old = await at([a, now - 400_000], [b, now - 200_000]);
  assert.equal(old.code, 0, "the policy says nothing of times");
  assert.match(old.stdout, /\n {2}by their clocks, the last time 2 d ago: a\.example\/w /);
  const odd = await at([a, 9e15]);
  assert.equal(odd.code, 0, odd.stderr);
  assert.match(odd.stdout, /a\.example\/w at no date\n/);
});
