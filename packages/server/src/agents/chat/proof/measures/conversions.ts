import type { Decimal } from "./decimal.ts";

/** Units of one kind that convert into each other, with the size of each in one of them. Gallons and pints are not the same everywhere. */
const CONVERSIONS: [kind: string, sizes: string][] = [
  ["time", "s=1 ms=1e-3 us=1e-6 ns=1e-9 min=60 h=3600 d=86400 wk=604800 fortnight=1209600"],
  ["time", "mo=1 y=12 decade=120 century=1200"],
  [
    "length",
    "m=1 km=1e3 dm=1e-1 cm=1e-2 mm=1e-3 um=1e-6 nm=1e-9 in=0.0254 ft=0.3048 yd=0.9144 mi=1609.344 nmi=1852",
  ],
  [
    "area",
    "m2=1 ha=1e4 km2=1e6 cm2=1e-4 mm2=1e-6 ft2=0.09290304 yd2=0.83612736 acre=4046.8564224 mi2=2589988.110336",
  ],
  ["volume", "l=1 ml=1e-3 cl=1e-2 dl=1e-1 hl=1e2 m3=1e3 dm3=1 cm3=1e-3"],
  ["volume", "gal=8 quart=2 pint=1"],
  ["volume", "tsp=1 tbsp=3"],
  ["mass", "g=1 kg=1e3 t=1e6 mg=1e-3 ug=1e-6 oz=28.349523125 lb=453.59237 pound=453.59237 stone=6350.29318"],
  ["speed", "kmh=1 mps=3.6 kmps=3600 mph=1.609344 knot=1.852"],
  ["data", "b=1 kb=1e3 mb=1e6 gb=1e9 tb=1e12 kib=1024 mib=1048576 gib=1073741824 tib=1099511627776"],
  ["rate", "kbps=1 mbps=1e3 gbps=1e6"],
  ["power", "w=1 kw=1e3 mw=1e6 gw=1e9"],
  ["energy", "wh=1 kwh=1e3 mwh=1e6 gwh=1e9 twh=1e12"],
  ["energy", "j=1 kj=1e3 mj=1e6"],
  ["frequency", "hz=1 khz=1e3 mhz=1e6 ghz=1e9"],
  ["pressure", "pa=1 hpa=1e2 mbar=1e2 kpa=1e3 bar=1e5"],
  ["voltage", "volt=1 mv=1e-3 kv=1e3"],
  ["current", "amp=1 ma=1e-3"],
  ["resistance", "ohm=1 kohm=1e3"],
  ["capacity", "uf=1 nf=1e-3 pf=1e-6"],
  ["money", "usd=1 cent=1e-2"],
  ["money", "eur=1 cent=1e-2"],
  ["money", "gbp=1 pound=1 penny=1e-2"],
  ["money", "sek=1 kr=1"],
  ["money", "nok=1 kr=1"],
  ["money", "dkk=1 kr=1"],
];
const TABLES = CONVERSIONS.map(
  ([kind, sizes]) =>
    [kind, new Map(sizes.split(" ").map((size) => size.split("=") as [string, string]))] as const,
);

/** The sizes of two units in a third, if they convert into each other. */
export function conversionOf(a: string, b: string): [a: Decimal, b: Decimal] | undefined {
  const sizes = TABLES.find(([, units]) => units.has(a) && units.has(b))?.[1];
  return sizes && [sizeIn(sizes.get(a)!), sizeIn(sizes.get(b)!)];
}

function sizeIn(written: string): Decimal {
  const [, whole, fraction = "", exponent = "0"] = /^(\d+)(?:\.(\d+))?(?:e(-?\d+))?$/.exec(written)!;
  return { digits: BigInt(whole! + fraction), exponent: Number(exponent) - fraction.length };
}

const CURRENCIES: ReadonlySet<string> = new Set(
  "usd eur gbp jpy inr chf cad aud nzd hkd sgd brl cny krw sek nok dkk kr pln czk mxn try zar huf penny".split(
    " ",
  ),
);

export const isCurrency = (unit: string): boolean => CURRENCIES.has(unit);

/** Measures of one system only, which convert into no unit of the other by a shift of the point. */
const IMPERIAL: ReadonlySet<string> = new Set(
  "in ft yd mi ft2 yd2 mi2 in2 acre ft3 gal quart pint floz oz lb pound stone mph ft/s f psi".split(" "),
);
const METRIC_KINDS: ReadonlySet<string> = new Set("length area volume mass speed temperature".split(" "));
const OTHER_KINDS = new Map(
  Object.entries({
    c: "temperature",
    f: "temperature",
    mph: "speed",
    "ft/s": "speed",
    knot: "speed",
    floz: "volume",
    cup: "volume",
    ft3: "volume",
    in2: "area",
    nmi: "length",
  }),
);

/** What a unit measures. */
export const kindOf = (unit: string): string | undefined =>
  OTHER_KINDS.get(unit) ?? TABLES.find(([, units]) => units.has(unit))?.[0];

/** The system of measures that a unit belongs to alone. */
export function systemOf(unit: string): "metric" | "imperial" | undefined {
  if (IMPERIAL.has(unit)) return "imperial";
  return METRIC_KINDS.has(kindOf(unit) ?? "") ? "metric" : undefined;
}

/** Whether two units belong to different systems of measures, such as miles and kilometres. */
export const areOfTwoSystems = (a: string, b: string): boolean => systemOf(a) !== systemOf(b);

/** The size of a unit of time in seconds. */
export const secondsOf = (unit: string | undefined): Decimal | undefined =>
  unit === undefined ? undefined : conversionOf(unit, "s")?.[0];

/** The size of a unit of time in months. */
export const monthsOf = (unit: string | undefined): Decimal | undefined =>
  unit === undefined ? undefined : conversionOf(unit, "mo")?.[0];

/** Whether a unit is one of time. */
export const isTime = (unit: string | undefined): boolean => secondsOf(unit) !== undefined;

/** Whether two units convert into each other. */
export const isConvertible = (a: string, b: string): boolean => conversionOf(a, b) !== undefined;
