import type { CodeRunInput } from "@signet/client";

/** Requests of this tab by run, so that one can be run again with its files. Large ones last as long as the page. */
const known = new Map<string, CodeRunInput>();
const PREFIX = "signet-request ";

export function rememberRequest(runId: string, request: CodeRunInput): void {
  known.set(runId, request);
  try {
    sessionStorage.setItem(PREFIX + runId, JSON.stringify(request));
  } catch {
    // No room: it is known until the page is loaded again.
  }
}

/** The request of a run; null if it was sent from elsewhere. */
export function knownRequest(runId: string): CodeRunInput | null {
  const here = known.get(runId);
  if (here) return here;
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + runId) ?? "null") as CodeRunInput | null;
  } catch {
    return null;
  }
}
