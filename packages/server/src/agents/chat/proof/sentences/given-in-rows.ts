import { type Figure, isMoment } from "../evidence/beside.ts";
import type { ObservedFinding } from "../evidence/observed.ts";
import { isAlike, isOne } from "../misattribution/another-place.ts";
import { particularsOf } from "../reading/particulars.ts";
import { WEEKDAY } from "../reading/day-names.ts";
import { MACHINE } from "../reading/quantities.ts";
import { normalise, phraseAt } from "../reading/words.ts";
import { allFigures, holds } from "./given-clauses.ts";
import { isClaimed } from "./given-otherwise.ts";
import { isOfKind, isOfOneUnit, isRivalled } from "./given-rivals.ts";
import type { ComparedTurn } from "./suggestions.ts";

/**
 * Whether a row of a table says something with a figure that only the person brought up, and the evidence says it with another one,
 * or the text that has the row's other figures has others of that kind.
 */
export function isGivenInRow(text: string, known: ComparedTurn): boolean {
  const figures = allFigures(text, particularsOf(text, known.language));
  // What was put into a call is what something was computed of.
  const isOperand = (figure: Figure) => known.findings.some(({ input }) => holds(figure, input.particulars));
  const claimed = figures.filter(
    (figure) => isClaimed(figure, text, known) && !isOperand(figure) && !isNamedDay(figure, text),
  );
  if (claimed.some((figure) => isRivalled(figure, figures, text, known))) return true;
  const isOtherShare = (figure: Figure) =>
    !isMoment(figure) &&
    figure.percent &&
    known.findings.some(({ particulars }) =>
      particulars.quantities.some(
        (one) => one.isPercentage === true && !figures.some((other) => isOne(other, one)),
      ),
    );
  if (claimed.some((figure) => isOtherShare(figure)) || isOfOtherLine(text, figures, claimed, known))
    return true;
  return known.findings.some((finding) => {
    const all = finding.language === MACHINE ? [] : finding.places().all;
    const isRivalled = (one: Figure) =>
      all.some(
        (place) =>
          isAlike(one, place.figure) &&
          isOfOneUnit(one, place.figure) &&
          !figures.some((other) => isOne(other, place.figure)),
      );
    return figures.some((one) => all.some((place) => isOne(one, place.figure))) && claimed.some(isRivalled);
  });
}

/** Behind the weekday with which a row begins: `| Saturday 12 June |` is about a Saturday, whatever the evidence calls it. */
const BEHIND_WEEKDAY = new RegExp(`^[\\s|*_]*(?:${WEEKDAY}),?\\s(?:the\\s)?$`, "iu");
const isNamedDay = (figure: Figure, text: string): boolean =>
  isMoment(figure) && figure.day !== undefined && BEHIND_WEEKDAY.test(text.slice(0, figure.start));

/** Whether a line of the evidence begins like the row, with other figures of the kind: `Plus: 25 GB` beside `| Plus | 40 GB |`. */
function isOfOtherLine(
  text: string,
  figures: readonly Figure[],
  claimed: readonly Figure[],
  { findings }: ComparedTurn,
): boolean {
  const label = normalise(text.split("|")[1] ?? "");
  if (claimed.length === 0 || !/\p{L}/u.test(label)) return false;
  return findings.some((finding) =>
    linesOf(finding).some(
      (line) =>
        phraseAt(line.text, label) === 0 &&
        line.figures.some(
          (seen) =>
            !figures.some((figure) => isOne(figure, seen)) &&
            claimed.some((one) => isOfKind(one, seen, finding.language === MACHINE)),
        ),
    ),
  );
}

interface FigureLine {
  text: string;
  figures: readonly Figure[];
}

const MOST_LINES = 400;
const MOST_LINE_CHARS = 200;
const lines = new WeakMap<ObservedFinding, FigureLine[]>();

/** The first short lines of a finding. */
function linesOf(finding: ObservedFinding): FigureLine[] {
  const known = lines.get(finding);
  if (known) return known;
  const found = finding
    .lines()
    .slice(0, MOST_LINES)
    .filter(({ text }) => text.length <= MOST_LINE_CHARS)
    .map(({ text }) => ({
      text: normalise(text),
      figures: allFigures(text, particularsOf(text, finding.language, { isEvidence: true })),
    }));
  lines.set(finding, found);
  return found;
}
