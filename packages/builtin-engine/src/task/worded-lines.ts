import { ARROW } from "./arrows.ts";
import type { Example, Value } from "./parsed-task.ts";
import { matchAt, readValue, skipSpace, type Read } from "./values.ts";

/** What readers know of a function: its name and, where the text shows them, its parameters. */
export interface Form {
  name: string;
  params: readonly string[] | null;
}

/** A line cut into its values and the words between them. */
interface Worded {
  /** The line with `#` for each value; lines that mean the same in other values have the same. */
  template: string;
  args: Value[];
  output: Value;
  /** The words before and behind each argument. */
  beside: [string, string][];
  relation: Relation;
  isWorded: boolean;
}

type Relation = "arrow" | "verb" | "colon";

const LINE_MAX = 400;
const WORDS_MAX = 3;
const ARGS_MAX = 6;
const LEAST = 2;
const START =
  /^(?:[\s>*•·–]|-(?!\d)){0,12}(?:\d{1,2}[.)]\s)?(?:(?:for\s)?(?:examples?|instance)[:,]?\s|e\.g\.,?\s|so\s)?/i;
const MOMENT = /\d{1,4}(?::\d{2}){1,2}(?![\w:])|\d{4}-\d{2}-\d{2}(?![\w-])/y;
const WORD = /[A-Za-z_][\w']{0,30}/y;
const SEPARATOR = /[,;+=&]|:(?=\s?["'“‘[{(\d-])/y;
const ARROWS = new RegExp(`${ARROW}|(?<=\\s):(?=\\s)`, "y");
const VERB =
  /(?:gives?|returns?|becomes?|makes?|takes?|yields?|stays?|turns\sinto|results?\sin|ends\sat|leaves?|(?:should|must)\s(?:be|give|return|become)|is|are)(?=\s)/iy;
const REST = /^(?:\s?([a-z%€$°]{1,14}))?[`.;]{0,2}\s{0,60}(?:$|\(|#|\/\/)/;

/**
 * Reads lines that differ only in their values: `from "09:00" to "17:30" : 8.5 hours`, `n=4 => [1, 4]`,
 * `1000 cents, 3 people: [334, 333, 333]`. At least two lines must have the same words.
 */
export function wordedLines(lines: readonly string[], { name, params }: Form): Example[] {
  if (name === "") return [];
  const groups = new Map<string, Worded[]>();
  for (const line of lines) {
    const worded = line.length <= LINE_MAX && !line.includes(`${name}(`) ? cut(line) : null;
    if (!worded) continue;
    const group = groups.get(worded.template);
    if (group) group.push(worded);
    else groups.set(worded.template, [worded]);
  }
  const read = [...groups.values()].filter((group) => group.length >= LEAST && isSure(group[0]!, params));
  // Two kinds of lines: one of them may be a rule.
  if (read.length > LEAST) return [];
  return read.flat().flatMap(({ args, output, beside }): Example[] => {
    const order = orderOf(beside, params);
    return order ? [{ name, args: order.map((at) => args[at]!), output }] : [];
  });
}

function isSure({ args, relation, isWorded, template }: Worded, params: readonly string[] | null): boolean {
  if (params !== null && args.length !== params.length) return false;
  const labels = [...template.matchAll(/(\w+) = #/g)].map((label) => label[1]!);
  const known = params?.map(sameNumber);
  if (known && labels.some((label) => !known.includes(label))) return false;
  const labelled = /^[a-z_]\w*\s?[=:]/i.test(template);
  const isQuoted = typeof args[0] === "string" || (typeof args[0] === "object" && args[0] !== null);
  if (params === null) return args.length === 1 ? isWorded && labelled : isQuoted && isWorded;
  return relation !== "colon" || args.length > 1 || labelled || isQuoted;
}

/** Which value belongs to each parameter: by the words beside the values if all have one, otherwise as they stand. */
function orderOf(beside: Worded["beside"], params: readonly string[] | null): number[] | null {
  const plain = beside.map((_, i) => i);
  if (params === null) return plain;
  const places = params.map((param) =>
    beside.flatMap((words, i) => (words.includes(param.toLowerCase()) ? [i] : [])),
  );
  if (places.every((place) => place.length === 0)) return plain;
  const chosen = places.flatMap((place) => (place.length === 1 ? place : []));
  if (chosen.length === params.length) return new Set(chosen).size === chosen.length ? chosen : null;
  // Where only some parameters are named, they must be at their own place.
  return places.every((place, i) => place.length === 0 || place.includes(i)) ? plain : null;
}

interface Piece {
  text: string;
  value?: Value;
  relation?: Relation;
}

/** Cuts a line into values and words; null if something else stands on it or no result is stated. */
function cut(line: string): Worded | null {
  let at = START.exec(line)![0].length;
  const pieces: Piece[] = [];
  let words = 0;
  for (let values = 0; values <= ARGS_MAX;) {
    at = skipSpace(line, at);
    const read = valueAt(line, at);
    const last = pieces.at(-1);
    if (read) {
      if (last?.value !== undefined) return null;
      pieces.push({ text: "#", value: read.value });
      at = read.end;
      values++;
      words = 0;
      if (last?.relation !== undefined && REST.test(line.slice(at, at + 40)))
        return wordedOf(pieces, REST.exec(line.slice(at, at + 40))![1]);
      continue;
    }
    const piece = pieceAt(line, at, values > 0);
    if (!piece || (words += 1) > WORDS_MAX || last?.relation !== undefined) return null;
    pieces.push(piece);
    at += piece.text.length;
  }
  return null;
}

function pieceAt(line: string, at: number, hasValue: boolean): Piece | null {
  const arrow = hasValue ? matchAt(ARROWS, line, at) : null;
  if (arrow) return { text: arrow[0], relation: arrow[0] === ":" ? "colon" : "arrow" };
  const verb = hasValue ? matchAt(VERB, line, at) : null;
  if (verb) return { text: verb[0], relation: "verb" };
  const separator = matchAt(SEPARATOR, line, at);
  if (separator)
    return separator[0] === ":" && hasValue ? { text: ":", relation: "colon" } : { text: separator[0] };
  const word = matchAt(WORD, line, at);
  if (word) return { text: word[0] };
  return hasValue && line[at] === ":" ? { text: ":", relation: "colon" } : null;
}

/** A literal, or a time or date without quotes. */
function valueAt(line: string, at: number): Read<Value> | null {
  const moment = matchAt(MOMENT, line, at);
  if (moment) return { value: moment[0], end: at + moment[0].length };
  const read = readValue(line, at);
  return read && !/[\w/]/.test(line[read.end] ?? " ") ? read : null;
}

function wordedOf(pieces: readonly Piece[], unit: string | undefined): Worded | null {
  const values = pieces.flatMap(({ value }, i) => (value === undefined ? [] : [{ value, i }]));
  const result = values.pop()!;
  // A unit belongs to a number; behind anything else the line goes on.
  if (values.length === 0 || (unit !== undefined && typeof result.value !== "number")) return null;
  const wordAt = (i: number) =>
    /^[A-Za-z_]/.test(pieces[i]?.text ?? "") ? pieces[i]!.text.toLowerCase() : "";
  const before = (i: number) =>
    wordAt(i - 1) || (/^[=:]$/.test(pieces[i - 1]?.text ?? "") ? wordAt(i - 2) : "");
  const texts = pieces.map(({ text, relation }) => (relation === "verb" ? "is" : sameNumber(text)));
  return {
    template: [...texts, sameNumber(unit ?? "")].join(" ").trim(),
    args: values.map(({ value }) => value),
    output: result.value,
    beside: values.map(({ i }) => [before(i), wordAt(i + 1)]),
    relation: pieces.findLast(({ relation }) => relation !== undefined)!.relation!,
    isWorded: pieces.some(({ text, relation }) => relation === undefined && /^[A-Za-z_]/.test(text)),
  };
}

/** One form for singular and plural: `person` and `people` differ, but `hour` and `hours` do not. */
const sameNumber = (word: string) =>
  word
    .toLowerCase()
    .replace(/^person$/, "people")
    .replace(/(?<=[a-z]{2})s$/, "");
