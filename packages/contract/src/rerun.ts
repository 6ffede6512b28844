/** What running the check of a sealed run again can say, with the exit code of `signet verify --rerun`. */
export const RERUN_EXIT = { same: 0, differs: 40, cannot_run: 41, bad_record: 42 } as const;
export type RerunResult = keyof typeof RERUN_EXIT;
/** No record of a run is larger: this is more than the largest work with its given files. */
export const MOST_RECORD_BYTES = 384 << 20;
