import { BOUNDS, type GivenFile } from "@signet/contract";
import { assertionsIn, type Assertion } from "./asserts.ts";
import { asPath, splitBlocks, type Block } from "./blocks.ts";
import { examplesAsText, examplesOfCalls } from "./call-examples.ts";
import { examplesInLine, readCall } from "./calls.ts";
import { codeFilesIn, FILE_IN_TEXT, isTestName } from "./files-in-text.ts";
import { compactJson } from "./literal.ts";
import type { Example, Language, ParsedTask, Value } from "./parsed-task.ts";
import { examplesOfProgram } from "./program-examples.ts";
import { examplesBySignature } from "./signature-examples.ts";
import { examplesInPairs, examplesInTables } from "./tables.ts";
import { readValue, skipSpace } from "./values.ts";

const LANGUAGES: [RegExp, Language][] = [
  [/^(?:python3?|py)$/i, "python"],
  [/^(?:typescript|tsx?|mts|cts)$/i, "typescript"],
  [/^(?:javascript|jsx?|mjs|cjs|node(?:\.?js)?)$/i, "javascript"],
  [/^(?:bash|shell|sh|zsh|console)$/i, "shell"],
];
const WORD = "(python|typescript|javascript|node(?:\\.?js)?|bash|shell)";
const ASKED = new RegExp(
  `\\b(?:in|using|with|use)\\s(?:plain\\s|modern\\s)?${WORD}\\b|\\b${WORD}3?\\s(?:function|script|program|module|code|file|class|one-liner)`,
  "i",
);
/** A language name without context: "python please", "js". */
const NAMED_LANGUAGE = /(?<![\w./-])(python3?|javascript|js|node(?:\.?js)?|typescript|bash)(?![\w/-])/i;
const FILE_ENDINGS = /\b[\w-]{1,80}\.(py|mjs|cjs|js|ts)\b/;
const ASKS_FOR =
  /\b(?:in|into|to|as|create|write|named|called|edit|fix|modify|update|implement|complete|make|repair)\s(?:(?:it|this|the|a|an|new|file|module|script|program|function|bug|code)\s){0,4}[`"'*]{0,4}$/i;

/**
 * Extracts files, examples, asserts, language and target file from the text of a task. Never throws; runs in time
 * linear in the length of the text.
 */
export function parseTask(text: string): ParsedTask {
  const blocks = splitBlocks(text);
  const files = filesOf(blocks);
  const loose = blocks.filter((block) => block.path === null);
  const prose = blocks.filter((block) => block.kind === "prose").flatMap((block) => block.lines);
  const asserted = loose.flatMap((block) => assertionsIn(block.lines));
  const asserts = assertLines(asserted);
  const target = targetOf(prose.join("\n"));
  const name = functionName(prose.join("\n"));
  const examples = examplesOf(loose, asserted, name);
  return {
    files,
    examples,
    unread: unreadLines(loose, examples, asserted, name),
    asserts,
    isProgram: name === "" && IS_PROGRAM.test(prose.join("\n")),
    language: languageOf(prose.join("\n"), target, blocks, asserts?.language ?? null),
    target,
  };
}

function filesOf(blocks: Block[]): GivenFile[] {
  const files = new Map<string, GivenFile>();
  for (const { path, lines } of blocks)
    if (path !== null && (files.has(path) || files.size < BOUNDS.files.max))
      files.set(path, { path, content: lines.length === 0 ? "" : `${lines.join("\n")}\n` });
  return [...files.values()];
}

function examplesOf(loose: Block[], asserted: Assertion[], name: string): Example[] {
  const lines = loose.flatMap((block) =>
    block.kind === "prose" ? block.lines : ["```", ...block.lines, "```"],
  );
  const statements = new Set(asserted.flatMap(({ source }) => source.split("\n").map((line) => line.trim())));
  const free = lines.filter((line) => !statements.has(line.trim()));
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
  return [...new Map(found.map((example) => [keyOf(example), example])).values()];
}

const keyOf = ({ name, args, output }: Example) => `${name} ${compactJson(args)} ${compactJson(output)}`;

/** Distinguishes an example from prose that mentions a function: the first argument is a literal. */
const LITERAL_AHEAD = /^\s{0,8}(?:["'\d[{(-]|\)|true\b|false\b|null\b|None\b|True\b|False\b)/;
const CLAIMS = /->|=>|→|⇒|==|\b(?:returns?|gives?|raises?|throws?|should be)\b/;
const LINE_MAX = 2_000;

/** Counts lines that state a result for a call of a known function but that no reader understood. */
function unreadLines(loose: Block[], read: Example[], asserted: Assertion[], name: string): number {
  const names = [...new Set([name, ...read.map((example) => example.name)])].filter((one) => one !== "");
  const statements = new Set(asserted.flatMap(({ source }) => source.split("\n").map((line) => line.trim())));
  const lines = loose.flatMap((block) => block.lines).filter((line) => line.length <= LINE_MAX);
  return lines.filter((line) =>
    names.some((one) => {
      const at = line.indexOf(`${one}(`);
      if (at < 0 || statements.has(line.trim())) return false;
      const rest = line.slice(at + one.length + 1);
      return LITERAL_AHEAD.test(rest) && CLAIMS.test(rest) && examplesInLine(line).length === 0;
    }),
  ).length;
}

/** `'Hello World' -> 'hello-world'` on its own line, if the text names the function. */
function bareArrows(lines: string[], name: string): Example[] {
  if (name === "") return [];
  return lines.flatMap((line): Example[] => {
    const start = /^[\s>*`-]{0,12}/.exec(line)![0].length;
    const input = readValue(line, start);
    const arrow = /^[`\s]{0,8}(?:->|=>|→|⇒)[`\s]{0,8}/.exec(
      line.slice(input?.end ?? 0, (input?.end ?? 0) + 40),
    );
    if (!input || !arrow) return [];
    const output = readValue(line, input.end + arrow[0].length);
    return output ? [{ name, args: [input.value], output: output.value }] : [];
  });
}

/** Reads every `>>> call` with its result on the next line; a call without printed output gives null. */
export function doctests(lines: string[], name = ""): Example[] {
  return lines.flatMap((line, i): Example[] => {
    const prompt = /^\s{0,40}(?:>>>|>)\s/.exec(line);
    const call = prompt && readCall(line, prompt[0].length);
    // A call that prints nothing returned None.
    if (call?.value.name === name && /^\s{0,40}>>>\s/.test(line) && /^\s{0,40}>>>\s/.test(lines[i + 1] ?? ""))
      return [{ ...call.value, output: null }];
    const below = (lines[i + 1] ?? "").replace(/^\s{0,40}(?:<-|\/\/|#)?\s{0,4}/, "");
    if (!call || skipSpace(line.replace(/;\s{0,8}$/, ""), call.end) < line.replace(/;\s{0,8}$/, "").length)
      return [];
    const output: { value: Value; end: number } | null = readValue(below, 0);
    return output && skipSpace(below, output.end) >= below.length
      ? [{ ...call.value, output: output.value }]
      : [];
  });
}

function assertLines(asserted: Assertion[]): ParsedTask["asserts"] {
  const rest = asserted.filter(({ example }) => example === null);
  const language = rest[0]?.language;
  if (language === undefined) return null;
  return { language, lines: rest.filter((one) => one.language === language).map(({ source }) => source) };
}

/** Words that identify a program that reads its input, even if the text names a function. */
const READS_STDIN =
  /\b(?:std(?:in|out)|standard (?:input|output)|reads? from (?:the )?(?:input|console|keyboard)|(?:command[- ]line|console) program)\b/i;
/** Words that identify a program if the text names no function. */
const IS_PROGRAM = /\b(?:program|script|prints?|reads?|stdin|stdout|standard (?:input|output))\b/i;
const IDENTIFIER = "([A-Za-z_$][\\w$]{0,60})";
const NOT_A_NAME = "(?!it\\b|that\\b|this\\b|please\\b|in\\b|for\\b|a\\b|an\\b|the\\b|of\\b|is\\b|to\\b)";
/** Patterns for how texts name a function, the most reliable first. */
const NAMES = [
  `\\bfunction\\s(?:called\\s|named\\s)?[\`"'*]{0,3}${IDENTIFIER}[\`"'*]{0,3}\\s?\\(`,
  `\\b(?:called|named)\\s[\`"'*]{0,3}${NOT_A_NAME}${IDENTIFIER}[\`"'*]{0,3}(?!\\w|\\.\\w)`,
  `\\bfunction\\s[\`"'*]{1,3}${IDENTIFIER}[\`"'*]{1,3}`,
  `\\bfunction\\s${NOT_A_NAME}${IDENTIFIER}(?=\\s?(?:[,;:]|\\.(?:\\s|$)|$))`,
  `(?<![\\w$])${IDENTIFIER}\\((?:[A-Za-z_$][\\w$]{0,40}(?:,\\s?)?){0,6}\\)`,
  `(?<![{,]\\s?)\\bname(?:\\sof\\s(?:it|the\\sfunction))?(?:\\s(?:is|shall\\sbe|should\\sbe|has\\sto\\sbe)|:)\\s[\`*]{0,3}${NOT_A_NAME}${IDENTIFIER}(?!\\.\\w)`,
].map((source) => new RegExp(source, "im"));
/** Patterns for a name recognized only by its form: in backticks, snake_case or camelCase. */
const LOOKS = [
  /`([A-Za-z_$][\w$]{1,60})`/,
  /(?<![\w./$-])([a-z][a-z\d]*(?:_[a-z\d]+)+)(?!\w|[./-]\w|\s?=)/,
  /(?<![\w./$-])([a-z][a-z\d]*(?:[A-Z][a-z\d]*)+)(?!\w|[./-]\w|\s?=)/,
];

/** The function that a text asks for if the examples do not name it; empty for a stdin program. */
function functionName(prose: string): string {
  for (const pattern of READS_STDIN.test(prose) ? NAMES.slice(0, 1) : [...NAMES, ...LOOKS]) {
    const found = pattern.exec(prose)?.[1];
    if (found !== undefined && !/^(?:JavaScript|TypeScript|nodeJs)$/i.test(found)) return found;
  }
  return "";
}

function languageOf(
  prose: string,
  target: string | null,
  blocks: Block[],
  asserts: Language | null,
): Language | null {
  const asked = ASKED.exec(prose);
  const hints = [
    asked?.[1] ?? asked?.[2],
    target?.split(".").at(-1),
    ...blocks.map((block) => block.tag),
    ...blocks.map((block) => block.path?.split(".").at(-1)),
  ];
  for (const hint of [
    ...hints,
    NAMED_LANGUAGE.exec(prose)?.[1],
    ...(FILE_ENDINGS.exec(prose)?.slice(1) ?? []),
    ...(/(?:^|\s)\.(py|[cm]?js|ts)(?![\w/.])/.exec(prose)?.slice(1) ?? []),
  ])
    for (const [pattern, language] of LANGUAGES) if (pattern.test(hint ?? "")) return language;
  if (/^\s{0,40}(?:>>> |def \w+\()|\b(?:True|False|None)\b/m.test(prose)) return "python";
  return asserts;
}

function targetOf(prose: string): string | null {
  for (const match of prose.matchAll(FILE_IN_TEXT)) {
    const path = asPath(match[0]);
    const before = prose.slice(Math.max(0, match.index - 60), match.index);
    if (path !== null && !isTestName(path) && ASKS_FOR.test(before)) return path;
  }
  // If the task names exactly one code file, the code goes there.
  const named = new Set(codeFilesIn(prose).map(({ path }) => path));
  return named.size === 1 ? [...named][0]! : null;
}
