import assert from "node:assert/strict";
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test, type TestContext } from "node:test";
import { createLog } from "../../src/base/log.ts";
import { logFiles, openLogFile } from "../../src/base/log-file.ts";
import { temporaryFolder } from "../support/store.ts";

const MAX = 1_000;
const line = (number: number) => `{"event":"line ${number}"}\n`;
const modeOf = (file: string) => statSync(file).mode & 0o777;

function folder(t: TestContext) {
  const dataDir = temporaryFolder(t);
  const files = logFiles(dataDir);
  return { dataDir, ...files, read: (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "") };
}

test("the last lines are kept in two files of a bounded size, each line once and in order", (t) => {
  const { dataDir, current, previous, read } = folder(t);
  for (let number = 0; number < 500; number++) {
    // Another process goes on where this one stopped.
    const file = openLogFile(dataDir, MAX);
    file.write(line(number));
    for (const one of [current, previous]) assert.ok(read(one).length <= MAX);
  }
  const kept = (read(previous) + read(current)).trimEnd().split("\n");
  assert.ok(kept.length * line(100).length > MAX, "more than one file's worth is there");
  const first = 500 - kept.length;
  assert.deepEqual(
    kept,
    kept.map((_, i) => line(first + i).trimEnd()),
  );
});

test("only this user can read the log, also one that was there before", (t) => {
  const { dataDir, current } = folder(t);
  openLogFile(dataDir).write(line(1));
  assert.deepEqual([modeOf(current), modeOf(path.dirname(current))], [0o600, 0o700]);
  chmodSync(current, 0o644);
  openLogFile(dataDir).write(line(2));
  assert.equal(modeOf(current), 0o600);
});

test("credentials are masked in the file as they are on standard error", (t) => {
  const { dataDir, current, read } = folder(t);
  const shown: string[] = [];
  const stream = { write: (text: string) => shown.push(text), isTTY: true };
  const log = createLog("info", stream, openLogFile(dataDir));
  log.warn(
    { note: "key sk-canary-0123456789abcdef", at: "https://a:hunter2hunter@b/" },
    "a model call failed",
  );
  log.debug({}, "not at this level");
  const [written, ...others] = read(current).trimEnd().split("\n");
  assert.equal(others.length, 0);
  assert.equal((JSON.parse(written!) as { event: string }).event, "a model call failed");
  assert.doesNotMatch(written! + shown.join(""), /canary|hunter2/);
  assert.match(shown[0]!, / warn {2}a model call failed /, "a terminal has text, the file JSON");
});

test("a file that cannot be written stops nothing, and writing goes on once it can be", (t) => {
  const { dataDir, current, read } = folder(t);
  const logs = path.dirname(current);
  writeFileSync(logs, "in the way");
  const file = openLogFile(dataDir);
  file.write(line(1));
  rmSync(logs);
  file.write(line(2));
  rmSync(logs, { recursive: true });
  file.write(line(3));
  file.write(line(4));
  assert.equal(read(current), line(4));
  rmSync(logs, { recursive: true });
  mkdirSync(current, { recursive: true });
  file.write(line(5));
});
