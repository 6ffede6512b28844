import { createHash } from "node:crypto";

/**
 * How the log names a run. Whoever has the run's id finds its lines, and whoever reads the log gets no id: it gives access
 * to a run of a caller without credentials, and names a run after its erasure.
 */
export const runTag = (id: string): string =>
  `run:${createHash("sha256").update(id).digest("hex").slice(0, 16)}`;

const RUN_ID = /run_[0-9a-hjkmnp-tv-z]{25}/g;

/** `text` with the tags of runs in place of their ids. */
export const tagRuns = (text: string): string => text.replace(RUN_ID, runTag);
