import assert from "node:assert/strict";
import { test } from "node:test";
import { createRequestLimits } from "../../../src/modules/access/request-limits.ts";
import { fakeClock } from "../../support/clock.ts";

const limited = (perMinute: number, streams = 0) => {
  const clock = fakeClock();
  return { clock, limits: createRequestLimits({ perMinute, streams, clock }) };
};

test("a minute's requests may come at once; then they come back evenly", () => {
  const { clock, limits } = limited(60);
  for (let i = 0; i < 60; i++) assert.equal(limits.request("a"), null);
  assert.equal(limits.request("a"), 1_000);
  clock.advance(400);
  assert.equal(limits.request("a"), 600);
  clock.advance(600);
  assert.equal(limits.request("a"), null);
  assert.equal(limits.request("a"), 1_000);
});

test("refused requests do not lengthen the wait, and nobody saves up more than a minute's", () => {
  const { clock, limits } = limited(60);
  for (let i = 0; i < 500; i++) limits.request("a");
  assert.equal(limits.request("a"), 1_000);
  clock.advance(3_600_000);
  for (let i = 0; i < 60; i++) assert.equal(limits.request("a"), null);
  assert.equal(limits.request("a"), 1_000);
});

test("a caller takes nothing from another, and 0 is no limit", () => {
  const { limits } = limited(1, 1);
  assert.equal(limits.request("a"), null);
  assert.equal(limits.request("a"), 60_000);
  assert.equal(limits.request("b"), null);
  assert.deepEqual(
    [limits.openStream("a"), limits.openStream("a"), limits.openStream("b")],
    [true, false, true],
  );
  const all = limited(0).limits;
  for (let i = 0; i < 5_000; i++) assert.ok(all.request("a") === null && all.openStream("a"));
});

test("a stream that ends makes room for one, and one that was refused does not count", () => {
  const { limits } = limited(0, 2);
  assert.deepEqual(
    [1, 2, 3, 4].map(() => limits.openStream("a")),
    [true, true, false, false],
  );
  limits.closeStream("a");
  assert.deepEqual([limits.openStream("a"), limits.openStream("a")], [true, false]);
});

test("callers that come once each do not fill the memory, nor push out one that asks all the time", () => {
  const { clock, limits } = limited(60);
  for (let i = 0; i < 60; i++) limits.request("busy");
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < 400_000; i++) {
    limits.request(`once ${i}`);
    if (i % 10_000 === 0) {
      clock.advance(1_000);
      assert.equal(limits.request("busy"), null);
      assert.notEqual(limits.request("busy"), null);
    }
  }
  assert.ok(process.memoryUsage().heapUsed - before < 60 * 1024 ** 2);
});
