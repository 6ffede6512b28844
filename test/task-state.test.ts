import assert from "node:assert/strict";
import { test } from "node:test";
import { commit } from "@signet/verify";
import { stateText } from "../packages/server/src/modules/task-state/fold.ts";
import {
  bash,
  carried,
  dataOf,
  finish,
  firstMessage,
  GIVEN,
  last,
  plays,
  RIGHT,
  stateOf,
  SUM_TEST,
  write,
  WRONG,
} from "./support/conversation.ts";
import { codeRun, post } from "./support/service.ts";
import { withModel } from "./support/with-model.ts";

const CHEAT = 'import { test } from "node:test";\ntest("nothing", () => {});\n';
const TIMES_TEST = SUM_TEST.replaceAll("sum", "times").replace("3)", "2)");

test("a conversation's runs go on from one another: files with their origin, open failures, an account, and what is sealed", async (t) => {
  const { service, model } = await withModel(
    t,
    plays({
      "Write sum.mjs.": [
        { ...write("sum.mjs", WRONG), text: "- [ ] write sum.mjs\n- [ ] test it" },
        bash("node --test sum.test.mjs"),
      ],
      "Go on, please.": [write("sum.mjs", RIGHT), finish()],
      "Do nothing now.": [finish()],
      "Cheat with tests.": [write("sum.test.mjs", CHEAT), write("sum.mjs", WRONG), finish()],
      "Write times.": [write("times.test.mjs", TIMES_TEST), finish("node --test times.test.mjs")],
      "Bend it.": [write("times.mjs", "export const times = () => 0;\n"), finish()],
    }),
  );
  const conversation_id = "a-sum";
  const ask = (task: string, more: object = {}) => codeRun(service, { task, conversation_id, ...more });

  const first = (await ask(GIVEN.task, { files: GIVEN.files, max_steps: 2 })).events;
  assert.equal(last(first, "code_start").resumed, false);
  assert.equal(last(first, "code_done").exit_reason, "max_steps");
  const open = await stateOf(service, conversation_id);
  assert.deepEqual([open.status, open.goal, open.runs], ["open", "Write sum.mjs.", 1]);
  assert.deepEqual(
    open.plan.map(({ id, status, text }) => [id, status, text]),
    [
      ["check", "open", "passes: node --test sum.test.mjs"],
      ["agent-1", "open", "write sum.mjs"],
      ["agent-2", "open", "test it"],
    ],
  );
  assert.deepEqual(
    open.open_failures.map(({ cmd, exit_code }) => [cmd, exit_code]),
    [["node --test sum.test.mjs", 1]],
  );
  assert.match(open.open_failures[0]!.tail, /-1/);
  const commands = dataOf(first, "command_finished").map(({ command_id }) => command_id);
  assert.ok(open.facts.every(({ source }) => commands.includes(source)));
  assert.deepEqual(
    open.attempts.map(({ step, what, result }) => [step, what, result]),
    [
      [1, "write sum.mjs", "wrote sum.mjs, 1 line"],
      [2, "bash node --test sum.test.mjs", "exit code: 1"],
    ],
  );
  assert.deepEqual(open.files.map(({ path }) => path).toSorted(), ["sum.mjs", "sum.test.mjs"]);
  const sealed = last(first, "code_receipt");
  assert.deepEqual(open.chain, [sealed.receipt_sha]);
  const { opening, receipt } = sealed;
  assert.equal(receipt.state_in, "");
  assert.equal(receipt.state_out, await commit(opening, "state_out", stateText(open)));

  const second = (await ask("Go on, please.")).events;
  const { run_id } = last(first, "code_start");
  assert.equal(last(second, "code_start").resumed, true);
  assert.match(
    carried(second),
    new RegExp(`^Going on from ${run_id} \\(receipt ${sealed.receipt_sha.slice(0, 12)}\\)`),
  );
  assert.match(carried(second), /1 as you sent it, 1 as earlier runs left it.*1 open failure is run again/);
  const rerun = dataOf(second, "command_finished")[0]!;
  assert.deepEqual([rerun.cmd, rerun.step, rerun.exit_code], ["node --test sum.test.mjs", 0, 1]);
  const told = firstMessage(
    model.requests.findLast(({ body }) => firstMessage(body).includes("Go on"))!.body,
  );
  assert.match(told, /^<task>\nWrite sum\.mjs\.\n\nGo on, please\.\n<\/task>/);
  assert.match(told, /<earlier>[\s\S]*max_steps after 2 steps[\s\S]*rerun just now[\s\S]*exit code: 1/);
  const passed = last(second, "code_done");
  assert.deepEqual([passed.ok, passed.check.kind, passed.check.before], [true, "given", "failed"]);
  assert.deepEqual(passed.files, ["sum.mjs"]);
  const after = last(second, "code_receipt");
  assert.equal(after.receipt.state_in, await commit(after.opening, "state_in", stateText(open)));
  const done = await stateOf(service, conversation_id);
  assert.deepEqual([done.status, done.next, done.open_failures, done.runs], ["done", null, [], 2]);
  assert.deepEqual(done.chain, [sealed.receipt_sha, after.receipt_sha]);
  assert.deepEqual(done.last_run, {
    run_id: last(second, "code_start").run_id,
    ok: true,
    receipt_sha: after.receipt_sha,
  });
  assert.ok(done.version > open.version);

  const idle = last((await ask("Do nothing now.")).events, "code_done");
  assert.deepEqual([idle.ok, idle.exit_reason, idle.check.before], [false, "stuck", "passed"]);
  const cheat = (await ask("Cheat with tests.", { max_steps: 3 })).events;
  assert.deepEqual([last(cheat, "code_done").ok, last(cheat, "code_done").check.kind], [false, "given"]);
  assert.ok(dataOf(cheat, "agent_note").some(({ text }) => text === "restored as given: sum.test.mjs"));

  const other = { conversation_id: "a-times" };
  const wrote = last((await ask("Write times.", { ...other, max_steps: 2 })).events, "code_done");
  assert.equal(wrote.ok, false);
  const bent = last(
    (await ask("Bend it.", { ...other, max_steps: 3, check_cmd: "node --test times.test.mjs" })).events,
    "code_done",
  );
  assert.deepEqual([bent.ok, bent.check.plan?.kind, bent.check.plan?.protected], [false, "self_test", []]);
  assert.notEqual(bent.check.kind, "given");
});

test("state is shown to its owner alone, by both routes, with an ETag", async (t) => {
  const { service } = await withModel(t, plays({ "Write sum.mjs.": [write("sum.mjs", RIGHT), finish()] }));
  const id = "of:some@body.1-2_3";
  const mine = { "X-Workspace-Owner": "ann" };
  const url = (of: string) => `${service.api}/code/task_state${of}`;
  const status = async (of: string, headers: Record<string, string> = {}) =>
    (await fetch(url(of), { headers })).status;
  const run = await post(`${service.api}/code/run`, { ...GIVEN, conversation_id: id }, mine);
  await run.text();

  const state = await stateOf(service, id, mine);
  const byPath = await fetch(url(`/${id}`), { headers: mine });
  assert.deepEqual(await byPath.json(), state);
  const tag = byPath.headers.get("etag")!;
  assert.match(tag, /^"[0-9a-f]{32}"$/);
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
    const same = await fetch(url(`?conversation_id=${id}`), { headers: { ...mine, "If-None-Match": known } });
    assert.deepEqual([same.status, same.headers.get("etag"), await same.text()], [304, tag, ""], known);
  }
  assert.equal(await status(`/${id}`, { ...mine, "If-None-Match": '"other"' }), 200);
  for (const headers of [{}, { "X-Workspace-Owner": "bob" }])
    assert.equal(await status(`/${id}`, headers), 404);
  const unknown = await fetch(url("/nothing-here"), { headers: mine });
  assert.deepEqual(
    [unknown.status, ((await unknown.json()) as { code: string }).code],
    [404, "task_state_not_found"],
  );
  const odd = ["", "?conversation_id=", "?conversation_id=a%20b", `?conversation_id=${"a".repeat(129)}`];
  for (const query of [...odd, "/a%20b", "/a%2Fb", "/%00", `/${"a".repeat(129)}`, "/%E0%A4%A", "/ü"])
    assert.equal(await status(query, mine), 400, query);
  for (const query of ["?conversation_id=__proto__", "/constructor", "/..%2e", "/@"])
    assert.equal(await status(query, mine), 404, query);
});
