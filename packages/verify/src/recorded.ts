import { checkOpening } from "./commitment.ts";
import { VerifyError } from "./error.ts";
import { eventJson, sseBlock, streamSha } from "./texts.ts";

/** An event that was read back from a stream or a file. */
export interface RecordedEvent {
  name: string;
  data: unknown;
}

/**
 * The text committed under `events` for events that were parsed: their bytes are written again as streams have them. Streams
 * from before U+2028 and U+2029 were escaped hold them as they are; that form is given where it is the one committed to.
 */
export async function recordedStream(
  events: readonly RecordedEvent[],
  { commitment, opening }: { commitment: unknown; opening: string },
): Promise<string> {
  const written = (json: (data: unknown) => string) =>
    streamSha(events.map(({ name, data }) => sseBlock(name, json(data))));
  const [escaped, plain] = [await written(eventJson), await written(JSON.stringify)];
  if (escaped === plain || typeof commitment !== "string") return escaped;
  try {
    return (await checkOpening(commitment, opening, "events", plain)) ? plain : escaped;
  } catch (error) {
    // Whoever verifies the receipt is told that the opening is none.
    if (error instanceof VerifyError) return escaped;
    throw error;
  }
}
