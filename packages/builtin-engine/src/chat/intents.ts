import { makeApp } from "../apps/make-app.ts";
import { parseTask } from "../task/parse-task.ts";
import { sumOf } from "./arithmetic.ts";
import { clockQuestionOf } from "./clock-questions.ts";
import { memoryRequestOf } from "./memory-request.ts";
import { plainly } from "../phrasing.ts";
import { isUsageQuestion, pageOf, receiptQuestionOf } from "./records.ts";
import { serviceQuestionOf } from "./service-questions.ts";
import { GREETING, needsModel, WELCOME, WHAT_TO } from "./canned-answers.ts";

/** What to do next: call one tool, or say something and end. */
export type Act =
  | { call: string; input: Record<string, string> }
  | { say: string; reason: "stop" | "needs_model" };

const HELLO =
  /^(?:hi|hello|hey|hiya|howdy|greetings|good (?:morning|afternoon|evening|day))(?: (?:there|signet|again|everyone|all|friend))?(?:[,!. ]+how(?: are|'re) you(?: doing)?(?: today)?)?[\s!.?]*$/i;
const THANKS =
  /^(?:(?:many )?thanks|thank you|thx|cheers|much appreciated|great|perfect|nice|cool|ok|okay|bye|good ?bye)(?:[, ]+(?:(?:so|very) much|a lot|again|signet|thanks|thank you|bye|that helps|that's great))*[\s!.]*$/i;
const ASKS_FOR_CODE =
  /\b(?:write|implement|create|make|build|code|fix|repair|complete|define|generate|program|need|want|give me|function|method|script|def|asserts?)\b/i;
const ASKS_WHY =
  /^(?:why|what|how|explain|describe|who|when|where|which|is|are|does|do|translate|compare|review|tell)\b/i;

const BARE_EXAMPLES = /^[A-Za-z_$][\w$]{0,60}\([^\n]{0,200}(?:->|→|=>|==)/;

const LONGEST_QUESTION = 2_000;
const TASK_READERS: ((asked: string) => Act | null)[] = [
  (asked) => (isCodeTask(asked) ? { call: "code_task", input: { task: asked } } : null),
  (asked) => (isVisualTask(asked) ? { call: "build_visual", input: { task: asked } } : null),
];

/** Readers in the order in which they are asked; each knows one kind of question and leaves all others alone. */
const READERS: ((asked: string) => Act | null)[] = [
  (asked) => (HELLO.test(asked) ? say(GREETING) : THANKS.test(asked) ? say(WELCOME) : null),
  (asked) => calling("fetch_url", "url", pageOf(asked)),
  memory,
  ...TASK_READERS,
  (asked) => calling("read_receipt", "sha", receiptQuestionOf(asked)?.sha ?? null),
  (asked) => (isUsageQuestion(asked) ? { call: "usage", input: {} } : null),
  clock,
  (asked) => calling("calculate", "expression", sumOf(asked)),
  (asked) => calling("help", "q", serviceQuestionOf(asked)),
];

/** The first thing to do about `asked`. */
export function firstAct(asked: string): Act {
  // A question is short; what is long is a task, or nothing that is understood here.
  const readers = asked.length > LONGEST_QUESTION ? TASK_READERS : READERS;
  for (const read of readers) {
    const act = read(asked.trim());
    if (act) return act;
  }
  return { say: needsModel(), reason: "needs_model" };
}

const ASKS_FOR_APP =
  /^(?:please[, ]+)?(?:(?:can|could|would) you )?(?:please )?(?:make|build|create|draw|design|give me|i want|i'd like|i need)\b/i;

/** An app that the built-in builder can make, asked for as such. */
const isVisualTask = (asked: string): boolean => ASKS_FOR_APP.test(asked) && !("words" in makeApp(asked));

const say = (text: string): Act => ({ say: text, reason: "stop" });
const calling = (tool: string, field: string, value: string | null): Act | null =>
  value === null ? null : { call: tool, input: { [field]: value } };

function memory(asked: string): Act | null {
  const request = memoryRequestOf(asked);
  if (request === null) return null;
  switch (request.kind) {
    case "remember":
      return calling("remember", "text", request.text);
    case "forget":
      return calling("forget", "id", request.id);
    case "recall":
    case "find and forget":
      return { call: "recall", input: request.about === "" ? {} : { q: request.about } };
    case "nothing":
      return say(WHAT_TO[request.verb]);
  }
}

function clock(asked: string): Act | null {
  const question = clockQuestionOf(asked);
  if (!question) return null;
  if ("unknown" in question) {
    const first = `I do not know the time zone of ${question.unknown}; ask for it by its name, as in “what time is it in Europe/Paris”. Anything more needs a model, and none is set.`;
    return { say: needsModel(first), reason: "needs_model" };
  }
  return { call: "time", input: question.zone === null ? {} : { zone: question.zone } };
}

/** A request for code with worked examples enough to decide whether it does what is wanted. */
function isCodeTask(asked: string): boolean {
  const plain = plainly(asked.slice(0, LONGEST_QUESTION));
  if (ASKS_WHY.test(plain) || !(ASKS_FOR_CODE.test(plain) || BARE_EXAMPLES.test(plain))) return false;
  const { examples, asserts } = parseTask(asked);
  return examples.length + (asserts?.lines.length ?? 0) >= 2;
}
