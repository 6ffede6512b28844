import type { Client } from "@signet/client";
import type { ChatEvent } from "@signet/contract";
import { interrupter } from "../interrupt.ts";
import type { Terminal } from "../terminal.ts";
import { type AnswerBasis, createBasis } from "./basis.ts";
import { jsonView, personView } from "./view.ts";

/** How a question ended. */
export interface ChatTurn {
  /** Whether the answer is complete. */
  ok: boolean;
  /** The text received, also of an incomplete answer. */
  answer: string;
  /** Whether Ctrl-C was pressed. */
  interrupted: boolean;
  /** What the answer rests on. */
  basis: AnswerBasis;
}

/** A question and how to watch its answer. */
export interface ChatQuestion {
  events: (signal: AbortSignal) => AsyncGenerator<ChatEvent, void>;
  /** Whether the first Ctrl-C cancels the answer and waits for its end; otherwise it leaves. */
  cancels: boolean;
  json: boolean;
}

/** Shows the events to the last one. Ctrl-C ends the answer; a second Ctrl-C leaves at once. */
export async function takeTurn(
  terminal: Terminal,
  client: Client,
  { events, cancels, json }: ChatQuestion,
): Promise<ChatTurn> {
  const view = json ? jsonView(terminal) : personView(terminal);
  const leave = new AbortController();
  const basis = createBasis();
  const turn: ChatTurn = { ok: false, answer: "", interrupted: false, basis: basis.basis() };
  let runId: string | undefined;
  const interrupt = interrupter(client, { cancels, runId: () => runId, leave, say: view.say });
  const unlisten = terminal.onInterrupt(() => {
    turn.interrupted = true;
    interrupt();
  });
  try {
    for await (const event of events(leave.signal)) {
      runId ??= event.data.run_id;
      view.show(event);
      basis.note(event);
      if (event.name === "token") turn.answer += event.data.text;
      if (event.name === "phase" && event.data.name === "done") {
        turn.ok = event.data.ok === true;
        // What was said before a tool was used may not be part of the answer.
        turn.answer = event.data.answer || turn.answer;
      }
    }
  } catch (error) {
    if (!leave.signal.aborted) throw error;
  } finally {
    unlisten();
    view.close();
  }
  return { ...turn, basis: basis.basis() };
}
