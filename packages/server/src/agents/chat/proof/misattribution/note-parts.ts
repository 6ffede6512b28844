import type { ObservedFinding } from "../evidence/observed.ts";
import { hasForm, stemsOf } from "../reading/words.ts";

/** Between the parts of a note; a relative clause belongs to what it follows. */
const PARTS =
  /;\s|,\s(?!(?:who|which|whose|whom|that|where)\s)|\s(?:and|but|while|und|aber|et|mais|y|pero|e|mas)\s/iu;
/** Between the clauses of a sentence. */
const CLAUSES = /[;:]\s|,\s|\s(?:and|but|while|und|aber|et|mais|y|pero|e|mas)\s/iu;
/** A part that says something of its own: it begins with a verb, as notes do, or with somebody of whom it tells more. */
const TELLS =
  /^\s?(?:(?:and|but)\s)?(?:(?:is|has|had|was|were|grew|went|made|left|took|met|won|lost|sold|bought|built|wrote|ran|can|cannot|can['’]t|does|doesn['’]t|do|don['’]t|never|no longer|ist|hat|est|tiene|tem)\s|\p{Ll}{2,}(?:[^s\W]s|ed|t)\s|\p{Ll}{2,}\s(?:in|at|for|to|from|with|as|on|up|of|near|about|by)\s|(?:an?|her|his|the|ein|eine|une?|una?|um|uma)\s\p{Ll}+\s\p{Lu}\p{Ll}+,\s(?:who|whose)\s)/u;
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
  return text.split(CLAUSES).some((clause) => {
    const [first, ...rest] = stemsOf(clause);
    return first !== undefined && rest.length > 0 && notes.some((note) => isMixed(first, rest, note, notes));
  });
}

function isMixed(
  first: string,
  rest: readonly string[],
  { finding }: ObservedFinding,
  notes: readonly ObservedFinding[],
): boolean {
  const parts = finding.text.split(PARTS).map((part) => ({ part, stems: stemsOf(part) }));
  const own = parts.filter(({ stems }) => hasForm(stems, first));
  const elsewhere = rest.filter((stem) => !own.some(({ stems }) => hasForm(stems, stem)));
  const others = parts.filter(
    ({ part, stems }) =>
      TELLS.test(part) &&
      !hasForm(stems, first) &&
      elsewhere.every((stem) => hasForm(stems, stem)) &&
      !rest.includes([...stems][0]!),
  );
  const isSaid = notes.some((note) =>
    note.finding.text.split(PARTS).some((part) => {
      const stems = stemsOf(part);
      return hasForm(stems, first) && elsewhere.some((stem) => hasForm(stems, stem));
    }),
  );
  return own.length > 0 && elsewhere.length > 0 && others.length > 0 && !isSaid;
}
