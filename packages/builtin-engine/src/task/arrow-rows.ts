import { ARROW } from "./arrows.ts";
import { isPlain } from "./cells.ts";
import type { Example, Value } from "./parsed-task.ts";
import { columnOf, readWhole } from "./stated-lines.ts";
import type { Form } from "./worded-lines.ts";

const LINE_MAX = 200;
const LEAST = 2;
const ROW = new RegExp(
  `^[\\s>*•]{0,12}(?:-\\s)?(\\S.{0,80}?)\\s{1,60}${ARROW}\\s{1,60}(\\S.{0,80}?)\\s{0,20}$`,
);
const HEAD = new RegExp(
  `^(?:std)?in(?:put)?s?\\s{0,4}(?:${ARROW}|\\|)\\s{0,4}(?:(?:std)?out(?:put)?s?|prints?|results?)\\s{0,60}:?$`,
  "i",
);
/** The left side of a rule rather than an input: a range, a comparison, or words about a value. */
const RULE_LEFT =
  /[<>≤≥]|^\d+\+$|\b(?:more|less|least|most|above|below|over|under|else|otherwise|other|both|equal|every|all|not|if|and|begins?|ends?|when)\b/i;
/** A side of a chain of steps, or a result with alternatives. */
const NOT_ONE_RESULT = new RegExp(`\\s${ARROW}\\s|\\s/\\s|//|;$|\\w\\(|["”]\\s\\(|\\.\\.\\.|…`);

interface Group {
  rows: [string, string][];
  hasHead: boolean;
  isLast: boolean;
}

/**
 * Reads lines `2024-05 -> Q2 2024` of a program that reads and prints, or of a function with one parameter: at least two
 * below each other, below a heading such as `stdin → stdout` or at the end of the text.
 */
export function arrowRows(lines: readonly string[], { name, params }: Form): Example[] {
  if (name !== "" && params?.length !== 1) return [];
  const groups = groupsIn(lines);
  const headed = groups.filter(({ hasHead }) => hasHead);
  const chosen = headed.length > 0 ? headed : groups.filter(({ isLast }) => isLast);
  const read = chosen.filter((group) => areExamples(group, name));
  return read.length === 1 ? examplesOfRows(read[0]!.rows, name) : [];
}

/** Two sides of a pair whose left side ends with a colon or that no program prints are no examples. */
function areExamples({ rows, hasHead }: Group, name: string): boolean {
  if (rows.length < LEAST && !hasHead) return false;
  const sides = rows.flat();
  if (!sides.every((side) => isPlain(side) && !NOT_ONE_RESULT.test(side))) return false;
  if (hasHead) return true;
  const lefts = rows.map(([left]) => left);
  if (lefts.some((left) => RULE_LEFT.test(left) || isRange(left)) || new Set(lefts).size < lefts.length)
    return false;
  // Words or single letters are rather what a program prints, or its rules, than its input.
  return name === ""
    ? lefts.some((left) => left.length > 2 && /\d/.test(left))
    : lefts.some((left) => /[\s\d]/.test(left));
}

/** `90-100`, but not the month `2024-05`. */
function isRange(left: string): boolean {
  const ends = /^(\d{1,15})\s?(?:-|–|\.\.|to)\s?(\d{1,15})$/.exec(left);
  return ends !== null && Number(ends[1]) <= Number(ends[2]);
}

function examplesOfRows(rows: readonly [string, string][], name: string): Example[] {
  const [inputs, outputs] = [0, 1].map((side) => rows.map((row) => row[side]!));
  if (name !== "") {
    const [args, results] = [inputs!, outputs!].map((cells) =>
      cells.some((cell) => /^\+\d/.test(cell)) ? cells : columnOf(cells),
    ) as [Value[], Value[]];
    return rows.map((_, i) => ({ name, args: [args[i]!], output: results[i]! }));
  }
  const asText = (side: string) => {
    const read = readWhole(side);
    return typeof read === "string" ? read : side;
  };
  return rows.map(([left, right]) => ({ name, args: [asText(left)], output: asText(right) }));
}

/** The runs of such lines; the heading is the line above, or the line above an empty one. */
function groupsIn(lines: readonly string[]): Group[] {
  const groups: Omit<Group, "isLast">[] = [];
  let behindText = 0;
  let current: Omit<Group, "isLast"> | null = null;
  let above = "";
  for (const line of lines) {
    const bare = line.trim();
    const isHead = bare.length <= LINE_MAX && HEAD.test(bare);
    const row = !isHead && line.length <= LINE_MAX ? ROW.exec(line) : null;
    if (row) {
      if (!current) groups.push((current = { rows: [], hasHead: HEAD.test(above) }));
      current.rows.push([row[1]!, row[2]!]);
    } else {
      current = null;
      if (bare !== "" && !bare.startsWith("```")) behindText = groups.length;
    }
    if (bare !== "" && !bare.startsWith("```")) above = bare.slice(0, LINE_MAX);
  }
  return groups.map((group, i) => ({ ...group, isLast: i >= behindText }));
}
