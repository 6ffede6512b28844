import assert from "node:assert/strict";
import { test } from "node:test";
import { createFrameMeter, FRAME_RATES, FramesCostly } from "../../src/protocol/frame-rate.ts";

const [usual, slow, slowest] = FRAME_RATES;

test("a page whose frames cost more than 50 ms draws less often, not a page whose first frame does", () => {
  const meter = createFrameMeter(usual);
  meter.add({ frames: 1, cost: 200 }, 1);
  meter.add({ frames: 9, cost: 90 }, 1);
  assert.throws(() => meter.add({ frames: 10, cost: 900 }, 1), FramesCostly);
});

test("a machine that is slower than usual is no fault of the page", () => {
  createFrameMeter(usual).add({ frames: 10, cost: 900 }, 2);
});

test("a page that draws slowly is not begun again late", () => {
  const meter = createFrameMeter(slow!);
  meter.add({ frames: 12, cost: 1_200 }, 1);
  meter.add({ frames: 4, cost: 2_000 }, 1);
});

test("a page that draws too slowly is told what a frame takes, and what it may take", () => {
  const meter = createFrameMeter(slowest!);
  assert.throws(() => meter.add({ frames: 8, cost: 6_200 }, 1), {
    message: "A frame takes 775 ms here without a GPU, at most 500",
  });
});
