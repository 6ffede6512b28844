import { decimalOf, sizeOf, times } from "./decimal.ts";
import { joinTimes } from "./durations.ts";
import { hasDecimalComma } from "./languages.ts";
import { numberWords } from "./number-words.ts";
import type { Quantity } from "./quantity.ts";
import { withRanges } from "./ranges.ts";
import { unitOf } from "./units.ts";
import { stemsOf } from "./words.ts";

/** A number, with `groups` between its thousands and one of `points` before its decimals. */
const numberWith = (groups: string, points: string) =>
  new RegExp(
    [
      /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}_])/u.source,
      `(?<!\\p{N}[${points}])`,
      /([-+\u2212]?)((?:[$€£¥₹]|\b(?:USD|EUR|GBP|JPY|INR))\s?)?([-+\u2212]?)/u.source,
      `(\\d{1,3}(?:[${groups}]\\d{3})+(?!\\d)(?:[${points}]\\d+)?|\\d+(?:[${points}]\\d+)?|\\.\\d+)`,
      /(?:\s?[eE]([-+]?\d{1,4})(?!\p{L})|\s?[×x*·]\s?10\s?(?:\^|\*\*)\s?[({]?([-+\u2212]?\d{1,4})[)}]?|\s?[×x]\s?10([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]{1,4}))?/u
        .source,
      /(\u2026|\.{3})?/u.source,
    ].join(""),
    "gu",
  );
const NUMBER = numberWith(".,'’\\u00a0\\u202f", ".,");
/** In languages with a decimal comma, a plain space may stand between thousands; elsewhere it separates two numbers. */
const SPACED_NUMBER = numberWith(".,'’\\u00a0\\u202f ", ".,");
/** Programs write decimal points, and commas between values. */
const PRINTED_NUMBER = numberWith(",", ".");
const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const SCALES: [RegExp, number][] = [
  [/^(?:\s?(?:thousand|tausend|mille|mil)|k|\s?千)(?![\p{L}\p{N}])/iu, 3],
  [/^\s?(?:万|萬)/u, 4],
  [/^\s?(?:million(?:en|s)?|millones|milhões|millón|milhão|mio\.?|mn)(?![\p{L}\p{N}])/iu, 6],
  [/^M(?![\p{L}\p{N}])/u, 6],
  [/^\s?(?:亿|億)/u, 8],
  [/^\s?(?:billions?|milliarden?|milliards?|mrd\.?|bn)(?![\p{L}\p{N}])|^B(?![\p{L}\p{N}])/u, 9],
  [/^\s?(?:trillions?|billionen)(?![\p{L}\p{N}])/iu, 12],
  [/^\s?(?:quadrillions?|billiarden?)(?![\p{L}\p{N}])/iu, 15],
  [/^\s?(?:quintillions?|trillionen)(?![\p{L}\p{N}])/iu, 18],
  [/^\s?(?:sextillions?|trilliarden?)(?![\p{L}\p{N}])/iu, 21],
];
const ABOUT =
  /(?:\b(?:about|around|roughly|approx(?:\.|imately)?|nearly|almost|some|circa|ca\.?|etwa|rund|ungef\u00e4hr|knapp|gut|environ|presque|unos|unas|cerca de|aproximadamente|alrededor de|just (?:over|under)|over|under|more than|less than|up to)|[~≈∼]|约|大约|約|およそ)\s*(?:the\s+)?$/iu;
/** Words directly before or behind a number that say it is a loss, or lies below: `a loss of 5`, `5 degrees below zero`. `fell to 5` does not. */
const LOSES =
  /(?:minus|negative|loss(?:es)? of|lost|less by|(?:fell|fallen|falls|dropped|drops|decreas\w*|declin\w*|lower\w*|reduc\w*|down|short)(?: by| of)(?: about| around| roughly| nearly| almost| approximately| etwa| rund)?|down|deficit of|shortfall of|verlust von|gesunken um|um|perte de|baisse de|pérdida de|下降|减少|亏损)\s?[*_`$€£¥]*$/iu;
const LIES_BELOW =
  /^[*_`]*\s?(?:[\p{L}°%€$]{1,12}\s)?(?:below|under|less|fewer|lower|cheaper|short|ago|earlier|behind|west|unter|weniger|moins|menos)(?![\p{L}])/iu;
/** What labels the number behind it as a percentage: `rate: 42`. */
const LABELS_PERCENT = /(?:percent\w*|pct|\brate|\bratio|prozent|%)["'\s:=()|,*-]{0,6}$/iu;
const PART =
  /\b(from|to|(?<=\b(?:r[io]se|rises|risen|gr[oe]w\w*|f[ae]ll\w*|dropped|drops?|increas\w*|decreas\w*|declin\w*|climb\w*|gain\w*|chang\w*|shr[iau]nk\w*|reduc\w*|cut|up|down|higher|lower|more|less|faster|slower|quicker|cheaper|dearer|longer|shorter|smaller|larger|bigger|better|worse|improv\w*|sped|speed\w*|shorten\w*|rais\w*|sav\w+)\b.{0,25}\b)by)\s+(?:about |around |roughly |nearly |almost )?[*_`$€£¥]*$/i;
/** Words that say of the number beside them that it is how much something changed or differs: `1.9 s faster`, `um 5 %`. */
const BY_BEHIND =
  /^[*_`]*\s?(?:[\p{L}°%€$]{1,12}\s)?(?:faster|slower|quicker|cheaper|dearer|longer|shorter|smaller|larger|bigger|less|fewer|higher|lower|schneller|langsamer|billiger|teurer|länger|kürzer|kleiner|größer|weniger|höher|niedriger|(?:de\s)?(?:plus|moins)\s(?:rapide|lent|cher|long|court|grand|petit)|más\s(?:rápid|lent|car|barat|larg|cort)|mais\s(?:rápid|lent|car|barat|long|curt))/iu;
const BY_BEFORE =
  /(?<!\p{L})(?:sav(?:es?|ed|ing)|um|spart|épargne|ahorra|poupa)\s(?:about |around |roughly |nearly |almost |etwa |rund )?[*_`$€£¥]*$/iu;
const NOUN = /^[*_`]*[ \u00a0]([\p{L}]{3,})/u;
const COUNTS =
  /^[*_`]*[ \u00a0](?!(?:per|pro|par|por|je|each|for|für|pour|para|a|and|or|und|to)(?!\p{L}))\p{Ll}{2,}/u;
const PERCENT = /^\s?(?:%|percent\b|per cent\b|pct\b|prozent\b|pour ?cent\b|por ?ciento\b|por cento\b|％)/iu;
/** The name before a number of JSON. */
const KEY = /"(\w{1,40})"\s?:\s?$/u;
const LABEL =
  /(\p{L}[\p{L}'’-]+)["'`*_]{0,3}\s{0,3}([:=|]|(?:is|was|are|were|of|ist|war|beträgt|est|était|es|era)(?!\p{L}))?["'`*_]{0,3}[\s|~≈]{0,6}(?:(?:about|around|roughly|exactly|etwa|rund|environ)\s)?[$€£*_`]{0,4}$/iu;
const AROUND_CHARS = 40;
/** The most numbers of one text that are compared. */
const MOST = 1_000;

/** The language of what a program writes. */
export const MACHINE = "machine";

function patternFor(language: string | undefined): RegExp {
  if (language === MACHINE) return PRINTED_NUMBER;
  return hasDecimalComma(language) ? SPACED_NUMBER : NUMBER;
}

/** The numbers of `2027-W01` and `p95`, which an answer calls week 1 and the 95th percentile. */
const NUMBERED = /(?<=(?<!\d)\d{4}-W0?|(?<![\p{L}\d_])p)[1-9]\d?(?!\d)/giu;

/** The numbers in evidence that stand behind a letter. */
export const numberedIn = (text: string): Quantity[] =>
  Array.from(text.matchAll(NUMBERED).take(MOST)).map(({ index, 0: written }) => ({
    ...place("", index, index + written.length),
    start: index,
    end: index + written.length,
    value: { digits: BigInt(written), exponent: 0 },
    size: Math.log10(Number(written)),
    place: 0,
    cut: false,
  }));

/** The quantities of a text, in order. `language` decides what a comma means. `isTaken`: what is at an index is something else. */
export function quantitiesIn(
  text: string,
  language: string | undefined,
  isTaken: (index: number) => boolean = () => false,
): Quantity[] {
  const found = Array.from(text.matchAll(patternFor(language)).take(MOST)).flatMap((match) =>
    isTaken(match.index + match[0].indexOf(match[4]!)) ? [] : (quantityOf(text, match, language) ?? []),
  );
  const words = numberWords(text)
    .filter(({ start }) => !isTaken(start))
    .map(({ start, end, value }): Quantity => ({
      ...place(text, start, end),
      value: { digits: BigInt(value), exponent: 0 },
      size: Math.log10(value),
      place: 0,
      cut: false,
    }));
  return withRanges(
    text,
    joinTimes(
      text,
      [...found, ...words].toSorted((a, b) => a.start - b.start),
    ),
  );
}

/** What the text around a number says about it. */
function place(text: string, start: number, end: number) {
  const before = text.slice(Math.max(0, start - AROUND_CHARS), start);
  const after = text.slice(end, end + AROUND_CHARS);
  const percent = PERCENT.test(after);
  const key = KEY.exec(before)?.[1];
  const behind = percent ? undefined : unitBehind(after);
  const unit = behind?.unit ?? unitOfKey(key);
  const part = partIn(before, after);
  const noun = NOUN.exec(after)?.[1]?.toLowerCase();
  return {
    start,
    end: end + (behind?.length ?? 0),
    percent,
    rounded: ABOUT.test(before.replace(/[*_`$€£¥]+$/, "")),
    negated: LOSES.test(before) || LIES_BELOW.test(after),
    ofPercent: LABELS_PERCENT.test(before),
    counts: unit === undefined && !percent && COUNTS.test(after),
    ...defined({ unit, part, key, ...labelIn(before), noun: unit === undefined ? noun : undefined }),
  };
}

function partIn(before: string, after: string): Quantity["part"] {
  const written = PART.exec(before)?.[1]?.toLowerCase() as Quantity["part"];
  return written ?? (BY_BEFORE.test(before) || BY_BEHIND.test(after) ? "by" : undefined);
}

function labelIn(before: string): Pick<Quantity, "label" | "isLabelled"> {
  const [, word = "", joint] = LABEL.exec(before) ?? [];
  const [label] = stemsOf(word);
  return label === undefined ? {} : { label, isLabelled: joint !== undefined };
}

/** The fields that are not undefined. */
const defined = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };

function unitBehind(after: string): { unit: string; length: number } | undefined {
  const behind = /^([*_`]*[ \u00a0\u202f-]?)(°?[\p{L}€$£¥₹%²³]+(?:\^[23])?(?:\s?\/\s?[\p{L}²³]+)?)/u.exec(
    after,
  );
  const unit = behind && unitOf(behind[2]!.replace(/\s/g, ""), !/[\s\u00a0-]/.test(behind[1]!));
  // In `n=20 min=98` it is the name of the next value.
  return unit && after[behind[0].length] !== "=" ? { unit, length: behind[0].length } : undefined;
}

/** The unit that a name in JSON ends with: `price_usd`, `seconds`. */
const unitOfKey = (key: string | undefined) =>
  key === undefined || /_per_/.test(key)
    ? undefined
    : unitOf(/(?:(?:^|_)\p{L}{2,}|_s)$/u.exec(key)?.[0].replace("_", "") ?? "", false);

function quantityOf(
  text: string,
  match: RegExpMatchArray,
  language: string | undefined,
): Quantity | undefined {
  const { 0: all, 2: currency, 4: written } = match as RegExpMatchArray & { 4: string };
  const dots = match.at(-1) ?? "";
  const end = match.index! + all.length - dots.length;
  const after = text.slice(end, end + AROUND_CHARS);
  const scale = scaleOf(after);
  if (dots === "" && isPartOfName(after, scale)) return undefined;
  const [whole, fraction] = partsOf(written, language);
  const power = powerOfTen(match);
  const isScaled = scale !== undefined || power !== undefined;
  const exponent = (power ?? 0) + (scale?.exponent ?? 0);
  const value = decimalOf(whole, fraction, exponent);
  if (value === undefined) return undefined;
  const decade = decadeMark(written, after);
  const behind = scale?.length ?? decade.length;
  const about = place(text, match.index! + all.indexOf(written), end + behind);
  const isNegative = [match[1], match[3]].some((mark) => isMinus(text, match.index!, mark));
  const dropped = about.rounded ? roundDigits(whole, fraction) : 0;
  return {
    ...about,
    ...(currency === undefined ? {} : { unit: unitOf(currency.trim(), true)! }),
    rounded: about.rounded || isScaled,
    value: isNegative ? times(value, -1n) : value,
    size: sizeOf(value),
    place: exponent - fraction.length + dropped + decade.length,
    cut: dots + decade !== "",
  };
}

/** What makes a year a decade, `the 1980s`: a year with its last digit left out. */
const decadeMark = (written: string, after: string): string =>
  /^(?:1[5-9]|20)\d0$/.test(written) && /^s(?!\p{L})/u.test(after) ? "s" : "";

/** The power of ten in `1.2e6` and `1.2 × 10^6`. */
function powerOfTen([, , , , , e, power, superscript]: RegExpMatchArray): number | undefined {
  const written = e ?? power?.replace("\u2212", "-") ?? (superscript && plain(superscript));
  return written === undefined ? undefined : Number(written);
}

/** `million` and its like behind a number. */
function scaleOf(after: string): { exponent: number; length: number } | undefined {
  for (const [pattern, exponent] of SCALES) {
    const match = pattern.exec(after);
    if (match) return { exponent, length: match[0].length };
  }
  return undefined;
}

/** What may stand directly behind a number besides a unit: the ending of an ordinal, a counter word. */
const ENDINGS =
  /^(?:st|nd|rd|th|x|er?|ème|º|ª)(?![\p{L}])|^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a number is the beginning of a name or a code, such as `3rd_party`, `2x4` or `1.2.3`. */
function isPartOfName(after: string, scale: object | undefined): boolean {
  if (/^(?:[.:]\d|\/\d+(?:\/|\.\d))/.test(after)) return true;
  const tail = /^[\p{L}_][\p{L}\p{N}_]*/u.exec(after)?.[0];
  return tail !== undefined && scale === undefined && !ENDINGS.test(tail) && unitOf(tail, true) === undefined;
}

/** The digits of `about 1,200` that do not count; the first two always do. */
const roundDigits = (whole: string, fraction: string) =>
  fraction !== "" ? 0 : Math.max(0, Math.min(/0*$/.exec(whole)![0].length, whole.length - 2));

/** A dash is a sign unless it stands between numbers or words. */
const isMinus = (text: string, at: number, sign: string | undefined) =>
  (sign === "-" || sign === "\u2212") &&
  !/(?:[\p{L}\p{N})\]]|[\p{N})\]]\s)$/u.test(text.slice(Math.max(0, at - 2), at));

const plain = (superscript: string) =>
  superscript.replace("⁻", "-").replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (digit) => String(SUPERSCRIPTS.indexOf(digit)));

/** The digits before and after the decimal point of a written number. */
function partsOf(written: string, language: string | undefined): [whole: string, fraction: string] {
  const comma = hasDecimalComma(language);
  const bare = written.replace(/['’\u00a0\u202f ]/g, "");
  const last = Math.max(bare.lastIndexOf("."), bare.lastIndexOf(","));
  if (last < 0) return [bare, ""];
  const mark = bare[last]!;
  const groups = bare.slice(0, last).replace(/\D/g, "");
  const rest = bare.slice(last + 1);
  const several = bare.indexOf(mark) !== last;
  const both = bare.includes(".") && bare.includes(",");
  const isGroup =
    rest.length === 3 &&
    groups !== "" &&
    groups.length <= 3 &&
    !groups.startsWith("0") &&
    mark === (comma ? "." : ",");
  if (!both && (several || isGroup)) return [groups + rest, ""];
  return [groups, rest];
}
