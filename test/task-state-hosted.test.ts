import assert from "node:assert/strict";
import { test } from "node:test";
import { TaskState } from "@signet/contract";
import { callerAt, hostedService, HOPELESS, OWNER, refusal } from "./support/hosted.ts";

const SHORT = "nineteen-characters";
const LONG = "twenty-characters-20";

test("accounts and owners have conversations of their own, and an address only those with long names", async (t) => {
  const { api } = await hostedService(t);
  const here = callerAt(api, "203.0.113.7");
  const { api_key } = await here.mint();
  const keyed = here.with({ "X-SVC-Api-Key": api_key });
  const owned = keyed.with({ "X-Workspace-Owner": "ann" });
  const state = (who: typeof here, id: string) => who.get(`/code/task_state?conversation_id=${id}`);
  const runs = async (who: typeof here, id: string) => {
    const response = await state(who, id);
    if (response.status === 200) return TaskState.strict().parse(await response.json()).runs;
    const { code } = await refusal(response);
    return `${response.status} ${code}`;
  };
  const nothing = "404 task_state_not_found";
  const resumed = async (who: typeof here, id: string) => {
    const { events } = await who.run({ ...HOPELESS, conversation_id: id });
    return events[0]!.data["resumed"];
  };

  assert.equal(await resumed(here, SHORT), false);
  assert.equal(await resumed(here, SHORT), false, "nothing is gone on from");
  const refused = await refusal(await state(here, SHORT));
  assert.deepEqual([refused.status, refused.code], [404, "task_state_not_found"]);
  assert.match(refused.detail, /at least 20 characters/);
  assert.equal((await here.get(`/code/task_state/${SHORT}`)).status, 404);

  assert.equal(await resumed(here, LONG), false);
  assert.equal(await resumed(here, LONG), true);
  assert.equal(await runs(here, LONG), 2);
  for (const other of [
    keyed,
    callerAt(api, "203.0.113.8"),
    here.with({ "X-Workspace-Owner": "ann" }),
    here.with(OWNER),
  ])
    assert.equal(await runs(other, LONG), nothing);

  for (const id of [SHORT, LONG, "x"]) assert.equal(await resumed(owned, id), false, "not another's");
  assert.equal(await resumed(owned, "x"), true);
  assert.deepEqual([await runs(owned, "x"), await runs(owned, SHORT)], [2, 1]);
  for (const other of [keyed, here, keyed.with({ "X-Workspace-Owner": "bob" }), here.with(OWNER)])
    assert.equal(await runs(other, "x"), nothing);
});
