import type { Datum } from "./operators/operator.ts";

const CONSTANTS_MAX = 16;

/** One worked example of a program in the little language. */
export interface Case {
  args: Datum[];
  output: Datum;
}

const textOf = (value: Datum) => (typeof value === "object" ? JSON.stringify(value) : String(value));

/** Constants that the examples themselves suggest: separators, shared beginnings and ends, answers that come again. */
export function constantsOf(cases: readonly Case[]): (string | number)[] {
  const outputs = cases.map(({ output }) => output);
  const inputs = cases.map(({ args }) => args.flat().filter((arg) => typeof arg === "string"));
  const found = new Set<string | number>([0, 1, 2, -1]);
  const texts = outputs.map((output) =>
    Array.isArray(output) ? output.map(textOf).join("\n") : textOf(output),
  );
  const hasText =
    inputs.some((list) => list.length > 0) || outputs.some((o) => typeof o === "string" || Array.isArray(o));
  if (!hasText) return [...found, ...repeated(outputs)];
  for (const mark of marksIn(inputs.flat()))
    if (inputs.filter((list) => list.some((text) => text.includes(mark))).length * 2 >= cases.length)
      found.add(mark);
  if (typeof outputs[0] === "string") {
    for (const mark of marksIn(texts))
      if (texts.filter((text) => text.includes(mark)).length * 2 >= cases.length) found.add(mark);
    if (cases.length > 1)
      for (const edge of [beginning(texts), ending(texts)]) if (edge !== "") found.add(edge);
    found.add("");
  }
  return [...found, ...repeated(outputs)].slice(0, CONSTANTS_MAX);
}

/** Single characters and runs that are neither letters nor digits. */
const marksIn = (texts: readonly string[]) =>
  new Set(
    texts.flatMap((text) => [
      ...(text.slice(0, 400).match(/[^A-Za-z0-9]+/g) ?? []),
      ...(text.slice(0, 400).match(/[^A-Za-z0-9]/g) ?? []),
    ]),
  );

/** Outputs that more than one example has, or all of them where there are few kinds. */
function repeated(outputs: readonly Datum[]): (string | number)[] {
  const plain = outputs.filter((output) => typeof output === "string" || typeof output === "number");
  const kinds = [...new Set(plain)];
  const texts = kinds.length <= 4 && kinds.length < outputs.length;
  return kinds.filter(
    (kind) => (texts && typeof kind === "string") || plain.filter((o) => o === kind).length > 1,
  );
}

function beginning(texts: readonly string[]): string {
  let length = 0;
  while (length < texts[0]!.length && texts.every((text) => text[length] === texts[0]![length])) length++;
  return texts[0]!.slice(0, length);
}

const ending = (texts: readonly string[]) => backwards(beginning(texts.map(backwards)));

const backwards = (text: string) => Array.from(text).reverse().join("");
