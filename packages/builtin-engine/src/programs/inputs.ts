import type { Case } from "./constants.ts";
import type { Datum } from "./operators/operator.ts";

/** Creates a seeded pseudorandom generator of integers from 0 to `below` - 1. */
export function createDice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

type Dice = ReturnType<typeof createDice>;

/** Generates at most `count` new argument lists of the same kinds as the cases: near them, at the edges, and mixed. */
export function furtherInputs(cases: readonly Case[], count: number): Datum[][] {
  const dice = createDice(7);
  const columns = cases[0]!.args.map((_, i) => cases.map(({ args }) => args[i]!));
  const edges = columns.map((column) => alike(edgesOf(column), column));
  const close = columns.map((column) => {
    const dates = column.filter((value) => typeof value === "string" && DATE.test(value));
    const made =
      dates.length === column.length
        ? (dates as string[]).flatMap(nearDate)
        : column.flatMap((value) => near(value, column, dice));
    return alike(made, column);
  });
  const pools = columns.map((_, i) => distinct([...edges[i]!, ...close[i]!]));
  /** Each value once, with the other arguments of the first case. */
  const alone = (values: readonly Datum[][]) =>
    values.flatMap((pool, i) => pool.map((value) => cases[0]!.args.map((arg, k) => (k === i ? value : arg))));
  const mixed = Array.from({ length: count }, () => pools.map((pool) => pool[dice(pool.length)]!));
  // Inputs near the cases come first: a question about them is easier to answer.
  const found = [
    ...alone(close).slice(0, count / 2),
    ...related(cases).slice(0, RELATED_MAX),
    ...alone(edges),
    ...mixed,
  ];
  const seen = new Set(cases.map(({ args }) => JSON.stringify(args)));
  const isInOrder = orderOf(cases);
  return found
    .filter(isInOrder)
    .filter((args) => {
      const key = JSON.stringify(args);
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, count);
}

const DATE = /^\d{4}-\d\d-\d\d$/;

/** Dates near a date: the next and the previous day, the ends of its month and year, a leap day, other years. */
function nearDate(text: string): string[] {
  const [year, month, day] = text.split("-").map(Number) as [number, number, number];
  const moved = (years: number, months: number, days: number) =>
    new Date(Date.UTC(year + years, month - 1 + months, days)).toISOString().slice(0, 10);
  const days = [moved(0, 0, day + 1), moved(0, 0, day - 1), moved(0, 1, 0), moved(0, 0, 1)];
  return [
    ...days,
    `${year}-12-31`,
    `${year}-01-01`,
    "2024-02-29",
    moved(1, 0, day),
    moved(-2, 1, day),
  ].filter((one) => DATE.test(one));
}

/**
 * The values that have the form of the examples, if all examples are texts of one form with digits, such as dates or
 * times: what a function gives for a text of another form is not of interest.
 */
function alike(values: readonly Datum[], column: readonly Datum[]): Datum[] {
  const forms = new Set(column.map((value) => (typeof value === "string" ? formOf(value) : "")));
  const [form] = forms;
  if (forms.size > 1 || form === undefined || !/9\W+9/.test(form)) return [...values];
  return values.filter((value) => typeof value === "string" && formOf(value) === form);
}

const formOf = (text: string) => text.replaceAll(/\d/g, "9").replaceAll(/[a-z]+/gi, "a");

/** Whether dates and times stand in the order in which all cases have them: a start is not after its end. */
function orderOf(cases: readonly Case[]): (args: readonly Datum[]) => boolean {
  const isPoint = (value: Datum) => typeof value === "string" && /^\d{2,4}(?:-\d\d-\d\d|:\d\d)/.test(value);
  const places = cases[0]!.args.map((_, i) => i).filter((i) => cases.every(({ args }) => isPoint(args[i]!)));
  const pairs = places
    .flatMap((i) => places.map((k) => [i, k] as const))
    .filter(([i, k]) => i !== k && cases.every(({ args }) => args[i]! <= args[k]!));
  return (args) => pairs.every(([i, k]) => args[i]! <= args[k]!);
}

const RELATED_MAX = 12;

/** Inputs whose second argument is made from the first: the same, reversed, doubled, or with one part repeated. */
function related(cases: readonly Case[]): Datum[][] {
  return cases.flatMap(({ args: [first, second, ...rest] }) => {
    if (typeof first === "string" && typeof second === "string") {
      const letters = Array.from(first);
      const made = [first, letters.toReversed().join(""), first + letters.slice(-1).join(""), first + first];
      return made.map((one) => [first, one, ...rest]);
    }
    if (!Array.isArray(first) || !Array.isArray(second)) return [];
    const made = [first, first.toReversed(), [...first, ...first.slice(-1)], first.slice(1)];
    return made.map((one) => [first, one, ...rest]);
  });
}

const distinct = (values: Datum[]) => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

function edgesOf(column: readonly Datum[]): Datum[] {
  const [first] = column;
  if (typeof first === "number") {
    const numbers = column.filter((one) => typeof one === "number");
    const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
    const whole = numbers.every(Number.isInteger);
    const edges = [0, 1, 2, low - 1, high + 1, high * 2, 10, 12, 100, high * 1_000];
    return edges.filter((one) => low < 0 || one >= 0).map((one) => (whole ? one : one + 0.5));
  }
  if (typeof first === "string")
    return edgesOfText(longest(column), column.filter((one) => typeof one === "string").join(""));
  if (typeof first === "boolean") return [true, false];
  return Array.isArray(first) ? [[]] : [];
}

function near(value: Datum, column: readonly Datum[], dice: Dice): Datum[] {
  if (typeof value === "number") return [value + 1, Math.max(value - 1, 0), value * 3];
  if (typeof value === "string") return nearText(value, column, dice);
  if (typeof value === "boolean" || value === null) return [];
  return Array.isArray(value) ? nearList(value, column, dice) : nearRows([value], dice).flat();
}

/** The same rows with other numbers, and with the values of each other. */
function nearRows(rows: readonly Datum[], dice: Dice): Datum[][] {
  const objects = rows.filter(
    (row): row is Record<string, Datum> => typeof row === "object" && row !== null && !Array.isArray(row),
  );
  if (objects.length === 0 || objects.length < rows.length) return [];
  const changed = (change: (value: Datum, key: string) => Datum) =>
    objects.map((row) =>
      Object.fromEntries(Object.entries(row).map(([key, value]) => [key, change(value, key)])),
    );
  return [
    changed((value) => (typeof value === "number" ? value + dice(5) : value)),
    changed((value, key) => {
      const other = objects[dice(objects.length)]!;
      return (Object.hasOwn(other, key) ? other[key] : undefined) ?? value;
    }),
  ];
}

function nearText(text: string, column: readonly Datum[], dice: Dice): Datum[] {
  const texts = column.filter((one) => typeof one === "string");
  if (texts.some((one) => one.includes("\n")))
    return nearLines(text.split("\n"), dice).map((lines) => lines.join("\n"));
  const other = texts[dice(texts.length)]!;
  const cut = dice(text.length + 1);
  const letters = Array.from(text);
  return [
    letters.toReversed().join(""),
    text.slice(cut),
    text.slice(0, cut) + other.slice(dice(other.length + 1)),
    letters.map((letter) => (dice(2) === 0 ? letter : letters[dice(letters.length)]!)).join(""),
    /[a-z]/i.test(text) && /[A-Z]/.test(texts.join("")) ? swapped(text) : text.slice(1),
    text.includes(" ") ? `${text} ${other}` : text + other,
    letters.map((letter) => letter.replace(/\d/, () => String(dice(10)))).join(""),
  ];
}

/** Variations of lines: removed, repeated, reordered or with other digits; the first line may be a heading. */
function nearLines([first, ...rest]: readonly string[], dice: Dice): string[][] {
  const drawn = () => rest[dice(rest.length)] ?? first!;
  const digits = (line: string) => line.replaceAll(/\d/g, () => String(dice(10)));
  return [
    [first!, ...rest.toReversed()],
    [first!, ...rest.slice(1)],
    [first!, ...rest, drawn()],
    [first!, ...rest.map(digits)],
    [first!, drawn(), drawn(), ...rest.map(digits)],
    [...rest, first!],
  ];
}

const longest = (column: readonly Datum[]) =>
  column.filter((one) => typeof one === "string").toSorted((a, b) => b.length - a.length)[0]!;

function edgesOfText(text: string, column: string): string[] {
  if (text.includes("\n")) return ["", text.split("\n")[0]!, text.replace(/(?<=\n)[^\n]*$/, withDigit)];
  const words = WORDS.filter((word) => [...classesOf(word)].every((one) => classesOf(column).has(one)));
  const placed = words.map((word) => (/[A-Za-z]+ /.test(text) ? text.replace(/[A-Za-z]+/, word) : word));
  return ["", text.slice(0, 1), text + text, withDigit(text), ...placed];
}

/**
 * Words on which interpretations of a task often differ: no vowel, `qu`, capitals in a row, doubled letters, digits,
 * signs.
 */
const WORDS = [
  "quick",
  "rhythm",
  "aa",
  "myURL",
  "ID",
  "a1b2",
  "it's",
  "x-ray",
  "#a#b",
  "0",
  "007",
  "1.5",
  "-3",
];

/** The character classes that occur in a text. */
function classesOf(text: string): Set<string> {
  const kinds = Array.from(text, (letter) => {
    if (/[a-z]/.test(letter)) return "small";
    if (/[A-Z]/.test(letter)) return "capital";
    return /\d/.test(letter) ? "digit" : letter;
  });
  return new Set(kinds);
}

/** Inserts a digit after the first letter; in a text without letters, replaces the first digit with a letter. */
const withDigit = (text: string) => {
  const letter = /[A-Za-z]/.exec(text);
  return letter ? text.replace(letter[0], `${letter[0]}7`) : text.replace(/\d/, "a");
};

const swapped = (text: string) =>
  text.replaceAll(/[A-Za-z]/g, (c) => (c === c.toLowerCase() ? c.toUpperCase() : c.toLowerCase()));

function nearList(list: readonly Datum[], column: readonly Datum[], dice: Dice): Datum[] {
  const pool = column.flatMap((one) => (Array.isArray(one) ? one : []));
  if (pool.length === 0) return [];
  const draw = () => pool[dice(pool.length)]!;
  const bumped = list.map((item) => (typeof item === "number" ? item + dice(5) : draw()));
  return [
    list.toReversed(),
    list.slice(0, 1),
    list.slice(1),
    [...list, draw(), draw()],
    Array.from({ length: 2 + dice(5) }, draw),
    bumped,
    [...bumped, ...list],
    ...nearRows(list, dice),
  ];
}
