import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { createFeeds } from "../../../src/modules/runs/feeds.ts";

const event = (seq: number, data = "{}") => ({ seq, data });
const upTo = (count: number, data?: string) => Array.from({ length: count }, (_, i) => event(i + 1, data));

function reader(t: TestContext, signal = new AbortController().signal) {
  const feeds = createFeeds<ReturnType<typeof event>>();
  const feed = feeds.subscribe("run_a", signal);
  t.after(() => feed[Symbol.dispose]());
  return { feed, ...feeds };
}

test("a reader is given what follows, once, and waits for the next", async (t) => {
  const { feed, publish } = reader(t);
  const first = feed.next(0);
  publish("run_b", [event(1)]);
  publish("run_a", [event(1), event(2)]);
  assert.deepEqual(await first, [event(1), event(2)]);
  publish("run_a", [event(3)]);
  publish("run_a", [event(4)]);
  assert.deepEqual(await feed.next(2), [event(3), event(4)], "commits that it did not wait for");
  const waits = feed.next(4);
  publish("run_a", [event(5)]);
  assert.deepEqual(await waits, [event(5)]);
});

test("what a reader has seen already is not given again", async (t) => {
  const { feed, publish } = reader(t);
  publish("run_a", upTo(4));
  assert.deepEqual(await feed.next(2), [event(3), event(4)]);
  publish("run_a", [event(5)]);
  assert.equal(await feed.next(5), null);
});

test("a gap, a wrong order, or a commit whose events are not said sends the reader to the database", async (t) => {
  const { feed, publish } = reader(t);
  for (const commits of [
    [[event(2)]],
    [[event(2)], [event(1)]],
    [[event(1)], []],
    [[]],
    [[event(1), event(3)]],
  ]) {
    for (const events of commits) publish("run_a", events);
    assert.equal(await feed.next(0), null, JSON.stringify(commits));
  }
  publish("run_a", [event(1)]);
  assert.deepEqual(await feed.next(0), [event(1)], "and afterwards it is given events again");
});

test("a reader that does not read holds a bounded number of events and of characters", async (t) => {
  const { feed, publish } = reader(t);
  for (const commits of [[upTo(201)], upTo(201).map((one) => [one]), [upTo(5, "x".repeat(200_000))]]) {
    for (const events of commits) publish("run_a", events);
    assert.equal(await feed.next(0), null);
  }
  publish("run_a", upTo(200));
  assert.equal((await feed.next(0))?.length, 200);
});

test("a waiting reader is let go on abort, and looks into the database every few seconds", async (t) => {
  t.mock.timers.enable({ apis: ["setInterval"] });
  const leaves = new AbortController();
  const { feed } = reader(t, leaves.signal);
  const polled = feed.next(0);
  t.mock.timers.tick(5_000);
  assert.equal(await polled, null);
  const left = feed.next(0);
  leaves.abort();
  assert.deepEqual([await left, await feed.next(0)], [null, null]);
});
