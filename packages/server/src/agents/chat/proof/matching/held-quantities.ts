import { conversionOf, isCurrency } from "../measures/conversions.ts";
import { equals } from "../measures/decimal.ts";
import type { Quantity } from "../measures/quantity.ts";
import { isYear } from "../evidence/beside.ts";
import { isSame } from "../measures/same-quantity.ts";

/** Whether a text has a number of another unit of its kind, and not of its own: micrograms for milligrams. */
function hasOtherUnit(stated: Quantity, inText: readonly Quantity[]): boolean {
  const { unit } = stated;
  if (unit === undefined) return false;
  const alike = inText.filter((seen) => seen.unit !== undefined && equals(seen.value, stated.value));
  return (
    alike.some((seen) => seen.unit !== unit && conversionOf(unit, seen.unit!) !== undefined) &&
    !inText.some((seen) => seen.unit !== undefined && isSame(stated, seen))
  );
}

/** What is counted, and measured in no unit. */
const COUNTED =
  /^(?:characters?|letters?|files?|lines?|rows?|items?|users?|people|persons?|runs?|requests?|pages?|words?|tokens?|steps?|tests?|orders?|entries|records?|members?|visitors?|zeichen|dateien|zeilen|personen|seiten|wörter|fichiers?|lignes?|personnes|pages|archivos|líneas|personas|páginas)$/u;

/** Whether the statement counts things with a number that the evidence gives a unit: 14 tests for 14 seconds. */
const isMeasured = ({ unit, counts, noun }: Quantity, seen: Quantity): boolean =>
  unit === undefined && counts && noun !== undefined && COUNTED.test(noun) && seen.unit !== undefined;

/** Whether a number begins a range that has another unit than the statement: the 4 of `4 to 6 years` for 4 hours. */
const isStartOfOther = (stated: Quantity, { unit, until, ...seen }: Quantity): boolean =>
  stated.unit !== undefined &&
  unit === undefined &&
  until?.unit !== undefined &&
  !isSame(stated, { ...seen, unit: until.unit });

/** Whether a text has a quantity, or the one that says it again in another unit, and not as that of something else. */
export const isHeld = (
  quantity: Quantity,
  stated: Quantity,
  all: readonly Quantity[],
  inText: readonly Quantity[],
  isProse = false,
): boolean =>
  !hasOtherUnit(stated, inText) &&
  inText.some(
    (seen) =>
      (isSame(quantity, seen) || isSame(stated, seen)) &&
      !isAnothers(stated, seen, all) &&
      !(isProse && isOfAnotherNoun(stated, seen, inText, all)) &&
      !isNoMoney(stated, seen, inText) &&
      !(isProse && isBare(stated, seen, inText)) &&
      !isMeasured(stated, seen) &&
      !(stated.unit !== undefined && seen.isNumbering === true) &&
      !isStartOfOther(stated, seen),
  );

/**
 * Whether the evidence has this number of what the statement says another number of: `36 employees in 412 countries`, where
 * it says `staff of 412 in 36 countries`.
 */
const isAnothers = (stated: Quantity, seen: Quantity, all: readonly Quantity[]) =>
  seen.noun !== undefined &&
  stated.noun !== undefined &&
  seen.noun !== stated.noun &&
  !SAYS_HOW.test(stated.noun) &&
  all.some((other) => other !== stated && other.noun === seen.noun && !isSame(other, seen));

/** What is said of what is counted, and does not name it: `3 were added, and 14 pass`. */
const SAYS_HOW = /^(?:pass|fail|succe|remain|work)/u;

/**
 * Whether a number counts something else in prose than the stated unit, or is a year where others have that unit: 2017 for 2,017 km,
 * `three times` for three months.
 */
const isBare = ({ unit }: Quantity, seen: Quantity, all: readonly Quantity[]): boolean =>
  unit !== undefined &&
  seen.unit === undefined &&
  seen.said === undefined &&
  seen.key === undefined &&
  seen.until === undefined &&
  ((seen.counts && seen.noun !== undefined) ||
    ((seen.counts || isYear(seen)) &&
      all.some((other) => other.unit === unit && other.start !== seen.start)));

/** Whether prose counts something else with this number, and with another what the statement counts: `200 notes of 2,000 characters`. */
function isOfAnotherNoun(
  { noun }: Quantity,
  seen: Quantity,
  inText: readonly Quantity[],
  all: readonly Quantity[],
): boolean {
  if (noun === undefined || seen.noun === undefined || seen.noun === noun) return false;
  const counted = inText.filter((other) => other.noun === noun);
  return (
    counted.length > 0 &&
    counted.every((other) => !equals(other.value, seen.value) && !all.some((stated) => isSame(stated, other)))
  );
}

const MONEY =
  /price|cost|total|amount|sum|fee|value|balance|revenue|sales|tax|net|gross|paid|due|sav|spen[dt]|earn|wage|salar|rent|bill|expens|budget|credit|debit|income|margin|profit|takings|turnover|^(?:mean|average|avg|median|min|max)$/i;

/** Whether a number counts something else than money, or has another name in JSON, where amounts stand in this currency. */
const isNoMoney = ({ unit }: Quantity, seen: Quantity, all: readonly Quantity[]) =>
  unit !== undefined &&
  isCurrency(unit) &&
  seen.unit === undefined &&
  (seen.key === undefined ? seen.counts : !MONEY.test(seen.key)) &&
  all.some((other) => other.unit === unit);
