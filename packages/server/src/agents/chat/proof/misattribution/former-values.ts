import type { ObservedFinding } from "../evidence/observed.ts";
import { quantitiesIn } from "../reading/quantities.ts";
import { isTableRow } from "./anchors.ts";
import type { Quantity } from "../measures/quantity.ts";
import { isSame } from "../measures/same-quantity.ts";

/** Directly before a figure: it held before another one did. */
const FORMER =
  /(?<!\p{L})(?:it|this|that|which|there|es|c['’]était|antes era|era)?\s?(?:was|were|had been|used to be|formerly|previously|earlier|before|up from|down from|(?:raised|lowered|cut|reduced|increased|changed|moved) from|instead of|rather than|no longer|war|waren|vorher|zuvor|früher|bisher|statt|anstatt|était|étaient|auparavant|au lieu de|en lugar de|en vez de|era|eram|em vez de|antes)[:,]?\s(?:(?:only|just|at|nur|noch|bei|seulement|solo|só)\s)?[*_$€£]*$/iu;
/** Anywhere in a statement: it may speak of what held before. */
const SPEAKS_OF_BEFORE =
  /(?<!\p{L})(?:was|were|had|used to|formerly|previous(?:ly)?|earlier|before|old|from|until|instead|rather|not?|longer|than|war|waren|vorher|zuvor|früher|bisher|statt|alte[rnms]?|als|nicht|avant|était|auparavant|lieu|antes|era|lugar|vez)(?!\p{L})|n['’]t(?!\p{L})/iu;
/** Says that the only figure of a statement held before. */
const SAYS_OLD =
  /^(?=\D*\d[\d.,]*\D*$).*(?<!\p{L})(?:(?:old|previous|former|earlier|original) \p{L}+ (?:was|were)|used to be|(?:alte[rs]?|frühere[rs]?|bisherige[rs]?) \p{L}+ (?:war|betrug)|(?:was|were) [^.]{0,40} before(?= |\.?$))(?!\p{L})/iu;
const BEFORE_CHARS = 40;
/** Before what holds now, and behind what a change begins with. */
const NOW = /(?<!\p{L})(?:now|today|jetzt|heute|maintenant|ahora|agora)\s[*_$€£]*$/iu;
const TO_NEXT = /^[*_]{0,2}\s(?:to|auf|à|a|para)\s[*_$€£]*\d/iu;
/** Where a sentence, or a part of one, ends. */
const ENDS = /[.!?](?:\s|$)|\n/u;
const SENTENCE_CHARS = 300;

/** Around a figure with which one of now is compared. */
const COMPARED =
  /(?<!\p{L})(?:compared (?:with|to)|against|versus|verglichen mit|gegenüber|contre|frente a)\s[*_$€£]*$/iu;
const AGO =
  /^[^.,;\n]{0,30}?(?<!\p{L})(?:ago|earlier|previously|last (?:year|month|week|time)|vor \p{L}+ jahren)(?!\p{L})/iu;

const isFormer = (text: string, { start, end }: Quantity): boolean => {
  const before = text.slice(Math.max(0, start - BEFORE_CHARS), start);
  return FORMER.test(before) || (COMPARED.test(before) && AGO.test(text.slice(end, end + BEFORE_CHARS)));
};

/**
 * Whether the evidence has a figure only as what held before, where it gives another one for now, and the statement says it of now:
 * `closed after 30 seconds`, beside `after 90 seconds; it was 30 seconds`.
 */
export function isFormerValue(
  stated: Quantity,
  text: string,
  { finding, particulars }: ObservedFinding,
): boolean {
  const seen = particulars.quantities.filter((one) => one.isShown !== true && isSame(stated, one));
  if (SAYS_OLD.test(text))
    return (
      seen.length > 0 &&
      seen.every((one) =>
        particulars.quantities.some(
          (other) => isFormer(finding.text, other) && isPresent(one, other, finding.text),
        ),
      )
    );
  // `It goes from 20.11 to 18.0`, beside `now 20.11 (before: 18.0)`
  if (stated.part === "from" && TO_NEXT.test(text.slice(stated.end)))
    return (
      seen.length > 0 &&
      seen.every(({ start }) => NOW.test(finding.text.slice(0, start).slice(-BEFORE_CHARS)))
    );
  if (SPEAKS_OF_BEFORE.test(text)) return false;
  // In a row, what holds now may stand behind it.
  const behind = isTableRow(text) ? quantitiesIn(text.slice(stated.end), undefined) : [];
  return (
    seen.length > 0 &&
    seen.every(
      (one) =>
        isFormer(finding.text, one) &&
        particulars.quantities.some(
          (other) => isPresent(other, one, finding.text) && !behind.some((now) => isSame(now, other)),
        ),
    )
  );
}

/** Speaks of how much something changed. */
const SPEAKS_OF_CHANGE =
  /(?<!\p{L})(?:by|more|fewer|less|than|(?:small|larg|bigg|high|low|long|short|fast|slow|cheap|earli|lat|heavi|light)er|kleiner|größer|höher|niedriger|länger|kürzer|added|gained|lost|new|extra|additional|growth|increase\w*|decrease\w*|r[io]se\w*|grew|grow\w*|fell|fall\w*|drop\w*|gain\w*|change\w*|up|down|plus|minus|mehr|weniger|zuwachs|um|gestiegen|gesunken|de plus|de moins|hausse|baisse|más|menos|mais|aumento)(?!\p{L})/iu;
const BY = /(?<!\p{L})(?:by|um|de|en)\s[*_$€£]*$/iu;
const TO = /^[^.;\n]{0,40}?(?<!\p{L})(?:to|auf|à|a|para)\s[*_$€£]*\d/iu;

/** Whether the evidence has a figure only as a change, to a level that it gives, and the statement says it as a level: `rose by 12,480 to 98,310`. */
export function isChangeOnly(
  stated: Quantity,
  text: string,
  { finding, particulars }: ObservedFinding,
): boolean {
  if (SPEAKS_OF_CHANGE.test(text)) return false;
  const seen = particulars.quantities.filter((one) => one.isShown !== true && isSame(stated, one));
  return (
    seen.length > 0 &&
    seen.every(
      ({ start, end }) =>
        BY.test(finding.text.slice(Math.max(0, start - BEFORE_CHARS), start)) &&
        TO.test(finding.text.slice(end)),
    )
  );
}

/** Whether another figure of the sentence is like a former one, and holds now. */
const isPresent = (other: Quantity, former: Quantity, text: string): boolean => {
  const [from, to] = other.start < former.start ? [other, former] : [former, other];
  return (
    other !== former &&
    other.unit === former.unit &&
    other.percent === former.percent &&
    !isSame(other, former) &&
    to.start - from.end < SENTENCE_CHARS &&
    !ENDS.test(text.slice(from.end, to.start)) &&
    !isFormer(text, other)
  );
};
