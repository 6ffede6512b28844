import { isCurrency, kindOf, systemOf } from "../measures/conversions.ts";
import type { Observed, ObservedFinding } from "../evidence/observed.ts";
import type { Quantity } from "../measures/quantity.ts";
import { isSame } from "../measures/same-quantity.ts";
import { unitPhraseOf } from "../measures/unit-phrases.ts";
import { unitOf } from "../measures/units.ts";
import { READ_CHARS } from "../reading/words.ts";

/** What names units: the evidence with the calls that gave it, and what the person wrote. */
interface Sources {
  findings: readonly ObservedFinding[];
  given: readonly Observed[];
}

/** The units that a turn names. */
interface NamedUnits {
  /** Those of its numbers. */
  counted: ReadonlySet<string>;
  /** Those and all whose name is a word of it. */
  all: ReadonlySet<string>;
  /** The kinds of measures that it has units of, or words for. */
  kinds: ReadonlySet<string>;
  /** The kinds of the measures that it calls by their names. */
  measures: ReadonlySet<string>;
}

/** A word of a text, a part of a name in a program, or a sign of a currency. */
const WORD = /°?\p{Lu}?\p{Ll}+[²³]?|\p{Lu}+|[$€£¥₹₩₺]/gu;
/** Numbers that convert between systems: what is multiplied by one was converted. */
const FACTORS =
  /(?<![\d.])(?:0?\.(?:264\d*|621\d*|453\d*|4047|3048|0254|9144|3937\d*|03527\d*|2205)|1\.(?:609\d*|0936\d*)|2\.(?:20[45]\d*|54|471\d*)|3\.(?:28\d*|785\d*)|4\.546\d*|28\.35|29\.57\d*|6\.35|(?:1\.8|9\s?\/\s?5)(?=.{0,60}\b32\b)|5\s?\/\s?9)(?!\d)/u;
/** Words that ask for a measure of some kind. */
const KIND_WORDS: [kind: string, words: RegExp][] = [
  [
    "mass",
    /weigh|heav|\bmass\b|\bload|gewicht|wieg|schwer|poids|pèse|lourd|\bpes[aoe]|how much|wie ?viel|combien|cuánt|quant/iu,
  ],
  [
    "length",
    /\bfar\b|distanc|\blong|length|\btall|high(?!est|er)|height|width|\bwide|deep|depth|radius|diamet|circumf|perimet|thick|weit\b|lang|länge|hoch|höhe|breit|tief|strecke|entfern|umfang|loin|haut|larg|profond|rayon|lejos|alt[oau]|anch|profund|radio|longe|comprim|raio/iu,
  ],
  [
    "volume",
    /volume|capacity|\btank|fill|consum|drink|pour|volumen|inhalt|verbrauch|capacité|contenance|capaci|consumo|how much|wie ?viel|combien|cuánt|quant/iu,
  ],
  ["area", /\barea|surface|\bplot|fläche|grundstück|superfici|área|how (?:big|large)|wie groß|terr/iu],
  [
    "temperature",
    /\btemp|\bhot|\bcold|\bwarm|degree|heat|\bgrad\b|heiß|kalt|températ|chaud|froid|calor|frío|frio/iu,
  ],
  ["speed", /\bfast|speed|quick|pace|schnell|tempo|vitesse|rapid|velocid/iu],
  [
    "data",
    /\bsize|\bfile|memory|disk|storage|download|upload|traffic|größe|datei|speicher|taille|fichier|tamañ|archiv|tamanh/iu,
  ],
  [
    "time",
    /(?<!\p{L})(?:tim(?:e|ing)|long(?!\p{L})|when(?!\p{L})|speed|pace|fast|slow|quick|soon|often|dura|age(?!\p{L})|old|young|day|daily|date|week|month|year|hour|minute|second|elapsed|deadline|until|zeit|wann|dauer|lang|schnell|oft(?!\p{L})|tag|woche|monat|jahr|stunde|sekunde|temps|quand|duré|vite|jour|mois|année|heure|tiempo|cuándo|día|semana|mes(?!\p{L})|año|hora|tempo|quando|dia(?!\p{L})|mês|ano(?!\p{L}))/iu,
  ],
];
/** Names of measures, each of which tells what its figures are. */
const MEASURES: [kind: string, names: RegExp][] = [
  ["temperature", /(?<!\p{L})(?:temperatur(?:e|es|en)?|températures?|temperaturas?)(?!\p{L})/iu],
  ["mass", /(?<!\p{L})(?:(?:body)?weights?|gewichte?|poids|pesos?)(?!\p{L})/iu],
  [
    "length",
    /(?<!\p{L})(?:heights?|lengths?|widths?|depths?|distances?|rainfall|länge|höhe|breite|tiefe|entfernung(?:en)?|longueurs?|hauteurs?|alturas?)(?!\p{L})/iu,
  ],
  ["volume", /(?<!\p{L})(?:volumes?|volumen)(?!\p{L})/iu],
  [
    "speed",
    /(?<!\p{L})(?:speeds?|geschwindigkeit(?:en)?|vitesses?|velocidad(?:es)?|velocidades?)(?!\p{L})/iu,
  ],
];

/** From which other kinds a measure is calculated. */
const FROM = new Map(
  Object.entries<readonly string[]>({
    length: ["area", "volume", "speed"],
    area: ["length", "volume"],
    volume: ["length", "area"],
    speed: ["length"],
    mass: [],
    temperature: [],
    data: ["rate"],
    time: ["speed", "rate", "frequency", "resistance", "current", "energy", "power"],
  }),
);

const read = new WeakMap<Sources, NamedUnits>();

/**
 * Whether a number has a unit that nobody gave it: a currency, a system of measures or a kind of measure that neither the person nor
 * a call nor the evidence names, though they name another. A turn that names none leaves the unit to the answer, as far as that measures what the turn is about: a
 * temperature is none in kilograms.
 */
export function isForeignUnit(stated: Quantity, known: Sources): boolean {
  const { unit } = stated;
  if (unit === undefined) return false;
  const named = read.get(known) ?? namedUnits(known);
  read.set(known, named);
  if (isForeignCurrency(unit, named)) return true;
  const hasUnit = (seen: Quantity) => seen.unit !== undefined && isSame(stated, seen);
  const isConverted = known.findings.some(({ particulars }) => particulars.quantities.some(hasUnit));
  return !isConverted && isForeignMeasure(unit, named);
}

/** Names that mean one currency or another. */
const ALIKE = new Map(
  Object.entries<readonly string[]>({
    pound: ["gbp", "lb", "stone"],
    penny: ["gbp", "pound"],
    gbp: ["pound", "penny"],
    lb: ["pound"],
    kr: ["sek", "nok", "dkk"],
    sek: ["kr"],
    nok: ["kr"],
    dkk: ["kr"],
  }),
);
const isNamed = (unit: string, units: ReadonlySet<string>) =>
  units.has(unit) || (ALIKE.get(unit) ?? []).some((other) => units.has(other));

const isForeignCurrency = (unit: string, { all, counted }: NamedUnits): boolean =>
  (isCurrency(unit) || unit === "pound") &&
  !isNamed(unit, all) &&
  [...counted].some((one) => isCurrency(one));

function isForeignMeasure(unit: string, { all, counted, kinds, measures }: NamedUnits): boolean {
  const [kind, system] = [kindOf(unit), systemOf(unit)];
  if (isNamed(unit, all)) return false;
  if (system !== undefined) {
    const systems = [...counted].flatMap((one) => systemOf(one) ?? []);
    if (systems.length > 0 && !systems.includes(system) && ![...all].some((one) => systemOf(one) === system))
      return true;
  }
  // Ages are said without a unit: `our kids are 9 and 13`.
  const from = unit === "y" ? undefined : FROM.get(kind ?? "");
  // A length of time stands beside figures of all kinds, and tells of none what it measures.
  const isMeasured = [...counted].some((one) => FROM.has(kindOf(one) ?? "") && kindOf(one) !== "time");
  return (
    from !== undefined &&
    (isMeasured || (measures.size > 0 && kind !== "time" && kind !== "data")) &&
    !kinds.has(kind!) &&
    !from.some((other) => kinds.has(other))
  );
}

const PHRASE_CHARS = 40;

/** The units of several words that a text names: `in cubic metres`. */
const phrasesIn = (text: string): string[] =>
  Array.from(
    text.matchAll(/(?<=[\p{L}\d])[ -](?=\p{L})/gu),
    ({ index }) => unitPhraseOf(text.slice(index, index + PHRASE_CHARS))?.unit ?? [],
  ).flat();

function namedUnits({ findings, given }: Sources): NamedUnits {
  const observed = [...given, ...findings.flatMap((finding) => [finding, finding.input])];
  const counted = new Set(
    observed.flatMap(({ particulars }) => particulars.quantities.flatMap(({ unit }) => unit ?? [])),
  );
  const texts = [
    ...given.map(({ text }) => text),
    ...findings.flatMap(({ finding }) => [finding.text, finding.input ?? "", finding.evidence.ref]),
  ].map((text) => text.slice(0, READ_CHARS));
  const words = texts.flatMap((text) => text.match(WORD) ?? []);
  const phrases = given.flatMap(({ text }) => phrasesIn(text.slice(0, READ_CHARS)));
  const all = new Set([
    ...counted,
    ...phrases,
    ...words.flatMap((word) => unitOf(word, word.startsWith("°")) ?? []),
  ]);
  if (findings.some(({ finding: { input } }) => FACTORS.test(input ?? ""))) {
    const systems = new Set([...counted].map((unit) => systemOf(unit)));
    if (systems.has("metric")) all.add("mi");
    if (systems.has("imperial")) all.add("m");
  }
  const kinds = new Set([...all].flatMap((unit) => kindOf(unit) ?? []));
  for (const [kind, pattern] of KIND_WORDS) if (texts.some((text) => pattern.test(text))) kinds.add(kind);
  const measures = new Set(
    MEASURES.flatMap(([kind, names]) => (texts.some((text) => names.test(text)) ? [kind] : [])),
  );
  return { counted, all, kinds, measures };
}
