import { isWorkedOut } from "./computed.ts";
import { add, type Decimal, equals, times } from "../measures/decimal.ts";
import type { ObservedFinding, ObservedLine } from "../evidence/observed.ts";
import type { Quantity } from "../measures/quantity.ts";
import { isSame } from "../measures/same-quantity.ts";
import { withoutFirstTries } from "../reading/first-tries.ts";
import { hasPhrase, normalise, stemsOf } from "../reading/words.ts";

/** The findings from which a number follows: the whole of counts that they have, or the number of things that they name. */
export function countedIn(
  stated: Quantity,
  quantities: readonly Quantity[],
  findings: readonly ObservedFinding[],
  text: string,
): ObservedFinding[] {
  const listed = listedIn(stated, text, findings);
  if (listed.length > 0) return listed;
  return findings.filter(
    (finding) => isWhole(stated, quantities, finding, text) || isListedAs(stated, text, finding) === true,
  );
}

/** What a text lists behind a label: `files changed: a.py, b.py`. */
const LABELLED_LIST = /^[\s*+•-]{0,6}(\p{L}[\p{L} _-]{1,40}):\s(.{3,400})$/u;
/** What may go on. */
const OPEN_LIST =
  /(?<!\p{L})(?:etc|and (?:more|others)|among others|such as|including|e\.g|z\.\s?b)(?!\p{L})|…|\.\.\.|\d\s?(?:%|\p{Sc})/iu;
/** A list of texts in JSON: `"files": ["a.py", "b.py"]`. */
const JSON_LIST =
  /(?<![\p{L}_])"?(\p{L}[\p{L} _-]{1,40})"?:\s?\[("[^"\n]{0,200}"(?:,\s?"[^"\n]{0,200}"){0,99})\]/gu;
const MOST_LISTS = 50;
const MOST_ITEM_CHARS = 60;
const lists = new WeakMap<ObservedFinding, { label: Set<string>; items: number }[]>();

/** The lists of a finding that stand behind a label. */
function labelledLists(finding: ObservedFinding): { label: Set<string>; items: number }[] {
  const known = lists.get(finding);
  if (known) return known;
  const found = finding.lines().flatMap(({ text }) => {
    const [, label = "", list = ""] = LABELLED_LIST.exec(text) ?? [];
    const items = list.replace(/\.$/u, "").split(SEPARATOR);
    const isList =
      list !== "" &&
      !OPEN_LIST.test(list) &&
      items.every((item) => /^[\p{L}`"'_./]/u.test(item) && item.length <= MOST_ITEM_CHARS);
    return isList ? [{ label: stemsOf(label), items: items.length }] : [];
  });
  for (const [, label, items] of finding.finding.text.matchAll(JSON_LIST).take(MOST_LISTS))
    found.push({ label: stemsOf(label!.replaceAll("_", " ")), items: items!.match(/"[^"]*"/gu)!.length });
  lists.set(finding, found);
  return found;
}

/** The things that a statement lists behind what it counts. */
function itemsBehind(rest: string): string[] {
  const items = (LISTED.exec(rest)?.[2] ?? "").split(SEPARATOR).map((item) => normalise(item));
  return items.length > 1 ? items.filter((item) => item !== "" && !GOES_ON.test(item)) : [];
}

/** Whether a finding lists as many things as a statement says behind a label of which the statement has the words; undefined if it has no such list. */
export function isListedAs(
  { value, end, unit, percent, noun, per }: Quantity,
  text: string,
  finding: ObservedFinding,
): boolean | undefined {
  if (
    unit !== undefined ||
    percent ||
    per !== undefined ||
    noun === undefined ||
    finding.finding.isOwnText === true
  )
    return undefined;
  // Of a list with other things the number is no matter.
  const seen = normalise(finding.finding.text);
  if (itemsBehind(text.slice(end)).some((item) => !hasPhrase(seen, item))) return undefined;
  const [thing] = stemsOf(noun);
  const said = stemsOf(text);
  const [list, ...others] = labelledLists(finding).filter(
    ({ label }) => thing !== undefined && label.has(thing) && label.isSubsetOf(said),
  );
  if (!list || others.length > 0) return undefined;
  return equals(value, { digits: BigInt(list.items), exponent: 0 });
}

/** Between a part and its whole: `3 of 4`, `3 of the 4`. */
const OF =
  /^[*_]*\s(?:\p{L}+\s)?(?:of|out of|von|sur|de)(?:\s(?:the|these|those|all|your|den|les|los|os))?\s[*_]*$/u;
const PASS = /^(?:pass|ok|succe|valid|correct|bestand|réussi)/u;
const FAIL = /^(?:fail|err|invalid|wrong|broken|échou|fehl)/u;
const SAYS_FAIL = /\bfail\w*|\berrors?\b|n't pass|not pass|\binvalid|\bwrong/iu;
/** Characters from the first of the counts that stand together to the last. */
const TOGETHER = 60;

const isCounted = ({ label = "", noun = "" }: Quantity, kind: RegExp): boolean =>
  kind.test(label) || kind.test(noun);

/**
 * Whether a number is the whole of which the statement names a part, and a finding has what passed and what failed beside each other:
 * 3 of 4 where it says `pass 3` and `fail 1`.
 */
function isWhole(
  stated: Quantity,
  quantities: readonly Quantity[],
  finding: ObservedFinding,
  text: string,
): boolean {
  const part = quantities.find(
    (one) => one.end <= stated.start && OF.test(text.slice(one.end, stated.start)),
  );
  if (!part || stated.unit !== undefined || stated.percent) return false;
  const seen = finding.particulars.quantities.filter((one) => isWorkedOut(one, finding));
  const failed = SAYS_FAIL.test(text);
  return seen.some((passes) => {
    if (!isCounted(passes, PASS)) return false;
    const near = seen.filter((one) => Math.abs(one.start - passes.start) <= TOGETHER);
    const fails = near.filter((one) => isCounted(one, FAIL) && !isCounted(one, PASS));
    if (fails.length === 0 || near.some((one) => one !== passes && isCounted(one, PASS))) return false;
    const sum = fails.reduce((total: Decimal, one) => add(total, one.value), passes.value);
    return (
      equals(sum, stated.value) && (failed ? fails.some((one) => isSame(part, one)) : isSame(part, passes))
    );
  });
}

/** Between a whole and its part behind it. */
const OF_WHICH =
  /^[^.;:\d]{0,40}?,\s(?:of (?:which|that|it|them)|including|davon|darunter|dont|de los cuales|del cual|dos quais|do qual)\s(?:about |around |roughly |some |etwa |rund )?[*_\p{Sc}]*$/iu;

/** Whether a number is a part of a smaller number, which is none: `8 of 3`, `€1,400 a year, of which €2,200 is fuel`. */
export const isPartOfLess = (stated: Quantity, quantities: readonly Quantity[], text: string): boolean => {
  const isMore = (one: Quantity) =>
    one.unit === stated.unit && add(one.value, times(stated.value, -1n)).digits < 0n;
  return quantities.some(
    (one) =>
      isMore(one) &&
      (one.start >= stated.end
        ? OF.test(text.slice(stated.end, one.start))
        : OF_WHICH.test(text.slice(one.end, stated.start))),
  );
};

/**
 * Whether a statement says of so many that it is all of them, where a finding says it of a part: `all 4 visuals`, beside `1 of 4`. A
 * first attempt of which a report says more does not count, nor a part before `14 of 14`.
 */
export function isNotAll(
  stated: Quantity,
  quantities: readonly Quantity[],
  text: string,
  { finding, particulars }: ObservedFinding,
): boolean {
  if (quantities.length !== 1 || !ALL.test(text)) return false;
  const now = withoutFirstTries(finding.text);
  const told = particulars.quantities
    .filter((one) => isSame(stated, one))
    .flatMap((whole) => {
      const part = particulars.quantities.find(
        (one) => one.end <= whole.start && OF.test(finding.text.slice(one.end, whole.start)),
      );
      const isNow = now.slice(whole.start, whole.end).trim() !== "";
      if (part) return [{ isNow, isPart: add(whole.value, times(part.value, -1n)).digits > 0n }];
      return PASSES.test(text) && isCounted(whole, PASS) ? [{ isNow, isPart: false }] : [];
    });
  return (told.findLast(({ isNow }) => isNow) ?? told.at(-1))?.isPart === true;
}

/**
 * Whether the evidence has a number only as a part, and the statement says it as that of all, or of something else, of which the
 * evidence has another number: `all 6 tests` and `6 attempts`, beside `attempts: 2` and `6 of 8 tests`.
 */
export function isPartOnly(
  stated: Quantity,
  text: string,
  { finding, particulars: { quantities } }: ObservedFinding,
): boolean {
  const [thing] = stemsOf(stated.noun ?? "");
  if (thing === undefined) return false;
  const isOfOther = quantities.some(({ label }) => label !== undefined && stemsOf(label).has(thing));
  const isOfAll = OF_ALL.test(text.slice(0, stated.start));
  const seen = quantities.filter((one) => isSame(stated, one));
  return (
    seen.length > 0 &&
    seen.every((part) => {
      const whole = quantities.find(
        (one) => one.start > part.end && OF.test(finding.text.slice(part.end, one.start)),
      );
      if (whole?.noun === undefined || isSame(part, whole)) return false;
      return isOfAll || (isOfOther && !stemsOf(whole.noun).has(thing));
    })
  );
}

const OF_ALL = /(?<!\p{L}|\b(?:not|in|of|nicht) )(?:all|alle|tous|toutes|todos|todas)\s(?:the\s)?[*_]*$/iu;
const PASSES = /(?<!\p{L})pass(?:es|ed|ing)?(?!\p{L})/iu;

const ALL = /(?<!\p{L}|\b(?:not|in|of|nicht) )(?:all|every|each|alle|tous|toutes|todos|todas)(?!\p{L})/iu;

/** Says of what it counts that it failed or passed: `2 tests failed`, `2 of the 3 tests pass`. */
const WITH_VERDICT =
  /^[*_]*(?:\s(?:of|out of)(?:\s(?:the|all))?\s[*_]*\d+)?(?:\s(?!(?:no|none|one|two|three|four|five)\s)\p{L}+){0,2}?\s(?:(fail\w*)|(pass\w*))(?!\p{L})/iu;

/** Whether a number is said of what failed or passed, and a test runner counts others. */
export function isMiscounted(stated: Quantity, text: string, finding: ObservedFinding): boolean {
  if (finding.finding.evidence.type !== "command" || stated.unit !== undefined) return false;
  // `1 of 2 tests failed` says it of the 1.
  if (/\s(?:of|out of)(?:\s(?:the|all))?\s[*_]*$/iu.test(text.slice(0, stated.start))) return false;
  const [said, fails] = WITH_VERDICT.exec(text.slice(stated.end)) ?? [];
  if (said === undefined) return false;
  const kind = fails === undefined ? /^pass/u : /^fail/u;
  const counts = finding.particulars.quantities.filter((one) => isCounted(one, kind));
  return counts.length > 0 && !counts.some((one) => isSame(stated, one));
}

/** What is counted, and a list of so many: `two cats, Pixel and Bruno`, `three tests fail: `a`, `b` and `c``. */
const LISTED =
  /^[*_]*((?:\s[\p{L}-]+){1,4})[*_]*\s?(?:[,:(–—]|\s(?:namely|called|named)\s)\s?((?:[^.;:!?()\n]|\.(?=\w)){3,200})/u;
const SEPARATOR = /,\s*(?:and|und|et|y|e|&)?\s*|\s(?:and|und|et|y|e|&)\s/u;
const GOES_ON = /^(?:all|both|each|every|it|they|its|their|the|this|these|\d+) /u;
const MOST_LISTED = 12;

/**
 * The findings that name the things that a number counts and that the statement lists, if each line about such things names one of them.
 */
function listedIn(
  { value, end, unit, percent }: Quantity,
  text: string,
  findings: readonly ObservedFinding[],
): ObservedFinding[] {
  const [, noun = "", list = ""] = LISTED.exec(text.slice(end)) ?? [];
  const all = list.split(SEPARATOR).map((item) => normalise(item.replaceAll(/["“”]/g, "")));
  // `two files, a.py and b.py, and all tests pass`
  const behind = all.findIndex((item, i) => i > 1 && GOES_ON.test(item));
  const items = behind < 0 ? all : all.slice(0, behind);
  const isCount =
    unit === undefined && !percent && items.length >= 2 && !items.includes("") && items.length <= MOST_LISTED;
  const [thing] = stemsOf(noun);
  if (!isCount || thing === undefined || !equals(value, { digits: BigInt(items.length), exponent: 0 }))
    return [];
  const about = findings.map((finding) => [finding, linesAbout(finding, thing)] as const);
  const lines = about.flatMap(([, those]) => those);
  const isAll =
    items.every((item) => lines.some((line) => hasPhrase(normalise(line.text), item))) &&
    lines.every((line) => namesOnly(normalise(line.text), items));
  return isAll ? about.flatMap(([finding, those]) => (those.length > 0 ? [finding] : [])) : [];
}

/** Whether a line names one of the things, and if it lists several, none besides them. */
function namesOnly(line: string, items: readonly string[]): boolean {
  const named = items.filter((item) => hasPhrase(line, item)).length;
  const listed = line.slice(line.lastIndexOf(": ") + 1).split(SEPARATOR);
  return named > 0 && (named === 1 || listed.length <= items.length);
}

/** Its lines that have the word, which the model did not write into a program. */
const linesAbout = (finding: ObservedFinding, stem: string): ObservedLine[] =>
  finding.finding.isOwnText === true ? [] : finding.lines().filter(({ stems }) => stems.has(stem));
