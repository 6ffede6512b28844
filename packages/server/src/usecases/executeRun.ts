import { type Check, type CodeEventBody, type CodeRunRequest, type Usage } from "@signet/contract";
import { runCoder } from "../agents/coder.ts";
import { type CoderResult, type CoderState, type CoderYield } from "../agents/port.ts";
import { newId } from "../base/ids.ts";
import type { Model } from "../models/port.ts";
import type { Files, KeptFiles } from "../runs/files.ts";
import type { Lease } from "../runs/leases.ts";
import { requestOf, type RunRow } from "../runs/runs.ts";
import type { Execute } from "../runs/worker.ts";
import { type Limits, type Sandbox, type SandboxDriver } from "../sandbox/port.ts";
import { endOfThrown } from "./failures.ts";
import { createWorkspaceKeeper } from "./keepWorkspace.ts";
import { type CodeEnding, createSealRun, type SealParts } from "./sealRun.ts";
import { closeDangling } from "./closeDangling.ts";
import { packFiles } from "./packFiles.ts";
import type { SandboxReadiness } from "./sandboxReadiness.ts";
import { createStop, MAX_ATTEMPTS, type Stop } from "./stop.ts";

const NO_USAGE: Usage = { input_tokens: 0, output_tokens: 0, cached_tokens: 0, estimated: false };
const NO_CHECK: Check = { kind: "none", cmd: null, exit_code: null, passed: false, output: "" };

export interface ExecuteParts extends SealParts {
  files: Files;
  driver: SandboxDriver;
  limits: Limits;
  readiness: SandboxReadiness;
  /** The model that answers now. */
  model(): Promise<Model>;
}

/**
 * Does a claimed run to its end: start or go on from the last committed step, journal all the coder says, seal. Whatever
 * happens there is a receipt, unless the service stops or loses the run; then the run is left as it stands.
 */
export function createExecuteRun(parts: ExecuteParts): Execute {
  const seal = createSealRun(parts);

  return async (lease, row, outer) => {
    const model = await parts.model();
    const run = await begin(parts, lease, row, model);
    using stop = createStop(row, outer);
    const sandboxes = createSandboxes(parts, row.id);
    try {
      const ending = run.lost ?? (await work(parts, run, { model, stop, open: () => sandboxes.open() }));
      const { version } = await parts.readiness.check();
      await seal({ ...run, ending, model, sandbox: version });
    } finally {
      await sandboxes.closed();
    }
  };
}

/** Sandboxes of one run. Closing one is not waited for where it is closed, but before the run lets go of its place. */
function createSandboxes({ driver, limits }: ExecuteParts, runId: string) {
  const closing: Promise<void>[] = [];
  return {
    async open(): Promise<Sandbox> {
      const sandbox = await driver.open({ runId, limits });
      return { ...sandbox, close: async () => void closing.push(sandbox.close()) };
    },
    closed: () => Promise.all(closing),
  };
}

interface Working {
  lease: Lease;
  row: RunRow;
  request: CodeRunRequest;
  kept: KeptFiles;
  state: CoderState | null;
  /** Set where the run cannot go on: how it ends. */
  lost?: CodeEnding;
}

/** Says `code_start`, or after a restart closes what was left open and says that the run goes on. */
async function begin(parts: ExecuteParts, lease: Lease, row: RunRow, model: Model): Promise<Working> {
  const request = requestOf(row);
  const state = row.agent_json === null ? null : (JSON.parse(row.agent_json) as CoderState);
  const kept =
    row.files_json === null ? { files: [], complete: true } : (JSON.parse(row.files_json) as KeptFiles);
  const run: Working = { lease, row, request, kept, state };
  if (row.last_seq === 0) {
    const data = {
      task: request.task,
      conversation_id: request.conversation_id ?? null,
      max_steps: request.max_steps,
      resumed: false,
      engine: model.engine,
      model: model.id,
    };
    await parts.db.transaction().execute(async (tx) => {
      await parts.journal.appendIn(tx, lease, [{ name: "code_start", data }]);
      await parts.metering.settle(tx, row.id);
    });
    parts.journal.wake(row.id);
    return run;
  }
  const step = state?.step ?? 0;
  const over = row.attempts > MAX_ATTEMPTS || !kept.complete;
  const text = over
    ? "The service was restarted and this run cannot go on; it is sealed as interrupted."
    : `The service was restarted; going on after step ${step}.`;
  const dangling = await closeDangling(parts.journal, row.id);
  await parts.journal.append(lease, [...dangling, { name: "agent_note", data: { text, step } }]);
  if (over) run.lost = { ...failed(state, text), interrupted: true };
  return run;
}

async function work(
  parts: ExecuteParts,
  run: Working,
  { model, stop, open }: { model: Model; stop: Stop; open: () => Promise<Sandbox> },
): Promise<CodeEnding> {
  const { lease, request } = run;
  const keep = createWorkspaceKeeper();
  const coderTask = {
    task: request.task,
    files: request.files,
    checkCmd: request.check_cmd ?? null,
    maxSteps: request.max_steps,
  };
  const deps = {
    model,
    clock: parts.clock,
    openSandbox: open,
    newCommandId: () => newId("cmd", parts.clock.now()),
    cacheKey: run.row.id,
  };
  const resume = run.state && { state: run.state, workspace: packFiles(parts.files, run.kept.files) };
  let result: CoderResult | undefined;
  async function* coder(): AsyncGenerator<CoderYield, void> {
    result = yield* runCoder(coderTask, deps, { signal: stop.signal, ...(resume ? { resume } : {}) });
  }
  try {
    for await (const said of coder()) await write(said);
  } catch (thrown) {
    return endingOf(thrown, parts, run);
  }
  return { ...result!, interrupted: false };

  async function write(said: CoderYield): Promise<void> {
    if (said.type === "step") {
      const { fresh, ...kept } = await keep(said.sandbox);
      await parts.db.transaction().execute(async (tx) => {
        await parts.files.keep(tx, lease.runId, kept.files, fresh);
        await parts.journal.appendIn(tx, lease, [], {
          attempts: 0,
          agent_json: JSON.stringify(said.state),
          files_json: JSON.stringify(kept),
        });
      });
      run.kept = kept;
      run.state = said.state;
      return;
    }
    const bodies: CodeEventBody[] = said.type === "event" ? [said.event] : [];
    const { cancelRequested } = await parts.journal.append(
      lease,
      bodies,
      said.type === "phase" ? { state: said.phase } : {},
    );
    if (cancelRequested) stop.cancel();
  }
}

/** How a run ends that threw. */
function endingOf(thrown: unknown, { log }: ExecuteParts, { row, state }: Working): CodeEnding {
  const end = endOfThrown(thrown, row, log);
  if (end.stopped) return { ...failed(state, "Stopped."), exitReason: end.stopped };
  const { fault, problem, error } = end;
  return { ...failed(state, problem.message), fault, error };
}

const failed = (state: CoderState | null, summary: string): CodeEnding => ({
  ok: false,
  exitReason: "error",
  interrupted: false,
  check: NO_CHECK,
  summary,
  steps: state?.step ?? 0,
  usage: state?.usage ?? NO_USAGE,
  ...(state?.by ? { by: state.by } : {}),
});
