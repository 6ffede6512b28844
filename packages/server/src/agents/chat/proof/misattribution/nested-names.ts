import type { Figure } from "../evidence/beside.ts";
import { layOut } from "../evidence/layout.ts";
import type { ObservedFinding } from "../evidence/observed.ts";
import { hasPhrase, normalise, stemsOf } from "../reading/words.ts";
import { isOne } from "./another-place.ts";
import { clauseOf } from "./anchors.ts";

/** What a line is about: `Air 14 Pro: 32 GB`. */
const LABEL = /^[^\p{L}\n]{0,6}(\p{L}[^:\n.!?()|]{1,40}):\s/u;
/** Is written as a name: words with capital letters, and numbers. */
const NAME = /^\p{Lu}[\p{L}\p{N}+.-]*(?:\s(?:\p{Lu}[\p{L}\p{N}+.-]*|[\p{N}.]+))*$/u;
const MOST_NAMES = 300;
const MOST_NESTED = 60;
/** Places of a figure, beyond which it is of no one thing. */
const MOST_OWN = 20;

/** A part of a text with the names of what it is about. */
interface NamedPart {
  start: number;
  end: number;
  names: readonly string[];
}
/** A name, and a longer one that begins or ends with it: `Air 14` and `Air 14 Pro`. `more`: what only that one has. */
interface Nested {
  short: string;
  long: string;
  more: ReadonlySet<string>;
}

/** Each finding is read once for all statements. */
const read = new WeakMap<ObservedFinding, { parts: readonly NamedPart[]; nested: readonly Nested[] }>();

function namesOf(finding: ObservedFinding) {
  const known = read.get(finding);
  if (known) return known;
  const { text } = finding.finding;
  const parts = layOut(text).flatMap(({ start, end, cells }): NamedPart[] => {
    const read = (cell: { start: number; end: number }) => text.slice(cell.start, cell.end).trim();
    if (cells.length > 0)
      return cells.slice(1).map((cell) => ({ ...cell, names: namesIn([cell.head.trim(), read(cells[0]!)]) }));
    return [{ start, end, names: namesIn([LABEL.exec(read({ start, end }))?.[1] ?? ""]) }];
  });
  const names = [...new Set(parts.flatMap((part) => part.names))].slice(0, MOST_NAMES);
  const nested = names
    .flatMap((short) =>
      names
        .filter((long) => long.startsWith(`${short} `) || long.endsWith(` ${short}`))
        .map((long) => [short, long] as const),
    )
    .slice(0, MOST_NESTED)
    .map(([short, long]) => ({
      short: normalise(short),
      long: normalise(long),
      more: stemsOf(long).difference(stemsOf(short)),
    }));
  // Without names within names, nothing is compared.
  const kept = nested.length > 0 ? parts.map((part) => ({ ...part, names: part.names.map(normalise) })) : [];
  const found = { parts: kept, nested };
  read.set(finding, found);
  return found;
}

const namesIn = (texts: readonly string[]): string[] => texts.filter((text) => NAME.test(text));

/**
 * Whether a finding has a figure only of a thing whose name is a part of the name that the statement says, or the reverse: `the Air 14 Pro
 * has 16 GB`, where that is the Air 14.
 */
export function isOfNestedName(stated: Figure, text: string, finding: ObservedFinding): boolean {
  const { parts, nested } = namesOf(finding);
  if (nested.length === 0) return false;
  const { start, end } = clauseOf(stated, text);
  const says = (said: string) =>
    nested.filter(({ short, long }) => hasPhrase(said, long) || hasPhrase(said, short));
  const clause = normalise(text.slice(start, end));
  const said = says(clause).length > 0 ? clause : normalise(text);
  const told = says(said).map(({ short, long, more }) => {
    const isLong = hasPhrase(said, long);
    const isShort = hasPhrase(said.replaceAll(long, " "), short);
    // `The price with VAT` may be the `Price incl. VAT`.
    const isUnclear = isLong === isShort || (!isLong && !more.isDisjointFrom(stemsOf(said)));
    return { wrong: isLong ? short : long, isUnclear };
  });
  if (told.every(({ isUnclear }) => isUnclear)) return false;
  const places = finding.places().all.filter(({ figure }) => isOne(stated, figure));
  return (
    places.length > 0 &&
    places.length <= MOST_OWN &&
    places.every(({ figure }) => {
      const part = parts.find((one) => one.start <= figure.start && figure.end <= one.end);
      return told.some(({ wrong, isUnclear }) => !isUnclear && part?.names.includes(wrong) === true);
    })
  );
}
