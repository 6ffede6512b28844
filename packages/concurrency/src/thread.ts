import { parentPort } from "node:worker_threads";

/** Makes this thread or process a member of a pool: it answers each question with the result of `answer`. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the answering side chooses the type of its questions
export function answerQuestions<Question>(answer: (question: Question) => object): void {
  const port = parentPort;
  if (port === null) return answerParent((question) => answer(question as Question));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  port.on("message", (question: Question) => port.postMessage(answer(question)));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  port.postMessage("ready");
}

function answerParent(answer: (question: unknown) => object): void {
  const send = (message: object | string) => void process.send!(message);
  process.on("message", (question) => send(answer(question)));
  process.once("disconnect", () => process.exit());
  send("ready");
}
