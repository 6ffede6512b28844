import type { Quantity } from "../measures/quantity.ts";

/** A figure of an enumeration, with the name before it. */
export interface Enumerated {
  figure: Quantity;
  name: string;
}

/** What stands behind a label, whose entries are names with a figure each: `Votes: Amir Khan 120, Lea Brand 97 and Ida Rau 133`. */
export interface Enumeration {
  label: string;
  entries: Enumerated[];
  /** Whether entries are of several groups, each with figures of its own: `Pia 8, Jule 3 for Talheim; Kim 11 for Norden`. */
  isGrouped: boolean;
}

const LIST =
  /(?<=^|\n|[.!?]\s{1,3})[^\S\n]{0,9}(?:[-*•]\s)?(\p{L}[^:=\n.!?\d]{0,40}):\s(?=\p{Lu})([^\n:=]{8,600}?)(?=\n|[.!?](?:\s|$)|$)/gu;
const BETWEEN = /[,;]\s(?:(?:and|und|et|y|e)\s)?|\s(?:and|und|et|y|e)\s/gu;
const ENTRY =
  /^(\p{Lu}[\p{L}'’.-]*(?:\s[\p{L}'’.-]+){0,4})\s\p{Sc}?\d[\d.,]*\s?(?:[\p{L}%°\p{Sc}]{1,12})?(\s(?:for|from|of|für|von|pour|de|para)\s[^\d]{2,40})?$/u;
const FEWEST = 3;
const MOST_LISTS = 60;

/** The enumerations of a text. */
export const enumerationsIn = (text: string, figures: readonly Quantity[]): Enumeration[] =>
  Array.from(text.matchAll(LIST).take(MOST_LISTS)).flatMap(({ index, 0: all, 1: label, 2: list }) => {
    const start = index + all.length - list!.length;
    let isGrouped = false;
    const entries = piecesOf(list!).map(({ piece, at }) => {
      const [, name, group] = ENTRY.exec(piece) ?? [];
      isGrouped ||= group !== undefined;
      const from = start + at;
      const own = figures.filter((one) => one.start >= from && one.end <= from + piece.length);
      return name !== undefined && own.length === 1 ? { figure: own[0]!, name } : undefined;
    });
    const found = entries.filter((one) => one !== undefined);
    return found.length === entries.length && found.length >= FEWEST
      ? [{ label: label!, entries: found, isGrouped }]
      : [];
  });

function piecesOf(list: string): { piece: string; at: number }[] {
  const pieces: { piece: string; at: number }[] = [];
  let at = 0;
  for (const { index, 0: mark } of list.matchAll(BETWEEN)) {
    pieces.push({ piece: list.slice(at, index), at });
    at = index + mark.length;
  }
  return [...pieces, { piece: list.slice(at), at }];
}
