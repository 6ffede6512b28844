import type { EraseAlso } from "../../modules/runs/erasure.ts";
import type { Lessons } from "../../modules/techniques/lessons.ts";
import type { Techniques } from "../../modules/techniques/library.ts";

/** Erases with a run what was learned from it; what other runs taught as well is learned anew from those. */
export function createUnlearn({
  techniques,
  lessons,
}: {
  techniques: Techniques;
  lessons: Lessons;
}): EraseAlso {
  return async (tx, { id, account, owner }) => {
    await lessons.end(tx, id);
    for (const runId of await techniques.unlearn(tx, id)) await lessons.add(tx, { runId, account, owner });
  };
}
