import { scan } from "./scan.ts";

const CHARACTERS = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["nbsp", " "],
]);
const MOST_CHARACTERS = 80;

/** The text of a page's title in one line of at most 80 characters, or null if it has none. */
export function titleOf(html: string): string | null {
  for (const { kind, name, text } of scan(html)) {
    if (kind !== "raw" || name !== "title") continue;
    const plain = text.replace(/&(\w{2,4});/gu, (whole, word: string) => CHARACTERS.get(word) ?? whole);
    return plain.replace(/\s+/gu, " ").trim().slice(0, MOST_CHARACTERS) || null;
  }
  return null;
}
