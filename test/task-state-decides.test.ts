import assert from "node:assert/strict";
import { test } from "node:test";
import type { CodeEvent } from "@signet/contract";
import type { Turn } from "../packages/server/test/support/model-server.ts";
import { finish, GIVEN, last, plays, RIGHT, SUM_TEST, write, WRONG } from "./support/conversation.ts";
import { codeRun, type Service } from "./support/service.ts";
import { withModel } from "./support/with-model.ts";
import { IN_FULL } from "./support/drawn.ts";

const endOf = (events: CodeEvent[]) => {
  const { ok, check } = last(events, "code_done");
  return [ok, check.kind];
};
const asking =
  (service: Service, conversation_id: string) =>
  async (task: string, more: object = {}) =>
    (await codeRun(service, { task, conversation_id, max_steps: 4, ...more })).events;

const NOTE = write("notes.md", "Nothing.\n");
const TIMES = "export const times = (a, b) => a * b;\n";
const EXAMPLES = "times(2, 3) -> 6, times(4, 5) -> 20, times(7, 1) -> 7";
const TIMES_TEST = SUM_TEST.replaceAll("sum", "times").replace("3)", "2)");
const SPEC = { path: "tests/spec.test.mjs", content: TIMES_TEST.replace("./", "../") };
const WEAK = SPEC.content.replace("2)", "-1)");

/** The last of these that the first message names is played: an account of earlier runs names those, too. */
const SCRIPTS: Record<string, Turn[]> = {
  "Write sum.mjs.": [write("sum.mjs", RIGHT), finish()],
  "Add times": [NOTE, finish()],
  "Break sum": [write("times.mjs", TIMES), write("sum.mjs", WRONG), finish()],
  "Begin the tests": [NOTE],
  "Make spec pass": [
    write("times.mjs", "export const times = (a, b) => a - b;\n"),
    write(SPEC.path, WEAK),
    finish("node --test tests/spec.test.mjs"),
  ],
  "Then add times": [write("sum.mjs", RIGHT), write("times.mjs", TIMES), finish()],
};

test("the examples of a later request decide beside the tests of an earlier one", async (t) => {
  const { service } = await withModel(t, plays(SCRIPTS));
  const ask = asking(service, "examples");
  assert.deepEqual(endOf(await ask(GIVEN.task, { files: GIVEN.files })), [true, "given"]);
  const idle = await ask(`Add times to times.mjs: ${EXAMPLES}`);
  assert.equal(endOf(idle)[0], false);
  const broken = await ask(`Break sum, add it to times.mjs: ${EXAMPLES}`);
  assert.equal(endOf(broken)[0], false);
  const done = await ask(`Then add times to times.mjs: ${EXAMPLES}`);
  assert.deepEqual(endOf(done), [true, "given"]);
});

test(
  "what an unfinished run was allowed to change does not open the tests that a later request brings",
  IN_FULL,
  async (t) => {
    const { service } = await withModel(t, plays(SCRIPTS));
    const ask = asking(service, "allowed");
    const begun = await ask("Begin the tests, please.", { may_change: ["tests/**"], max_steps: 1 });
    assert.equal(endOf(begun)[0], false);
    const bent = await ask("Make spec pass: write times.mjs.", { files: [SPEC] });
    assert.deepEqual(endOf(bent), [false, "given"]);
  },
);
