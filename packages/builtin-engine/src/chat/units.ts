export type Kind =
  | "length"
  | "mass"
  | "time"
  | "heat"
  | "volume"
  | "area"
  | "speed"
  | "bits"
  | "energy"
  | "pressure"
  | "angle";
/** A unit by the calculator's name. `us`: it has a different size outside the United States. */
export interface MeasureUnit {
  name: string;
  kind: Kind;
  us: boolean;
}

/** `name: synonyms`; the name itself is also recognised. */
const UNITS: Record<Kind, string[]> = {
  length: [
    "km: kilometre kilometres kilometer kilometers kms",
    "m: metre metres meter meters",
    "cm: centimetre centimetres centimeter centimeters",
    "mm: millimetre millimetres millimeter millimeters",
    "miles: mile mi",
    "yards: yard yd",
    "feet: foot ft",
    "inches: inch in",
  ],
  mass: [
    "kg: kilo kilos kilogram kilograms kilogramme kilogrammes kgs",
    "g: gram grams gramme grammes",
    "mg: milligram milligrams",
    "tonne: tonnes",
    "lbs: lb pound pounds",
    "oz: ounce ounces",
    "stone: stones",
  ],
  time: [
    "seconds: second sec secs s",
    "minutes: minute min mins",
    "hours: hour hr hrs h",
    "days: day",
    "weeks: week",
    "years: year",
    "ms: millisecond milliseconds",
  ],
  heat: ["degC: c celsius centigrade °c", "degF: f fahrenheit °f", "K: kelvin kelvins"],
  volume: [
    "liters: liter litre litres l",
    "ml: millilitre millilitres milliliter milliliters",
    "gallons!: gallon gal",
    "quarts!: quart",
    "pints!: pint",
    "cups!: cup",
    "floz!: fluid_ounce fluid_ounces fl_oz",
    "tablespoons!: tablespoon tbsp",
    "teaspoons!: teaspoon tsp",
    "m^3: cubic_metres cubic_metre cubic_meters cubic_meter m3 m³",
  ],
  area: [
    "m^2: square_metres square_metre square_meters square_meter sqm m2 m²",
    "km^2: square_kilometres square_kilometre square_kilometers square_kilometer km2 km²",
    "sqft: square_feet square_foot sq_ft",
    "sqmi: square_miles square_mile sq_mi",
    "acres: acre",
    "hectares: hectare ha",
  ],
  speed: [
    "km/h: kmh kph kilometres_per_hour kilometers_per_hour km_per_hour",
    "mi/h: mph miles_per_hour",
    "m/s: metres_per_second meters_per_second",
  ],
  bits: [
    "bits: bit",
    "bytes: byte",
    "kB: kb kilobyte kilobytes",
    "MB: mb megabyte megabytes",
    "GB: gb gigabyte gigabytes",
    "TB: tb terabyte terabytes",
    "KiB: kib kibibyte kibibytes",
    "MiB: mib mebibyte mebibytes",
    "GiB: gib gibibyte gibibytes",
    "Mb: megabit megabits",
    "Gb: gigabit gigabits",
  ],
  energy: ["kWh: kwh kilowatt_hours kilowatt_hour", "J: joule joules", "kJ: kj kilojoule kilojoules"],
  pressure: ["psi:", "bar: bars", "kPa: kpa kilopascal kilopascals", "atm: atmosphere atmospheres"],
  angle: ["deg: degree degrees", "rad: radian radians"],
};

const named = new Map<string, MeasureUnit>();
for (const [kind, entries] of Object.entries(UNITS) as [Kind, string[]][])
  for (const entry of entries) {
    const [head, words] = entry.split(":") as [string, string];
    const unit = { name: head.replace("!", ""), kind, us: head.endsWith("!") };
    for (const word of [unit.name, ...words.split(" ").filter(Boolean)]) named.set(word, unit);
  }

/** The unit that `word` names in the singular or plural, also as `degrees Celsius` or `sq ft`; null if it is not a unit. */
export function unitOf(word: string): MeasureUnit | null {
  const bare = word
    .trim()
    .replace(/^(?:the )?(?:degrees? (?=[a-z])|° ?)/i, "")
    .replace(/\.$/, "");
  const joined = bare.replaceAll(/\s+/g, "_");
  return named.get(joined) ?? named.get(joined.toLowerCase()) ?? null;
}

/** Whether an expression contains a unit that has a different size outside the United States. */
export const hasUsMeasure = (expression: string): boolean =>
  expression.split(/[^a-z]+/).some((word) => named.get(word)?.us ?? false);
