import { randomInt } from "node:crypto";
import { shuffled } from "../compiled/expectations.ts";
import type { Space } from "../port.ts";
import { analyseWithBash, isCode, namesIn } from "./analyse-script.ts";
import { newWord } from "./run.ts";
import { firstNote, type NotedFailure } from "./noted-failures.ts";
import { changedComparisons } from "./shell-expectations.ts";
import { probeLine, traceLine } from "./shell-state.ts";
import {
  type AddedFailure,
  markName,
  type MarkPlace,
  type TestSource,
  type Unfinished,
} from "./test-source.ts";

const MAX_LINES = 3000;
const MAX_MARKS = 12;

/** A shell script, with the lines after which it is complete so far and a line can be injected. Null if bash cannot parse it. */
export async function shellSource(space: Space, path: string, text: string): Promise<TestSource | null> {
  const lines = text.replace(/\n$/, "").split("\n");
  if (lines.length > MAX_LINES) return null;
  const { boundaries, missing } = await analyseWithBash(space, lines);
  // If not even the end is a boundary, bash cannot parse the script.
  if (boundaries.at(-1) !== lines.length) return null;
  const plan = planOf(lines, boundaries);
  return {
    path,
    text,
    tests: [""],
    skipped: 0,
    asserts: FAILS_BY_ITSELF.test(text),
    comparesByText: COMPARES.test(text),
    definesOnly: !lines.some((line, i) => COMPARES.test(line) && !inFunction(lines, i)),
    marked: (place, changed = text) => new Map([[path, marked(changed.split("\n"), plan, place)]]),
    failures: (place, seen) => failures(path, lines, plan, place, seen),
    changedExpectations(place, seen) {
      const upTo = unfinished({ path, lines, missing }, plan, place, seen)?.next ?? lines.length;
      return changedComparisons(text, { boundaries: new Set(boundaries), errexit: plan.errexit, upTo });
    },
    unfinished: (place, seen) => unfinished({ path, lines, missing }, plan, place, seen),
  };
}

const COMPARES = /(?:^|[\s;&|({!])(?:\[\[?|test|diff|cmp|grep|case)\s/;

const DEFINES = /^(?:function\s+[\w:-]+|[\w:-]+\s*\(\))/;

/** Whether a line is inside a function that begins at the start of a line and ends with a brace at the start of a line. */
function inFunction(lines: string[], at: number): boolean {
  const start = lines.findLastIndex((line, i) => i <= at && /^[^\s#]/.test(line) && line !== "}");
  return start >= 0 && DEFINES.test(lines[start]!) && !lines.slice(start, at).includes("}");
}

/** A statement by which a script fails explicitly. */
const FAILS_BY_ITSELF = /(?:^|[\s;&|({])(?:exit|return) +(?:[1-9]|"?\$)/;

interface Plan {
  errexit: boolean;
  /** The line after which `set -e` is active. */
  errexitFrom: number;
  /** Line counts after which marks are injected, in order; the last is before the statement that ends the script. */
  marks: number[];
  /** Whether the last statement ends the script, so that no mark can follow it. */
  endsItself: boolean;
  /** Whether a failing command at the end fails the script: it is none that ends itself, nor one that another script only sources. */
  ownStatus: boolean;
  bash: boolean;
  /** The first place at which the script can note a failure in a variable. */
  note: NotedFailure | null;
}

/** `set -e` for the whole script, not inside a subshell or function. */
const ERREXIT = /^set\s+-(?:\w*e|o\s+errexit)/;
const NO_ERREXIT = /^\s*set\s+\+(?:\w*e|o\s+errexit)/;
/** Statements that end a script, possibly with success: not those with a literal code other than 0. */
const ENDS = /(?:^|[\s;&|({])(?:exec|(?:exit|return)(?! +[1-9]))(?:[\s;&|)}]|$)/;

function planOf(lines: string[], boundaries: number[]): Plan {
  const dropped = lines.some((line) => NO_ERREXIT.test(line));
  const from = dropped ? 0 : lines.findIndex((line) => ERREXIT.test(line)) + 1;
  const last =
    boundaries.findLast((boundary) => boundary < lines.length && lines.slice(boundary).some(isCode)) ?? 0;
  const tail = lines.slice(last).filter(isCode).join("\n");
  const endsItself = ENDS.test(tail) || callsAnEnd(tail, lines);
  const possible = boundaries.filter(
    (at) =>
      at < last &&
      !/\$[?_!]/.test(lines[at] ?? "") &&
      !/^\s*(?:exit|return)\b/.test(lines[at] ?? "") &&
      !lines[at - 1]!.startsWith("#"),
  );
  const isLibrary = onlyDefines(lines);
  const errexit = from > 0 || (!dropped && /^#!.*\s-\w*e/.test(lines[0] ?? ""));
  return {
    errexit,
    ownStatus: errexit || (!endsItself && !isLibrary),
    errexitFrom: from,
    marks: [
      ...shuffled(possible)
        .slice(0, MAX_MARKS)
        .sort((a, b) => a - b),
      endsItself ? last : lines.length,
    ],
    endsItself,
    // What a library notes is asked for by the scripts that source it.
    note: isLibrary ? null : firstNote(lines, boundaries),
    bash: !/BASH_XTRACEFD|set [-+]\w*x|\$-/.test(lines.join("\n")),
  };
}

/** Whether a script only has functions and variables, for others that source it. */
const onlyDefines = (lines: string[]) =>
  lines.every(
    (line, i) =>
      !isCode(line) || DEFINES.test(line) || line === "}" || SETS.test(line) || inFunction(lines, i),
  );

const SETS = /^(?:(?:declare|typeset|readonly|export)(?: -\w+)? )?\w+=[^\s$`(]*$/;

/** Whether the script's last statement calls one of its functions that ends the script. */
function callsAnEnd(tail: string, lines: string[]): boolean {
  const name = /^\s*([\w-]+)/.exec(tail)?.[1];
  if (name === undefined) return false;
  const at = lines.findIndex((line) =>
    line
      .replace(/^\s*function\s+/, "")
      .trimStart()
      .startsWith(`${name}()`),
  );
  if (at < 0) return false;
  const body = lines.slice(at, lines.findIndex((line, i) => i >= at && /^\s*\}/.test(line)) + 1 || at + 1);
  return body.some((line) => ENDS.test(line));
}

const endMark = (plan: Plan, place: MarkPlace) => markName(plan.endsItself ? "q" : "p", place);

function marked(lines: string[], plan: Plan, place: MarkPlace): string {
  if (lines.at(-1) === "") lines = lines.slice(0, -1);
  const at = (name: string) => `>|${place.folder}/${name}`;
  const statusVariable = newWord();
  const inserts = new Map<number, string[]>();
  for (const boundary of plan.marks.slice(0, -1)) inserts.set(boundary, [at(`m.${place.index}.${boundary}`)]);
  const restore = plan.errexit ? [] : [`(exit $${statusVariable})`];
  const end = [`${statusVariable}=$?`, probeLine(place), at(endMark(plan, place)), ...restore];
  inserts.set(plan.marks.at(-1)!, end);
  const shebang = lines[0]?.startsWith("#!") ? 1 : 0;
  const begin = [at(markName("b", place)), ...(plan.bash ? [traceLine(place)] : [])];
  if (inserts.has(0)) begin.push(...inserts.get(0)!);
  const markedLines = lines.flatMap((line, i) => [
    ...(i === shebang ? begin : []),
    line,
    ...(inserts.get(i + 1) ?? []),
  ]);
  return `${markedLines.join("\n")}\n`;
}

/** Failures to inject: one at the end, one at a random place that a passing run reached, and one noted as early as possible, which must not be forgotten. */
function failures(
  path: string,
  lines: string[],
  plan: Plan,
  place: MarkPlace,
  seen: ReadonlySet<string>,
): AddedFailure[] {
  const make = (line: number, command: string): AddedFailure => {
    const mark = newWord();
    const added = [...lines.slice(0, line), `>|${place.folder}/${mark}`, command, ...lines.slice(line), ""];
    return {
      changes: new Map([[path, added.join("\n")]]),
      mark,
      where: `${path}, after line ${line}`,
      reached: true,
    };
  };
  const hard = () => `exit ${1 + randomInt(60)}`;
  const number = randomInt(9000);
  const soft = () =>
    [`[ ${number} -eq ${number + 1} ]`, `test x${number} = y${number}`, "(exit 3)"][randomInt(3)]!;
  const end = plan.marks.at(-1)!;
  const out: AddedFailure[] = [];
  if (seen.has(endMark(plan, place))) out.push(make(end, plan.ownStatus ? soft() : hard()));
  const passed = plan.marks.slice(0, -1).filter((line) => seen.has(`m.${place.index}.${line}`));
  const line = passed[randomInt(Math.max(1, passed.length))];
  if (line !== undefined) out.push(make(line, plan.errexit && line >= plan.errexitFrom ? soft() : hard()));
  if (plan.note !== null) out.push({ ...make(plan.note.line, plan.note.command), reached: false });
  return out;
}

const SKIPS = /command -v|\bwhich\b|\btype\b|\bhash\b|uname|OSTYPE|EUID|\bid -u\b|\[ !? ?-[xefd] \/|\bskip/i;

function unfinished(
  { path, lines, missing }: { path: string; lines: string[]; missing: ReadonlySet<string> },
  plan: Plan,
  place: MarkPlace,
  seen: ReadonlySet<string>,
): Unfinished | null {
  if (seen.has(endMark(plan, place))) return null;
  const reached = plan.marks.findLast((line) => seen.has(`m.${place.index}.${line}`)) ?? 0;
  const next = plan.marks.find((line) => line > reached) ?? lines.length;
  const between = lines.slice(reached, next).join("\n");
  // If no condition on the machine is visible, the work may have made the script exit.
  if (ENDS.test(between) && SKIPS.test(between))
    return { next, skipped: true, lacksProgram: skipsForLack(between, missing) };
  return { next, why: `${path} exited successfully after line ${reached}, before its end` };
}

/** Whether these lines exit only if a program is missing, and it is missing. */
function skipsForLack(between: string, missing: ReadonlySet<string>): boolean {
  const ends = between.split("\n").filter((line) => ENDS.test(line));
  const names = namesIn(between);
  return ends.length === 1 && names.length === 1 && missing.has(names[0]!) && !/&&|\$/.test(between);
}
