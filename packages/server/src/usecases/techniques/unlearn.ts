import type { EraseAlso } from "../../modules/runs/erasure.ts";
import type { Lessons } from "../../modules/techniques/lessons.ts";
import type { Techniques } from "../../modules/techniques/library.ts";

/** Erases what was learned from an erased run; what other runs taught as well is learned again from them. */
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
