import { Worker } from "node:worker_threads";
import { createSemaphore } from "./semaphore.ts";

/**
 * Why a question has no answer: it took too long (`late`), its thread ended by an error or a full heap (`died`), too many
 * questions wait (`busy`), no thread could be started (`not_started`), or the pool was closed (`closed`).
 */
export type ThreadFailure = "late" | "died" | "busy" | "not_started" | "closed";

export interface ThreadPoolOptions {
  /** The module that each thread loads; it calls `answerQuestions`. */
  url: URL;
  /** The number of threads that work at the same time. */
  threads: number;
  /** The most questions that may wait for a thread; no limit if absent. */
  queue?: number;
  /** How long one question may take, in milliseconds, without the start of its thread. */
  wallMs: number;
  /** Limits of a thread's old and young generation of the heap, in MiB. */
  memoryMb: number;
  youngMemoryMb?: number;
  /** Milliseconds for which an idle thread is kept; 0: each question gets a new thread. */
  idleMs: number;
}

export interface ThreadPool<Question, Answer extends object> {
  /** Resolves with the answer, or with the reason why there is none. Rejects only with the signal's reason. */
  ask: (question: Question, signal: AbortSignal) => Promise<Answer | ThreadFailure>;
  /** Ends every thread. Resolves when they have ended. */
  close: () => Promise<void>;
}

const START_MS = 20_000;

/** Creates a pool of threads that answer questions. A failed thread is replaced; idle threads do not keep the process alive. */
export function createThreadPool<Question, Answer extends object>(
  options: ThreadPoolOptions,
): ThreadPool<Question, Answer> {
  const { threads, queue } = options;
  const full = () => new QueueFull("too many wait");
  const permits = createSemaphore(threads, queue === undefined ? undefined : { queue, full });
  const idleThreads = keepIdle(options);
  const active = new Set<Promise<unknown>>();
  const closing = new AbortController();

  async function inTurn(question: Question, signal: AbortSignal): Promise<Answer | ThreadFailure> {
    const release = await permits.acquire(signal);
    try {
      const worker = idleThreads.take() ?? (await start(options));
      if (worker === undefined) return "not_started";
      const outcome = await put(worker, question, options.wallMs, signal);
      // A thread that is late, or whose question was aborted, still computes: the next question gets a new thread.
      if (outcome.kind !== "message" || signal.aborted) await idleThreads.end(worker);
      else await idleThreads.put(worker);
      return outcome.kind === "message" ? (outcome.message as Answer) : outcome.kind;
    } finally {
      release();
    }
  }

  return {
    async ask(question, signal) {
      signal.throwIfAborted();
      const turn = inTurn(question, AbortSignal.any([signal, closing.signal]));
      active.add(turn);
      try {
        const outcome = await turn;
        signal.throwIfAborted();
        return closing.signal.aborted ? "closed" : outcome;
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof QueueFull) return "busy";
        if (closing.signal.aborted) return "closed";
        throw error;
      } finally {
        active.delete(turn);
      }
    },
    async close() {
      closing.abort();
      await Promise.allSettled(active);
      await idleThreads.close();
    },
  };
}

/** Keeps threads between two questions, each for at most `idleMs`. */
function keepIdle({ idleMs }: ThreadPoolOptions) {
  const idle = new Map<Worker, NodeJS.Timeout>();
  const forget = (worker: Worker) => {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
  };
  const end = async (worker: Worker) => {
    forget(worker);
    await worker.terminate();
  };
  return {
    end,
    take(): Worker | undefined {
      const [worker] = idle.keys();
      if (worker !== undefined) forget(worker);
      return worker;
    },
    async put(worker: Worker): Promise<void> {
      if (idleMs === 0) await end(worker);
      else idle.set(worker, setTimeout(() => void end(worker), idleMs).unref());
    },
    close: () => Promise.all([...idle.keys()].map(end)),
  };
}

async function put(worker: Worker, question: unknown, ms: number, signal: AbortSignal): Promise<Outcome> {
  worker.ref();
  const outcome = await next(worker, { ms, signal, question });
  worker.unref();
  return outcome;
}

class QueueFull extends Error {}

/** Starts a thread and waits until it has loaded its module; undefined if it does not start. */
async function start({ url, memoryMb, youngMemoryMb = 32 }: ThreadPoolOptions): Promise<Worker | undefined> {
  const worker = new Worker(url, {
    env: {},
    // Some flags of the process would prevent a worker from starting.
    execArgv: [],
    resourceLimits: {
      maxOldGenerationSizeMb: memoryMb,
      maxYoungGenerationSizeMb: youngMemoryMb,
      stackSizeMb: 4,
    },
  });
  // Without a listener an error here would end the process.
  worker.on("error", () => undefined);
  const ready = await next(worker, { ms: START_MS, signal: new AbortController().signal });
  worker.unref();
  if (ready.kind === "message") return worker;
  await worker.terminate();
}

type Outcome = { kind: "message"; message: unknown } | { kind: "late" | "died" | "closed" };

/** Sends `question`, if any, and waits for the thread's next message, its end, the deadline or the signal. */
async function next(
  worker: Worker,
  { ms, signal, question }: { ms: number; signal: AbortSignal; question?: unknown },
): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const onMessage = (message: unknown) => resolve({ kind: "message", message });
  const onExit = () => resolve({ kind: "died" });
  const onAbort = () => resolve({ kind: "closed" });
  const timer = setTimeout(() => resolve({ kind: "late" }), ms);
  worker.once("message", onMessage).once("exit", onExit);
  signal.addEventListener("abort", onAbort);
  if (signal.aborted) onAbort();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  if (question !== undefined) worker.postMessage(question);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    worker.off("message", onMessage).off("exit", onExit);
    signal.removeEventListener("abort", onAbort);
  }
}
