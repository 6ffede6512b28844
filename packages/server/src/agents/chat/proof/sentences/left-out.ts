import type { ObservedFinding } from "../evidence/observed.ts";
import { denies, stemsOf } from "../reading/words.ts";

const NOT_DONE = /^not_done: (.{1,2000})$/gmu;
const FEWEST = 2;
const SAME = 0.6;

/** Whether a sentence says of what was built that it has a part that the run names as not done. */
export function hasLeftOut(text: string, findings: readonly ObservedFinding[]): boolean {
  if (denies(text)) return false;
  const stems = stemsOf(text);
  return findings
    .flatMap(({ finding }) => Array.from(finding.text.matchAll(NOT_DONE), ([, list]) => list!))
    .flatMap((list) => list.split(/[;,]\s/))
    .some((part) => {
      const left = stemsOf(part);
      const { size } = left.intersection(stems);
      return size >= FEWEST && size >= SAME * Math.min(left.size, stems.size);
    });
}
