import type { Space } from "../port.ts";
import { newMarksFolder, newWord, runInSpace } from "./run.ts";

const MAX_BYTES = 256 << 10;
/** Arithmetic commands and conditions of bash that compare; loops that count are left alone. */
const ARITHMETIC =
  /(?<!\b(?:for|while|until)[ \t]{0,8})(?<![$(])\(\((?!\()((?:[^()\n]|\$\([^()\n]{0,300}\)){1,400})\)\)/g;
const CONDITION = /\[\[[ \t](?:[^\]\n]|\](?!\])){1,400}\]\]/g;
const EXPANDED = String.raw`"\$\{?\w+\}?"|\$\{?\w+\}?|"\$\([^()\n"]{1,300}\)"|\$\([^()\n]{1,300}\)`;
const OPERAND = `${EXPANDED}|(?<![\\w$.#"])[A-Za-z_]\\w*`;
const COMPARED = comparison(String.raw`==|!=|<=|>=|<(?!<)|>(?!>)`);
const COUNTED = comparison("-(?:eq|ne|lt|le|gt|ge)(?=[ \\t])");

function comparison(operator: string): RegExp {
  return new RegExp(
    `(?<=^|[\\s!&|,(])(${OPERAND}|-?\\d+)([ \\t]*(?:${operator})[ \\t]*)(${OPERAND}|-?\\d+)(?=$|[\\s&|,)])`,
    "g",
  );
}

/**
 * Whether the check passes only because the shell evaluates an answer as a variable or an expression of the test, in a sentence.
 * `(( got == want ))` is true for the answer `want`. The command is run once more with numbers only.
 */
export async function evaluatedAnswers(
  space: Space,
  { cmd, env }: { cmd: string; env?: Record<string, string> },
): Promise<string[]> {
  const folder = newMarksFolder();
  const name = newWord();
  const changes = new Map(
    [...space.fixed].flatMap(([path, bytes]) => {
      if (bytes.length > MAX_BYTES || !isScript(path, bytes)) return [];
      const text = bytes.toString();
      const changed = withNumbers(text, name);
      return changed === text ? [] : [[path, withFunction(changed, name, folder)] as const];
    }),
  );
  if (changes.size === 0) return [];
  const { ended, marks } = await runInSpace(space, folder, cmd, { changes, ...(env ? { env } : {}) });
  const isRefused = marks.has("named") && ended.reason === "exit" && ended.exitCode !== 0;
  return isRefused
    ? ["the work answers with words where a test compares numbers, and bash evaluates them"]
    : [];
}

const isScript = (path: string, bytes: Buffer) =>
  /\.(?:sh|bash|bats)$/.test(path) || /^#![^\n]*(?:bash|bats)\b/.test(bytes.toString("latin1", 0, 80));

/** The text with each operand of a numeric comparison passed through the function `name`. */
function withNumbers(text: string, name: string): string {
  const number = (operand: string) => {
    if (/^-?\d/.test(operand)) return operand;
    const value = /^[A-Za-z_]/.test(operand) ? `"\${${operand}-}"` : `"${operand.replaceAll(/^"|"$/g, "")}"`;
    return `$(${name} ${value})`;
  };
  const inside = (expression: string, by: RegExp) =>
    expression.replaceAll(
      by,
      (_, left: string, operator: string, right: string) => `${number(left)}${operator}${number(right)}`,
    );
  return text
    .replaceAll(ARITHMETIC, (_, expression: string) => `((${inside(expression, COMPARED)}))`)
    .replaceAll(CONDITION, (condition) => inside(condition, COUNTED));
}

/** Adds a function that prints a number, and a mark and another number for everything that has a name in it. */
function withFunction(text: string, name: string, folder: string): string {
  const made = [
    `${name}() { case $1 in *[A-Za-z_]*) ;; *) printf %s "\${1:-0}"; return;; esac`,
    'case ${1#[-+]} in *[!0-9A-Za-z@_#]*) ;; 0[xX]*[!0-9a-fA-F]*) ;; 0[xX]?*|[0-9]*#*) printf %s "$1"; return;; esac',
    `: >|${folder}/named; printf %s 918273645; };`,
  ].join("; ");
  const start = text.startsWith("#!") ? text.indexOf("\n") + 1 : 0;
  return `${text.slice(0, start)}${made} ${text.slice(start)}`;
}
