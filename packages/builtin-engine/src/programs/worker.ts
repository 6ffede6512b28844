import { answerQuestions } from "@signet/concurrency/thread";
import type { SearchQuestion } from "./answer.ts";
import { search } from "./search.ts";

/** CPU time of this thread, in milliseconds: a busy machine slows a search down but does not change its result. */
function computedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

answerQuestions((question: SearchQuestion) => search(question, computedMs));
