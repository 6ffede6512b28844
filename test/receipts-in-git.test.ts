import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test, type TestContext } from "node:test";
import { createClient } from "@signet/client";
import { type Disclosure, verifyDisclosure } from "@signet/verify";
import { signet } from "../packages/cli/test/support/signet.ts";
import type { Turn } from "../packages/server/test/support/model-server.ts";
import { IN_FULL } from "./support/drawn.ts";
import { newFolder } from "./support/service.ts";
import { withModel } from "./support/with-model.ts";

const PAGE = readFileSync(path.join(import.meta.dirname, "../docs/verify.md"), "utf8");
/** What the page tells a reader to paste, to compare a commit by hand. */
const BY_HAND = /^```bash\n(.*?)^```$/ms.exec(PAGE)![1]!;
const HELPERS = PAGE.match(/^(?:same|sha256)\(\) .*$/gm)!.join("\n");
const TASK = "Mend the sum: the secret word is pomegranate";
const TEST =
  "import test from 'node:test';import assert from 'node:assert/strict';import {sum} from './sum.mjs';\ntest('adds',()=>assert.equal(sum(1,2),3));\ntest('adds more',()=>assert.equal(sum(2,5),7));\n";
const FIXED = "export const sum = (a, b) => a + b;\n";
const CHECK = "node --test";
const MENDING: Turn[] = [
  { calls: [{ name: "write", input: { path: "sum.mjs", content: FIXED } }] },
  { calls: [{ name: "write", input: { path: "doc/Ä note.md", content: "Mended.\n" } }] },
  { calls: [{ name: "finish", input: { summary: "Mended.", check_cmd: CHECK } }] },
];
const who = ["-c", "user.name=p", "-c", "user.email=p@localhost"];
const git = (cwd: string, ...args: string[]) =>
  execFileSync("git", [...who, ...args], { cwd, encoding: "utf8" });

/** A checkout, in a folder `below` its root, whose branch `fix` has the commit of a run. */
async function branched(t: TestContext, below = "") {
  const { service } = await withModel(t, MENDING);
  const root = newFolder();
  t.after(() => rmSync(root, { recursive: true, force: true }));
  const folder = path.join(root, below);
  execFileSync("mkdir", ["-p", folder]);
  writeFileSync(path.join(folder, "sum.mjs"), "export const sum = (a, b) => a - b;\n");
  writeFileSync(path.join(folder, "sum.test.mjs"), TEST);
  git(root, "init", "-q", "-b", "main");
  git(root, "add", "-A");
  git(root, "commit", "-qm", "all");
  const run = ["code", TASK, "--repo", ".", "--check", CHECK, "--branch", "fix"];
  const name = {
    GIT_AUTHOR_NAME: "p",
    GIT_AUTHOR_EMAIL: "p@x",
    GIT_COMMITTER_NAME: "p",
    GIT_COMMITTER_EMAIL: "p@x",
  };
  const { code, stdout, stderr } = await signet(run, { url: service.url, cwd: folder, env: name });
  assert.equal(code, 0, stdout + stderr);
  git(root, "checkout", "-q", "fix");
  const verify = (...more: string[]) =>
    signet(["verify", "--git", ...more], { url: service.url, cwd: folder });
  return { root, folder, service, verify };
}

const reword = (root: string, change: (message: string) => string) =>
  git(root, "commit", "-q", "--amend", "--allow-empty", "-m", change(git(root, "log", "-1", "--format=%B")));

test("a commit of a run is compared with what its receipt sealed, file by file", async (t) => {
  const { root, service, verify } = await branched(t);
  const whole = await verify("main..fix");
  assert.equal(whole.code, 0, whole.stdout + whole.stderr);
  assert.match(
    whole.stdout,
    /✓ [0-9a-f]{12} Mend the sum[^\n]*\n {2}receipt [0-9a-f]{64}\n {2}2 files as sealed\n/,
  );
  assert.equal((await verify()).code, 0, "all commits up to HEAD");
  const [verdict] = (await verify("--json")).stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  assert.deepEqual(verdict.files, [
    { path: "doc/Ä note.md", state: "match" },
    { path: "sum.mjs", state: "match" },
  ]);

  const byHand = spawnSync("bash", ["-c", `${HELPERS}\n${BY_HAND}`], {
    cwd: root,
    env: { ...process.env, COMMIT: "fix" },
    encoding: "utf8",
  });
  assert.equal(byHand.stdout, "doc/Ä note.md: ok\nsum.mjs: ok\n", byHand.stderr);

  const ledger = path.join(root, ".git/ledger.ndjson");
  const lines: string[] = [];
  for await (const line of createClient({ baseUrl: service.url }).ledgerLines()) lines.push(line);
  writeFileSync(ledger, lines.map((line) => `${line}\n`).join(""));
  await service.end();
  const offline = await verify("main..fix", "--ledger", ledger);
  assert.equal(offline.code, 0, offline.stdout + offline.stderr);
  assert.equal((await verify("main..fix")).code, 3, "without the service and without a ledger");
  writeFileSync(ledger, readFileSync(ledger, "utf8").replace('"ok":true', '"ok":false'));
  assert.equal((await verify("--ledger", ledger)).code, 2, "a ledger that does not hold proves nothing");

  const none = await verify("main", "--ledger", ledger);
  assert.equal(none.code, 2);
});

test("a file that was edited or removed, and a message that claims other work, are found", async (t) => {
  const { root, folder, verify } = await branched(t, "packages/deep");
  const good = git(root, "log", "-1", "--format=%B");
  assert.match(good, /^Signet-Folder: packages\/deep$/m);
  assert.equal((await verify()).code, 0);
  const none = await verify("main");
  assert.deepEqual([none.code, none.stdout], [0, "no commit of main names a receipt\n"]);

  const refused = async (why: RegExp) => {
    const { code, stdout } = await verify();
    assert.equal(code, 1, stdout);
    assert.match(stdout, why);
  };
  const other = "0".repeat(64);
  for (const [change, why] of [
    [(m: string) => m.replace(/(Signet-Receipt: )\w+/, `$1${other}`), /the ledger has no such receipt/],
    [(m: string) => m.replace(/(Signet-Receipt: )\w+/, "$1last"), /not the hash of a receipt/],
    [(m: string) => m.replace(/(Signet-Files-Salt: )\w+/, `$1${other}`), /does not commit to the files/],
    [(m: string) => m.replace(/Signet-File: .*sum.mjs\n/, ""), /does not commit to the files/],
    [(m: string) => m.replace(/(Signet-File: )\w{64}/, `$1${other}`), /does not commit to the files/],
    [(m: string) => m.replace(/(Signet-File: .*)\n/, "$1\n$1\n"), /does not commit to the files/],
    [(m: string) => m.replaceAll(/Signet-Files?.*\n/g, ""), /does not reveal the files/],
    [(m: string) => m.replace(/Signet-Folder: .*\n/, ""), /sum\.mjs: missing/],
  ] as const) {
    reword(root, () => change(good));
    await refused(why);
  }
  reword(root, () => good);
  assert.equal((await verify()).code, 0, "the message as it was");

  writeFileSync(path.join(folder, "sum.mjs"), `${FIXED}// and a back door\n`);
  git(root, "commit", "-qa", "--amend", "--no-edit");
  await refused(
    /✗ [^\n]*\n[^\n]*\n {2}not all files are as they were sealed\n {4}packages\/deep\/sum\.mjs: edited since\n$/,
  );
  writeFileSync(path.join(folder, "sum.mjs"), FIXED);
  writeFileSync(path.join(root, "back-door.mjs"), "// not of the run\n");
  git(root, "add", "-A");
  git(root, "commit", "-q", "--amend", "--no-edit");
  await refused(/changes files that the run did not deliver\n {4}back-door\.mjs: not of the run\n$/);
  git(root, "rm", "-q", "-f", "back-door.mjs", "packages/deep/sum.test.mjs");
  git(root, "commit", "-q", "--amend", "--no-edit");
  const without = await verify();
  assert.equal(without.code, 0, without.stdout);
  assert.match(
    without.stdout,
    /2 files as sealed, in packages\/deep as the message says\n {4}packages\/deep\/sum\.test\.mjs: removed/,
  );
  rmSync(path.join(folder, "sum.mjs"));
  symlinkSync(FIXED, path.join(folder, "sum.mjs"));
  git(root, "add", "-A");
  git(root, "commit", "-q", "--amend", "--no-edit");
  await refused(/sum\.mjs: edited since/);
  git(root, "rm", "-q", "-f", "packages/deep/sum.mjs");
  git(root, "commit", "-q", "--amend", "--no-edit");
  await refused(/sum\.mjs: missing/);
  for (const range of ["--all", "nowhere", "fix..nowhere"]) {
    const { code, stderr } = await verify(range);
    assert.equal(code, 2, stderr);
  }
});

test("one text of a run is revealed and proven without the others", IN_FULL, async (t) => {
  const { service } = await branched(t);
  const reveal = (...args: string[]) => signet(["reveal", "last", ...args], { url: service.url });
  const record = path.join(newFolder(), "files.json");
  t.after(() => rmSync(path.dirname(record), { recursive: true, force: true }));
  const { stdout, code } = await reveal("--field", "files");
  assert.equal(code, 0);
  assert.match(stdout, /sum\.mjs/);
  assert.doesNotMatch(stdout.replace(/"task":"[^"]*"/, ""), /pomegranate|opening/);
  writeFileSync(record, stdout);
  const verify = (...args: string[]) => signet(["verify", record, ...args], { url: "http://127.0.0.1:9" });
  const verified = await verify("--field", "files");
  assert.deepEqual([verified.code, verified.stderr], [0, ""]);
  assert.match(verified.stdout, /files matches/);
  assert.equal((await verify("--field", "task")).code, 18, "it proves nothing of the task");
  assert.equal((await verify("--field", "constructor")).code, 2);

  const shown = JSON.parse(stdout) as Disclosure;
  const task = JSON.parse((await reveal("--field", "task")).stdout) as Disclosure;
  assert.equal(task.text, TASK);
  for (const forged of [
    { ...shown, text: shown.text.replace("sum.mjs", "sun.mjs") },
    { ...shown, salt: task.salt },
    { ...shown, salt: "" },
    { ...shown, field: "events" as const },
    { ...shown, receipt: { ...shown.receipt, ok: false } },
  ])
    assert.equal((await verifyDisclosure(forged)).ok, false, JSON.stringify(forged).slice(0, 80));
  const saved = (await signet(["run", "last", "--json"], { url: service.url })).stdout;
  writeFileSync(record, saved);
  const offline = await signet(["reveal", record, "--field", "task"], { url: "http://127.0.0.1:9" });
  assert.deepEqual(JSON.parse(offline.stdout), task);
  writeFileSync(record, saved.replaceAll("pomegranate", "pineapple"));
  assert.equal((await signet(["reveal", record, "--field", "task"], { url: "http://127.0.0.1:9" })).code, 2);
  assert.equal((await reveal()).code, 2, "without a field nothing is shown");
  assert.equal((await reveal("--field", "owner")).code, 2);
});
