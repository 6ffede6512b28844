import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test, type TestContext } from "node:test";
import { judgeAnswer } from "../../../src/agents/chat/proof/judge-answer.ts";
import { proveAnswer } from "../../../src/agents/chat/proof/prove-answer.ts";
import { outcomes, page } from "./outcomes-rig.ts";

const crates = (count: number) => Array.from({ length: count }, (_, i) => i);
const ANSWER = crates(30)
  .map((i) => `Crate ${i} weighs ${100 + i} kg.`)
  .join("\n");
const SOURCES = { findings: [page(ANSWER)], given: [] };

/** Has each look at the work of this thread tell so many milliseconds more than the last one. */
function slowThread(t: TestContext, step: number) {
  let now = 0;
  t.mock.method(process, "threadCpuUsage", () => ({ user: (now += 1_000 * step), system: 0 }));
}

test("what is left of an answer when its time is over is not supported", () => {
  let left = 12;
  const judged = judgeAnswer(ANSWER, SOURCES, () => left-- > 0)
    .filter((one) => one !== undefined)
    .map(({ outcome }) => outcome)
    .toArray();
  assert.equal(judged.length, 30);
  // One look at the clock was for the page.
  assert.deepEqual(new Set(judged.slice(0, 11)), new Set(["supported"]));
  assert.deepEqual(new Set(judged.slice(11)), new Set(["own_knowledge"]));
});

async function claimsOf(answer: string) {
  const proofs = await proveAnswer(answer, SOURCES);
  return proofs.map(({ data }) => data as { claim: string; verified: boolean });
}

test("the first answer of a process has ten times as long: its patterns are not compiled yet", () => {
  const first = `
    import { proveAnswer } from ${JSON.stringify(import.meta.resolve("../../../src/agents/chat/proof/prove-answer.ts"))};
    import { page } from ${JSON.stringify(import.meta.resolve("./outcomes-rig.ts"))};
    const answer = ${JSON.stringify(ANSWER)};
    let now = 0;
    process.threadCpuUsage = () => ({ user: (now += 250_000), system: 0 });
    for (let times = 0; times < 2; times++) {
      const proofs = await proveAnswer(answer, { findings: [page(answer)], given: [] });
      console.log(proofs.every(({ data }) => data.verified));
    }`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", first], {
    encoding: "utf8",
  });
  assert.equal(stdout, "true\nfalse\n", stderr);
});

test("the proofs of an answer end after two seconds of work, with all of its claims", async (t) => {
  await claimsOf("Crate 1 weighs 101 kg.");
  slowThread(t, 250);
  const claims = await claimsOf(ANSWER);
  assert.match(claims[0]!.claim, /^Crate 0 weighs 100 kg\./);
  assert.equal(claims[0]!.verified, true);
  assert.match(claims.at(-1)!.claim, /Crate 29 weighs 129 kg\.$/);
  assert.equal(claims.at(-1)!.verified, false);
});

test("others go first while an answer takes long, and wait for nothing while it does not", async (t) => {
  for (const [step, most] of [
    [20, Infinity],
    [0, 0],
  ] as const) {
    slowThread(t, step);
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns++;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    const claims = await proveAnswer(ANSWER, SOURCES);
    isOver = true;
    assert.ok(claims.length > 0);
    assert.ok(turns <= most && turns >= Math.min(most, 20), `${turns} turns at ${step} ms a look`);
    t.mock.restoreAll();
  }
});

test("much evidence is read one by one first, which changes no outcome", () => {
  const text = crates(700)
    .map((i) => `Crate ${i} weighs ${100 + i} kg.`)
    .join("\n");
  const few = [page(text), page("The depot opens at 9:30.")];
  const many = [...few, ...crates(10).map((i) => page(`${text}\nThis is copy ${i}.`))];
  const answer =
    "Crate 4 weighs 104 kg.\nCrate 5 weighs 104 kg.\nThe depot opens at 9:30.\nIt opens at 8:30.";
  assert.deepEqual(outcomes(answer, many), outcomes(answer, few));
  const pieces = judgeAnswer(answer, { findings: many, given: [] }).toArray();
  assert.equal(pieces.length, 2 * many.length + 4);
});
