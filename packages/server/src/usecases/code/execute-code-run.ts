import type { CodeEventBody, Model } from "@signet/contract";
import { runCoder } from "../../agents/coder.ts";
import { ProjectFile, removalsOf } from "../../agents/check/project-file.ts";
import type { CoderTask } from "../../agents/coder-task.ts";
import type { CoderDeps, CoderResult, CoderState, CoderYield } from "../../agents/port.ts";
import { newId } from "../../base/ids.ts";
import { goneIn, type KeptFiles, type NewContent, storedBy } from "../../modules/runs/files.ts";
import { requestOf } from "../../modules/runs/runs.ts";
import type { Execute } from "../../modules/runs/worker.ts";
import type { Limits, SandboxDriver } from "@signet/sandbox";
import { beginCodeRun, heldBy, type ActiveCodeRun } from "./begin-code-run.ts";
import { recorded } from "../runs/calls-in-doubt.ts";
import { filesSince } from "../runs/conversation.ts";
import type { CarryParts } from "./carry-over.ts";
import { createExecuteRun } from "../runs/execute-run.ts";
import { createRunPictures, type RunPictures } from "../runs/run-pictures.ts";
import { createWorkspaceKeeper } from "./keep-workspace.ts";
import type { RecordParts } from "./record-task.ts";
import type { Projects } from "./projects.ts";
import { createSandboxes, type Sandboxes } from "./run-sandboxes.ts";
import { checkInputsOf } from "./check-inputs.ts";
import { brokenEnding, type CodeEnding } from "./code-ending.ts";
import { createSealCodeRun, type SealCodeParts } from "./seal-code-run.ts";
import { setUpRun, type SetUpParts } from "./set-up-run.ts";
import { packFiles } from "../runs/pack-files.ts";
import type { SandboxEquipment } from "../runs/sandbox-equipment.ts";
import { toldOf } from "../runs/receipt-fields.ts";
import type { SandboxReadiness } from "../runs/sandbox-readiness.ts";
import type { Stop } from "../runs/stop.ts";
import { retryRefused, STEP_WAITS } from "../runs/retry-refused.ts";

export interface CodeRunParts extends SealCodeParts, CarryParts, RecordParts, SetUpParts {
  driver: SandboxDriver;
  limits: Limits;
  readiness: SandboxReadiness;
  equipment: SandboxEquipment;
  projects: Projects;
  /** The model that answers now, or the one of this name. */
  model(name?: string): Promise<Model>;
}

/** A coding run under way. */
interface CodeWork {
  run: ActiveCodeRun;
  model: Model;
  sandboxes: Sandboxes;
  pictures: RunPictures;
}

/** A workspace as it is kept, with the contents that are new. */
type Workspace = KeptFiles & { fresh: NewContent[] };

/** Executes coding runs: each starts, or continues from its last committed step, and journals the coder's events. */
export function createExecuteCodeRun(parts: CodeRunParts): Execute {
  const seal = createSealCodeRun(parts);
  return createExecuteRun<CodeWork, CodeEnding>(parts, {
    async begin(lease, row) {
      const model = recorded(await parts.model(requestOf(row).model), () => parts.journal.markAsking(lease));
      const run = await beginCodeRun(parts, lease, row, model);
      const sandboxes = createSandboxes(parts, row.id);
      const work = { run, model, sandboxes, pictures: createRunPictures(parts.files) };
      return { work, ...(run.lost ? { lost: run.lost } : {}) };
    },
    drive: (work, stop) => drive(parts, work, stop),
    broken: ({ run }, thrown) => brokenEnding(run.state, thrown),
    told: toldOf,
    async seal({ run, model }, ending) {
      await sayTechniques(parts, run);
      const { version } = await parts.readiness.check();
      const inputs = checkInputsOf(run, ending, await parts.equipment.find());
      await seal({ ...run, ending, model, sandbox: version, inputs });
    },
    async close({ run, sandboxes }) {
      await sandboxes.closed();
      await run.project?.[Symbol.asyncDispose]();
    },
  });
}

async function drive(parts: CodeRunParts, work: CodeWork, stop: Stop): Promise<CodeEnding> {
  const { run, model, sandboxes } = work;
  const { lease } = run;
  const keep = createWorkspaceKeeper(run.task);
  const deps = depsOf(parts, work);
  const removed = run.project ? removalsOf(run.project.files, goneIn(run.kept)) : [];
  const resume = run.state && {
    state: run.state,
    workspace: packFiles(filesFor(parts, lease.runId, stop.signal), run.kept.files, removed),
  };
  const setUp = await setUpRun(parts, {
    ...run,
    signal: stop.signal,
    say: (bodies) => parts.journal.append(lease, bodies),
  });
  sandboxes.use(setUp.layers);
  run.setUp = setUp.done?.command ?? null;
  const told = run.state ? {} : { ...(await toldFirst(parts, run, model)), setUp: setUp.done };
  let result: CoderResult | undefined;
  async function* coder(): AsyncGenerator<CoderYield, void> {
    result = yield* runCoder({ ...run.task, ...told }, deps, {
      signal: stop.signal,
      ...(resume ? { resume } : {}),
    });
  }
  for await (const said of coder()) await write(said);
  return { ...handedOver(result!, run.kept), interrupted: false };

  async function write(said: CoderYield): Promise<void> {
    if (said.type === "step")
      return storeStep(parts, work, await keep(said.sandbox), said.state, stop.signal);
    // The time of a check does not count as the run's.
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

/** The stored files for a run that goes on, which waits for them. */
const filesFor = (parts: CodeRunParts, run: string, signal: AbortSignal) => ({
  content: (sha256: string) =>
    retryRefused(parts, { run, waits: "a run waits until its files can be read", signal }, () =>
      parts.files.content(sha256),
    ),
});

/** Stores a step: what the workspace holds, and the state that goes with it. */
async function storeStep(
  parts: CodeRunParts,
  { run, pictures }: CodeWork,
  { fresh, ...kept }: Workspace,
  state: CoderState,
  signal: AbortSignal,
): Promise<void> {
  const { lease, begun, record } = run;
  record?.took(state);
  const shown = pictures.of(state.messages);
  const needed = [...storedBy(kept), ...(begun ? heldBy(begun) : []), ...shown.kept];
  await retryRefused(parts, { run: lease.runId, waits: STEP_WAITS, signal }, async () => {
    const stored = await parts.files.put([...fresh, ...shown.fresh]);
    await parts.journal.commit("step", async (tx) => {
      await parts.files.keep(tx, lease.runId, needed, stored);
      await parts.journal.appendIn(tx, lease, [], {
        attempts: 0,
        asking: 0,
        agent_json: JSON.stringify(state),
        files_json: JSON.stringify(kept),
      });
      await record?.write(tx);
    });
  });
  pictures.committed();
  run.kept = kept;
  run.state = state;
}

/** What the first message tells beside the task. A run that continues has it in its messages. */
async function toldFirst(
  { library, equipment }: CodeRunParts,
  { row, task }: ActiveCodeRun,
  model: Model,
): Promise<Pick<CoderTask, "techniques" | "equipment">> {
  const [techniques, found] = await Promise.all([
    library.offer(row, task.task, model, "code"),
    equipment.find(),
  ]);
  return { techniques, equipment: "reason" in found ? null : found };
}

/** The dependencies of the coder. */
const depsOf = (parts: CodeRunParts, { run: { row }, model, sandboxes, pictures }: CodeWork): CoderDeps => ({
  model,
  pictures,
  clock: parts.clock,
  openSandbox: () => sandboxes.open(),
  openCheckSandbox: () => sandboxes.openForCheck(),
  checkTimeoutSeconds: parts.config.checkTimeoutSeconds,
  newCommandId: () => newId("cmd", parts.clock.now()),
  cacheKey: row.id,
});

/** Notes which techniques the run was given, and which of them its work contains. */
async function sayTechniques(
  parts: CodeRunParts,
  { lease, row, task, kept, state, begun }: ActiveCodeRun,
): Promise<void> {
  const given = task.files.filter((file) => !(file instanceof ProjectFile));
  const work = { ...row, kept: filesSince(begun, kept.files), given };
  const text = await parts.library.reportUsed(work, state?.techniques ?? []);
  if (text === null) return;
  await parts.journal.append(lease, [{ name: "agent_note", data: { text, step: state?.step ?? 0 } }]);
}

/** Whether the kept files, and those that they replace, are what the check ran on. */
function isWhatWasChecked(kept: KeptFiles, checked: ReadonlyMap<string, string>): boolean {
  const shaBefore = new Map(kept.replaced?.map(({ path, sha256 }) => [path, sha256]));
  const delivered = new Map(kept.files.map(({ path, sha256 }) => [path, sha256]));
  for (const path of goneIn(kept)) delivered.set(path, "");
  // A file whose mode alone has changed is kept, but has nothing new to check.
  for (const [path, sha256] of delivered) if (shaBefore.get(path) === sha256) delivered.delete(path);
  return (
    delivered.size === checked.size && [...delivered].every(([path, sha256]) => checked.get(path) === sha256)
  );
}

/** Makes sure that the delivered files are the checked ones; otherwise the verdict does not count. */
function handedOver(result: CoderResult, kept: KeptFiles): CoderResult {
  const { checked, ...rest } = result;
  if (!rest.ok || checked === undefined) return rest;
  if (kept.complete && isWhatWasChecked(kept, checked)) return rest;
  const check = {
    ...rest.check,
    passed: false,
    output: "The files that were kept are not those that were checked.",
  };
  return { ...rest, ok: false, exitReason: "unverified", check };
}
