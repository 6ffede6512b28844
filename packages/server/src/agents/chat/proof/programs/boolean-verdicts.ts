import type { ObservedFinding } from "../evidence/observed.ts";
import { partsAt } from "../reading/program-text.ts";
import { textOriginAt } from "./origins.ts";

/** Code that asks whether something is accepted, and not whether it is refused. */
const ASKS =
  /\.test\(|\bfullmatch\(|\.match(?:es)?\(|\bmatch(?:es)?\(|\.search\(|\b(?:is_?)?valid\w*\(|\baccept\w*\(|\ballow\w*\(|=~/iu;
const ASKS_REVERSE =
  /!\s*\/|(?:\bnot |!)\s*\(?[\w.]*\.?(?:test|fullmatch|match(?:es)?|search|valid\w*|accept\w*|allow\w*)\(|\binvalid\w*\(|\bis_?not/iu;
const ACCEPTS =
  /(?<!\p{L})(?:accept\w*|match(?:es|ed|ing)?|caught|catch(?:es)?|finds?|found|recogni[sz]e[sd]?|picks? up|picked up|pass(?:es|ed)?|valid|allow(?:s|ed)|akzeptiert|passt|passen|gültig|accepte\w*|valide|acepta\w*|válid\w+|coincide\w*|aceita\w*)(?!\p{L})/iu;
const REJECTS =
  /(?<!\p{L})(?:reject\w*|refus\w*|invalid|fails?|failed|disallow\w*|miss(?:es|ed)?|skip(?:s|ped)?|ignore[sd]?|overlook(?:s|ed)?|leaves? out|(?<=(?:is|are|was|were|be|gets?|stays?)(?:\s\p{L}+)?\s)left out|(?:not|no|never|n['’]t|nicht|pas|não)(?:\s\p{L}+){0,2}\s(?:accept\w*|match\w*|c(?:aught|atch)|f[io](?:u)?nd|recogni[sz]e\w*|pick\w* up|pass\w*|valid|allow\w*|akzeptiert|passend|gültig|válid\w+)|no match|abgelehnt|ungültig|rejet\w+|rechaz\w+|inválid\w+|recus\w+|rejeit\w+)(?!\p{L})|n['’]t\s(?:be\s)?(?:(?:accept|match|pass|allow|recogni[sz]e)\w*|catch|caught|find|found|pick(?:ed)? up)/giu;
/** The words themselves in a text of the program. */
const PRINTS = /(?:true|false|none|null|undefined)\s*(?:\\n)?["'`]/iu;
/** What a match comes to that finds nothing, and code that writes it where one does. */
const NOTHING = /^(?:none|null|undefined)$/iu;
const NOTHING_IF_FOUND = /(?<!\w)None if(?!\w)|\?\s*(?:null|undefined)\s*:/u;
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
  const lines = finding.text.split("\n", MOST_LINES).filter((line) => line.length <= MOST_LINE_CHARS);
  const printed = [...byWord(lines, bareOf(written), one), ...byMatch(lines, bareOf(written), one)];
  const all = printed.length > 0 ? printed : inOrder(finding.text, code, bareOf(written));
  return all.length === 0 ? undefined : all.every((one) => one === said);
}

/** What lines say of a text with true or false behind it. */
const byWord = (lines: readonly string[], asked: string, one: ObservedFinding): boolean[] =>
  lines.flatMap((line) => {
    const [, lead = "", value] = /^(.*?)[\s:,=|>-]{1,40}(true|false)\s*$/iu.exec(line) ?? [];
    if (value === undefined || bareOf(lead) !== asked) return [];
    const origin = textOriginAt(line, line.trimEnd().length - value.length, one);
    return origin !== "written" ? [value.toLowerCase() === "true"] : [];
  });

/** A text, and what was found in it: `a.txt -> ('a',)`, `b.txt None`. */
const FOUND = /^(.*?)(?:\s?(?:[:=|]|[-=]>|→)\s|\s(?=[[({<]|(?:none|null|undefined)$))(\S.*)$/iu;

/** What lines say of a text by what was found in it: its parts, or nothing, `b.txt -> None`. */
function byMatch(lines: readonly string[], asked: string, one: ObservedFinding): boolean[] {
  if (NOTHING_IF_FOUND.test(one.finding.input ?? "")) return [];
  const found = lines.flatMap((line) => {
    const [, lead = "", value = ""] = FOUND.exec(line.trimEnd()) ?? [];
    const isVerdict = value !== "" && !/^(?:true|false)$/iu.test(value);
    return isVerdict && textOriginAt(line, line.indexOf(value, lead.length), one) !== "written"
      ? [{ lead: bareOf(lead), isFound: !NOTHING.test(value) }]
      : [];
  });
  // Where nothing is printed of none, a value may tell of anything.
  return found.every(({ isFound }) => isFound)
    ? []
    : found.flatMap(({ lead, isFound }) => (lead === asked ? [isFound] : []));
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
