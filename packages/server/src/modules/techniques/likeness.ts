import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import { type CodeLanguage, tokensOf } from "./tokens.ts";

const GRAM = 5;

/** A text as it is compared: what it says without layout and comments. */
export interface Likeness {
  sha: string;
  /** Runs of five tokens, each as 32 bits, in order, each once. */
  grams: Uint32Array;
}

/** Two texts with as much in common are one technique. */
export const ALIKE = 0.8;

/** `language` of code; none: prose. */
export function likenessOf(text: string, language: CodeLanguage | ""): Likeness {
  const words =
    language === ""
      ? (text.toLowerCase().match(/[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? [])
      : tokensOf(text, language)
          .filter(({ kind }) => kind !== "comment" && kind !== "newline")
          .map((token) => token.text);
  const grams = new Set<number>();
  for (let i = 0; i === 0 || i + GRAM <= words.length; i++)
    grams.add(crc32(words.slice(i, i + GRAM).join("\u0000")));
  return {
    sha: createHash("sha256").update(words.join("\u0000")).digest("hex"),
    grams: Uint32Array.from(grams).sort(),
  };
}

/** The columns of a row that say what its text is like. */
export const likenessColumns = ({ sha, grams }: Likeness) => ({
  sha,
  grams: grams.length,
  gram_hashes: new Uint8Array(grams.slice().buffer),
});

/** The grams that a row was written with; null in a row of before they were kept. */
export function gramsIn(bytes: Uint8Array): Uint32Array | null {
  return bytes.length === 0 ? null : new Uint32Array(bytes.slice().buffer);
}

/** The Jaccard index of two sets in order: what they share of what they have together. */
export function jaccard(a: Uint32Array, b: Uint32Array): number {
  let shared = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const [left, right] = [a[i]!, b[j]!];
    if (left === right) shared++;
    if (left <= right) i++;
    if (right <= left) j++;
  }
  return shared / (a.length + b.length - shared);
}
