import { BOUNDS, type GivenFile } from "@signet/contract";
import { assertionsIn, type Assertion } from "./asserts.ts";
import { asPath, splitBlocks, type Block } from "./blocks.ts";
import { examplesInLine } from "./calls.ts";
import { examplesOf } from "./examples.ts";
import { codeFilesIn, FILE_IN_TEXT, isTestName } from "./files-in-text.ts";
import { functionName } from "./function-name.ts";
import { separateSessions } from "./sessions.ts";
import type { Example, Language, ParsedTask } from "./parsed-task.ts";

const LANGUAGES: [RegExp, Language][] = [
  [/^(?:python3?|py)$/i, "python"],
  [/^(?:typescript|tsx?|mts|cts)$/i, "typescript"],
  [/^(?:javascript|jsx?|mjs|cjs|node(?:\.?js)?)$/i, "javascript"],
  [/^(?:bash|shell|sh|zsh|console)$/i, "shell"],
];
const WORD = "(python|py|typescript|javascript|node(?:\\.?js)?|bash|shell)";
const ASKED = new RegExp(
  `\\b(?:in|using|with|use)\\s(?:plain\\s|modern\\s)?${WORD}\\b|\\b${WORD}3?\\s(?:function|script|program|module|code|file|class|one-liner)`,
  "i",
);
/** A language name without context: "python please", "js". */
const NAMED_LANGUAGE = /(?<![\w./-])(python3?|javascript|js|node(?:\.?js)?|typescript|bash)(?![\w/-])/i;
const FILE_ENDINGS = /\b[\w-]{1,80}\.(py|mjs|cjs|js|ts)\b/;
const ASKS_FOR =
  /\b(?:in|into|to|as|create|write|named|called|edit|fix|modify|update|implement|complete|make|repair)\s(?:(?:it|this|the|a|an|new|file|module|script|program|function|bug|code)\s){0,4}[`"'*]{0,4}$/i;
/** Words that identify a program if the text names no function. */
const IS_PROGRAM = /\b(?:program|script|prints?|reads?|stdin|stdout|standard (?:input|output))\b/i;

/**
 * Extracts files, examples, asserts, language and target file from the text of a task. Never throws; runs in time
 * linear in the length of the text.
 */
export function parseTask(text: string): ParsedTask {
  const blocks = splitBlocks(text);
  const files = filesOf(blocks);
  const { sessions, rest: loose } = separateSessions(blocks.filter((block) => block.path === null));
  const prose = blocks.filter((block) => block.kind === "prose").flatMap((block) => block.lines);
  const asserted = loose.flatMap((block) => assertionsIn(block.lines));
  const asserts = assertLines(asserted);
  const target = targetOf(prose.join("\n"));
  const name = functionName(prose.join("\n"));
  const examples = examplesOf(loose, asserted, name);
  return {
    files,
    examples,
    unread: unreadLines(loose, examples, asserted, name) + transcriptLines(loose),
    sessions,
    asserts,
    isProgram: name === "" && IS_PROGRAM.test(prose.join("\n")),
    language: languageOf(prose.join("\n"), target, blocks, asserts?.language ?? null),
    imports: importsIn(blocks.filter((block) => block.path === null).flatMap((block) => block.lines)),
    target,
  };
}

const IMPORT =
  /(?:^\s{0,40}(?:>>>\s)?|[`;]\s{0,8})(?:from\s{1,8}([A-Za-z_][\w.]{0,200})\s{1,8}import\s|import\s{1,8}([A-Za-z_][\w.]{0,200}))/g;

const importsIn = (lines: readonly string[]): string[] => [
  ...new Set(
    lines
      .filter((line) => line.length <= LINE_MAX)
      .flatMap((line) => Array.from(line.matchAll(IMPORT), (match) => match[1] ?? match[2]!)),
  ),
];

function filesOf(blocks: Block[]): GivenFile[] {
  const files = new Map<string, GivenFile>();
  for (const { path, lines } of blocks)
    if (path !== null && (files.has(path) || files.size < BOUNDS.files.max))
      files.set(path, { path, content: lines.length === 0 ? "" : `${lines.join("\n")}\n` });
  return [...files.values()];
}

/** Distinguishes an example from prose that mentions a function: the first argument is a literal. */
const LITERAL_AHEAD = /^\s{0,8}(?:["'\d[{(-]|\)|true\b|false\b|null\b|None\b|True\b|False\b)/;
const CLAIMS = /->|=>|[→⇒➜⟶⟹]|==|\b(?:returns?|gives?|raises?|throws?|should be)\b/;
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

/** A command at a shell's prompt that runs a code file or a program of the folder. */
const RUNS =
  /^\s{0,40}\$\s(?:\S{1,40}\s){0,4}?(?:\.\/\S+|\S{1,200}\.(?:sh|bash|py|[cm]?[jt]s|rb|pl))(?:\s|$)/;

/** Counts commands at a shell's prompt whose output the text shows, which no reader runs. */
const transcriptLines = (loose: readonly Block[]): number =>
  loose
    .filter(({ kind }) => kind === "code")
    .reduce(
      (sum, { lines }) =>
        sum +
        lines.filter((line, i) => {
          const next = lines[i + 1]?.trim() ?? "";
          return line.length <= LINE_MAX && RUNS.test(line) && next !== "" && !next.startsWith("$");
        }).length,
      0,
    );

function assertLines(asserted: Assertion[]): ParsedTask["asserts"] {
  const rest = asserted.filter(({ example }) => example === null);
  const language = rest[0]?.language;
  if (language === undefined) return null;
  return { language, lines: rest.filter((one) => one.language === language).map(({ source }) => source) };
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
