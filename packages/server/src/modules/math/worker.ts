import { parentPort } from "node:worker_threads";
import { evaluate } from "./evaluate.ts";

parentPort!.on("message", (expression: string) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort!.postMessage(evaluate(expression)),
);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort!.postMessage("ready");
