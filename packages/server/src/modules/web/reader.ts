import { Worker } from "node:worker_threads";
import { createGate } from "@signet/page-verifier";
import { PageError } from "./page-error.ts";

export interface Reading {
  title: string;
  text: string;
  links: string[];
  /** Whether there was more text. */
  cut: boolean;
}

export interface Question {
  /** HTML. */
  source: string;
  /** Where it is from. */
  url: string;
  /** Most characters of text, most links. */
  chars: number;
  links: number;
}

const AT_ONCE = 3;
const LIMITS = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 };
const TOO_INTRICATE = "the page is too intricate to be read";

/**
 * Makes text of HTML in a thread of its own for each page, a few at a time: a hostile page can take its thread's time and
 * memory and no more. Throws PageError, or the signal's reason.
 */
export function createReader({ parseMs }: { parseMs: number }) {
  const gate = createGate(AT_ONCE);

  return async (question: Question, signal: AbortSignal): Promise<Reading> => {
    const leave = await gate.enter(signal);
    try {
      signal.throwIfAborted();
      return await inThread(question, parseMs, signal);
    } finally {
      leave();
    }
  };
}

async function inThread(workerData: Question, ms: number, signal: AbortSignal): Promise<Reading> {
  // Flags of the process may forbid a worker to start.
  const worker = new Worker(new URL("./worker.ts", import.meta.url), {
    workerData,
    env: {},
    execArgv: [],
    resourceLimits: LIMITS,
  });
  const { promise, resolve, reject } = Promise.withResolvers<Reading>();
  const fail = () => reject(new PageError(TOO_INTRICATE));
  const onAbort = () => reject(signal.reason as Error);
  const timer = setTimeout(fail, ms);
  signal.addEventListener("abort", onAbort);
  worker.once("message", resolve).on("error", fail).once("exit", fail);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", onAbort);
    await worker.terminate();
  }
}
