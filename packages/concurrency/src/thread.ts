import { parentPort } from "node:worker_threads";

/** Makes this thread a member of a pool: it answers each question with the result of `answer`. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the answering side chooses the type of its questions
export function answerQuestions<Question>(answer: (question: Question) => object): void {
  const port = parentPort!;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  port.on("message", (question: Question) => port.postMessage(answer(question)));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  port.postMessage("ready");
}
