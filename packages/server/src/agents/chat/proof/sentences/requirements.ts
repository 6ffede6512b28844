import type { ObservedFinding } from "../evidence/observed.ts";
import { BETWEEN_CLAUSES } from "../evidence/clauses.ts";
import { denies, stemsOf } from "../reading/words.ts";

/** What is not needed: `a letter is not necessary`, `no appointment needed`, `you don't need a ticket`. */
const NOT_NEEDED: RegExp[] = [
  /(?<!\p{L})(\p{L}[\p{L}-]{2,})\s(?:(?:is|are)\s(?:not|never|no longer)|(?:is|are)n['’]t)\s(?:necessary|needed|required|mandatory|compulsory|obligatory)(?!\p{L})/giu,
  /(?<!\p{L})no\s(?:\p{L}+\s)?(\p{L}[\p{L}-]{2,})\s(?:(?:is|are)\s)?(?:necessary|needed|required)(?!\p{L})/giu,
  /(?<!\p{L})(?:(?:do|does)(?:\snot|n['’]t)\sneed|need\sno)\s(?:an?\s|any\s)?(\p{L}[\p{L}-]{2,})(?=\s*(?:[.,;!)]|$))/giu,
  /(?<!\p{L})(\p{L}[\p{L}-]{2,})\s(?:is|are)\s(?:entirely\s|purely\s)?(?:optional|voluntary)(?!\p{L})/giu,
];
/** Says that something is needed, or is to be done. */
const REQUIRES =
  /(?<!\p{L})(?:must|ha(?:ve|s) to|needs?|required?|requires|necessary|mandatory|compulsory|obligatory)(?!\p{L})/iu;
/** A case in which it is so, or who it is so for. */
const CASE =
  /(?<!\p{L})(?:if|when|unless|except|only|for|until|before|after|otherwise|other than|apart from|in that case)(?!\p{L})/iu;
const BEHIND = /\s(?:because|as|since|so that|so)\s/iu;
const SENTENCE = /[.;!\n]/u;
const MOST_CHARS = 32_768;
const MOST_FOUND = 60;

/** Each finding is read once for all statements. */
const read = new WeakMap<ObservedFinding, ReadonlySet<string>>();

/** The things that a finding says are not needed, and of which it says nowhere that they are. */
function unneededIn(finding: ObservedFinding): ReadonlySet<string> {
  const known = read.get(finding);
  if (known) return known;
  const sentences = finding.finding.text.slice(0, MOST_CHARS).split(SENTENCE);
  const things = new Set(
    sentences
      .filter((sentence) => !CASE.test(sentence))
      .flatMap((sentence) =>
        NOT_NEEDED.flatMap((pattern) => [...sentence.matchAll(pattern)].slice(0, MOST_FOUND)).flatMap(
          ([, thing]) => [...stemsOf(thing!)],
        ),
      ),
  );
  const requiring = things.size === 0 ? [] : sentences.filter((one) => REQUIRES.test(one) && !denies(one));
  const only = things.difference(new Set(requiring.flatMap((one) => [...stemsOf(one)])));
  read.set(finding, only);
  return only;
}

/** Whether a sentence requires something of which the evidence says that it is not needed: `You have to cancel by letter`. */
export function requiresUnneeded(text: string, findings: readonly ObservedFinding[]): boolean {
  return text
    .split(BETWEEN_CLAUSES)
    .flatMap((clause) => clause.split(BEHIND))
    .some((clause) => {
      const at = REQUIRES.exec(clause);
      if (!at || denies(clause) || CASE.test(clause)) return false;
      const said = stemsOf(clause);
      return findings.some((finding) => [...unneededIn(finding)].some((thing) => said.has(thing)));
    });
}
