import type { Act } from "../act.ts";
import { needsModel } from "../canned-answers.ts";
import { clearlyAbout, type Entry, memoryRequestOf } from "../memory-request.ts";
import { answering, distinct, type PersonalQuestion, personalQuestionOf } from "../personal.ts";

const stop = (say: string): Act => ({ say, reason: "stop" });

/** What is told of the entries that the memory found. `said`: what the user said before in this conversation. */
export function memoryAnswer(entries: readonly Entry[], asked: string, said: readonly string[]): Act {
  const request = memoryRequestOf(asked);
  const personal = request === null && personalQuestionOf(asked);
  if (personal) return personalAnswer(personal, entries, said);
  if (request?.kind === "find and forget") return whichToForget(entries, request.about);
  const about = request?.kind === "recall" ? request.about : "";
  if (entries.length > 0) return stop(`I remember:\n\n${listed(distinct(entries))}`);
  return earlierSaid(clearlyAbout(asEntries(said), about)) ?? stop("I remember nothing of that kind.");
}

function personalAnswer(question: PersonalQuestion, entries: readonly Entry[], said: readonly string[]): Act {
  const found = answering(question, entries);
  const [only] = found;
  if (only)
    return stop(
      found.length === 1 ? `You told me: ${sentence(only.text)}` : `You told me:\n\n${listed(found)}`,
    );
  const earlier = earlierSaid(answering(question, asEntries(said)));
  if (earlier) return earlier;
  return question.sure
    ? stop(`I remember nothing that answers this (${question.about}). Tell me, as in “remember that …”.`)
    : { say: needsModel(), reason: "needs_model" };
}

/** What was said before is quoted as that: it is not in the memory. */
function earlierSaid(found: readonly Entry[]): Act | null {
  const quotes = distinct(found).map(({ text }) => `“${text}”`);
  return quotes.length === 0 ? null : stop(`You said before: ${quotes.join(", ")}.`);
}

/** A quotation at the end of a sentence, which has one full stop. */
const sentence = (text: string) => `“${text}”${/[.!?]$/.test(text) ? "" : "."}`;

const LONGEST_SAID = 300;
/** What somebody told, not what was asked. */
const asEntries = (said: readonly string[]): Entry[] =>
  said
    .filter((text) => text.length <= LONGEST_SAID && !text.includes("?"))
    .map((text) => ({ id: "", text: text.trim().replace(/[.!]+$/, "") }));

function whichToForget(entries: readonly Entry[], about: string): Act {
  if (entries.length === 0) return stop("I remember nothing of that kind, so nothing was forgotten.");
  const clear = clearlyAbout(entries, about);
  const why = clear.length > 1 ? "several entries match" : "it is not clear which entry is meant";
  const how =
    about === ""
      ? "Nothing was forgotten yet. `signet memory forget --all` (`DELETE /api/demo/memory`) erases all of it; or say “forget” and the id of one:"
      : `Nothing was forgotten yet: ${why}. Say “forget” and the id of one:`;
  return stop(`${how}\n\n${withIds(clear.length > 1 ? clear : entries)}`);
}

const listed = (entries: readonly Entry[]) => entries.map(({ text }) => `- ${text}`).join("\n");
/** An id is of use to whoever wants to forget an entry. */
const withIds = (entries: readonly Entry[]) => entries.map(({ id, text }) => `- ${id}: ${text}`).join("\n");
