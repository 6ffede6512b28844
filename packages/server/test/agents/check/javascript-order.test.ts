import assert from "node:assert/strict";
import { after, describe, it } from "node:test";
import { drawn, sampleOf } from "../../../../../test/support/drawn.ts";
import { createJavascriptToolchain } from "../../../src/agents/check/javascript/toolchain.ts";
import {
  javascriptOrderDeclared,
  javascriptOrderFree,
  javascriptOrderHostile,
} from "./cases/javascript-order.ts";
import { JAVASCRIPT } from "./languages.ts";
import { rigOf } from "./rig.ts";

const toolchain = createJavascriptToolchain();
const { spaceOf, stepOf, judge } = rigOf(JAVASCRIPT);

/** Cases of each table that are run outside of the full check. */
const DRAWN = 1;

const KEPT = "state that the work keeps from test to test is refused";

describe(KEPT, { concurrency: 2 }, () => {
  const sample = drawn(javascriptOrderHostile, DRAWN);
  after(() => console.log(`# ${KEPT}: ${sample.length}${sampleOf(sample, javascriptOrderHostile)}`));
  for (const given of sample)
    it(given.name, async () => {
      const verdict = await judge(toolchain, given);
      assert.deepEqual([verdict.accepted, verdict.layer], [false, "order"], verdict.why);
      assert.match(verdict.why, /passed before/);
    });
});

for (const [title, cases] of [
  ["state that the test file shares is declared", javascriptOrderDeclared],
  ["tests that share nothing are independent", javascriptOrderFree],
] as const)
  describe(title, { concurrency: 2 }, () => {
    const sample = drawn(cases, DRAWN);
    after(() => console.log(`# ${title}: ${sample.length}${sampleOf(sample, cases)}`));
    for (const given of sample)
      it(given.name, async () => {
        const { accepted, order, why } = await judge(toolchain, given);
        assert.deepEqual([accepted, order?.result], [true, given.layer], why);
      });
  });

describe("what the check of one file costs", () => {
  const given = javascriptOrderFree[1]!;
  const asked = async (sandboxes: number[]) => {
    const opened = () => {
      const space = spaceOf(given);
      return { space, done: () => void sandboxes.push(space.opened) };
    };
    const step = stepOf(given);
    const [first, second, third] = [opened(), opened(), opened()];
    const counted = await toolchain.count(first.space, step);
    first.done();
    await toolchain.control(second.space, step, counted);
    second.done();
    await toolchain.order(third.space, step, counted);
    third.done();
    assert.equal(first.space.left + second.space.left + third.space.left, 0);
  };
  it("is prepared once for the count, the control and the order, whichever space they are asked with", async () => {
    const sandboxes: number[] = [];
    await asked(sandboxes);
    assert.ok(sandboxes[0]! <= 3, `count opened ${sandboxes[0]}`);
    // One run of the order hides the tests from the work.
    assert.deepEqual(sandboxes.slice(1), [3, 4]);
  });
  it("is prepared once for counts of the same tests, and anew after a control", async () => {
    const fresh = createJavascriptToolchain();
    const opened: number[] = [];
    for (const source of ["export const fib = () => 1;\n", "export const fib = () => 2;\n"]) {
      const space = spaceOf({ ...given, work: { "app.mjs": source } });
      await fresh.count(space, stepOf(given));
      opened.push(space.opened);
    }
    assert.deepEqual(opened, [3, 2]);
    const space = spaceOf(given);
    const counted = await fresh.count(space, stepOf(given));
    await fresh.control(space, stepOf(given), counted);
    const again = spaceOf(given);
    await fresh.count(again, stepOf(given));
    assert.equal(again.opened, 3);
  });
});
