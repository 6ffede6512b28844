import { parentPort } from "node:worker_threads";
import { search, type Question } from "./search.ts";

/** Time that this thread has computed: a busy machine makes a search slower, not worse. */
function computedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

parentPort!.once("message", (question: Question) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort!.postMessage(search(question, computedMs)),
);
