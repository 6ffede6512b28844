import { ARROW } from "./arrows.ts";
import type { Assertion } from "./asserts.ts";
import { arrowRows } from "./arrow-rows.ts";
import type { Block } from "./blocks.ts";
import { examplesAsText, examplesOfCalls } from "./call-examples.ts";
import { examplesInLine, readCall } from "./calls.ts";
import { examplesInSentences } from "./clauses.ts";
import { compactJson } from "./literal.ts";
import { examplesInPairs } from "./pairs.ts";
import type { Example, Value } from "./parsed-task.ts";
import { withoutPresent } from "./present.ts";
import { examplesOfProgram } from "./program-examples.ts";
import { examplesBySignature, signatureOf } from "./signature-examples.ts";
import { examplesInTables } from "./tables.ts";
import { readValue, skipSpace } from "./values.ts";
import { wordedLines } from "./worded-lines.ts";

/** Reads the worked examples outside of files, for the function `name` or, if it is empty, for a program. */
export function examplesOf(loose: readonly Block[], asserted: readonly Assertion[], name: string): Example[] {
  const lines = loose.flatMap((block) =>
    block.kind === "prose" ? block.lines : ["```", ...block.lines, "```"],
  );
  const statements = new Set(asserted.flatMap(({ source }) => source.split("\n").map((line) => line.trim())));
  const free = withoutPresent(lines.filter((line) => !statements.has(line.trim())));
  const found = [
    ...free.flatMap(examplesInLine),
    ...bareArrows(free, name),
    ...doctests(free, name),
    ...asserted.flatMap(({ example }) => (example ? [example] : [])),
    ...examplesInTables(free, name),
    ...examplesInPairs(free, name),
    ...examplesOfCalls(free, name),
    ...examplesAsText(free, name),
    ...examplesOfProgram(free, name),
    ...examplesBySignature(free, name, free.join("\n")),
  ];
  return unique([...found, ...looserExamples(free, name, found)]);
}

const unique = (examples: readonly Example[]) => [
  ...new Map(examples.map((example) => [keyOf(example), example])).values(),
];
const keyOf = ({ name, args, output }: Example) => `${name} ${compactJson(args)} ${compactJson(output)}`;

/** Reads lines and sentences that show no call; drops what differs in kind from the examples that do. */
function looserExamples(lines: readonly string[], name: string, sure: readonly Example[]): Example[] {
  const params = signatureOf(name, lines.join("\n"))?.params ?? null;
  const form = { name, params };
  const found = [
    ...wordedLines(lines, form),
    ...examplesInSentences(lines, form),
    ...(sure.length === 0 ? arrowRows(lines, form) : []),
  ];
  const kinds = new Set(sure.map(kindOf));
  const inputs = new Set(sure.map(inputOf));
  return found.filter(
    (example) => !inputs.has(inputOf(example)) && (kinds.size === 0 || kinds.has(kindOf(example))),
  );
}

const inputOf = ({ name, args }: Example) => `${name} ${compactJson(args)}`;
const kindOf = ({ name, args, output }: Example) => [name, ...[...args, output].map(typeOf)].join(" ");
const typeOf = (value: Value) => (Array.isArray(value) ? "list" : typeof value);

const AFTER_INPUT = new RegExp(`^[\`\\s]{0,60}${ARROW}[\`\\s]{0,60}`);

/** `'Hello World' -> 'hello-world'` on its own line, if the text names the function. */
function bareArrows(lines: readonly string[], name: string): Example[] {
  if (name === "") return [];
  return lines.flatMap((line): Example[] => {
    const start = /^(?:[\s>*`]|-(?!\d)){0,12}/.exec(line)![0].length;
    const input = readValue(line, start);
    const arrow = AFTER_INPUT.exec(line.slice(input?.end ?? 0, (input?.end ?? 0) + 40));
    if (!input || !arrow) return [];
    const output = readValue(line, input.end + arrow[0].length);
    return output ? [{ name, args: [input.value], output: output.value }] : [];
  });
}

/** Reads every `>>> call` with its result on the next line; a call without printed output gives null. */
export function doctests(lines: readonly string[], name = ""): Example[] {
  return lines.flatMap((line, i): Example[] => {
    const prompt = /^\s{0,40}(?:>>>|>)\s/.exec(line);
    const call = prompt && readCall(line, prompt[0].length);
    // A call that prints nothing returned None.
    if (call?.value.name === name && /^\s{0,40}>>>\s/.test(line) && /^\s{0,40}>>>\s/.test(lines[i + 1] ?? ""))
      return [{ ...call.value, output: null }];
    const below = (lines[i + 1] ?? "").replace(/^\s{0,40}(?:<-|\/\/|#)?\s{0,4}/, "");
    if (!call || skipSpace(line.replace(/;\s{0,60}$/, ""), call.end) < line.replace(/;\s{0,60}$/, "").length)
      return [];
    const output: { value: Value; end: number } | null = readValue(below, 0);
    return output && skipSpace(below, output.end) >= below.length
      ? [{ ...call.value, output: output.value }]
      : [];
  });
}
