import type { ObservedFinding, ObservedLine } from "../evidence/observed.ts";
import { denies, stemsOf } from "../reading/words.ts";

/** Says of things that what was said before does not hold for them: `Cats are exempt from this`, `pumps are not part of that`. */
const LEFT_ASIDE =
  /(?:^|[;:,]\s|\s(?:but|while|and)\s)((?:[\p{L}-]+(?:,\s|\s)){0,8}[\p{L}-]+)\s(?:(?:is|are|was|were|remains?)\s(?:(?:exempt|excluded|excepted|free)\sfrom|exempt(?:ed)?(?![\p{L}])|excluded(?!\p{L})|not\s(?:part of|included in|covered by|affected by|subject to|bound by|eligible for)|ineligible for)|(?:do|does|need|needs)\snot\s(?:fall under|count (?:towards|as)|come under|need)|(?:don|doesn|needn)['’]t\s(?:fall under|count (?:towards|as)|come under|need))(?=\s(?:that|this|these|those|it|them|the)(?!\p{L})|[.,;]|$)/iu;
/** The same before them: `This does not apply to cats`. */
const HOLDS_NOT =
  /^(?:that|this|these|those|it|they|the\s[\p{L}-]+(?:\s[\p{L}-]+)?)\s(?:(?:does|do)\snot|(?:doesn|don)['’]t)\s(?:apply to|include|cover|extend to|hold for|affect|concern)\s((?:[\p{L}-]+(?:,\s|\s)){0,8}[\p{L}-]+)/iu;
/** Says that something holds for a thing, or is part of something. */
const HOLDS =
  /(?<!\p{L})(?:covers?|covered|includ\p{L}+|part of|counts?|eligible|applies|apply|affects?|affected|subject to|needs?|must|has to|have to|requires?|required|falls? under)(?!\p{L})/iu;
/** Sets things against each other, so that it is not known of which of them it holds. */
const SETS_APART =
  /(?<!\p{L})(?:unlike|except|excluding|apart from|other than|instead of|rather than|only|just(?! (?:like|as))|neither|without|whether)(?!\p{L})/iu;
/** Sentences before such a one in which stands what it speaks of, and words of theirs that tell that a sentence is about that. */
const LINES_BEFORE = 2;
const TELLING = 2;
const MOST_LINES = 400;

/** Things for which something does not hold, and what that is. */
interface LeftAside {
  things: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  text: string;
}

/** Each finding is read once for all statements. */
const read = new WeakMap<ObservedFinding, LeftAside[]>();

function leftAsideIn(finding: ObservedFinding): LeftAside[] {
  const known = read.get(finding);
  if (known) return known;
  const lines = finding.lines().slice(0, MOST_LINES);
  const found = lines.flatMap(({ text }, i) => {
    const found = LEFT_ASIDE.exec(text) ?? HOLDS_NOT.exec(text.trim());
    if (!found) return [];
    // Behind another clause, it speaks of that one.
    const before = found.index > 0 ? 0 : LINES_BEFORE;
    return [asideFrom(found[1]!, lines.slice(Math.max(0, i - before), i + 1))];
  });
  read.set(finding, found);
  return found;
}

function asideFrom(named: string, lines: readonly ObservedLine[]): LeftAside {
  const things = stemsOf(named);
  const text = lines.map((line) => line.text).join("\n");
  return { things, stems: stemsOf(text).difference(things), text };
}

/** The last comma before the verb. */
const CLAUSE = /,[^,]*$/u;
const NUMBER = /\d+/gu;

/**
 * Whether a sentence says that something holds for a thing that the evidence leaves aside there: `the pump is covered for 10 years`,
 * where only the motor is, and `pumps are not part of that`.
 */
export function holdsForLeftAside(text: string, findings: readonly ObservedFinding[]): boolean {
  const holds = HOLDS.exec(text);
  if (!holds || denies(text) || SETS_APART.test(text)) return false;
  const said = stemsOf(text);
  const from = text.slice(0, holds.index).search(CLAUSE);
  const clause = text.slice(from + 1);
  // `If the cat comes along, the dog must be treated` says it of the dog, and `if it snaps, it is covered` of what snaps.
  const isOfOther = (things: ReadonlySet<string>) =>
    stemsOf(text.slice(from + 1, holds.index)).size > 0 && stemsOf(clause).isDisjointFrom(things);
  const numbers = text.match(NUMBER) ?? [];
  return findings.some((finding) =>
    leftAsideIn(finding).some(
      (aside) =>
        !aside.things.isDisjointFrom(said) &&
        !isOfOther(aside.things) &&
        numbers.every((number) => aside.text.includes(number)) &&
        said.intersection(aside.stems).size + numbers.length >= TELLING,
    ),
  );
}
