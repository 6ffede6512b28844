import { fork, type ChildProcess } from "node:child_process";
import path from "node:path";
import { Failed, type FromWeights, type ToWeights } from "./protocol.ts";

/** A running process with the weights loaded. */
export interface Weights {
  contextTokens: number;
  /** What the weights say to one message, up to their `end`. Throws Failed; ends early, and tells them to stop, on `signal`. */
  ask(message: ToWeights, signal: AbortSignal): AsyncGenerator<FromWeights, void>;
  end(): void;
}

/** Loading weights of many GB from a slow disk takes its time. */
const LOAD_MS = 300_000;
const STOP_MS = 2_000;

/** Starts the process and loads the weights. `gone` is called when it ends, however it ends. Throws Failed. */
export async function startWeights(
  { path: file, threads }: { path: string; threads: number },
  gone: () => void,
): Promise<Weights> {
  const child = fork(path.join(import.meta.dirname, "weights.ts"), {
    // No secret of the service is for native code to read.
    env: {},
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    serialization: "advanced",
  });
  child.once("exit", gone);
  const never = new AbortController().signal;
  const deadline = setTimeout(() => child.kill("SIGKILL"), LOAD_MS);
  try {
    for await (const heard of conversation(child, { type: "load", path: file, threads }, never))
      if (heard.type === "loaded") {
        const { contextTokens } = heard;
        return {
          contextTokens,
          ask: (message, signal) => conversation(child, message, signal),
          end: () => void child.kill("SIGKILL"),
        };
      }
    throw new Failed("failed");
  } catch (thrown) {
    child.kill("SIGKILL");
    throw thrown;
  } finally {
    clearTimeout(deadline);
  }
}

/** Says `message` and gives what comes back, up to the answer that ends it. */
async function* conversation(
  child: ChildProcess,
  message: ToWeights,
  signal: AbortSignal,
): AsyncGenerator<FromWeights, void> {
  const heard: FromWeights[] = [];
  let wake = Promise.withResolvers<void>();
  let over = child.exitCode !== null || child.signalCode !== null;
  let killing: NodeJS.Timeout | undefined;
  const hear = (one: FromWeights) => (heard.push(one), wake.resolve());
  const left = () => ((over = true), wake.resolve());
  const stop = () => {
    if (child.connected) child.send({ type: "stop" } satisfies ToWeights);
    // Native code that does not listen is ended with its process.
    killing = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
  };
  child.on("message", hear).once("exit", left);
  signal.addEventListener("abort", stop, { once: true });
  try {
    if (!over) child.send(message);
    for (;;) {
      const next = heard.shift();
      if (next === undefined) {
        if (over) throw new Failed("failed");
        await wake.promise;
        wake = Promise.withResolvers();
        continue;
      }
      if (next.type === "failed") throw new Failed(next.why);
      const last = next.type !== "text";
      if (last) signal.throwIfAborted();
      if (last || !signal.aborted) yield next;
      if (last) return;
    }
  } finally {
    clearTimeout(killing);
    child.off("message", hear).off("exit", left);
    signal.removeEventListener("abort", stop);
  }
}
