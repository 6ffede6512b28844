import assert from "node:assert/strict";
import { rmSync } from "node:fs";
import { test } from "node:test";
import type { CodeEvent } from "@signet/contract";
import type { Turn } from "../packages/server/test/support/model-server.ts";
import { until } from "../packages/server/test/support/until.ts";
import {
  bash,
  carried,
  dataOf,
  finish,
  firstMessage,
  GIVEN,
  inData,
  last,
  plays,
  RIGHT,
  stateOf,
  SUM_TEST,
  write,
  WRONG,
} from "./support/conversation.ts";
import { codeRun, newUsedFolder, post, readEvents, startService } from "./support/service.ts";
import { modelFor } from "./support/with-model.ts";
import { IN_FULL } from "./support/drawn.ts";

const WEEK_MS = 7 * 86_400_000;
const conversation_id = "kept";
const SCRIPTS: Record<string, Turn[]> = {
  "Write sum.mjs.": [write("sum.mjs", WRONG), bash("node --test sum.test.mjs"), bash("sleep 50")],
  "Go on, please.": [write("notes.txt", "half\n"), finish()],
  "Once more.": [write("sum.mjs", RIGHT), finish()],
  "With a file.": [write("sum.mjs", RIGHT), finish()],
};

interface OldBody {
  v: number;
  dropped?: number;
  parts: { decisions?: unknown }[];
}

test(
  "what is kept of a conversation outlives kill -9, a week, an older form and a damaged file, and goes with its runs",
  IN_FULL,
  async (t) => {
    const dataDir = newUsedFolder();
    let silent = true;
    const { model, env } = await modelFor(t, (body) =>
      silent && firstMessage(body).includes("Go on, please.") ? { fault: "silent" } : plays(SCRIPTS)(body),
    );
    const start = () => startService({ dataDir, env });
    let service = await start();
    t.after(async () => {
      await service.end("SIGKILL");
      rmSync(dataDir, { recursive: true, force: true });
    });
    const ask = (task: string, more: object = {}) => codeRun(service, { task, conversation_id, ...more });
    const begun = post(`${service.api}/code/run`, { ...GIVEN, conversation_id }).catch(() => undefined);
    let inside = 0;
    await until(async () => {
      const answer = await fetch(`${service.api}/code/task_state/${conversation_id}`);
      inside = answer.status === 200 ? ((await answer.json()) as { attempts: unknown[] }).attempts.length : 0;
      return inside === 2;
    }, 60_000);
    const before = await stateOf(service, conversation_id);
    assert.equal(before.status, "working");
    const busy = await post(`${service.api}/code/run`, { task: "Another.", conversation_id });
    const refusal = (await busy.json()) as { code: string; run_id: string };
    assert.deepEqual(
      [busy.status, refusal.code, refusal.run_id],
      [409, "conversation_busy", before.last_run.run_id],
    );
    await service.end("SIGKILL");
    await begun;

    inData(dataDir, (db) => {
      const row = db.prepare("select body_json from task_state").get() as { body_json: string };
      const body = JSON.parse(row.body_json) as OldBody;
      assert.equal(body.v, 2);
      body.v = 1;
      delete body.dropped;
      for (const part of body.parts) delete part.decisions;
      db.prepare("update task_state set body_json = ?").run(JSON.stringify(body));
    });
    service = await start();
    const state = await stateOf(service, conversation_id);
    assert.deepEqual(state, before, "that of the last committed step, in the form of before");
    const { run_id } = state.last_run;
    await post(`${service.api}/runs/${run_id}/cancel`, {});
    await until(async () => (await stateOf(service, conversation_id)).last_run.receipt_sha !== null, 60_000);
    const cut = await stateOf(service, conversation_id);
    assert.deepEqual(
      [cut.status, cut.last_run.ok, cut.next],
      ["open", false, "make `node --test sum.test.mjs` pass"],
    );
    await service.end();
    inData(dataDir, (db) =>
      db.exec(`update run set created_at = created_at - ${WEEK_MS}, started_at = started_at - ${WEEK_MS},
        finished_at = finished_at - ${WEEK_MS};
        update task_state set created_at = created_at - ${WEEK_MS}, updated_at = updated_at - ${WEEK_MS}`),
    );

    service = await start();
    const going = ask("Go on, please.", { max_steps: 2 }).catch(() => undefined);
    await until(
      () => model.requests.some(({ body }) => firstMessage(body).includes("Go on, please.")),
      60_000,
    );
    await service.end("SIGKILL");
    await going;
    silent = false;
    service = await start();
    const id = (await stateOf(service, conversation_id)).last_run.run_id;
    const later: CodeEvent[] = [];
    for await (const { name, data } of readEvents(await fetch(`${service.api}/runs/${id}/events`)))
      later.push({ name, data } as unknown as CodeEvent);
    assert.equal(
      dataOf(later, "code_start").length,
      1,
      "killed before its first step, it is begun as it was begun",
    );
    assert.equal(dataOf(later, "agent_note").filter(({ text }) => text === carried(later)).length, 1);
    assert.equal(last(later, "code_start").resumed, true);
    assert.match(carried(later), /1 as you sent it, 1 as earlier runs left it/);
    assert.deepEqual(last(later, "code_done").files, ["notes.txt", "sum.mjs"]);
    const aged = await stateOf(service, conversation_id);
    assert.ok(Date.parse(aged.updated_at) - Date.parse(aged.created_at) >= WEEK_MS);
    await service.end();
    const damage = (path: string) =>
      inData(dataDir, (db) => {
        const sha = aged.files.find((file) => file.path === path)!.sha256;
        db.prepare("update blob set content = ? where sha256 = ?").run(Buffer.from("x"), sha);
      });
    damage("notes.txt");

    service = await start();
    const next = (await ask("Once more.", { max_steps: 2 })).events;
    assert.match(carried(next), /Left out, because what was kept is damaged or gone: notes\.txt\./);
    assert.deepEqual([last(next, "code_done").ok, last(next, "code_done").files], [true, ["sum.mjs"]]);
    assert.deepEqual(
      last(next, "code_done").check.plan?.protected.map(({ path }) => path),
      ["sum.test.mjs"],
    );
    const mine = { files: [{ path: "sum.mjs", content: WRONG, role: "source" }], max_steps: 2 };
    const own = (await ask("With a file.", mine)).events;
    assert.match(carried(own), /1 as you sent it\./);
    assert.equal(
      last(own, "code_done").check.before,
      "failed",
      "the file that was sent now is the one to begin with",
    );
    const told = firstMessage(model.requests.at(-1)!.body);
    assert.ok(told.startsWith("<task>\nWith a file.\n</task>"), "what passed is not asked for again");

    const whole = await stateOf(service, conversation_id);
    assert.equal(whole.runs, 4);
    const ids = [later, next, own].map((events) => last(events, "code_start").run_id);
    const erase = async (id: string) =>
      assert.equal((await fetch(`${service.api}/runs/${id}`, { method: "DELETE" })).status, 200);
    await erase(ids[0]!);
    const without = await stateOf(service, conversation_id);
    assert.equal(without.runs, 3);
    assert.ok(!without.chain.includes(last(later, "code_receipt").receipt_sha));
    const commands = new Set(dataOf(later, "command_finished").map(({ command_id }) => command_id));
    assert.ok(without.facts.every(({ source }) => !commands.has(source)));
    for (const id of [run_id, ids[1]!, ids[2]!]) await erase(id);
    assert.equal((await fetch(`${service.api}/code/task_state/${conversation_id}`)).status, 404);
    inData(dataDir, (db) => {
      for (const table of ["task_state", "blob", "run_blob"])
        assert.equal(db.prepare(`select count(*) as n from ${table}`).get()!["n"], 0, table);
    });
    const anew = (
      await ask("Nothing is known.", { max_steps: 1, files: [{ path: "t.test.mjs", content: SUM_TEST }] })
    ).events;
    assert.deepEqual([last(anew, "code_start").resumed, carried(anew)], [false, ""]);
  },
);
