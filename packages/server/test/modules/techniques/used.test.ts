import assert from "node:assert/strict";
import { test } from "node:test";
import { seenIn, useOf } from "../../../src/modules/techniques/used.ts";
import { lesson, pitfall } from "./support.ts";

const BODY = `const SIZE = 3;

export function chunk(items, size = SIZE) {
  const pieces = [];
  for (let at = 0; at < items.length; at += size) pieces.push(items.slice(at, at + size));
  return pieces;
}
`;
const code = lesson({ body: BODY });
const seen = (made: string[], given: string[] = [], failures: string[] = []) =>
  seenIn({ made, given, failures });

test("code counts as used where most of it stands in what the run made, whatever its layout and constants", () => {
  const adapted = BODY.replace("SIZE = 3", "SIZE = 50")
    .replaceAll("  ", "\t")
    .replace("export function", "function");
  for (const made of [BODY, adapted, `// more\n${BODY}\nexport const more = 1;`]) {
    assert.deepEqual(useOf(code, seen([made]), true), { won: true });
    assert.deepEqual(useOf(code, seen([made]), false), { won: false });
  }
});

test("nothing is credited for what came with the task, stands there in part, or cannot be seen", () => {
  assert.equal(useOf(code, seen([BODY], [BODY]), true), null);
  assert.equal(useOf(code, seen(["const pieces = [];\n"]), true), null);
  assert.equal(useOf(code, seen([]), true), null);
  assert.equal(
    useOf(lesson({ body: "export const one = (x) => x + 1;\n" }), seen(["const two = 2;"]), true),
    null,
  );
  assert.equal(useOf({ ...code, kind: "tactic" }, seen([BODY]), true), null);
  assert.equal(useOf(pitfall({ marks: null }), seen([BODY]), true), null);
});

test("a pitfall wins where its mend stands in the work, and loses where its error came all the same", () => {
  const mend = "export const f = (tags) => {\n  return [...tags].join(',')\n};\n";
  assert.deepEqual(useOf(pitfall(), seen([mend]), true), { won: true });
  assert.deepEqual(useOf(pitfall(), seen([mend]), false), { won: false });
  const output = "x\n  TypeError: tags.join  is not a function\n";
  assert.deepEqual(useOf(pitfall(), seen([mend], [], [output]), true), { won: false });
  assert.equal(useOf(pitfall(), seen(["other"]), true), null);
});

test("all techniques of a run are looked for in one reading of what it left", () => {
  const lines = Array.from({ length: 20_000 }, (_, i) => `const a${i} = b + ${i};`).join("\n");
  const output = "x ".repeat(10_000);
  const texts = { made: [lines], given: [lines], failures: Array.from({ length: 500 }, () => output) };
  const took = (work: () => unknown) => {
    const from = process.threadCpuUsage();
    work();
    return process.threadCpuUsage(from).user;
  };
  let read = seenIn(texts);
  const reading = took(() => (read = seenIn(texts)));
  const looking = took(() => [code, pitfall()].map((one) => useOf(one, read, true)));
  assert.ok(looking < reading / 3, `${looking} µs to look, ${reading} µs to read`);
  assert.ok(read.failures.length <= 1.1 * 2 ** 20);
});
