import assert from "node:assert/strict";
import { test } from "node:test";
import { HOSTED, service } from "./rig.ts";
import { finishedRun, WRITES } from "./scripts.ts";
import { everyRouteAnswered } from "./topics.ts";

const BY_QUERY = { query: { conversation_id: "talk" } };
const BY_PATH = { params: { id: "talk" } };
const inTalk = { body: { task: "Write two files.", conversation_id: "talk" } };

test("what is kept of a conversation is the same by its path and by its query", async (t) => {
  const rig = await service(t, { script: WRITES });
  const { id } = await finishedRun(rig, inTalk);
  const state = await rig.json("taskState", BY_QUERY);
  assert.deepEqual(await rig.json("taskStateById", BY_PATH), state);
  assert.deepEqual([state.conversation_id, state.last_run.run_id], ["talk", id]);
  assert.deepEqual(
    state.files.map(({ path }) => path),
    ["notes/a b.txt", "run.sh"],
  );
});

test("an answer that has not changed is left out, however the caller names it", async (t) => {
  const rig = await service(t, { script: WRITES });
  await finishedRun(rig, inTalk);
  const first = await rig.ask("taskState", BY_QUERY);
  const tag = first.headers.get("etag")!;
  assert.match(tag, /^"[0-9a-f]{32}"$/);
  assert.equal((await rig.ask("taskStateById", BY_PATH)).headers.get("etag"), tag);
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
    const again = await rig.ask("taskState", { ...BY_QUERY, headers: { "If-None-Match": known } });
    assert.deepEqual([again.status, await again.text(), again.headers.get("etag")], [304, "", tag], known);
    const byPath = await rig.ask("taskStateById", { ...BY_PATH, headers: { "If-None-Match": known } });
    assert.equal(byPath.status, 304, known);
  }
  for (const other of ['"other"', tag.slice(1, -1), ""]) {
    const whole = await rig.ask("taskState", { ...BY_QUERY, headers: { "If-None-Match": other } });
    assert.equal(whole.status, 200, other);
  }
});

test("the tag of an answer changes with what is kept", async (t) => {
  const rig = await service(t, { script: WRITES });
  await finishedRun(rig, inTalk);
  const before = (await rig.ask("taskState", BY_QUERY)).headers.get("etag")!;
  rig.clock.advance(1_000);
  await finishedRun(rig, inTalk);
  const now = await rig.ask("taskState", { ...BY_QUERY, headers: { "If-None-Match": before } });
  assert.equal(now.status, 200);
  assert.notEqual(now.headers.get("etag"), before);
});

test("a conversation of nobody, or of another owner, is not found", async (t) => {
  const rig = await service(t, { script: WRITES });
  await finishedRun(rig, { ...inTalk, headers: { "X-Workspace-Owner": "ann" } });
  await rig.refused("taskState", 404, "task_state_not_found", BY_QUERY);
  await rig.refused("taskStateById", 404, "task_state_not_found", BY_PATH);
  const ann = await rig.json("taskState", { ...BY_QUERY, headers: { "X-Workspace-Owner": "ann" } });
  assert.equal(ann.conversation_id, "talk");
});

test("an id that is none is refused by its field", async (t) => {
  const { refused } = await service(t);
  const missing = await refused("taskState", 400, "invalid_request");
  assert.deepEqual([missing.param, missing.detail], ["conversation_id", "`conversation_id` is required"]);
  const wrong = await refused("taskStateById", 400, "invalid_request", { params: { id: "a b" } });
  assert.equal(wrong.param, "id");
});

test("of people behind one address only what nobody else would name is kept", async (t) => {
  const rig = await service(t, { script: WRITES, env: HOSTED });
  await finishedRun(rig, inTalk);
  const { detail } = await rig.refused("taskState", 404, "task_state_not_found", BY_QUERY);
  assert.match(detail, /20 characters/);
  const long = "a-name-that-nobody-guesses";
  await finishedRun(rig, { body: { task: "Write.", conversation_id: long } });
  assert.equal((await rig.json("taskStateById", { params: { id: long } })).conversation_id, long);
});

everyRouteAnswered("task-state");
