import { parentPort, workerData } from "node:worker_threads";
import { readHtml } from "./html.ts";
import type { Question } from "./reader.ts";

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort!.postMessage(readHtml(workerData as Question));
