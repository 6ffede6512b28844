import { type Figure, isMoment } from "../evidence/beside.ts";
import { type ObservedFinding, shownBy, type Observed } from "../evidence/observed.ts";
import { termsOf } from "../evidence/synonyms.ts";
import { isOne } from "../misattribution/another-place.ts";
import { countedIn } from "../programs/counts.ts";
import { particularsOf } from "../reading/particulars.ts";
import { ORDINAL } from "../reading/quantities.ts";
import { allFigures, holds, isOnlyOwn } from "./given-clauses.ts";
import { isRivalled } from "./given-rivals.ts";
import { type ComparedTurn, isOwnCase, isSet, isWeighed } from "./suggestions.ts";

/** Characters that a quotation has besides a figure if it is one, and no message. */
const MOST_BESIDE = 4;
const QUOTED = /`[^`\n]*`|"[^"\n]*"|“[^”\n]*”|'[^'\n]*'/gu;

/**
 * Whether a statement says something with a figure that only the person brought up, and the evidence says it with another one: `the
 * limit is 40 MB`, where the page has 25 and the person asked about 40. What says that the person is right needs no words of the
 * evidence for that.
 */
export function isGivenOtherwise(text: string, known: ComparedTurn): boolean {
  const figures = allFigures(text, particularsOf(text, known.language)).map((one) =>
    asGiven(one, known.given),
  );
  return figures
    .filter((figure) => isClaimed(figure, text, known))
    .some((figure) => isRivalled(figure, figures, text, known));
}

/** A figure that may be meant loosely, as the person wrote it: `a month` for their 30 days. */
function asGiven(figure: Figure, given: readonly Observed[]): Figure {
  if (isMoment(figure) || !figure.isLoose) return figure;
  const written = given
    .flatMap(({ particulars }) => particulars.quantities)
    .find((one) => isOne({ ...figure, rounded: true }, one));
  return written ? { ...written, start: figure.start, end: figure.end } : figure;
}

/** Whether a figure of a statement is the person's, and the statement says it of something of the evidence. */
export function isClaimed(figure: Figure, text: string, { findings, given }: ComparedTurn): boolean {
  if (isOwnCase(text, figure) || isWeighed(text, figure) || isSet(text, figure)) return false;
  if (ORDINAL.test(text.slice(figure.end)) || isCounted(figure, text, findings)) return false;
  for (const { index, 0: quoted } of text.matchAll(QUOTED)) {
    const isInside = index < figure.start && figure.end < index + quoted.length;
    if (isInside && quoted.length - (figure.end - figure.start) > MOST_BESIDE) return false;
  }
  return (
    given.some(({ particulars }) => holds(figure, particulars)) &&
    !given.some((one) => isOnlyOwn(figure, one, termsOf(text))) &&
    !findings.some((finding) => holds(figure, shownBy(finding)))
  );
}

/** Whether a figure is how many a finding lists of what it counts. */
const isCounted = (figure: Figure, text: string, findings: readonly ObservedFinding[]): boolean =>
  !isMoment(figure) && countedIn(figure, [figure], findings, text).length > 0;
