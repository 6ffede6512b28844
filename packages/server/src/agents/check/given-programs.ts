import path from "node:path";
import type { GivenFile } from "@signet/contract";
import type { StartedSteps } from "./starts.ts";
import { bytesOf } from "./place.ts";
import { baseOf, roleOf } from "./roles.ts";
import { comparesValues, type ProgramRun } from "./shell-lines.ts";

const MAX_READ = 256 << 10;
const MAX_LINES = 4_000;
const MAX_STARTED = 20;

/** Words by which a program starts a test runner. */
const TEST_RUNNERS = /--test\b|\bnode:test\b|\b(?:unittest|pytest|vitest|jest|mocha)\b/;
/** Statements by which a program fails. */
const FAILS =
  /\bsys\.exit\((?!0?\))|\bexit\s?\((?!0?\))|\bSystemExit\b|\bAssertionError\b|^\s{0,80}assert\b|\bassert\b|\bprocess\.exit(?:Code|\()|\bthrow\b|\braise\b/;
const COMPARES = /[!=]==?|\bis not\b|\bnot in\b|\bassert\b|\b(?:deep)?(?:strict)?equal\w*\(/i;
/** Tests of a program's own arguments or for null. They compare no answer with an expectation. */
const OF_ITSELF =
  /\bargv\b|\bargc\b|\b__name__\b|\brequire\.main\b|\bimport\.meta\b|[!=]==?\s{0,4}(?:None|null|undefined)\b/;
/** A comparison with a status or an error count, unless the line itself calls a function with arguments. */
const OF_STATUS = /[!=]==?\s{0,4}[01]\b/;
const CALLS = /\w\([^)\s]/;
const isPlain = (line: string) => OF_ITSELF.test(line) || (OF_STATUS.test(line) && !CALLS.test(line));
const READS = /\bopen\(|\bread(?:File(?:Sync)?|_text|_bytes|lines?)?\(|\bstdin\b/;
const WRITES =
  /\bwrite(?:File(?:Sync)?|_text|_bytes)\(|\bopen\([^()\n]{0,200},\s{0,4}["'][wax]|\bcpSync\(|\bcopy(?:File(?:Sync)?|tree)?\(/;
const SAYS_CHECK = /check|verif|valid|test|assert|smoke|compar|cmp|expect/i;

export const isCheck = (file: GivenFile) => /check|verif|valid|test|assert/i.test(baseOf(file.path));

/** Whether a program starts a test runner or names a given test. */
export function startsGivenTests(file: GivenFile, fixed: readonly GivenFile[]): boolean {
  const text = textOf(file);
  return (
    TEST_RUNNERS.test(text) ||
    fixed.some(({ path: one }) => roleOf(one) === "test" && text.includes(baseOf(one)))
  );
}

const textOf = (file: GivenFile) => bytesOf(file).subarray(0, MAX_READ).toString();

/**
 * Given programs that decide the check: the command depends on their exit code, and they compare answers of other given
 * files with expectations in them or in given data. Also scripts that start such a program. `open` are the files that may
 * be changed so far.
 */
export function decidingPrograms(
  { runs, programs }: Pick<StartedSteps, "runs" | "programs">,
  open: readonly GivenFile[],
  files: readonly GivenFile[],
): GivenFile[] {
  const started = open.filter((file) => runs.some((run) => run.file === file.path));
  if (started.length === 0) return [];
  const sources = files.filter(({ path: one }) => roleOf(one) === "source");
  const imported = new Map(sources.map((file) => [file, importsOf(textOf(file))]));
  const deciding = started.filter((file) => {
    const isImported = sources.some(
      (source) => source !== file && imported.get(source)!.has(stemOf(file.path)),
    );
    const ownRuns = runs.filter((run) => run.file === file.path);
    const others = files.filter((other) => other !== file);
    return !isImported && ownRuns.some((run) => decides(file, run, others));
  });
  const starters = open.filter(
    (file) =>
      SCRIPT.test(file.path) &&
      programs.includes(file.path) &&
      deciding.some((program) => textOf(file).includes(baseOf(program.path))),
  );
  return [...new Set([...deciding, ...starters])];
}

const SCRIPT = /\.(?:sh|bash)$/;

function decides(file: GivenFile, { args, folder }: ProgramRun, others: readonly GivenFile[]): boolean {
  const text = textOf(file);
  const words = args.filter((word) => !/^\d?[<>]/.test(word));
  const data = words.filter((word) => others.some((other) => other.path === path.posix.join(folder, word)));
  if (WRITES.test(text) && !SAYS_CHECK.test(baseOf(file.path))) return false;
  if (SCRIPT.test(file.path)) return scriptDecides(text, data.length > 0, others);
  // A program with arguments that are not data is a program of the work, not a check.
  if (words.length > 0 && data.length === 0) return false;
  return FAILS.test(text) && (comparesAnswers(text, others) || (data.length > 0 && comparesData(text)));
}

const COMPARING_TOOL = /(?:^|[\s;&|(!])(?:diff|cmp|comm|[ef]?grep)\s/;

function scriptDecides(text: string, hasData: boolean, others: readonly GivenFile[]): boolean {
  const lines = text.split("\n", MAX_LINES);
  const compares = lines.some((line) => COMPARING_TOOL.test(line) || comparesValues(line));
  return compares && (hasData || others.some((other) => text.includes(baseOf(other.path))));
}

const stemOf = (file: string) => baseOf(file).split(".")[0]!;
const WORDS = /[A-Za-z_$][\w$]*/g;
const wordsOf = (text: string): string[] => text.match(WORDS) ?? [];
const PYTHON_IMPORT =
  /^[ \t]{0,40}(?:from[ \t]{1,8}([\w.]{1,200})[ \t]{1,8})?import[ \t]{1,8}([^\n]{1,2000})/;
const RELATIVE = /["']\.{1,2}\/([^"'\n]{1,300})["']/;

/** The modules that a text imports, by their last name segment, with the imported names. */
function importsOf(text: string): Map<string, string[]> {
  const imports = new Map<string, string[]>();
  for (const line of text.split("\n", MAX_LINES)) {
    const [, from, names] = PYTHON_IMPORT.exec(line) ?? [];
    if (names !== undefined)
      for (const name of from === undefined ? wordsOf(names) : wordsOf(from))
        imports.set(name, wordsOf(names));
    const [, file] = RELATIVE.exec(line) ?? [];
    if (file !== undefined) imports.set(stemOf(file), wordsOf(line.slice(0, line.indexOf(file))));
  }
  return imports;
}

/** Whether a line compares an answer of another given module with an expectation. */
function comparesAnswers(text: string, others: readonly GivenFile[]): boolean {
  const stems = new Set(others.map((other) => stemOf(other.path)));
  const brought = [...importsOf(text)].flatMap(([stem, names]) => (stems.has(stem) ? [stem, ...names] : []));
  const answers = new Set(brought.filter((name) => !KEYWORDS.has(name)));
  const started = others
    .filter((other) => roleOf(other.path) === "source" && text.includes(baseOf(other.path)))
    .slice(0, MAX_STARTED)
    .map((other) => baseOf(other.path));
  if (answers.size + started.length === 0) return false;
  return text.split("\n", MAX_LINES).some((line) => {
    if (PYTHON_IMPORT.test(line) || RELATIVE.test(line)) return false;
    const named =
      wordsOf(line).some((word) => answers.has(word)) || started.some((name) => line.includes(name));
    if (named && COMPARES.test(line) && !isPlain(line)) return true;
    if (named) for (const name of assigned(line)) answers.add(name);
    return false;
  });
}

const KEYWORDS = new Set(
  "const let var import from require as export default await async function sys os".split(" "),
);

/** The names on the left side of an assignment. */
function assigned(line: string): string[] {
  const at = line.search(/[^=!<>]=(?![=>])/);
  return at < 0 ? [] : wordsOf(line.slice(0, at + 1)).filter((name) => !KEYWORDS.has(name));
}

/** Whether a line compares two values that were read: an answer and an expectation. */
function comparesData(text: string): boolean {
  const read = new Set<string>();
  return text.split("\n", MAX_LINES).some((line) => {
    const isRead = (part: string) => READS.test(part) || wordsOf(part).some((word) => read.has(word));
    const parts = line.split(/[!=]==?/);
    const sides = parts.filter(isRead);
    if (/[!=]=/.test(line) && sides.length > 1) return true;
    if (COMPARES.test(line) && line.split(",").filter(isRead).length > 1) return true;
    if (isRead(line)) for (const name of assigned(line)) read.add(name);
    return false;
  });
}
