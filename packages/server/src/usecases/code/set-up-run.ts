import { createHash } from "node:crypto";
import type { CodeEventBody, CodeRunRequest } from "@signet/contract";
import {
  type LayerBounds,
  type Limits,
  type Sandbox,
  type SandboxDriver,
  SandboxError,
} from "@signet/sandbox";
import { placeFiles } from "../../agents/check/place.ts";
import type { SetUpDone } from "../../agents/coder-task.ts";
import type { Clock } from "../../base/clock.ts";
import { newId } from "../../base/ids.ts";
import type { Scope } from "../../base/scope.ts";
import { hasMemory } from "../../modules/access/caller.ts";
import type { Egress } from "../../modules/outbound/egress/egress.ts";
import type { CountedUse } from "../../modules/outbound/egress/host-uses.ts";
import { type OpenProject, projectLimits } from "./projects.ts";
import { runSetUp, type SetUpResult } from "./set-up.ts";
import { callsForSetUp, planSetUp, type SetUpPlan } from "./set-up-plan.ts";

const SECONDS = 300;
const MAX_ENTRIES = 50_000;
const BOUNDS: LayerBounds = { bytes: 1 << 30, entries: 2 * MAX_ENTRIES };
const MOST_HOSTS = 12;

export interface SetUpParts {
  driver: SandboxDriver;
  limits: Limits;
  /** The way out to package registries; null if the operator allows none. */
  egress: Egress | null;
  clock: Clock;
}

/** The run that is set up. */
export interface SetUpFor {
  row: Scope & { id: string };
  request: Pick<CodeRunRequest, "setup_cmd" | "files">;
  project: Pick<OpenProject, "files" | "layers" | "sha256"> | null;
  signal: AbortSignal;
  /** Writes events of the run. */
  say: (events: CodeEventBody[]) => Promise<unknown>;
}

export interface SetUpOutcome {
  /** The layers of the run's sandboxes from now on, lowest first; null for none. */
  layers: readonly string[] | null;
  /** What was run; null if nothing was. */
  done: SetUpDone | null;
}

/**
 * Installs what a project needs, before the agent begins: by the command of the request, else by what the project's lock files
 * call for. Only here is there a way out, to package registries alone. What the command made becomes a layer of all sandboxes
 * of the run. It is made once for the same owner, command and lock files. A command that fails does not end the run.
 */
export async function setUpRun(parts: SetUpParts, run: SetUpFor): Promise<SetUpOutcome> {
  const { request, project } = run;
  const base = project?.layers ?? null;
  if (!isWanted(parts, run)) return { layers: base, done: null };
  const way = await parts.egress?.open({ onHost: () => undefined });
  try {
    const sandbox = await openForSetUp(parts, run, way?.socketPath);
    try {
      const plan = await planSetUp(sandbox, request.setup_cmd);
      if (plan === undefined) return { layers: base, done: null };
      const ids = layerIds(run, plan, await parts.driver.fingerprint());
      const known = await knownLayers(parts.driver, ids, base);
      if (known !== null) {
        await run.say([note(`set up as before: ${plan.command}`)]);
        return { layers: known, done: { command: plan.command, ok: true, output: "" } };
      }
      const result = await runShown(parts, run, { sandbox, plan, hosts: () => way?.hosts() ?? [] });
      return await keep(run, sandbox, result, ids);
    } finally {
      await sandbox.close();
    }
  } finally {
    await way?.close();
  }
}

/** Without a bundle or a command, nobody expects that something is installed. */
function isWanted({ egress }: SetUpParts, { request, project }: SetUpFor): boolean {
  if (request.setup_cmd !== undefined) return request.setup_cmd.trim() !== "";
  return project !== null && egress !== null && callsForSetUp(project.files);
}

async function openForSetUp(
  { driver, limits }: SetUpParts,
  { row, request, project }: SetUpFor,
  proxy: string | undefined,
): Promise<Sandbox> {
  const own: Limits = {
    ...projectLimits(limits),
    mostWallSeconds: SECONDS,
    cpuSeconds: Math.max(limits.cpuSeconds, 2 * SECONDS),
  };
  const sandbox = await driver.open({
    runId: row.id,
    limits: own,
    layers: project?.layers ?? [],
    ...(proxy === undefined ? {} : { proxy }),
  });
  try {
    await placeFiles(sandbox, request.files);
    return sandbox;
  } catch (thrown) {
    await sandbox.close();
    throw thrown;
  }
}

/** The ids of the layer that a set-up makes. */
interface LayerIds {
  /** Below the project: it holds nothing that the project has, so it fits later versions of the project too. */
  below: string;
  /** Above this very project, of which it changed something. */
  above: string;
}

/**
 * Another caller's set-up is never used: what its scripts made could be anything. Several people may have one address, so there
 * none is used again but by the same run.
 */
function layerIds({ row, request, project }: SetUpFor, { key }: SetUpPlan, programs: string): LayerIds {
  const maker = [row.account, row.owner, hasMemory(row.account) ? null : row.id];
  const idOf = (...parts: unknown[]) =>
    `setup-${createHash("sha256")
      .update(JSON.stringify([maker, key, programs, ...parts]))
      .digest("hex")}`;
  // Files beside the project are in the layer, as they were.
  const files = createHash("sha256").update(JSON.stringify(request.files)).digest("hex");
  const isAlone = request.files.length === 0;
  return {
    below: isAlone ? idOf() : idOf("with", files, project?.sha256),
    above: idOf("on", project?.sha256, files),
  };
}

/** The layers with a set-up that was made before; null if there is none. */
async function knownLayers(
  driver: SandboxDriver,
  { below, above }: LayerIds,
  base: readonly string[] | null,
): Promise<string[] | null> {
  if (await driver.layers.has(below)) return [below, ...(base ?? [])];
  return (await driver.layers.has(above)) ? [...(base ?? []), above] : null;
}

/** Runs the command and shows it, its output, and each host that it reached or was refused. */
async function runShown(
  { clock }: SetUpParts,
  { signal, say }: SetUpFor,
  { sandbox, plan, hosts }: { sandbox: Sandbox; plan: SetUpPlan; hosts: () => CountedUse[] },
): Promise<SetUpResult> {
  const command = { command_id: newId("cmd", clock.now()), cmd: plan.command, step: 0 };
  const found = plan.found ? [note(`set-up, found by the project's files: ${plan.command}`)] : [];
  await say([...found, { name: "command_started", data: command }]);
  const result = await runSetUp(sandbox, plan, { wallSeconds: SECONDS, signal, hosts });
  const finished = {
    ...command,
    ok: result.ok,
    exit_code: result.exit_code,
    stdout: result.output,
    stderr: "",
    truncated: false,
    timed_out: false,
    duration_ms: Math.round(result.durationMs),
  };
  await say([{ name: "command_finished", data: finished }, ...hostNotes(result.hosts)]);
  signal.throwIfAborted();
  return result;
}

const note = (text: string): CodeEventBody => ({ name: "agent_note", data: { text, step: 0 } });

/** What the set-up reached, and what it was refused. */
function hostNotes(uses: readonly CountedUse[]): CodeEventBody[] {
  const [used, refused] = [true, false].map((allowed) => uses.filter((use) => use.allowed === allowed));
  const list = (some: readonly CountedUse[], tell: (use: CountedUse) => string) => {
    const shown = some.slice(0, MOST_HOSTS).map(tell);
    return [...shown, ...(some.length > shown.length ? [`${some.length - shown.length} more`] : [])].join(
      ", ",
    );
  };
  const place = ({ host, port }: CountedUse) => (port === 443 ? host : `${host}:${port}`);
  return [
    ...(used!.length > 0
      ? [note(`the set-up reached ${list(used!, (use) => `${place(use)} (${use.bytes} bytes)`)}`)]
      : []),
    ...(refused!.length > 0
      ? [
          note(
            `the set-up was refused ${list(refused!, (use) => `${place(use)} (${use.reason ?? "not allowed"})`)}`,
          ),
        ]
      : []),
  ];
}

/** Makes what the command left the layer of the run's sandboxes. */
async function keep(
  { project, say }: SetUpFor,
  sandbox: Sandbox,
  { command, ok, output }: SetUpResult,
  { below, above }: LayerIds,
): Promise<SetUpOutcome> {
  const base = project?.layers ?? null;
  if (!ok) return { layers: base, done: { command, ok, output } };
  const { entries, removed, complete } = await sandbox.changes(MAX_ENTRIES);
  const touches =
    !complete ||
    removed.length > 0 ||
    entries.some(({ kind, path }) => kind !== "directory" && project?.files.has(path) === true);
  try {
    await sandbox.saveLayer(touches ? above : below, BOUNDS);
  } catch (thrown) {
    if (!(thrown instanceof SandboxError) || thrown.code !== "too_large") throw thrown;
    await say([note("the set-up made more than can be kept; the run goes on without it")]);
    return { layers: base, done: { command, ok: false, output: "It made more than can be kept." } };
  }
  const layers = touches ? [...(base ?? []), above] : [below, ...(base ?? [])];
  return { layers, done: { command, ok, output } };
}
