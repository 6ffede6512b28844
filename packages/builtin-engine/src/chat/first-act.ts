import { makeApp } from "../apps/make-app.ts";
import { parseTask } from "../task/parse-task.ts";
import type { Act } from "./act.ts";
import { sumOf } from "./arithmetic.ts";
import { memoryRequestOf } from "./memory-request.ts";
import { plainly } from "../phrasing.ts";
import { pageOf } from "./page-request.ts";
import { actOnQuestion } from "./questions.ts";
import { needsModel, WHAT_TO } from "./canned-answers.ts";

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

/** The readers, in the order of their calls. Each recognises one kind of request and returns null for all others. */
const READERS: ((asked: string) => Act | null)[] = [
  (asked) => calling("fetch_url", "url", pageOf(asked)),
  memory,
  ...TASK_READERS,
  (asked) => calling("calculate", "expression", sumOf(asked)),
  actOnQuestion,
];

/** The first action for the request `asked`. */
export function firstAct(asked: string): Act {
  // Questions are short. A long text is a task, or cannot be understood here.
  const readers = asked.length > LONGEST_QUESTION ? TASK_READERS : READERS;
  for (const read of readers) {
    const act = read(asked.trim());
    if (act) return act;
  }
  return { say: needsModel(), reason: "needs_model" };
}

const ASKS_FOR_APP =
  /^(?:please[, ]+)?(?:(?:can|could|would) you )?(?:please )?(?:make|build|create|draw|design|give me|i want|i'd like|i need)\b/i;

/** Recognises a request for an app that the built-in builder can make. */
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

/** Recognises a request for code with enough examples to check the result. */
function isCodeTask(asked: string): boolean {
  const plain = plainly(asked.slice(0, LONGEST_QUESTION));
  if (ASKS_WHY.test(plain) || !(ASKS_FOR_CODE.test(plain) || BARE_EXAMPLES.test(plain))) return false;
  const { examples, asserts } = parseTask(asked);
  return examples.length + (asserts?.lines.length ?? 0) >= 2;
}
