import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { receiptOf, repository } from "./support/receipt-commits.ts";

const WORK = await receiptOf({ "sum.mjs": "export const sum = (a, b) => a + b;\n", "doc/Ä.md": "Adds.\n" });
const MORE = await receiptOf({ "sum.mjs": "export const sum = (a, b) => b + a;\n", "more.mjs": "1\n" });

test("a trailer that was copied onto an empty commit, or one with other changes, is told and refused", async (t) => {
  const { deliver, commit, put, faults, verdicts } = repository(t, [WORK]);
  deliver(WORK);
  assert.deepEqual(await faults(), [null]);
  commit(`Nothing\n\n${WORK.lines()}`, "--allow-empty");
  assert.deepEqual(await faults(), ["untouched", null]);
  const [copied] = await verdicts("HEAD^..HEAD");
  assert.equal(copied?.reason, "the commit changes none of the files that the run delivered");
  put({ "other.mjs": "1\n" });
  commit(`Another\n\n${WORK.lines()}`);
  assert.deepEqual(await faults("HEAD^..HEAD"), ["unsealed"]);
});

test("a run that delivered no file vouches for no empty commit", async (t) => {
  const nothing = await receiptOf({});
  const { git, commit, faults } = repository(t, [nothing]);
  commit(`Nothing\n\n${nothing.lines()}`, "--allow-empty");
  assert.deepEqual(await faults(), ["untouched"]);
  git("rm", "-q", "read.me");
  commit(`Only removes\n\n${nothing.lines()}`);
  assert.deepEqual(await faults("HEAD^..HEAD"), [null]);
});

test("merges are compared with their first parent, and what is kept by rebasing, amending and picking still matches", async (t) => {
  const { git, put, deliver, commit, faults } = repository(t, [WORK]);
  git("checkout", "-q", "-b", "fix");
  deliver(WORK);
  git("checkout", "-q", "main");
  put({ "other.mjs": "1\n" });
  commit("Other work");
  git("merge", "-q", "--no-ff", "-m", `Merge\n\n${WORK.lines()}`, "fix");
  assert.deepEqual(await faults("HEAD^..HEAD"), [null, null], "the merge and the merged commit");
  git("reset", "-q", "--hard", "HEAD^");
  git("checkout", "-q", "fix");
  git("rebase", "-q", "main");
  assert.deepEqual(await faults("main..fix"), [null]);
  git("commit", "-q", "--amend", "-m", `Other words\n\n${WORK.lines()}`);
  assert.deepEqual(await faults("main..fix"), [null]);
  git("merge", "-q", "--no-ff", "-m", `Merge\n\n${WORK.lines()}`, "main");
  git("checkout", "-q", "-b", "picked", "main");
  git("cherry-pick", "fix");
  assert.deepEqual(await faults("main..picked"), [null]);
  put({ "sum.mjs": "export const sum = 1;\n" });
  commit(`Other words\n\n${WORK.lines()}`, "--amend");
  assert.deepEqual(await faults("main..picked"), ["differs"]);
});

test("a merge that brings in none of a run's files is not a commit of that run", async (t) => {
  const { git, put, deliver, commit, faults } = repository(t, [WORK]);
  git("checkout", "-q", "-b", "fix");
  deliver(WORK);
  git("checkout", "-q", "main");
  put({ "other.mjs": "1\n" });
  commit("Other work");
  git("checkout", "-q", "fix");
  git("merge", "-q", "--no-ff", "-m", `Merge main\n\n${WORK.lines()}`, "main");
  assert.deepEqual(await faults("HEAD^..HEAD"), ["unsealed"]);
});

test("commits of several runs that were squashed into one are judged together", async (t) => {
  const { git, put, commit, deliver, faults, verdicts, states } = repository(t, [WORK, MORE]);
  const message = `All\n\n* Work\n\n${WORK.lines()}\n\n* More\n\n${MORE.lines()}`;
  put({ ...WORK.files, ...MORE.files });
  commit(message);
  assert.deepEqual(await faults(), [null, null]);
  assert.deepEqual(await states(), {
    "doc/Ä.md": { state: "match" },
    "more.mjs": { state: "match" },
    "sum.mjs": { state: "match" },
  });
  const [first] = await verdicts();
  assert.deepEqual(first?.files.find(({ path: name }) => name === "sum.mjs")?.state, "superseded");
  put({ "sum.mjs": "export const sum = 0;\n" });
  commit(message, "--amend");
  assert.deepEqual(await faults(), ["differs", "differs"]);

  git("reset", "-q", "--hard", "HEAD^");
  git("checkout", "-q", "-b", "fix");
  deliver(WORK);
  git("checkout", "-q", "main");
  git("merge", "-q", "--squash", "fix");
  git("commit", "-q", "--no-edit");
  assert.match(git("log", "-1", "--format=%B"), /^ {4}Signet-Receipt: /m);
  assert.deepEqual(await faults("main"), [], "a message that quotes another one names no receipt");
});

test("of two receipts of one commit, one that does not hold vouches for no file of the other", async (t) => {
  const failed = await receiptOf(MORE.files, { ok: false, end: "failed", exit: 1 });
  const { put, commit, faults } = repository(t, [WORK, failed]);
  put({ ...WORK.files, ...failed.files });
  commit(`All\n\n${WORK.lines()}\n${failed.lines()}`);
  assert.deepEqual(await faults(), ["differs", "not_ok"]);
});

test("a delivered file that was renamed in its commit is missing, and the new name is not of the run", async (t) => {
  const { git, deliver, faults, states } = repository(t, [WORK]);
  deliver(WORK);
  git("mv", "sum.mjs", "total.mjs");
  git("commit", "-q", "--amend", "--no-edit");
  assert.deepEqual(await faults(), ["differs"]);
  assert.deepEqual(await states(), {
    "doc/Ä.md": { state: "match" },
    "sum.mjs": { state: "missing" },
    "total.mjs": { state: "unsealed" },
  });
});

test("what later commits did to a delivered file is told, and each commit is judged by itself", async (t) => {
  const { git, put, deliver, commit, faults, states } = repository(t, [WORK]);
  deliver(WORK);
  put({ "sum.mjs": "export const sum = 1;\n" });
  git("rm", "-q", "doc/Ä.md");
  commit("A person's work");
  assert.deepEqual(await faults(), [null]);
  assert.deepEqual(await states(), {
    "doc/Ä.md": { state: "match", later: "removed" },
    "sum.mjs": { state: "match", later: "changed" },
  });
  assert.deepEqual((await states("HEAD^"))["sum.mjs"], { state: "match" });
});

test("in a shallow clone a commit without its parent is not judged by what the clone lacks", async (t) => {
  const { root, folder, git, deliver, faults, verdicts } = repository(t, [WORK]);
  deliver(WORK);
  const clone = path.join(root, "clone");
  execFileSync("git", ["clone", "-q", "--depth", "1", `file://${folder}`, clone]);
  assert.deepEqual(await faults("HEAD", clone), ["no_parent"]);
  const [verdict] = await verdicts("HEAD", clone);
  assert.match(verdict!.reason, /lacks the commit before it, .* git fetch --unshallow/);
  execFileSync("git", ["fetch", "-q", "--unshallow"], { cwd: clone });
  assert.deepEqual(await faults("HEAD", clone), [null]);
  git("checkout", "-q", "--orphan", "alone");
  git("rm", "-q", "-f", "read.me");
  git("commit", "-q", "-m", `Work\n\n${WORK.lines()}`);
  assert.deepEqual(await faults(), [null], "the first commit of all lacks nothing");
});

test("neither a replaced object nor settings of git change what is found", async (t) => {
  const { root, git, put, deliver, commit, faults } = repository(t, [WORK]);
  put({ ...WORK.files, "sum.mjs": "export const sum = 1;\n" });
  commit(`Work\n\n${WORK.lines()}`);
  const bad = git("rev-parse", "HEAD").trim();
  git("reset", "-q", "--hard", "HEAD^");
  deliver(WORK);
  const good = signedCopy(git);
  git("replace", bad, good);
  git("reset", "-q", "--hard", bad);
  const says = path.join(root, "says");
  writeFileSync(says, "#!/bin/sh\necho gpg: not a line of git >&2\nexit 1\n", { mode: 0o755 });
  for (const [name, value] of [
    ["gpg.program", says],
    ["log.showSignature", "true"],
    ["i18n.logOutputEncoding", "ISO-8859-1"],
    ["diff.renames", "copies"],
    ["diff.ignoreSubmodules", "all"],
    ["core.quotePath", "true"],
  ] as const)
    git("config", name, value);
  assert.deepEqual(await faults(), ["differs"]);
  git("replace", "-d", bad);
  git("reset", "-q", "--hard", good);
  assert.deepEqual(await faults(), [null]);
});

/** The last commit again, with a signature. */
function signedCopy(git: (...args: string[]) => string): string {
  const signature = "gpgsig -----BEGIN PGP SIGNATURE-----\n \n -----END PGP SIGNATURE-----\n";
  const text = git("cat-file", "commit", "HEAD").replace(/^(committer .*\n)/m, `$1${signature}`);
  const folder = git("rev-parse", "--show-toplevel").trim();
  const args = ["hash-object", "-t", "commit", "-w", "--stdin"];
  return execFileSync("git", args, { cwd: folder, encoding: "utf8", input: text }).trim();
}
