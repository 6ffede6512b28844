import { BOUNDS, type VisualPlan } from "@signet/contract";
import { Stopped } from "../agents/port.ts";
import { runBuilder, startOf } from "../agents/visual/builder.ts";
import type { BuilderResult, BuilderState, BuilderYield } from "../agents/visual/port.ts";
import { describe } from "../base/log.ts";
import { problemBody } from "../base/problem.ts";
import type { Model } from "../models/port.ts";
import type { KeptFile, KeptFiles } from "../runs/files.ts";
import { Fenced, type Lease } from "../runs/leases.ts";
import { type RunRow, visualRequestOf } from "../runs/runs.ts";
import type { Execute } from "../runs/worker.ts";
import type { CheckPage } from "./checkPage.ts";
import { faultOf, problemOf } from "./failures.ts";
import { createSealVisual, type SealVisualParts, type VisualEnding } from "./sealVisual.ts";
import { filesOf } from "./visualFiles.ts";

/** A build that the service went down with this often since its last committed step is not tried again. */
const MAX_ATTEMPTS = 3;

export interface ExecuteVisualParts extends SealVisualParts {
  checkPage: CheckPage;
  /** The model that builds now. */
  builderModel(): Promise<Model>;
}

interface Building {
  lease: Lease;
  row: RunRow;
  task: string;
  /** As of the last committed step: what is sealed, with the files that belong to it. */
  state: BuilderState;
  kept: KeptFile[];
}

/** Does a claimed build to its end, from the start or the last committed step, and seals it. */
export function createExecuteVisual(parts: ExecuteVisualParts): Execute {
  const seal = createSealVisual(parts);

  return async (lease, row, outer) => {
    const model = await parts.builderModel();
    const { task } = visualRequestOf(row);
    const state = row.agent_json === null ? startOf(task) : (JSON.parse(row.agent_json) as BuilderState);
    const kept = row.files_json === null ? [] : (JSON.parse(row.files_json) as KeptFiles).files;
    const build: Building = { lease, row, task, state, kept };
    const stop = new AbortController();
    const forward = () => stop.abort(outer.reason);
    outer.addEventListener("abort", forward, { once: true });
    if (outer.aborted) forward();
    const wall = setTimeout(() => stop.abort(new Stopped("timeout")), BOUNDS.runSeconds * 1_000);
    if (row.cancel_requested) stop.abort(new Stopped("cancelled"));
    try {
      const lost = await begin(parts, build, model);
      const ending = lost ?? (await work(parts, build, model, stop));
      await seal({ ...build, ending, model });
    } finally {
      clearTimeout(wall);
      outer.removeEventListener("abort", forward);
    }
  };
}

/** Says that the build begins or goes on; how it ends where it cannot. */
async function begin(
  parts: ExecuteVisualParts,
  { lease, row, state }: Building,
  model: Model,
): Promise<VisualEnding | undefined> {
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

async function work(
  parts: ExecuteVisualParts,
  build: Building,
  model: Model,
  stop: AbortController,
): Promise<VisualEnding> {
  let result: BuilderResult | undefined;
  const { checkPage } = parts;
  const deps = {
    model,
    check: (source: string, plan: VisualPlan, signal: AbortSignal) => checkPage.check(source, plan, signal),
    cacheKey: build.row.id,
  };
  const working = structuredClone(build.state);
  async function* builder(): AsyncGenerator<BuilderYield, void> {
    result = yield* runBuilder(build.task, working, deps, stop.signal);
  }
  try {
    for await (const said of builder()) {
      const { cancelRequested } = await write(parts, build, said);
      if (cancelRequested) stop.abort(new Stopped("cancelled"));
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

/** How a build ends that threw. Throws on what is not an end: the run lost to another worker, the service stopping. */
function endingOf(thrown: unknown, parts: ExecuteVisualParts, { row, state }: Building): VisualEnding {
  if (thrown instanceof Fenced) throw thrown;
  if (thrown instanceof Stopped) {
    if (thrown.why === "shutdown") throw thrown;
    const how = thrown.why === "timeout" ? "it took too long" : "it was cancelled";
    return { ...failed(state, `The build was stopped: ${how}.`), exitReason: thrown.why };
  }
  const problem = problemOf(thrown);
  if (problem.code === "internal")
    parts.log.error({ run: row.id, request: row.request_id, ...describe(thrown) }, "visual failed");
  const data = problemBody(problem, { instance: "/api/demo/code/visual", requestId: row.request_id });
  return {
    ...failed(state, problem.message),
    fault: faultOf(thrown),
    error: { name: "error", data: { ...data, charged: false } },
  };
}

function failed({ loop }: BuilderState, summary: string): VisualEnding {
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
