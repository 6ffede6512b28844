import type { Model, VisualBrief, VisualRequest } from "@signet/contract";
import { runBuilder, startOf } from "../agents/visual/builder.ts";
import type { BuilderResult, BuilderState, BuilderYield } from "../agents/visual/port.ts";
import type { KeptFile, KeptFiles } from "../runs/files.ts";
import type { Lease } from "../runs/leases.ts";
import { type RunRow, visualRequestOf } from "../runs/runs.ts";
import type { Execute } from "../runs/worker.ts";
import type { CheckPage } from "./checkPage.ts";
import { endOfThrown } from "./failures.ts";
import type { Ending } from "./receiptFields.ts";
import { createSealVisual, type SealVisualParts } from "./sealVisual.ts";
import { createStop, MAX_ATTEMPTS, type Stop } from "./stop.ts";
import { filesOf } from "./visualFiles.ts";

export interface ExecuteVisualParts extends SealVisualParts {
  checkPage: CheckPage;
  /** The model that builds now. */
  builderModel(): Promise<Model>;
}

interface Building {
  lease: Lease;
  row: RunRow;
  request: VisualRequest;
  /** As of the last committed step: what is sealed, with the files that belong to it. */
  state: BuilderState;
  kept: KeptFile[];
}

/** Does a claimed build to its end, from the start or the last committed step, and seals it. */
export function createExecuteVisual(parts: ExecuteVisualParts): Execute {
  const seal = createSealVisual(parts);

  return async (lease, row, outer) => {
    const model = await parts.builderModel();
    const request = visualRequestOf(row);
    const state =
      row.agent_json === null
        ? startOf(request.task, await parts.library.offer(row, request.task, model, "visual"))
        : (JSON.parse(row.agent_json) as BuilderState);
    const kept = row.files_json === null ? [] : (JSON.parse(row.files_json) as KeptFiles).files;
    const build: Building = { lease, row, request, state, kept };
    using stop = createStop(row, outer, parts.config.runTimeoutSeconds);
    const lost = await begin(parts, build, model);
    const ending = lost ?? (await work(parts, build, model, stop));
    await sayTechniques(parts, build);
    await seal({ ...build, ending, model });
  };
}

/** Says that the build begins or goes on; how it ends where it cannot. */
async function begin(
  parts: ExecuteVisualParts,
  { lease, row, state }: Building,
  model: Model,
): Promise<Ending | undefined> {
  const { step } = state.loop;
  const note = (text: string) => ({ name: "agent_note" as const, data: { text, step } });
  if (row.last_seq === 0) {
    await parts.db.transaction().execute(async (tx) => {
      await parts.journal.appendIn(tx, lease, [note(`Building with ${model.provider}/${model.id}.`)]);
      await parts.metering.settle(tx, row.id);
    });
    parts.journal.wake(row.id);
    return undefined;
  }
  const over = row.attempts > MAX_ATTEMPTS;
  const text = over
    ? "The service was restarted and this build cannot go on; it is sealed as interrupted."
    : `The service was restarted; going on after step ${step}.`;
  await parts.journal.append(lease, [note(text)]);
  return over ? { ...failed(state, text), interrupted: true } : undefined;
}

/** Says what the library gave, and what of it is in the page. */
async function sayTechniques(
  parts: ExecuteVisualParts,
  { lease, row, kept, state }: Building,
): Promise<void> {
  const text = await parts.library.sayUsed({ ...row, kept, given: [] }, state.techniques ?? []);
  if (text === null) return;
  await parts.journal.append(lease, [{ name: "agent_note", data: { text, step: state.loop.step } }]);
}

async function work(parts: ExecuteVisualParts, build: Building, model: Model, stop: Stop): Promise<Ending> {
  let result: BuilderResult | undefined;
  const { checkPage } = parts;
  const deps = {
    model,
    check: (source: string, brief: VisualBrief, signal: AbortSignal) => checkPage(source, brief, signal),
    cacheKey: build.row.id,
  };
  const working = structuredClone(build.state);
  async function* builder(): AsyncGenerator<BuilderYield, void> {
    result = yield* runBuilder(build.request.task, working, deps, stop.signal);
  }
  try {
    for await (const said of builder()) {
      const { cancelRequested } = await write(parts, build, said);
      if (cancelRequested) stop.cancel();
    }
  } catch (thrown) {
    return endingOf(thrown, parts, build);
  }
  return { ...result!, interrupted: false };
}

async function write(
  { db, journal, files }: ExecuteVisualParts,
  build: Building,
  said: BuilderYield,
): Promise<{ cancelRequested: boolean }> {
  const { lease } = build;
  if (said.type === "note")
    return journal.append(lease, [{ name: "agent_note", data: { text: said.text, step: said.step } }]);
  if (said.type === "checking")
    return journal.append(lease, [], { state: said.on ? "verifying" : "running" });
  const { state, shots } = said;
  const made = state.best && shots ? filesOf(state.best, shots) : null;
  const appended = await db.transaction().execute(async (tx) => {
    if (made) await files.keep(tx, lease.runId, made.kept, made.fresh);
    return journal.appendIn(tx, lease, [], {
      attempts: 0,
      agent_json: JSON.stringify(state),
      ...(made ? { files_json: JSON.stringify({ files: made.kept, complete: true }) } : {}),
    });
  });
  build.state = state;
  if (made) build.kept = made.kept;
  return appended;
}

/** How a build ends that threw. */
function endingOf(thrown: unknown, { log }: ExecuteVisualParts, { row, state }: Building): Ending {
  const end = endOfThrown(thrown, row, log);
  if (end.stopped) {
    const how = end.stopped === "timeout" ? "it took too long" : "it was cancelled";
    return { ...failed(state, `The build was stopped: ${how}.`), exitReason: end.stopped };
  }
  const { fault, problem, error } = end;
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
