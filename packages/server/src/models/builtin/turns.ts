import { literal } from "../../task/literal.ts";
import type { EndReason } from "../port.ts";
import type { Conversation, Deed } from "./conversation.ts";
import { isTrusted, learn, type Learned, type Unlearnable } from "./learning.ts";
import { mutantsOf, trialScript } from "./mutants.ts";
import type { Written } from "./print.ts";
import type { Solver } from "./solver.ts";
import { fileWith, programWith } from "./source.ts";
import { isCode, isTest, readSubject, type Subject } from "./subject.ts";
import { counted, NEEDS_MODEL, shown, tail } from "./words.ts";

/** The engine's next turn: words, tool calls, and why it ends. */
interface NextTurn {
  text: string;
  calls: { name: string; input: Record<string, unknown> }[];
  reason: EndReason;
}

const READ_MAX = 8;
const READ_BYTES_MAX = 30_000;
const ROUNDS_MAX = 5;
/** Examples that can judge a change of a given file where there are no tests. */
const JUDGES_MIN = 3;
const TRIAL = "repair-trial.mjs";

/** Decides the next turn from the conversation alone, so that a run can go on from any step. */
export async function nextTurn(
  conversation: Conversation,
  solver: Solver,
  signal: AbortSignal,
): Promise<NextTurn> {
  const { deeds } = conversation;
  const unread = conversation.files
    .filter(({ path, bytes }) => isCode(path) && bytes <= READ_BYTES_MAX)
    .toSorted((a, b) => Number(isTest(b.path)) - Number(isTest(a.path)))
    .slice(0, READ_MAX);
  if (unread.length > 0 && !deeds.some(({ kind }) => kind === "read"))
    return act(
      `Reading ${unread.map(({ path }) => path).join(", ")}.`,
      ...unread.map(({ path }) => ({ name: "read", input: { path } })),
    );
  const subject = readSubject(conversation);
  if (!subject)
    return end("needs_model", `The task holds no worked examples that I can learn from. ${NEEDS_MODEL}`);
  const story = storyOf(deeds, subject);
  if (story.passed && (story.writes === 0 || story.trial))
    return finish(
      subject,
      story.trial
        ? `Repaired ${subject.path}: ${story.output}.`
        : `The given tests already pass: ${subject.path} needs no change.`,
    );
  if (story.trial)
    return end(
      "needs_model",
      `No program was found, and no small change of ${subject.path} passes: ${story.output}. ${NEEDS_MODEL}`,
    );
  if (subject.tests.length > 0 && subject.given !== null && story.runs === 0)
    return act(
      `${knownOf(subject)} Running the given tests to see how ${subject.path} stands.`,
      run(subject.command),
    );
  return create(subject, story, solver, signal);
}

interface Story {
  /** Turns in which the file was written. */
  writes: number;
  /** What it was written with last. */
  content: string;
  runs: number;
  /** How often what was written then failed. */
  failures: number;
  /** Whether the last run passed and nothing was written or rejected since. */
  passed: boolean;
  /** Whether small changes of the given file were tried. */
  trial: boolean;
  output: string;
}

function storyOf(deeds: readonly Deed[], subject: Subject): Story {
  const story: Story = {
    writes: 0,
    content: "",
    runs: 0,
    failures: 0,
    passed: false,
    trial: false,
    output: "",
  };
  for (const deed of deeds) {
    if (deed.kind === "write" && deed.path === TRIAL) story.trial = true;
    if (deed.kind === "write" && deed.path === subject.path) {
      story.writes++;
      story.content = deed.content;
      story.passed = false;
    }
    if (deed.kind !== "run" && deed.kind !== "rejected") continue;
    story.runs++;
    story.passed = deed.kind === "run" && deed.run.exitCode === 0;
    story.output = tail(deed.kind === "run" ? deed.run.output : deed.output, 12);
    if (!story.passed && story.writes > 0) story.failures++;
  }
  return story;
}

/** Learns all functions, writes them and runs the tests; or says why not. */
async function create(
  subject: Subject,
  story: Story,
  solver: Solver,
  signal: AbortSignal,
): Promise<NextTurn> {
  const learned: (Learned | Unlearnable)[] = [];
  for (const wanted of subject.functions)
    learned.push(
      await learn(wanted, { failures: story.failures, constants: subject.constants }, solver, signal),
    );
  const failed = learned.find((one) => "why" in one || one.answer.program === null);
  if (failed || learned.length === 0)
    return repair(
      subject,
      "needs_model",
      failed ? whyNot(failed) : "The tests hold no examples that I can read.",
    );
  const all = learned as Learned[];
  const source = sourceOf(subject, all);
  const candidate = `${subject.path}:\n\n${source}`;
  const doubtful = all.filter((one) => !isTrusted(one));
  if (story.passed)
    return doubtful.length === 0
      ? finish(subject, summary(subject, all, story))
      : end(
          "ambiguous",
          `${doubt(doubtful)} This candidate passes what there is to pass, but nothing shows that it is what you mean:\n\n${candidate}`,
        );
  const unsettled = doubtful.filter(({ wrong }) => wrong.length === 0);
  if (unsettled.length > 0 && subject.tests.length === 0)
    return repair(subject, "ambiguous", `${doubt(unsettled)} The candidate is ${candidate}`);
  const exhausted = story.failures >= ROUNDS_MAX || (story.failures > 0 && source === story.content);
  if (exhausted)
    return repair(
      subject,
      "needs_model",
      `The program fits every example I can read, and the check still fails:\n${story.output}\n\nThe candidate was ${candidate}`,
    );
  const write = { name: "write", input: { path: subject.path, content: source } };
  const test =
    subject.ownTest && story.writes === 0 ? [{ name: "write", input: { ...subject.ownTest } }] : [];
  return act(noteOf(subject, all, story), write, ...test, run(subject.command));
}

/** Tries small changes of the given file, if there is one with tests; else ends for `reason`. */
function repair(subject: Subject, reason: "needs_model" | "ambiguous", why: string): NextTurn {
  const names = subject.functions.map(({ name }) => name);
  const examples = subject.functions.flatMap(({ spoken }) => spoken).length;
  // With a few examples alone, too many changes would do.
  const judged = subject.tests.length > 0 || examples >= JUDGES_MIN;
  const mutants =
    subject.given === null || !judged ? [] : mutantsOf(subject.given, names, subject.shape.target);
  const ending =
    reason === "needs_model"
      ? ` ${NEEDS_MODEL}`
      : " Give more examples (at least 4, also of odd cases), or set a model.";
  if (mutants.length === 0) return end(reason, why + ending);
  const content = trialScript(subject.path, subject.given!, mutants, subject.command);
  const test = subject.ownTest ? [{ name: "write", input: { ...subject.ownTest } }] : [];
  return act(
    `${why} Trying ${counted(mutants.length, "small change")} of the given ${subject.path}, each against the tests.`,
    ...test,
    { name: "write", input: { path: TRIAL, content } },
    run(`node ${TRIAL}; code=$?; rm -f ${TRIAL}; exit $code`),
  );
}

function sourceOf(subject: Subject, learned: readonly Learned[]): string {
  const { shape, given } = subject;
  const [first] = learned;
  if (first?.reading) {
    const params = first.reading.cases[0]!.args.map(
      (arg, i, all) =>
        (typeof arg === "number" ? "n" : Array.isArray(arg) ? "numbers" : "line") +
        (all.length > 1 ? i + 1 : ""),
    );
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

function noteOf(subject: Subject, learned: readonly Learned[], story: Story): string {
  const lines = learned.map(({ wanted, from, answer }) => {
    const what = wanted.name === "" ? "the program" : `\`${wanted.name}\``;
    return `${what}: the smallest program that fits ${counted(from.length, "example")}, of ${answer.tried} tried.`;
  });
  if (story.failures === 0)
    return `${subject.given === null ? `${knownOf(subject)} ` : ""}Found ${lines.join(" ")}`;
  const slips = learned.flatMap((one) => one.slips);
  if (slips.length === 0) return `The last one failed. Looking again: ${lines.join(" ")}`;
  const [{ example, gave }] = slips as [Learned["slips"][number]];
  const more = slips.length > 1 ? ` (and ${slips.length - 1} more)` : "";
  const instead = gave === undefined ? "nothing" : literal(gave, "javascript");
  return `The last one failed. Counterexample${more}: ${shown(example)}, but it gave ${instead}. Looking again, with it: ${lines.join(" ")}`;
}

function knownOf({ functions, tests }: Subject): string {
  const parts = functions.map(({ name, spoken, tested }) => {
    const more = tests.length > 0 ? ` and ${tested.length} in its tests` : "";
    return `${name === "" ? "a program" : `\`${name}\``} with ${counted(spoken.length, "example")} in the task${more}`;
  });
  return parts.length === 0 ? "No examples that I can read." : `The task asks for ${parts.join(", ")}.`;
}

function summary(subject: Subject, learned: readonly Learned[], story: Story): string {
  const how = learned.map(({ from, foretold, answer }) =>
    foretold > 0
      ? `learned from ${counted(from.length, "example")}, right on ${foretold} more that it had not seen`
      : `learned from ${counted(from.length, "example")}; with one left out, the others foretell it ${answer.agreed} of ${from.length} times`,
  );
  const rounds = story.failures > 0 ? ` after ${counted(story.failures, "repair")}` : "";
  return `${subject.path} passes \`${subject.command}\`${rounds}: ${how.join("; ")}.`;
}

const doubt = (doubtful: readonly Learned[]) =>
  doubtful
    .map(
      ({ wanted, from, answer }) =>
        `${counted(from.length, "example")} of ${wanted.name === "" ? "the program" : wanted.name} leave it open what is meant: with one left out, the others foretell it ${answer.agreed} of ${from.length} times.`,
    )
    .join(" ");

const whyNot = (one: Learned | Unlearnable) =>
  "why" in one
    ? one.why
    : `No program of my language fits the ${counted(one.from.length, "example")} of ${one.wanted.name === "" ? "the program" : one.wanted.name} (${one.answer.tried} tried).`;

const run = (command: string) => ({ name: "bash", input: { command } });
const act = (text: string, ...calls: NextTurn["calls"]): NextTurn => ({ text, calls, reason: "tool_calls" });
const end = (reason: EndReason, text: string): NextTurn => ({ text, calls: [], reason });
const finish = (subject: Subject, summary: string): NextTurn =>
  act("", { name: "finish", input: { check_cmd: subject.command, summary } });
