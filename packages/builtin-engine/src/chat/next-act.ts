import { answerTo } from "./answers.ts";
import type { Dialogue, Result } from "./dialogue.ts";
import { type Act, firstAct } from "./intents.ts";
import { clearlyAbout, entriesOf, memoryRequestOf } from "./memory-request.ts";
import { needsModel } from "./canned-answers.ts";

/** The next turn, decided by the conversation alone. `offered`: names of the tools that may be called. */
export function nextAct({ asked, results }: Dialogue, offered: ReadonlySet<string>): Act {
  const last = results.at(-1);
  const act = last ? (forgetting(asked, results, offered) ?? answerTo(asked, results)) : firstAct(asked);
  if (!("call" in act) || offered.has(act.call)) return act;
  return {
    say: needsModel(
      `This needs the tool ${act.call}, which is not offered here, or a model, and none is set.`,
    ),
    reason: "needs_model",
  };
}

/** Once the memory was looked through for what to forget: forgets the one entry that is clearly meant. */
function forgetting(asked: string, results: Result[], offered: ReadonlySet<string>): Act | null {
  const request = memoryRequestOf(asked);
  const [found, ...later] = results;
  if (request?.kind !== "find and forget" || found?.name !== "recall" || later.length > 0) return null;
  const clear = clearlyAbout(entriesOf(found.text), request.about);
  return clear.length === 1 && offered.has("forget") ? { call: "forget", input: { id: clear[0]!.id } } : null;
}
