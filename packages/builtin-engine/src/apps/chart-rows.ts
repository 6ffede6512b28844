/** A row of a chart, with the format of its value. */
export interface Rows {
  rows: { label: string; value: number }[];
  before: string;
  after: string;
}

/** The rows in a task. */
export interface FoundRows extends Rows {
  /** The text before and after them. */
  around: [string, string];
}

const MOST = 40;
const NUMBER = String.raw`([-−]?\d{1,3}(?:,\d{3})+(?:\.\d+)?|[-−]?\d+(?:\.\d+)?|[-−]?\.\d+)`;
const MONEY = String.raw`([$€£¥])?`;
const LABEL_FIRST = new RegExp(
  String.raw`^["']?([\p{L}\p{N}][^:=|\t"]{0,58}?)["']?(?:\s*(?:[:=|\t,]|->|→|\(|\bis\b|\bare\b|\s[-–—]\s)\s*|\s+)${MONEY}${NUMBER}\s?(%|[\p{L}°]{1,10})?\)?$`,
  "iu",
);
const VALUE_FIRST = new RegExp(
  String.raw`^${MONEY}${NUMBER}(%)?\s+(?:of |for |in )?["']?(\p{L}[^\d:=|"]{0,58}?)["']?$`,
  "iu",
);

/** Parses `text` as rows, at least two; null if any part of it is something else. */
export function rowsOf(text: string): Rows | null {
  const parts = jsonParts(text) ?? partsOf(text);
  if (parts.length < 2 || parts.length > MOST) return null;
  return read(parts, LABEL_FIRST, [1, 2, 3, 4]) ?? read(parts, VALUE_FIRST, [4, 1, 2, 3]);
}

function partsOf(text: string): string[] {
  const lines = text
    .split(/\n|;/)
    .map((line) => line.trim())
    .filter(Boolean);
  const whole =
    lines.length > 1 &&
    lines.every((line) => LABEL_FIRST.test(line.replace(/^[-*•]\s+/, "").replace(/,$/, "")));
  const pieces = whole
    ? lines
    : lines.flatMap((line) =>
        line.split(/,(?!\d{3}(?!\d))|\s+(?:and|&)\s+(?=["'$€£¥\p{L}\p{N}])(?=[^,;]*\d)/u),
      );
  return pieces
    .map((piece) =>
      piece
        .trim()
        .replace(/^(?:[-*•]\s+|(?:and|&)\s+)/i, "")
        .replace(/[.,]$/, "")
        .trim(),
    )
    .filter(Boolean);
}

/** Parses `{"a": 1}` or `[["a", 1]]`; null if the text is neither. */
function jsonParts(text: string): string[] | null {
  if (!/^\s*[[{]/.test(text)) return null;
  try {
    const parsed: unknown = JSON.parse(text);
    const pairs: unknown[] = Array.isArray(parsed) ? parsed : Object.entries(parsed as object);
    return pairs.map((pair) =>
      Array.isArray(pair) && pair.length === 2 ? `${String(pair[0])}: ${String(pair[1])}` : "?",
    );
  } catch {
    return [];
  }
}

/** `at`: the groups of label, currency, number and unit. */
function read(
  parts: readonly string[],
  pattern: RegExp,
  at: readonly [number, number, number, number],
): Rows | null {
  const found = parts.map((part) => pattern.exec(part));
  if (found.includes(null)) return null;
  const rows = found.map((match) => ({
    label: match![at[0]]!.trim(),
    value: Number(match![at[2]]!.replaceAll(",", "").replace("−", "-")),
  }));
  const [before, after] = [at[1], at[3]].map((group) => new Set(found.map((match) => match![group] ?? "")));
  if (before!.size > 1 || after!.size > 1 || rows.some(({ value }) => Math.abs(value) > 1e15)) return null;
  const unit = [...after!][0]!;
  return { rows, before: [...before!][0]!, after: unit === "" || unit === "%" ? unit : ` ${unit}` };
}

/** Finds the rows in a task and the text around them; null if nothing is certainly a row. */
export function findRows(task: string, names: RegExp): FoundRows | null {
  const name = names.exec(task);
  if (!name || task.length > 6000) return null;
  const from = name.index + name[0].length;
  const begins = [
    ...task.matchAll(/[:\n]|(?=[[{])|\b(?:of|for|showing|shows|with|from|displaying|comparing|plotting)\b/gi),
  ]
    .map((match) => match.index + match[0].length)
    .filter(
      (at) =>
        at >= from &&
        !/\b(?:title|theme|colou?r|background|accent|axis(?: label)?)\s*:$/i.test(task.slice(0, at)),
    )
    .slice(0, 40);
  let best: FoundRows | null = null;
  for (const begin of begins) {
    const rest = task.slice(begin);
    const ends = [
      ...rest.matchAll(
        /\.\s|\n\s*\n|,?\s+(?:with|in|using|titled|called|and (?:a|use|make))\s|(?<=[\]}])|\.?\s*$/gi,
      ),
    ].map(({ index }) => index);
    for (const end of ends.toReversed().slice(0, 20)) {
      const rows = rowsOf(rest.slice(0, end));
      if (!rows) continue;
      // `share of Apple 30` is ambiguous: the row may be called Apple or not.
      if (best && rows.rows.length < best.rows.length) return best;
      if (best && rows.rows[0]!.label !== best.rows[0]!.label) return null;
      best ??= { ...rows, around: [task.slice(0, begin), rest.slice(end)] };
      // After a colon the rows begin, whatever words they contain.
      if (/[:\n]$/.test(task.slice(0, begin).trimEnd())) return best;
      break;
    }
  }
  return best;
}
