import { answerTo } from "./answers.ts";
import type { Dialogue, Result } from "./dialogue.ts";
import type { Act } from "./act.ts";
import { firstAct } from "./first-act.ts";
import { clearlyAbout, entriesOf, memoryRequestOf } from "./memory-request.ts";
import { needsModel } from "./canned-answers.ts";
import { questionsIn } from "./several-questions.ts";

/** The next action, determined by the conversation alone. `offered`: the names of the tools that may be called. */
export function nextAct({ asked, results, said }: Dialogue, offered: ReadonlySet<string>): Act {
  const several = questionsIn(asked);
  const forOne = () =>
    results.length > 0
      ? (forgetting(asked, results, offered) ?? answerTo(asked, results, said))
      : firstAct(asked);
  const act = several.length > 1 ? nextOfSeveral(several, results, said) : forOne();
  if (!("call" in act) || offered.has(act.call)) return act;
  const why = OF_NOTES.has(act.call)
    ? NO_NOTES
    : `This needs the tool ${act.call}, which is not offered here.`;
  return { say: needsModel(why), reason: "needs_model" };
}

/** The tools of the memory, which is kept for callers that can be told apart. */
const OF_NOTES = new Set(["remember", "recall", "forget"]);
const NO_NOTES =
  "Notes are kept for callers with an API key only; a free one comes from `POST /api/demo/api-keys`.";

/** Handles several questions: calls the tools for each, then answers all, and names those that it cannot answer. */
function nextOfSeveral(questions: string[], results: Result[], earlier: readonly string[]): Act {
  const firsts = questions.map((question) => ({ question, act: firstAct(question) }));
  const calls = firsts.flatMap(({ act }) => ("call" in act ? [act] : []));
  const due = calls[results.length];
  if (due) return due;
  const left = [...results];
  const ends = firsts.map(({ question, act }) => {
    const end = "call" in act ? answerTo(question, [left.shift()!], earlier) : act;
    return { question, end: "say" in end ? end : { say: needsModel(), reason: "needs_model" as const } };
  });
  const answered = ends.filter(({ end }) => end.reason === "stop");
  if (answered.length === 0) return { say: needsModel(), reason: "needs_model" };
  const said = ends.map(({ question, end }) =>
    end.reason === "stop" ? end.say : `“${question}”: that needs a model, and none is set.`,
  );
  // Two questions may have the same answer.
  return { say: [...new Set(said)].join("\n\n"), reason: "stop" };
}

/** After a search of the memory: forgets the entry that is meant, if it is unambiguous. */
function forgetting(asked: string, results: Result[], offered: ReadonlySet<string>): Act | null {
  const request = memoryRequestOf(asked);
  const [found, ...later] = results;
  if (request?.kind !== "find and forget" || found?.name !== "recall" || later.length > 0) return null;
  const clear = clearlyAbout(entriesOf(found.text), request.about);
  return clear.length === 1 && offered.has("forget") ? { call: "forget", input: { id: clear[0]!.id } } : null;
}
