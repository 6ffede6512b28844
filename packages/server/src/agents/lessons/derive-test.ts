import { type Example, holdsBigInt, literal, parseTask } from "@signet/builtin-engine";
import { bytesOf } from "../check/place.ts";
import { planCheck } from "../check/plan.ts";
import type { ReusableFile } from "./reusable-file.ts";
import type { PastRun } from "./past-run.ts";

const MAX_CHARS = 8_000;
const MAX_EXAMPLES = 20;

export interface DerivedTest {
  path: string;
  test: string;
  testPath: string;
}

/** Derives a technique's test from the task: its only test file, or the examples in its text. Null if neither fits. */
export function deriveTest(source: ReusableFile, past: PastRun): DerivedTest | null {
  const plan = planCheck({
    task: past.task,
    files: [...past.given],
    checkCmd: past.checkCmd,
    mayChange: past.mayChange,
    maxSteps: 1,
  });
  const steps = plan.runs.flatMap((run) => (run.kind === "examples" ? [] : run.steps));
  const paths = [...new Set(steps.filter(({ kind }) => kind !== "other").flatMap(({ files }) => files))];
  if (paths.length === 1 && !paths[0]!.includes("/")) {
    const file = plan.protected.find(({ path }) => path === paths[0]);
    const test = file && bytesOf(file).toString();
    if (!test || test.length > MAX_CHARS || !imports(test, source.path)) return null;
    return { path: source.path, test, testPath: paths[0]! };
  }
  return paths.length > 0 ? null : fromExamples(source, parseTask(past.task).examples);
}

const stemOf = (path: string) => path.replace(/\.[^.]+$/, "");
const imports = (test: string, path: string) => test.includes(stemOf(path));

function fromExamples(
  { path, language, names }: ReusableFile,
  examples: readonly Example[],
): DerivedTest | null {
  const own = examples
    .filter(({ name, args, output }) => names.includes(name) && ![...args, output].some(holdsBigInt))
    .slice(0, MAX_EXAMPLES);
  if (own.length === 0) return null;
  const called = [...new Set(own.map(({ name }) => name))];
  const show = ({ name, args, output }: Example): [string, string] => [
    `${name}(${args.map((arg) => literal(arg, language)).join(", ")})`,
    literal(output, language),
  ];
  if (language === "python") {
    const module = stemOf(path);
    if (!/^[A-Za-z_]\w*$/.test(module)) return null;
    const lines = own.map(show).map(([call, output]) => `        self.assertEqual(${call}, ${output})`);
    const head = `import unittest\n\nfrom ${module} import ${called.join(", ")}\n\n\nclass Examples(unittest.TestCase):`;
    return {
      path,
      testPath: `test_${module}.py`,
      test: `${head}\n    def test_examples(self):\n${lines.join("\n")}\n`,
    };
  }
  const lines = own.map(show).map(([call, output]) => `  assert.deepEqual(${call}, ${output});`);
  const head = `import assert from "node:assert/strict";\nimport { test } from "node:test";\nimport { ${called.join(", ")} } from "./${stemOf(path)}.mjs";\n`;
  return {
    path: `${stemOf(path)}.mjs`,
    testPath: `${stemOf(path)}.test.mjs`,
    test: `${head}\ntest("the examples of the task", () => {\n${lines.join("\n")}\n});\n`,
  };
}
