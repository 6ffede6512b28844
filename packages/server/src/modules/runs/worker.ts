import { describe, type Log } from "../../base/log.ts";
import type { Tx } from "../../store/db.ts";
import { type ClaimedRun, LeaseLost, type Lease, type Leases } from "./leases.ts";
import type { RunRow } from "./runs.ts";

const POLL_MS = 1_000;

/** Executes a claimed run. `signal` aborts with the reason given to `stop` or `abort`. */
export type Execute = (lease: Lease, row: RunRow, signal: AbortSignal) => Promise<void>;

/** The dependencies of a worker. */
export interface WorkerParts {
  leases: Leases;
  log: Log;
  id: string;
  concurrency: number;
  execute: Execute;
  /** Announces that a run was given back and waits for any worker. */
  onReleased?: () => Promise<void>;
}

/** A worker's slot for a run that is about to be opened. It is free again once it is disposed of or its run has ended. */
export interface Slot extends Disposable {
  /** Claims the run in the transaction that opens it. */
  claim(tx: Tx, runId: string): Promise<void>;
  /** Begins the run that was claimed, after the commit. */
  begin(): void;
}

/**
 * Claims queued runs, at most `concurrency` at a time, and renews their leases while they work. If the promise of `execute`
 * rejects, the lease is left to expire, and the run is claimed again.
 */
export function createWorker(parts: WorkerParts) {
  const { leases, log } = parts;
  const active = new Map<string, { abort: AbortController; done: Promise<void> }>();
  const state: WorkerState = {
    stopped: true,
    claiming: false,
    again: false,
    claim: Promise.resolve(false),
    slots: 0,
  };
  let poll: NodeJS.Timeout | undefined;

  async function claimOne(): Promise<boolean> {
    // A cancelled run only has to be sealed, which needs no sandbox and no model, so it does not wait for its turn.
    const claimed = await leases.claim(parts.id, [...active.keys()], isFull());
    if (claimed) begin(claimed);
    return claimed !== undefined;
  }

  const isFull = () => active.size + state.slots >= parts.concurrency;

  function begin(claimed: ClaimedRun): void {
    const abort = new AbortController();
    const done = work(parts, claimed, abort, () => state.stopped).finally(() => {
      active.delete(claimed.runId);
      nudge();
    });
    active.set(claimed.runId, { abort, done });
  }

  const fill = createFill(state, claimOne, log);
  /** Checks for queued runs now. */
  const nudge = () => void fill();

  return {
    nudge,
    /** A slot for a run, if it can begin at once: no run waits, so none is overtaken. */
    takeSlot: () =>
      state.stopped || state.claiming || isFull() ? undefined : createSlot(parts, state, begin),
    start(): void {
      state.stopped = false;
      poll = setInterval(nudge, POLL_MS);
      nudge();
    },
    /** Aborts a run if this worker has it, and checks for queued runs now. */
    abort(runId: string, reason: Error): void {
      active.get(runId)?.abort.abort(reason);
      nudge();
    },
    /** Claims no more runs, and resolves once the active ones have ended, or when `limit` aborts. */
    async drain(limit: AbortSignal): Promise<void> {
      state.stopped = true;
      clearInterval(poll);
      await state.claim.catch(() => undefined);
      const ended = Promise.allSettled([...active.values()].map(({ done }) => done));
      if (!limit.aborted)
        await Promise.race([ended, new Promise((resolve) => limit.addEventListener("abort", resolve))]);
    },
    /** Claims no more runs, aborts the active ones with `reason`, and resolves when all have ended. */
    async stop(reason: Error): Promise<void> {
      state.stopped = true;
      clearInterval(poll);
      await state.claim.catch(() => undefined);
      const all = [...active.values()];
      for (const { abort } of all) abort.abort(reason);
      await Promise.allSettled(all.map(({ done }) => done));
    },
    /** How many runs it executes. */
    active: () => active.size,
    kind: leases.kind,
  };
}

export type Worker = ReturnType<typeof createWorker>;

interface WorkerState {
  stopped: boolean;
  claiming: boolean;
  again: boolean;
  /** The newest claim, which may be under way. */
  claim: Promise<boolean>;
  /** How many slots are taken by runs that have not begun. */
  slots: number;
}

/** Takes a slot, for a run that `begin` begins. */
function createSlot(parts: WorkerParts, state: WorkerState, begin: (claimed: ClaimedRun) => void): Slot {
  let claimed: ClaimedRun | undefined;
  let isTaken = true;
  const leave = () => {
    if (isTaken) state.slots--;
    isTaken = false;
  };
  state.slots++;
  return {
    async claim(tx, runId) {
      claimed = await parts.leases.claimOpened(tx, parts.id, runId);
    },
    begin() {
      leave();
      const mine = claimed;
      if (!mine) return;
      if (!state.stopped) return begin(mine);
      giveBack(parts, mine).catch((thrown: unknown) => leftToNext(parts, mine, thrown));
    },
    [Symbol.dispose]: leave,
  };
}

/** Claims runs until none is left that may be claimed. */
const createFill = (state: WorkerState, claimOne: () => Promise<boolean>, log: Log) =>
  async function fill(): Promise<void> {
    state.again = true;
    if (state.claiming) return;
    state.claiming = true;
    try {
      while (state.again && !state.stopped) {
        // A nudge during the claim requests another claim, because it may announce a run that this one did not see.
        state.again = false;
        state.claim = claimOne();
        if (!(await state.claim)) continue;
        state.again = true;
        // The run that was claimed comes first: it gets as far as it can before another is looked for.
        await new Promise((resolve) => setImmediate(resolve));
      }
    } catch (thrown) {
      log.error(describe(thrown), "claiming a run failed");
    } finally {
      state.claiming = false;
    }
  };

/** Executes one run under its lease. If the worker is stopping, the run is released; otherwise a failure leaves it to the next claim. */
async function work(
  parts: WorkerParts,
  { row, ...lease }: ClaimedRun,
  abort: AbortController,
  stopped: () => boolean,
): Promise<void> {
  const { leases, log, execute } = parts;
  const renewal = setInterval(() => {
    leases.renew(lease).then(
      (kept) => kept || abort.abort(new LeaseLost(lease.runId)),
      (thrown: unknown) => log.error({ run: lease.runId, ...describe(thrown) }, "renewing a lease failed"),
    );
  }, leases.renewMs);
  try {
    await execute(lease, row, abort.signal);
  } catch (thrown) {
    if (stopped()) await giveBack(parts, lease);
    else leftToNext(parts, lease, thrown);
  } finally {
    clearInterval(renewal);
  }
}

/** Releases a run, for another worker or the next start. */
async function giveBack({ leases, onReleased }: WorkerParts, lease: Lease): Promise<void> {
  await leases.release(lease);
  await onReleased?.();
}

/** Leaves a run until its lease expires. */
function leftToNext({ log }: WorkerParts, { runId }: Lease, thrown: unknown): void {
  const level = thrown instanceof LeaseLost ? "warn" : "error";
  log[level]({ run: runId, ...describe(thrown) }, "a run was left to be taken up again");
}
