import { BETWEEN_CLAUSES } from "../evidence/clauses.ts";
import type { ObservedFinding } from "../evidence/observed.ts";
import { denies, hasForm, stemsOf } from "../reading/words.ts";

/** Between the parts of a note. Other commas stand within one: `her daughter Lina, 6, is allergic to sesame`. */
const PARTS =
  /;\s|,\s(?=(?:and|but|no|an?|her|his|my|their|und|aber|kein\p{L}*|et|mais|y|pero|e|mas)\s)|\s(?:and|but|while|und|aber|et|mais|y|pero|e|mas)\s/iu;
/** A part that says something of its own: it begins with a verb, as notes do, or with somebody of whom it tells more. */
const TELLS =
  /^\s?(?:(?:and|but)\s)?(?:(?:is|has|had|was|were|grew|went|made|left|took|met|won|lost|sold|bought|built|wrote|ran|can|cannot|can['’]t|does|doesn['’]t|do|don['’]t|never|no longer|ist|hat|est|tiene|tem)\s|\p{Ll}{2,}(?:[^s\W]s|ed|t)\s|\p{Ll}{2,}\s(?:in|at|for|to|from|with|as|on|up|of|near|about|by)\s|(?:an?|her|his|the|ein|eine|une?|una?|um|uma)\s\p{Ll}+\s\p{Lu}\p{Ll}+,\s(?:who|whose)\s)/u;
/** A part that is about somebody else than the person of the note. */
const OF_OTHER =
  /^\s?(?:(?:and|but)\s)?(?:(?:an?|the|his|her|their|my|your)\s)?(?:(?:step|grand)?(?:sister|brother|mother|father|mum|mom|dad|son|daughter|wife|husband|child|parents)|partner|girlfriend|boyfriend|friend|boss|colleague|cousin|aunt|uncle|niece|nephew|neighbour|neighbor|flatmate|teacher|doctor|dog|cat|schwester|bruder|mutter|vater|frau|mann|sohn|tochter|freund|freundin|kollege|kollegin|hund|katze|sœur|frère|mère|père|fils|fille|mari|hermana|hermano|madre|padre|hijo|hija|irmã|irmão|mãe|pai|filho|filha)(?!\p{L})/iu;
const OF_PERSON = /^[*_]*(?:you|du|sie|tu|vous|usted|você)(?!\p{L})/iu;
/** Characters of a note whose parts are compared. */
const MOST_CHARS = 400;

/**
 * Whether a sentence without a figure joins what one part of a note says with what another part says of something else: `lives in
 * Bremen`, of a note that says `lives in Kiel; works in Bremen`.
 */
export function isOfAnotherPart(text: string, findings: readonly ObservedFinding[]): boolean {
  if (/\d|[?？]/.test(text)) return false;
  const notes = findings.filter(
    ({ finding: { evidence }, text: note }) => evidence.type === "memory" && note.length <= MOST_CHARS,
  );
  return text.split(BETWEEN_CLAUSES).some((clause) => {
    const stems = [...stemsOf(clause)];
    return (
      stems.length > 1 &&
      (notes.some((note) => isMixed(stems, clause, note, notes)) ||
        isOfSomebodyElse(stems, clause, notes) ||
        isOfOtherRelative(clause, notes))
    );
  });
}

/** Whether a clause says of the person what a note says only of a relative: `You live in Malmö`. */
function isOfSomebodyElse(
  stems: readonly string[],
  clause: string,
  notes: readonly ObservedFinding[],
): boolean {
  if (!OF_PERSON.test(clause)) return false;
  const saying = notes
    .flatMap(({ finding }) => finding.text.split(PARTS))
    .filter((part) => stems.every((stem) => hasForm(stemsOf(part), stem)));
  const isOfOther = (part: string) => {
    const [other] = stemsOf(OF_OTHER.exec(part)?.[0] ?? "");
    return other !== undefined && !stems.includes(other);
  };
  return saying.length > 0 && saying.every(isOfOther);
}

const RELATIVES =
  /(?<!\p{L})(?:(?:step|half-?|grand)?(?:sister|brother|mother|father|son|daughter)|mum|mom|dad|wife|husband|partner|girlfriend|boyfriend|aunt|uncle|niece|nephew|cousin|(?:grand)?parents|schwester|bruder|mutter|vater|sohn|tochter|tante|onkel|sœur|frère|mère|père|fils|fille|hermana|hermano|madre|padre|hijo|hija|irmã|irmão|mãe|pai|filho|filha)s?(?:-in-law)?(?!\p{L})/giu;
const relativesIn = (text: string): Set<string> =>
  new Set((text.match(RELATIVES) ?? []).map((word) => word.toLowerCase().replace(/s$/u, "")));
/** A name, also that of the one who is meant. */
const NAMES = /(?<=\p{L}[,\s]\s?)\p{Lu}[\p{L}'’-]+/gu;

/** Whether a clause says of one relative what the notes say of another only: `Your brother lives in Graz`, beside a sister who does. */
function isOfOtherRelative(clause: string, notes: readonly ObservedFinding[]): boolean {
  const [said, ...others] = relativesIn(clause);
  if (said === undefined || others.length > 0) return false;
  const own = notes.filter(({ finding }) => relativesIn(finding.text).has(said));
  const isNamed = ([name]: RegExpMatchArray) => own.some(({ stems }) => !stems.isDisjointFrom(stemsOf(name)));
  // A name of this relative is no part of what is said.
  let told = clause.replace(RELATIVES, " ");
  for (const match of clause.matchAll(NAMES)) if (isNamed(match)) told = told.replace(match[0], " ");
  const stems = [...stemsOf(told)];
  const isToldOf = own.some((note) => stems.some((stem) => hasForm(note.stems, stem)));
  if (own.length === 0 || stems.length < FEWEST || isToldOf) return false;
  const saying = notes
    .flatMap(({ finding }) => finding.text.split(/;\s|\.\s/u))
    .filter((part) => stems.every((stem) => hasForm(stemsOf(part), stem)))
    .map((part) => relativesIn(part));
  return saying.length > 0 && saying.every((those) => those.size > 0 && !those.has(said));
}

const FEWEST = 2;

/** Whether a part of a note says that this is the name of what it is about. */
const isCalled = (part: string, name: string): boolean =>
  part.includes(`called ${name.replace(/^[*_]+/u, "")}`) ||
  part.includes(`named ${name.replace(/^[*_]+/u, "")}`);

/** A part that begins with what it is about, instead of going on about the one before. */
const NAMES_SUBJECT =
  /^\s?(?:(?:and|but|und|aber|et|mais|y|pero|e|mas)\s)?(?:an?|the|her|his|its|their|my|your|ein\p{L}*|der|die|das|une?|les?|la|el|una?|o|a)\s\p{L}|^\s?\p{Lu}/u;

function isMixed(
  [first = "", ...rest]: readonly string[],
  clause: string,
  { finding }: ObservedFinding,
  notes: readonly ObservedFinding[],
): boolean {
  const parts = finding.text.split(PARTS).map((part) => ({ part, stems: stemsOf(part) }));
  const own = parts.filter(({ stems }) => hasForm(stems, first));
  // Behind `And` as well.
  const [name = ""] =
    /^[*_]*(?:(?:And|But|So|Und|Et|Y|E) (?=[*_]*\p{Lu}))?([*_]*\p{Lu}\p{L}+)/u.exec(clause)?.slice(1) ?? [];
  const isName = stemsOf(name).has(first);
  // `The starter is called Bruno and is fed on Thursdays` tells both of one, as long as nothing else is named.
  const isSubject = isName && own.some(({ part }) => isCalled(part, name));
  const elsewhere = rest.filter((stem) => !own.some(({ stems }) => hasForm(stems, stem)));
  const others = parts.filter(
    ({ part, stems }) =>
      !hasForm(stems, first) &&
      !(isSubject && !NAMES_SUBJECT.test(part)) &&
      elsewhere.every((stem) => hasForm(stems, stem)) &&
      ((denies(part) && !denies(clause)) ||
        ((TELLS.test(part) || OF_OTHER.test(part)) && (isName || !rest.includes([...stems][0]!)))),
  );
  const isSaid = notes.some((note) =>
    note.finding.text.split(PARTS).some((part) => {
      const stems = stemsOf(part);
      return hasForm(stems, first) && elsewhere.some((stem) => hasForm(stems, stem));
    }),
  );
  return own.length > 0 && elsewhere.length > 0 && others.length > 0 && !isSaid;
}
