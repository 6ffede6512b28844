/** What a unit measures, as powers of base measures: a speed is a length by a time. */
export type Dimensions = ReadonlyMap<string, number>;

/** A unit, as so many of the base units of what it measures. */
export interface Scale {
  dimensions: Dimensions;
  size: number;
}

const DAY = 86_400;
/** Units by what they measure, with their sizes; months and years have several. */
const UNITS: [dimensions: string, sizes: string][] = [
  ["time", "s=1 ms=1e-3 us=1e-6 ns=1e-9 min=60 h=3600 d=86400 wk=604800"],
  ["length", "m=1 km=1e3 dm=0.1 cm=1e-2 mm=1e-3 um=1e-6 in=0.0254 ft=0.3048 yd=0.9144 mi=1609.344 nmi=1852"],
  [
    "length:2",
    "m2=1 ha=1e4 km2=1e6 cm2=1e-4 mm2=1e-6 ft2=0.09290304 yd2=0.83612736 acre=4046.8564 mi2=2589988.11",
  ],
  ["length:3", "m3=1 l=1e-3 ml=1e-6 cl=1e-5 dl=1e-4 hl=0.1 dm3=1e-3 cm3=1e-6 ft3=0.028316847"],
  ["length time:-1", "mps=1 kmh=0.2777777778 mph=0.44704 kmps=1e3 knot=0.5144444"],
  ["mass", "g=1 kg=1e3 t=1e6 mg=1e-3 ug=1e-6 oz=28.349523 lb=453.59237 pound=453.59237"],
  ["data", "b=8 kb=8e3 mb=8e6 gb=8e9 tb=8e12 kib=8192 mib=8388608 gib=8589934592 tib=8796093022208"],
  ["data time:-1", "kbps=1e3 mbps=1e6 gbps=1e9"],
  ["volt amp", "w=1 kw=1e3 mw=1e6 gw=1e9"],
  ["volt amp time", "wh=3600 kwh=3.6e6 mwh=3.6e9 gwh=3.6e12 j=1 kj=1e3 mj=1e6"],
  ["volt", "volt=1 mv=1e-3 kv=1e3"],
  ["amp", "amp=1 ma=1e-3 ua=1e-6"],
  ["volt amp:-1", "ohm=1 kohm=1e3"],
  ["time:-1", "hz=1 khz=1e3 mhz=1e6 ghz=1e9"],
  ["money", "usd=1 eur=1 gbp=1 chf=1 cad=1 aud=1 cent=1e-2 penny=1e-2"],
];
const SCALES = new Map<string, Scale>(
  UNITS.flatMap(([dimensions, sizes]) => {
    const powers = new Map(
      dimensions.split(" ").map((part): [string, number] => {
        const [name, power = "1"] = part.split(":");
        return [name!, Number(power)];
      }),
    );
    return sizes.split(" ").map((size): [string, Scale] => {
      const [unit, value] = size.split("=");
      return [unit!, { dimensions: powers, size: Number(value) }];
    });
  }),
);
const TIME: Dimensions = new Map([["time", 1]]);
/** Days of a month and of a year, as people reckon with them. */
const LONG = new Map(
  Object.entries<number[]>({ mo: [30.4375, 30, 30.333, 28, 31], y: [365.25, 365, 360, 364] }),
);

/** The scales that a unit may have; one that is not known measures something of its own. */
export const scalesOf = (unit: string): Scale[] =>
  LONG.get(unit)?.map((days) => ({ dimensions: TIME, size: days * DAY })) ?? [
    SCALES.get(unit) ?? { dimensions: new Map([[unit, 1]]), size: 1 },
  ];

/** The units of the same dimensions that are known. */
export const unitsAlike = (dimensions: Dimensions): string[] => [
  ...[...SCALES].filter(([, scale]) => isAlike(scale.dimensions, dimensions)).map(([unit]) => unit),
  ...(isAlike(TIME, dimensions) ? [...LONG.keys()] : []),
];

export const isAlike = (a: Dimensions, b: Dimensions): boolean =>
  a.size === b.size && [...a].every(([name, power]) => b.get(name) === power);

/** The dimensions of a product with a power of another measure. */
export function timesPower(a: Dimensions, b: Dimensions, power: number): Dimensions {
  const product = new Map(a);
  for (const [name, own] of b) {
    const sum = (product.get(name) ?? 0) + own * power;
    if (sum === 0) product.delete(name);
    else product.set(name, sum);
  }
  return product;
}

/** How far sizes may be apart that are one: factors such as 1.609 are rounded. */
const TOLERANCE = 2e-3;
export const isSize = (a: number, b: number): boolean => Math.abs(a / b - 1) < TOLERANCE;
