import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { createJavascriptToolchain } from "../../../src/agents/check/javascript/toolchain.ts";
import { drawn } from "../../../../../test/support/drawn.ts";
import type { CheckCase } from "./cases/case.ts";
import { OPEN_HONEST, OPEN_HOSTILE } from "./cases/javascript-open.ts";
import { JAVASCRIPT } from "./languages.ts";
import { rigOf } from "./rig.ts";

const toolchain = createJavascriptToolchain();
const { spaceOf, judge } = rigOf(JAVASCRIPT);
const LIMIT_SECONDS = 120;
const MOST_MS = 90_000;

function table(title: string, all: CheckCase[], accepted: boolean): void {
  describe(title, { concurrency: 2 }, () => {
    for (const given of drawn(all, 1))
      it(given.name, async () => {
        const startedMs = performance.now();
        const space = spaceOf(given, { timeoutSeconds: accepted ? LIMIT_SECONDS : 15 });
        const verdict = await judge(toolchain, given, space);
        assert.equal(verdict.accepted, accepted, `${verdict.layer}: ${verdict.why}`);
        if (accepted) assert.equal(verdict.control?.result, "confirmed", verdict.why);
        assert.ok(performance.now() - startedMs < MOST_MS, "the check waited for its time limit");
        assert.equal(space.left, 0, "a sandbox was left open");
      });
  });
}

table("tests that leave something open when they fail", OPEN_HONEST, true);
table("work that does not let a failing run end is refused", OPEN_HOSTILE, false);
