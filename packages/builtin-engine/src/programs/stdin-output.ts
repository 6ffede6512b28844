import type { PrintTarget } from "./bodies.ts";
import { readNumber } from "./operators/characters.ts";
import type { Datum } from "./operators/operator.ts";

/** A way to print the result of a function. */
export interface OutputKind {
  /** The value that the function must return to print this text; null if no value prints this way. */
  read(text: string): Datum | null;
  /** A print statement; `$` is replaced with the call. */
  source: Record<PrintTarget, string>;
}

/** Pairs of words that programs print for true and false. */
const TRUTHS = [
  ["true", "false"],
  ["True", "False"],
  ["yes", "no"],
  ["Yes", "No"],
  ["YES", "NO"],
] as const;

const numberOf = (text: string) => {
  const number = readNumber(text);
  return number !== undefined && String(number) === text ? number : null;
};

const NUMBER: OutputKind = {
  read: numberOf,
  source: { javascript: "console.log(String($));", python: "print(as_text($))" },
};
const TEXT: OutputKind = {
  read: (text) => text,
  source: { javascript: "console.log($);", python: "print($)" },
};

/** Items joined by a separator. */
const joinedBy = (separator: string, readItem: (text: string) => Datum | null): OutputKind => ({
  read: (text) => {
    const items = text === "" ? [] : text.split(separator).map(readItem);
    return items.includes(null) ? null : items;
  },
  source: {
    javascript: `console.log($.join(${JSON.stringify(separator)}));`,
    python: `print(${JSON.stringify(separator)}.join(as_text(item) for item in $))`,
  },
});

const truth = ([yes, no]: readonly [string, string]): OutputKind => ({
  read: (text) => (text === yes || text === no ? text === yes : null),
  source: {
    javascript: `console.log($ ? ${JSON.stringify(yes)} : ${JSON.stringify(no)});`,
    python: `print(${JSON.stringify(yes)} if $ else ${JSON.stringify(no)})`,
  },
});

/** Returns the output kinds that apply to all outputs, the most specific first. */
export function outputKinds(outputs: readonly string[]): OutputKind[] {
  const isSo = (kind: OutputKind) => outputs.every((text) => kind.read(text) !== null);
  if (outputs.every((text) => numberOf(text) !== null)) return [NUMBER];
  const truths = TRUTHS.map(truth).filter(isSo);
  if (truths.length > 0) return [...truths.slice(0, 1), TEXT];
  const lines = [joinedBy("\n", numberOf), joinedBy("\n", (text) => text)].filter(isSo).slice(0, 1);
  if (outputs.some((text) => text.includes("\n"))) return [...lines, TEXT];
  return [TEXT, joinedBy(" ", numberOf), joinedBy(", ", numberOf), joinedBy(",", numberOf)]
    .filter(isSo)
    .slice(0, 2);
}
