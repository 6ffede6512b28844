import type { ObservedFinding } from "../evidence/observed.ts";
import { GOES_ON, PART } from "../evidence/segments.ts";
import { isFunctionWord } from "../reading/languages.ts";
import { MONTH, WEEKDAY } from "../reading/day-names.ts";
import { NO_NAME } from "../reading/particulars.ts";
import { MACHINE } from "../reading/quantities.ts";
import { denies, stemsOf } from "../reading/words.ts";

const NAME = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}'’-]*\p{Ll}(?:\s\p{Lu}[\p{L}\p{M}'’-]*\p{L})*/gu;
const DAY = new RegExp(`^(?:${MONTH}|${WEEKDAY})s?$`, "iu");
const CLAUSE = /[;:,]\s|\s(?:and|but|while|whereas|et|y|e|so)\s/u;
/** Before a name that something is said of: a preposition that begins the clause, or another word with content. */
const IS_LED = /^(?:[Ff]rom|[Ww]ith|[Ff]or|[Aa]t|[Bb]y|[Tt]o|[Ii]n|[Vv]ia)\s$|(?<!\p{L})\p{Ll}{4,}/u;
const LOWER_CASE = /(?<!\p{L})\p{Ll}{4,}/u;
const MOST_LINES = 400;
const MOST_CHARS = 600;
/** Words that tell of whom a clause is: so many that only the rival has, each in no more places. */
const TELLING = 2;
const MOST_PLACES = 2;

interface Name {
  name: string;
  start: number;
}

/** A line of the evidence, or what it says of one of several. */
interface Unit {
  text: string;
  stems: ReadonlySet<string>;
  names: Name[];
}

/** Each finding is read once for all statements. */
const read = new WeakMap<ObservedFinding, Unit[]>();

const unitOf = (text: string): Unit => ({ text, stems: stemsOf(text), names: namesIn(text) });

/** The names in a text. One word that it begins with may be any. */
function namesIn(text: string): Name[] {
  return Array.from(text.matchAll(NAME)).flatMap(({ 0: found, index }) => {
    const lead = /^\S+\s/u.exec(found)?.[0] ?? "";
    const skipped = isFunctionWord(lead.trim().toLowerCase()) ? lead.length : 0;
    const words = found
      .slice(skipped)
      .split(/\s/u)
      .filter((word) => !DAY.test(word));
    const name = words.join(" ");
    const isFirst = skipped === 0 && words.length === 1 && !/\p{L}/u.test(text.slice(0, index));
    const isNone = name === "" || isFirst || NO_NAME.test(name) || stemsOf(name).size === 0;
    return isNone ? [] : [{ name, start: index + skipped }];
  });
}

function unitsOf(finding: ObservedFinding): Unit[] {
  const known = read.get(finding);
  if (known) return known;
  const units: Unit[] = [];
  for (const { text } of finding.lines().slice(0, MOST_LINES)) {
    const last = units.at(-1);
    if (text.trim() === "" || text.length > MOST_CHARS) continue;
    if (last && GOES_ON.test(text) && last.text.length < MOST_CHARS)
      units[units.length - 1] = unitOf(`${last.text} ${text}`);
    else units.push(...partsOf(text));
  }
  read.set(finding, units);
  return units;
}

/** What a line says of each of several, `Henrik lends me a tripod, Maren lends me the filter`, or all of it. */
function partsOf(text: string): Unit[] {
  // The first word of a part is a name where each of them begins with one.
  const parts = text.split(PART).map((part) => unitOf(`; ${part}`.replace(/^; (?=\p{Lu})/u, "to ")));
  const isOfOne = ({ text: part, names: [first] }: Unit) =>
    first?.start === "to ".length && LOWER_CASE.test(part.slice(first.start + first.name.length));
  return parts.length > 1 && parts.every(isOfOne) ? parts : [unitOf(text)];
}

/**
 * Whether a clause says of one name what the evidence says of another: where the name stands, the evidence has no word of the clause
 * that it has not also beside another name, and there it has more of them. `Designed by Edwin Marsh`, where he was the contractor and
 * `the viaduct was designed by the engineer Josiah Penhallow`. In German all nouns look like names.
 */
export function isOutweighedName(
  text: string,
  { findings, language }: { findings: readonly ObservedFinding[]; language: string | undefined },
): boolean {
  if (language === "de" || denies(text)) return false;
  const said = new Set(namesIn(text).flatMap(({ name }) => [...stemsOf(name)]));
  if (said.size === 0) return false;
  const units = findings.filter((one) => one.language !== MACHINE).flatMap(unitsOf);
  return text
    .split(CLAUSE)
    .some((clause) =>
      namesIn(clause).some(
        ({ name, start }) =>
          IS_LED.test(clause.slice(0, start)) &&
          isOutweighed(stemsOf(name), stemsOf(clause), { said, units }),
      ),
    );
}

/** `said`: the stems of all names of the statement. */
function isOutweighed(
  name: ReadonlySet<string>,
  clause: ReadonlySet<string>,
  { said, units }: { said: ReadonlySet<string>; units: readonly Unit[] },
): boolean {
  const rest = clause.difference(name);
  const [own, others] = [
    units.filter(({ stems }) => name.isSubsetOf(stems)),
    units.filter(({ stems }) => !name.isSubsetOf(stems)),
  ];
  // What a third of the evidence names is what all of it is about.
  if (rest.size < TELLING || own.length === 0 || 3 * own.length >= units.length + 2) return false;
  const isTelling = (stem: string) => units.filter(({ stems }) => stems.has(stem)).length <= MOST_PLACES;
  const outweighs = (theirs: ReadonlySet<string>, ours: ReadonlySet<string>) => {
    const telling = [...theirs.difference(ours)].filter(isTelling);
    return ours.isSubsetOf(theirs) && telling.length >= TELLING && telling.some((stem) => !said.has(stem));
  };
  return others.some((rival) => {
    const theirs = rival.stems.intersection(rest);
    return (
      2 * theirs.size >= rest.size &&
      rival.names.some((one) => stemsOf(one.name).isDisjointFrom(said)) &&
      own.every(({ stems }) => outweighs(theirs, stems.intersection(rest)))
    );
  });
}
