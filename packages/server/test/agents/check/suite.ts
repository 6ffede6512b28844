import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import type { Toolchain } from "../../../src/agents/check/port.ts";
import type { CheckCase } from "./cases/case.ts";
import { drawn, sampleOf } from "../../../../../test/support/drawn.ts";
import { PYTHON } from "./languages.ts";
import { rigOf } from "./rig.ts";

const { judge } = rigOf(PYTHON);

/** Runs a table of cases through a toolchain and prints how many ended as they must. */
export function suite(toolchain: Toolchain, says: string, table: CheckCase[], accepted: boolean): void {
  const cases = drawn(table, 1);
  let right = 0;
  const layers: Record<string, number> = {};
  describe(says, { concurrency: 2 }, () => {
    for (const one of cases)
      test(one.name, async () => {
        const outcome = await judge(toolchain, one);
        layers[outcome.layer] = (layers[outcome.layer] ?? 0) + 1;
        assert.equal(
          outcome.accepted,
          accepted,
          `${outcome.layer}: ${outcome.why} (control ${outcome.control?.result})`,
        );
        right += 1;
      });
    after(() =>
      console.log(`# ${says}: ${right} of ${cases.length}${sampleOf(cases, table)}`, JSON.stringify(layers)),
    );
  });
}
