import {
  APICallError,
  InvalidResponseDataError,
  JSONParseError,
  TypeValidationError,
} from "@ai-sdk/provider";
import { type FailureReason, ModelError, PicturesRefused } from "./model-error.ts";

const unavailable = (message: string, retryable: boolean, reason: FailureReason = "failed") =>
  new ModelError("model_unavailable", message, { retryable, reason });

/** The reply exceeded a limit of the service. */
export const replyTooLong = () =>
  unavailable("the provider's reply is longer than this service accepts", false);

/** The stream ended without a reason. */
export const endedEarly = () => unavailable("the provider's reply ended before it was finished", true);

/** The provider's content filter withheld the rest. */
export const contentFiltered = () => unavailable("the provider's content filter stopped the reply", false);

/** The base URL answers with a web page instead of an API response. */
export const webPage = (settings: string) =>
  unavailable(`a web page answers, not a model; check ${settings}_BASE_URL (it often ends in /v1)`, false);

/** The guard of outgoing requests refused the address; `why` is its message. */
export const blocked = (settings: string, why: string) =>
  unavailable(`the address in ${settings}_BASE_URL is not called: ${why}`, false, "blocked");

/** No connection could be established. */
export const unreachable = (settings: string) =>
  unavailable(
    `the provider could not be reached; check ${settings}_BASE_URL and the network`,
    true,
    "unreachable",
  );

/** The connection was there and ended before the reply did. */
export const brokeOff = () =>
  unavailable("the connection to the provider broke before the reply was finished", true);

const REFUSED = "the provider did not accept the request";
const CAN_CALL = "check that the model in P_MODEL can call tools";

/** The meaning of each status, and whether a retry may help. `P_` is replaced by the prefix of the provider's settings. */
type StatusMeaning = [message: string, retryable: boolean, reason: FailureReason];

const STATUSES: Record<number, StatusMeaning> = {
  400: [`${REFUSED} (400); ${CAN_CALL}`, false, "failed"],
  401: ["the provider refused the key (401); check P_API_KEY", false, "invalid_key"],
  402: [
    "the provider's account has no credit left (402); top it up, or set another P_API_KEY",
    false,
    "no_credit",
  ],
  403: [
    "the provider does not allow this (403); check what the key in P_API_KEY may use",
    false,
    "forbidden",
  ],
  404: [
    "the provider knows no such model or address (404); check P_MODEL and P_BASE_URL",
    false,
    "unknown_model",
  ],
  408: ["the provider gave up waiting (408); try again", true, "timeout"],
  409: ["the provider is busy with a conflicting request (409); try again", true, "failed"],
  422: [`${REFUSED} (422); ${CAN_CALL}`, false, "failed"],
  429: ["the provider limits how often it may be asked (429); try again later", true, "rate_limited"],
  503: ["the provider is overloaded or down (503); try again later", true, "failed"],
  504: ["the provider gave up waiting (504); try again", true, "timeout"],
  529: ["the provider is overloaded (529); try again later", true, "failed"],
};
const TIMEOUTS = new Set([408, 504]);

function otherStatus(status: number): StatusMeaning {
  if (status >= 500) return [`the provider failed (${status}); try again later`, true, "failed"];
  const message =
    status < 400
      ? `the provider redirects to another address (${status}); set P_BASE_URL to the final one`
      : `the provider refused the request (${status})`;
  return [message, false, "failed"];
}

/** Converts anything that the AI SDK throws to a ModelError with the service's own message. Bodies are read only to choose the message. */
export function toModelError(thrown: unknown, settings: string): ModelError {
  // ModelErrors that were thrown inside a stream may be wrapped.
  for (let error = thrown, depth = 0; error instanceof Error && depth < 8; error = error.cause, depth++)
    if (error instanceof ModelError) return error;
  if (APICallError.isInstance(thrown)) {
    const { statusCode: status = 0, responseBody = "", responseHeaders = {} } = thrown;
    if (status >= 300) return refusal(status, responseBody, responseHeaders, settings);
    return inlineRefusal(thrown.data, settings) ?? brokeOff();
  }
  if (InvalidResponseDataError.isInstance(thrown)) return endedEarly();
  if (JSONParseError.isInstance(thrown) || TypeValidationError.isInstance(thrown))
    return unavailable("the provider sent something that is not a reply of its interface", true);
  return inlineRefusal(thrown, settings) ?? brokeOff();
}

/** The statuses with which servers refuse what a request holds; llama.cpp says 500, OpenRouter 404. */
const REFUSING = new Set([0, 400, 404, 415, 422, 500, 501]);
/** How servers speak of pictures that they do not take. */
const OF_PICTURES =
  /image|picture|vision|visual|multi-?modal|modalit|media.?type|mime|mmproj|content[^{}]{0,60}(?:must be|should be|expected)[^{}]{0,20}(?:string|text)|content.{0,3}(?:type|part)/i;

/** The failure of a request with pictures: `PicturesRefused` if the server seems to refuse them. */
export function failureWithPictures(thrown: unknown, settings: string): ModelError {
  const failure = toModelError(thrown, settings);
  if (failure === thrown || failure.code === "context_too_long") return failure;
  const answered = APICallError.isInstance(thrown) ? thrown.statusCode : 0;
  const status = failure.status ?? answered ?? 0;
  if (failure.reason !== "failed" && failure.reason !== "unknown_model") return failure;
  return REFUSING.has(status) && OF_PICTURES.test(bodyOf(thrown)) ? new PicturesRefused(status) : failure;
}

/** What a server said: the body of its answer, or the error in its stream. */
function bodyOf(thrown: unknown): string {
  if (APICallError.isInstance(thrown) && (thrown.statusCode ?? 0) >= 300) return thrown.responseBody ?? "";
  const inError = thrown instanceof Error && "data" in thrown ? thrown.data : "";
  const said = thrown instanceof Error ? inError : thrown;
  return typeof said === "string" ? said : (JSON.stringify(said) ?? "");
}

/** The statuses that correspond to error names in a stream. */
const NAMED: [RegExp, number][] = [
  [/overloaded|server_is_overloaded/i, 529],
  [/rate_limit|too_many_requests|resource_exhausted/i, 429],
  [/insufficient_quota|credit/i, 402],
  [/authentication|invalid_api_key/i, 401],
  [/permission/i, 403],
  [/api_error|server_error|internal/i, 500],
];

/** Converts an error object that the provider sent in a stream, possibly wrapped; undefined if there is none. */
function inlineRefusal(error: unknown, settings: string): ModelError | undefined {
  if (error instanceof Error && !("data" in error)) return undefined;
  const text = typeof error === "string" ? error : JSON.stringify(error);
  if (text === undefined || text === "null") return undefined;
  const number = Number(/"(?:code|status|statusCode)":\s*"?(\d{3})\b/.exec(text)?.[1] ?? Number.NaN);
  const names = [...text.matchAll(/"(?:type|code|status)":\s*"([^"]+)"/g)].map(([, name]) => name!).join(" ");
  const named = NAMED.find(([pattern]) => pattern.test(names))?.[1] ?? 0;
  return refusal(number >= 400 && number < 600 ? number : named, text, {}, settings);
}

/** The failure that an answer with this status means; `settings` is the prefix of the provider's settings. */
export function refusal(
  status: number,
  body: string,
  headers: Record<string, string>,
  settings: string,
): ModelError {
  if (
    status === 413 ||
    ((status === 0 || status === 500 || status === 400 || status === 422) && tooLongForContext(body))
  )
    return new ModelError("context_too_long", "the conversation is longer than the model can read", {
      retryable: false,
      reason: "failed",
      ...(status > 0 ? { status } : {}),
    });
  if (status === 0) return unavailable("the provider broke off the reply with an error; try again", true);
  const meant = meantBy(status, body);
  const [message, retryable, reason] = STATUSES[meant] ?? otherStatus(status);
  const seconds = retryable ? retryAfterSeconds(headers) : undefined;
  return new ModelError(
    TIMEOUTS.has(status) ? "model_timeout" : "model_unavailable",
    message.replaceAll("P_", `${settings}_`),
    { retryable, reason, status, retryAfterSeconds: seconds },
  );
}

/** How providers say with 400 that they have no model of this name. */
const NO_SUCH_MODEL =
  /model_not_found|model[ _]not[ _](found|exist)|(no such|unknown|invalid) model\b|not a valid model|model [^{}]{1,250}(does not exist|not found)/i;

/** The status that the provider means: some report an invalid key, missing credit or an unknown model with another status. */
function meantBy(status: number, body: string): number {
  if (status === 400 && /api.?key.?(not.?valid|invalid)|invalid.?api.?key/i.test(body)) return 401;
  if (status === 400 && /credit balance|insufficient.?(credit|balance|quota)/i.test(body)) return 402;
  if (status === 400 && NO_SUCH_MODEL.test(body)) return 404;
  // OpenAI uses 429 for both rate limits and missing credit; only the former ends by waiting.
  return status === 429 && body.includes("insufficient_quota") ? 402 : status;
}

const CONTEXT_TOO_LONG =
  /context_length_exceeded|context[ _](length|window|size)|maximum (context|prompt|input)|(prompt|input) is too long|too many (input )?tokens|input token count|max_new_tokens|reduce the length/i;
const tooLongForContext = (body: string) => CONTEXT_TOO_LONG.test(body);

function retryAfterSeconds(headers: Record<string, string>): number | undefined {
  const seconds = askedSeconds(headers);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}

/** NaN if there is no valid value. */
function askedSeconds(headers: Record<string, string>): number {
  if (headers["retry-after-ms"]) return Number(headers["retry-after-ms"]) / 1000;
  const after = headers["retry-after"] ?? "";
  if (/^\s*[\d.]+\s*$/.test(after)) return Number(after);
  // Compare the date with the provider's own clock, which its `Date` header shows.
  return (Date.parse(after) - Date.parse(headers["date"] ?? "")) / 1000;
}
