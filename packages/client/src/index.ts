export {
  createClient,
  type ChatInput,
  type Client,
  type ClientOptions,
  type CodeRunInput,
  type RunQuery,
} from "./client.ts";
export type { ChatEvent, CodeEvent, VisualEvent } from "@signet/contract";
export { ClientProblem, ConnectionError } from "./error.ts";
export type { UploadOptions } from "./ask.ts";
export type { UploadContent } from "./send.ts";
export type { CodeRunOutcome, RunToEndOptions } from "./run-to-end.ts";
export type { StreamOptions } from "./streams.ts";
export type { RetryPolicy } from "./tail.ts";
export { uniqueId } from "./unique-id.ts";
