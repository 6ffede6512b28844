import type { GivenFile } from "@signet/contract";
import { bytesOf } from "./place.ts";
import { baseOf, type Role } from "./roles.ts";

const MOST_READ = 256 << 10;
const MODULE = /\.(?:py|[cm]?[jt]s)$/;
/** Words by which a module does more than to hold values. */
const COMPUTES =
  /^[ \t]{0,40}(?:async )?(?:def|class|import|from|for|while|with|if|try)\b|\blambda\b|\bfunction\b|=>|\brequire\s?\(|^[ \t]{0,40}(?:import|export \{|export \*)/m;
const HOLDS =
  /^[A-Za-z_]\w{0,80}[ \t]{0,8}(?::[^=\n]{0,200})?=(?!=)|^export (?:const|default)\b|\bexports\b/m;
const SAYS_VALUES =
  /^(?:.*[._-])?(?:cases?|expect(?:ed|ations?)?|want(?:ed|s)?|golden|oracle|vectors?)(?:[._-](?:values?|results?|outputs?|data))?\.\w+$/i;

/**
 * Modules of Python and JavaScript that no test's name gives away and that decide all the same: values that tests alone
 * import, beside the code that they test. `roles` are those of the names.
 */
export function testValues(files: readonly GivenFile[], roleOf: (file: GivenFile) => Role): Set<GivenFile> {
  const modules = files.filter(({ path }) => MODULE.test(path));
  const texts = new Map(modules.map((file) => [file, bytesOf(file).subarray(0, MOST_READ).toString()]));
  const isValues = (file: GivenFile) => {
    if (file.role !== undefined || roleOf(file) !== "source") return false;
    const text = texts.get(file)!;
    return SAYS_VALUES.test(baseOf(file.path)) || (HOLDS.test(text) && !COMPUTES.test(text));
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
      // Where the tests import nothing else, the values are what they test.
      const hasWork = using.every((test) => sources.some((source) => isImported(source, [test])));
      return using.length > 0 && hasWork && !isImported(file, sources);
    }),
  );
}

const stemOf = (path: string) => baseOf(path).split(".")[0]!;

const PYTHON_IMPORT =
  /^[ \t]{0,40}(?:from[ \t]{1,8}([\w.]{1,200})[ \t]{1,8})?import[ \t]{1,8}([^\n]{1,2000})/gm;
const RELATIVE = /["']\.{1,2}\/([^"'\n]{1,300})["']/g;

/** The names of modules that a text imports, and of what it imports from packages. */
function importsOf(text: string): Set<string> {
  const names = new Set<string>();
  for (const [, from = "", what] of text.matchAll(PYTHON_IMPORT))
    for (const name of `${from} ${what!}`.split(/[^\w]+/)) names.add(name);
  for (const [, path] of text.matchAll(RELATIVE)) names.add(stemOf(path!));
  return names;
}
