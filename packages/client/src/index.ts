export {
  createClient,
  type Client,
  type ClientOptions,
  type CodeOptions,
  type CodeRunInput,
} from "./client.ts";
export { ClientProblem, ConnectionError } from "./error.ts";
export type { Patience } from "./tail.ts";
