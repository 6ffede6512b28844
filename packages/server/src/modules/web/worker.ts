import { answerQuestions } from "@signet/concurrency/thread";
import { readHtml } from "./html.ts";

answerQuestions(readHtml);
