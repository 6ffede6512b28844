import type { ObservedFinding } from "../evidence/observed.ts";
import { withoutFirstTries } from "../reading/first-tries.ts";
import { claimsSuccess } from "./failures.ts";

/** How many failed, as test runners and summaries tell: `3 failed`, `failures: 3`, `2 tests are failing`. */
const FAILED =
  /(?<![\p{L}\d.,]|(?:fixed|mended|repaired|corrected|of) (?:the |all )?|(?:attempt|try|run|round|iteration|version|build|step) (?:no\. ?|#)?)(?!0+(?!\d))\d{1,6} (?:of (?:the )?\d{1,6} )?(?:(?:unit |integration |other )?(?:tests?|checks?|specs?|cases?|assertions?) )?(?:(?:have |has |are |is |still )?(?:failed|failing|fails?|failures?)|(?:did|do|does) not pass)(?!\p{L}|\s(?:rules?|requests?|logins?|attempts?|steps?|runs?)(?!\p{L}))|(?<!\p{L})(?:failed|failures|failing|fail)\s?[:=]?\s?(?!0+(?!\d))\d{1,6}(?![\d.]|\s(?:steps?|times?|attempts?))/giu;
/** Says that none did. */
const PASSED =
  /(?<!\p{L})(?:all (?:of )?(?:the )?(?:\d{1,6} )?(?:\p{L}+ )?(?:tests?|checks?|specs?|cases?) (?:now )?(?:pass\w*|succeed\w*|ran green)|0 (?:tests? )?(?:failed|failures?|failing)|(?<all>\d{1,6}) (?:of|out of) (?:the )?\k<all> (?:tests? )?pass\w*|(?:failed|failures|fail)\s?[:=]?\s?0(?!\d)|no (?:tests? )?failures?|BUILD SUCCESSFUL|(?:suite|tests|everything|all) (?:is |are )?(?:now )?(?:all )?(?:green|pass(?:es|ing)?)|now (?:all |they )?pass)(?!\p{L})/giu;
/** Speaks of all the tests. */
const ALL_TESTS =
  /(?<!\p{L})(?:(?:all|every|each)(?: one)?(?: of)?(?: the| your| our| these)?(?: \d{1,6}| \p{L}+){0,2}? (?:tests?|checks?|specs?|cases?)|(?:the|your) (?:(?:whole|entire|full|complete) )?(?:\p{L}+ )?(?:tests|suite|test suite|test run)|all \d{1,6}(?= (?:now |of them )?(?:pass|succeed|green|ok)))(?!\p{L})/iu;
/** Leaves some out. */
const PART =
  /`|(?<!\p{L})(?:but|except|other|others|rest|remaining|almost|nearly|most|once|if|after)(?!\p{L})/iu;

/** Whether a sentence says that all tests pass, and what was seen last of them tells how many failed. */
export function saysAllPass(text: string, findings: readonly ObservedFinding[]): boolean {
  if (!ALL_TESTS.test(text) || PART.test(text) || !claimsSuccess(text)) return false;
  const ends = findings.map(({ finding }) => {
    const now = endIn(withoutFirstTries(finding.text));
    return now === 0 ? endIn(finding.text) : now;
  });
  return (ends.findLast((end) => end !== 0) ?? 0) < 0;
}

/** What a text says last: negative that some failed, positive that none did, 0 if neither. */
const endIn = (text: string): number => lastOf(PASSED, text) - lastOf(FAILED, text);

/** Where a text says something for the last time; -1 if nowhere. */
const lastOf = (words: RegExp, text: string): number => [...text.matchAll(words)].at(-1)?.index ?? -1;
