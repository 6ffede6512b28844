import { service } from "../../lib/service.ts";
import {
  type AskedQuestion,
  changeQuestion,
  changeQuestions,
  conversation,
  historyOf,
  keepNew,
  newQuestion,
} from "./conversations.ts";

/** Asks a question, in a new conversation without an id. Returns the conversation's id. */
export function ask(question: string, id: string | null): string {
  const asked = newQuestion(question);
  if (id === null || conversation(id) === undefined) return keepNew([asked]);
  changeQuestions(id, (questions) => [...questions, asked]);
  return id;
}

/** Asks a question again, in other words if it was edited. One with answers after it is asked in a conversation of its own. */
export function askAgain(id: string, old: AskedQuestion, question = old.question): string {
  const questions = conversation(id)?.questions ?? [];
  const at = questions.findIndex((each) => each.id === old.id);
  const before = questions.slice(0, Math.max(at, 0));
  // One that started no run keeps its key: if the service has taken it after all, that answer comes.
  const isSame = old.run_id === null && question === old.question;
  const asked = isSame ? { ...newQuestion(question), id: old.id } : newQuestion(question);
  if (at < questions.length - 1) return keepNew([...before, asked]);
  changeQuestions(id, () => [...before, asked]);
  return id;
}

const sending = new Set<string>();

/** Sends a question that has no run yet, once. The run goes on without this page. */
export async function sendQuestion(id: string, { id: key, question }: AskedQuestion): Promise<void> {
  if (sending.has(key)) return;
  sending.add(key);
  const enough = new AbortController();
  try {
    const questions = conversation(id)?.questions ?? [];
    const history = historyOf(
      questions.slice(
        0,
        questions.findIndex((each) => each.id === key),
      ),
    );
    const stream = service().chat(
      { command: question, history },
      { signal: enough.signal, idempotencyKey: key },
    );
    const { value } = await stream.next();
    if (value) changeQuestion(id, key, { run_id: value.data.run_id });
  } catch (error) {
    changeQuestion(id, key, { answer: "", end: "refused", problem: (error as Error).message });
  } finally {
    enough.abort();
    sending.delete(key);
  }
}
