import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import {
  checkOpening,
  commit,
  manifestText,
  receiptSha,
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

test("a receipt with its own hash passes, and its opened texts are those committed to", async () => {
  assert.deepEqual(await verifyReceipt(receipt), { ok: true, receiptSha: receipt.receipt_sha, opened: [] });
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
  assert.equal(await field(await resealed({ files: "" })), "commitment_mismatch files");
  assert.equal(await field(await resealed({ files: 1 })), "commitment_mismatch files");
});

test("where nothing was made there is nothing to commit to", async () => {
  const verdict = await verifyReceipt(await resealed({ files: "", n_files: 0 }), {
    ...opened,
    texts: { ...TEXTS, files: manifestText([]) },
  });
  assert.equal(verdict.ok, true);
});
