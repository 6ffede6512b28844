import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { outcomes, seen } from "./outcomes-rig.ts";

const hash = (n: number, part: string) => createHash("sha256").update(`${part} ${n}`).digest("hex");
const HASHES = Array.from({ length: 200 }, (_, n) => n);
const receiptOf = (sha: string, run: string) =>
  seen(
    "receipt",
    `ok: true\nexit_reason: finished\nreceipt: ${sha}\nfiles: initials.mjs\nsummary: written\n${run}`,
  );
type Wording = (sha: string, run: string) => string;
const WORDINGS: Wording[] = [
  (sha) => `Done, sealed as ${sha}.`,
  (sha) => `The receipt is ${sha}.`,
  (sha) => `**Receipt:** \`${sha}\``,
  (sha) => `It ended with ok: true; the receipt is ${sha}.`,
  (sha) => `Sealed as ${sha.slice(0, 12)}….`,
  (sha) => `The file initials.mjs is written and its receipt ${sha.slice(0, 7)} is in the ledger.`,
  (sha, run) => `The run ${run} ended with ok and receipt ${sha}.`,
  (_, run) => `I wrote initials.mjs; run ${run} finished.`,
  (sha, run) => `| Run | Receipt |\n|---|---|\n| ${run} | ${sha} |`,
  (sha) => `Das Ergebnis ist mit ${sha} versiegelt.`,
];

test("what names a receipt or a run by its id is supported, whatever the digits and letters of the id", () => {
  for (const say of WORDINGS)
    for (const n of HASHES) {
      const [sha, run] = [hash(n, "receipt"), `run_${hash(n, "run").slice(0, 24)}`];
      const answer = say(sha, run);
      assert.deepEqual(outcomes(answer, [receiptOf(sha, run)], ["make it"]), ["supported"], answer);
    }
});

test("what names another receipt or run is not supported, whatever the digits and letters of the id", () => {
  for (const say of WORDINGS)
    for (const n of HASHES) {
      const [sha, run] = [hash(n, "receipt"), `run_${hash(n, "run").slice(0, 24)}`];
      const answer = say(hash(n, "other"), `run_${hash(n, "other run").slice(0, 24)}`);
      assert.deepEqual(outcomes(answer, [receiptOf(sha, run)], ["make it"]), ["own_knowledge"], answer);
    }
});

test("a short hash of digits alone is read as a hash where it is called one", () => {
  const commit = `${"7".repeat(12)}${hash(1, "commit").slice(12, 40)}`;
  const log = [seen("command", `commit ${commit}\n    Fix the parser`, { input: "git log -1" })];
  assert.deepEqual(outcomes("The fix is commit 7777777.", log), ["supported"]);
  assert.deepEqual(outcomes("The fix is commit 7777778.", log), ["own_knowledge"]);
});
