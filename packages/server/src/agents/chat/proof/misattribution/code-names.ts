import type { Observed } from "../evidence/observed.ts";

/** A name of letters with a digit behind them: `Ed25519`, `KP-80`, `M6`. */
const WORD = /(?<![\p{L}\p{N}./:#@_-])[A-Za-z][A-Za-z0-9-]{1,40}(?![\p{L}\p{N}_@:/-])/gu;
const MOST = 50;

/** Each text is read once for all statements. */
const read = new WeakMap<Observed, string>();

function squeezedOf(observed: Observed): string {
  const text = read.get(observed) ?? squeezed(observed.text);
  read.set(observed, text);
  return text;
}

const squeezed = (text: string): string => text.toLowerCase().replace(/[\s-]/gu, "");

/** How many code names a statement has that none of the texts has, with or without a hyphen or a space. */
export function foreignCodeNames(statement: string, texts: readonly Observed[]): number {
  const names = (statement.match(WORD) ?? [])
    .filter((word) => /\d/.test(word))
    .slice(0, MOST)
    .map(squeezed);
  if (names.length === 0) return 0;
  const known = texts.map(squeezedOf);
  return names.filter((name) => !known.some((text) => text.includes(name))).length;
}
