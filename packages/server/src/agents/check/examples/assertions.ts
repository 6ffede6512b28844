import path from "node:path";
import type { ParsedTask } from "@signet/builtin-engine";
import type { Space, CheckStep, Toolchain } from "../port.ts";
import { type AddedFile, createAddedFileToolchain } from "./added-file.ts";
import { calledNames, type CalledName } from "./candidate.ts";
import { mirrored } from "./mirrored.ts";
import { importLines } from "./python-module.ts";

/**
 * Checks assertions in a task's text that are not plain examples. They become a test file that only this check adds to the
 * work, and it runs and is cross-checked like a given test. What compares calls by size has to hold the other way round, too.
 * `runs` gives the toolchain for a kind of step.
 */
export const createAssertionToolchain = (
  parsed: ParsedTask,
  runs: (kind: CheckStep["kind"]) => Toolchain,
): Toolchain =>
  createAddedFileToolchain(
    (space) => testFile(space, parsed),
    runs,
    "no file defines what the assertions of the task call",
  );

async function testFile(space: Space, parsed: ParsedTask): Promise<AddedFile | null> {
  const { language, lines } = parsed.asserts!;
  const names = await calledNames(space, lines, parsed);
  if (names.length === 0) return null;
  const folder = path.posix.dirname(names[0]!.file);
  const python = language === "python";
  const asserted = lines.flatMap((line) => [line, mirrored(line, language)]).filter((line) => line !== null);
  // Python searches the folder of a test first, where modules of a package may be named like those of its library.
  const file = python ? "test_assertions_of_task.py" : path.posix.join(folder, "assertions-of-task.test.mjs");
  const text = python
    ? pythonTest(asserted, await importLines(space, names, parsed.imports))
    : javascriptTest(asserted, names, folder);
  const cmd = python ? `python3 -m unittest ${file}` : `node --test ${file}`;
  return {
    step: { kind: python ? "python-unittest" : "node-test", files: [file], cmd, folder: "", flags: [] },
    text,
  };
}

function pythonTest(lines: string[], imports: string[]): string {
  const tests = lines.map(
    (line, i) => `    def test_assertion_${i + 1}(self):\n${line.replace(/^/gm, "        ")}\n`,
  );
  return [
    "import math, unittest",
    ...imports,
    "",
    "class Assertions(unittest.TestCase):",
    tests.join("\n"),
  ].join("\n");
}

/** Takes a name that a module does not export from its text, as if the text were pasted. */
const PICK = `const pick = async (file, name) => {
  const url = new URL(file, import.meta.url);
  const loaded = await import(url.href).catch((thrown) => ({ thrown }));
  for (const from of [loaded, loaded.default, loaded["module.exports"]])
    if (typeof from?.[name] === "function") return from[name];
  if (typeof loaded.default === "function") return loaded.default;
  if (loaded.thrown && !/Cannot use import|Unexpected token 'export'/.test(loaded.thrown.message)) throw loaded.thrown;
  const script = readFileSync(url, "utf8").replace(/^[ \\t]*export[ \\t]+(?:default[ \\t]+)?/gm, "");
  const module = { exports: {} };
  return new Function("require", "module", "exports", script + "\\nreturn " + name + ";")(createRequire(url), module, module.exports);
};`;

function javascriptTest(lines: string[], names: CalledName[], folder: string): string {
  const picks = names.map(({ file, name }) => {
    const from = path.posix.relative(folder, file);
    return `const ${name} = await pick(${JSON.stringify(`./${from}`)}, ${JSON.stringify(name)});`;
  });
  const tests = lines.map((line, i) => `test("assertion ${i + 1}", async () => {\n${line}\n});`);
  return [
    'import { test } from "node:test";',
    'import assert from "node:assert";',
    'import { readFileSync } from "node:fs";',
    'import { createRequire } from "node:module";',
    PICK,
    ...picks,
    ...tests,
    "",
  ].join("\n");
}
