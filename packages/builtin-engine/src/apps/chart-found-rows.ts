import { findRows, type FoundRows, type Rows } from "./chart-rows.ts";

/** The rows after the name of the chart, or after a colon, comma or short word if the chart is named later. */
export function foundRows(task: string, named: RegExp): FoundRows | null {
  const after = findRows(task, named);
  if (after) return after;
  const anywhere = findRows(`chart ${task}`, named);
  if (anywhere)
    return { ...anywhere, around: [anywhere.around[0].slice("chart ".length), anywhere.around[1]] };
  // A word about the look after the last row, as in `a 1, b 2, pastel`, is not a row.
  const tail = task.indexOf(",", task.search(/\d\D*$/));
  const shorter = tail > 0 ? foundRows(task.slice(0, tail), named) : null;
  if (shorter) return { ...shorter, around: [shorter.around[0], `${shorter.around[1]}${task.slice(tail)}`] };
  return yearRows(task) ?? looseRows(task) ?? plainRows(task) ?? datedRows(task);
}

/** Values without names after a colon, which are numbered. At least three. */
function plainRows(task: string): FoundRows | null {
  const number = String.raw`-?\d{1,9}(?:\.\d{1,6})?`;
  const found = new RegExp(String.raw`: ?(${number}(?:, ?${number}){2,39})(?![\d.]|\s*[\p{L}%])`, "u").exec(
    task,
  );
  if (!found) return null;
  const rows = found[1]!.split(",").map((value, i) => ({ label: String(i + 1), value: Number(value) }));
  const end = found.index + found[0].length;
  return { rows, before: "", after: "", around: [task.slice(0, found.index + 1), task.slice(end)] };
}

/** Years with their values: `2019 100, 2020 80, 2021 120`. */
function yearRows(task: string): FoundRows | null {
  const pair = String.raw`(?:19|20)\d\d:? \d{1,9}(?:\.\d+)?(?!\d)`;
  const found = new RegExp(String.raw`\b${pair}(?:,? (?:and )?${pair}){2,30}`, "u").exec(task);
  if (!found) return null;
  const rows = [...found[0].matchAll(/(\d{4}):? (\d+(?:\.\d+)?)/g)].map(([, label, value]) => ({
    label: label!,
    value: Number(value),
  }));
  return foundAt(task, found, rows);
}

const PERIODS: readonly (readonly [words: RegExp, labels: string])[] = [
  [/\bquarters?\b/i, "Q1 Q2 Q3 Q4"],
  [/\b(?:days?|daily|week|monday)\b/i, "Mon Tue Wed Thu Fri Sat Sun"],
  [/\b(?:months?|monthly|year|january)\b/i, "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"],
];

/** Values without names for quarters, days or months, which name them. A week has five days from Monday, or seven. */
function datedRows(task: string): FoundRows | null {
  const found = /(?<![\d.])-?\d{1,9}(?:\.\d+)?(?:(?:, ?| )-?\d{1,9}(?:\.\d+)?){2,11}(?![\d.]|,? ?\d)/u.exec(
    task,
  );
  const names = PERIODS.find(([words]) => words.test(task))?.[1].split(" ");
  const values = found?.[0].split(/, ?| /).map(Number) ?? [];
  const isWhole = names && (values.length === names.length || (names.length === 7 && values.length === 5));
  if (!found || !isWhole) return null;
  return foundAt(
    task,
    found,
    values.map((value, i) => ({ label: names[i]!, value })),
  );
}

const foundAt = (task: string, { index, 0: found }: RegExpExecArray, rows: Rows["rows"]): FoundRows => ({
  rows,
  before: "",
  after: "",
  around: [task.slice(0, index), task.slice(index + found.length)],
});

/** Rows without punctuation: `hamster 9 rabbit 6 fish 4`. At least three. */
function looseRows(task: string): FoundRows | null {
  const pair = String.raw`(?:[\p{L}][\p{L}'-]{0,30}) (?:\d{1,9}(?:\.\d+)?)`;
  const found = new RegExp(String.raw`${pair}(?:,? (?:and )?${pair}){2,30}`, "iu").exec(task);
  if (!found) return null;
  const parts = found[0].match(new RegExp(pair, "giu")) ?? [];
  const rows = parts.map((part) => {
    const at = part.lastIndexOf(" ");
    return { label: part.slice(0, at), value: Number(part.slice(at + 1)) };
  });
  const [from, to] = [found.index, found.index + found[0].length];
  return { rows, before: "", after: "", around: [task.slice(0, from), task.slice(to)] };
}
