import { isOfAnotherDimension } from "../misattribution/dimensions.ts";
import { isUsedForLeft } from "../misattribution/used-or-left.ts";
import { isChangeOnly, isFormerValue } from "../misattribution/former-values.ts";
import { isInnerEnd } from "../programs/extremes.ts";
import { isMiscounted, isNotAll, isPartOfLess, isPartOnly } from "../programs/counts.ts";
import { isOfAnotherMeasure } from "../programs/other-measures.ts";
import { isExchanged } from "../misattribution/exchanged.ts";
import { isOfAnotherEntry, isOfAnotherKey } from "../misattribution/keyed-lines.ts";
import { isOfOtherKind, isOfOtherLabel } from "../misattribution/other-kinds.ts";
import { isOfAnotherFileKind } from "../misattribution/file-kinds.ts";
import { isOfName } from "../misattribution/name-numbers.ts";
import { isNoTotal } from "../misattribution/totals.ts";
import { isPartAsWhole } from "../misattribution/part-as-whole.ts";
import { isOuterLine } from "../misattribution/traceback-lines.ts";
import { isOfNestedName } from "../misattribution/nested-names.ts";
import { isOfAnotherRange } from "../misattribution/ranged-lines.ts";
import { isOfAnotherSection, isOfSectionBefore } from "../misattribution/sections.ts";
import { isOfMoreThanSaid } from "../misattribution/together-with.ts";
import type { Observed, ObservedFinding } from "../evidence/observed.ts";
import { isInOtherNotes } from "../misattribution/other-notes.ts";
import { isOfAnotherGivenRecord } from "../misattribution/given-records.ts";
import { isOfAnotherRecord } from "../misattribution/records.ts";
import { isOfAnotherFrequency, isOfAnotherRate } from "../misattribution/rates.ts";
import { isOfAnotherPair } from "../misattribution/pairs.ts";
import type { Quantity } from "../measures/quantity.ts";
import { isYearOfNothingSaid } from "../misattribution/years-of-dates.ts";
import { isNoRange } from "../reading/ranges.ts";
import type { SaidFigures } from "../misattribution/said-figures.ts";
import { isSame } from "../measures/same-quantity.ts";

/** Whether a finding has a number only in another record, below another heading or for more than the statement speaks of. */
export const isOfAnotherThing = (
  stated: Quantity,
  text: string,
  said: SaidFigures,
  one: ObservedFinding,
  given: readonly Observed[],
): boolean =>
  isOfAnotherRecord(stated, [...said.said.keys()], text, one, given) ||
  isOfAnotherGivenRecord(stated, [...said.said.keys()], text, one, given) ||
  isOfSectionBefore(stated, text, said.before, one) ||
  isOfMoreThanSaid(stated, text, said, one, given);

/** Whether a finding has a number only for something else than the statement says of it. */
export const isSaidOtherwise = (
  stated: Quantity,
  quantities: readonly Quantity[],
  text: string,
  one: ObservedFinding,
): boolean =>
  isYearOfNothingSaid(stated, quantities, text, one) ||
  isInnerEnd(stated, quantities, text, one) ||
  isNoRange(stated, one.particulars.quantities, isSame) ||
  isPartOfLess(stated, quantities, text) ||
  isNotAll(stated, quantities, text, one) ||
  isPartOnly(stated, text, one) ||
  isMiscounted(stated, text, one) ||
  isOfAnotherPair(stated, quantities, text, one) ||
  isOfAnotherRange(stated, quantities, one) ||
  isExchanged(stated, quantities, text, one) ||
  isOfAnotherEntry(stated, quantities, one, text) ||
  isOfAnotherKey(stated, quantities, one) ||
  isOfAnotherRate(stated, one) ||
  TOLD_OTHERWISE.some((isOther) => isOther(stated, text, one));

/** What tells by the words of a statement, and by what stands around a number, that it is another one: a median for a mean. */
const TOLD_OTHERWISE = [
  isOfAnotherDimension,
  isOfAnotherFrequency,
  isOfOtherKind,
  isOfOtherLabel,
  isOfNestedName,
  isOfAnotherFileKind,
  isOfAnotherSection,
  isInOtherNotes,
  isUsedForLeft,
  isChangeOnly,
  isOfAnotherMeasure,
  isFormerValue,
  isOfName,
  isNoTotal,
  isOuterLine,
  isPartAsWhole,
];
