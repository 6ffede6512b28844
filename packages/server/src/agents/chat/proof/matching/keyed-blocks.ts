import type { ObservedFinding } from "../evidence/observed.ts";
import type { AnswerPart } from "../reading/statements.ts";
import { normalise, READ_CHARS, stemsOf } from "../reading/words.ts";

/** A key with what stands below it, a key with its value, and an entry of a list, as files such as YAML have them. */
const PARENT = /^(\s*)["']?([\w.-]{1,60})["']?:\s*$/u;
const FIELD = /^\s*(?:-\s)?["']?([\w.-]{1,60})["']?:\s+(\S.{0,200})$/u;
const ITEM = /^\s*-\s(\S.{0,200})$/u;
/** A port of the machine and the one of a container behind it: `127.0.0.1:8080:3000`. */
const PORTS = /^(?:[\d.]+:)?(\d{2,5}):(\d{2,5})(?:\/\w+)?$/u;
const INSIDE = /contain|intern|inside|target/iu;
const MOST_LINES = 1_500;

/** What a file has at one place below a key: the name of its field, and the value. */
interface Field {
  stems: ReadonlySet<string>;
  value: string;
}

const isBelow = (line: string, indent: number): boolean => line.search(/\S/u) > indent || line.trim() === "";

/** The fields below the only key of a text that is called so; none if there is no such key, or several. */
function fieldsBelow(name: string, text: string): Field[] {
  const lines = text.slice(0, READ_CHARS).split("\n", MOST_LINES);
  const starts = lines.flatMap((line, i) => (normalise(PARENT.exec(line)?.[2] ?? "") === name ? [i] : []));
  const [start, ...others] = starts;
  if (start === undefined || others.length > 0) return [];
  const indent = PARENT.exec(lines[start]!)![1]!.length;
  const below = lines.slice(start + 1);
  const end = below.findIndex((line) => !isBelow(line, indent));
  let parent = "";
  return below.slice(0, end < 0 ? undefined : end).flatMap((line): Field[] => {
    const key = PARENT.exec(line)?.[2];
    if (key !== undefined) parent = key;
    const [, own = parent, written] = FIELD.exec(line) ?? [];
    const value = written ?? ITEM.exec(line)?.[1];
    const stems = stemsOf(own.replaceAll("_", " "));
    return value === undefined ? [] : [{ stems, value: normalise(value.replaceAll(/["']/gu, "")) }];
  });
}

const isValue = (cell: string, head: string, { value }: Field): boolean =>
  value === cell || PORTS.exec(value)?.[INSIDE.test(head) ? 2 : 1] === cell;

/** Whether a cell is one value with a digit, which a field that is called as its head has not: another service's port. */
const isOther = (cell: string, fields: readonly Field[]): boolean =>
  /^\S*\d\S*$/u.test(cell) && fields.length > 0 && !fields.some(({ value }) => value.includes(cell));

/**
 * Whether a row of the answer says what a file has below the key that its first cell names, each cell as the value of a field that is
 * called as the head of its column: `| db | postgres:16.4 | 5433 |`. False if such a field has another value, undefined if there is none.
 */
export function agreesWithBlock(
  { text, heads = [] }: AnswerPart,
  { finding }: ObservedFinding,
): boolean | undefined {
  if (finding.evidence.type !== "source") return undefined;
  const [label = "", ...cells] = text
    .replace(/^\||\|$/gu, "")
    .split("|")
    .map(normalise);
  const fields = cells.length > 0 ? fieldsBelow(label, finding.text) : [];
  const read = cells.map((cell, i) => {
    const head = heads[i + 1] ?? "";
    const stems = stemsOf(head);
    return { cell, head, own: fields.filter((field) => !field.stems.isDisjointFrom(stems)) };
  });
  if (read.some(({ cell, own }) => isOther(cell, own))) return false;
  const isSaid = read.every(({ cell, head, own }) => own.some((field) => isValue(cell, head, field)));
  return (isSaid && read.length > 0) || undefined;
}
