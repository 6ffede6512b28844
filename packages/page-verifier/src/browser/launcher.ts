import { PageVerifierError } from "../errors.ts";
import type { FoundBrowser } from "./find-browser.ts";
import { launchBrowser, LaunchError, type Launched } from "./launch.ts";
import type { BrowserStatus } from "./port.ts";
import { prepare, type Prepared } from "./prepare.ts";

/** Starts browsers, and remembers the result of the last attempt. */
export interface Launcher {
  /** The name of the browser; empty when there is none. */
  name: string;
  /** Starts a new browser. Rejects with `browser_unavailable`, or with the reason of the launcher's signal. */
  launch(): Promise<Launched>;
  status(): BrowserStatus;
}

/** Prepares the browser at the first launch, and again after a failed preparation. */
export function createLauncher(dependencies: {
  found: FoundBrowser;
  dir: string;
  path: string;
  deadlineMs: number;
  signal: AbortSignal;
}): Launcher {
  const { found, dir, path, deadlineMs, signal } = dependencies;
  const name = found.kind === "none" ? "" : found.name;
  let prepared: Promise<Prepared> | undefined;
  let status: BrowserStatus =
    found.kind === "none" ? { state: "unavailable", reason: found.reason } : { state: "untried", name };

  async function ready(): Promise<Prepared> {
    const now = (prepared ??= prepare(found, { dir, path, signal }));
    try {
      return await now;
    } catch (error) {
      // What was missing may exist at the next attempt.
      if (prepared === now) prepared = undefined;
      throw error;
    }
  }

  return {
    name,
    status: () => status,
    async launch() {
      try {
        signal.throwIfAborted();
        const { program, bwrap } = await ready();
        const launched = await launchBrowser(program, { bwrap, dir, deadlineMs, signal });
        status = { state: "ready", name, version: launched.version, sandbox: launched.isolation };
        return launched;
      } catch (error) {
        if (!(error instanceof LaunchError)) throw error;
        status = { state: "unavailable", reason: error.message };
        throw new PageVerifierError("browser_unavailable", error.message, error);
      }
    },
  };
}
