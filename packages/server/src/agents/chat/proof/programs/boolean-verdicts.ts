import type { ObservedFinding } from "../evidence/observed.ts";
import { partsAt } from "../reading/program-text.ts";
import { textOriginAt } from "./origins.ts";

/** Code that asks whether something is accepted, and not whether it is refused. */
const ASKS =
  /\.test\(|\bfullmatch\(|\.match(?:es)?\(|\bmatch(?:es)?\(|\.search\(|\b(?:is_?)?valid\w*\(|\baccept\w*\(|\ballow\w*\(|=~/iu;
const ASKS_REVERSE =
  /!\s*\/|(?:\bnot |!)\s*\(?[\w.]*\.?(?:test|fullmatch|match(?:es)?|search|valid\w*|accept\w*|allow\w*)\(|\binvalid\w*\(|\bis_?not/iu;
const ACCEPTS =
  /(?<!\p{L})(?:accept\w*|match(?:es|ed|ing)?|pass(?:es|ed)?|valid|allow(?:s|ed)|akzeptiert|passt|passen|gültig|accepte\w*|valide|acepta\w*|válid\w+|coincide\w*|aceita\w*)(?!\p{L})/iu;
const REJECTS =
  /(?<!\p{L})(?:reject\w*|refus\w*|invalid|fails?|failed|disallow\w*|(?:not|no|never|n['’]t|nicht|pas|não)(?:\s\p{L}+){0,2}\s(?:accept\w*|match\w*|pass\w*|valid|allow\w*|akzeptiert|passend|gültig|válid\w+)|no match|abgelehnt|ungültig|rejet\w+|rechaz\w+|inválid\w+|recus\w+|rejeit\w+)(?!\p{L})|n['’]t\s(?:accept|match|pass|allow)\w*/giu;
/** The words themselves in a text of the program. */
const PRINTS = /(?:true|false)\s*(?:\\n)?["'`]/iu;
const MOST_LINES = 1_000;
const MOST_LINE_CHARS = 300;

/** What a sentence says of all the texts in it: that they are accepted, or not; undefined if it says both or neither. */
function verdictOf(sentence: string): boolean | undefined {
  const rest = sentence.replaceAll(/`[^`]*`|"[^"]*"|“[^”]*”/gu, "`").replaceAll(REJECTS, "");
  const isRejected = new RegExp(REJECTS.source, "iu").test(sentence);
  const isAccepted = ACCEPTS.test(rest);
  return isAccepted === isRejected ? undefined : isAccepted;
}

/**
 * Whether a program that asks whether texts are accepted printed true or false behind one, and this is what the sentence says of it;
 * undefined if it printed nothing of the kind, or the sentence says nothing.
 */
export function agreesWithBoolean(
  phrase: string,
  one: ObservedFinding,
  sentence: string,
): boolean | undefined {
  const { finding } = one;
  const code = finding.input ?? "";
  if (finding.evidence.type !== "command" || !ASKS.test(code) || ASKS_REVERSE.test(code) || PRINTS.test(code))
    return undefined;
  const said = verdictOf(sentence);
  const at = sentence.toLowerCase().indexOf(phrase);
  if (said === undefined || at < 0) return undefined;
  // Patterns often tell capital letters from small ones.
  const written = sentence.slice(at, at + phrase.length);
  const printed = finding.text
    .split("\n", MOST_LINES)
    .filter((line) => line.length <= MOST_LINE_CHARS)
    .flatMap((line) => {
      const [, lead = "", value] = /^(.*?)[\s:,=|>-]{1,40}(true|false)\s*$/iu.exec(line) ?? [];
      if (value === undefined || bareOf(lead) !== bareOf(written)) return [];
      const origin = textOriginAt(line, line.trimEnd().length - value.length, one);
      return origin !== "written" ? [value.toLowerCase() === "true"] : [];
    });
  const all = printed.length > 0 ? printed : inOrder(finding.text, code, bareOf(written));
  return all.length === 0 ? undefined : all.every((one) => one === said);
}

const PRINT = /(?<![\w.$])(?:print|console\.log)\s*\(/gu;

/** What a program printed of a text by itself, if it has one statement for each line: `print(is_valid("a"))`. */
function inOrder(output: string, code: string, asked: string): boolean[] {
  const lines = output.split("\n", MOST_LINES).filter((line) => line.trim() !== "" && !OF_RUN.test(line));
  const prints = [...code.matchAll(PRINT).take(MOST_LINES)].map(({ index, 0: { length } }) =>
    partsAt(code, index + length).parts.join(","),
  );
  if (prints.length !== lines.length || LOOPS.test(code)) return [];
  const isOf = (print: string) =>
    [`'${asked}'`, `"${asked}"`, `\`${asked}\``].some((text) => print.includes(text));
  return lines.flatMap((line, i) => {
    const value = /^\s*(true|false)\s*$/iu.exec(line)?.[1];
    return value !== undefined && isOf(prints[i]!) ? [value.toLowerCase() === "true"] : [];
  });
}

const OF_RUN = /^exit code: /u;
const LOOPS = /(?<![\w.$])(?:for|while|if|def|function|map|forEach)(?!\w)/u;

const bareOf = (text: string) => text.replaceAll(/["'`]/g, "").trim();
