import type { CheckAnswer, EvidenceRequest } from "./check-messages.ts";

/** Checks in a worker. `tell` hears of the progress and, last, of the end. Returns what stops it. */
export function runCheck(request: EvidenceRequest, tell: (answer: CheckAnswer) => void): () => void {
  const worker = new Worker(new URL("./check-worker.ts", import.meta.url), { type: "module" });
  const end = () => worker.terminate();
  worker.addEventListener("message", ({ data }: MessageEvent<CheckAnswer>) => {
    if (data.state !== "running") end();
    tell(data);
  });
  worker.addEventListener("error", (event) => {
    end();
    tell({ state: "failed", why: event.message || "the worker did not start" });
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- this is no window; a worker has no origin to name
  worker.postMessage(request);
  return end;
}

/** Browsers offer WebCrypto only to pages that come by https or from this machine. */
export const hasCrypto = (): boolean => (globalThis.crypto as Crypto | undefined)?.subtle !== undefined;
