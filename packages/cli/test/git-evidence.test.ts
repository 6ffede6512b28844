import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test, type TestContext } from "node:test";
import { commitWithSalt, manifestText, receiptSha, VerifyError } from "@signet/verify";
import { sampleLedger, sha256 } from "../../verify/test/support/ledger.ts";
import { trailerLines } from "../src/trailers.ts";
import { verifyCommits } from "../src/verify-git.ts";

const SALT = "4d".repeat(32);
const WORK = [{ path: "\ufffd", bytes: 2, sha256: sha256("1\n") }];
const files = await commitWithSalt(SALT, "files", manifestText(WORK));
const sealed = { ...sampleLedger(1)[1]!, files, n_files: 1 };
const receiptOf = { ...sealed, receipt_sha: await receiptSha(sealed) };

/** A repository with one commit that names the receipt and has the work that it sealed. */
function repository(t: TestContext) {
  const folder = mkdtempSync(path.join(tmpdir(), "signet-git-"));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const who = ["-c", "user.name=p", "-c", "user.email=p@localhost"];
  const git = (...args: string[]) => execFileSync("git", [...who, ...args], { cwd: folder });
  const message = trailerLines({ receiptSha: receiptOf.receipt_sha, salt: SALT, files: WORK, folder: "" });
  git("init", "-q");
  git("config", "grep.patternType", "fixed");
  return {
    folder,
    add: (name: string | Buffer, text: string) =>
      writeFileSync(Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(name)]), text),
    commit: () => {
      git("add", "-A");
      git("commit", "-q", "-m", `Work\n\n${message.join("\n")}`);
    },
  };
}

test("a file whose name is not UTF-8 never counts as one of the run, however it looks", async (t) => {
  const { folder, add, commit } = repository(t);
  add("\ufffd", "1\n");
  commit();
  const [whole] = await verifyCommits(folder, "HEAD", async () => receiptOf);
  assert.deepEqual([whole?.ok, whole?.reason], [true, ""], "found whatever patterns git is set to use");
  add("\ufffd", "2\n");
  add(Buffer.from([0xff]), "a back door\n");
  add("\ufffd", "1\n");
  commit();
  const [further] = await verifyCommits(folder, "HEAD^..HEAD", async () => receiptOf);
  assert.equal(further?.ok, false);
  assert.equal(further?.reason, "the commit changes files that the run did not deliver");
  assert.deepEqual(further?.files.at(-1), { path: "not UTF-8: \\xff", state: "unsealed" });
});

test("a receipt that is not in its ledger is no receipt for a commit", async (t) => {
  const { folder, add, commit } = repository(t);
  add("\ufffd", "1\n");
  commit();
  const [verdict] = await verifyCommits(folder, "HEAD", async () => {
    throw new VerifyError("bad_proof", "it is not there");
  });
  assert.equal(verdict?.ok, false);
  assert.equal(verdict?.reason, "the receipt's place in the ledger does not hold: it is not there");
});
