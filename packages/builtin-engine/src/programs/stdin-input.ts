import type { PrintTarget } from "./bodies.ts";
import { readNumber } from "./operators/characters.ts";
import type { Datum } from "./operators/operator.ts";

/** A way to parse a text as the arguments of a function. */
export interface InputKind {
  /** Parses the arguments; null if the text does not have this form. */
  read(text: string): Datum[] | null;
  /** One expression per argument, in terms of `text`, `lines` or `line`. */
  source: Record<PrintTarget, string[]>;
  /** Whether each line is parsed separately and produces one output line. */
  perLine: boolean;
}

/** A way to parse a piece of text as one value. `$` is the piece in the sources. */
interface PieceKind {
  read(text: string): Datum | null;
  javascript: string;
  python: string;
}

const ARGUMENTS_MAX = 4;

const numbers = (pieces: readonly string[]): number[] | null => {
  const found = pieces.map(readNumber);
  return found.length > 0 && found.every((one) => one !== undefined) ? found : null;
};
const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean);

const NUMBER: PieceKind = {
  read: (text) => readNumber(text) ?? null,
  javascript: "Number($)",
  python: "to_number($)",
};
const NUMBERS: PieceKind = {
  read: (text) => numbers(wordsIn(text)),
  javascript: "$.split(/\\s+/).filter(Boolean).map(Number)",
  python: "[to_number(item) for item in $.split()]",
};
const COMMA_NUMBERS: PieceKind = {
  read: (text) => (text.includes(",") ? numbers(text.split(",").map((one) => one.trim())) : null),
  javascript: '$.split(",").map(Number)',
  python: '[to_number(item) for item in $.split(",")]',
};
const TEXT: PieceKind = { read: (text) => text, javascript: "$", python: "$" };
const WORDS: PieceKind = {
  read: (text) => (/\S\s+\S/.test(text) ? wordsIn(text) : null),
  javascript: "$.split(/\\s+/).filter(Boolean)",
  python: "$.split()",
};
const PIECES = [NUMBER, NUMBERS, COMMA_NUMBERS, TEXT];

/** A list of lines. */
const LISTS: PieceKind[] = [
  {
    read: (text) => numbers(text.split("\n")),
    javascript: "$.map(Number)",
    python: "[to_number(line) for line in $]",
  },
  { read: (text) => text.split("\n"), javascript: "$", python: "$" },
];

/** Returns the input kinds that apply to all inputs, the most specific first. */
export function inputKinds(inputs: readonly string[], outputs: readonly string[]): InputKind[] {
  const counts = inputs.map((text) => text.split("\n").length);
  const even = counts.every((count) => count === counts[0]);
  const several = counts.some((count) => count > 1);
  const perLine =
    several && outputs.every((text, e) => text.split("\n").length === counts[e]) ? [eachLine(inputs)] : [];
  const rows = several ? [counted(inputs), headed(inputs), listed(inputs)] : [];
  const separate = even && counts[0]! <= ARGUMENTS_MAX ? [linesApart(inputs, counts[0]!)] : [];
  const fields = several ? [rowsOf(/\s+/, inputs), rowsOf(",", inputs)] : [split(WORDS, inputs)];
  const found = even ? [...separate, ...perLine, ...rows] : [...perLine, ...rows, ...separate];
  return [...found, whole(TEXT), ...fields].filter((kind) => kind !== null);
}

const kindOf = (pieces: readonly string[]) =>
  PIECES.find((kind) => pieces.every((text) => kind.read(text) !== null))!;

const whole = (kind: PieceKind): InputKind => ({
  read: (text) => only(kind.read(text)),
  source: {
    javascript: [kind.javascript.replace("$", "text")],
    python: [kind.python.replace("$", "text")],
  },
  perLine: false,
});

const only = (value: Datum | null): Datum[] | null => (value === null ? null : [value]);

const split = (kind: PieceKind, inputs: readonly string[]) =>
  inputs.every((text) => kind.read(text) !== null) ? whole(kind) : null;

function eachLine(inputs: readonly string[]): InputKind {
  const kind = kindOf(inputs.flatMap((text) => text.split("\n")));
  return {
    read: (text) => only(kind.read(text)),
    source: {
      javascript: [kind.javascript.replace("$", "line")],
      python: [kind.python.replace("$", "line")],
    },
    perLine: true,
  };
}

/** A fixed number of lines, each one argument. */
function linesApart(inputs: readonly string[], count: number): InputKind {
  const kinds = Array.from({ length: count }, (_, i) => kindOf(inputs.map((text) => text.split("\n")[i]!)));
  const place = (i: number) => (count > 1 ? `lines[${i}]` : "text");
  return {
    read: (text) => {
      const lines = text.split("\n");
      const args = kinds.map((kind, i) => kind.read(lines[i] ?? ""));
      return lines.length !== count || args.includes(null) ? null : args;
    },
    source: {
      javascript: kinds.map((kind, i) => kind.javascript.replace("$", place(i))),
      python: kinds.map((kind, i) => kind.python.replace("$", place(i))),
    },
    perLine: false,
  };
}

const below = (text: string) => text.split("\n").slice(1).join("\n");
const head = (text: string) => text.split("\n")[0]!;

/** All lines as a list. */
function listed(inputs: readonly string[]): InputKind {
  const kind = LISTS.find((one) => inputs.every((text) => one.read(text) !== null))!;
  return {
    read: (text) => only(kind.read(text)),
    source: {
      javascript: [kind.javascript.replace("$", "lines")],
      python: [kind.python.replace("$", "lines")],
    },
    perLine: false,
  };
}

/** A line count, then the lines. */
function counted(inputs: readonly string[]): InputKind | null {
  const isCounted = (text: string) => readNumber(head(text)) === text.split("\n").length - 1;
  if (!inputs.every(isCounted) || inputs.every((text) => !text.includes("\n"))) return null;
  const rest = inputs.filter((text) => text.includes("\n")).map(below);
  const kind = LISTS.find((one) => rest.every((text) => one.read(text) !== null))!;
  return {
    read: (text) => (isCounted(text) ? only(text.includes("\n") ? kind.read(below(text)) : []) : null),
    source: {
      javascript: [kind.javascript.replace("$", "lines.slice(1)")],
      python: [kind.python.replace("$", "lines[1:]")],
    },
    perLine: false,
  };
}

/** A value on the first line, then a list of all other lines. */
function headed(inputs: readonly string[]): InputKind | null {
  if (!inputs.every((text) => text.includes("\n"))) return null;
  const first = kindOf(inputs.map(head));
  const rest = LISTS.find((one) => inputs.every((text) => one.read(below(text)) !== null))!;
  return {
    read: (text) => {
      const args = text.includes("\n") ? [first.read(head(text)), rest.read(below(text))] : [null];
      return args.includes(null) ? null : args;
    },
    source: {
      javascript: [first.javascript.replace("$", "lines[0]"), rest.javascript.replace("$", "lines.slice(1)")],
      python: [first.python.replace("$", "lines[0]"), rest.python.replace("$", "lines[1:]")],
    },
    perLine: false,
  };
}

/** Lines with the same number of fields; a field becomes a number if it is one on every line. */
function rowsOf(separator: RegExp | ",", inputs: readonly string[]): InputKind | null {
  const cells = (text: string) => text.split("\n").map((line) => line.trim().split(separator));
  const all = inputs.flatMap(cells);
  const width = all[0]!.length;
  if (width < 2 || all.some((row) => row.length !== width)) return null;
  const numeric = all[0]!.map((_, c) => all.every((row) => readNumber(row[c]!) !== undefined));
  const [js, py] =
    separator === ","
      ? ['line.split(",")', 'line.split(",")']
      : ["line.trim().split(/\\s+/)", "line.split()"];
  const places = JSON.stringify(numeric.flatMap((is, c) => (is ? [c] : [])));
  const plain = numeric.every((is) => !is);
  return {
    read: (text) => {
      const rows = cells(text);
      const made = rows.map((row) => row.map((cell, c) => (numeric[c] ? (readNumber(cell) ?? null) : cell)));
      return rows.some((row) => row.length !== width) || made.flat().includes(null) ? null : [made];
    },
    source: {
      javascript: [
        plain
          ? `lines.map((line) => ${js})`
          : `lines.map((line) => ${js}.map((cell, i) => (${places}.includes(i) ? Number(cell) : cell)))`,
      ],
      python: [
        plain
          ? `[${py} for line in lines]`
          : `[[to_number(cell) if i in ${places} else cell for i, cell in enumerate(${py})] for line in lines]`,
      ],
    },
    perLine: false,
  };
}
