import { isOfAnotherPlace } from "../misattribution/another-place.ts";
import { hasPair, hasTime, isTimeComputed, timesShown } from "./clocked-times.ts";
import { abbreviates } from "../reading/day-names.ts";
import { isConverted } from "../programs/computed.ts";
import { isMoment, type Moment } from "../reading/dates.ts";
import { isMisplacedMoment } from "../misattribution/misplaced-moments.ts";
import type { Observed } from "../evidence/observed.ts";
import { isWeekdayAlone } from "../misattribution/weekdays.ts";
import { isOfAnotherRelease } from "../misattribution/releases.ts";
import type { SaidFigures } from "../misattribution/said-figures.ts";
import { namingOf } from "../misattribution/naming.ts";
import { isOwnText, type Sought, type TurnTexts } from "./sorted.ts";

/** The two numbers of a score such as `4:13`. */
const pairOf = ({ start, end, time }: Moment, text: string): bigint[] =>
  time === undefined ? [] : (/^(\d{1,2}):(\d{2})$/u.exec(text.slice(start, end))?.slice(1).map(BigInt) ?? []);

/** Whether something is closed until a time, which is when it opens. */
const isBegun = ({ start }: Moment, text: string): boolean =>
  /(?:closed|geschlossen|zu|ferm[ée]e?s?|cerrad[oa]s?|fechad[oa]s?) (?:until|till|bis|jusqu['’][àa]?|hasta|até)[*_\s]*(?:las? |às? )?$/iu.test(
    text.slice(0, start),
  );

/** A moment, as it is looked for. `5:03` may also be how long something takes. */
export function soughtAs(
  moment: Moment,
  moments: readonly Moment[],
  text: string,
  said: SaidFigures,
  known: TurnTexts,
): Sought {
  const times = timesShown(text, moment);
  const pair = pairOf(moment, text);
  const named = namingOf(moment, said, known.findings);
  const isIn = (where: Observed) =>
    isMoment(moment, where.particulars.moments) ||
    hasTime(times, where) ||
    hasPair(pair, where) ||
    (isWeekdayAlone(moment) && abbreviates(where.text, moment.weekday!));
  return {
    isIn,
    isHard: true,
    isOwn: (finding) =>
      isOwnText(isIn)(finding) && !isConverted(moment, finding) && !isTimeComputed(times, finding),
    isElsewhere: (finding) =>
      (finding.finding.evidence.type === "time" || !hasTime(times, finding)) &&
      (isMisplacedMoment(moment, moments, text, finding) ||
        isOfAnotherRelease(moment, said.release, finding) ||
        (!isBegun(moment, text) &&
          (isOfAnotherPlace(moment, said, finding.places()) || named() === "other"))),
  };
}
