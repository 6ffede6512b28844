// A thread of the tests: what it does is what it is asked.
import { answerQuestions } from "@signet/concurrency/thread";

let asked = 0;

answerQuestions((question: string) => {
  asked += 1;
  if (question === "for ever") for (;;);
  if (question === "throw") throw new Error("no");
  if (question === "fill")
    for (const all: unknown[] = []; ;) all.push(Array.from({ length: 1e5 }, Math.random));
  return { question, asked, env: Object.keys(process.env).length };
});
