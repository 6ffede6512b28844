export {
  createClient,
  type ChatInput,
  type Client,
  type ClientOptions,
  type CodeRunInput,
} from "./client.ts";
export { ClientProblem, ConnectionError } from "./error.ts";
export type { StreamOptions } from "./streams.ts";
export type { Patience } from "./tail.ts";
