import type { Column } from "../evidence/columns.ts";
import { isFrame } from "../evidence/synonyms.ts";
import type { ObservedFinding } from "../evidence/observed.ts";
import { add, times } from "../measures/decimal.ts";

/** Says that something became more or less from one time to the next. */
const UP =
  /(?<!\p{L})(?:grown|grew|grows|growing|risen|rose|rises|rising|increased|increases|increasing|went up|gone up|climbed|climbing|gestiegen|stieg|steigt|gewachsen|wuchs|zugenommen|augmenté|progressé|aumentado|crecido|crescido|subido)(?!\p{L})/iu;
const DOWN =
  /(?<!\p{L})(?:shrunk|shrank|shrinking|fallen|fell|falls|falling|dropped|drops|dropping|declined|declines|declining|decreased|decreases|decreasing|went down|gone down|gesunken|sank|sinkt|gefallen|fiel|geschrumpft|abgenommen|baissé|diminué|bajado|disminuido|caído|diminuído)(?!\p{L})/iu;
/** From one time to each next one, or over all of them. */
const STEADY =
  /(?<!\p{L})(?:(?:every|each) (?:year|month|week|day|quarter|season|time)|(?:year|month|week|day) (?:by|after|on|over) (?:year|month|week|day)|steadily|continuously|constantly|consistently|since|ever since|throughout|jedes jahr|jahr für jahr|stetig|seit|chaque année|depuis|cada año|todos los años|desde|cada ano)(?!\p{L})/iu;
const DENIES =
  /(?<!\p{L})(?:not|never|no longer|n't|stopped|except|but|nicht|nie|kein\w*|außer)(?!\p{L})|n['’]t(?!\p{L})/iu;

/**
 * Whether a sentence says of something that it grew or fell over time, where the only figures of the evidence that are listed by time
 * do the opposite: `It has grown every year since 2022`, beside 412, 398 and 377.
 */
export function isOfAnotherTrend(text: string, findings: readonly ObservedFinding[]): boolean {
  const [up, down] = [UP.test(text), DOWN.test(text)];
  if (up === down || !STEADY.test(text) || DENIES.test(text)) return false;
  const columns = findings.flatMap((finding) => finding.columns()).filter((column) => isByTime(column));
  const directions = new Set(columns.map((column) => directionOf(column)));
  const [direction] = directions;
  return directions.size === 1 && direction !== undefined && direction !== (up ? 1 : -1);
}

/** Whether each figure of a column has a time of its own, in order. */
function isByTime({ entries }: Column): boolean {
  const frames = entries.map(({ names }) => [...names].find((term) => isFrame(term)));
  const years = frames.map((frame) => Number(/^=(\d{4})$/u.exec(frame ?? "")?.[1] ?? Number.NaN));
  return years.every((year, i) => !Number.isNaN(year) && (i === 0 || year > years[i - 1]!));
}

/** 1 where each figure is larger than the one before it, -1 where each is smaller, 0 for neither. */
function directionOf({ entries }: Column): number {
  const steps = entries
    .slice(1)
    .map(({ figure }, i) =>
      Math.sign(Number(add(figure.value, times(entries[i]!.figure.value, -1n)).digits)),
    );
  return steps.every((step) => step === steps[0]) ? steps[0]! : 0;
}
