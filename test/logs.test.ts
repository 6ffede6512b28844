import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { test, type TestContext } from "node:test";
import { logFiles, openLogFile } from "../packages/server/src/base/log-file.ts";
import { runTag } from "../packages/server/src/base/run-tags.ts";
import { until } from "../packages/server/test/support/until.ts";
import { newFolder, serviceFor } from "./support/service.ts";

const BIN = path.join(import.meta.dirname, "../packages/cli/bin/signet.mjs");

function start(args: string[], dataDir: string) {
  const child = spawn(process.execPath, [BIN, "logs", ...args, "--data", dataDir], { stdio: "pipe" });
  const ended = once(child, "exit").then(([code]) => code as number | null);
  return { child, ended };
}

async function signet(args: string[], dataDir: string) {
  const { child, ended } = start(args, dataDir);
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { out, err, code: await ended };
}

function folder(t: TestContext): string {
  const dataDir = newFolder();
  t.after(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

const entry = (day: number, level: number, event: string) =>
  `${JSON.stringify({ level, time: `2026-11-0${day}T12:00:00.000Z`, event })}\n`;

test("the log of a service can be read while it runs and after it was killed", async (t) => {
  const service = await serviceFor(t);
  await fetch(`${service.api}/status`);
  await service.end("SIGKILL");
  const { out, code } = await signet([], service.dataDir);
  assert.equal(code, 0);
  assert.match(out, /^\d{4}-\d\d-\d\d UTC\n\d\d:\d\d:\d\d info  service started url=/m);
  assert.match(out, /info  request answered method=GET path=\/api\/demo\/status status=200/);
  const lines = (await signet(["--json", "-n", "100000"], service.dataDir)).out;
  assert.equal(lines, readFileSync(logFiles(service.dataDir).current, "utf8"));
  assert.equal(lines, service.log(), "the file has what standard error has");
});

test("lines are chosen by number and level, over both files, with the day where it changes", async (t) => {
  const dataDir = folder(t);
  const file = openLogFile(dataDir, 150);
  file.write(entry(1, 30, "one"));
  file.write(entry(1, 50, "two"));
  file.write(entry(2, 40, "three"));
  file.write(entry(2, 20, "four"));
  appendFileSync(logFiles(dataDir).current, "not\u001b[2J JSON\n7\n");
  const shown = async (...args: string[]) => (await signet(args, dataDir)).out;
  assert.equal(
    await shown(),
    "2026-11-01 UTC\n12:00:00 info  one\n12:00:00 error two\n2026-11-02 UTC\n12:00:00 warn  three\n12:00:00 debug four\n" +
      '"not\\u001b[2J JSON"\n"7"\n',
  );
  assert.equal(
    await shown("-n", "4", "--level", "warn"),
    "2026-11-01 UTC\n12:00:00 error two\n2026-11-02 UTC\n12:00:00 warn  three\n" +
      '"not\\u001b[2J JSON"\n"7"\n',
  );
  assert.equal(await shown("-n", "0"), "");
});

test("the lines of one run are found by its id, and by its name in the log", async (t) => {
  const dataDir = folder(t);
  const [mine, other] = ["run_06k3v9x0abcdefghjkmnpq0tw", "run_06k3v9x0abcdefghjkmnpq0tx"];
  const line = (event: string, run: string) =>
    `${JSON.stringify({ level: 30, time: "2026-11-01T12:00:00.000Z", run: runTag(run), event })}\n`;
  const file = openLogFile(dataDir, 10_000);
  for (const [event, run] of [
    ["one", mine],
    ["two", other],
    ["three", mine],
  ] as const)
    file.write(line(event, run));
  for (const name of [mine, runTag(mine)])
    assert.match((await signet(["--run", name], dataDir)).out, /one.*\n.*three .*\n$/);
  assert.doesNotMatch((await signet(["--run", mine], dataDir)).out, /two/);
  assert.match(
    (await signet(["--run", mine, "-n", "1"], dataDir)).out,
    /^2026-11-01 UTC\n12:00:00 info  three/,
  );
  const wrong = await signet(["--run", "yesterday"], dataDir);
  assert.equal(wrong.code, 2);
  assert.match(wrong.err, /--run must be a run's id/);
});

test("where there is no log it says where one would be, and wrong options are refused", async (t) => {
  const dataDir = folder(t);
  const none = await signet([], dataDir);
  assert.deepEqual([none.out, none.code], ["", 2]);
  assert.match(none.err, new RegExp(`there is no log in ${dataDir}/logs;.*--data`));
  for (const args of [["--level", "loud"], ["-n", "x"], ["-n", "-1"], ["more"]])
    assert.equal((await signet(args, dataDir)).code, 2);
});

test("followed, the log goes on: before there is one, in the next file, and when it was removed", async (t) => {
  const dataDir = folder(t);
  const { child, ended } = start(["-f", "--level", "info"], dataDir);
  let shown = "";
  child.stdout.on("data", (chunk: Buffer) => (shown += chunk.toString()));
  const sees = (event: string) => until(() => shown.includes(` ${event}\n`));
  const file = openLogFile(dataDir, 150);
  file.write(entry(1, 30, "first"));
  await sees("first");
  file.write(entry(1, 20, "hidden"));
  for (const event of ["second", "third", "fourth"]) {
    file.write(entry(1, 30, event));
    await sees(event);
  }
  const [half, rest] = [entry(1, 30, "hälfte").slice(0, -8), entry(1, 30, "hälfte").slice(-8)];
  const bytes = Buffer.from(half);
  appendFileSync(logFiles(dataDir).current, bytes.subarray(0, -1));
  file.write("");
  appendFileSync(logFiles(dataDir).current, Buffer.concat([bytes.subarray(-1), Buffer.from(rest)]));
  await sees("hälfte");
  rmSync(path.join(dataDir, "logs"), { recursive: true });
  openLogFile(dataDir).write(entry(2, 30, "anew"));
  await sees("anew");
  assert.ok(!shown.includes("hidden"));
  assert.deepEqual(
    ["first", "second", "third", "fourth", "hälfte", "anew"].map(
      (event) => shown.split(` ${event}\n`).length,
    ),
    [2, 2, 2, 2, 2, 2],
    "each line once",
  );
  child.kill("SIGINT");
  assert.equal(await ended, 130);
});
