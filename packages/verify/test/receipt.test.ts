import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import {
  checkOpening,
  commit,
  manifestText,
  receiptSha,
  eventJson,
  recordedStream,
  sseBlock,
  streamSha,
  verifyReceipt,
  type Receipt,
} from "@signet/verify";
import { sampleLedger, SECRET, sha256, TEXTS } from "./support/ledger.ts";

const bare = sampleLedger(2)[3]!;
const receipt: Receipt = { ...bare, receipt_sha: await receiptSha(bare) };
const opened = { opening: SECRET.opening, texts: TEXTS };

/** A receipt whose hash is right again after `change`: what one who forges it would publish. */
async function resealed(change: Receipt): Promise<Receipt> {
  return { ...receipt, ...change, receipt_sha: await receiptSha({ ...receipt, ...change }) };
}

const hasOpenssl = spawnSync("openssl", ["version"]).status === 0;
const skip = hasOpenssl ? false : "openssl is not installed";

test("a commitment is what printf, openssl and sha256sum make of it", { skip }, async () => {
  const script = `set -eu
    salt=$(printf %s "$FIELD" | openssl dgst -sha256 -mac HMAC -macopt "hexkey:$OPENING" -r | cut -c1-64)
    printf 'svc-open/v1\\n%s\\n%s\\n%s' "$FIELD" "$salt" "$TEXT" | sha256sum | cut -c1-64`;
  for (const [field, text] of Object.entries({
    task_commit: SECRET.task,
    files: TEXTS.files.trimEnd(),
    events: "",
  })) {
    const env = { ...process.env, FIELD: field, OPENING: SECRET.opening, TEXT: text };
    const { stdout, stderr } = spawnSync("sh", ["-c", script], { env, encoding: "utf8" });
    assert.equal(stderr, "");
    assert.equal(await commit(SECRET.opening, field as "files", text), `c1:${stdout.trim()}`);
  }
});

test("a commitment opens only with its own opening, field and text", async () => {
  const made = await commit(SECRET.opening, "files", "text");
  assert.equal(await checkOpening(made, SECRET.opening, "files", "text"), true);
  assert.equal(await checkOpening(made, SECRET.opening, "files", "texts"), false);
  assert.equal(await checkOpening(made, SECRET.opening, "events", "text"), false);
  assert.equal(await checkOpening(made, "00".repeat(32), "files", "text"), false);
  for (const opening of ["", "5F".repeat(32), "5f".repeat(31), `${SECRET.opening}\n`])
    await assert.rejects(commit(opening, "files", "text"), { code: "bad_opening" });
});

test("a manifest lists files in the order of their paths' UTF-8 bytes", () => {
  const sha = sha256("x");
  const paths = ["b", "a/z", "a", "B", "\uffee", "😀", "a b"];
  const text = manifestText(paths.map((path) => ({ path, bytes: 3, sha256: sha })));
  const ordered = paths.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  assert.equal(text, ordered.map((path) => `${sha}  3  ${path}\n`).join(""));
});

test("a manifest has one reading: what could stand for two lists of files is refused", () => {
  const file = { path: "a", bytes: 1, sha256: sha256("x") };
  const wrong = [
    { path: "a\nb" },
    { path: "a\\b" },
    { path: "" },
    { path: "\ud800" },
    { bytes: 1.5 },
    { bytes: -1 },
    { sha256: "X" },
  ];
  for (const change of wrong)
    assert.throws(() => manifestText([{ ...file, ...change }]), { code: "bad_field" });
  assert.throws(() => manifestText([file, file]), { code: "bad_field" });
});

test("the stream's hash is over its blocks as they were sent", async () => {
  assert.equal(sseBlock("code_start", '{"seq":1}'), 'event: code_start\ndata: {"seq":1}\n\n');
  assert.equal(await streamSha(SECRET.blocks), sha256(SECRET.blocks.join("")));
});

test("an event's data has no raw line separator and says the same", () => {
  const data = { text: "a\u2028b\u2029c\n\ud800", "\u2028": ["\\u2028"] };
  const json = eventJson(data);
  assert.doesNotMatch(json, /[\u2028\u2029\n]/);
  assert.deepEqual(JSON.parse(json), data);
  assert.equal(eventJson({ a: "é😀" }), JSON.stringify({ a: "é😀" }), "nothing else is escaped");
});

test("events that were read back hash to the bytes that were sent, before separators were escaped and since", async () => {
  const opening = "5f".repeat(32);
  const events = [
    { name: "agent_note", data: { text: "one\u2028two" } },
    { name: "code_done", data: { ok: true } },
  ];
  for (const json of [eventJson, JSON.stringify]) {
    const sent = await streamSha(events.map(({ name, data }) => sseBlock(name, json(data))));
    const commitment = await commit(opening, "events", sent);
    assert.equal(await recordedStream(events, { commitment, opening }), sent);
  }
  const escaped = await recordedStream(events, { commitment: undefined, opening });
  for (const wrong of [
    { commitment: "c1:0", opening },
    { commitment: "c1:0", opening: "none" },
  ])
    assert.equal(await recordedStream(events, wrong), escaped, "else there is one reading");
});

test("a receipt with its own hash passes, and its opened texts are those committed to", async () => {
  assert.deepEqual(await verifyReceipt(receipt), {
    ok: true,
    receiptSha: receipt["receipt_sha"],
    opened: [],
    unconfirmed: false,
    runOk: true,
  });
  const verdict = await verifyReceipt(receipt, opened);
  assert.deepEqual(verdict.ok && verdict.opened, ["task_commit", "files", "events"]);
});

test("a changed field, a missing hash and a receipt without canonical form are told apart", async () => {
  const code = async (changed: Receipt) => {
    const verdict = await verifyReceipt(changed);
    return verdict.ok ? "passes" : verdict.code;
  };
  assert.equal(await code({ ...receipt, ok: false }), "sha_mismatch");
  assert.equal(await code(bare), "sha_mismatch");
  assert.equal(await code({ ...receipt, task: "é" }), "not_canonical");
});

test("another task, file, event, opening or commitment is caught and named", async () => {
  const field = async (claim: Receipt, ...change: Partial<typeof opened>[]) => {
    const verdict = await verifyReceipt(claim, Object.assign({ ...opened }, ...change));
    return verdict.ok ? "passes" : `${verdict.code} ${verdict.field}`;
  };
  assert.equal(
    await field(receipt, { texts: { ...TEXTS, task_commit: "another" } }),
    "commitment_mismatch task_commit",
  );
  assert.equal(await field(receipt, { texts: { ...TEXTS, files: "" } }), "commitment_mismatch files");
  assert.equal(
    await field(receipt, { texts: { ...TEXTS, events: sha256("") } }),
    "commitment_mismatch events",
  );
  assert.equal(await field(receipt, { opening: "00".repeat(32) }), "commitment_mismatch task_commit");
  assert.equal(await field(receipt, { opening: "?" }), "bad_opening task_commit");
  assert.equal(await field(await resealed({ files: "" })), "bad_field receipt");
  assert.equal(await field(await resealed({ files: 1 })), "bad_field receipt");
});

test("in version 1 an empty commitment stands for an empty text, and for no other", async () => {
  const { control: _, ...v1 }: Receipt = { ...bare, v: 1, run: "run_a", files: "", n_files: 0 };
  const claim = { ...v1, receipt_sha: await receiptSha(v1) };
  const judge = (files: string) => verifyReceipt(claim, { ...opened, texts: { ...TEXTS, files } });
  assert.equal((await judge(manifestText([]))).ok, true);
  const other = await judge("x");
  assert.equal(!other.ok && other.code, "commitment_mismatch");
});

test("a run is shown by what printf and sha256sum make of its id and opening", () => {
  const { stdout } = spawnSync(
    "sh",
    ["-c", `printf 'signet-run/v2\\n%s\\n%s' run_1 "$OPENING" | sha256sum | cut -c1-64`],
    { env: { ...process.env, OPENING: SECRET.opening }, encoding: "utf8" },
  );
  assert.equal(`r2:${stdout.trim()}`, bare["run"]);
});

test("a receipt is held against its run's id and opening, in either version", async () => {
  const code = async (claim: Receipt, change: { runId?: string; opening?: string }) => {
    const verdict = await verifyReceipt(claim, { ...opened, runId: "run_1", texts: {}, ...change });
    return verdict.ok ? verdict.opened.join() : `${verdict.code} ${verdict.field}`;
  };
  const { control: _, ...v1 }: Receipt = { ...bare, v: 1, run: "run_1" };
  const old = { ...v1, receipt_sha: await receiptSha(v1) };
  for (const claim of [receipt, old]) {
    assert.equal(await code(claim, {}), "run");
    assert.equal(await code(claim, { runId: "run_2" }), "run_mismatch run");
  }
  assert.equal(await code(receipt, { opening: "00".repeat(32) }), "run_mismatch run");
  assert.equal(await code(receipt, { opening: "?" }), "bad_opening run");
  assert.equal(await code(await resealed({ run: "run_1" }), {}), "bad_field receipt");
});

test("one receipt alone is refused for what speaks against itself", async () => {
  const code = async (change: Receipt) => {
    const verdict = await verifyReceipt(await resealed(change));
    return verdict.ok ? "passes" : verdict.code;
  };
  assert.equal(await code({ exit: 1 }), "contradiction");
  assert.equal(await code({ v: 9 }), "unknown_version");
  assert.equal(await code({ kind: "note" }), "unknown_kind");
  assert.equal(await code({ extra: "" }), "unknown_field");
  const unconfirmed = await verifyReceipt(await resealed({ control: "none" }));
  assert.equal(unconfirmed.ok && unconfirmed.unconfirmed, true);
});
