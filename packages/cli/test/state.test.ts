import assert from "node:assert/strict";
import { test } from "node:test";
import type { TaskState } from "@signet/contract";
import { columnsOf } from "../src/text.ts";
import { renderState } from "../src/state.ts";
import { startService } from "./support/service.ts";
import { signet } from "./support/signet.ts";

const HOUR_AGO = new Date(Date.now() - 3_700_000).toISOString();
const EVIL = "\u001b[2J\u202e";
const STATE: TaskState = {
  conversation_id: "c7",
  version: 9,
  status: "open",
  goal: `Write sum.mjs.${EVIL}`,
  constraints: ["Never use eval"],
  plan: [
    { id: "check", text: "passes: node --test", status: "open" },
    { id: "agent-1", text: "read it", status: "done" },
  ],
  facts: [{ text: "`node --test` exited 1 (fail 2)", source: "cmd_1" }],
  decisions: [{ text: "decided by (given): node --test", source: "run_1" }],
  files: [{ path: `sum.mjs${EVIL}`, sha256: "ab".repeat(32), bytes: 40 }],
  open_failures: [{ cmd: "node --test", exit_code: 1, tail: `1 !== 3${EVIL}`, since: HOUR_AGO }],
  attempts: [{ step: 1, what: "write sum.mjs", result: "wrote sum.mjs" }],
  next: "make `node --test` pass",
  last_run: { run_id: "run_1", ok: false, receipt_sha: "cd".repeat(32) },
  chain: ["cd".repeat(32)],
  runs: 1,
  created_at: HOUR_AGO,
  updated_at: HOUR_AGO,
};

test("a state shows goal, plan, facts with their source, files, failures and receipts, and does nothing to the terminal", async () => {
  using service = await startService({ state: STATE, conversation: "c7" });
  const { stdout, code } = await signet(["state"], { url: service.url });
  assert.equal(code, 0);
  assert.equal(service.requests.at(-1)!.path, "/api/demo/code/task_state?conversation_id=c7");
  for (const part of [
    /^· not done  c7 · 1 run · changed 1 h ago$/m,
    /^goal\n  Write sum\.mjs\./m,
    /^plan\n  \[ \] passes: node --test +check\n  \[x\] read it +agent-1$/m,
    /^facts\n  `node --test` exited 1 \(fail 2\) +cmd_1$/m,
    /^files \(1\)\n  sum\.mjs.* 40 B  abababababab$/m,
    /^open failures\n  ✗ node --test\n    exit 1, since 1 h ago\n    1 !== 3/m,
    new RegExp(`^receipts, oldest first\n  ${"cd".repeat(32)}$`, "m"),
    /^next\n  make `node --test` pass$/m,
  ])
    assert.match(stdout, part);
  assert.doesNotMatch(stdout, /[\u001b\u202e]/);
  await signet(["state", "other"], { url: service.url });
  assert.equal(service.requests.at(-1)!.path, "/api/demo/code/task_state?conversation_id=other");
  const { stdout: json } = await signet(["state", "c7", "--json"], { url: service.url });
  assert.deepEqual(JSON.parse(json), STATE);
});

test("lines of a state fit the terminal, but for a receipt's hash", () => {
  const long = "word ".repeat(60);
  const wide = {
    ...STATE,
    goal: long,
    plan: [{ id: "check", text: long, status: "open" as const }],
    next: long,
  };
  const facts = [{ text: long, source: "cmd_1m80yxhpg97e542fanjwtjxgf" }];
  for (const columns of [66, 80, 110])
    for (const line of renderState({ ...wide, facts }, Date.now(), { columns, paint: (_, text) => text }))
      assert.ok(columnsOf(line) <= columns, `${columns}: ${line}`);
});
