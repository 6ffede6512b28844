import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { DONE, sampleRun, TASK, WORK } from "./support/run.ts";
import { checkout, FIXED, folder, git, GIVEN, patchOf, serviceWith } from "./support/checkout.ts";
import { startService } from "./support/service.ts";
import { atKeyboard, signet } from "./support/signet.ts";

const noScript = spawnSync("script", ["--version"]).error === undefined ? false : "script is not installed";

const namesIn = (cwd: string) => new Set(readdirSync(cwd, { recursive: true, encoding: "utf8" }));
const read = (cwd: string, name: string) => readFileSync(path.join(cwd, name), "utf8");
const write = (cwd: string, name: string, text: string) => writeFileSync(path.join(cwd, name), text);

test("the changes are shown in the end, with how many lines came and went, and cannot control the terminal", async (t) => {
  using service = await serviceWith(patchOf(t).replace("+new", "+new\u001b[2J\rx"));
  const { stdout, code } = await signet(["code", TASK], { url: service.url });
  assert.equal(code, 0);
  assert.match(stdout, /\n +app\.txt {2}\+1 −1\n +@@ -7,7 \+7,7 @@/);
  assert.match(stdout, /\n +-line 9\n +\+line nine\n/);
  assert.match(stdout, /\n +new\.txt {2}new \+1 −0\n/);
  assert.doesNotMatch(stdout, /[\u001b\r]/);
});

test("of many changes the first are shown, and how many more lines there are", async () => {
  const lines = Array.from({ length: 200 }, (_, i) => `+${i}\n`).join("");
  const diff = `diff --git a/a b/a\nnew file mode 100644\n--- /dev/null\n+++ b/a\n@@ -0,0 +1,200 @@\n${lines}`;
  using service = await serviceWith(diff);
  const { stdout } = await signet(["code", TASK], { url: service.url });
  assert.match(stdout, /\n +\+58\n +… 141 more lines\n/);
});

test("lines of a change that look like the head of a file are lines", async () => {
  const diff =
    "diff --git a/a b/a\n--- a/a\n+++ b/a\n@@ -1,2 +1,2 @@\n--- x\n+++ y\n diff --git a/z b/z\n\\ No newline at end of file\n";
  using service = await serviceWith(diff);
  const { stdout } = await signet(["code", TASK], { url: service.url });
  assert.match(stdout, /\n +a {2}\+1 −1\n/);
  assert.doesNotMatch(stdout, /\n +z {2}/);
});

test("--diff prints the patch and nothing else, ready for git apply", async (t) => {
  const patch = patchOf(t);
  using service = await serviceWith(null, {}, patch);
  const { stdout, stderr, code } = await signet(["run", "run_06k3v9x0abcdefghijklmnopq", "--diff"], {
    url: service.url,
  });
  assert.deepEqual([stdout, stderr, code], [patch, "", 0]);
});

test("changes that are too long for an event are fetched, and their command is said", async (t) => {
  using service = await serviceWith(null, {}, patchOf(t));
  const cwd = checkout(t);
  const { stdout, code } = await signet(["code", TASK, "--apply"], { url: service.url, cwd });
  assert.equal(code, 0);
  assert.match(stdout, /to see the changes: signet run run_\w+ --diff/);
  assert.equal(read(cwd, "app.txt"), FIXED);
});

test("--apply changes what the run changed, and leaves local changes as they are", async (t) => {
  using service = await serviceWith(patchOf(t));
  for (const below of ["", "packages/one"]) {
    const cwd = checkout(t, below);
    const own = path.join(below, "app.txt");
    write(cwd, "own.txt", "changed by me\n");
    write(cwd, own, GIVEN.replace("line 1\n", "line one\n"));
    const { stdout, stderr, code } = await signet(["code", TASK, "--apply"], {
      url: service.url,
      cwd: path.join(cwd, below),
    });
    assert.deepEqual([stderr, code], ["", 0]);
    assert.match(stdout, /applied to this folder/);
    assert.equal(read(cwd, own), FIXED.replace("line 1\n", "line one\n"));
    assert.equal(read(cwd, path.join(below, "new.txt")), "new\n");
    assert.equal(read(cwd, "own.txt"), "changed by me\n");
  }
});

test("--apply works outside of any repository, and for a run of before", async (t) => {
  using service = await serviceWith(patchOf(t));
  const cwd = folder(t);
  write(cwd, "app.txt", GIVEN);
  const { code } = await signet(["run", "run_06k3v9x0abcdefghijklmnopq", "--apply"], {
    url: service.url,
    cwd,
  });
  assert.equal(code, 0);
  assert.deepEqual([read(cwd, "app.txt"), read(cwd, "new.txt")], [FIXED, "new\n"]);
});

test("where a committed change meets the run's, both are kept and the file is named", async (t) => {
  using service = await serviceWith(patchOf(t));
  const cwd = checkout(t);
  write(cwd, "app.txt", GIVEN.replace("line 9", "line neun"));
  git(cwd, "commit", "-qam", "mine");
  const { stderr, code } = await signet(["code", TASK, "--apply"], { url: service.url, cwd });
  assert.equal(code, 1);
  assert.match(stderr, /applied with conflicts, marked in: app\.txt/);
  assert.match(read(cwd, "app.txt"), /<<<<<<< ours\nline neun\n=======\nline nine\n>>>>>>> theirs\n/);
});

test("where a local change is in the way, nothing is changed and the reason is said", async (t) => {
  using service = await serviceWith(patchOf(t));
  const cwd = checkout(t);
  const mine = GIVEN.replace("line 9", "line neun");
  write(cwd, "app.txt", mine);
  const { stderr, code } = await signet(["code", TASK, "--apply"], { url: service.url, cwd });
  assert.equal(code, 1);
  assert.match(stderr, /not applied: .*app\.txt.*Nothing was changed; the patch: signet run run_\w+ --diff/s);
  assert.deepEqual(
    [read(cwd, "app.txt"), readdirSync(cwd).toSorted()],
    [mine, [".git", "app.txt", "own.txt"]],
  );
});

test("a patch cannot write outside of the folder or into the repository's own files", async (t) => {
  for (const name of [
    "../evil.txt",
    "/tmp/signet-evil.txt",
    ".git/hooks/post-commit",
    "sub/../../evil.txt",
  ]) {
    const cwd = name.startsWith(".git") ? checkout(t) : folder(t);
    const diff = `diff --git a/${name} b/${name}\nnew file mode 100755\n--- /dev/null\n+++ b/${name}\n@@ -0,0 +1,1 @@\n+evil\n`;
    using service = await serviceWith(diff);
    const before = namesIn(cwd);
    const { code, stderr } = await signet(["code", TASK, "--apply"], { url: service.url, cwd });
    assert.deepEqual([code, /not applied/.test(stderr)], [1, true], name);
    assert.deepEqual(namesIn(cwd), before, name);
  }
});

test("a patch cannot write through a link that it makes", async (t) => {
  const outside = folder(t);
  const link = `diff --git a/out b/out\nnew file mode 120000\n--- /dev/null\n+++ b/out\n@@ -0,0 +1 @@\n+${outside}\n\\ No newline at end of file\n`;
  const through =
    "diff --git a/out/evil b/out/evil\nnew file mode 100644\n--- /dev/null\n+++ b/out/evil\n@@ -0,0 +1 @@\n+evil\n";
  for (const cwd of [checkout(t), folder(t)]) {
    using service = await serviceWith(link + through);
    const before = namesIn(cwd);
    const { code, stderr } = await signet(["code", TASK, "--apply"], { url: service.url, cwd });
    assert.deepEqual([code, /not applied/.test(stderr)], [1, true], stderr);
    assert.deepEqual([namesIn(cwd), readdirSync(outside)], [before, []]);
  }
});

test("without a person to ask, work that did not pass its check is not applied", async (t) => {
  using service = await serviceWith(patchOf(t), { ok: false, exit_reason: "max_steps" });
  const cwd = checkout(t);
  const { stderr, code } = await signet(["code", TASK, "--apply"], { url: service.url, cwd });
  assert.equal(code, 1);
  assert.match(stderr, /not applied: the check did not pass/);
  assert.equal(read(cwd, "app.txt"), GIVEN);
});

test("a run that changed nothing has nothing to apply, and a receipt that does not hold applies nothing", async (t) => {
  using idle = await serviceWith("", { files: [], artifacts: [] });
  const { stdout, code } = await signet(["code", TASK, "--apply"], { url: idle.url });
  assert.deepEqual([code, /nothing to apply: the run changed no file/.test(stdout)], [0, true]);
  const events = await sampleRun(WORK, { ...DONE, diff: "" });
  const at = events.findIndex(({ name }) => name === "code_done");
  const swapped = { ...events[at]!, data: { ...events[at]!.data, diff: patchOf(t) } } as (typeof events)[0];
  using service = await startService({ events: events.with(at, swapped) });
  const cwd = checkout(t);
  const lied = await signet(["code", TASK, "--apply"], { url: service.url, cwd });
  assert.equal(lied.code, 1);
  assert.match(lied.stderr, /the receipt is not valid/);
  assert.equal(read(cwd, "app.txt"), GIVEN);
});

test("a machine without git is told so", async (t) => {
  using service = await serviceWith(patchOf(t));
  const cwd = folder(t);
  const { stderr, code } = await signet(["code", TASK, "--apply"], {
    url: service.url,
    cwd,
    env: { PATH: "/nonexistent" },
  });
  assert.equal(code, 1);
  assert.match(stderr, /not applied: git is not installed here/);
});

test("on a terminal a person is asked first, and only yes applies", { skip: noScript }, async (t) => {
  for (const [answer, applies] of [
    ["y", true],
    ["", false],
    ["n", false],
  ] as const) {
    using service = await serviceWith(patchOf(t), { ok: false, exit_reason: "max_steps" });
    const cwd = checkout(t);
    const home = process.cwd();
    process.chdir(cwd);
    const asked = atKeyboard(["code", TASK, "--apply"], { url: service.url });
    process.chdir(home);
    await asked.seen("The check did not pass. [y/N]");
    asked.type(`${answer}\r`);
    const { stdout } = await asked.ended;
    assert.equal(read(cwd, "app.txt"), applies ? FIXED : GIVEN, answer);
    assert.match(stdout, applies ? /applied to this folder/ : /not applied; to do it later: signet run run_/);
  }
});
