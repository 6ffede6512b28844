import { RunList } from "./run-list.tsx";
import { RunRecord } from "./run-record.tsx";

/** The Runs page: all runs, or the record of one. */
export function RunsPage({ id }: { id?: string | undefined }) {
  return id === undefined ? <RunList /> : <RunRecord runId={id} />;
}
