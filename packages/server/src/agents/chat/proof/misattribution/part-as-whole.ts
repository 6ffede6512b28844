import type { ObservedFinding } from "../evidence/observed.ts";
import type { Quantity } from "../measures/quantity.ts";
import { isSame } from "../measures/same-quantity.ts";
import { hasForm, stemsOf } from "../reading/words.ts";

/** Between a whole and the part of it that the evidence names: `$20 million worldwide, of which $4 million in Asia`. */
const OF_WHICH =
  /^[^.;:\d\n]{0,40}?,?\s\(?(?:of (?:which|that|it|them)|davon|darunter|dont|de los cuales|del cual|dos quais|do qual)\s(?:(?:about|around|roughly|some|only|etwa|rund|nur|environ|unos)\s)?[*_\p{Sc}]*$/iu;
/** Says of a figure that it is a part. */
const IS_PART =
  /(?<!\p{L})(?:of (?:which|that|it|them|those|these|this|the)|includ\p{L}*|part|parts|portion|share|among\p{L}*|out of|rest|davon|darunter|anteil|teil|dont|parte|cuales|quais)(?!\p{L})/iu;
const MOST_BEHIND = 60;
/** A part is told by what stands behind it, up to the next figure or the end of the clause. */
const END = /[\d.;:\n()]|,\s/u;

/**
 * Whether the evidence has an amount only as a part of another one, and the statement says it of the whole or of something else: it
 * neither calls it a part nor has a word of what the evidence says of the part.
 */
export function isPartAsWhole(
  stated: Quantity,
  text: string,
  { finding, particulars: { quantities } }: ObservedFinding,
): boolean {
  if (stated.unit === undefined && !stated.percent && stated.noun === undefined) return false;
  if (IS_PART.test(text)) return false;
  const seen = quantities.filter((one) => one.end <= finding.text.length && isSame(stated, one));
  const stems = [...stemsOf(text)];
  return (
    seen.length > 0 &&
    seen.every((part) => {
      const whole = quantities.findLast(({ end }) => end <= part.start);
      if (!whole || whole.unit !== part.unit || !OF_WHICH.test(finding.text.slice(whole.end, part.start)))
        return false;
      const behind = finding.text.slice(part.end, part.end + MOST_BEHIND).split(END)[0]!;
      const told = stemsOf(behind);
      return told.size > 0 && !stems.some((stem) => hasForm(told, stem));
    })
  );
}
