import { isOfAnotherPlace } from "../misattribution/another-place.ts";
import { hasPair, hasTime, hasTimeInUnits, timesShown } from "./clocked-times.ts";
import { abbreviates } from "../reading/day-names.ts";
import { isConverted } from "../programs/computed.ts";
import { isMoment, type Moment } from "../reading/dates.ts";
import { isOfAnotherSegment } from "../misattribution/another-segment.ts";
import { isOfOthersBeginning } from "../misattribution/for-whom.ts";
import { isMisplacedMoment } from "../misattribution/misplaced-moments.ts";
import type { Observed, ObservedFinding } from "../evidence/observed.ts";
import { isOfAnotherRecord } from "../misattribution/records.ts";
import { isWeekdayAlone, isWeekdayOfDate } from "../misattribution/weekdays.ts";
import { isOfAnotherPage, isOfAnotherSource } from "../misattribution/other-sources.ts";
import { isOfAnotherRelease } from "../misattribution/releases.ts";
import { isOfAnotherDaysSection, isOfAnotherSection } from "../misattribution/sections.ts";
import type { SaidFigures } from "../misattribution/said-figures.ts";
import { namingOf } from "../misattribution/naming.ts";
import { hasPhrase } from "../reading/words.ts";
import { isOwnText, type Sought, type TurnTexts } from "./sorted.ts";

/** The two numbers of a score such as `4:13`. */
const pairOf = ({ start, end, time }: Moment, text: string): bigint[] =>
  time === undefined ? [] : (/^(\d{1,2}):(\d{2})$/u.exec(text.slice(start, end))?.slice(1).map(BigInt) ?? []);

/** Whether something is closed until a time, which is when it opens. */
const isBegun = ({ start }: Moment, text: string): boolean =>
  /(?:closed|geschlossen|zu|ferm[ée]e?s?|cerrad[oa]s?|fechad[oa]s?) (?:until|till|bis|jusqu['’][àa]?|hasta|até)[*_\s]*(?:las? |às? )?$/iu.test(
    text.slice(0, start),
  );

const QUARTER = 900;
const HALF_DAY = 43_200;
/** Such words before a time. */
const before = (words: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${words})(?:\\p{L}{0,3}\\s(?:an?\\s|las?\\s|les?\\s)?)?[*_]*$`, "iu");
/** Says that a time is a little later or earlier than the round one that is named. */
const JUST: [words: RegExp, from: number, to: number][] = [
  [
    before(
      "(?:just|shortly|soon|a little|a bit) (?:after|past|gone)|kurz nach|(?:un peu|juste) après|poco después de|pouco depois d",
    ),
    0,
    QUARTER,
  ],
  [
    before(
      "(?:just|shortly|a little|a bit) (?:before|to)|almost|nearly|getting on for|coming up to|close to|kurz vor|fast|presque|peu avant|casi|poco antes de|quase",
    ),
    -QUARTER,
    0,
  ],
  [
    before(
      "about|around|roughly|approximately|gegen|etwa|ungefähr|vers|environ|alrededor de|hacia|cerca d|por volta d",
    ),
    -QUARTER / 2,
    QUARTER / 2,
  ],
];
const LEAD_CHARS = 30;

/** Which times are meant by one that is said loosely: `just after two in the afternoon` is 14:05, too. */
function momentsAbout(
  { time, start, isOnDial }: Moment,
  text: string,
): (seen: Moment, isClock: boolean) => boolean {
  const lead = text.slice(Math.max(0, start - LEAD_CHARS), start);
  const said = JUST.find(([words]) => words.test(lead));
  if (!said || time === undefined || time % QUARTER !== 0) return () => false;
  const [, from, to] = said;
  return (seen, isClock) => {
    // Elsewhere a time with seconds is how long something took.
    if (seen.time === undefined || (!isClock && seen.withSeconds === true && seen.time % 60 !== 0))
      return false;
    const away = seen.time - time;
    const near = isOnDial === true ? ((away + HALF_DAY + QUARTER) % HALF_DAY) - QUARTER : away;
    return near > from && near < to;
  };
}

/** Whether the person wrote a day, and its year elsewhere: `in 2027: 4 March, 22 July`. */
const isOfYearSaid = ({ year, ...day }: Moment, { text, particulars: { moments } }: Observed): boolean =>
  year !== undefined &&
  day.month !== undefined &&
  hasPhrase(text, String(year)) &&
  isMoment(
    day,
    moments.filter((one) => one.year === undefined),
  );

const SPANS = /(?<![\d.,])(\d{1,6}) (?:years?|months?|weeks?|days?)(?!\p{L})/gu;

/** Whether a sentence says how long after another day a calendar worked out this one: `turns 90 on 17 February 2031`. */
function isAfterSoLong(text: string, { finding: { evidence, input, text: told } }: ObservedFinding): boolean {
  if (evidence.type !== "calculation" || input !== undefined) return false;
  const spans = Array.from(told.matchAll(SPANS), ([, count]) => count!);
  return spans.some((count) => new RegExp(`(?<![\\d.,-])${count}(?![\\d.,-]*\\d)`, "u").test(text));
}

/** The day on which a calendar was asked, which is said of no other: `That is a Saturday`. */
const ASKED_ON = /^today: \S+/u;
const SAYS_TODAY = /(?<!\p{L})(?:today|heute|aujourd['’]hui|hoy|hoje)(?!\p{L})/iu;

const isDayOfAsking = (moment: Moment, text: string, { finding, particulars }: ObservedFinding): boolean => {
  const { length } = ASKED_ON.exec(finding.text)?.[0] ?? "";
  return (
    length > 0 &&
    isWeekdayAlone(moment) &&
    !SAYS_TODAY.test(text) &&
    particulars.moments.every(
      ({ start, ...seen }) => start < length || !isMoment(moment, [{ start, ...seen }]),
    )
  );
};

const isClockTime = (where: Observed | ObservedFinding): boolean =>
  "finding" in where && where.finding.evidence.type === "time";

/** What tells by where a moment stands in a text that it is another one. */
const OF_OTHER_PART = [isOfOthersBeginning, isOfAnotherSection, isOfAnotherDaysSection];

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
  const about = momentsAbout(moment, text);
  const isIn = (where: Observed) =>
    isMoment(moment, where.particulars.moments) ||
    where.particulars.moments.some((seen) => about(seen, isClockTime(where))) ||
    hasTime(times, where) ||
    hasPair(pair, where) ||
    (known.given.includes(where) && isOfYearSaid(moment, where)) ||
    (isWeekdayAlone(moment) && abbreviates(where.text, moment.weekday!));
  return {
    isIn,
    isHard: true,
    isOwn: (finding) => isOwnText(isIn)(finding) && !isConverted(moment, finding),
    isElsewhere: (finding) =>
      !isWeekdayOfDate(moment, moments, text) &&
      (finding.finding.evidence.type === "time" || !hasTimeInUnits(times, finding)) &&
      (isDayOfAsking(moment, text, finding) ||
        isMisplacedMoment(moment, moments, text, finding, known.given) ||
        isOfAnotherRecord(moment, [...said.said.keys()], text, finding, known.given) ||
        isOfAnotherSegment(moment, text, said, known.findings) ||
        isOfAnotherSource(moment, text, finding, known.findings) ||
        isOfAnotherPage(moment, text, said, finding, known.findings) ||
        isOfAnotherRelease(moment, said.release, finding) ||
        OF_OTHER_PART.some((isOther) => isOther(moment, text, finding)) ||
        (!isBegun(moment, text) &&
          (isOfAnotherPlace(moment, said, finding.places()) ||
            (named() === "other" && !isAfterSoLong(text, finding))))),
  };
}
