import { namedDays } from "../reading/day-names.ts";
import { codesIn } from "../reading/labels.ts";
import { isFunctionWord, languageOf } from "../reading/languages.ts";
import { unitOf } from "../measures/units.ts";
import { normalise, stemsOf } from "../reading/words.ts";

/** Several words that name one measure, as the word that names it; `self-hosted` is another word than `hosted`. */
const PHRASES: [RegExp, string][] = [
  [/(?<!\p{L})(self|non|pre|semi|anti|ex)-(?=\p{L})/gu, "$1"],
  [
    /standard deviation|std\.? ?dev(?:iation)?|desviación (?:estándar|típica)|desvio padrão|écart[- ]type/gu,
    "stdev",
  ],
  [/\b(\d{2})(?:th|st|nd|rd|e|\.|º|er)?[- ]?(?:percentile|perzentil|centile|percentil)/gu, "p$1"],
  [
    /\b(?:incl(?:\.|uding|usive of)?|with|inklusive|inkl\.?|mit|incluant|iva inclu\w+|com|con)(?: of)?(?: the| der| die| la| le)? (?:\d+ ?% )?(?:vat|tax(?:es)?|sales tax|gst|mwst|steuern?|ust|tva|iva|taxes)\b|\b(?:vat|tax|mwst|tva|iva) (?:included|inklusive|comprise|incluido|incluído)/gu,
    "gross",
  ],
  [
    /\b(?:before|excl(?:\.|uding|usive of)?|without|plus|ohne|zzgl\.?|vor|hors|sin|sem|sans)(?: the| der| die| la| le)? (?:\d+ ?% )?(?:vat|tax(?:es)?|sales tax|gst|mwst|steuern?|ust|tva|iva|taxes)\b/gu,
    "netto",
  ],
  [/\b(?:in all|all in all|taken together|in total|au total|en total|no total)\b/gu, "total"],
  [/\b(?:first|1st|erste[ns]?) (?:quarter|quartal)\b/gu, "$& q1"],
  [/\b(?:second|2nd|zweite[ns]?) (?:quarter|quartal)\b/gu, "$& q2"],
  [/\b(?:third|3rd|dritte[ns]?) (?:quarter|quartal)\b/gu, "$& q3"],
  [/\b(?:fourth|4th|last|vierte[ns]?) (?:quarter|quartal)\b/gu, "$& q4"],
  // From when on something can be had, which is another day than that on which it takes place.
  [
    /\b(?:on (?:general |public )?sale|(?:bookings?|reservations?|(?:ticket |advance )?sales?|presale|registrations?|enrolment|enrollment|applications?) (?:opens?|starts?|begins?)|(?:can|may|could|able to|possible to) (?:already |also |first |only )?(?:be )?(?:book(?:ed)?|reserved?|register(?:ed)?|sign up|enroll?|apply|(?:buy|get) (?:your |the |a )?(?:tickets?|seats?))|bookable|(?:tickets?|berths?|seats?) (?:are |is |will be |become )?available|im verkauf|(?:vor)?verkauf (?:beginnt|startet|ab)|buchbar|en vente|réservable|a la venta|à venda)\b/gu,
    "$& onsale",
  ],
  [/\bcame out\b/gu, "released"],
  [/\bmiddle value\b|\bmittlere[rn]? wert\b|\bvaleur du milieu\b/gu, "median"],
  [
    /\b(?:at once|at a time|at the same time|in parallel|simultaneous(?:ly)?|concurrent(?:ly)?|gleichzeitig|en même temps|a la vez|ao mesmo tempo)\b/gu,
    "parallel",
  ],
  [/\b(?:opens|opening (?:time|hour)|öffnet|ouvre|abre)\b/gu, "opensat"],
];

/** Words that name the same measure, by its name. */
const CLASSES = new Map(
  Object.entries({
    mean: "mean average averaged avg durchschnitt durchschnittlich mittelwert mittel moyenne promedio media média schnitt",
    median: "median zentralwert médiane mediana",
    stdev: "stdev std stddev sd standardabweichung sigma",
    max: "max maximum maximal highest largest biggest greatest peak höchste höchster höchsten größte größter größten maximo máximo máxima maximale",
    min: "min minimum minimal lowest smallest niedrigste niedrigster kleinste kleinster mínimo mínima minimale",
    gross:
      "gross brutto ttc total sum altogether overall gesamt insgesamt summe gesamtsumme totale somme suma soma",
    variance: "variance var varianz varianza",
    net: "net netto subtotal zwischensumme",
    slow: "slowest longest langsamste längste",
    fast: "fastest quickest shortest schnellste kürzeste",
    best: "best beste",
    worst: "worst schlechteste",
    rear: "rear back hinten heck arrière trasero trasera traseiro traseira",
    front: "front vorn vorne avant delantero delantera dianteiro dianteira",
    from: "opensat",
    until: "until till closes closing close schließt bis ferme jusqu cierra fecha",
    release: "released release published launched veröffentlicht publié publicado lanzado lançado erschienen",
    // What a model reads and writes.
    input: "input read",
    output: "output wrote generated",
    bag: "bag baggage luggage gepäck gepäckstück bagage equipaje bagagem",
    announce: "announced announcement unveiled angekündigt annoncé anunciado",
  }),
);
const WORDS = new Map(
  [...CLASSES].flatMap(([name, words]) => words.split(" ").map((word) => [word, `=${name}`] as const)),
);
/** The name of the measure that a word names, also in the plural: `medians`. */
const classOf = (word: string) => WORDS.get(word) ?? WORDS.get(word.replace(/s$/, ""));
const DAYS = new Map<string, string>(
  namedDays().flatMap(([name, i]) => [...stemsOf(name)].map((stem) => [stem, `=${i}`] as const)),
);

/** What the shortest or the slowest is among times. */
const OF_TIMES = new Map(
  Object.entries({
    "=slow": "=max",
    "=worst": "=max",
    "=fast": "=min",
    "=best": "=min",
  }),
);
/** As a measure, what each of these may be called as well. */
const OTHERWISE = new Map(
  Object.entries<string[]>({
    "=best": ["=max", "=min", "=fast", "=slow"],
    "=worst": ["=max", "=min", "=fast", "=slow"],
    "=slow": ["=max", "=min", "=worst"],
    "=fast": ["=max", "=min", "=best"],
    "=max": ["=best", "=worst", "=slow", "=fast"],
    "=min": ["=best", "=worst", "=slow", "=fast"],
  }),
);

/** Words that stand beside figures of all kinds. */
const COMMON = stemsOf(
  "them him us me one ones both each every any some such same other own again still already yet too well much many few let get got make made take took go goes went come came give need want use used using done being keep put up down out off reach reaches stand stands lie lies amount amounts rose rise risen rises grew grow grown grows fell fall fallen falls were exactly about around roughly nearly almost just only now here there",
);

/** Numbers that name something rather than count it: a year, a quarter, a percentile, a series of versions. */
const NUMBER_NAMES =
  /(?<![\p{L}\d.,:/-])(?:(?:19|20)\d{2}(?![\d/-]|:\d|[.,]\d)|[pq]\d{1,3}(?![\p{L}\d])|\d{1,3}(?:\.\d{1,3})?\.x(?![\p{L}\d]))/gu;

/** Classes and flats: `7b`. */
const LETTERED = /(?<![\p{L}\d.,:/-])\d{1,3}[a-f](?![\p{L}\d])/gu;

/** Codes, which are names although letters alone are compared: `A-100`. */
const CODES = /(?<![\p{L}\d./-])\p{L}{1,6}-\d{1,6}(?![\p{L}\d-])/gu;

/** The words of a text that bear content, those of one meaning alike, and the numbers in it that are names. `without`: what is left out. */
export function termsOf(text: string, without?: RegExp): Set<string> {
  let plain = normalise(text).replace(/(?<=\p{L})_(?=\p{L})/gu, " ");
  for (const [pattern, word] of PHRASES) plain = plain.replace(pattern, word);
  if (without) plain = plain.replace(without, " ");
  const terms = new Set<string>();
  // The stem of `highest` would be that of `high`.
  const rest = plain.replace(/\p{L}+/gu, (word) => {
    const name = classOf(word);
    if (name !== undefined) terms.add(name);
    return name === undefined ? word : " ";
  });
  // Else the month would be that of what one may do.
  const bare = /(?<!\p{L})May(?!\p{L})/u.test(text) ? rest : rest.replace(/(?<!\p{L})may(?!\p{L})/gu, " ");
  for (const stem of stemsOf(bare)) if (!COMMON.has(stem)) terms.add(DAYS.get(stem) ?? stem);
  for (const pattern of [NUMBER_NAMES, LETTERED, CODES])
    for (const [name] of plain.matchAll(pattern)) terms.add(`=${name}`);
  for (const name of codesIn(text)) terms.add(`=${name}`);
  return terms;
}

const CAPITAL = /(?<![\p{L}\p{N}])\p{Lu}\p{L}{1,20}(?![\p{L}\p{N}])/gu;

/** The terms of the name of a column or a value, without a unit: `wind_kmh`. */
export function headTerms(head: string): Set<string> {
  const words = head.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ").split(/[\s_()[\]]+/);
  const isUnit = words.length > 1 && unitOf(words.findLast((word) => word !== "") ?? "", false) !== undefined;
  return termsOf(
    isUnit
      ? words
          .filter((word) => word !== "")
          .slice(0, -1)
          .join(" ")
      : head,
  );
}

const PROPER = /(?<=[\p{L},;'’]\s)\p{Lu}\p{Ll}[\p{L}'’-]*/gu;

/** The terms that are written as names within the sentences of a text. In German, all nouns are. */
export function properTerms(text: string): Set<string> {
  if (languageOf(text) === "de") return new Set();
  return new Set([...termsOf((text.match(PROPER) ?? []).join(" "))].filter((term) => !isName(term)));
}

/** The words of a text that bear no content, but are written as names. */
export const literalsOf = (text: string): string[] =>
  [
    ...(text.match(CAPITAL) ?? []).filter((word) => isFunctionWord(word.toLowerCase())),
    ...Array.from(text.matchAll(ANSWERED), ([, word]) => word!),
  ].map(literal);

/** `Yes` and `no` as answers. */
const ANSWERED =
  /(?<!\p{L})(?:said|say|says|answered|voted|replied|responded|chose)\s["“”'‘]?(yes|no)(?!\p{L})/giu;

/** A word that bears no content in some language, and may be a name: the plans `Plus` and `Pro`. */
const literal = (word: string) => `~${word.toLowerCase()}`;

/** The terms of a label, which has words even if they bear no content. */
export function labelTerms(label: string): Set<string> {
  const terms = headTerms(label);
  return terms.size > 0 ? terms : new Set((label.match(/\p{L}+/gu) ?? []).map(literal));
}

/** The term of a number that names a row. */
export const numberTerm = (digits: bigint | number): string => `=${digits}`;

/** Whether a term is of a time: a year, a month, a weekday. */
export const isFrame = (term: string): boolean => /^=(?:\d{4}$|day|month|q\d)/.test(term);

/** Whether a term names by itself what a figure is: a measure, a day, a year. */
export const isName = (term: string): boolean => term.startsWith("=");

/** The terms by which a word may be meant. `isTime`: what is fastest is the least. */
export function meantBy(term: string, isTime: boolean): string[] {
  const ofTimes = isTime ? OF_TIMES.get(term) : undefined;
  return ofTimes === undefined ? [term, ...(OTHERWISE.get(term) ?? [])] : [term, ofTimes];
}

/** Words that name almost any figure. */
export const WEAK = termsOf(
  "price cost number count value figure result rate size amount pay day unit get have take year time",
);
