import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { getCompileCacheDir } from "node:module";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";

/** A thread or a process that answers questions. */
export interface Member {
  post(question: unknown): void;
  /** Calls `onMessage` with the next message and `onExit` when the member has ended. Returns the way to stop both. */
  listen(onMessage: (message: unknown) => void, onExit: () => void): () => void;
  /** Whether the member keeps this process alive. */
  hold(isHeld: boolean): void;
  /** Ends the member, whatever it computes. Resolves when it has ended. */
  end(): Promise<void>;
}

export interface MemberLimits {
  url: URL;
  wallMs: number;
  memoryMb: number;
  youngMemoryMb: number;
}

export function startThread({ url, memoryMb, youngMemoryMb }: MemberLimits): Member {
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
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    post: (question) => worker.postMessage(question),
    listen(onMessage, onExit) {
      worker.once("message", onMessage).once("exit", onExit);
      return () => void worker.off("message", onMessage).off("exit", onExit);
    },
    hold: (isHeld) => (isHeld ? worker.ref() : worker.unref()),
    end: async () => void (await worker.terminate()),
  };
}

/** Processor seconds beyond its deadline after which the system ends a process that nobody is left to kill. */
const SPARE_SECONDS = 3;

/** A process with the same limits, which unlike a thread ends even where its code never looks for a request to stop. */
export function startProcess({ url, wallMs, memoryMb, youngMemoryMb }: MemberLimits): Member {
  const cache = getCompileCacheDir();
  const seconds = Math.ceil(wallMs / 1_000) + SPARE_SECONDS;
  const heap = [`--max-old-space-size=${memoryMb}`, `--max-semi-space-size=${Math.ceil(youngMemoryMb / 3)}`];
  const child: ChildProcess = spawn(
    "/bin/sh",
    ["-c", `ulimit -t ${seconds}; exec "$0" "$@"`, process.execPath, ...heap, fileURLToPath(url)],
    {
      env: cache === undefined ? {} : { NODE_COMPILE_CACHE: cache },
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      serialization: "advanced",
    },
  );
  let hasEnded = false;
  child.once("exit", () => (hasEnded = true));
  // A process that cannot be started, or ends while it is asked, is seen by its end.
  child.on("error", () => (hasEnded = child.pid === undefined));
  return {
    post: (question) => void child.send(question as object, () => undefined),
    listen(onMessage, onExit) {
      child.once("message", onMessage).once("exit", onExit);
      if (hasEnded) onExit();
      return () => void child.off("message", onMessage).off("exit", onExit);
    },
    hold(isHeld) {
      if (isHeld) child.ref();
      else child.unref();
      const channel = child.channel as { ref(): void; unref(): void } | null | undefined;
      if (isHeld) channel?.ref();
      else channel?.unref();
    },
    async end() {
      if (hasEnded) return;
      child.ref();
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}
