import { parseTask } from "@signet/builtin-engine";
import { BOUNDS, type CodeRunRequest, type GivenFile } from "@signet/contract";
import type { Config } from "../../base/config.ts";
import { Problem } from "../../base/problem.ts";
import type { Bundles } from "../../modules/bundles/bundles.ts";
import type { Ledger } from "../../modules/ledger/ledger.ts";
import type { Guard } from "../../modules/outbound/guard.ts";
import { ForbiddenAddress } from "../../modules/outbound/url.ts";
import { openFields } from "../runs/open-fields.ts";
import type { AcceptedRun, RequestingCaller, OpenRun } from "../runs/open-run.ts";
import type { SandboxReadiness } from "../runs/sandbox-readiness.ts";
import { requireBundle } from "./require-bundle.ts";

const LOOK_UP_MS = 6_000;

export interface AcceptParts {
  openRun: OpenRun;
  bundles: Bundles;
  ledger: Ledger;
  config: Config;
  service: string;
  readiness: SandboxReadiness;
  guard: Guard;
  /** Whether there is a provider whose models can be named. */
  canName: () => Promise<boolean>;
  /** Called when a run is queued. */
  onQueued(): void;
}

/**
 * Accepts a coding task: checks everything that can be refused, then opens the run with its `open` receipt. Throws Problem.
 * `covered`: another run of the caller has already taken the unit.
 */
export function createAcceptCodeRun(parts: AcceptParts) {
  const { openRun, ledger, config } = parts;

  return async (
    wanted: CodeRunRequest,
    caller: RequestingCaller,
    { covered = false } = {},
  ): Promise<AcceptedRun> => {
    const asked = { ...wanted, max_steps: stepsOf(wanted, config) };
    const { fresh, ...accepted } = await openRun(caller, {
      asked,
      ...(covered ? { takes: null } : {}),
      async prepare() {
        const request = { ...asked, files: givenFiles(asked) };
        await requireBundle(parts.bundles, caller, asked.bundle);
        if (asked.model !== undefined) await refuseModel(parts, caller);
        if (asked.webhook_url !== undefined) await refuseForbidden(parts.guard, asked.webhook_url);
        await parts.readiness.require();
        return { kind: "code", request };
      },
      async also(tx, { id, opening }) {
        await ledger.open(
          tx,
          { id, opening },
          await openFields(parts, { asked, caller, opening, maxSteps: asked.max_steps }),
        );
      },
    });
    if (fresh) parts.onQueued();
    return accepted;
  };
}

/** The steps that a run may take here. The default number is reduced to the operator's limit; a larger explicit number is refused. */
function stepsOf({ max_steps }: CodeRunRequest, { maxSteps }: Config): number {
  if (max_steps === BOUNDS.maxSteps.default) return Math.min(max_steps, maxSteps);
  if (max_steps <= maxSteps) return max_steps;
  throw new Problem("invalid_request", `max_steps: this instance allows ${maxSteps}`, {
    param: "max_steps",
    errors: [{ path: "max_steps", message: `must be at most ${maxSteps} on this instance` }],
  });
}

/** Refuses a run that names its model where the provider's key is another's, or where no provider has one. */
async function refuseModel({ config, canName }: AcceptParts, { by }: RequestingCaller): Promise<void> {
  const refusal = (message: string) =>
    new Problem("invalid_request", `model: ${message}`, {
      param: "model",
      errors: [{ path: "model", message }],
    });
  if (config.mode === "hosted" && by.kind !== "owner") throw refusal("this service chooses the model itself");
  if (!(await canName())) throw refusal("no provider is set whose model could be named");
}

/** Refuses a forbidden webhook address before anything is opened. */
async function refuseForbidden(guard: Guard, url: string): Promise<void> {
  try {
    await guard.check(url, "public", AbortSignal.timeout(LOOK_UP_MS));
  } catch (thrown) {
    if (!(thrown instanceof ForbiddenAddress)) throw thrown;
    throw new Problem("webhook_url_forbidden", `webhook_url: ${thrown.message}`, { param: "webhook_url" });
  }
}

/** The files sent with the request and those written out in its task; a sent file takes precedence. */
function givenFiles(request: CodeRunRequest): GivenFile[] {
  const byPath = new Map(parseTask(request.task).files.map((file) => [file.path, file]));
  const sent = new Set<string>();
  for (const file of request.files) {
    if (sent.has(file.path)) throw invalidFiles(`${file.path} is given twice`);
    sent.add(file.path);
    byPath.set(file.path, file);
  }
  if (byPath.size > BOUNDS.files.max)
    throw invalidFiles(`${byPath.size} files are given, with those in the task; ${BOUNDS.files.max} may be`);
  for (const path of byPath.keys())
    for (let at = path.indexOf("/"); at > 0; at = path.indexOf("/", at + 1))
      if (byPath.has(path.slice(0, at)))
        throw invalidFiles(`${path.slice(0, at)} is given as a file and as a folder`);
  return [...byPath.values()];
}

const invalidFiles = (message: string) =>
  new Problem("invalid_request", message, { param: "files", errors: [{ path: "files", message }] });
