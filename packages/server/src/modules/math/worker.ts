import { answerQuestions } from "@signet/concurrency/thread";
import { evaluate } from "./evaluate.ts";

answerQuestions(evaluate);
