import { hasOperands, type Observed, type ObservedFinding } from "../evidence/observed.ts";
import { clausesOf } from "../evidence/clauses.ts";
import { isFunctionWord } from "../reading/languages.ts";
import { MONTH, namedDays } from "../reading/day-names.ts";
import { NO_NAME } from "../reading/particulars.ts";
import { MACHINE } from "../reading/quantities.ts";
import { hasPhrase, normalise, stemsOf } from "../reading/words.ts";
import { affirms, withoutAffirmation } from "./affirmations.ts";

/** Words with capital letters behind another word. */
const NAME =
  /(?<=[\p{L}\p{N},;:'’)]\s)\p{Lu}[\p{L}\p{M}\p{N}'’.+-]*(?:\s\p{Lu}[\p{L}\p{M}\p{N}'’.+-]*)*(?<![.'’+-])/gu;
/** The same at the beginning, where the first may be any word. */
const FIRST = /^\W{0,4}(\p{Lu}[\p{L}\p{M}\p{N}'’-]*(?:\s\p{Lu}[\p{L}\p{M}\p{N}'’-]*)*)/u;
/** Before a name, and no part of it. */
const TITLES =
  /(?<!\p{L})(?:Drs?|Mrs?|Ms|Miss|Prof|Professor|Sir|Saint|Ste?|Mme|Mlle|Sra?|Dra)\.?\s(?=\p{Lu})/gu;
const NO_OTHER = new RegExp(
  `^(?:${MONTH}|${namedDays()
    .map(([day]) => day)
    .join("|")})s?$`,
  "iu",
);
/** What belongs to a country, whose name the evidence may have: `a Canadian passport`. */
const OF_PEOPLE = /^\p{L}+(?:an|ish|ese|ch|ic|i)$/u;
/** Goes on about somebody named before. */
const GOES_ON =
  /(?<!\p{L})(?:he|she|they|it|we|i|his|her|their|its|our|my|who|which|il|elle|ils|elles|él|ella|ele|ela)(?!\p{L})/iu;
const MOST_LINES = 400;
const MOST_LINES_IN_ALL = 1_500;
/** Characters of a line, and of a statement. */
const MOST_LINE_CHARS = 400;
/** The share of a sentence's other words that a line has if it says the same of another. */
const SAME = 0.75;
const ALIKE = 0.5;
const FEWEST = 2;
/** A line of so many words says one thing. */
const SHORT = 3;

/** A note that says who or what something is, and perhaps more: `the vet is Dr Okafor, Quay Street 3`. */
const IS_NAMED =
  /^(?:(?:[Tt]he|[Mm]y|[Yy]our|[Hh]is|[Hh]er|[Tt]heir|[Oo]ur|[Dd]er|[Dd]ie|[Ll][ea]|[Ee]l)\s)?\p{Ll}+(?:\s\p{Ll}+)?(?:['’]s name)?\s(?:is|ist|est|es|é|:)\s(?:called\s|named\s)?(?:\p{Lu}\p{L}*\.?\s)?\p{Lu}/u;

/** A line of the evidence with the names in it. */
interface NamedLine {
  text: string;
  stems: Set<string>;
  names: string[];
  isNote: boolean;
  /** Whether it is a note that says one thing: `dentist is Dr Hamad`. */
  isShort: boolean;
}

/** Each finding is read once for all statements. */
const read = new WeakMap<ObservedFinding, NamedLine[]>();

function namedLinesOf(finding: ObservedFinding): NamedLine[] {
  const known = read.get(finding);
  if (known) return known;
  const lines = finding
    .lines()
    .slice(0, MOST_LINES)
    .filter(({ text }) => text.length <= MOST_LINE_CHARS)
    .map(({ text, stems }) => ({
      text,
      stems,
      names: namesIn(text.replace(TITLES, "")),
      isNote: finding.finding.evidence.type === "memory",
      isShort: finding.finding.evidence.type === "memory" && (stems.size <= SHORT || IS_NAMED.test(text)),
    }));
  read.set(finding, lines);
  return lines;
}

const namesIn = (text: string): string[] =>
  (text.match(NAME) ?? []).filter((name) => !NO_NAME.test(name) && !NO_OTHER.test(name));

/**
 * Whether a sentence says of one name what the evidence says of another: `under the MIT license`, where the evidence has another
 * license, or `Ms Petrakis handles it`, where Mr Lindner does. In German, all nouns look like names.
 */
export function isOfAnotherName(
  text: string,
  language: string | undefined,
  { findings, given }: { findings: readonly ObservedFinding[]; given: readonly Observed[] },
): boolean {
  if (language === undefined || language === "de") return false;
  const same = findings.filter((one) => one.language === language || one.language === undefined);
  if (same.length === 0) return false;
  // What a search asked for is what the person asked.
  const texts = findings.flatMap((finding) =>
    hasOperands(finding.finding) ? [finding, finding.input] : [finding],
  );
  const isKnown = (name: string) =>
    texts.some((one) => has(one, name)) || (OF_PEOPLE.test(name) && given.some((one) => has(one, name)));
  const lines = same
    .flatMap((finding) => (finding.language === MACHINE ? [] : namedLinesOf(finding)))
    .slice(-MOST_LINES_IN_ALL);
  const isSure = affirms(text);
  const said = withoutAffirmation(text.slice(0, MOST_LINE_CHARS).replace(TITLES, ""));
  return (
    isReplaced(said, lines, { isKnown, isSure }) ||
    isFirstReplaced(said, lines, isKnown) ||
    [said, ...clausesOf([said]).map((clause) => clause.text)].some((part) => isMoved(part, lines))
  );
}

/** Whether a name that the evidence does not know stands where a line has another. */
function isReplaced(
  text: string,
  lines: readonly NamedLine[],
  { isKnown, isSure }: { isKnown: (name: string) => boolean; isSure: boolean },
): boolean {
  const said = normalise(text);
  const [, first = ""] = FIRST.exec(text) ?? [];
  return [...namesIn(text), ...(/\s/u.test(first) ? [first] : [])].some((name) => {
    const isOther = isKnown(name)
      ? (other: string) => !hasPhrase(said, normalise(other)) && sharesPart(name, other, lines)
      : (other: string) => !hasWordOf(said, other) && !isShort(name, other);
    const rest = stemsOf(text).difference(stemsOf(name));
    // What says that the person is right needs fewer words.
    return lines.some(
      ({ stems, names }) =>
        stems.intersection(rest).size >=
          Math.max(isSure || stems.size <= SHORT ? 1 : FEWEST, SAME * rest.size) && names.some(isOther),
    );
  });
}

/** Whether two names share a word, and no line has the rest of the first: `Garage Huber` beside `Garage Meier`. */
function sharesPart(name: string, other: string, lines: readonly NamedLine[]): boolean {
  const [own, its] = [stemsOf(name), stemsOf(other)];
  const rest = own.difference(its);
  return (
    rest.size > 0 &&
    rest.size < own.size &&
    its.difference(own).size > 0 &&
    lines.every(({ stems }) => rest.isDisjointFrom(stems))
  );
}

/** What is said of a person, behind the name: `Ines has a nut allergy`. */
const OF_PERSON =
  "has|had|gets|takes|likes|loves|hates|lives|works|plays|prefers|eats|drinks|drives|owns|needs|wants|teaches|speaks|studies|collects|wears|is|was|will|can|must";
const BEGINS = new RegExp(`^\\W{0,4}(\\p{Lu}[\\p{L}\\p{M}'’-]+)\\s(?:${OF_PERSON})(?!\\p{L})`, "u");
const NOBODY = /^(?:(?:some|any|every|no)(?:body|one)|one|two|each|another|people|others?)$/iu;
const TOLD = new RegExp(
  `(?:^|[.;:,!?]\\s|\\sand\\s)(\\p{Lu}[\\p{L}\\p{M}'’-]+)\\s(?:${OF_PERSON})(?!\\p{L})`,
  "gu",
);

/** Whether a sentence begins with a name that the evidence does not know, and a note says all the rest of it of another person. */
function isFirstReplaced(
  text: string,
  lines: readonly NamedLine[],
  isKnown: (name: string) => boolean,
): boolean {
  const [, name] = BEGINS.exec(text) ?? [];
  if (name === undefined || isFunctionWord(name.toLowerCase()) || NOBODY.test(name)) return false;
  if (isKnown(name)) return false;
  const rest = stemsOf(text).difference(stemsOf(name));
  return (
    rest.size >= FEWEST &&
    lines.some(
      (line) =>
        line.isNote &&
        rest.isSubsetOf(line.stems) &&
        Array.from(line.text.matchAll(TOLD)).some(
          ([, other]) => !isFunctionWord(other!.toLowerCase()) && !hasWordOf(normalise(text), other!),
        ),
    )
  );
}

function has({ text, stems }: Observed, name: string): boolean {
  const own = stemsOf(name);
  return hasPhrase(text, normalise(name)) || (own.size > 0 && !own.isDisjointFrom(stems));
}

const hasWordOf = (said: string, name: string): boolean =>
  normalise(name)
    .split(/[\s-]/)
    .some((word) => hasPhrase(said, word));

/** Whether one name is short for the other: `EU` or `Fed`. */
function isShort(a: string, b: string): boolean {
  const [one, other] = a.length < b.length ? [a, b] : [b, a];
  const initials = other
    .split(/[\s-]/)
    .map((word) => word[0])
    .join("");
  const bare = one.replaceAll(".", "");
  if (/\s/u.test(bare)) return false;
  return initials.startsWith(bare) || other.toLowerCase().startsWith(bare.toLowerCase().slice(0, 3));
}

/** Whether the lines with the sentence's name have nothing else of it, and a line about another name has. */
function isMoved(text: string, lines: readonly NamedLine[]): boolean {
  const own = [...namesIn(text), FIRST.exec(text)?.[1] ?? ""].filter((name) => stemsOf(name).size > 0);
  const [all, said] = [stemsOf(text), normalise(text)];
  return own.some((name) => {
    const stems = stemsOf(name);
    const about = lines.filter((line) => !line.stems.isDisjointFrom(stems));
    const isNamed = about.some((line) => line.names.some((one) => !stemsOf(one).isDisjointFrom(stems)));
    const rest = all.difference(stems);
    const shares = (line: NamedLine) => line.stems.intersection(rest).size;
    if (isNamed && isNotedOfAnother(rest, about, lines)) return true;
    if (!isNamed || rest.size === 0 || about.some((line) => shares(line) > 0)) return false;
    return lines.some(
      (line) =>
        shares(line) >= (line.isShort ? rest.size : Math.max(FEWEST, ALIKE * rest.size)) &&
        !GOES_ON.test(line.text) &&
        // `Your contact at Bremer is Ms Okafor`, where one line of a note has the name and the other the contact.
        !(line.names.length > 0 && line.names.every((one) => hasWordOf(said, one))) &&
        (line.isShort ? line.names.length > 0 || text.startsWith(name) : beginsWithName(line, rest)) &&
        !lines.some((other) => other !== line && other.names.length === 0 && shares(other) >= shares(line)),
    );
  });
}

/** Whether a note says all of it of somebody else, and no note about this one does: who is allergic to what. */
function isNotedOfAnother(
  rest: ReadonlySet<string>,
  about: readonly NamedLine[],
  lines: readonly NamedLine[],
): boolean {
  const says = (line: NamedLine) => rest.size >= FEWEST && rest.isSubsetOf(line.stems);
  const isOfOther = ({ isNote, names }: NamedLine) =>
    isNote && names.length === 1 && stemsOf(names[0]!).isDisjointFrom(rest);
  return !about.some(says) && lines.some((line) => !about.includes(line) && isOfOther(line) && says(line));
}

/** Whether another name stands in a line before what the sentence has of it. */
const beginsWithName = ({ text, names }: NamedLine, rest: ReadonlySet<string>): boolean =>
  names.some((name) => {
    const before = text.slice(0, text.indexOf(name));
    return stemsOf(name).isDisjointFrom(rest) && stemsOf(before).isDisjointFrom(rest);
  });
