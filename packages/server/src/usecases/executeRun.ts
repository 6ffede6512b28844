import type { CodeEventBody, Model } from "@signet/contract";
import { runCoder } from "../agents/coder.ts";
import type { CoderDeps, CoderResult, CoderYield } from "../agents/port.ts";
import { newId } from "../base/ids.ts";
import type { KeptFiles } from "../runs/files.ts";
import type { Execute } from "../runs/worker.ts";
import type { Limits, SandboxDriver } from "@signet/sandbox";
import { beginRun, heldBy, type Working } from "./beginRun.ts";
import { filesSince } from "./conversation.ts";
import type { CarryParts } from "./carryOver.ts";
import { endOfThrown } from "./failures.ts";
import { createWorkspaceKeeper } from "./keepWorkspace.ts";
import type { RecordParts } from "./recordTask.ts";
import { createSandboxes, type Sandboxes } from "./runSandboxes.ts";
import { type CodeEnding, createSealRun, failed, type SealParts } from "./sealRun.ts";
import { packFiles } from "./packFiles.ts";
import type { SandboxReadiness } from "./sandboxReadiness.ts";
import { createStop, type Stop } from "./stop.ts";

export interface ExecuteParts extends SealParts, CarryParts, RecordParts {
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
    const run = await beginRun(parts, lease, row, model);
    using stop = createStop(row, outer, parts.config.runTimeoutSeconds);
    const sandboxes = createSandboxes(parts, row.id);
    try {
      const ending = run.lost ?? (await work(parts, run, { model, stop, sandboxes }));
      await sayTechniques(parts, run);
      const { version } = await parts.readiness.check();
      await seal({ ...run, ending, model, sandbox: version });
    } finally {
      await sandboxes.closed();
    }
  };
}

async function work(
  parts: ExecuteParts,
  run: Working,
  { model, stop, sandboxes }: { model: Model; stop: Stop; sandboxes: Sandboxes },
): Promise<CodeEnding> {
  const { lease } = run;
  const keep = createWorkspaceKeeper(run.task.files.map((file) => file.path));
  const deps = depsOf(parts, run, model, sandboxes);
  const resume = run.state && { state: run.state, workspace: packFiles(parts.files, run.kept.files) };
  const techniques = run.state ? null : await parts.library.offer(run.row, run.task.task, model, "code");
  let result: CoderResult | undefined;
  async function* coder(): AsyncGenerator<CoderYield, void> {
    result = yield* runCoder({ ...run.task, techniques }, deps, {
      signal: stop.signal,
      ...(resume ? { resume } : {}),
    });
  }
  try {
    for await (const said of coder()) await write(said);
  } catch (thrown) {
    return endingOf(thrown, parts, run);
  }
  return { ...handedOver(result!, run.kept), interrupted: false };

  async function write(said: CoderYield): Promise<void> {
    if (said.type === "step") {
      const { fresh, ...kept } = await keep(said.sandbox);
      run.record?.took(said.state);
      await parts.db.transaction().execute(async (tx) => {
        const needed = run.begun ? [...kept.files, ...heldBy(run.begun)] : kept.files;
        await parts.files.keep(tx, lease.runId, needed, fresh);
        await parts.journal.appendIn(tx, lease, [], {
          attempts: 0,
          agent_json: JSON.stringify(said.state),
          files_json: JSON.stringify(kept),
        });
        await run.record?.write(tx);
      });
      run.kept = kept;
      run.state = said.state;
      return;
    }
    // A check's time is not the run's.
    if (said.type === "phase") stop.count(said.phase === "running");
    if (said.type === "event") run.record?.saw(said.event);
    const bodies: CodeEventBody[] = said.type === "event" ? [said.event] : [];
    const { cancelRequested } = await parts.journal.append(
      lease,
      bodies,
      said.type === "phase" ? { state: said.phase } : {},
    );
    if (cancelRequested) stop.cancel();
  }
}

/** What the coder does its task with. */
const depsOf = (parts: ExecuteParts, { row }: Working, model: Model, sandboxes: Sandboxes): CoderDeps => ({
  model,
  clock: parts.clock,
  openSandbox: () => sandboxes.open(),
  openCheckSandbox: () => sandboxes.openForCheck(),
  checkTimeoutSeconds: parts.config.checkTimeoutSeconds,
  newCommandId: () => newId("cmd", parts.clock.now()),
  cacheKey: row.id,
});

/** Says what the library gave, and what of it is in the work. */
async function sayTechniques(
  parts: ExecuteParts,
  { lease, row, task, kept, state, begun }: Working,
): Promise<void> {
  const work = { ...row, kept: filesSince(begun, kept.files), given: task.files };
  const text = await parts.library.sayUsed(work, state?.techniques ?? []);
  if (text === null) return;
  await parts.journal.append(lease, [{ name: "agent_note", data: { text, step: state?.step ?? 0 } }]);
}

/** Delivered is what was checked: a file that is not the one that passed makes the verdict worth nothing. */
function handedOver(result: CoderResult, kept: KeptFiles): CoderResult {
  const { checked, ...rest } = result;
  if (!rest.ok || checked === undefined) return rest;
  const same =
    kept.complete &&
    kept.files.length === checked.size &&
    kept.files.every((file) => checked.get(file.path) === file.sha256);
  if (same) return rest;
  const check = {
    ...rest.check,
    passed: false,
    output: "The files that were kept are not those that were checked.",
  };
  return { ...rest, ok: false, exitReason: "unverified", check };
}

/** How a run ends that threw. */
function endingOf(thrown: unknown, { log }: ExecuteParts, { row, state }: Working): CodeEnding {
  const end = endOfThrown(thrown, row, log);
  if (end.stopped) return { ...failed(state, "Stopped."), exitReason: end.stopped };
  const { fault, problem, error } = end;
  return { ...failed(state, problem.message), fault, error };
}
