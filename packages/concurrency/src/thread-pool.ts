import { Worker } from "node:worker_threads";
import { createSemaphore } from "./semaphore.ts";

/**
 * Why a question has no answer: its time was over, its thread ended (an error, or the heap was full), too many wait, no thread
 * could be started, or the pool was closed.
 */
export type ThreadFailure = "late" | "died" | "busy" | "not_started" | "closed";

export interface ThreadPoolOptions {
  /** The file of the threads, which calls `answerQuestions`. */
  url: URL;
  /** How many work at once. */
  threads: number;
  /** How many questions wait for a thread at most; any number where nothing is said. */
  queue?: number;
  /** How long one question may take, beside the start of its thread. */
  wallMs: number;
  /** Heap of a thread, and of what is new in it. */
  memoryMb: number;
  youngMemoryMb?: number;
  /** How long a thread is kept for the next question; 0: each question has a thread of its own. */
  idleMs: number;
}

export interface ThreadPool<Question, Answer extends object> {
  /** Rejects with the signal's reason and in no other way. */
  ask: (question: Question, signal: AbortSignal) => Promise<Answer | ThreadFailure>;
  /** Ends every thread. Resolves when they have ended. */
  close: () => Promise<void>;
}

const START_MS = 20_000;

/** Threads that answer questions. One that fails is replaced; none keeps the process alive while nobody asks. */
export function createThreadPool<Question, Answer extends object>(
  options: ThreadPoolOptions,
): ThreadPool<Question, Answer> {
  const { threads, queue } = options;
  const full = () => new QueueFull("too many wait");
  const permits = createSemaphore(threads, queue === undefined ? undefined : { queue, full });
  const kept = keepIdle(options);
  const active = new Set<Promise<unknown>>();
  const closing = new AbortController();

  async function inTurn(question: Question, signal: AbortSignal): Promise<Answer | ThreadFailure> {
    const release = await permits.acquire(signal);
    try {
      const worker = kept.take() ?? (await start(options));
      if (worker === undefined) return "not_started";
      const came = await put(worker, question, options.wallMs, signal);
      // A thread that is late or was given up still computes: the next question gets a new one.
      if (came.kind !== "message" || signal.aborted) await kept.end(worker);
      else await kept.put(worker);
      return came.kind === "message" ? (came.message as Answer) : came.kind;
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
        const came = await turn;
        signal.throwIfAborted();
        return closing.signal.aborted ? "closed" : came;
      } catch (thrown) {
        signal.throwIfAborted();
        if (thrown instanceof QueueFull) return "busy";
        if (closing.signal.aborted) return "closed";
        throw thrown;
      } finally {
        active.delete(turn);
      }
    },
    async close() {
      closing.abort();
      await Promise.allSettled(active);
      await kept.close();
    },
  };
}

/** Threads between two questions, each for a time. */
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

async function put(worker: Worker, question: unknown, ms: number, signal: AbortSignal): Promise<Came> {
  worker.ref();
  const came = await next(worker, { ms, signal, question });
  worker.unref();
  return came;
}

class QueueFull extends Error {}

/** A thread that has loaded all it needs, or undefined. */
async function start({ url, memoryMb, youngMemoryMb = 32 }: ThreadPoolOptions): Promise<Worker | undefined> {
  const worker = new Worker(url, {
    env: {},
    // Flags of the process may forbid a worker to start.
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

type Came = { kind: "message"; message: unknown } | { kind: "late" | "died" | "closed" };

/** The next thing that a thread says, to `question` where there is one, or that becomes of it. */
async function next(
  worker: Worker,
  { ms, signal, question }: { ms: number; signal: AbortSignal; question?: unknown },
): Promise<Came> {
  const { promise, resolve } = Promise.withResolvers<Came>();
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
