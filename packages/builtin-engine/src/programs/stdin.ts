import type { Example, Value } from "../task/parsed-task.ts";
import type { PrintTarget } from "./bodies.ts";
import type { Case } from "./constants.ts";
import { type InputKind, inputKinds } from "./stdin-input.ts";
import { type OutputKind, outputKinds } from "./stdin-output.ts";

/** How a program parses its input and prints its output around the function that does the work. */
export interface Reading {
  cases: Case[];
  input: InputKind;
  output: OutputKind;
}

const READINGS_MAX = 8;

export const textOf = (value: Value) => (typeof value === "string" ? value : JSON.stringify(value)).trimEnd();

/** Returns the ways to interpret program examples as cases of a function, the likeliest first. */
export function readingsOf(examples: readonly Example[]): Reading[] {
  const inputs = examples.map(({ args }) => textOf(args[0]!));
  const outputs = examples.map(({ output }) => textOf(output));
  const kinds = outputKinds(outputs);
  const found = inputKinds(inputs, outputs).flatMap((input) =>
    (input.perLine ? outputKinds(outputs.flatMap((text) => text.split("\n"))).slice(0, 1) : kinds).map(
      (output): Reading => ({ input, output, cases: examples.flatMap((one) => casesOf(one, input, output)) }),
    ),
  );
  return found.slice(0, READINGS_MAX);
}

/** Converts an example to cases of the function: one in all, or one per line; none if it does not fit. */
export function casesOf({ args, output }: Example, input: InputKind, printed: OutputKind): Case[] {
  const [texts, wanted] = [textOf(args[0]!), textOf(output)].map((text) =>
    input.perLine ? text.split("\n") : [text],
  ) as [string[], string[]];
  if (texts.length !== wanted.length) return [];
  return texts.flatMap((text, i): Case[] => {
    const read = input.read(text);
    const value = printed.read(wanted[i]!);
    return read && value !== null ? [{ args: read, output: value }] : [];
  });
}

/** Parameter names, chosen by the types of the arguments. */
export const parameterNames = ({ cases }: Reading): string[] =>
  cases[0]!.args.map((arg, i, all) => nameFor(arg) + (all.length > 1 ? String(i + 1) : ""));

function nameFor(arg: unknown): string {
  if (typeof arg === "number") return "n";
  if (!Array.isArray(arg)) return "text";
  return arg.every((item) => typeof item === "number") ? "numbers" : "lines";
}

/** The code below the function `solve` of a program. */
export function mainOf({ input, output }: Reading, target: PrintTarget): string {
  const args = input.source[target].join(", ");
  const several = args.includes("lines");
  const print = (call: string) => output.source[target].replace("$", () => call);
  if (target === "python") {
    const head = ["text = sys.stdin.read().rstrip()", ...(several ? ['lines = text.split("\\n")'] : [])];
    return input.perLine
      ? [...head, 'for line in text.split("\\n"):', `    ${print(`solve(${args})`)}`].join("\n")
      : [...head, print(`solve(${args})`)].join("\n");
  }
  const head = [
    'const text = readFileSync(0, "utf8").trimEnd();',
    ...(several ? ['const lines = text.split("\\n");'] : []),
  ];
  return input.perLine
    ? [...head, `for (const line of text.split("\\n")) ${print(`solve(${args})`)}`].join("\n")
    : [...head, print(`solve(${args})`)].join("\n");
}
