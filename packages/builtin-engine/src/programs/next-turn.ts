import { otherLanguage } from "../task/other-language.ts";
import type { Conversation } from "./conversation.ts";
import { isTrusted, learn, type Learned, type Unlearnable } from "./learning.ts";
import { isCode, isTest } from "./paths.ts";
import type { Written } from "./print.ts";
import { partsOf } from "./program.ts";
import { usesHelpers, repair, triedFiles } from "./repair.ts";
import type { Solver } from "./solver.ts";
import { parameterNames } from "./stdin.ts";
import { fileWith, programWith, type Source } from "./source.ts";
import { type Story, storyOf } from "./story.ts";
import { type Part, readSubject, type Subject } from "./subject.ts";
import { act, end, finish, type NextTurn, run, write } from "./turn.ts";
import {
  ADD_EXAMPLES,
  best,
  doubt,
  knownOf,
  NAMELESS,
  NEEDS_MODEL,
  noteOf,
  pathsOf,
  summary,
  unread,
  whyNot,
} from "./explanations.ts";

const READ_MAX = 8;
const READ_BYTES_MAX = 30_000;
const ROUNDS_MAX = 5;

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
  if (story.passed && !story.isWritten) return finish(subject.command, passing(subject, story));
  if (story.trial && !story.isWritten) return afterTrial(subject, story, solver, signal);
  if (subject.tests.length > 0 && subject.parts.every(({ given }) => given !== null) && story.runs === 0) {
    const stand = subject.parts.length > 1 ? "stand" : "stands";
    return act(
      `${knownOf(subject)} Running the given tests to see how ${pathsOf(subject)} ${stand}.`,
      run(subject.command),
    );
  }
  return create(subject, story, solver, signal);
}

/** Says why the tests pass although no new program was written. */
function passing(subject: Subject, story: Story): string {
  if (story.trial) return `Repaired ${triedFiles(subject, story)}: ${story.output}.`;
  const need = subject.parts.length > 1 ? "need" : "needs";
  return `The given tests already pass: ${pathsOf(subject)} ${need} no change.`;
}

/** Whether examples have no function name although the task does not ask for a program. */
const isNameless = ({ isProgram, functions }: Subject) =>
  !isProgram && functions.some(({ name }) => name === "");

function notReadable({ files }: Conversation, subject: Subject | null): NextTurn {
  if (subject) return end("ambiguous", `${NAMELESS} ${ADD_EXAMPLES}`);
  const tests = files.map(({ path }) => path).filter(isTest);
  return end("needs_model", `${unread(tests)} ${NEEDS_MODEL}`);
}

/** The turn after no small change of the given files passed: writes a new program, or ends in `needs_model`. */
async function afterTrial(
  subject: Subject,
  story: Story,
  solver: Solver,
  signal: AbortSignal,
): Promise<NextTurn> {
  const made = await create(subject, story, solver, signal);
  if (made.calls.length > 0) return made;
  const why = `No program was found, and no small change of ${triedFiles(subject, story)} passes: ${story.output}.`;
  return end("needs_model", `${why} ${NEEDS_MODEL}`);
}

/** The unsupported language that the task asks for; "" if there is none or if supported code was given. */
const unknownLanguage = ({ task, files }: Conversation) =>
  files.some(({ path }) => isCode(path)) ? "" : otherLanguage(task);

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
  // Prefer mending the caller's code to replacing it with a technique, or what calls the caller's other files.
  const mends = !story.isWritten && (holdsTechnique(all) || usesHelpers(subject));
  const small = mends ? repair(subject, story, "ambiguous", knownOf(subject)) : null;
  if (small !== null && small.calls.length > 0) return small;
  return story.passed ? concluded(subject, story, all) : written(subject, story, all);
}

/** Ends the work on files that pass: done, or `ambiguous` if a program may be a guess. */
function concluded(subject: Subject, story: Story, all: Learned[]): NextTurn {
  const doubtful = all.filter((one) => !isTrusted(one));
  if (doubtful.length === 0) return finish(subject.command, summary(subject, all, story.failures));
  const shown = best(sourcesOf(subject, all), " passes what there is to pass");
  return end("ambiguous", `${doubt(doubtful)} ${shown}\n${ADD_EXAMPLES}`);
}

/** Writes the files and runs their tests; tries a repair if one is an untested guess or rewriting cannot help. */
function written(subject: Subject, story: Story, all: Learned[]): NextTurn {
  const sources = sourcesOf(subject, all);
  const doubtful = all.filter((one) => !isTrusted(one));
  const unsettled = doubtful.filter(({ wrong }) => wrong.length === 0);
  if (unsettled.length > 0 && subject.tests.length === 0)
    return repair(subject, story, "ambiguous", `${doubt(unsettled)} ${best(sources)}`);
  const isNew = ({ path, content }: Source) => content !== story.contents.get(path);
  const exhausted = story.failures >= ROUNDS_MAX || (story.failures > 0 && !sources.some(isNew));
  if (exhausted)
    return repair(
      subject,
      story,
      "needs_model",
      `The program fits every example I can read, and the check still fails:\n${story.output}\n${best(sources)}`,
    );
  const unwritten = [...sources, ...subject.ownTests].filter(isNew);
  return act(noteOf(subject, all, story.failures), ...unwritten.map(write), run(subject.command));
}

const holdsTechnique = (learned: readonly Learned[]) =>
  learned.some(({ answer }) => partsOf(answer.program!).some(({ kind }) => kind === "technique"));

/** The content of each file to write. */
const sourcesOf = ({ parts }: Subject, learned: readonly Learned[]): Source[] =>
  parts.map((part) => ({
    path: part.path,
    content: sourceOf(
      part,
      learned.filter(({ wanted }) => part.functions.includes(wanted)),
    ),
  }));

function sourceOf({ shape, given }: Part, learned: readonly Learned[]): string {
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
