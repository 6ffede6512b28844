import type { ServerPlace } from "@signet/contract";
import { LOCAL_SERVERS } from "@signet/contract/values";

/** What was found at a place. `locked`: it asks for a key. */
export interface FoundServer extends ServerPlace {
  models: string[];
  locked: boolean;
}

const LOOK_MS = 1_500;
const MAX_BYTES = 256 * 1024;
/** Names that the service takes. */
const MODEL_NAME = /^[\x21-\x7e]{1,200}$/;

/** The places where a model server answers. They are asked at the same time, without any key. */
export async function findServers(places = LOCAL_SERVERS): Promise<FoundServer[]> {
  const found = await Promise.all(places.map(lookAt));
  return found.filter((one) => one !== null);
}

async function lookAt(place: ServerPlace): Promise<FoundServer | null> {
  try {
    const response = await fetch(`${place.baseUrl}/models`, {
      signal: AbortSignal.timeout(LOOK_MS),
      redirect: "error",
    });
    const body = await boundedText(response);
    if (response.status === 401) return { ...place, models: [], locked: true };
    const models = response.ok ? modelNames(JSON.parse(body)) : null;
    return models && { ...place, models, locked: false };
  } catch {
    // Nothing listens there, or something else than a model server.
    return null;
  }
}

async function boundedText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new Error("the list of models is too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** The names in a list of models; null if it is not one. */
function modelNames(answer: unknown): string[] | null {
  const { data } = (answer ?? {}) as { data?: unknown };
  // Ollama without models answers with null.
  if (data === null) return [];
  if (!Array.isArray(data)) return null;
  const ids = data.map((item: unknown) => (item as { id?: unknown } | null)?.id);
  return [...new Set(ids.filter((id): id is string => typeof id === "string" && MODEL_NAME.test(id)))];
}
