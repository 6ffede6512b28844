import type { Datum } from "./operators/operator.ts";

const CONSTANTS_MAX = 16;

/** One worked example of a program in the engine's language. */
export interface Case {
  args: Datum[];
  output: Datum;
}

const textOf = (value: Datum) => (typeof value === "object" ? JSON.stringify(value) : String(value));

/** Constants that the examples suggest: separators, common prefixes and suffixes, and repeated outputs. */
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
      for (const edge of [beginning(texts), ending(texts), ...templateParts(texts)])
        if (edge !== "") found.add(edge);
    found.add("");
  }
  return [...found, ...repeated(outputs)].slice(0, CONSTANTS_MAX);
}

/** Runs of characters that are neither letters nor digits, and the single characters in them. */
const marksIn = (texts: readonly string[]) =>
  new Set(
    texts.flatMap((text) => [
      ...(text.slice(0, 400).match(/[^A-Za-z0-9]+/g) ?? []),
      ...(text.slice(0, 400).match(/[^A-Za-z0-9]/g) ?? []),
    ]),
  );

/** Fixed parts that texts with the same first word share, such as `lines: ` and `, words: `. */
function templateParts(texts: readonly string[]): string[] {
  const groups = [...alike(texts)].filter(
    (group) => group.length > 1 && group.every((one) => one.length < 400),
  );
  return groups.flatMap((group) => {
    const common = group.map(tokensOf).reduce(commonTokens);
    const parts: string[] = [];
    let part = "";
    for (const token of common) {
      const longer = part + token;
      if (group.every((one) => one.includes(longer))) part = longer;
      else {
        parts.push(part);
        part = token;
      }
    }
    return [...parts, part].filter((one) => /[A-Za-z]/.test(one));
  });
}

const tokensOf = (text: string): string[] => text.match(/\d+(?:\.\d+)?|[A-Za-z]+|\s+|[^\w\s]|_/g) ?? [];

/** Groups texts by their first word. */
export const alike = (texts: readonly string[]) =>
  Map.groupBy(texts, (text) => tokensOf(text)[0] ?? "").values();

/** The longest common subsequence of two token lists. */
function commonTokens(a: readonly string[], b: readonly string[]): string[] {
  const best = Array.from({ length: a.length + 1 }, () =>
    Array.from({ length: b.length + 1 }, (): string[] => []),
  );
  for (let i = a.length - 1; i >= 0; i--)
    for (let k = b.length - 1; k >= 0; k--) {
      const [right, below] = [best[i]![k + 1]!, best[i + 1]![k]!];
      const longer = right.length >= below.length ? right : below;
      best[i]![k] = a[i] === b[k] ? [a[i]!, ...best[i + 1]![k + 1]!] : longer;
    }
  return best[0]![0]!;
}

/** Outputs that occur in several examples, or all outputs if there are only a few distinct ones. */
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
