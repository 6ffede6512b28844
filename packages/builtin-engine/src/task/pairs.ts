import { ARROW } from "./arrows.ts";
import { argumentsOf, isPlain, unmarked, whole } from "./cells.ts";
import type { Example, Value } from "./parsed-task.ts";

const LABEL =
  /^[\s>*-]{0,12}(?:\*\*|`|_)?((?:sample|example|another|next|second|third|its|the)\s)?(inputs?|in|stdin|standard\sinput|outputs?|out|stdout|standard\soutput|prints?|expected(?:\soutput)?|result|returns?)(?:\s?\d{1,3})?(?:\*\*|`|_)?\s?[:=](?:\*\*)?\s?(.*)$/i;

/** A label on its own line, as a heading: `Sample input 1`, `=== stdout ===`, `> input`. */
const HEADING =
  /^(?:[#=*_<>-]{0,6}\s?)((?:sample|example|test|first|second|third|another)[\s:]{1,3})?(inputs?|stdin|outputs?|stdout|expected\soutput)(?:\s(?:example|sample))?(?:\s?\d{1,3})?(?:\s?[=*_:-]{0,6})$/i;
const TAG = /^\s{0,8}<(\/?)(stdin|stdout|input|output)>\s{0,8}$/i;
const UNDERLINE = /^\s{0,8}(?:-{3,80}|={3,80})\s{0,8}$/;
const INLINE = new RegExp(
  `^(.{0,2000}?\\S)[\\s,;|\`]{1,8}(?:${ARROW})?\\s?(?=\\*{0,2}(?:expected\\s)?out(?:put)?\\*{0,2}\\s?[:=])(.{0,2000})$`,
  "i",
);
const LINE_MAX = 4_000;
const GAPS_MAX = 40;

interface Block {
  text: string;
  next: number;
  fenced: boolean;
}

/** A label with the text behind or below it. */
interface Labelled extends Block {
  isInput: boolean;
  isBelow: boolean;
}

/**
 * Reads `input: … output: …` lines (or `in`, `out`, or blocks below the labels), for the function `name` or, if it is
 * empty, for a program.
 */
export function examplesInPairs(given: readonly string[], name: string): Example[] {
  const isProgram = name === "";
  const found: Example[] = [];
  let input: string | null = null;
  for (const { text, fenced, isInput, isBelow } of labelledIn(given.flatMap(withoutTag), isProgram)) {
    // A line of text below a label of a program is no description if other blocks of the task are none.
    const isKnown = isProgram && isBelow && found.length > 0;
    const plain = fenced || isKnown || isPlain(text);
    if (isInput) input = plain ? text : null;
    else if (plain && input !== null) {
      found.push(pairToExample(input, text, name));
      input = null;
    }
  }
  return found.filter((example) => example.args.length > 0);
}

function labelledIn(lines: readonly string[], isProgram: boolean): Labelled[] {
  const found: Labelled[] = [];
  // If an input contains empty lines, its output may contain them too.
  let hasGaps = false;
  for (let i = 0; i < lines.length; i++) {
    if (lines[i]!.length > LINE_MAX) continue;
    for (const part of partsOf(lines[i]!)) {
      const label = labelIn(part, isProgram);
      if (!label) continue;
      const { isInput, rest } = label;
      const isBelow = rest === "";
      const block = isBelow
        ? blockBelow(lines, i + 1, isProgram && (isInput || hasGaps))
        : { text: rest, next: i, fenced: false };
      if (isInput) hasGaps = /\n\s*\n/.test(block.text);
      found.push({ ...block, isInput, isBelow });
      i = block.next;
    }
  }
  return found;
}

/** `<stdin>` and `</stdin>` enclose a block like a label and fences. */
function withoutTag(line: string): string[] {
  const tag = line.length < 80 ? TAG.exec(line) : null;
  if (!tag) return [line];
  return tag[1] === "/" ? ["```"] : [`${tag[2]!}:`, "```"];
}

function partsOf(line: string): string[] {
  const inline = INLINE.exec(line);
  return inline && LABEL.test(inline[1]!) ? [inline[1]!, inline[2]!] : [line];
}

/** The label on a line and the text after it; headings count only for programs. */
function labelIn(line: string, isProgram: boolean): { isInput: boolean; rest: string } | null {
  const label = LABEL.exec(line) ?? (isProgram ? HEADING.exec(line.trim()) : null);
  if (!label) return null;
  return { isInput: /^(?:in|stdin|standard\sin)/i.test(label[2]!), rest: (label[3] ?? "").trim() };
}

function pairToExample(input: string, output: string, name: string): Example {
  if (name === "") return { name, args: [asText(input)], output: asText(output) };
  const read = whole(unmarked(output));
  return { name, args: argumentsOf(unmarked(input)), output: read === undefined ? unmarked(output) : read };
}

/** What a program reads or prints: the text between quotes, or the lines with their indentation. */
function asText(raw: string): string {
  const read: Value | undefined = whole(unmarked(raw));
  if (typeof read === "string") return read;
  return raw.includes("\n") ? raw.replace(/^(?:[ \t]*\n){1,40}/, "").trimEnd() : unmarked(raw);
}

/** The lines below a label up to the next label or empty line; fences enclose a block that was cut out. */
function blockBelow(lines: readonly string[], from: number, acrossGaps: boolean): Block {
  let start = from;
  while (start < lines.length && (lines[start]!.trim() === "" || UNDERLINE.test(lines[start]!))) start++;
  const fenced = lines[start]?.startsWith("```") === true;
  const first = fenced ? start + 1 : start;
  let end = first;
  while (end < lines.length && (fenced ? !lines[end]!.startsWith("```") : lines[end]!.trim() !== "")) {
    if (!fenced && isLabel(lines[end]!)) break;
    end++;
  }
  if (!fenced && acrossGaps) end = endAcrossGaps(lines, end);
  return { text: lines.slice(first, end).join("\n"), next: fenced ? end : end - 1, fenced };
}

const isLabel = (line: string) => LABEL.test(line.slice(0, 400)) || HEADING.test(line.slice(0, 80));

/** The end of a block with empty lines: before the next label, or `end` if prose or nothing follows. */
function endAcrossGaps(lines: readonly string[], end: number): number {
  let next = end;
  while (next < lines.length && next - end < GAPS_MAX && !isLabel(lines[next]!)) next++;
  const between = lines.slice(end, next);
  if (between.some((line) => !isPlain(line) || /[.:]\s*$/.test(line) || line.startsWith("```"))) return end;
  while (next > end && lines[next - 1]!.trim() === "") next--;
  return next;
}
