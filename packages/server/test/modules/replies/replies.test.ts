import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { Problem } from "../../../src/base/problem.ts";
import { createVault } from "../../../src/base/vault.ts";
import { createReplies } from "../../../src/modules/replies/replies.ts";
import { temporaryStore } from "../../support/store.ts";

async function desk(t: TestContext) {
  const { db, clock } = await temporaryStore(t);
  const replies = createReplies({ db, clock, vault: createVault([Buffer.alloc(32, 1)]) });
  const state = { made: 0 };
  const ask = (over: object = {}) =>
    replies.once({ scope: "s", key: "k", body: { a: 1 }, ...over }, async () => ({
      secret: `canary-${++state.made}`,
    }));
  return { db, clock, replies, state, ask };
}
const refused = (code: string) => (thrown: unknown) => thrown instanceof Problem && thrown.code === code;

test("the same key and body get the same answer for a day; another scope, or no key, its own", async (t) => {
  const { ask, clock, db } = await desk(t);
  assert.deepEqual(await ask(), { secret: "canary-1" });
  assert.deepEqual(await ask(), { secret: "canary-1" });
  assert.deepEqual(await ask({ scope: "other" }), { secret: "canary-2" });
  assert.deepEqual(await ask({ key: undefined }), { secret: "canary-3" });
  await assert.rejects(ask({ body: { a: 2 } }), refused("idempotency_mismatch"));
  assert.doesNotMatch(JSON.stringify(await db.selectFrom("reply").selectAll().execute()), /canary/);
  clock.advance(24 * 3_600_000 + 1);
  assert.deepEqual(await ask(), { secret: "canary-4" });
});

test("while an answer is made its key waits; a failure frees it, and so does a maker that is gone", async (t) => {
  const { replies, ask, clock, state } = await desk(t);
  let fail: (why: Error) => void = () => undefined;
  const first = replies.once(
    { scope: "s", key: "k", body: { a: 1 } },
    () => new Promise((_, reject) => (fail = reject)),
  );
  while (true) {
    const again = await ask().catch((thrown: unknown) => thrown);
    assert.ok(again instanceof Problem && again.code === "idempotency_in_progress");
    if (fail.length > 0) break;
  }
  fail(new Error("the world ended"));
  await assert.rejects(first, /world/);
  assert.deepEqual(await ask(), { secret: "canary-1" });

  void replies.once({ scope: "s", key: "gone", body: { a: 1 } }, () => new Promise(() => undefined));
  await assert.rejects(ask({ key: "gone" }), refused("idempotency_in_progress"));
  clock.advance(60_001);
  assert.deepEqual(await ask({ key: "gone" }), { secret: "canary-2" });
  assert.equal(state.made, 2);
});

test("of many at once one makes the answer", async (t) => {
  const { ask, state } = await desk(t);
  const got = await Promise.allSettled(Array.from({ length: 20 }, () => ask()));
  assert.equal(state.made, 1);
  for (const one of got)
    assert.ok(one.status === "fulfilled" || refused("idempotency_in_progress")(one.reason));
});
