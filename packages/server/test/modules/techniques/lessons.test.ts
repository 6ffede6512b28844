import assert from "node:assert/strict";
import { test } from "node:test";
import { createLessons } from "../../../src/modules/techniques/lessons.ts";
import { temporaryStore } from "../../support/store.ts";

test("a lesson whose learner died is taken up again, and after three deaths given up", async (t) => {
  const store = await temporaryStore(t);
  const { db } = store;
  const lessons = createLessons(store);
  const due = { runId: "run_1", account: "a", owner: "" };
  await db.transaction().execute((tx) => lessons.add(tx, due));
  for (let life = 0; life < 3; life++) {
    assert.deepEqual(await lessons.claim(), due);
    assert.equal(await lessons.claim(), undefined, "one learner at a time");
    // The service dies here, and starts anew.
    await lessons.expireAll();
  }
  assert.equal(await lessons.claim(), undefined);
  assert.deepEqual(await db.selectFrom("lesson").selectAll().execute(), []);
});

test("a lesson that was given back costs no try, and one that ended is gone", async (t) => {
  const store = await temporaryStore(t);
  const { db, clock } = store;
  const lessons = createLessons(store);
  await db.transaction().execute((tx) => lessons.add(tx, { runId: "run_1", account: "a", owner: "" }));
  for (let i = 0; i < 5; i++) {
    assert.ok(await lessons.claim());
    await lessons.release("run_1", 1_000);
    assert.equal(await lessons.claim(), undefined);
    clock.advance(1_000);
  }
  const end = () => db.transaction().execute((tx) => lessons.end(tx, "run_1"));
  assert.deepEqual([await end(), await end()], [true, false]);
});
