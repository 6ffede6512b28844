import { createHash } from "node:crypto";
import { type CodeLanguage, tokensOf } from "./tokens.ts";

const GRAM = 5;

/** A text as it is compared: what it says without layout and comments. */
export interface Likeness {
  sha: string;
  /** Runs of five tokens. */
  grams: ReadonlySet<string>;
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
  const grams = new Set<string>();
  for (let i = 0; i === 0 || i + GRAM <= words.length; i++)
    grams.add(words.slice(i, i + GRAM).join("\u0000"));
  return { sha: createHash("sha256").update(words.join("\u0000")).digest("hex"), grams };
}

/** The Jaccard index of two sets: what they share of what they have together. */
export function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const gram of a) if (b.has(gram)) shared++;
  return shared / (a.size + b.size - shared);
}
