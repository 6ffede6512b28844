import { parentPort } from "node:worker_threads";
import { search, type Question } from "./search.ts";

parentPort!.once("message", (question: Question) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort!.postMessage(search(question, () => performance.now())),
);
