import { literal } from "../task/literal.ts";
import type { Example } from "../task/parsed-task.ts";
import { withFunctions } from "./given-source.ts";
import { findFunction } from "./patch.ts";
import { printFunctions, support, supportFor, withImports, type Written } from "./print.ts";
import type { PrintTarget } from "./bodies.ts";
import { mainOf, type Reading } from "./stdin.ts";

/** How a file exports its functions; a program exports none and prints instead. */
export interface Shape {
  target: PrintTarget;
  exports: "import" | "require" | "python";
  /** The name of the function that is the default export or the whole module, if the tests import it so. */
  whole: string | null;
}

/** A file to write. */
export interface Source {
  path: string;
  content: string;
}

/** Returns a complete file with these functions: the given source with only them replaced or added, or a new one. */
export function fileWith(functions: readonly Written[], shape: Shape, given: string | null): string {
  const isUnnamed = ({ name }: Written) =>
    name === shape.whole && given !== null && findFunction(given, name, shape.target) === null;
  // What the file exports as a whole has no name there, so that it cannot be replaced alone.
  if (given !== null && !functions.some(isUnnamed)) return withFunctions(functions, shape.target, given);
  const mark = shape.exports === "import" ? "export " : "";
  const source = printFunctions(functions, shape.target, mark);
  const names = functions.map(({ name }) => name);
  const whole = shape.whole !== null && names.includes(shape.whole) ? shape.whole : null;
  const rest = exportsOf(shape, names, whole);
  return `${withImports(source, shape.target)}\n${rest === "" ? "" : `\n${rest}\n`}`;
}

/** The export lines for functions that are not exported where they are defined. */
function exportsOf({ exports }: Shape, names: readonly string[], whole: string | null): string {
  if (exports === "import") return whole ? `export default ${whole};` : "";
  if (exports === "python") return "";
  const each = names.map((name) => `module.exports.${name} = ${name};`);
  return [...(whole ? [`module.exports = ${whole};`] : []), ...each].join("\n");
}

/** Returns a program that parses its input, calls `solve` and prints the result. */
export function programWith(solve: Written, reading: Reading, target: PrintTarget): string {
  const main = mainOf(reading, target);
  const body = printFunctions([solve], target);
  const more = supportFor(main, target).filter(
    (name) => !new RegExp(`\\b(?:def|function) ${name}\\(`).test(body),
  );
  const gap = target === "python" ? "\n\n\n" : "\n\n";
  const source = [...more.map((name) => support(target).get(name)!), body, main].join(gap);
  if (target === "javascript") return `import { readFileSync } from "node:fs";\n\n${source}\n`;
  return `${withImports(source, target, ["import sys"])}\n`;
}

/** Writes a test of the examples that needs only the language's built-in test runner. */
export function testFor(
  path: string,
  examples: readonly Example[],
  target: PrintTarget,
): { path: string; content: string; command: string } {
  const base = path.slice(path.lastIndexOf("/") + 1);
  const folder = path.slice(0, path.length - base.length);
  const stem = base.replace(/\.[^.]+$/, "");
  const own = target === "python" ? `${folder}test_${stem}.py` : `${folder}${stem}.test.mjs`;
  const isProgram = examples.every(({ name }) => name === "");
  const content =
    target === "python"
      ? pythonTest(stem, base, examples, isProgram)
      : javascriptTest(base, examples, isProgram);
  const runner = target === "python" ? "python3 -m unittest" : "node --test";
  return { path: own, content, command: `${runner} ${own}` };
}

const callOf = ({ name, args }: Example, target: PrintTarget) =>
  `${name}(${args.map((arg) => literal(arg, target)).join(", ")})`;
const namesOf = (examples: readonly Example[]) => [...new Set(examples.map(({ name }) => name))].join(", ");

function javascriptTest(base: string, examples: readonly Example[], isProgram: boolean): string {
  const head = [
    'import assert from "node:assert/strict";',
    ...(isProgram ? ['import { execFileSync } from "node:child_process";'] : []),
    'import { test } from "node:test";',
  ];
  const taken = isProgram ? [] : [`import { ${namesOf(examples)} } from "./${base}";`];
  const run = isProgram
    ? [
        "",
        "const run = (input) =>",
        `  execFileSync(process.execPath, [new URL("./${base}", import.meta.url).pathname], { input, encoding: "utf8" }).trimEnd();`,
      ]
    : [];
  const tests = examples.map((example) => {
    const made = isProgram
      ? `run(${literal(example.args[0]!, "javascript")})`
      : callOf(example, "javascript");
    const title = JSON.stringify(`${made} gives ${literal(example.output, "javascript")}`);
    return `test(${title}, () => {\n  assert.deepEqual(${made}, ${literal(example.output, "javascript")});\n});`;
  });
  return `${[...head, ...taken, ...run].join("\n")}\n\n${tests.join("\n\n")}\n`;
}

function pythonTest(stem: string, base: string, examples: readonly Example[], isProgram: boolean): string {
  const head = isProgram
    ? `import os\nimport subprocess\nimport sys\nimport unittest\n\nPROGRAM = os.path.join(os.path.dirname(os.path.abspath(__file__)), ${literal(base, "python")})\n\n\ndef run(text):\n    done = subprocess.run([sys.executable, PROGRAM], input=text, capture_output=True, text=True, check=True)\n    return done.stdout.rstrip()`
    : `import os\nimport sys\nimport unittest\n\nsys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))\nfrom ${stem} import ${namesOf(examples)}`;
  const tests = examples.map((example, i) => {
    const made = isProgram ? `run(${literal(example.args[0]!, "python")})` : callOf(example, "python");
    return `    def test_example_${i + 1}(self):\n        self.assertEqual(${made}, ${literal(example.output, "python")})`;
  });
  return `${head}\n\n\nclass Examples(unittest.TestCase):\n${tests.join("\n\n")}\n`;
}
