import type { Client } from "@signet/client";
import type { ChatEvent } from "@signet/contract";
import { interrupter } from "../interrupt.ts";
import type { Terminal } from "../terminal.ts";
import { jsonView, personView } from "./view.ts";

/** How a question ended. */
export interface ChatTurn {
  /** Whether an answer was given to its end. */
  ok: boolean;
  /** As far as it came. */
  answer: string;
  /** Whether Ctrl-C was pressed. */
  interrupted: boolean;
}

/** A question that was asked. */
export interface ChatQuestion {
  events: (signal: AbortSignal) => AsyncGenerator<ChatEvent, void>;
  /** Whether the first Ctrl-C cancels the answer and waits for its end; else it leaves. */
  cancels: boolean;
  json: boolean;
}

/** Shows what comes to the last event. Ctrl-C ends it, a second one at once. */
export async function takeTurn(
  terminal: Terminal,
  client: Client,
  { events, cancels, json }: ChatQuestion,
): Promise<ChatTurn> {
  const view = json ? jsonView(terminal) : personView(terminal);
  const leave = new AbortController();
  const turn: ChatTurn = { ok: false, answer: "", interrupted: false };
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
      if (event.name === "token") turn.answer += event.data.text;
      if (event.name === "phase" && event.data.name === "done") {
        turn.ok = event.data.ok === true;
        turn.answer ||= event.data.answer ?? "";
      }
    }
  } catch (error) {
    if (!leave.signal.aborted) throw error;
  } finally {
    unlisten();
    view.close();
  }
  return turn;
}
