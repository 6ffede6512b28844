import type { GivenFile } from "@signet/contract";
import { bytesOf } from "./place.ts";
import { baseOf, type Role } from "./roles.ts";

const MAX_READ = 256 << 10;
const MODULE = /\.(?:py|[cm]?[jt]s)$/;
/** Statements that show that a module does more than hold values. */
const COMPUTES =
  /^[ \t]{0,40}(?:async )?(?:def|class|import|from|for|while|with|if|try)\b|\blambda\b|\bfunction\b|=>|\brequire\s?\(|^[ \t]{0,40}(?:import|export \{|export \*)/m;
const HOLDS =
  /^[A-Za-z_]\w{0,80}[ \t]{0,8}(?::[^=\n]{0,200})?=(?!=)|^export (?:const|default)\b|\bexports\b/m;
const SAYS_VALUES =
  /^(?:.*[._-])?(?:cases?|expect(?:ed|ations?)?|want(?:ed|s)?|golden|oracle|vectors?)(?:[._-](?:values?|results?|outputs?|data))?\.\w+$/i;
/** Names of modules with assertions for tests. */
const SAYS_ASSERTS = /^(?:.*[._-])?(?:asserts?|assertions?|matchers?|expectations?)\.\w+$/i;
const ASSERTS =
  /^[ \t]{0,80}assert\b|\bAssertionError\b|\bself\.assert|\bassert[.(]|\bfrom ["'](?:chai|expect)["']|\bpytest\.fail\(/m;
const THROWS = /\bthrow\b|\braise\b/;
/** A function that returns a value; assertions return none. */
const ANSWERS = /\breturn[ \t]{1,8}[^\s;}]|\byield\b|^[ \t]{0,80}(?:class)\b/m;
const DEFINES =
  /(?:^[ \t]{0,8}(?:async )?def[ \t]{1,8}|\bfunction[ \t]{1,8}|\bexports\.|\b(?:const|let)[ \t]{1,8})(\w{1,100})/gm;
const ARROW = /=>\s{0,20}(?!\{|assert\b|expect\b)\S/;

/** Names of functions that only assert. */
const NAMES_ASSERTION = /assert|check|expect|same|equal|match|verif|must|should|near|close|^is[A-Z_]/i;

/** Whether a module only asserts, or is named like a module of assertions and does assert. */
function assertsAlone(file: GivenFile, text: string): boolean {
  if (SAYS_ASSERTS.test(baseOf(file.path))) return ASSERTS.test(text) || THROWS.test(text);
  if (!ASSERTS.test(text) || ANSWERS.test(text) || ARROW.test(text)) return false;
  const names = namesIn(text).filter((name) => name !== "assert");
  return names.length > 0 && names.every((name) => NAMES_ASSERTION.test(name));
}

const namesIn = (text: string): string[] => [...text.matchAll(DEFINES)].map(([, name]) => name!);

/** The names of the assertions in a module, as a task may ask for them. */
export function assertionsIn(file: GivenFile): string[] {
  const text = bytesOf(file).subarray(0, MAX_READ).toString();
  return assertsAlone(file, text) ? namesIn(text) : [];
}

/**
 * Python and JavaScript modules that decide although they are not named like tests: values and assertions that only tests
 * import, in addition to the code under test. `roleOf` gives the role of a file by name; `target` is a file
 * that is yet to be written.
 */
export function testValues(
  files: readonly GivenFile[],
  roleOf: (file: GivenFile) => Role,
  target: string | null,
): Set<GivenFile> {
  const modules = files.filter(({ path }) => MODULE.test(path));
  const texts = new Map(modules.map((file) => [file, bytesOf(file).subarray(0, MAX_READ).toString()]));
  const isValues = (file: GivenFile) => {
    if (file.role !== undefined || roleOf(file) !== "source") return false;
    const text = texts.get(file)!;
    const holds = SAYS_VALUES.test(baseOf(file.path)) || (HOLDS.test(text) && !COMPUTES.test(text));
    return holds || assertsAlone(file, text);
  };
  const values = modules.filter(isValues);
  if (values.length === 0) return new Set();
  const isTest = (file: GivenFile) => (file.role ?? roleOf(file)) === "test" || roleOf(file) === "helper";
  const importedBy = new Map(modules.map((file) => [file, importsOf(texts.get(file)!)]));
  const tests = modules.filter(isTest);
  const sources = modules.filter((file) => !isTest(file) && !values.includes(file));
  const isImported = (file: GivenFile, by: readonly GivenFile[]) =>
    by.some((other) => importedBy.get(other)!.has(stemOf(file.path)));
  return new Set(
    values.filter((file) => {
      const using = tests.filter((test) => isImported(file, [test]));
      // If the tests import nothing else, the values are the code under test.
      const hasWork = using.every(
        (test) =>
          sources.some((source) => isImported(source, [test])) ||
          (target !== null && importedBy.get(test)!.has(stemOf(target))),
      );
      return using.length > 0 && hasWork && !isImported(file, sources);
    }),
  );
}

const stemOf = (path: string) => baseOf(path).split(".")[0]!;

const PYTHON_IMPORT =
  /^[ \t]{0,40}(?:from[ \t]{1,8}([\w.]{1,200})[ \t]{1,8})?import[ \t]{1,8}([^\n]{1,2000})/gm;
const RELATIVE = /["']\.{1,2}\/([^"'\n]{1,300})["']/g;

/** The names of modules that a text imports, and the names that it imports from them. */
function importsOf(text: string): Set<string> {
  const names = new Set<string>();
  for (const [, from = "", imported] of text.matchAll(PYTHON_IMPORT))
    for (const name of `${from} ${imported!}`.split(/[^\w]+/)) names.add(name);
  for (const [, path] of text.matchAll(RELATIVE)) names.add(stemOf(path!));
  return names;
}
