import { BOUNDS, type VisualRequest } from "@signet/contract";
import { Problem } from "../../base/problem.ts";
import type { Config } from "../../base/config.ts";
import type { Browsers } from "@signet/page-verifier";
import type { Ledger } from "../../modules/ledger/ledger.ts";
import { openFields } from "../runs/open-fields.ts";
import type { AcceptedRun, RequestingCaller, OpenRun } from "../runs/open-run.ts";

export interface AcceptVisualParts {
  openRun: OpenRun;
  ledger: Ledger;
  config: Config;
  service: string;
  browsers: Browsers;
  /** Called when a build is queued. */
  onQueued: () => void;
}

/**
 * Accepts a task for the builder and opens its run with the `open` receipt. Throws Problem. `within`: the run of the caller
 * that started it and whose place it uses.
 */
export function createAcceptVisual({
  openRun,
  ledger,
  config,
  service,
  browsers,
  onQueued,
}: AcceptVisualParts) {
  return async (
    asked: VisualRequest,
    caller: RequestingCaller,
    { within = null }: { within?: string | null } = {},
  ): Promise<AcceptedRun> => {
    const { fresh, ...accepted } = await openRun(caller, {
      asked,
      takes: { unit: "visual", within },
      async prepare() {
        await requireBrowser(browsers);
        return { kind: "visual", request: asked };
      },
      async also(tx, { id, opening }) {
        await ledger.open(
          tx,
          { id, opening },
          await openFields({ config, service }, { asked, caller, opening, maxSteps: BOUNDS.visual.steps }),
        );
      },
    });
    if (fresh) onQueued();
    return accepted;
  };
}

export type AcceptVisual = ReturnType<typeof createAcceptVisual>;

/** Refuses a build whose page could not be checked. Tries to start a browser first, because what was missing may be installed by now. */
async function requireBrowser(browsers: Browsers): Promise<void> {
  if (browsers.status().state !== "unavailable") return;
  await browsers.warm();
  const now = browsers.status();
  if (now.state === "unavailable") throw new Problem("browser_unavailable", now.reason);
}
