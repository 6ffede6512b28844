import { readFileSync } from "node:fs";
import { z } from "zod";
import {
  compactJson,
  type Example,
  type Language,
  type ParsedTask,
  type Value,
} from "@signet/builtin-engine";
import { type InspectionProgram, type ProgramEnd, runProgram } from "../inspection-program.ts";
import { shownExample } from "./says.ts";
import type { ControlResult, CountedRun, OrderResult, Space, TestResult, Toolchain } from "../port.ts";
import { otherDocuments } from "./documents.ts";
import { findFile, findProgram, languageOf } from "./candidate.ts";
import { type PythonModule, pythonModuleOf } from "./python-module.ts";
import { notRun } from "../unrunnable.ts";
import { fitsValue, sentValue, showTagged, TaggedValue } from "./values.ts";

const Outputs = z.array(
  z.union([z.object({ value: TaggedValue }), z.object({ error: z.string(), kind: z.string() })]),
);
type Output = z.infer<typeof Outputs>[number];

const source = (name: string) => readFileSync(new URL(`./programs/${name}`, import.meta.url), "utf8");
const PROGRAMS = {
  node: { command: 'node "$CHECK_TOOLS/examples.mjs"', files: { "examples.mjs": source("examples.mjs") } },
  python: {
    command: 'python3 -I -B "$CHECK_TOOLS/examples.py"',
    files: { "examples.py": source("examples.py") },
  },
};
const INTERPRETERS: Record<Language, string> = {
  javascript: "node",
  typescript: "node",
  python: "python3",
  shell: "bash",
};

/** The answers of each counted run, stored for its control. */
const answersByCount = new WeakMap<CountedRun, Answer[]>();

interface Answer {
  example: Example;
  /** The file that was called. */
  file: string;
  /** Undefined if the call did not finish. */
  output: Output | undefined;
}

/**
 * Checks worked examples of a task. A check program calls the work with only the inputs and reports the values. They are
 * compared here, out of reach of the work, which never sees the expectations.
 */
export function createExampleToolchain(parsed: ParsedTask): Toolchain {
  return {
    kinds: ["examples"],
    count: (space) => count(space, parsed.examples, parsed),
    async control(space, _, counted): Promise<ControlResult> {
      const compared = control(answersByCount.get(counted) ?? []);
      const isRead = compared.result === "confirmed" && (await readsDocuments(space, parsed));
      return isRead ? { result: "refuted", why: "the work reads its answers from a document" } : compared;
    },
    order: (space) => order(space, parsed),
  };
}

/** Whether the examples fail, each time, when the documents that contain them show other results. */
async function readsDocuments(space: Space, parsed: ParsedTask): Promise<boolean> {
  const documents = await otherDocuments(space, parsed.examples);
  if (documents.size === 0) return false;
  const { onOutput: _, ...quiet } = space;
  const among: Space = {
    ...quiet,
    open: (changes) => space.open(new Map([...documents, ...(changes ?? [])])),
  };
  for (let run = 0; run < 2; run++) if ((await count(among, parsed.examples, parsed)).passed) return false;
  return true;
}

interface Call {
  example: Example;
  file: string;
  language: "node" | "python";
  /** How Python imports the file. */
  module: PythonModule | null;
}

async function count(space: Space, examples: Example[], parsed: ParsedTask): Promise<CountedRun> {
  const startedMs = performance.now();
  const resolved = await callsOf(space, examples, parsed);
  if ("missing" in resolved) return notRun(resolved.missing);
  const { answers, last } = await answersTo(space, resolved.calls);
  const counted = { ...verdictOn(answers, last), durationMs: performance.now() - startedMs };
  answersByCount.set(counted, answers);
  return counted;
}

/** The work's answer to each call, and how the last check program ended. */
async function answersTo(
  space: Space,
  calls: Call[],
): Promise<{ answers: Answer[]; last: ProgramEnd | null }> {
  const answers: Answer[] = [];
  let last: ProgramEnd | null = null;
  for (const language of ["node", "python"] as const) {
    const ofLanguage = calls.filter((call) => call.language === language);
    if (ofLanguage.length === 0) continue;
    const { end, outputs } = await runCalls(space, language, ofLanguage);
    last = end;
    answers.push(...ofLanguage.map(({ example, file }, i) => ({ example, file, output: outputs?.[i] })));
  }
  return { answers, last };
}

function verdictOn(answers: Answer[], last: ProgramEnd | null): Omit<CountedRun, "durationMs"> {
  const judged = answers.map(({ example, file, output }) => ({
    id: shownExample(example),
    file,
    wrong: output === undefined ? "it did not finish" : whyWrong(output, example),
  }));
  const passed = judged.length > 0 && judged.every(({ wrong }) => wrong === null);
  return {
    passed,
    exitCode: passed ? 0 : last?.ended.exitCode || 1,
    ended: last?.ended.reason ?? "exit",
    stdout: `${printedBy(last)}${judged.map(shownLine).join("\n")}`,
    stderr: last?.ended.stderr.slice(-4_000) ?? "",
    why: [],
    hijacks: [],
    tests: judged.map(({ id, file, wrong }): TestResult => ({
      id,
      file,
      outcome: wrong === null ? "passed" : "failed",
      failedBy: "assertion",
    })),
    fairSkips: 0,
    asserted: judged.length > 0,
  };
}

const shownLine = ({ id, wrong }: { id: string; wrong: string | null }) =>
  wrong === null ? `ok: ${id}` : `not ok: ${id}; ${wrong}`;

/** The end of a program's output, with a final line feed. */
function printedBy(end: ProgramEnd | null): string {
  const printed = end?.stdout.trim() ?? "";
  return printed === "" ? "" : `${printed.slice(-4_000)}\n`;
}

/** The file that each example calls, or why one is missing. */
async function callsOf(
  space: Space,
  examples: Example[],
  parsed: ParsedTask,
): Promise<{ calls: Call[] } | { missing: string }> {
  const files = new Map<string, string>();
  for (const name of new Set(examples.map((example) => example.name))) {
    const file = name === "" ? findProgram(space, parsed) : await findFile(space, name, parsed);
    if (file === null)
      return { missing: name === "" ? "no program was found to run" : `no file defines ${name}` };
    files.set(name, file);
  }
  const calls = examples.map(async (example): Promise<Call> => {
    const file = files.get(example.name)!;
    // The Node runner starts programs in any language.
    return example.name !== "" && languageOf(file) === "python"
      ? { example, file, language: "python", module: await pythonModuleOf(space, file, parsed.imports) }
      : { example, file, language: "node", module: null };
  });
  return { calls: await Promise.all(calls) };
}

async function runCalls(
  space: Space,
  language: Call["language"],
  mine: Call[],
): Promise<{ end: ProgramEnd; outputs: Output[] | undefined }> {
  // The answer lists calls before programs, so sort in that order.
  mine.sort((a, b) => Number(a.example.name === "") - Number(b.example.name === ""));
  const program: InspectionProgram = {
    ...PROGRAMS[language],
    request: {
      calls: mine
        .filter(({ example }) => example.name !== "")
        .map(({ example, file, module }) => ({
          file,
          module,
          name: example.name,
          args: example.args.map(sentValue),
        })),
      programs: mine
        .filter(({ example }) => example.name === "")
        .map(({ example, file }) => ({
          argv: [INTERPRETERS[languageOf(file) ?? "shell"], file],
          stdin: textOf(example.args[0] ?? ""),
        })),
    },
  };
  const sandbox = await space.open();
  try {
    const end = await runProgram(sandbox, program, {
      signal: space.signal,
      wallSeconds: space.timeoutSeconds,
      ...(space.onOutput ? { onOutput: space.onOutput } : {}),
    });
    const outputs = end.ended.exitCode === 0 ? Outputs.safeParse(end.report).data : undefined;
    return { end, outputs: outputs?.length === mine.length ? outputs : undefined };
  } finally {
    await sandbox.close();
  }
}

/** What is wrong with an output, or null. */
function whyWrong(output: Output, { name, output: expected }: Example): string | null {
  if ("error" in output) return `it failed with ${output.error}`;
  const fits =
    name === ""
      ? typeof output.value === "string" && sameLines(output.value, textOf(expected))
      : fitsValue(output.value, expected);
  return fits ? null : `got ${showTagged(output.value).slice(0, 2_000)}`;
}

/** Controls the comparison: with a changed expectation, every example must fail. */
function control(answers: Answer[]): ControlResult {
  if (answers.length === 0) return { result: "none", why: "there is no example to change" };
  for (const { example, output } of answers)
    if (
      output === undefined ||
      whyWrong(output, { ...example, output: differentValue(example.output) }) === null
    )
      return {
        result: "refuted",
        why: `${shownExample(example)} also passes with a different expected result`,
      };
  return { result: "confirmed", why: "" };
}

/** A different value, of the same kind if possible. */
function differentValue(value: Value): Value {
  if (value === null) return 0;
  if (typeof value === "boolean") return !value;
  if (typeof value === "string") return `${value}~`;
  if (typeof value === "bigint") return value + 1n;
  if (typeof value === "number") return Number.isFinite(value) ? value * 2 + 1 : 0;
  if (Array.isArray(value)) return [...value, null];
  return { ...value, "~": null };
}

/** Runs the examples in reverse order in a separate process. A difference shows that the work keeps state between calls. */
async function order(space: Space, parsed: ParsedTask): Promise<OrderResult> {
  const outputs = new Map<string, string>();
  for (const example of parsed.examples) {
    const call = shownExample({ ...example, output: null });
    const output = shownExample(example);
    if (outputs.has(call) && outputs.get(call) !== output)
      return { result: "declared", why: "the same call has two results" };
    outputs.set(call, output);
  }
  const { passed, stdout } = await count(space, parsed.examples.toReversed(), parsed);
  if (passed) return { result: "independent", why: "" };
  const line = stdout.split("\n").find((text) => text.startsWith("not ok: ")) ?? "they did not finish";
  return { result: "differs", why: `called in reverse order: ${line.replace("not ok: ", "").slice(0, 300)}` };
}

const textOf = (value: Value): string => (typeof value === "string" ? value : compactJson(value));

/** Whether two outputs have the same lines, ignoring trailing blanks in lines and at the end. */
function sameLines(a: string, b: string): boolean {
  const lines = (printed: string) =>
    printed
      .split("\n")
      .map((line) => line.trimEnd())
      .join("\n")
      .trimEnd();
  return lines(a) === lines(b);
}
