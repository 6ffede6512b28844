import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test, type TestContext } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { programFiles } from "../../../src/agents/check/javascript/sources.ts";

/** A folder with the check's own programs, gone with the test. */
function programs(t: TestContext, set: "guard" | "guard-v" | "prepare" | "mutate"): string {
  const folder = mkdtempSync(path.join(tmpdir(), "signet-test-"));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, bytes] of Object.entries(programFiles(set)))
    writeFileSync(path.join(folder, name), bytes);
  return folder;
}

/** Whether a process waits in read(0, …): call 0 of x86-64, 63 of arm64. */
function reads(pid: number): boolean {
  try {
    return /^(?:0|63) 0x0 /u.test(readFileSync(`/proc/${pid}/syscall`, "utf8"));
  } catch {
    return false;
  }
}

/** Runs Node and sends `input` only once it waits for it, as it does where the machine is busy. Returns its output and exit code. */
async function late(
  args: readonly string[],
  input: string,
): Promise<{ output: string; exitCode: number | null }> {
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const child = spawn(process.execPath, args, { env, stdio: "pipe" });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk));
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  child.stdin.on("error", () => {});
  while (child.exitCode === null && !reads(child.pid!)) await wait(1);
  child.stdin.end(input);
  return { exitCode: await ended, output };
}

const skip = existsSync("/proc/self/syscall") ? false : "this machine does not show what a process waits for";

/** What the guard needs to know of a test. */
const REQUEST = JSON.stringify({
  nonce: "0".repeat(32),
  root: "/workspace/",
  flags: [],
  pins: [],
  texts: {},
  unpin: [],
  replaces: [],
  bend: [],
  ownHandlers: [],
  mayMove: false,
  modules: [],
  words: [],
  taken: [],
  data: [],
  throwAt: 0,
  order: null,
  salt: 1,
  key: "k",
});

/** Runs one test under the guard. */
async function guarded(t: TestContext, body: string) {
  const guard = path.join(programs(t, "guard"), "guard.mjs");
  const file = path.join(path.dirname(guard), "sum.test.mjs");
  writeFileSync(
    file,
    `import { test } from "node:test";\nimport process from "node:process";\ntest("a", ${body});\n`,
  );
  return late(
    ["--import", guard, `--test-reporter=${guard}`, "--test-reporter-destination=stderr", file],
    REQUEST,
  );
}

test("a guarded test waits for its request", { skip }, async (t) => {
  const ran = await guarded(t, "() => {}");
  assert.equal(ran.exitCode, 0, ran.output);
  assert.match(ran.output, /"passed":1/u);
});

test("a guarded test finds its standard input empty, and not the request", { skip }, async (t) => {
  const ran = await guarded(
    t,
    'async () => { let text = ""; for await (const chunk of process.stdin) text += chunk; if (text !== "") throw new Error("not empty"); }',
  );
  assert.equal(ran.exitCode, 0, ran.output);
  assert.match(ran.output, /"passed":1/u);
});

test("a test that replaces the global process does not pass by that", { skip }, async (t) => {
  const ran = await guarded(
    t,
    '() => { globalThis.process = new Proxy({}, { get: () => () => 0 }); throw new Error("wrong"); }',
  );
  assert.equal(ran.exitCode, 1, ran.output);
  assert.match(ran.output, /"failed":1|not ok/u);
});

test("a program that a framework's test starts waits for its input", { skip }, async (t) => {
  const guard = path.join(programs(t, "guard-v"), "guard-v.mjs");
  const file = path.join(path.dirname(guard), "count.mjs");
  writeFileSync(
    file,
    'import { readFileSync } from "node:fs";\nconsole.log(readFileSync(0, "utf8").length);\n',
  );
  assert.deepEqual(await late(["--import", guard, file], "four"), { exitCode: 0, output: "4\n" });
});

for (const set of ["prepare", "mutate"] as const)
  test(`${set} waits for its request`, { skip }, async (t) => {
    const ran = await late([path.join(programs(t, set), `${set}.mjs`)], "no request");
    assert.match(ran.output, /SyntaxError/u);
  });
