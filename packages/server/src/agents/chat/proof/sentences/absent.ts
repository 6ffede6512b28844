import { type Clause, clausesOf } from "../evidence/clauses.ts";
import type { ObservedFinding } from "../evidence/observed.ts";
import { denies, stemsOf } from "../reading/words.ts";

/** Says that there is none of something at all: nothing but a place follows. */
const ABSENT: RegExp[] = [
  /(?<!\p{L})(?:there(?:'s| is| are)|has|have|offers?|with) no (\p{L}[\p{L}-]{2,})(?=\s?(?:$|[.,;:!)]|(?:here|there|nearby|available|on site|at all|in (?:the|this|our) \p{L}+|at (?:the|this|our) \p{L}+)(?!\p{L})))/giu,
  /(?<!\p{L})(?:there (?:isn't|aren't|is not|are not)|(?:does|do)(?:n't| not) (?:have|offer)) (?:an?|any) (\p{L}[\p{L}-]{2,})(?=\s?(?:$|[.,;:!)]))/giu,
  /(?<!\p{L})es gibt (?:dort |hier )?keine?n? (\p{L}[\p{L}-]{2,})(?=\s?(?:$|[.,;:!)]))/giu,
  /(?<!\p{L})(?:il n'y a (?:pas|plus) d['’e]\s?|no hay |não há )(\p{L}[\p{L}-]{2,})(?=\s?(?:$|[.,;:!)]))/giu,
];
/** Denies in other words, or speaks of what may be. */
const OTHERWISE =
  /(?<!\p{L})(?:lacks?|lacking|missing|instead|absence|absent|need|needs|would|if|bring|ask|without|fehlt|sans|sin|sem)(?!\p{L})/iu;
/** Before a thing that is said to be there. */
const THERE =
  "(?:an?|the|its|their|our|any|one|two|three|several|some|die|der|das|ein|eine|une?|la|le|un|una|um|uma)";
const MOST_CHARS = 32_768;
const MOST_THINGS = 40;

/** A thing, its stem, and how a sentence says that it is there. */
interface Absent {
  stem: string;
  said: RegExp;
}

/** Each finding is read once for all statements. */
const read = new WeakMap<ObservedFinding, readonly Absent[]>();

/** The things of which a finding says that there is none, and nowhere that there is. */
function absentIn(finding: ObservedFinding): readonly Absent[] {
  const known = read.get(finding);
  if (known) return known;
  const text = finding.finding.text.slice(0, MOST_CHARS).replaceAll("’", "'");
  const things = new Set(
    ABSENT.flatMap((pattern) => Array.from(text.matchAll(pattern), ([, thing]) => thing!.toLowerCase())),
  );
  const absent = [...things].slice(0, MOST_THINGS).flatMap((thing): Absent[] => {
    const [stem] = stemsOf(thing);
    if (stem === undefined || finding.clauses().some((clause) => tells(clause, stem))) return [];
    return [
      { stem, said: new RegExp(`(?<!\\p{L})${THERE}\\s(?:\\p{L}+\\s){0,2}?${thing}s?(?!\\p{L})`, "iu") },
    ];
  });
  read.set(finding, absent);
  return absent;
}

const tells = (clause: Clause, stem: string): boolean =>
  clause.stems.has(stem) && clause.marks().denials === 0 && !OTHERWISE.test(clause.text);

/** Whether a sentence speaks of something as there of which the evidence says nothing but that there is none: `A lift takes you up`. */
export function hasAbsent(text: string, findings: readonly ObservedFinding[]): boolean {
  if (denies(text) || OTHERWISE.test(text)) return false;
  const absent = findings.flatMap(absentIn).filter(({ said }) => said.test(text));
  const clauses = absent.length > 0 ? clausesOf([text]) : [];
  return absent.some(({ stem }) => clauses.some((clause) => tells(clause, stem)));
}
