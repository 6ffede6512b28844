import { maskSecrets } from "../../base/secrets.ts";

const EXCERPT_LENGTH = 200;

/**
 * A task as the ledger may show it: the first 200 characters, credentials masked, in the printable ASCII that receipts are
 * made of (accents are dropped, other characters become `?`, quotes and backslashes their nearest sign).
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
