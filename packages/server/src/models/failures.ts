import {
  APICallError,
  InvalidResponseDataError,
  JSONParseError,
  TypeValidationError,
} from "@ai-sdk/provider";
import { ModelError } from "./port.ts";

const unavailable = (message: string, retryable: boolean) =>
  new ModelError("model_unavailable", message, { retryable });

/** The reply passed a bound of ours. */
export const replyTooLong = () =>
  unavailable("the provider's reply is longer than this service accepts", false);

/** The stream ended without saying why. */
export const endedEarly = () => unavailable("the provider's reply ended before it was finished", true);

/** The provider held back the rest. */
export const contentFiltered = () => unavailable("the provider's content filter stopped the reply", false);

/** What answers at the base URL is made for people. */
export const webPage = (settings: string) =>
  unavailable(`a web page answers, not a model; check ${settings}_BASE_URL (it often ends in /v1)`, false);

/** What a status says, and whether asking again may help. `P` stands for the prefix of the provider's settings. */
const STATUSES: Record<number, [message: string, retryable: boolean]> = {
  400: [
    "the provider did not accept the request (400); check that the model in P_MODEL can call tools",
    false,
  ],
  401: ["the provider refused the key (401); check P_API_KEY", false],
  402: ["the provider's account has no credit left (402); top it up, or set another P_API_KEY", false],
  403: ["the provider does not allow this (403); check what the key in P_API_KEY may use", false],
  404: ["the provider knows no such model or address (404); check P_MODEL and P_BASE_URL", false],
  408: ["the provider gave up waiting (408); try again", true],
  409: ["the provider is busy with a conflicting request (409); try again", true],
  422: [
    "the provider did not accept the request (422); check that the model in P_MODEL can call tools",
    false,
  ],
  429: ["the provider limits how often it may be asked (429); try again later", true],
  503: ["the provider is overloaded or down (503); try again later", true],
  504: ["the provider gave up waiting (504); try again", true],
  529: ["the provider is overloaded (529); try again later", true],
};
const TIMEOUTS = new Set([408, 504]);

/** Whatever the AI SDK threw, as a ModelError in our own words; bodies are read only to choose among them. */
export function toModelError(thrown: unknown, settings: string): ModelError {
  // Our own errors may come back wrapped by the stream they were thrown in.
  for (let error = thrown, depth = 0; error instanceof Error && depth < 8; error = error.cause, depth++)
    if (error instanceof ModelError) return error;
  if (APICallError.isInstance(thrown)) {
    const { statusCode: status = 0, responseBody = "", responseHeaders = {} } = thrown;
    if (status >= 300) return refusal(status, responseBody, responseHeaders, settings);
    if (status > 0)
      return unavailable("the connection to the provider broke before the reply was finished", true);
    return unavailable(`the provider could not be reached; check ${settings}_BASE_URL and the network`, true);
  }
  if (InvalidResponseDataError.isInstance(thrown)) return endedEarly();
  if (JSONParseError.isInstance(thrown) || TypeValidationError.isInstance(thrown))
    return unavailable("the provider sent something that is not an OpenAI chat completions stream", true);
  if (thrown instanceof Error)
    return unavailable("the connection to the provider broke before the reply was finished", true);
  return inlineError(thrown, settings);
}

/** An error the provider wrote into a stream that began well. Some put a status into its `code`. */
function inlineError(error: unknown, settings: string): ModelError {
  const code = typeof error === "object" && error && "code" in error ? Number(error.code) : Number.NaN;
  return refusal(code >= 400 && code < 600 ? code : 0, JSON.stringify(error) ?? "", {}, settings);
}

function refusal(
  status: number,
  body: string,
  headers: Record<string, string>,
  settings: string,
): ModelError {
  if (status === 413 || ((status === 0 || status === 400 || status === 422) && tooLongForContext(body)))
    return new ModelError("context_too_long", "the conversation is longer than the model can read", {
      retryable: false,
    });
  if (status === 0) return unavailable("the provider broke off the reply with an error; try again", true);
  // OpenAI says 429 both for "too fast" and for "no money"; only one of them passes by waiting.
  const known = STATUSES[status === 429 && body.includes("insufficient_quota") ? 402 : status];
  const [message, retryable] =
    known ??
    (status >= 500
      ? [`the provider failed (${status}); try again later`, true]
      : status < 400
        ? [`the provider redirects to another address (${status}); set P_BASE_URL to the final one`, false]
        : [`the provider refused the request (${status})`, false]);
  const seconds = retryable ? retryAfterSeconds(headers) : undefined;
  return new ModelError(
    TIMEOUTS.has(status) ? "model_timeout" : "model_unavailable",
    message.replaceAll("P_", `${settings}_`),
    { retryable, ...(seconds === undefined ? {} : { retryAfterSeconds: seconds }) },
  );
}

const CONTEXT_TOO_LONG =
  /context_length_exceeded|context[ _](length|window|size)|maximum (context|prompt|input)|(prompt|input) is too long|too many (input )?tokens/i;
const tooLongForContext = (body: string) => CONTEXT_TOO_LONG.test(body);

/** A date is measured against the provider's own clock, which its `Date` header shows. */
function retryAfterSeconds(headers: Record<string, string>): number | undefined {
  const after = headers["retry-after"] ?? "";
  const seconds = headers["retry-after-ms"]
    ? Number(headers["retry-after-ms"]) / 1000
    : /^\s*[\d.]+\s*$/.test(after)
      ? Number(after)
      : (Date.parse(after) - Date.parse(headers["date"] ?? "")) / 1000;
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}
