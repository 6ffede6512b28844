import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test, type TestContext } from "node:test";
import { DONE, sampleRun, TASK, WORK } from "./support/run.ts";
import { startService } from "./support/service.ts";
import { signet, start } from "./support/signet.ts";

const events = await sampleRun();
const KEY = "-----BEGIN OPENSSH PRIVATE KEY-----\nb3Bl\n-----END OPENSSH PRIVATE KEY-----\n";

function project(t: TestContext, files: Record<string, string>, asRepository = true): string {
  const folder = mkdtempSync(path.join(tmpdir(), "signet-cli-"));
  t.after(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  if (asRepository) execFileSync("git", ["init", "-q"], { cwd: folder });
  return folder;
}

/** What a call sends: the paths of its files, and what it says and exits with. */
async function sent(cwd: string, ...args: string[]) {
  using service = await startService({ events });
  const { code, stderr } = await signet(["code", ...args], { url: service.url, cwd });
  const body = service.requests.find(({ path: where }) => where.endsWith("/code/run"))?.body as
    | { task: string; bundle?: string; files?: { path: string; content: string }[] }
    | undefined;
  const files = body?.bundle === undefined ? body?.files : unpacked(service.bundles[0]!);
  return { code, stderr, task: body?.task, paths: files?.map((file) => file.path), files };
}

/** The files of a bundle. */
function unpacked(bundle: Buffer): { path: string; content: string }[] {
  const folder = mkdtempSync(path.join(tmpdir(), "signet-cli-"));
  try {
    execFileSync("tar", ["-xzf", "-", "-C", folder], { input: bundle });
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .toSorted()
      .map((file) => ({ path: path.relative(folder, file), content: readFileSync(file, "utf8") }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const PROJECT = {
  "package.json": "{}",
  "src/app.js": "app",
  "src/deep/tool.js": "tool",
  "src/app.test.js": "test",
  ".gitignore": "dist/\n.env\nnode_modules/\n",
  ".github/ci.yml": "ci",
  "dist/app.js": "built",
  "node_modules/x/index.js": "x",
  ".env": "SECRET=canary",
};

test("--repo sends what git tracks or does not ignore, with paths in the project", async (t) => {
  const folder = project(t, PROJECT);
  const wanted = [
    ".github/ci.yml",
    ".gitignore",
    "package.json",
    "src/app.js",
    "src/app.test.js",
    "src/deep/tool.js",
  ];
  const here = await sent(folder, TASK, "--repo", ".");
  assert.deepEqual([here.code, here.stderr, here.paths], [0, "", wanted]);
  execFileSync("git", ["add", "."], { cwd: folder });
  rmSync(path.join(folder, "package.json"));
  const elsewhere = await sent(tmpdir(), TASK, "--repo", folder);
  assert.deepEqual(
    elsewhere.paths,
    wanted.filter((name) => name !== "package.json"),
    "a deleted file is not sent",
  );
  assert.equal(elsewhere.files!.find((file) => file.path === "src/app.js")!.content, "app");
});

test("--repo of a folder in a repository sends that folder alone", async (t) => {
  const folder = project(t, PROJECT);
  assert.deepEqual((await sent(folder, TASK, "--repo", "src")).paths, [
    "app.js",
    "app.test.js",
    "deep/tool.js",
  ]);
});

test("without git, --repo sends all but what tools make", async (t) => {
  const folder = project(t, { ...PROJECT, ".venv/lib.py": "", "src/__pycache__/a.pyc": "" }, false);
  const { paths, stderr } = await sent(folder, TASK, "--repo", ".");
  assert.ok(paths!.includes(".github/ci.yml") && paths!.includes("dist/app.js"));
  assert.ok(!paths!.some((name) => /node_modules|\.venv|__pycache__|\.env/.test(name)), paths!.join());
  assert.match(stderr, /left out: \.env \(may hold credentials\)/);
});

test("credentials, private keys and links are left out and named; --include sends one all the same", async (t) => {
  const folder = project(t, {
    "a.js": "a",
    ".env.local": "canary",
    ".env.example": "X=",
    "deploy/id_ed25519": "canary",
    "deploy/notes.txt": `my key:\n${KEY}`,
    "cert.pem": "canary",
    ".npmrc": "canary",
    "id_ed25519.pub": "public",
  });
  symlinkSync("/etc/passwd", path.join(folder, "link"));
  const plain = await sent(folder, TASK, "--repo", ".");
  assert.deepEqual(plain.paths, [".env.example", "a.js", "id_ed25519.pub"]);
  const said = plain.stderr;
  for (const part of [
    ".env.local (may hold credentials)",
    "cert.pem (may hold credentials)",
    ".npmrc (may hold credentials)",
    "deploy/id_ed25519 (may hold credentials)",
    "deploy/notes.txt (holds a private key)",
    "link (a link)",
    "To send one all the same: --include <path>",
  ])
    assert.ok(said.includes(part), `${part}: ${said}`);
  assert.doesNotMatch(said, /canary/);
  const { paths } = await sent(
    folder,
    TASK,
    "--repo",
    ".",
    "--include",
    ".env.local",
    "--include",
    "deploy/notes.txt",
  );
  assert.deepEqual(paths, [".env.example", ".env.local", "a.js", "deploy/notes.txt", "id_ed25519.pub"]);
});

test("an ignored file is sent where --include names it, and one that is not there is refused", async (t) => {
  const folder = project(t, PROJECT);
  assert.ok((await sent(folder, TASK, "--repo", ".", "--include", ".env")).paths!.includes(".env"));
  const none = await sent(folder, TASK, "--repo", ".", "--include", "nothing");
  assert.deepEqual([none.code, /--include: there is no file nothing/.test(none.stderr)], [2, true]);
});

test("--file takes folders and globs, and what a shell makes of a glob", async (t) => {
  const folder = project(t, PROJECT);
  assert.deepEqual((await sent(folder, TASK, "--file", "src")).paths, [
    "src/app.js",
    "src/app.test.js",
    "src/deep/tool.js",
  ]);
  assert.deepEqual((await sent(folder, TASK, "--file", "src/**/*.js", "--file", "package.json")).paths, [
    "src/app.js",
    "src/app.test.js",
    "src/deep/tool.js",
    "package.json",
  ]);
  assert.deepEqual((await sent(folder, TASK, "--file", "src/*.js", "--file", "src/app.js")).paths, [
    "src/app.js",
    "src/app.test.js",
  ]);
  for (const args of [
    ["--file", "src/app.js", "src/app.test.js", TASK],
    [TASK, "--file", "src/app.js", "src/app.test.js"],
  ]) {
    const expanded = await sent(folder, ...args);
    assert.deepEqual([expanded.task, expanded.paths], [TASK, ["src/app.js", "src/app.test.js"]]);
  }
});

test("what cannot be sent is refused before anything is asked for, with the reason", async (t) => {
  const many = Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`f${i}.txt`, "x"]));
  const folder = project(t, { ...PROJECT, ...many });
  mkdirSync(path.join(folder, "empty"));
  const refused: [args: string[], says: RegExp][] = [
    [["--file", "."], /207 files; a request takes 200\. To send a whole project: --repo <folder>/],
    [["--repo", "nowhere"], /--repo: there is no folder nowhere/],
    [["--repo", "package.json"], /--repo: package\.json is not a folder/],
    [["--repo", "empty"], /--repo empty: there is no file to send/],
    [["--file", "empty"], /empty: there is no file to send in this folder/],
    [["--file", "*.rs"], /no file matches \*\.rs/],
    [["--file", "nothing.js"], /there is no file nothing\.js/],
    [["more", "words"], /too many arguments: words/],
    [["--file", "package.json", "more", "words"], /too many arguments: words/],
  ];
  for (const [args, says] of refused) {
    const { code, stderr, task } = await sent(folder, TASK, ...args);
    assert.deepEqual([code, task], [2, undefined], args.join(" "));
    assert.match(stderr, says);
  }
});

test("names in a project cannot control the terminal", async (t) => {
  const folder = project(t, { "a.js": "a", "\u001b[2Jx.pem": "canary" });
  const { stderr } = await sent(folder, TASK, "--repo", ".");
  assert.match(stderr, /left out: .*x\.pem/);
  assert.doesNotMatch(stderr, /\u001b/);
});

test("--repo with --apply applies to the project, from wherever it is called", async (t) => {
  const folder = project(t, { "app.txt": "old\n" });
  const diff = "diff --git a/app.txt b/app.txt\n--- a/app.txt\n+++ b/app.txt\n@@ -1,1 +1,1 @@\n-old\n+new\n";
  using service = await startService({ events: await sampleRun(WORK, { ...DONE, diff }) });
  const { code, stdout, stderr } = await signet(["code", TASK, "--repo", folder, "--apply"], {
    url: service.url,
    cwd: tmpdir(),
  });
  assert.deepEqual([code, stderr], [0, ""]);
  assert.ok(stdout.includes(`applied to ${folder}`));
  assert.equal(readFileSync(path.join(folder, "app.txt"), "utf8"), "new\n");
});

test("what was not committed when it was sent can be merged with what its owner committed meanwhile", async (t) => {
  const lines = (...at: [line: number, text: string][]) =>
    `${Array.from({ length: 12 }, (_, i) => at.find(([line]) => line === i)?.[1] ?? `line ${i}`).join("\n")}\n`;
  const folder = project(t, { "app.txt": lines() });
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@t", ...args], {
      cwd: folder,
      encoding: "utf8",
    });
  git("add", ".");
  git("commit", "-qm", "given");
  const [sentText, fixed] = [lines([2, "mine"]), lines([2, "mine"], [3, "fixed"])];
  writeFileSync(path.join(folder, "app.txt"), fixed);
  const fixedId = git("hash-object", "app.txt").trim();
  writeFileSync(path.join(folder, "app.txt"), sentText);
  const sentId = git("hash-object", "app.txt").trim();
  const diff = `diff --git a/app.txt b/app.txt\nindex ${sentId}..${fixedId} 100644\n--- a/app.txt\n+++ b/app.txt\n@@ -2,5 +2,5 @@\n line 1\n mine\n-line 3\n+fixed\n line 4\n line 5\n`;
  using service = await startService({
    events: await sampleRun(WORK, { ...DONE, diff }),
    holdBefore: "code_done",
  });
  const running = start(["code", TASK, "--repo", ".", "--apply"], { url: service.url, cwd: folder });
  await running.seen("node --test");
  writeFileSync(path.join(folder, "app.txt"), lines([1, "line one"], [2, "mine"]));
  git("commit", "-qam", "meanwhile");
  running.child.kill("SIGINT");
  const { stderr } = await running.ended;
  assert.equal(stderr, "");
  assert.equal(
    readFileSync(path.join(folder, "app.txt"), "utf8"),
    lines([1, "line one"], [2, "mine"], [3, "fixed"]),
  );
});
