import type { ChatEventBody } from "@signet/contract";
import { readTranscripts, replayTranscript, type StatementOutcome, type Transcript } from "./transcripts.ts";

/** A statement that is labelled otherwise than a careful reader would. */
export interface Miss {
  transcript: string;
  text: string;
  expected: StatementOutcome;
  got: StatementOutcome;
}

const plain = (text: string) =>
  text
    .replace(/\s+/g, " ")
    .replace(/^(?:(?:[-*+•>]|#+|\d{1,3}[.)])\s)+/, "")
    .trim();

/** The outcome that the last proofs of a chat give a statement. */
export function outcomeOf(text: string, { events }: { events: readonly ChatEventBody[] }): StatementOutcome {
  const last = events.findLastIndex(({ name }) => name === "token");
  for (const event of events.slice(last))
    if (event.name === "proof" && plain(event.data.claim).includes(plain(text))) return event.data.outcome;
  return "none";
}

/** The misses of each transcript. */
export async function measure(transcripts: readonly Transcript[] = readTranscripts()): Promise<Miss[][]> {
  return Promise.all(
    transcripts.map(async (transcript) => {
      const replayed = await replayTranscript(transcript);
      return transcript.expect.flatMap(({ text, outcome: expected, also = [] }) => {
        const got = outcomeOf(text, replayed);
        return got === expected || also.includes(got)
          ? []
          : [{ transcript: transcript.name, text, expected, got }];
      });
    }),
  );
}
