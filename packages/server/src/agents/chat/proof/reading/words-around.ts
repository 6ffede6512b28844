import { boundIn } from "../measures/bounds.ts";
import { isFunctionWord } from "./languages.ts";
import { unitOfNameBefore, unitSaidBefore } from "../measures/named-units.ts";
import type { Quantity } from "../measures/quantity.ts";
import { unitPhraseOf } from "../measures/unit-phrases.ts";
import { CURRENCY_CODES, unitOf } from "../measures/units.ts";
import { stemsOf } from "./words.ts";

const ABOUT =
  /(?:\b(?:about|around|roughly|approx(?:\.|imately)?|nearly|almost|some|circa|ca\.?|etwa|rund|ungef\u00e4hr|knapp|gut|fast|beinahe|gute|mehr als|weniger als|environ|presque|près de|plus de|moins de|autour de|unos|unas|cerca de|aproximadamente|alrededor de|casi|más de|menos de|quase|mais de|por volta de|close to|not quite|over|under|more than|less than|upwards of|above|below|up to)|[~≈∼]|约|大约|約|およそ)\s*(?:the\s+|an?\s+|eine[rnm]?\s+)?$/iu;
/** Before a number to which another is rounded: `round the 535.5 g to 536 g`. */
const ROUNDS =
  /(?<!\p{L})(?:round(?:s|ed|ing)?|rund\p{L}*|arrondi\p{L}*|redonde\p{L}*|arredond\p{L}*)\s(?:[^.;]|\.\d){0,25}?(?:to|auf|à|a|para)\s*$/iu;
/** Words directly before or behind a number that say it is a loss, or lies below: `a loss of 5`, `5 degrees below zero`. `fell to 5` does not. */
const LOSES =
  /(?:minus|negative|loss(?:es)? of|lost|owes?(?: (?:you|me|us|them|him|her))?|less by|(?:fell|fallen|falls|dropped|drops|decreas\w*|declin\w*|lower\w*|reduc\w*|down|short)(?: by| of)(?: about| around| roughly| nearly| almost| approximately| etwa| rund)?|down|deficit of|shortfall of|verlust von|gesunken um|um|perte de|baisse de|pérdida de|下降|减少|亏损)\s?[*_`$€£¥]*$/iu;
const LIES_BELOW =
  /^[*_`]*\s?(?:[\p{L}°%€$]{1,12}\s)?(?:below|under|less|fewer|lower|cheaper|short|ago|earlier|behind|west|unter|weniger|moins|menos)(?![\p{L}])/iu;
/** What labels the number behind it as a percentage: `rate: 42`. */
const LABELS_PERCENT =
  /(?:percent\w*|pct|\brate|\bratio|prozent|%|humidity|luftfeucht\w*|humidité|humedad|umidade|\bshare|coverage|turnout|discount|occupancy|utili[sz]ation|battery)["'\s:=()|,*-]{0,6}$/iu;
const PART =
  /\b(from|to|(?<=\b(?:r[io]se|rises|risen|gr[oe]w\w*|f[ae]ll\w*|dropped|drops?|increas\w*|decreas\w*|declin\w*|climb\w*|gain\w*|chang\w*|shr[iau]nk\w*|reduc\w*|cut|up|down|higher|lower|more|less|faster|slower|quicker|cheaper|dearer|longer|shorter|smaller|larger|bigger|better|worse|improv\w*|sped|speed\w*|shorten\w*|rais\w*|sav\w+)\b.{0,25}\b)by)\s+(?:about |around |roughly |nearly |almost )?[*_`$€£¥]*$/i;
/** Words that say of the number beside them that it is how much something changed or differs: `1.9 s faster`, `um 5 %`. */
const BY_BEHIND =
  /^[*_`]*\s?(?:[\p{L}°%€$]{1,12}\s)?(?:faster|slower|quicker|cheaper|dearer|longer|shorter|smaller|larger|bigger|less|fewer|higher|lower|schneller|langsamer|billiger|teurer|länger|kürzer|kleiner|größer|weniger|höher|niedriger|(?:de\s)?(?:plus|moins)\s(?:rapide|lent|cher|long|court|grand|petit)|más\s(?:rápid|lent|car|barat|larg|cort)|mais\s(?:rápid|lent|car|barat|long|curt))/iu;
const BY_BEFORE =
  /(?<!\p{L})(?:sav(?:es?|ed|ing)|um|spart|épargne|ahorra|poupa)\s(?:about |around |roughly |nearly |almost |etwa |rund )?[*_`$€£¥]*$/iu;
/** What says before a number that it is money; what is said of the number stands before it. */
const MONEY_BEFORE = new RegExp(
  String.raw`(?:(?<!\p{L})(?:${CURRENCY_CODES}|Rs\.?|(?:US|AU?|CA?|NZ|HK|R)(?=\$))\s?)?[*_\x60$€£¥]*$`,
  "u",
);
const NOUN = /^[*_`]*[ \u00a0]([\p{L}]{3,})/u;
const COUNTS =
  /^[*_`]*[ \u00a0](?!(?:is|are|was|were|ist|sind|est|sont|es|son|são|é|per|pro|par|por|je|each|for|für|pour|para|a|and|or|und|to)(?!\p{L}))\p{Ll}{2,}/u;
const PERCENT = /^\s?(?:%|percent\b|per cent\b|pct\b|prozent\b|pour ?cent\b|por ?ciento\b|por cento\b|％)/iu;
/** The name before a number of JSON. */
const KEY = /"(\w{1,40})"\s?:\s?$/u;
const LABEL =
  /(\p{L}[\p{L}'’-]+)["'`*_]{0,3}\s{0,3}([:=|]|(?:is|was|are|were|of|ist|war|beträgt|est|était|es|era)(?!\p{L}))?["'`*_]{0,3}[\s|~≈]{0,6}(?:(?:about|around|roughly|exactly|etwa|rund|environ)\s)?[$€£*_`]{0,4}$/iu;
/** Characters before and behind a number that are read with it. */
export const AROUND_CHARS = 40;

/** What the text around a number says about it. */
export function wordsAround(text: string, start: number, end: number) {
  const before = text.slice(Math.max(0, start - AROUND_CHARS), start);
  const after = withoutNext(before, text.slice(start, end), text.slice(end, end + AROUND_CHARS));
  const percent = PERCENT.test(after);
  const key = KEY.exec(before)?.[1];
  const { unit, length, counts, per } = percent ? NO_UNIT : unitBeside(before, after);
  const said = before.replace(MONEY_BEFORE, "");
  const part = partIn(said, after);
  const noun = NOUN.exec(after)?.[1]?.toLowerCase();
  return {
    start,
    end: end + length,
    percent,
    rounded: ABOUT.test(said) || ROUNDS.test(said),
    negated: LOSES.test(said) || LIES_BELOW.test(after),
    ofPercent: LABELS_PERCENT.test(before),
    counts,
    ...defined({
      unit,
      part,
      key,
      bound: boundIn(said),
      per:
        per ??
        perIn(after.slice(length)) ??
        (unit === undefined ? perIn(after.replace(NOUN, "")) : undefined),
      ...labelIn(before),
      noun: unit === undefined ? nounOf(noun) : undefined,
      said: unit === undefined && BARE_DEGREES.test(noun ?? "") ? "c" : undefined,
    }),
  };
}

/** A currency behind a number in words belongs to the amount behind it: `the next two EUR 142 each`. */
const AMOUNT = new RegExp(String.raw`^\s(?:${CURRENCY_CODES}|[$€£¥])[^\S\n]?\d`, "u");
/** In `fuel 1395.68 year 2197.68`, a time in the singular is the name of the next value. */
const NEXT_NAME =
  /^\s(?:year|month|week|day|night|hour|minute|second|Jahr|Monat|Woche|Tag|Stunde|an|mois|jour|año|mes|día|ano|dia)\s?[:=]?\s\p{Sc}?[-+]?\d/u;
/** In `first half 101.85 second half 105.62`, it is the place of that. */
const SECOND = /^[,;]?\s(?:second|seconde|segundo)\s(\p{L}+)/iu;
const FIRST = /(?<!\p{L})(?:first|première|primer)\s(\p{L}+)/iu;
const isSecondOf = (before: string, after: string): boolean => {
  const noun = SECOND.exec(after)?.[1]?.toLowerCase();
  return noun !== undefined && noun === FIRST.exec(before)?.[1]?.toLowerCase();
};
const withoutNext = (before: string, number: string, after: string): string => {
  const isNext = NEXT_NAME.test(after) && !/^[-+]?1(?:\.0+)?$/u.test(number);
  return AMOUNT.test(after) || isNext || isSecondOf(before, after) ? "" : after;
};

/** Degrees of which the scale is left out. */
const BARE_DEGREES = /^(?:degrees?|grad|degrés?|grados?|graus?)$/u;

/** The unit behind `per` or `a`. */
const PER =
  /^[*_`]*\s?(?:\/\s?|(?:per|an?|pro|je|par|por|al|la|le|die|der)\s)(\p{L}{1,14})(?![\p{L}\p{N}])/iu;

function perIn(after: string): string | undefined {
  const [, word = ""] = PER.exec(after) ?? [];
  return word === "" ? undefined : unitOf(word, word.length > 1);
}

/** A word that counts, and not one such as `from` or `per`. */
const nounOf = (word: string | undefined) =>
  word === undefined || isFunctionWord(word) || NO_NOUNS.has(word) ? undefined : word;
const NO_NOUNS = new Set(
  "more others other further additional extra left remaining weitere andere übrig autres restants otros restantes más mais outros".split(
    " ",
  ),
);

function partIn(before: string, after: string): Quantity["part"] {
  const written = PART.exec(before)?.[1]?.toLowerCase() as Quantity["part"];
  return written ?? (BY_BEFORE.test(before) || BY_BEHIND.test(after) ? "by" : undefined);
}

const NO_UNIT = { unit: undefined, length: 0, counts: false, per: undefined };

/** The unit behind a number, else the one before it, unless a word behind it says what it counts. */
function unitBeside(before: string, after: string) {
  const behind = unitBehind(after);
  if (behind) return { ...NO_UNIT, ...behind };
  const named = unitOfNameBefore(before);
  if (named !== undefined) return { ...NO_UNIT, unit: named };
  const counts = COUNTS.test(after);
  return { ...NO_UNIT, unit: counts ? undefined : unitSaidBefore(before), counts };
}

/** The end of another cell of a row, which has a number with its unit: `| 38 min | 344 l |`. */
const OTHER_CELL = /\d[\s*_]{0,3}\p{L}+[\s*_]*\|[^|]*$/u;

function labelIn(before: string): Pick<Quantity, "label" | "isLabelled"> {
  if (OTHER_CELL.test(before)) return {};
  const [, word = "", joint] = LABEL.exec(before) ?? [];
  const [label] = stemsOf(word);
  return label === undefined ? {} : { label, isLabelled: joint !== undefined };
}

/** The fields that are not undefined. */
const defined = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };

interface UnitBehind {
  unit: string;
  length: number;
  per?: string;
}

function unitBehind(after: string): UnitBehind | undefined {
  const phrase = unitPhraseOf(after);
  if (phrase) return phrase;
  const behind =
    /^([*_`]*[ \u00a0\u202f-]?)(°?[\p{L}€$£¥₹%²³]+(?:\^?[23](?![\p{L}\p{N}]))?(?:\s?\/\s?[\p{L}²³]+)?)/u.exec(
      after,
    );
  const word = behind?.[2]!.replace(/\s/g, "") ?? "";
  const isClose = !/[\s\u00a0-]/.test(behind?.[1] ?? "");
  // In `n=20 min=98` it is the name of the next value.
  if (!behind || after[behind[0].length] === "=") return undefined;
  const length = behind[0].length;
  const whole = unitOf(word, isClose);
  if (whole !== undefined) return { unit: whole, length };
  // `p/kWh` is pence, and `MB/s` megabytes by a second.
  const [over = "", under = ""] = word.split("/");
  const unit = under === "" ? undefined : unitOf(over, true);
  return unit === undefined ? undefined : { unit, length, ...defined({ per: unitOf(under, true) }) };
}
