import { type Member, startProcess, startThread } from "./member.ts";
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
  /**
   * `process`: each member is a process instead of a thread. Optimised code may never look for the request to stop, and a
   * thread that runs such code cannot be ended. Default: `thread`.
   */
  isolation?: "thread" | "process";
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
  const idle = new Map<Member, NodeJS.Timeout>();
  const forget = (worker: Member) => {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
  };
  const end = async (worker: Member) => {
    forget(worker);
    await worker.end();
  };
  return {
    end,
    take(): Member | undefined {
      const [worker] = idle.keys();
      if (worker !== undefined) forget(worker);
      return worker;
    },
    async put(worker: Member): Promise<void> {
      if (idleMs === 0) await end(worker);
      else idle.set(worker, setTimeout(() => void end(worker), idleMs).unref());
    },
    close: () => Promise.all([...idle.keys()].map(end)),
  };
}

async function put(worker: Member, question: unknown, ms: number, signal: AbortSignal): Promise<Outcome> {
  worker.hold(true);
  const outcome = await next(worker, { ms, signal, question });
  worker.hold(false);
  return outcome;
}

class QueueFull extends Error {}

/** Starts a member and waits until it has loaded its module; undefined if it does not start. */
async function start({
  isolation = "thread",
  youngMemoryMb = 32,
  ...limits
}: ThreadPoolOptions): Promise<Member | undefined> {
  const begin = isolation === "process" ? startProcess : startThread;
  const worker = begin({ ...limits, youngMemoryMb });
  const ready = await next(worker, { ms: START_MS, signal: new AbortController().signal });
  worker.hold(false);
  if (ready.kind === "message") return worker;
  await worker.end();
}

type Outcome = { kind: "message"; message: unknown } | { kind: "late" | "died" | "closed" };

/** Sends `question`, if any, and waits for the thread's next message, its end, the deadline or the signal. */
async function next(
  worker: Member,
  { ms, signal, question }: { ms: number; signal: AbortSignal; question?: unknown },
): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const onMessage = (message: unknown) => resolve({ kind: "message", message });
  const onExit = () => resolve({ kind: "died" });
  const onAbort = () => resolve({ kind: "closed" });
  const timer = setTimeout(() => resolve({ kind: "late" }), ms);
  const stop = worker.listen(onMessage, onExit);
  signal.addEventListener("abort", onAbort);
  if (signal.aborted) onAbort();
  if (question !== undefined) worker.post(question);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    stop();
    signal.removeEventListener("abort", onAbort);
  }
}
