import { type Model, NO_USAGE } from "@signet/contract";
import { toOthers } from "../model-advice.ts";
import { createSolver } from "./solver.ts";

export interface CoderOptions {
  /** CPU time of one search, in milliseconds. */
  budgetMs?: number;
  /** Heap limit of the search process, in megabytes. */
  memoryMb?: number;
  /** Whether callers cannot set a model, and are told who can. */
  hosted?: boolean;
}

/**
 * Creates the engine that needs no API key and no network. It learns small programs from the examples and tests of a
 * task, writes them, runs them and repairs them, one turn at a time like any model. A task beyond its abilities ends
 * in `needs_model`; a program that may be a guess ends in `ambiguous`.
 */
export function createCoderModel({ budgetMs = 2_200, memoryMb = 512, hosted = false }: CoderOptions): Model {
  const solver = createSolver({ budgetMs, memoryMb });
  const told = hosted ? toOthers : (text: string) => text;
  const name = { engine: "builtin", provider: "builtin", id: "enumerate-1" } as const;
  return {
    ...name,
    contextTokens: 1_000_000,
    async *stream(request, signal) {
      signal.throwIfAborted();
      // What writes programs is loaded with the first task.
      const [{ readConversation }, { nextTurn }] = await Promise.all([
        import("./conversation.ts"),
        import("./next-turn.ts"),
      ]);
      const turn = await nextTurn(readConversation(request.messages), solver, signal);
      if (turn.text !== "") yield { type: "text", text: told(turn.text) };
      for (const [i, { name, input }] of turn.calls.entries()) {
        const id = `call_${request.messages.length}_${i + 1}`;
        yield { type: "call", call: { id, name, input: JSON.stringify(input) } };
      }
      yield { type: "end", reason: turn.reason, usage: NO_USAGE, by: name };
    },
  };
}
