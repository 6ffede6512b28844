import { isOne } from "../misattribution/another-place.ts";
import { type Particulars, particularsOf } from "../reading/particulars.ts";
import type { ComparedTurn } from "./suggestions.ts";

const SHOWS =
  /^(?:here(?:['’]s| is| are)|below|these are|the following|as follows|hier (?:ist|sind|kommt|kommen)|voici|voilà|aquí (?:está|están|tienes|van?)|aqui (?:está|estão|vai|vão))(?!\p{L})(?:[^.;]|\.\d)*[:：][\s*_)"”]*$/iu;

/** Whether a sentence announces what follows and says nothing of it, with no other figures than the person's: `Here are the changes in 4.0:`. */
export function announces(
  text: string,
  { given, language }: Pick<ComparedTurn, "given" | "language">,
): boolean {
  if (!SHOWS.test(text)) return false;
  if (!/\d/.test(text)) return true;
  const { ids, quantities, moments } = particularsOf(text, language);
  const asked = given.map(({ particulars }) => particulars);
  return (
    ids.every((id) => asked.some((one) => one.ids.includes(id) || isReleaseOf(id, one))) &&
    [...quantities, ...moments].every((figure) =>
      asked.some((one) => [...one.quantities, ...one.moments].some((seen) => isOne(figure, seen))),
    )
  );
}

/** Whether an id is the first release of a version that somebody wrote: 5.0.0 for 5. */
const isReleaseOf = (id: string, { quantities }: Particulars): boolean =>
  quantities.some(
    ({ value }) => value.exponent === 0 && id.replace(/^v?(\d+)(?:\.0)+$/u, "$1") === `${value.digits}`,
  );
