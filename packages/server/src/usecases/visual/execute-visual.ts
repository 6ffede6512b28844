import type { Model, VisualBrief, VisualRequest } from "@signet/contract";
import { runBuilder, startOf } from "../../agents/visual/builder.ts";
import type { BuilderResult, BuilderState, BuilderYield } from "../../agents/visual/port.ts";
import type { KeptFile, KeptFiles } from "../../modules/runs/files.ts";
import type { Lease } from "../../modules/runs/leases.ts";
import { type RunRow, visualRequestOf } from "../../modules/runs/runs.ts";
import type { Execute } from "../../modules/runs/worker.ts";
import type { CheckPage } from "./check-page.ts";
import { doubtOf, recorded } from "../runs/calls-in-doubt.ts";
import { createExecuteRun } from "../runs/execute-run.ts";
import { createRunPictures, type RunPictures } from "../runs/run-pictures.ts";
import type { RunFailure } from "../runs/run-failure.ts";
import { type Ending, toldOf } from "../runs/receipt-fields.ts";
import { createSealVisual, type SealVisualParts } from "./seal-visual.ts";
import { MAX_ATTEMPTS, type Stop } from "../runs/stop.ts";
import { retryRefused, STEP_WAITS } from "../runs/retry-refused.ts";
import { filesOf } from "./visual-files.ts";

export interface ExecuteVisualParts extends SealVisualParts {
  checkPage: CheckPage;
  /** The model that builds now. */
  builderModel(): Promise<Model>;
}

interface ActiveVisual {
  lease: Lease;
  row: RunRow;
  request: VisualRequest;
  /** The state of the last committed step, which is sealed together with its files. */
  state: BuilderState;
  kept: KeptFile[];
  model: Model;
  pictures: RunPictures;
}

/** Executes builds: each starts, or continues from its last committed step. */
export function createExecuteVisual(parts: ExecuteVisualParts): Execute {
  const seal = createSealVisual(parts);
  return createExecuteRun<ActiveVisual, Ending>(parts, {
    async begin(lease, row) {
      const model = recorded(await parts.builderModel(), () => parts.journal.markAsking(lease));
      const request = visualRequestOf(row);
      const state =
        row.agent_json === null
          ? startOf(request.task, await parts.library.offer(row, request.task, model, "visual"))
          : (JSON.parse(row.agent_json) as BuilderState);
      const kept = row.files_json === null ? [] : (JSON.parse(row.files_json) as KeptFiles).files;
      const pictures = createRunPictures(parts.files);
      const work: ActiveVisual = { lease, row, request, state, kept, model, pictures };
      const lost = await begin(parts, work);
      return { work, ...(lost ? { lost } : {}) };
    },
    drive: (build, stop) => drive(parts, build, stop),
    broken: ({ state }, thrown) => brokenEnding(state, thrown),
    told: toldOf,
    async seal(build, ending) {
      await sayTechniques(parts, build);
      await seal({ ...build, ending });
    },
  });
}

/** Notes that the build begins or continues; returns its ending if it cannot continue. */
async function begin(
  parts: ExecuteVisualParts,
  { lease, row, state, model }: ActiveVisual,
): Promise<Ending | undefined> {
  const { step } = state.loop;
  const note = (text: string) => ({ name: "agent_note" as const, data: { text, step } });
  if (row.last_seq === 0) {
    await parts.journal.commit("events", async (tx) => {
      await parts.journal.appendIn(tx, lease, [note(`Building with ${model.provider}/${model.id}.`)]);
      await parts.metering.settle(tx, row.id);
    });
    parts.journal.publish(row.id, []);
    return undefined;
  }
  const over = row.attempts > MAX_ATTEMPTS;
  const doubt = doubtOf(row);
  const text = over
    ? "The service was restarted and this build cannot go on; it is sealed as interrupted."
    : `The service was restarted; going on after step ${step}.${doubt.told}`;
  await parts.journal.append(lease, [note(text)], doubt.change);
  return over ? { ...failed(state, text), interrupted: true } : undefined;
}

/** Notes which techniques the build was given, and which of them the page contains. */
async function sayTechniques(
  parts: ExecuteVisualParts,
  { lease, row, kept, state }: ActiveVisual,
): Promise<void> {
  const text = await parts.library.reportUsed({ ...row, kept, given: [] }, state.techniques ?? []);
  if (text === null) return;
  await parts.journal.append(lease, [{ name: "agent_note", data: { text, step: state.loop.step } }]);
}

async function drive(parts: ExecuteVisualParts, build: ActiveVisual, stop: Stop): Promise<Ending> {
  let result: BuilderResult | undefined;
  const { checkPage } = parts;
  const deps = {
    model: build.model,
    pictures: build.pictures,
    check: (source: string, brief: VisualBrief, signal: AbortSignal) => checkPage(source, brief, signal),
    cacheKey: build.row.id,
  };
  const working = structuredClone(build.state);
  async function* builder(): AsyncGenerator<BuilderYield, void> {
    result = yield* runBuilder(build.request.task, working, deps, stop.signal);
  }
  for await (const said of builder()) {
    const { cancelRequested } = await write(parts, build, said, stop.signal);
    if (cancelRequested) stop.cancel();
  }
  return { ...result!, interrupted: false };
}

async function write(
  parts: ExecuteVisualParts,
  build: ActiveVisual,
  said: BuilderYield,
  signal: AbortSignal,
): Promise<{ cancelRequested: boolean }> {
  const { journal, files } = parts;
  const { lease, pictures } = build;
  if (said.type === "note")
    return journal.append(lease, [{ name: "agent_note", data: { text: said.text, step: said.step } }]);
  if (said.type === "checking")
    return journal.append(lease, [], { state: said.on ? "verifying" : "running" });
  const { state, shots } = said;
  const made = state.best && shots ? filesOf(state.best, shots) : null;
  const kept = made?.kept ?? build.kept;
  const shown = pictures.of(state.loop.messages);
  const appended = await retryRefused(parts, { run: lease.runId, waits: STEP_WAITS, signal }, async () => {
    const stored = await files.put([...(made?.fresh ?? []), ...shown.fresh]);
    return journal.commit("step", async (tx) => {
      await files.keep(tx, lease.runId, [...kept, ...shown.kept], stored);
      return journal.appendIn(tx, lease, [], {
        attempts: 0,
        asking: 0,
        agent_json: JSON.stringify(state),
        ...(made ? { files_json: JSON.stringify({ files: made.kept, complete: true }) } : {}),
      });
    });
  });
  pictures.committed();
  build.state = state;
  build.kept = kept;
  return appended;
}

/** The ending of a build whose work threw. */
function brokenEnding(state: BuilderState, thrown: RunFailure): Ending {
  if (thrown.stopped) {
    const how = thrown.stopped === "timeout" ? "it took too long" : "it was cancelled";
    return { ...failed(state, `The build was stopped: ${how}.`), exitReason: thrown.stopped };
  }
  const { fault, problem, error } = thrown;
  return { ...failed(state, problem.message), fault, error };
}

function failed({ loop }: BuilderState, summary: string): Ending {
  return {
    ok: false,
    exitReason: "error",
    interrupted: false,
    summary,
    steps: loop.step,
    usage: loop.usage,
    ...(loop.by ? { by: loop.by } : {}),
  };
}
