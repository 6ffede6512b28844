import assert from "node:assert/strict";
import { test } from "node:test";
import { ProblemBody } from "@signet/contract";
import { systemClock } from "../../src/base/clock.ts";
import { runTag } from "../../src/base/run-tags.ts";
import { newId } from "../../src/base/ids.ts";
import { createLog, describe } from "../../src/base/log.ts";
import { Problem, problemBody } from "../../src/base/problem.ts";
import { maskSecrets } from "../../src/base/secrets.ts";

test("ids sort by time, differ, and hold no character that a URL or a receipt would have to escape", () => {
  const ids = [1, 1_000, 1_790_000_000_000, 1_790_000_000_001].map((now) => newId("run", now));
  assert.deepEqual(ids.toSorted(), ids);
  assert.notEqual(newId("run", 5), newId("run", 5));
  for (const id of ids) assert.match(id, /^run_[0-9a-hjkmnp-tv-z]{25}$/);
});

test("a problem's body has every member that the contract promises, and its extras", () => {
  const problem = new Problem("conversation_busy", "wait", {
    members: { run_id: "run_1" },
    param: "conversation_id",
  });
  const body = problemBody(problem, { instance: "/x", requestId: "r1" });
  assert.deepEqual(ProblemBody.parse(body), body);
  assert.equal(body.status, 409);
  assert.equal(body.retryable, true);
  assert.equal(body["run_id"], "run_1");
  assert.deepEqual(body.error, {
    message: "wait",
    type: "invalid_request_error",
    code: "conversation_busy",
    param: "conversation_id",
  });
});

test("credentials of every known shape are masked and the text around them stays", () => {
  const secrets = [
    "sk-proj-abcdefghijklmnop1234",
    "ghp_abcdefghijklmnopqrstuvwxyz",
    "AKIAABCDEFGHIJKLMNOP",
    "AIzaSyA1234567890abcdefghijklmnopqrs",
    "Bearer abcdef0123456789abcdef",
    "password = hunter2hunter",
    "eyJhbGciOiJI.eyJzdWIiOiIx.c2ln",
    "-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----",
  ];
  for (const secret of secrets) {
    const masked = maskSecrets(`before ${secret} after`);
    assert.ok(masked.startsWith("before ") && masked.endsWith("after"), masked);
    assert.ok(!masked.includes(secret.slice(-8)), `${secret} -> ${masked}`);
  }
  assert.equal(maskSecrets("https://user:pass1234@host/x"), "https[secret]host/x");
  assert.equal(maskSecrets("a risk-averse task-list and 3 tokens"), "a risk-averse task-list and 3 tokens");
});

test("masking a hostile text takes a time in proportion to its length", () => {
  for (const unit of [
    "eyJaaaaaaaa-",
    "eyJaaaaaaaa.",
    "://a:a",
    "bearer ",
    "password ",
    "sk-a",
    "-----BEGIN ",
  ]) {
    const started = process.cpuUsage();
    maskSecrets(unit.repeat(200_000 / unit.length));
    const { user } = process.cpuUsage(started);
    assert.ok(user < 2_000_000, `${unit} took ${user} µs`);
  }
});

test("at a terminal a log line is text with time and level, and nothing in it controls the terminal", () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(line), isTTY: true });
  log.warn(
    {
      status: 503,
      path: "/a\u001b[2J\n",
      note: "two words",
      key: "sk-abcdefghijklmnopqrst",
      list: ["\u202e"],
    },
    "a model call failed",
  );
  assert.match(
    lines[0]!,
    /^\d\d:\d\d:\d\d warn  a model call failed status=503 path="\/a\\u001b\[2J\\n" note="two words" key=\[secret\] list=\["\\u202e"\]\n$/,
  );
});

test("a log line is one JSON object without credentials", () => {
  const lines: string[] = [];
  createLog("info", { write: (line) => lines.push(line) }).info(
    { run: "r1", note: "key sk-abcdefghijklmnopqrst" },
    "run sealed",
  );
  const line = JSON.parse(lines[0]!) as Record<string, unknown>;
  assert.equal(line["event"], "run sealed");
  assert.equal(line["note"], "key [secret]");
  const fields = { url: "http://127.0.0.1:8787", model: "a@b", said: 'token=abcdefgh"' };
  createLog("info", { write: (text) => lines.push(text) }).info(fields, "service started");
  const { url, model, said } = JSON.parse(lines[1]!) as Record<string, unknown>;
  assert.deepEqual([url, model, said], [fields.url, "a@b", '[secret]"']);
});

test("a log line names a run by a tag, which only those can tell who know the run's id", () => {
  const lines: string[] = [];
  const id = newId("run", 1_700_000_000_000);
  createLog("info", { write: (line) => lines.push(line) }).error(
    { run: id, ...describe(new Error(`run ${id} belongs to another worker`)), list: [`/runs/${id}/events`] },
    "a run was left to be taken up again",
  );
  assert.ok(!lines[0]!.includes(id));
  assert.equal(lines[0]!.split(runTag(id)).length, 4, lines[0]!);
});

test("what is logged of an error leaves out the fields it carries", () => {
  const thrown = Object.assign(new Error("failed"), { prompt: "canary" });
  assert.ok(!JSON.stringify(describe(thrown)).includes("canary"));
});

test("a sleep ends at once when its signal aborts, with the signal's reason", async () => {
  const abort = new AbortController();
  const slept = systemClock.sleep(60_000, abort.signal);
  abort.abort(new Error("enough"));
  await assert.rejects(slept, /enough/);
  await assert.rejects(systemClock.sleep(60_000, abort.signal), /enough/);
  await systemClock.sleep(1);
});
