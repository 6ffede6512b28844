import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { commitMessage } from "../src/branch.ts";
import { checkout, FIXED, folder, git, patchOf, serviceWith } from "./support/checkout.ts";
import { TASK } from "./support/run.ts";
import { signet } from "./support/signet.ts";

const WHO = {
  GIT_AUTHOR_NAME: "t",
  GIT_AUTHOR_EMAIL: "t@t",
  GIT_COMMITTER_NAME: "t",
  GIT_COMMITTER_EMAIL: "t@t",
};
const commit = (cwd: string, url: string, ...args: string[]) =>
  signet(["code", TASK, "--branch", ...args], { url, cwd, env: WHO });

test("--branch commits the changes to a new branch with the receipt, and leaves the checkout as it is", async (t) => {
  const cwd = checkout(t);
  writeFileSync(path.join(cwd, "own.txt"), "being changed\n");
  git(cwd, "add", "own.txt");
  const [head, status] = [git(cwd, "rev-parse", "HEAD"), git(cwd, "status", "--short", "--branch")];
  using service = await serviceWith(patchOf(t));
  const { code, stdout, stderr } = await commit(cwd, service.url, "fix/nine");
  assert.deepEqual([code, stderr], [0, ""]);
  assert.match(stdout, /committed to the branch fix\/nine: [0-9a-f]{12}/);
  assert.deepEqual(
    [
      git(cwd, "rev-parse", "HEAD"),
      git(cwd, "status", "--short", "--branch"),
      git(cwd, "rev-parse", "fix/nine^"),
    ],
    [head, status, head],
  );
  assert.equal(git(cwd, "show", "fix/nine:app.txt"), FIXED);
  assert.equal(git(cwd, "show", "fix/nine:own.txt"), "mine\n", "what is only staged is not in it");
  const message = git(cwd, "log", "-1", "--format=%B", "fix/nine");
  const sha = /^ +([0-9a-f]{64})$/m.exec(stdout)?.[1];
  assert.ok(sha !== undefined);
  assert.equal(
    git(cwd, "log", "-1", "--format=%(trailers:key=Signet-Receipt,valueonly)", "fix/nine").trim(),
    sha,
  );
  assert.ok(message.startsWith(TASK.slice(0, 40)), message);
  assert.equal(readFileSync(path.join(cwd, "own.txt"), "utf8"), "being changed\n");
});

test("--branch works in a folder of a repository, and in one without a commit", async (t) => {
  const below = checkout(t, "deep/er");
  using service = await serviceWith(patchOf(t));
  assert.equal((await commit(path.join(below, "deep/er"), service.url, "b")).code, 0);
  assert.equal(git(below, "show", "b:deep/er/app.txt"), FIXED);
  const fresh = folder(t);
  git(fresh, "init", "-q");
  using maker = await serviceWith(
    "diff --git a/n.txt b/n.txt\nnew file mode 100644\n--- /dev/null\n+++ b/n.txt\n@@ -0,0 +1 @@\n+n\n",
  );
  assert.equal((await commit(fresh, maker.url, "b")).code, 0);
  assert.equal(git(fresh, "log", "--format=%P %an", "b").trim(), "t");
});

test("no branch is made where the work did not pass, the patch does not fit, or the name is taken or none", async (t) => {
  const cwd = checkout(t);
  git(cwd, "branch", "taken");
  using good = await serviceWith(patchOf(t));
  using bad = await serviceWith(patchOf(t), { ok: false, exit_reason: "unverified" });
  using empty = await serviceWith("");
  const elsewhere = folder(t);
  const other = checkout(t);
  writeFileSync(path.join(other, "app.txt"), "nothing of it is left\n");
  git(other, "commit", "-qam", "other");
  const refused: [cwd: string, url: string, name: string, says: RegExp][] = [
    [cwd, bad.url, "b", /not committed: the check did not pass; the patch: signet run run_\w+ --diff/],
    [cwd, empty.url, "b", /not committed: the run changed no file/],
    [cwd, good.url, "taken", /not committed: there is a branch taken already/],
    [cwd, good.url, "a..b", /not committed: a\.\.b cannot be the name of a branch/],
    [elsewhere, good.url, "b", /not committed: this folder is in no git repository/],
    [
      other,
      good.url,
      "b",
      /not committed: the changes do not fit the last commit; commit your local changes first/,
    ],
  ];
  for (const [where, url, name, says] of refused) {
    const { code, stderr } = await commit(where, url, name);
    assert.equal(code === 0, false, name);
    assert.match(stderr, says);
  }
  assert.deepEqual(
    git(cwd, "branch", "--format=%(refname:short)")
      .split("\n")
      .filter((name) => name !== "taken").length,
    2,
  );
});

test("the message is one line of the task and the receipt, whatever the task holds", () => {
  const task = `Fix\n\nSigned-off-by: me\u001b[2J ${"word ".repeat(40)}`;
  const [subject = "", blank, trailer, end] = commitMessage({
    task,
    receiptSha: "a".repeat(64),
    files: null,
  }).split("\n");
  assert.ok(subject.length <= 72 && subject.startsWith("Fix") && !subject.includes("\u001b"), subject);
  assert.deepEqual([blank, trailer, end], ["", `Signet-Receipt: ${"a".repeat(64)}`, ""]);
});
