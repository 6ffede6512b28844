import { z } from "zod";
import { boundedFetch } from "./bounded-fetch.ts";
import { refusal, replyTooLong } from "./failures.ts";
import { ModelError } from "./model-error.ts";
import { baseUrlOf, type FetchFor, type ProviderChoice } from "./provider.ts";
import { seesByListing } from "./vision.ts";

const MAX_BYTES = 256 * 1024;
const DEADLINE_MS = 5_000;
/** Nobody waits longer for what only says whether pictures are taken. */
const SEES_DEADLINE_MS = 2_000;
const MAX_NAMES = 1_000;
/** Longer names cannot be set. */
const MAX_NAME_CHARS = 200;
/** Controls of the terminal, of the writing direction and of lines. */
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

const Listing = z.union([
  z.array(z.unknown()),
  z.object({ data: z.array(z.unknown()) }).transform(({ data }) => data),
  z.object({ models: z.array(z.unknown()) }).transform(({ models }) => models),
]);
const Named = z.union([
  z.string(),
  z.object({ id: z.string() }).transform(({ id }) => id),
  z.object({ name: z.string() }).transform(({ name }) => name),
]);

/**
 * The names of the models that a provider offers. They are the provider's data: without control characters, limited in
 * length and number, and without any that contains the key. Throws ModelError.
 */
export const listModels = async (choice: ProviderChoice, fetchFor: FetchFor): Promise<string[]> =>
  namesIn(await askForListing(choice, fetchFor), choice);

/** The names of the models in a provider's list, in the same way. */
export function namesIn(said: unknown, choice: Pick<ProviderChoice, "apiKey">): string[] {
  const listing = Listing.safeParse(said);
  if (!listing.success) throw notJson();
  const names = listing.data.flatMap((item) => {
    const named = Named.safeParse(item);
    if (!named.success) return [];
    // Gemini puts its kind of resource in front, which its own interface accepts with or without.
    const name = named.data
      .replaceAll(CONTROLS, "")
      .trim()
      .replace(/^models\//, "");
    const leaks = choice.apiKey !== "" && name.includes(choice.apiKey);
    return name === "" || name.length > MAX_NAME_CHARS || leaks ? [] : [name];
  });
  return [...new Set(names)].slice(0, MAX_NAMES);
}

/** Whether a server's list of models says that this one takes pictures; null if there is no list now. */
export async function askWhetherSees(choice: ProviderChoice, fetchFor: FetchFor): Promise<boolean | null> {
  try {
    return seesByListing(await askForListing(choice, fetchFor, SEES_DEADLINE_MS), choice.model);
  } catch (thrown) {
    if (thrown instanceof ModelError) return null;
    throw thrown;
  }
}

/** What a server says of its models. Throws ModelError. */
export const askForListing = (choice: ProviderChoice, fetchFor: FetchFor, deadlineMs = DEADLINE_MS) =>
  askForJson(choice, fetchFor, `${baseUrlOf(choice)}/models`, { deadlineMs });

/**
 * The JSON at an address of the provider, asked with its key through the same guard as its turns. Throws ModelError if there
 * is none, or if it is too large or too late.
 */
export async function askForJson(
  { settings, trust, provider, apiKey }: ProviderChoice,
  fetchFor: FetchFor,
  url: string,
  { body, deadlineMs = DEADLINE_MS }: { body?: object; deadlineMs?: number } = {},
): Promise<unknown> {
  const signal = AbortSignal.timeout(deadlineMs);
  const headers = {
    ...credentials(provider, apiKey),
    ...(body ? { "content-type": "application/json" } : {}),
  };
  try {
    const response = await boundedFetch(fetchFor(trust), settings)(url, {
      headers,
      signal,
      ...(body ? { method: "POST", body: JSON.stringify(body) } : {}),
    });
    const text = await readText(response);
    if (!response.ok) throw refusal(response.status, text, Object.fromEntries(response.headers), settings);
    return JSON.parse(text);
  } catch (thrown) {
    if (thrown instanceof ModelError) throw thrown;
    if (signal.aborted)
      throw new ModelError("model_timeout", `the provider did not answer within ${deadlineMs / 1000} s`, {
        retryable: true,
        reason: "timeout",
      });
    throw notJson();
  }
}

function credentials(provider: ProviderChoice["provider"], apiKey: string): Record<string, string> {
  if (apiKey === "") return {};
  if (provider === "anthropic") return { "x-api-key": apiKey, "anthropic-version": "2023-06-01" };
  return provider === "gemini" ? { "x-goog-api-key": apiKey } : { authorization: `Bearer ${apiKey}` };
}

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw replyTooLong();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

const notJson = () =>
  new ModelError("model_unavailable", "the provider's answer is not a list of models", { retryable: true });
