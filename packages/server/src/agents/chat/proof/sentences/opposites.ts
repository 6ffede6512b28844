import { type Clause, clauseOf, clausesOf, FEWEST_WORDS } from "../evidence/clauses.ts";
import { excludes, isOfKinds } from "../evidence/exclusive-words.ts";
import { advises, withoutPurpose } from "./conclusions.ts";
import { areExchanged } from "./compared-sides.ts";
import type { Observed, ObservedFinding } from "../evidence/observed.ts";
import { stemsOf } from "../reading/words.ts";
import { seenFromEnd } from "./seen-from-end.ts";

/** Says by whom it is said. */
const ATTRIBUTED =
  /(?<!\p{L})(?:according to|laut|selon|según|segundo) (?:the |this |der |dem |la |le |el |o |a )?[\p{L}-]+(?!\p{L})/giu;
const EXCEPT =
  /(?<!\p{L})(?:except|but not|other than|außer|bis auf|sauf|hormis|excepto|salvo|exceto)(?!\p{L})/iu;
const ALL =
  /(?<!\p{L})(?:all|every\w*|any|always|alle\w?|jede\w?|immer|tous|toutes?|toujours|tod[oa]s|siempre|sempre)(?!\p{L})/iu;
/** What is denied by these is what the clause is about: `reports by e-mail are not accepted`. */
const PERMITS =
  /^(?:accept|possib|allow|permit|offer|availab|support|möglich|erlaubt|angebot|posib|acept|permis|possív|aceit|autoris)/u;
const NUMBERS = /\d+/g;
/** Says from where on, or up to where, something is so. */
const BOUND =
  /(?<!\p{L})(?:from|after|over|above|under|below|more than|less than|fewer than|at least|up to|until|within|ab|über|unter|bis|nach|mehr als|weniger als|à partir d[eu]|plus de|moins de|après|a partir de|más de|menos de|desde|hasta|mais de)\s(?:the\s|an?\s|dem\s|der\s|le\s|la\s|el\s|o\s)?(?:\d|first|second|third|fourth|fifth|sixth|seventh|two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|sieben|zehn|zweiten|dritten|vierten|fünften|deux|trois|quatre|cinq|six|dos|tres|cuatro|cinco|seis|dois|três|quatro)(?!\p{L})/iu;
/** Speaks of the person's own case. */
const OF_CASE =
  /(?<!\p{L})(?:yours?|you|such|this|that|these|those|here|then|dein\p{L}*|ihr\p{L}*|sie|du|solch\p{L}*|dies\p{L}*|hier|vous|votre|vos|tu|ton|ta|cet?(?:te)?|ici|usted|su|tus?|est[aeo]s?|aquí|você|seus?|suas?|aqui)(?!\p{L})/iu;
/** What an error says is not what is denied: `TypeError: Cannot read properties of undefined`. */
const MESSAGE = /\p{Lu}\p{L}*(?:Error|Exception): /u;
const MOST_CLAUSES = 1_500;
const ENOUGH = 0.5;
/** Says what the agent itself does: `I no longer remember it`. */
const OF_ITSELF = /^(?:\p{L}+[,.!:]\s)?(?:i|ich|je|j['’]|yo|eu)(?!\p{L})/iu;

/** The clauses of the newest findings that a sentence is compared with. */
export function clausesOfFindings(findings: readonly ObservedFinding[]): Clause[] {
  const clauses: Clause[] = [];
  for (const finding of findings.toReversed()) {
    if (clauses.length >= MOST_CLAUSES) break;
    clauses.push(...finding.clauses().slice(0, MOST_CLAUSES - clauses.length));
  }
  return clauses;
}

/** How a sentence contradicts the evidence: plainly, or only a rule that holds from a bound on, which may be another case. */
export type Contradiction = "plain" | "bounded";

/** `given`: what the person wrote, whose case may lie beyond a bound: whether `required from the fourth day on` holds for two days is a conclusion. */
export function contradictionOf(
  text: string,
  seen: readonly Clause[],
  given: readonly Observed[],
): Contradiction | undefined {
  if (!contradicts(text, seen)) return undefined;
  const isCase =
    !/\d/.test(text) &&
    OF_CASE.test(text) &&
    given.some(({ particulars }) => particulars.quantities.length > 0);
  if (!isCase) return "plain";
  const unbounded = seen.filter((clause) => !BOUND.test(clause.text));
  return contradicts(text, unbounded) ? "plain" : "bounded";
}

/**
 * Whether a clause of the sentence says the opposite of the clause of the evidence that has its words: one of them denies, or has a
 * word that is the opposite of one of the other.
 */
function contradicts(written: string, seen: readonly Clause[]): boolean {
  if (OF_ITSELF.test(written) || advises(written)) return false;
  const text = withoutPurpose(written);
  const whole = clauseOf(text, text);
  return clausesOf([withoutAdded(text.replace(ATTRIBUTED, " "), seen)]).some((said) => {
    const stated = withoutKindsTold(seenFromEnd(said, seen), seen);
    const last = [...stated.stems].at(-1)!;
    const isLineNamed = seen.some(({ label }) => label.size > 0 && label.isSubsetOf(stated.stems));
    const alike = seen.flatMap((clause) => {
      if (!isComparable(clause) || (isLineNamed && isOfAnotherLine(stated, clause))) return [];
      if (sayRestOf(stated, clause)) return [];
      const shared = sharedBy(stated, clause) + sharedWithLabel(stated, clause);
      const numbers = sharedNumbers(stated, clause);
      // What has none of its numbers is about something else.
      const isAlike =
        shared >= FEWEST_WORDS &&
        shared >= ENOUGH * stated.stems.size &&
        !isOfAnotherKind(said, clause) &&
        !isOfAnotherSubject(said, clause, seen) &&
        (numbers > 0 || !/\d/.test(stated.text));
      // What a clause says comes last in it: of two that share as much, the one that has that is meant.
      const more = clause.stems.has(last) ? 0.5 : 0;
      return isAlike ? [{ clause, shares: shared + numbers + more }] : [];
    });
    const most = alike.reduce((a, { shares }) => Math.max(a, shares), 0);
    if (
      alike.length > 0 &&
      alike.every(
        ({ clause, shares }) =>
          shares !== most || (isOpposite(stated, clause) && !isSaidByWhole(whole, said, clause)),
      )
    )
      return true;
    return isSwapped(stated, seen);
  });
}

const ADDED = /(?<!\p{L})plus\s(?:(?:any|the|your|all)\s)?(\p{L}{3,})/giu;

/** A sentence that adds what the evidence leaves out, in its words: `five hours plus breaks`, of `5 h without breaks`. */
const withoutAdded = (text: string, seen: readonly Clause[]): string =>
  text.replace(ADDED, (added: string, word: string) => {
    const leavesOut = new RegExp(
      `(?<!\\p{L})(?:without|excluding|not including)\\s(?:any\\s)?${word}(?!\\p{L})`,
      "iu",
    );
    return seen.map((clause) => leavesOut.exec(clause.text)?.[0]).find((one) => one !== undefined) ?? added;
  });

/** From a number on, and up to one. */
const FROM =
  /(?<!\p{L})(?:from|over|above|at least|more than|older than|aged|ab|über|mindestens|à partir de|plus de|a partir de|más de|desde|mais de)\s(?:[$€£]\s?)?(\d+)/iu;
const UP_TO =
  /(?<!\p{L})(?:under|below|up to|until|less than|fewer than|younger than|unter|bis zu|bis|moins de|jusqu['’]à|menos de|hasta|até)\s(?:[$€£]\s?)?(\d+)/iu;

/** Whether one clause says the opposite from the number on up to which the other one holds: `under 4 it is free`, `from 4 to 15 they pay`. */
function sayRestOf({ text: a }: Clause, { text: b }: Clause): boolean {
  const meets = (one: string, other: string) => {
    const [from, to] = [FROM.exec(one)?.[1], UP_TO.exec(other)?.[1]];
    return from !== undefined && to !== undefined && Number(from) >= Number(to);
  };
  const unbound = (text: string) => clauseOf(text.replace(FROM, " ").replace(UP_TO, " "), text);
  return (meets(a, b) || meets(b, a)) && isOpposite(unbound(a), unbound(b));
}

/** Whether a clause says enough: several words, or that something is not so. */
const isComparable = (clause: Clause): boolean =>
  clause.stems.size >= FEWEST_WORDS || clause.marks().denials > 0;

/** Whether the line of a clause has a label of which a sentence has no word. */
const isOfAnotherLine = ({ stems }: Clause, { label }: Clause): boolean =>
  label.size > 0 && label.isDisjointFrom(stems);

/** Whether a whole sentence denies as much as a clause of the evidence of which another part of it speaks: `5 g, with no loading phase`. */
const isSaidByWhole = (whole: Clause, said: Clause, clause: Clause): boolean =>
  whole.stems.intersection(clause.stems).size > said.stems.intersection(clause.stems).size &&
  !isOpposite(whole, clause);

/**
 * Whether the last word of a clause stands in the evidence only beside the opposite of another word of it, in a line that has both:
 * `starts at the mill`, where the line says that it starts at the car park and ends at the mill.
 */
function isSwapped(stated: Clause, seen: readonly Clause[]): boolean {
  const last = [...stated.stems].at(-1)!;
  return stated.marks().words.some((side, i) => {
    if (side === 0 || isOfKinds(i)) return false;
    const beside = seen.filter(({ stems }) => stems.has(last)).map((clause) => clause.marks());
    return (
      beside.length > 0 &&
      beside.every(({ words, lineWords }) => excludes(side, words[i]!) && (lineWords[i]! & side) > 0)
    );
  });
}

/** A clause without the kinds of things of which the evidence says something alike: `your mother hikes`, beside a father who does. */
function withoutKindsTold(clause: Clause, seen: readonly Clause[]): Clause {
  const { words } = clause.marks();
  const isTold = (side: number, group: number) =>
    side > 0 &&
    isOfKinds(group) &&
    seen.some(
      (one) =>
        one.stems.intersection(clause.stems).size >= FEWEST_WORDS && (one.marks().words[group]! & side) > 0,
    );
  const kept = words.map((side, group) => (isTold(side, group) ? 0 : side));
  return { ...clause, marks: () => ({ ...clause.marks(), words: kept }) };
}

/** Whether a clause is about one kind of a thing, in a line that tells of several, and the sentence is about another. */
function isOfAnotherKind(a: Clause, b: Clause): boolean {
  const [stated, seen] = [a.marks(), b.marks()];
  return stated.words.some(
    (side, i) => isOfKinds(i) && excludes(side, seen.words[i]!) && (seen.lineWords[i]! & side) > 0,
  );
}

/** Whether two clauses begin with other words, and that of the sentence is what another clause is about: `Dogs`, `bicycles`. */
function isOfAnotherSubject(a: Clause, b: Clause, seen: readonly Clause[]): boolean {
  const [stated, other] = [subjectOf(a), subjectOf(b)];
  return (
    !b.stems.has(stated) &&
    !a.stems.has(other) &&
    opposites(a, b) === 0 &&
    seen.some((clause) => subjectOf(clause) === stated)
  );
}

const subjectOf = ({ stems }: Clause): string => stems.values().next().value ?? "";

/** Words that both have, and opposites. If that is one word, `allowed` is `welcome`, too. */
const sharedBy = (a: Clause, b: Clause): number => {
  const shared = a.stems.intersection(b.stems).size;
  if (shared === 0) return 0;
  const more = opposites(a, b);
  return shared + more === 1 ? 1 + Number(agree(a, b)) : shared + more;
};

/** Whether one clause denies what the other says in another word: `not allowed`, `welcome`. */
function agree(a: Clause, b: Clause): boolean {
  const [stated, seen] = [a.marks(), b.marks()];
  const isDenied = (denied: number[], words: number[]) =>
    denied.some((side, i) => side > 0 && !isOfKinds(i) && words[i] === side);
  return isDenied(stated.deniedSides, seen.words) || isDenied(seen.deniedSides, stated.words);
}

/** Words of the label of a clause's line, and one more if a sentence has all of them: it is about that line. */
function sharedWithLabel({ stems }: Clause, clause: Clause): number {
  if (clause.label.size === 0 || stems.isDisjointFrom(clause.stems)) return 0;
  const shared = clause.label.difference(clause.stems).intersection(stems).size;
  return shared + Number(clause.label.isSubsetOf(stems));
}

const sharedNumbers = (a: Clause, b: Clause): number =>
  a.text.match(NUMBERS)?.filter((number) => b.text.includes(number)).length ?? 0;

/** How many words of one clause exclude one of the other, of those that no other clause beside them has. */
function opposites(a: Clause, b: Clause): number {
  const [stated, seen] = [a.marks(), b.marks()];
  return stated.words.filter((side, i) => {
    const opposite = seen.words[i]!;
    return excludes(side, opposite) && stated.lineWords[i] === side && seen.lineWords[i] === opposite;
  }).length;
}

/** What may be so many at most, or has to be so many at least. */
const BOUNDED =
  /(?:up to|at most|at least|no more than|bis zu|höchstens|mindestens|jusqu['’]à|au moins|hasta|al menos|até)\s[*_]{0,2}\d+\s(\p{L}+)/iu;

/** Whether two clauses bound different things: `up to 4 times`, `at least 4 hours`. */
function boundOthers(a: Clause, b: Clause): boolean {
  const [one, other] = [a, b].map(({ text }) => stemsOf(BOUNDED.exec(text)?.[1] ?? ""));
  return one!.size > 0 && other!.size > 0 && one!.isDisjointFrom(other!);
}

/** Whether two clauses about the same differ in an odd number of denials, opposite words and exchanged sides. */
function isOpposite(a: Clause, b: Clause): boolean {
  const [stated, seen] = [a.marks(), b.marks()];
  const exchanged = areExchanged(a.text, b.text) ? 1 : 0;
  const opposed = opposites(a, b) + exchanged;
  // `They aren't supported: PH raises an error` does not contradict `PH raises an error`.
  const isAboutBoth =
    opposed > 0 ||
    a.stems.intersection(b.stems).size < FEWEST_WORDS ||
    [stated.denied, seen.denied].every(
      (denied) =>
        denied === undefined ||
        (stated.denied === undefined && PERMITS.test(denied)) ||
        (a.stems.has(denied) && b.stems.has(denied)),
    );
  // `Closed on Tuesdays` does not contradict `open except on Tuesdays`.
  const isException = EXCEPT.test(b.text) && !EXCEPT.test(a.text) && !ALL.test(a.text);
  return (
    !isException &&
    !boundOthers(a, b) &&
    !MESSAGE.test(b.text) &&
    stated.isHalf === seen.isHalf &&
    isAboutBoth &&
    (stated.denials + seen.denials + opposed) % 2 === 1
  );
}

/** Whether the sentence says the opposite of the clause that has most of its words, or of one of those. */
export function isOppositeOf(text: string, stems: ReadonlySet<string>, clauses: readonly Clause[]): boolean {
  const said = clauses.filter((clause) => clause.stems.size >= FEWEST_WORDS);
  const shares = said.map((clause) => clause.stems.intersection(stems).size);
  const most = shares.reduce((a, b) => Math.max(a, b), 0);
  const stated = clauseOf(text, text);
  return said.some((clause, i) => shares[i] === most && isOpposite(stated, clause));
}
