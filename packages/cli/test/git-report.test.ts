import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { chmodSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { canonicalText } from "@signet/verify";
import { sampleLedger } from "../../verify/test/support/ledger.ts";
import { receiptOf, repository } from "./support/receipt-commits.ts";
import { signet } from "./support/signet.ts";

test("a person reads what a receipt does not say, and what later commits did, beside what matches", async (t) => {
  const work = await receiptOf(
    { "run.sh": "echo 1\n", "sum.txt": "1\n" },
    { check: "given", control: "none" },
  );
  const { root, folder, git, put, commit } = repository(t, []);
  put({ "deep/run.sh": "echo 1\n", "deep/sum.txt": "1\n" });
  chmodSync(path.join(folder, "deep/run.sh"), 0o755);
  commit(`Work\n\n${work.lines("deep")}`);
  put({ "deep/sum.txt": "2\n" });
  commit("A person's work");
  const ledger = path.join(root, "ledger.ndjson");
  const { receipt_sha: _, ...fields } = work.receipt;
  writeFileSync(ledger, [sampleLedger(1)[0]!, fields].map((line) => `${canonicalText(line)}\n`).join(""));
  const verify = (cwd: string, ...more: string[]) =>
    signet(["verify", "--git", "--ledger", ledger, ...more], { cwd });
  const { code, stdout } = await verify(folder);
  assert.equal(code, 0, stdout);
  assert.equal(
    stdout.replace(/✓ [0-9a-f]{12} /, "✓ ").replace(/[0-9a-f]{64}/, "HASH"),
    `✓ Work
  receipt HASH
  2 files as sealed, in deep as the message says
  passes your command; not cross-checked
    deep/run.sh: matches; executable, which no receipt says
    deep/sum.txt: matches; changed by a later commit
nothing shows whose ledger ${ledger} is; anybody can write such a file
`,
  );
  const [verdict] = (await verify(folder, "--json")).stdout.trim().split("\n");
  assert.equal(JSON.parse(verdict!).fault, null);

  git("commit", "-q", "--allow-empty", "-m", `Copied\n\n${work.lines("deep")}`);
  const copied = await verify(folder, "HEAD^..HEAD");
  assert.equal(copied.code, 1, copied.stdout);
  assert.match(copied.stdout, /✗ [^\n]*\n[^\n]*\n {2}not all files are as they were sealed/);

  const clone = path.join(root, "clone");
  execFileSync("git", ["clone", "-q", "--depth", "2", `file://${folder}`, clone]);
  const shallow = await verify(clone, "HEAD^");
  assert.equal(shallow.code, 0);
  assert.match(
    shallow.stdout,
    /^no commit of HEAD\^ names a receipt\nthis clone is shallow: earlier commits are not/,
  );
});
