import assert from "node:assert/strict";
import { test } from "node:test";
import { createDirectSessions } from "../../src/direct-session.ts";

interface Sent {
  id: number;
  method: string;
  params: unknown;
  sessionId?: string;
}

/** Sessions over a connection of which the test is the other end. */
function connection() {
  const sent: Sent[] = [];
  const sessions = createDirectSessions((message) => sent.push(message as Sent));
  // A command that follows an answer is sent a few turns of the queue later.
  const settled = async () => {
    for (let i = 0; i < 8; i++) await Promise.resolve();
  };
  const answer = async (result: object) => {
    await settled();
    assert.equal(sessions.receive({ id: sent.at(-1)!.id, result }), true);
    await settled();
  };
  return { sent, sessions, answer };
}

async function attached() {
  const { sent, sessions, answer } = connection();
  const attaching = sessions.attach("page");
  await answer({ sessionId: "root" });
  await answer({ sessionId: "own" });
  return { sent, sessions, answer, session: await attaching };
}

test("a session is opened from one of its own, so that the driver takes it for no new page", async () => {
  const { sent } = await attached();
  assert.deepEqual(
    sent.map(({ method, sessionId }) => [method, sessionId]),
    [
      ["Target.attachToBrowserTarget", undefined],
      ["Target.attachToTarget", "root"],
    ],
  );
});

test("a command goes to its target and gets its own answer, in whatever order they come", async () => {
  const { sent, sessions, session } = await attached();
  const [first, second] = [session.send("Page.enable"), session.send("Runtime.getHeapUsage")];
  const [one, other] = sent.slice(-2) as [Sent, Sent];
  assert.deepEqual([one.sessionId, other.sessionId], ["own", "own"]);
  assert.equal(sessions.receive({ id: other.id, sessionId: "own", result: { usedSize: 2 } }), true);
  assert.equal(sessions.receive({ id: one.id, sessionId: "own", result: {} }), true);
  assert.deepEqual([await first, await second], [{}, { usedSize: 2 }]);
});

test("what the target refuses is an error that names the command", async () => {
  const { sent, sessions, session } = await attached();
  const sending = session.send("Page.enable");
  sessions.receive({ id: sent.at(-1)!.id, error: { message: "not now" } });
  await assert.rejects(sending, /Page\.enable: not now/);
});

test("messages of the driver are left to it, those of these sessions are not", async () => {
  const { sessions } = await attached();
  assert.equal(sessions.receive({ id: 7, result: {} }), false);
  assert.equal(sessions.receive({ method: "Page.loadEventFired", sessionId: "driver" }), false);
  assert.equal(sessions.receive({ method: "Page.loadEventFired", sessionId: "own" }), true);
});

test("a target that is gone rejects what waits for it and what comes later, and no other", async () => {
  const { sent, sessions, answer, session } = await attached();
  const attaching = sessions.attach("other");
  await answer({ sessionId: "second" });
  const other = await attaching;
  const [lost, kept] = [session.send("Page.enable"), other.send("Page.enable")];
  sessions.receive({
    method: "Target.detachedFromTarget",
    sessionId: "root",
    params: { sessionId: "own" },
  });
  await assert.rejects(lost, /the target is gone/);
  await assert.rejects(session.send("Page.enable"), /the target is gone/);
  sessions.receive({ id: sent.at(-1)!.id, sessionId: "second", result: {} });
  assert.deepEqual(await kept, {});
});

test("when the connection ends, nothing waits for ever", async () => {
  const { sessions, session } = await attached();
  const sending = session.send("Page.enable");
  sessions.end();
  await assert.rejects(sending, /the target is gone/);
  await assert.rejects(sessions.attach("another"), /the target is gone/);
});
