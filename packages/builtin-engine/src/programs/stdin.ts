import type { Example, Value } from "../task/parsed-task.ts";
import type { Case } from "./constants.ts";
import type { Datum } from "./operators/operator.ts";
import { readNumber } from "./operators/characters.ts";
import type { PrintTarget } from "./bodies.ts";

/** How a program reads its input: one expression for each argument of the function that does the work. */
export interface Reading {
  cases: Case[];
  arguments: Record<PrintTarget, string[]>;
}

const ARGUMENTS_MAX = 4;
const numbersOf = (text: string) => {
  const numbers = text.split(/\s+/).filter(Boolean).map(readNumber);
  return numbers.length > 0 && numbers.every((one) => one !== undefined) ? numbers : null;
};

/** Kinds of input, the most telling first: how a text is read, and how that is written. */
const KINDS: { read(text: string): Datum | null; js: string; py: string }[] = [
  { read: (text) => readNumber(text) ?? null, js: "Number($)", py: "to_number($)" },
  {
    read: numbersOf,
    js: "$.split(/\\s+/).filter(Boolean).map(Number)",
    py: "[to_number(item) for item in $.split()]",
  },
  { read: (text) => text, js: "$", py: "$" },
];

const textOf = (value: Value) => (typeof value === "string" ? value : JSON.stringify(value));

/** Reads examples of a program as cases of a function: a line each where all inputs have as many, else the whole text. */
export function readingOf(examples: readonly Example[]): Reading {
  const inputs = examples.map(({ args }) => textOf(args[0]!).trimEnd().split("\n"));
  const outputs = examples.map(({ output }) => textOf(output).trimEnd());
  const count = inputs[0]!.length;
  const even = count <= ARGUMENTS_MAX && inputs.every((lines) => lines.length === count);
  const columns = even
    ? inputs[0]!.map((_, i) => inputs.map((lines) => lines[i]!))
    : [inputs.map((lines) => lines.join("\n"))];
  const kinds = columns.map((column) =>
    KINDS.find((kind) => column.every((text) => kind.read(text) !== null))!,
  );
  const numbers = outputs.map(readNumber);
  const isNumber = numbers.every((number, e) => number !== undefined && String(number) === outputs[e]);
  const place = (i: number) => (columns.length > 1 ? `lines[${i}]` : "text");
  return {
    cases: inputs.map((_, e) => ({
      args: columns.map((column, i) => kinds[i]!.read(column[e]!)!),
      output: isNumber ? numbers[e]! : outputs[e]!,
    })),
    arguments: {
      javascript: kinds.map((kind, i) => kind.js.replace("$", place(i))),
      python: kinds.map((kind, i) => kind.py.replace("$", place(i))),
    },
  };
}

/** What stands below the function `solve` of a program. */
export function mainOf({ arguments: read }: Reading, target: PrintTarget): string {
  const args = read[target].join(", ");
  const several = args.includes("lines[");
  if (target === "python")
    return [
      "text = sys.stdin.read().rstrip()",
      ...(several ? ['lines = text.split("\\n")'] : []),
      `print(solve(${args}))`,
    ].join("\n");
  return [
    'const text = readFileSync(0, "utf8").trimEnd();',
    ...(several ? ['const lines = text.split("\\n");'] : []),
    `console.log(String(solve(${args})));`,
  ].join("\n");
}
