import { checkOpening } from "./commitment.ts";
import { VerifyError } from "./error.ts";
import { eventJson, sseBlock, streamSha } from "./texts.ts";

/** An event that was read back from a stream or a file. */
export interface RecordedEvent {
  name: string;
  data: unknown;
}

/**
 * The text committed under `events`, recomputed from parsed events by serialising them as streams do. Older streams did
 * not escape U+2028 and U+2029; that form is returned if it matches the commitment.
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
    // The opening is not valid: `verifyReceipt` reports that.
    if (error instanceof VerifyError) return escaped;
    throw error;
  }
}
