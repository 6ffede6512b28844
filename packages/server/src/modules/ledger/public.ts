import { maskSecrets } from "../../base/secrets.ts";

const EXCERPT_LENGTH = 200;

/**
 * The public excerpt of a task: its first 200 characters with credentials masked, in the printable ASCII that receipts
 * allow (accents and invisible characters are removed, quotes and backslashes replaced by similar characters, all others by `?`).
 */
export function publicExcerpt(task: string): string {
  const plain = Array.from(
    maskSecrets(task)
      .slice(0, EXCERPT_LENGTH * 4)
      .normalize("NFKD")
      .replace(/[\p{M}\p{Cf}]/gu, ""),
  )
    .map((character) => (/\s/.test(character) ? " " : (PLAIN.get(character) ?? character)))
    .filter((character) => !/[\u0000-\u001f\u007f-\u009f]/.test(character))
    .map((character) => (/^[\x20-\x7e]+$/.test(character) ? character : "?"))
    .join("");
  // What was written with accents, wide or invisible characters looks like a credential only now.
  return maskSecrets(plain).slice(0, EXCERPT_LENGTH).trim();
}

const PLAIN = new Map(
  Object.entries({
    '"': "'",
    "\\": "/",
    "“": "'",
    "”": "'",
    "‘": "'",
    "’": "'",
    "–": "-",
    "—": "-",
    "→": ">",
    "…": ".",
  }),
);
