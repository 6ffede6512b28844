import type { EndReason } from "@signet/contract";
import { otherLanguage } from "../task/other-language.ts";
import type { Conversation, Action } from "./conversation.ts";
import { isTrusted, learn, type Learned, type Unlearnable } from "./learning.ts";
import { mutantsOf, trialScript } from "./mutants.ts";
import type { Written } from "./print.ts";
import { partsOf } from "./program.ts";
import type { Solver } from "./solver.ts";
import { parameterNames } from "./stdin.ts";
import { fileWith, programWith } from "./source.ts";
import { isCode, isTest, readSubject, type Subject } from "./subject.ts";
import {
  ADD_EXAMPLES,
  best,
  counted,
  doubt,
  knownOf,
  NAMELESS,
  NEEDS_MODEL,
  noteOf,
  summary,
  tail,
  unread,
  whyNot,
} from "./explanations.ts";

/** The engine's next turn: text, tool calls and the reason it ends, if it does. */
interface NextTurn {
  text: string;
  calls: { name: string; input: Record<string, unknown> }[];
  reason: EndReason;
}

const READ_MAX = 8;
const READ_BYTES_MAX = 30_000;
const ROUNDS_MAX = 5;
/** Fewest examples that can judge a change of a given file without tests. */
const JUDGES_MIN = 3;
const TRIAL = "repair-trial.mjs";

/** Decides the next turn from the conversation alone, so that a run can resume at any step. */
export async function nextTurn(
  conversation: Conversation,
  solver: Solver,
  signal: AbortSignal,
): Promise<NextTurn> {
  const { actions } = conversation;
  const other = unknownLanguage(conversation);
  if (other !== "")
    return end("needs_model", `The task asks for ${other}; I write JavaScript and Python. ${NEEDS_MODEL}`);
  const toRead = conversation.files
    .filter(({ path, bytes }) => isCode(path) && bytes <= READ_BYTES_MAX)
    .toSorted((a, b) => Number(isTest(b.path)) - Number(isTest(a.path)))
    .slice(0, READ_MAX);
  if (toRead.length > 0 && !actions.some(({ kind }) => kind === "read"))
    return act(
      `Reading ${toRead.map(({ path }) => path).join(", ")}.`,
      ...toRead.map(({ path }) => ({ name: "read", input: { path } })),
    );
  const subject = readSubject(conversation);
  if (!subject || isNameless(subject)) return notReadable(conversation, subject);
  const story = storyOf(actions, subject);
  if (story.passed && (story.writes === 0 || story.trial))
    return finish(
      subject,
      story.trial
        ? `Repaired ${subject.path}: ${story.output}.`
        : `The given tests already pass: ${subject.path} needs no change.`,
    );
  if (story.trial && story.writes === 0) return afterTrial(subject, story, solver, signal);
  if (subject.tests.length > 0 && subject.given !== null && story.runs === 0)
    return act(
      `${knownOf(subject)} Running the given tests to see how ${subject.path} stands.`,
      run(subject.command),
    );
  return create(subject, story, solver, signal);
}

/** Whether examples have no function name although the task does not ask for a program. */
const isNameless = ({ isProgram, functions }: Subject) =>
  !isProgram && functions.some(({ name }) => name === "");

function notReadable({ files }: Conversation, subject: Subject | null): NextTurn {
  if (subject) return end("ambiguous", `${NAMELESS} ${ADD_EXAMPLES}`);
  const tests = files.map(({ path }) => path).filter(isTest);
  return end("needs_model", `${unread(tests)} ${NEEDS_MODEL}`);
}

/** The turn after no small change of the given file passed: writes a new program, or ends in `needs_model`. */
async function afterTrial(
  subject: Subject,
  story: Story,
  solver: Solver,
  signal: AbortSignal,
): Promise<NextTurn> {
  const made = await create(subject, story, solver, signal);
  if (made.calls.length > 0) return made;
  const why = `No program was found, and no small change of ${subject.path} passes: ${story.output}.`;
  return end("needs_model", `${why} ${NEEDS_MODEL}`);
}

/** The unsupported language that the task asks for; "" if there is none or if supported code was given. */
const unknownLanguage = ({ task, files }: Conversation) =>
  files.some(({ path }) => isCode(path)) ? "" : otherLanguage(task);

interface Story {
  /** How many times the file was written. */
  writes: number;
  /** The content last written to it. */
  content: string;
  runs: number;
  /** How many runs failed after a write. */
  failures: number;
  /** Whether the last run passed, with no write or rejection since. */
  passed: boolean;
  /** Whether the trial of small changes has already run. */
  trial: boolean;
  output: string;
}

function storyOf(actions: readonly Action[], subject: Subject): Story {
  const story: Story = {
    writes: 0,
    content: "",
    runs: 0,
    failures: 0,
    passed: false,
    trial: false,
    output: "",
  };
  for (const action of actions) {
    if (action.kind === "write" && action.path === TRIAL) story.trial = true;
    if (action.kind === "write" && action.path === subject.path) {
      story.writes++;
      story.content = action.content;
      story.passed = false;
    }
    if (action.kind !== "run" && action.kind !== "rejected") continue;
    story.runs++;
    story.passed = action.kind === "run" && action.run.exitCode === 0;
    story.output = tail(action.kind === "run" ? action.run.output : action.output, 12);
    if (!story.passed && story.writes > 0) story.failures++;
  }
  return story;
}

/** Learns all functions, writes them and runs the tests; ends with the reason if it cannot. */
async function create(
  subject: Subject,
  story: Story,
  solver: Solver,
  signal: AbortSignal,
): Promise<NextTurn> {
  const { constants, text } = subject;
  const learned: (Learned | Unlearnable)[] = [];
  for (const wanted of subject.functions)
    learned.push(await learn(wanted, { failures: story.failures, constants, text }, solver, signal));
  const failed = learned.find((one) => "why" in one || one.answer.program === null);
  if (failed || learned.length === 0)
    return repair(subject, story, "needs_model", failed ? whyNot(failed) : unread(subject.tests));
  const all = learned as Learned[];
  // Prefer mending the caller's code to replacing it with a technique.
  const small = holdsTechnique(all) ? repair(subject, story, "ambiguous", knownOf(subject)) : null;
  if (story.writes === 0 && small !== null && small.calls.length > 0) return small;
  return story.passed ? concluded(subject, story, all) : written(subject, story, all);
}

/** Ends the work on a file that passes: done, or `ambiguous` if the program may be a guess. */
function concluded(subject: Subject, story: Story, all: Learned[]): NextTurn {
  const doubtful = all.filter((one) => !isTrusted(one));
  if (doubtful.length === 0) return finish(subject, summary(subject, all, story.failures));
  const shown = best(subject.path, sourceOf(subject, all), " passes what there is to pass");
  return end("ambiguous", `${doubt(doubtful, subject.shape.target)} ${shown}\n${ADD_EXAMPLES}`);
}

/** Writes the file and runs its tests; tries a repair if it is an untested guess or rewriting cannot help. */
function written(subject: Subject, story: Story, all: Learned[]): NextTurn {
  const source = sourceOf(subject, all);
  const doubtful = all.filter((one) => !isTrusted(one));
  const unsettled = doubtful.filter(({ wrong }) => wrong.length === 0);
  if (unsettled.length > 0 && subject.tests.length === 0)
    return repair(
      subject,
      story,
      "ambiguous",
      `${doubt(unsettled, subject.shape.target)} ${best(subject.path, source)}`,
    );
  const exhausted = story.failures >= ROUNDS_MAX || (story.failures > 0 && source === story.content);
  if (exhausted)
    return repair(
      subject,
      story,
      "needs_model",
      `The program fits every example I can read, and the check still fails:\n${story.output}\n${best(subject.path, source)}`,
    );
  const write = { name: "write", input: { path: subject.path, content: source } };
  const test =
    subject.ownTest && story.writes === 0 ? [{ name: "write", input: { ...subject.ownTest } }] : [];
  return act(noteOf(subject, all, story.failures), write, ...test, run(subject.command));
}

const holdsTechnique = (learned: readonly Learned[]) =>
  learned.some(({ answer }) => partsOf(answer.program!).some(({ kind }) => kind === "technique"));

/** Tries small changes of the given file if they can be judged and were not tried; else ends with `reason`. */
function repair(subject: Subject, story: Story, reason: "needs_model" | "ambiguous", why: string): NextTurn {
  const names = subject.functions.map(({ name }) => name);
  const examples = subject.functions.flatMap(({ spoken }) => spoken).length;
  // Too many changes would satisfy only a few examples.
  const judged = subject.tests.length > 0 || examples >= JUDGES_MIN;
  const mutants =
    subject.given === null || !judged || story.trial
      ? []
      : mutantsOf(subject.given, names, subject.shape.target);
  const gap = why.includes("\n") ? "\n" : " ";
  if (mutants.length === 0)
    return end(reason, why + gap + (reason === "needs_model" ? NEEDS_MODEL : ADD_EXAMPLES));
  const content = trialScript(subject.path, subject.given!, mutants, subject.command);
  const test = subject.ownTest ? [{ name: "write", input: { ...subject.ownTest } }] : [];
  return act(
    `${why}${gap}Trying ${counted(mutants.length, "small change")} of the given ${subject.path}, each against the tests.`,
    ...test,
    { name: "write", input: { path: TRIAL, content } },
    run(`node ${TRIAL}; code=$?; rm -f ${TRIAL}; exit $code`),
  );
}

function sourceOf(subject: Subject, learned: readonly Learned[]): string {
  const { shape, given } = subject;
  const [first] = learned;
  if (first?.reading) {
    const params = parameterNames(first.reading);
    return programWith(
      { name: "solve", params, program: first.answer.program! },
      first.reading,
      shape.target,
    );
  }
  const functions = learned.map(({ wanted, answer }): Written => ({
    name: wanted.name,
    params: wanted.params,
    program: answer.program!,
  }));
  return fileWith(functions, shape, given);
}

const run = (command: string) => ({ name: "bash", input: { command } });
const act = (text: string, ...calls: NextTurn["calls"]): NextTurn => ({ text, calls, reason: "tool_calls" });
const end = (reason: EndReason, text: string): NextTurn => ({ text, calls: [], reason });
const finish = (subject: Subject, summary: string): NextTurn =>
  act("", { name: "finish", input: { check_cmd: subject.command, summary } });
