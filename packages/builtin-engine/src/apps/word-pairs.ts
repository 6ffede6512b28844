import type { CardFace } from "./page-settings.ts";

const BETWEEN =
  /\s+(?:-|–|—|=|:|→|->|↔|goes with|with|and|means)\s+|\s*(?:=|→|->|↔)\s*|(?<=[\p{L}\d])[-–](?=[\p{L}\d])/iu;

/** Cards whose two halves differ, as in `dog - chien, cat - chat`; undefined unless every name is such a pair. */
export function wordPairs(names: readonly string[]): CardFace[] | undefined {
  const halves = names.map((name) => name.split(BETWEEN).map((half) => half.trim()));
  if (names.length < 2 || !halves.every((each) => each.length === 2 && each.every((half) => half !== "")))
    return undefined;
  return halves.map(([one, other]) => ({
    sign: one!,
    name: one!,
    partner: { sign: other!, name: other! },
  }));
}
