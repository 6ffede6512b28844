import { isOne } from "../misattribution/another-place.ts";
import { particularsOf } from "../reading/particulars.ts";
import type { ComparedTurn } from "./suggestions.ts";

const SHOWS =
  /^(?:here(?:['’]s| is| are)|below|the following|as follows|hier (?:ist|sind|kommt|kommen)|voici|voilà|aquí (?:está|están|tienes|van?)|aqui (?:está|estão|vai|vão))(?!\p{L})(?:[^.;]|\.\d)*[:：][\s*_)"”]*$/iu;

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
    ids.every((id) => asked.some((one) => one.ids.includes(id))) &&
    [...quantities, ...moments].every((figure) =>
      asked.some((one) => [...one.quantities, ...one.moments].some((seen) => isOne(figure, seen))),
    )
  );
}
