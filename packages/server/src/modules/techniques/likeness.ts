import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import { type CodeLanguage, tokensOf } from "./tokens.ts";

const GRAM = 5;

/** The form of a text in which it is compared: without layout and comments. */
export interface Likeness {
  sha: string;
  /** The distinct sequences of five tokens, as sorted 32-bit hashes. */
  grams: Uint32Array;
}

/** The similarity from which on two texts are the same technique. */
export const ALIKE = 0.8;

/** Computes the likeness of a text; an empty `language` means prose. */
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

/** The columns of a row that store the likeness of its text. */
export const likenessColumns = ({ sha, grams }: Likeness) => ({
  sha,
  grams: grams.length,
  gram_hashes: new Uint8Array(grams.slice().buffer),
});

/** The stored grams of a row; null in rows that are older than this column. */
export function gramsIn(bytes: Uint8Array): Uint32Array | null {
  return bytes.length === 0 ? null : new Uint32Array(bytes.slice().buffer);
}

/** The Jaccard index of two sorted sets: the size of their intersection divided by the size of their union. */
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
