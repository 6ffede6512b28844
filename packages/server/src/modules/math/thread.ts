import { Worker } from "node:worker_threads";

/** Why a question has no answer. */
export type Broken = "late" | "died" | "busy" | "unready" | "closed";

interface ThreadOptions {
  /** The worker's file. It says "ready" once, then answers each message with one message. */
  url: URL;
  wallMs: number;
  idleMs: number;
  memoryMb: number;
}

const START_MS = 20_000;
const WAITING_MAX = 64;

/** A worker thread that answers one question at a time, is replaced when it fails and ended when it is idle. */
export function createThread<A extends object>(options: ThreadOptions) {
  let warm: Promise<Worker | undefined> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let idle: NodeJS.Timeout | undefined;
  const closing = new AbortController();

  async function end(): Promise<void> {
    const ending = warm;
    warm = undefined;
    await (await ending)?.terminate();
  }

  async function answer(question: unknown, signal: AbortSignal): Promise<A | Broken> {
    if (signal.aborted) return "closed";
    clearTimeout(idle);
    const worker = await (warm ??= start(options));
    if (!worker || signal.aborted) return (await end(), "unready");
    worker.ref();
    const came = await put<A>(worker, question, { wallMs: options.wallMs, signal });
    worker.unref();
    // A thread that is late or was given up still computes: the next question gets a new one.
    if (typeof came === "string") await end();
    else idle = setTimeout(() => void end(), options.idleMs).unref();
    return came;
  }

  return {
    /** Rejects with the signal's reason and in no other way. */
    async ask(question: unknown, signal: AbortSignal): Promise<A | Broken> {
      signal.throwIfAborted();
      if (closing.signal.aborted) return "closed";
      if (waiting >= WAITING_MAX) return "busy";
      waiting++;
      const either = AbortSignal.any([signal, closing.signal]);
      const turn = last.then(() => answer(question, either)).finally(() => waiting--);
      last = turn.catch(() => undefined);
      const came = await untilAborted(turn, signal);
      return closing.signal.aborted ? "closed" : came;
    },
    async close(): Promise<void> {
      closing.abort();
      clearTimeout(idle);
      await last;
      await end();
    },
  };
}

/** A worker that has loaded all it needs, or undefined. */
async function start({ url, memoryMb }: ThreadOptions): Promise<Worker | undefined> {
  const worker = new Worker(url, {
    env: {},
    // Flags of the process may forbid a worker to start.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
  });
  // Without a listener an error here would end the service.
  worker.on("error", () => undefined);
  const ready = await next(worker, START_MS, new AbortController().signal);
  worker.unref();
  if (ready.kind === "message") return worker;
  await worker.terminate();
}

async function put<A>(
  worker: Worker,
  question: unknown,
  { wallMs, signal }: { wallMs: number; signal: AbortSignal },
): Promise<A | Broken> {
  const coming = next(worker, wallMs, signal);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  worker.postMessage(question);
  const came = await coming;
  return came.kind === "message" ? (came.message as A) : came.kind;
}

type Came = { kind: "message"; message: unknown } | { kind: "late" | "died" | "closed" };

/** The next thing that a thread says or that becomes of it. */
async function next(worker: Worker, ms: number, signal: AbortSignal): Promise<Came> {
  const { promise, resolve } = Promise.withResolvers<Came>();
  const onMessage = (message: unknown) => resolve({ kind: "message", message });
  const onExit = () => resolve({ kind: "died" });
  const onAbort = () => resolve({ kind: "closed" });
  const timer = setTimeout(() => resolve({ kind: "late" }), ms);
  worker.once("message", onMessage).once("exit", onExit);
  signal.addEventListener("abort", onAbort);
  if (signal.aborted) onAbort();
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    worker.off("message", onMessage).off("exit", onExit);
    signal.removeEventListener("abort", onAbort);
  }
}

async function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason as Error);
  signal.addEventListener("abort", onAbort);
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
}
