import { type Decimal, shift, sizeOf } from "../measures/decimal.ts";
import { valueOf } from "./number-words.ts";
import type { Quantity } from "../measures/quantity.ts";
import { scaleOf } from "./scales.ts";
import { unitOf } from "../measures/units.ts";
import { AROUND_CHARS, wordsAround } from "./words-around.ts";

/** The words of a fraction's lower number. */
const UNDERS: [under: number, words: string][] = [
  [2, "half halves hälfte demi demie medio media meio meia"],
  [3, "third thirds drittel tiers tercio tercios terço terços"],
  [4, "quarter quarters fourth fourths viertel quart quarts cuarto cuartos quarto quartos"],
  [5, "fifth fifths fünftel cinquième cinquièmes quinto quintos"],
  [6, "sixth sixths sechstel"],
  [8, "eighth eighths achtel"],
  [10, "tenth tenths zehntel dixième dixièmes décimo décimos"],
];
const UNDER_OF = new Map(
  UNDERS.flatMap(([under, words]) => words.split(" ").map((word) => [word, under] as const)),
);
const UNDER = [...UNDER_OF.keys()].toSorted((a, b) => b.length - a.length).join("|");
const ONE = "an?|one|eine?[nrm]?|une?|una|uma?";
const SMALL =
  "two|three|four|five|six|seven|eight|nine|zwei|drei|vier|fünf|sechs|sieben|acht|neun|deux|trois|quatre|cinq|sept|huit|neuf|dos|tres|cuatro|cinco|siete|ocho|nueve|dois|duas|três|quatro|sete|oito|nove";
const COUNT = `\\d{1,6}|ten|eleven|twelve|zehn|dix|diez|dez|${SMALL}|${ONE}`;
const AND = "(?:and|und|et|y|e)";
const START = "(?<![\\p{L}\\p{N}.,/-])";
const END = "(?![\\p{L}\\p{N}])";

/** A fraction: how many wholes and which part of one. */
interface Parts {
  whole: number;
  over: number;
  under: number;
  /** The unit, where it stands within: `a second and a half`. */
  word?: string;
  /** It may be meant loosely. */
  isLoose?: boolean;
  /** `a third` is as often the one after the second. */
  isOrdinal?: boolean;
}

const FORMS: [pattern: RegExp, read: (groups: (string | undefined)[]) => Parts][] = [
  // `a second and a half`, `deux heures et demie`, `an hour and three quarters`
  [
    new RegExp(
      `${START}(${COUNT})\\s(\\p{L}{3,12})\\s${AND}\\s(?:(${ONE}|three|drei|trois|tres|três)\\s)?(half|quarters?|halbe|viertel|demie?|quarts?|medi[ao]|cuartos?|mei[ao]|quartos?)${END}`,
      "giu",
    ),
    ([count, word, over, under]) => ({
      whole: countOf(count),
      over: over === undefined ? 1 : countOf(over),
      under: /^(?:hal|dem|med|mei)/iu.test(under!) ? 2 : 4,
      word: word!,
    }),
  ],
  // `three quarters`, `two and a half`, `ein Viertel`, `trois quarts`
  [
    new RegExp(`${START}(?:(${COUNT})\\s${AND}\\s)?(${ONE}|${SMALL})[\\s-](${UNDER})${END}`, "giu"),
    ([whole, over, under]) => ({
      whole: whole === undefined ? 0 : countOf(whole),
      over: countOf(over),
      under: UNDER_OF.get(under!.toLowerCase())!,
      isOrdinal:
        whole === undefined &&
        countOf(over) === 1 &&
        !/^(?:half|quarter|viertel|quart|cuarto)$/iu.test(under!),
    }),
  ],
  // `half an hour`, `eine halbe Stunde`, `une demi-heure`, `media hora`
  [
    new RegExp(
      `${START}(?:half|halbe[nrs]?|demie?|(?:medi|mei)[ao](?=\\s(?:hora|d[ií]a|a[nñ]o|kilo|quilo|litro|metro|minuto|segundo|semana|mill[oó]n|milhão)))(?=[\\s-])`,
      "giu",
    ),
    () => ({ whole: 0, over: 1, under: 2 }),
  ],
  [
    new RegExp(`${START}(?:quarter)(?=[\\s-](?:hours?|of\\san?\\s\\p{L}+)${END})`, "giu"),
    () => ({ whole: 0, over: 1, under: 4 }),
  ],
  // `after an hour`, `within a week`: one of them, if the evidence says so
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:after|within|for|about|than|at least|at most|over|under|takes?|lasts?|lasted|took|nach|innerhalb|dauert|après|pendant|durante|después de|depois de)\\s)(?:${ONE})(?=\\s(?:second|minute|hour|day|week|month|year|sekunde|minute|stunde|tag|woche|monat|jahr|seconde|heure|jour|semaine|mois|an|segundo|minuto|hora|d[ií]a|semana|m[eê]s|a[nñ]o)${END})`,
      "giu",
    ),
    () => ({ whole: 1, over: 0, under: 1, isLoose: true }),
  ],
  // `anderthalb`, `zweieinhalb`
  [
    new RegExp(`${START}(ander|${COUNT})(?:ein|t)?halb${END}`, "giu"),
    ([count]) => ({ whole: /^ander/iu.test(count!) ? 1 : countOf(count), over: 1, under: 2 }),
  ],
  // `Viertelstunde`, `Dreiviertelstunde`, `dreiviertel Stunden`
  [
    new RegExp(
      `${START}(drei)?viertel(?:(stunde)n?${END}|(?=\\s(?:stunden?|jahre?|liter|million(?:en)?)${END}))`,
      "giu",
    ),
    ([three, hour]) => ({
      whole: 0,
      over: three === undefined ? 1 : 3,
      under: 4,
      ...(hour === undefined ? {} : { word: hour }),
    }),
  ],
  // `3 ½`, `½`, `3 1/2`
  [
    new RegExp(`(?<![\\p{N}.,/])(?:(\\d{1,6})\\s?)?([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])`, "gu"),
    ([whole, sign]) => {
      const [over, under] = sign!.normalize("NFKC").split("⁄").map(Number) as [number, number];
      return { whole: Number(whole ?? 0), over, under };
    },
  ],
  [
    new RegExp(`(?<![\\p{N}.,/])(\\d{1,6})[\\s-](\\d)/(\\d{1,2})(?![\\p{N}/])`, "gu"),
    ([whole, over, under]) => ({ whole: Number(whole), over: Number(over), under: Number(under) || 1 }),
  ],
  [
    new RegExp(`(?<![\\p{N}.,/])(\\d)/(\\d)(?=[\\s-](?:an?\\s|of\\san?\\s)?\\p{L}{2,})(?![\\p{N}/])`, "gu"),
    ([over, under]) => ({ whole: 0, over: Number(over), under: Number(under) || 1 }),
  ],
];

/** The value of a number in digits or in a word; `a` is one. */
const countOf = (word = ""): number => (/^\d/.test(word) ? Number(word) : (valueOf(word.toLowerCase()) ?? 1));

/** What is between a fraction and its unit: `of a second`, `d'heure`, `einer Stunde`. */
const UNIT =
  /^(?:[\s-]|\s?)((?:(?:of|von)\s(?:an?|one|einer|eines)\s|an?\s|de\s(?:un[ea]?\s|uma?\s)?|d['’]\s?(?:une?\s)?|einer\s|eines\s)?)(°?\p{L}{1,14}[²³]?)(?![\p{L}\p{N}])/iu;
/** A fraction of something that is no unit: `half of the users`. */
const PART_OF =
  /^\s(?:of|von|der|des|du|de|d['’])(?!\p{L})|^\s(?:the|all|our|your|my|their|its|los|las|les)\s/iu;
/** `the first half of`, `the other half`: no amount. */
const OTHER_PART = /(?<!\p{L})(?:first|second|other|latter|last|better|(?:erste|zweite|andere)[nrs]?)\s$/iu;
const LEAD_CHARS = 16;
/** `about two and a half` is nearer to that than to the quarters beside it. */
const ABOUT =
  /(?:(?<!\p{L})(?:about|around|roughly|approximately|some|circa|ca\.|etwa|rund|ungefähr|environ|unas|unos|cerca de|aproximadamente)|[~≈])\s?$/iu;
const EIGHTH: Decimal = { digits: 125n, exponent: -3 };
const MOST = 200;

/** The fractions of a text that say how much: with a unit or of a million. In evidence, also those without. */
export function fractionsIn(text: string, isEvidence: boolean): Quantity[] {
  const found: Quantity[] = [];
  const taken = new Uint8Array(text.length);
  for (const [pattern, read] of FORMS)
    for (const match of text.matchAll(pattern).take(MOST)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (taken[start] === 1) continue;
      const quantity = fractionAt(text, start, end, read(match.slice(1)), isEvidence);
      if (!quantity) continue;
      taken.fill(1, start, end);
      found.push(quantity);
    }
  return found;
}

/** Digits by which a fraction is compared, if it is no decimal number. */
const DIGITS = 9;

function fractionAt(
  text: string,
  start: number,
  end: number,
  parts: Parts,
  isEvidence: boolean,
): Quantity | undefined {
  if (OTHER_PART.test(text.slice(Math.max(0, start - LEAD_CHARS), start))) return undefined;
  const behind = text.slice(end, end + AROUND_CHARS);
  const measure =
    measureOf(parts, behind) ?? (isEvidence ? shareOf(parts, text.slice(start, end), behind) : undefined);
  if (!measure) return undefined;
  const { length, exponent, percent, ...unit } = measure;
  const around = wordsAround(text, start, end + length);
  const value = valueOfParts(parts, exponent);
  return {
    ...around,
    ...unit,
    start,
    value,
    size: sizeOf(value),
    place: percent ? -DIGITS : exponent - placesOf(parts, around.rounded),
    percent,
    rounded: around.rounded || exponent > 0,
    cut: false,
    ...(parts.isLoose ? { isLoose: true } : {}),
    ...(parts.under === 2 &&
    parts.whole > 0 &&
    !percent &&
    ABOUT.test(text.slice(Math.max(0, start - LEAD_CHARS), start))
      ? { within: shift(EIGHTH, exponent) }
      : {}),
  };
}

/** Decimals by which a fraction is compared: that of halves behind a whole number, and of what is said to be about so much, is one. */
const placesOf = ({ whole, under }: Parts, isRounded: boolean): number =>
  (under === 2 && whole > 0) || isRounded ? 1 : 2;

/** What a fraction is one of: a unit, a power of ten or, in percent, something else. */
interface Measure {
  unit?: string;
  exponent: number;
  percent: boolean;
  /** How far it reaches behind the fraction. */
  length: number;
}

function measureOf({ word, isOrdinal }: Parts, behind: string): Measure | undefined {
  const [all = "", joint = "", named = ""] = UNIT.exec(behind) ?? [];
  if (word === undefined && isOrdinal && !/^(?:of|von|d)/iu.test(joint)) return undefined;
  const length = word === undefined ? all.length : 0;
  const unit = unitOf(word ?? named, false);
  if (unit !== undefined) return { unit, exponent: 0, percent: false, length };
  const scale = scaleOf(` ${word ?? named}`, false);
  return scale && { exponent: scale.exponent, percent: false, length };
}

/** Without a unit, `3 ½` is a number, and a fraction of something a share of it. */
function shareOf({ whole, isOrdinal }: Parts, written: string, behind: string): Measure | undefined {
  const isShare = PART_OF.test(behind);
  if (isOrdinal || (!isShare && !/\d|[½-⅞¼-¾]/u.test(written))) return undefined;
  const percent = isShare && whole === 0;
  return { exponent: percent ? 2 : 0, percent, length: 0 };
}

const valueOfParts = ({ whole, over, under }: Parts, exponent: number): Decimal => ({
  digits: (BigInt(whole * under + over) * 10n ** BigInt(DIGITS)) / BigInt(under),
  exponent: exponent - DIGITS,
});
