import type { ObservedFinding } from "../evidence/observed.ts";
import type { Quantity } from "../measures/quantity.ts";
import { isSame } from "../measures/same-quantity.ts";

/** Words behind a measure that say which one of a thing it is. */
const DIMENSIONS = [
  "long|in length|lang|länge|de long(?:ueur)?|de largo|de comprimento",
  "wide|broad|across|in width|breit|de large(?:ur)?|de ancho|de largura",
  "high|tall|in height|hoch|de haut(?:eur)?|de alto|de altura",
  "deep|in depth|tief|de profond(?:eur)?|de profundidad(?:e)?",
  "thick|dick|d['’]épaisseur|de grosor|de espessura",
].map((words) => new RegExp(`^[*_]{0,2}\\s(?:${words})(?!\\p{L})`, "iu"));
const BEHIND_CHARS = 24;

const dimensionOf = (text: string, { end }: Quantity): number =>
  DIMENSIONS.findIndex((words) => words.test(text.slice(end, end + BEHIND_CHARS)));

/** Whether the evidence says of a figure that it is another dimension than the statement does: 410 m long, not wide. */
export function isOfAnotherDimension(stated: Quantity, text: string, finding: ObservedFinding): boolean {
  const said = dimensionOf(text, stated);
  if (said < 0) return false;
  const seen = finding.particulars.quantities.filter((one) => isSame(stated, one));
  return seen.every((one) => ![-1, said].includes(dimensionOf(finding.finding.text, one)));
}
