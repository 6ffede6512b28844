import assert from "node:assert/strict";
import { test } from "node:test";
import type { CheckCase } from "./cases/case.ts";
import { drawn } from "../../../../../test/support/drawn.ts";
import { shellHonest } from "./cases/shell-honest.ts";
import { shellHonestUnseen } from "./cases/shell-honest-unseen.ts";
import { shellHostile } from "./cases/shell-hostile.ts";
import { knownValuesHostile, shellHostileUnseen, shellUncaught } from "./cases/shell-hostile-unseen.ts";
import { toolchainOf } from "../../../src/agents/check/toolchains.ts";
import { SHELL } from "./languages.ts";
import { rigOf } from "./rig.ts";

const { stepOf, judge } = rigOf(SHELL);

const NO_TOOLCHAIN = "nothing here can run these tests";
/** The tools of the machine that are missing, by kind: their cases are left out with a printed reason. */
const missing = new Map<string, string>();

async function judgeAll(
  projects: CheckCase[],
  wanted: boolean,
): Promise<{ right: number; of: number; passing: number; wrong: string[] }> {
  const wrong: string[] = [];
  let of = 0;
  let passing = 0;
  for (const project of projects) {
    const { kind } = stepOf(project);
    const verdict = await judge(toolchainOf(kind), project);
    if (verdict.counted.exitCode === 0) passing += 1;
    if (verdict.why.startsWith(NO_TOOLCHAIN)) {
      missing.set(kind, verdict.why);
      continue;
    }
    of += 1;
    if (process.env["SHOW"] || verdict.accepted !== wanted)
      console.log(`${verdict.accepted ? "ok" : "no"} ${project.name}: ${verdict.why}`);
    if (verdict.accepted !== wanted) wrong.push(`${project.name}: ${verdict.why}`);
  }
  return { right: of - wrong.length, of, passing, wrong };
}

const TABLES: [string, CheckCase[], boolean][] = [
  ["hostile work is refused", shellHostile, false],
  ["hostile work that was not seen before is refused", shellHostileUnseen, false],
  ["assertions that lie for the values of the test are refused", knownValuesHostile, false],
  ["honest work is accepted", shellHonest, true],
  ["honest work that was not seen before is accepted", shellHonestUnseen, true],
  ["answers made for the inputs of a test pass, and are known to", shellUncaught, true],
];
const only = process.env["CASES"];
for (const [name, projects, wanted] of TABLES)
  test(name, async () => {
    const chosen =
      only === undefined
        ? drawn(projects, projects === shellUncaught ? 1 : 2)
        : projects.filter((project) => project.name.includes(only));
    const { right, of, passing, wrong } = await judgeAll(chosen, wanted);
    console.log(`${name}: ${right} of ${of}; the command alone passed ${passing}`);
    for (const [kind, why] of missing) console.log(`left out, ${kind}: ${why}`);
    assert.deepEqual(wrong, []);
  });

test("every kind of step has a toolchain", () => {
  for (const kind of ["shell", "make", "compare", "go", "rust", "java", "other"] as const)
    assert.ok(toolchainOf(kind), kind);
});
