import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { Script } from "node:vm";
import { bodiesFor, type PrintTarget, techniqueName } from "../../src/programs/bodies.ts";
import type { Program } from "../../src/programs/program.ts";
import { type KnownTechnique, sourceOf, TECHNIQUES, techniques } from "../../src/techniques/catalog.ts";

const TARGETS: PrintTarget[] = ["javascript", "python"];
const call = (slug: string, name: string): Program => ({ kind: "technique", slug, name, args: [] });
const lines = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trimEnd())
    .filter((line) => line !== "");
const read = (slug: string) => readFileSync(path.join(TECHNIQUES, "javascript", `${slug}.mjs`), "utf8");
/** Offers nothing but functions that can be called: all of its source is needed by one of them. */
const isPlain = ({ slug }: KnownTechnique) => !/^export (?:function create|const|class)/m.test(read(slug));

test("of a technique all of whose functions are called, nothing is left out", () => {
  let whole = 0;
  for (const technique of techniques().filter(isPlain))
    for (const target of TARGETS) {
      const { bodies } = bodiesFor(
        technique.functions.map(({ slug, name }) => call(slug, name)),
        target,
      );
      assert.deepEqual(lines(bodies[0]!), lines(sourceOf(technique.slug, target)), technique.slug);
      whole++;
    }
  assert.ok(whole > 250, `${whole}`);
});

test("of a technique one of whose functions is called, that function runs with what it needs, and others are left out", () => {
  let left = 0;
  const python: string[] = [];
  for (const { slug, functions } of techniques())
    for (const { name } of functions)
      for (const target of TARGETS) {
        const { bodies, names } = bodiesFor([call(slug, name)], target);
        assert.ok(names.includes(techniqueName(name, target)), `${slug} ${name}`);
        left += Number(lines(bodies[0]!).length < lines(sourceOf(slug, target)).length);
        const all = bodiesFor(
          functions.map((one) => call(slug, one.name)),
          target,
        ).names;
        const missing = all.filter(
          (one) => !names.includes(one) && new RegExp(`(?<![.\\w"'])${one}\\(`).test(bodies[0]!),
        );
        assert.deepEqual(missing, [], `${slug} ${name} ${target}`);
        if (target === "javascript") assert.doesNotThrow(() => new Script(bodies[0]!), slug);
        else python.push(bodies[0]!);
      }
  assert.ok(left > 400, `${left}`);
  const compiled = execFileSync(
    "python3",
    [
      "-c",
      "import json, sys\nfor text in json.load(sys.stdin):\n    exec(compile(text, 'body', 'exec'), {})\nprint('fine')",
    ],
    { input: JSON.stringify(python), encoding: "utf8" },
  );
  assert.equal(compiled, "fine\n");
});

test("two techniques in one file keep their own constants and helpers", () => {
  for (const target of TARGETS) {
    const { bodies, names } = bodiesFor([call("chunk", "chunk"), call("sliding-windows", "windows")], target);
    assert.equal(new Set(names).size, names.length);
    assert.ok(names.includes("SIZE") && names.includes("SIZE_sliding_windows"), names.join());
    assert.match(bodies[1]!, /= ?SIZE_sliding_windows\b/);
  }
});
