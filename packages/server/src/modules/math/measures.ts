import type { MathJsInstance } from "mathjs";

/** The exact definitions of 1959 and 2019, in cubic metres, square metres, pascals and joules; the library's are rounded. */
const DEFINED = new Map(
  Object.entries({
    teaspoon: "0.00000492892159375",
    tablespoon: "0.00001478676478125",
    fluidounce: "0.0000295735295625",
    cup: "0.0002365882365",
    pint: "0.000473176473",
    quart: "0.000946352946",
    gallon: "0.003785411784",
    acre: "4046.8564224",
    mmHg: "133.322387415",
    electronvolt: "0.0000000000000000001602176634",
  }),
);
const ALIASES = new Map(
  Object.entries({
    floz: "fluidounce",
    eV: "electronvolt",
    cp: "cup",
    pt: "pint",
    qt: "quart",
    gal: "gallon",
  }),
);

/** Replaces rounded units of `math` by their exact definitions. */
export function defineMeasures(math: MathJsInstance): void {
  const { UNITS } = math.Unit as unknown as { UNITS: Record<string, { value: unknown }> };
  for (const [name, unit] of Object.entries(UNITS)) {
    const definition = DEFINED.get(ALIASES.get(name) ?? name.replace(/s$/, "")) ?? DEFINED.get(name);
    if (definition !== undefined) unit.value = math.bignumber(definition);
  }
}
