import { maskSecrets } from "../../base/secrets.ts";

const EXCERPT_LENGTH = 200;

/**
 * The public excerpt of a task: its first 200 characters with credentials masked, in the printable ASCII that receipts
 * allow (accents are removed, quotes and backslashes replaced by similar characters, all others by `?`).
 */
export function publicExcerpt(task: string): string {
  return Array.from(
    maskSecrets(task)
      .slice(0, EXCERPT_LENGTH * 4)
      .normalize("NFKD")
      .replace(/\p{M}/gu, ""),
  )
    .map((character) => (/\s/.test(character) ? " " : (PLAIN[character] ?? character)))
    .filter((character) => !/[\u0000-\u001f\u007f-\u009f]/.test(character))
    .map((character) => (/^[\x20-\x7e]+$/.test(character) ? character : "?"))
    .slice(0, EXCERPT_LENGTH)
    .join("")
    .trim();
}

const PLAIN: Record<string, string> = {
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
};
