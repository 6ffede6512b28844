import { FOR_CODE } from "../model-advice.ts";
import type { Example } from "../task/parsed-task.ts";
import { literal } from "../task/literal.ts";
import { techniques } from "../techniques/catalog.ts";
import { type Learned, questionOf, type Unlearnable } from "./learning.ts";
import { partsOf, type Program } from "./program.ts";
import type { Source } from "./source.ts";
import type { Subject } from "./subject.ts";

/** With fewer examples, a function stays underspecified. */
const EXAMPLES_MIN = 5;

/** Says what the engine can do and how to set up a model, for a task beyond the engine. */
export const NEEDS_MODEL = `The built-in engine writes small functions and stdin programs in JavaScript or Python from worked examples (\`f(1, 2) -> 3\`, asserts, tables, given tests), knows the everyday techniques for texts, numbers, lists and dates, and repairs small slips in a given function. For anything else ${FOR_CODE}`;

/** For examples that have inputs and outputs but no function name. */
export const NAMELESS =
  "What should the function be called? The task names none, and does not say that it wants a program that reads stdin: write `function reverse(text)`, or “a program that reads stdin”.";

/** Advice for examples that leave the meaning open. */
export const ADD_EXAMPLES = `Add examples, also of odd cases, or ${FOR_CODE}`;

/** An example in the usual notation. */
const shown = ({ name, args, output }: Example): string =>
  `${name === "" ? "input" : name}(${args.map((arg) => literal(arg, "javascript")).join(", ")}) -> ${literal(output, "javascript")}`;

export const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;

/** Paths as a list in a sentence. */
export const listed = (paths: readonly string[]) =>
  paths.length > 1 ? `${paths.slice(0, -1).join(", ")} and ${paths.at(-1)}` : paths.join();

/** The files to write, as a list in a sentence. */
export const pathsOf = ({ parts }: Subject) => listed(parts.map(({ path }) => path));

/** The last `lines` lines of a text. */
export function tail(text: string, lines: number): string {
  return text.trimEnd().split("\n").slice(-lines).join("\n").slice(-2_000);
}

/** Describes what was learned and how, before the file is written. */
export function noteOf(subject: Subject, learned: readonly Learned[], failures: number): string {
  const lines = learned.map(({ wanted, from, answer }) => {
    const what = learned.length > 1 ? `\`${wanted.name}\`: ` : "";
    const known = titlesOf(answer.program!);
    return known.length > 0
      ? `${what}${known.join(" and ")}, which fits ${counted(from.length, "example")}.`
      : `${what}the smallest program that fits ${counted(from.length, "example")}, of ${answer.tried} tried.`;
  });
  if (failures === 0)
    return `${subject.parts.some(({ given }) => given === null) ? `${knownOf(subject)} ` : ""}Found ${lines.join(" ")}`;
  const slips = learned.flatMap((one) => one.slips);
  if (slips.length === 0) return `The last one failed. Looking again: ${lines.join(" ")}`;
  const [{ example, gave }] = slips as [Learned["slips"][number]];
  const more = slips.length > 1 ? ` (and ${slips.length - 1} more)` : "";
  const instead = gave === null ? "nothing" : literal(gave, "javascript");
  return `The last one failed. Counterexample${more}: ${shown(example)}, but it gave ${instead}. Looking again, with it: ${lines.join(" ")}`;
}

/** The titles of the techniques in a program. */
const titlesOf = (program: Program) => {
  const slugs = new Set(partsOf(program).flatMap((part) => (part.kind === "technique" ? [part.slug] : [])));
  return techniques()
    .filter(({ slug }) => slugs.has(slug))
    .map(({ title }) => `a known technique (${title.charAt(0).toLowerCase()}${title.slice(1)})`);
};

/** Describes the examples of the requested functions. */
export function knownOf({ parts: files, functions, tests }: Subject): string {
  const parts = functions.map((wanted) => {
    const { name, spoken, tested } = wanted;
    const file = files.find((part) => part.functions.includes(wanted))!;
    const more = tests.length > 0 ? ` and ${tested.length} in its tests` : "";
    const place = files.length > 1 ? ` in ${file.path}` : "";
    return `${name === "" ? "a program" : `\`${name}\``}${place} with ${counted(spoken.length, "example")} in the task${more}`;
  });
  return parts.length === 0 ? "No examples that I can read." : `The task asks for ${parts.join(", ")}.`;
}

/** Describes the result and the evidence for it. */
export function summary(subject: Subject, learned: readonly Learned[], failures: number): string {
  const how = learned.map(({ from, foretold, answer }) => {
    if (foretold > 0)
      return `learned from ${counted(from.length, "example")}, right on ${foretold} more that it had not seen`;
    return answer.named
      ? `the task names what it does, and it fits ${counted(from.length, "example")}`
      : `learned from ${counted(from.length, "example")}; with one left out, the others predict it ${answer.agreed} of ${from.length} times`;
  });
  const rounds = failures > 0 ? ` after ${counted(failures, "repair")}` : "";
  const verb = subject.parts.length > 1 ? "pass" : "passes";
  return `${pathsOf(subject)} ${verb} \`${subject.command}\`${rounds}: ${how.join("; ")}.`;
}

/** Explains why a program that fits all examples may still be wrong. */
export const doubt = (doubtful: readonly Learned[]) =>
  doubtful
    .map((one) => {
      const { wanted, from, answer } = one;
      if (answer.differs !== null) return questionOf(one);
      const of = doubtful.length > 1 ? ` of ${wanted.name}` : "";
      return from.length < EXAMPLES_MIN
        ? `${counted(from.length, "example")}${of} ${from.length === 1 ? "is" : "are"} too few to be sure: at least ${EXAMPLES_MIN} are needed.`
        : `${counted(from.length, "example")}${of} leave it open what is meant: with one left out, the others predict it only ${answer.agreed} of ${from.length} times.`;
    })
    .join(" ");

/** Shows the best programs so far, file by file, with a remark on them. */
export const best = (sources: readonly Source[], also = "") =>
  `The best guess so far${also}, ${sources.map(({ path, content }) => `in ${path}:\n${content.trim()}`).join("\n\n")}`;

/** Says that the tests, or the task if there are none, contain no usable examples. */
export const unread = (tests: readonly string[]) =>
  tests.length > 0
    ? `No example in ${tests.join(", ")} could be read.`
    : "The task holds no worked examples that I can learn from.";

/** Explains why no program was found. */
export const whyNot = (one: Learned | Unlearnable) =>
  "why" in one
    ? one.why
    : `No program of my language fits the ${counted(one.from.length, "example")} of ${one.wanted.name === "" ? "the program" : one.wanted.name} (${one.answer.tried} tried).`;
