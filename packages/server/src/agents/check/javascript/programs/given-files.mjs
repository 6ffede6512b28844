// The protected files: their texts, and which of them a file loads.
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { definesOrAsserts } from "./helpers.mjs";
import { listedBy } from "./listed.mjs";
import { startsItself } from "./other-values.mjs";
import { importsOf, namesIn, read } from "./parse.mjs";

/** The most bytes of a file that is read. */
export const MAX_BYTES = 512 << 10;

/** Files that `specifier` could refer to in the file `at`. */
function candidatesOf(at, specifier) {
  if (!specifier.startsWith(".")) return [];
  const base = path.posix.join(path.posix.dirname(at), specifier);
  return [base, ...[".js", ".cjs", ".mjs", ".ts", "/index.js"].map((end) => `${base}${end}`)];
}

const isFile = (name) => statSync(name, { throwIfNoEntry: false })?.isFile() ?? false;

/** Whether a file uses a test runner. */
export const usesRunner = (source) => [...namesIn(source.tree).values()].some(({ from }) => from === "test");

/** What is known of the protected files `fixed`. `isFramework`: a framework loads the tests, so that no file does by a listing. */
export function givenFiles(fixed, isFramework) {
  const texts = new Map();

  function load(file) {
    if (!texts.has(file)) {
      const text = readFileSync(file, "utf8");
      texts.set(file, text.length > MAX_BYTES ? null : read(text, file));
    }
    return texts.get(file);
  }

  /** The protected source file that `specifier` refers to in the file `at`, or undefined. */
  const resolved = (at, specifier) =>
    candidatesOf(at, specifier).find((name) => fixed.has(name) && /\.[cm]?[jt]s$/.test(name));

  /** The same, only if the file reports to the guard and no other file could be meant. */
  function reporting(at, specifier) {
    const found = resolved(at, specifier);
    const source = found && load(found);
    const others = candidatesOf(at, specifier).filter((name) => name !== found && isFile(name));
    return source && others.length === 0 && !startsItself(source.code) ? found : undefined;
  }

  /** The protected data that `specifier` refers to in the file `at`, or undefined. */
  function dataAt(at, specifier) {
    if (!specifier.startsWith(".") || resolved(at, specifier)) return undefined;
    const base = path.posix.join(path.posix.dirname(at), specifier);
    // A specifier without extension may refer to a script of the work.
    return base.endsWith(".json") && fixed.has(base) ? base : undefined;
  }

  /** The text of that data, or undefined. */
  function dataOf(at, specifier) {
    const base = dataAt(at, specifier);
    if (base === undefined) return undefined;
    const text = readFileSync(base, "utf8").replace(/^\uFEFF/, "");
    return !text || text.length > MAX_BYTES ? undefined : text;
  }

  /** Protected test files that `file` may load by a listing of their folder, if it tests nothing itself. */
  function listed(file) {
    const source = load(file);
    if (!source || isFramework || definesOrAsserts(source.tree, () => true)) return [];
    const tests = [...fixed].filter((name) => name !== file && /\.[cm]?[jt]s$/.test(name));
    return listedBy(file, source, tests).filter((name) => {
      const test = load(name);
      return test && usesRunner(test);
    });
  }

  /** Protected files that `file` loads, itself first. */
  function reached(file) {
    const found = new Set([file, ...listed(file)]);
    for (const at of found) {
      const source = load(at);
      for (const specifier of source ? importsOf(source.tree) : []) {
        const next = resolved(at, specifier);
        if (next) found.add(next);
      }
    }
    return [...found];
  }

  /** Those of the files `reached` that the first of them unconditionally loads, also by others, before it does anything else. */
  function loadedFirst(reached) {
    const found = new Set([reached[0]]);
    for (const file of found)
      for (const name of reached) if (isLoaded(load(file), file, name)) found.add(name);
    return found;
  }

  return { load, resolved, reporting, dataOf, dataAt, reached, loadedFirst };
}

/** Whether `file` unconditionally loads the protected file `name` before it does anything else. */
function isLoaded(source, file, name) {
  const stem = (at) => at.replace(/(?:\/index)?\.[cm]?[jt]s$/, "");
  const named = (node) =>
    node?.type === "Literal" &&
    stem(path.posix.join(path.posix.dirname(file), String(node.value))) === stem(name);
  return (
    Boolean(source) &&
    source.tree.body.some(
      (statement) =>
        (statement.type === "ImportDeclaration" && named(statement.source)) ||
        (statement.type === "VariableDeclaration" &&
          statement.declarations.some(({ init }) => {
            let at = init;
            while (at?.type === "MemberExpression") at = at.object;
            return at?.type === "CallExpression" && at.callee.name === "require" && named(at.arguments[0]);
          })),
    )
  );
}
