import type { RunKind, RunState, Usage } from "@signet/contract";
import type { Clock } from "../../base/clock.ts";
import { runTag } from "../../base/run-tags.ts";
import { type OpenSpan, withinSpan } from "../../base/spans.ts";
import type { Config } from "../../base/config.ts";
import type { Log } from "../../base/log.ts";
import type { Lease } from "../../modules/runs/leases.ts";
import type { RunRow } from "../../modules/runs/runs.ts";
import type { Execute } from "../../modules/runs/worker.ts";
import { endOfThrown, type RunFailure } from "./run-failure.ts";
import { createStop, type Stop } from "./stop.ts";

/** What differs between the kinds of run. `Work` is one run under way, `Ending` how it ended. */
export interface RunKindSteps<Work extends object, Ending> {
  /** Reads the claimed run and records that it begins or resumes. `lost`: the ending of a run that cannot continue. */
  begin(lease: Lease, row: RunRow): Promise<{ work: Work; lost?: Ending }>;
  /** Does the work and writes its events, until it ends or throws. */
  drive(work: Work, stop: Stop): Promise<Ending>;
  /** The ending of a run whose work threw. */
  broken(work: Work, thrown: RunFailure): Promise<Ending> | Ending;
  /** How the run ended: its final state, and the code of its problem or else its own reason. */
  told(ending: Ending): Told;
  /** Writes the last events, the final state, the charge and, if the kind has one, the receipt in one transaction. */
  seal(work: Work, ending: Ending): Promise<void>;
  /** Releases the resources of the work, whether it was sealed or not. */
  close?(work: Work): Promise<unknown>;
}

/** How a run ended. */
export interface Told {
  state: RunState;
  reason: string;
  usage: Usage;
}

/** A run that was sealed. */
export interface EndedRun {
  kind: RunKind;
  state: RunState;
  reason: string;
  /** From its acceptance to its start, and from there to its end. */
  waitSeconds: number;
  seconds: number;
}

export interface ExecuteParts {
  config: Config;
  clock: Clock;
  log: Log;
  /** Called after the seal. */
  onEnd?: (run: EndedRun) => void;
}

/**
 * Executes a claimed run to its end and seals it, however its work ends. If the service stops, or the run belongs to another
 * worker by now, the run is left unchanged and this rejects.
 */
export function createExecuteRun<Work extends object, Ending>(
  { config, clock, log, onEnd }: ExecuteParts,
  kind: RunKindSteps<Work, Ending>,
): Execute {
  return (lease, row, outer) =>
    withinSpan(`invoke_agent ${row.kind}`, attributesOf(row), (span) => execute(span, lease, row, outer));

  async function execute(span: OpenSpan, ...[lease, row, outer]: Parameters<Execute>): Promise<void> {
    const { work, lost } = await kind.begin(lease, row);
    using stop = createStop(row, outer, config.runTimeoutSeconds);
    try {
      const ending = lost ?? (await driven(work, stop, row));
      await kind.seal(work, ending);
      // Readers get the end before it is logged.
      await new Promise((resolve) => setImmediate(resolve));
      tell(span, row, kind.told(ending));
    } finally {
      await kind.close?.(work);
    }
  }

  function tell(span: OpenSpan, row: RunRow, { state, reason, usage }: Told): void {
    const { started_at: startedAt, created_at: createdAt } = row;
    const began = startedAt ?? createdAt;
    const seconds = Math.max(0, clock.now() - began) / 1000;
    log.info(
      { run: row.id, request: row.request_id, kind: row.kind, state, reason, s: Math.round(seconds) },
      "run ended",
    );
    span.set({
      "signet.run.state": state,
      "signet.run.reason": reason,
      "gen_ai.usage.input_tokens": usage.input_tokens,
      "gen_ai.usage.output_tokens": usage.output_tokens,
    });
    if (FAILED.has(state)) span.fail(reason);
    onEnd?.({ kind: row.kind, state, reason, waitSeconds: Math.max(0, began - createdAt) / 1000, seconds });
  }

  async function driven(work: Work, stop: Stop, row: RunRow): Promise<Ending> {
    try {
      return await kind.drive(work, stop);
    } catch (thrown) {
      return kind.broken(work, endOfThrown(thrown, row, log));
    }
  }
}

const FAILED = new Set<RunState>(["failed", "timed_out", "interrupted"]);

const attributesOf = ({ id, kind, request_id, attempts }: RunRow) => ({
  "gen_ai.operation.name": "invoke_agent",
  "gen_ai.agent.name": kind,
  "signet.run": runTag(id),
  "signet.request": request_id,
  "signet.run.attempt": attempts,
});
