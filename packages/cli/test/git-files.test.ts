import assert from "node:assert/strict";
import { chmodSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { receiptOf, repository } from "./support/receipt-commits.ts";

const WORK = await receiptOf({ "run.sh": "#!/bin/sh\necho 1\n" });

test("whether a delivered file is executable is told, because no receipt says it", async (t) => {
  const { folder, git, deliver, faults, states } = repository(t, [WORK]);
  deliver(WORK);
  assert.deepEqual(await states(), { "run.sh": { state: "match" } });
  chmodSync(path.join(folder, "run.sh"), 0o755);
  git("commit", "-qa", "--amend", "--no-edit");
  assert.deepEqual(await states(), { "run.sh": { state: "match", executable: true } });
  assert.deepEqual(await faults(), [null]);
  git("reset", "-q", "--soft", "HEAD^");
  git("commit", "-q", "-m", "By hand");
  chmodSync(path.join(folder, "run.sh"), 0o644);
  git("commit", "-qa", "-m", `Work\n\n${WORK.lines()}`);
  assert.deepEqual(await states(), { "run.sh": { state: "match", executable: false } });
});

test("a link is no delivered file, also where an earlier commit made it", async (t) => {
  const { folder, put, commit, states } = repository(t, [WORK]);
  const link = () => symlinkSync(WORK.files["run.sh"]!, path.join(folder, "run.sh"));
  link();
  commit("A link with the text of the file");
  put({ "other.txt": "1\n" });
  commit(`Work\n\n${WORK.lines()}`);
  assert.equal((await states("HEAD^..HEAD"))["run.sh"]?.state, "edited");
  rmSync(path.join(folder, "run.sh"));
  put(WORK.files);
  commit(`Work\n\n${WORK.lines()}`);
  assert.equal((await states("HEAD^..HEAD"))["run.sh"]?.state, "match");
  rmSync(path.join(folder, "run.sh"));
  link();
  commit(`Work\n\n${WORK.lines()}`);
  assert.equal((await states("HEAD^..HEAD"))["run.sh"]?.state, "edited");
});

test("a submodule is no delivered file, and one that a commit adds is not of the run", async (t) => {
  const library = repository(t, []);
  const { folder, git, commit, deliver, states } = repository(t, [WORK]);
  deliver(WORK);
  git("submodule", "add", "-q", library.folder, "lib");
  git("config", "-f", ".gitmodules", "submodule.lib.ignore", "all");
  commit(`Work\n\n${WORK.lines()}`, "--amend");
  assert.deepEqual(await states(), {
    ".gitmodules": { state: "unsealed" },
    lib: { state: "unsealed" },
    "run.sh": { state: "match" },
  });
  library.put({ "more.txt": "1\n" });
  library.commit("More");
  git("-C", "lib", "pull", "-q");
  git("add", "-f", "lib");
  git("commit", "-q", "-m", `Work\n\n${WORK.lines()}`);
  assert.equal((await states("HEAD^..HEAD"))["lib"]?.state, "unsealed", "whatever .gitmodules ignores");
  git("reset", "-q", "--hard", "HEAD^^");
  git("submodule", "add", "-q", "-f", library.folder, "run.sh");
  git("commit", "-q", "-m", `Work\n\n${WORK.lines()}`);
  assert.equal((await states("HEAD^..HEAD"))["run.sh"]?.state, "edited");
  rmSync(path.join(folder, ".git/modules"), { recursive: true, force: true });
});

test("contents are compared as they were committed, and a difference in line endings alone is told as such", async (t) => {
  const windows = await receiptOf({ "run.bat": "echo 1\r\necho 2\r\n" });
  const { git, put, deliver, faults, states } = repository(t, [WORK, windows]);
  git("config", "core.autocrlf", "true");
  deliver(WORK);
  assert.deepEqual(await faults(), [null], "a checkout with other line endings is no change");
  deliver(windows);
  assert.deepEqual(await states("HEAD^..HEAD"), { "run.bat": { state: "line_endings" } });
  assert.deepEqual(await faults("HEAD^..HEAD"), ["differs"]);
  git("config", "core.autocrlf", "false");
  put(windows.files);
  git("add", "-A");
  git("commit", "-q", "--amend", "--no-edit");
  assert.deepEqual(await faults("HEAD^..HEAD"), [null]);
  put({ "run.bat": "echo 1\r\necho 3\n" });
  git("commit", "-qa", "--amend", "--no-edit");
  assert.deepEqual(await states("HEAD^..HEAD"), { "run.bat": { state: "edited" } });
});

test("many files are compared, and one that outgrew what was sealed is another one", async (t) => {
  const many = await receiptOf(
    Object.fromEntries(Array.from({ length: 400 }, (_, i) => [`f/${i}.txt`, `${i}\n`.repeat(1 + (i % 7))])),
  );
  const { put, deliver, faults, states } = repository(t, [many]);
  deliver(many);
  assert.deepEqual(await faults(), [null]);
  put({ "f/7.txt": "x".repeat(1 << 20) });
  deliver({ ...many, files: { "f/7.txt": "x".repeat(1 << 20) } }, "--amend");
  assert.equal((await states())["f/7.txt"]?.state, "edited");
});

test("a folder that leads out of the repository, or is not the commit's own, holds no delivered file", async (t) => {
  const { put, commit, faults } = repository(t, [WORK]);
  put(WORK.files);
  for (const folder of ["..", "./", "deep/.."]) {
    commit(`Work\n\n${WORK.lines(folder)}`, "--amend");
    assert.deepEqual(await faults(), ["differs"], folder);
  }
  commit(`Work\r\n\r\n${WORK.lines().replaceAll("\n", "\r\n")}`, "--amend", "--cleanup=verbatim");
  assert.deepEqual(
    await faults(),
    ["unsealed"],
    "lines that end as on Windows; the first commit has a file of its own",
  );
});
