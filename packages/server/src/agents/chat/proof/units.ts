import type { Decimal } from "./decimal.ts";

/** Spellings of units, by the name under which they are compared. Two known units that differ are different quantities. */
const SPELLINGS: Record<string, string> = {
  km: "kilometer kilometers kilometre kilometres kilomètre kilomètres kilómetro kilómetros quilômetro quilômetros kilometern 公里 千米 キロメートル キロ",
  m: "meter meters metre metres metern mètre mètres metro metros 米 メートル",
  cm: "centimeter centimeters centimetre centimetres zentimeter centimètre centimètres centímetro centímetros 厘米 センチ",
  mm: "millimeter millimeters millimetre millimetres",
  mi: "mile miles meile meilen mille milles milla millas milha milhas 英里 マイル",
  ft: "foot feet fuß pied pieds pie pies",
  in: "inch inches zoll",
  yd: "yard yards",
  kg: "kilo kilos kilogram kilograms kilogramm kilogramme kilogrammes kilogramo kilogramos quilograma quilogramas 公斤 千克 キログラム",
  g: "gram grams gramm gramme grammes gramo gramos grama gramas 克 グラム",
  mg: "milligram milligrams",
  lb: "lbs pound pounds pfund libra libras",
  oz: "ounce ounces unze unzen",
  l: "liter liters litre litres litern litro litros 升 リットル",
  ml: "milliliter milliliters millilitre millilitres",
  gal: "gallon gallons gallone gallonen",
  c: "°c celsius degc 摄氏度",
  f: "°f fahrenheit degf",
  kmh: "km/h kph kmph",
  mph: "mi/h",
  mps: "m/s",
  ms: "millisecond milliseconds millisekunde millisekunden milliseconde millisecondes milisegundo milisegundos",
  us: "µs μs microsecond microseconds mikrosekunde mikrosekunden microseconde microsecondes microsegundo microsegundos",
  ns: "nanosecond nanoseconds nanosekunde nanosekunden nanoseconde nanosecondes nanosegundo nanosegundos",
  s: "sec secs second seconds sekunde sekunden seconde secondes segundo segundos 秒",
  min: "mins minute minutes minuten minuto minutos 分钟 分間",
  h: "hr hrs hour hours std stunde stunden heure heures hora horas 小时 時間",
  d: "day days tag tage tagen jour jours día días dia dias 天 日間",
  wk: "week weeks woche wochen semaine semaines semana semanas 周 週間",
  mo: "month months monat monate monaten mois mes meses mês 个月 ヶ月",
  y: "yr yrs year years jahr jahre jahren année années an ans año años ano anos",
  b: "byte bytes octet octets",
  kb: "kilobyte kilobytes",
  mb: "megabyte megabytes",
  gb: "gigabyte gigabytes",
  kib: "kibibyte kibibytes",
  mib: "mebibyte mebibytes",
  gib: "gibibyte gibibytes",
  usd: "$ us$ dollar dollars 美元 ドル",
  eur: "€ euro euros 欧元 ユーロ",
  gbp: "£ sterling",
  cent: "cents ¢ céntimo céntimos centime centimes",
  jpy: "¥ yen 円 日元",
  inr: "₹ rupee rupees",
  w: "watt watts",
  kw: "kilowatt kilowatts",
  kwh: "",
  mwh: "",
  gwh: "",
  twh: "",
  mw: "megawatt megawatts",
  gw: "gigawatt gigawatts",
  j: "joule joules",
  kj: "",
  kcal: "calorie calories",
  hz: "hertz",
  khz: "",
  mhz: "",
  ghz: "",
  m2: "m² qm sqm",
  km2: "km²",
  m3: "m³ cbm",
  ha: "hectare hectares hektar",
  t: "tonne tonnes ton tons tonnen",
  n: "newton newtons",
  pa: "pascal pascals",
};

const UNITS = new Map(
  Object.entries(SPELLINGS).flatMap(([name, spellings]) =>
    [name, ...spellings.split(" ").filter(Boolean)].map((spelling) => [spelling, name] as const),
  ),
);
/** As often a word, a variable or an initial as a unit: they count only right behind the number. */
const CLOSE_ONLY = new Set(["in", "an", "b", "c", "f", "d", "y", "w", "j", "n", "l", "mo", "pa", "t", "us"]);

/** The name of the unit that `word` spells, if it is one. `close`: nothing is between the number and the word. */
export function unitOf(word: string, close: boolean): string | undefined {
  const spelled = word.toLowerCase().replace("^2", "²").replace("^3", "³");
  if (!close && CLOSE_ONLY.has(spelled)) return undefined;
  // Here a letter's case is a factor: milliwatts and megawatts, megabits and megabytes.
  if (/^m(?:Wh?|Hz|J)$/.test(word)) return `milli-${spelled}`;
  if (/^[MGT]i?b$/.test(word)) return `${spelled}-bit`;
  // `dB` or `mAh`: capitals within a short word make a unit, though an unknown one.
  return (
    UNITS.get(spelled) ?? (/^(?=\p{L}*\p{Ll})\p{L}{1,2}\p{Lu}\p{L}{0,2}$/u.test(word) ? spelled : undefined)
  );
}

/** Units that convert into each other, by the size of each in the first unit of its line. */
const CONVERSIONS: [unit: string, digits: bigint, exponent: number][][] = [
  [
    ["s", 1n, 0],
    ["ms", 1n, -3],
    ["us", 1n, -6],
    ["ns", 1n, -9],
    ["min", 6n, 1],
    ["h", 36n, 2],
    ["d", 864n, 2],
    ["wk", 6048n, 2],
  ],
  [
    ["m", 1n, 0],
    ["km", 1n, 3],
    ["cm", 1n, -2],
    ["mm", 1n, -3],
  ],
  [
    ["g", 1n, 0],
    ["kg", 1n, 3],
    ["mg", 1n, -3],
  ],
  [
    ["l", 1n, 0],
    ["ml", 1n, -3],
  ],
  [
    ["b", 1n, 0],
    ["kb", 1n, 3],
    ["mb", 1n, 6],
    ["gb", 1n, 9],
    ["kib", 1024n, 0],
    ["mib", 1048576n, 0],
    ["gib", 1073741824n, 0],
  ],
  [
    ["w", 1n, 0],
    ["kw", 1n, 3],
    ["mw", 1n, 6],
    ["gw", 1n, 9],
  ],
  [
    ["kwh", 1n, 0],
    ["mwh", 1n, 3],
    ["gwh", 1n, 6],
    ["twh", 1n, 9],
  ],
  [
    ["hz", 1n, 0],
    ["khz", 1n, 3],
    ["mhz", 1n, 6],
    ["ghz", 1n, 9],
  ],
  [
    ["j", 1n, 0],
    ["kj", 1n, 3],
  ],
  [
    ["usd", 1n, 0],
    ["cent", 1n, -2],
  ],
  [
    ["eur", 1n, 0],
    ["cent", 1n, -2],
  ],
  [
    ["gbp", 1n, 0],
    ["cent", 1n, -2],
  ],
];

/** The sizes of two units in a third, if they convert into each other. */
export function conversionOf(a: string, b: string): [a: Decimal, b: Decimal] | undefined {
  for (const units of CONVERSIONS) {
    const [first, second] = [a, b].map((name) => units.find(([unit]) => unit === name));
    if (first && second)
      return [
        { digits: first[1], exponent: first[2] },
        { digits: second[1], exponent: second[2] },
      ];
  }
  return undefined;
}

/** The size of a unit of time in seconds. */
export const secondsOf = (unit: string | undefined): Decimal | undefined =>
  unit === undefined ? undefined : conversionOf(unit, "s")?.[0];

/** Whether a unit is one of time. */
export const isTime = (unit: string | undefined): boolean => secondsOf(unit) !== undefined;

/** Whether two units convert into each other. */
export const isConvertible = (a: string, b: string): boolean => conversionOf(a, b) !== undefined;
