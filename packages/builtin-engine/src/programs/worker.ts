import { answerQuestions } from "@signet/concurrency/thread";
import type { SearchQuestion } from "./answer.ts";
import { search } from "./search.ts";

/** Time that this process has computed: a busy machine makes a search slower, not worse. */
function computedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

answerQuestions((question: SearchQuestion) => search(question, computedMs));
