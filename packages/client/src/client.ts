import type {
  AccountPatch,
  ChatEvent,
  ChatRequest,
  CodeEvent,
  CodeRunRequest,
  EndCode,
  MintApiKey,
  Pack,
  PaidTier,
  RunKind,
  RunState,
  VisualEvent,
  VisualRequest,
} from "@signet/contract";
import { BOUNDS } from "@signet/contract/values";
import { createAsker, type UploadOptions } from "./ask.ts";
import { ledgerCalls, ledgerLines } from "./ledger.ts";
import { CHAT, CODE, VISUAL } from "./kinds.ts";
import { type CodeRunOutcome, outcomeOf, type RunToEndOptions } from "./run-to-end.ts";
import type { RequestTarget, UploadContent } from "./send.ts";
import { createStreams, type StreamOptions } from "./streams.ts";
import { uniqueId } from "./unique-id.ts";
import type { RetryPolicy } from "./tail.ts";

const DEFAULT_PATIENCE: RetryPolicy = {
  attempts: 8,
  backoffMs: (failures) => Math.min(200 * 2 ** failures, 5000),
  idleMs: 45_000,
};

export interface ClientOptions {
  /** Address of the service, such as `http://127.0.0.1:8787`. */
  baseUrl: string;
  fetch?: typeof globalThis.fetch;
  /** Owner scope of every call: limits it to the data of that user. */
  owner?: string;
  /** An API key from `POST /api-keys`: calls are made on behalf of its account. */
  apiKey?: string;
  headers?: Record<string, string>;
  /** Deadline in milliseconds of every call except streams. Default: 30 000. */
  timeoutMs?: number;
  patience?: Partial<RetryPolicy>;
}

/** A request for a code run; omitted fields have the contract's defaults. */
export type CodeRunInput = Pick<CodeRunRequest, "task"> & Partial<CodeRunRequest>;

/** A question to the chat; omitted fields have the contract's defaults. */
export type ChatInput = Pick<ChatRequest, "command"> & Partial<ChatRequest>;

/** Which runs are listed: of a kind, in one of some states, with these words in their task or id, older than `before`. */
export interface RunQuery {
  limit?: number;
  before?: string;
  kind?: RunKind;
  state?: readonly RunState[];
  q?: string;
}

export type Client = ReturnType<typeof createClient>;

/** Creates a client of one service, typed by the contract. Calls throw ClientProblem if the service refuses, ConnectionError if no usable answer arrives. */
export function createClient(options: ClientOptions) {
  const target: RequestTarget = {
    baseUrl: options.baseUrl,
    // Browsers refuse to run it as a method of another object.
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    headers: {
      ...options.headers,
      ...(options.apiKey ? { "x-svc-api-key": options.apiKey } : {}),
      ...(options.owner ? { "x-workspace-owner": options.owner } : {}),
    },
  };
  const ask = createAsker(target, options.timeoutMs ?? 30_000);
  const streams = createStreams(target, { ...DEFAULT_PATIENCE, ...options.patience });
  const code = (request: CodeRunInput, streamOptions: StreamOptions = {}): AsyncGenerator<CodeEvent, void> =>
    streams.start(CODE, "codeRun", request, streamOptions);

  return {
    status: () => ask.json("status"),
    codeHealth: () => ask.json("codeHealth"),
    integrate: () => ask.json("integrate"),
    /** The interface as an OpenAPI 3.1 document. */
    openapi: () => ask.json("openapi"),
    receipts: (query: { limit?: number; before?: number; kind?: "code" | "all" } = {}) =>
      ask.json("receipts", { query }),
    receipt: (sha: string) => ask.json("receipt", { params: { sha } }),
    ...ledgerCalls(ask),
    ledgerLines: (pageLimit: number = BOUNDS.receiptsLimit.max) => ledgerLines(ask, pageLimit),
    runs: ({ state, ...query }: RunQuery = {}) =>
      ask.json("runs", { query: { ...query, state: state?.join(",") } }),
    run: (run_id: string) => ask.json("run", { params: { run_id } }),
    cancel: (run_id: string) => ask.json("runCancel", { params: { run_id } }),
    /** Erases a run that has ended. */
    eraseRun: (run_id: string) => ask.json("runErase", { params: { run_id } }),
    ...runCalls(ask),

    /** Uploads a whole project, a tar archive compressed with gzip; in Node a file as `await openAsBlob(path)`. */
    uploadBundle: (content: UploadContent, uploadOptions: UploadOptions = {}) =>
      ask.upload("uploadBundle", content, uploadOptions),
    bundles: () => ask.json("bundles"),
    deleteBundle: (bundle: string) => ask.json("deleteBundle", { params: { bundle } }),

    /** The task state of a conversation. */
    taskState: (conversation_id: string) => ask.json("taskState", { query: { conversation_id } }),

    webhooks: (query: { limit?: number; before?: string } = {}) => ask.json("webhooks", { query }),
    webhook: (run_id: string) => ask.json("runWebhook", { params: { run_id } }),
    redeliver: (run_id: string) => ask.json("runWebhookRedeliver", { params: { run_id } }),

    ...keyCalls(ask),
    ...accountCalls(ask),
    ...libraryCalls(ask),
    ...operatorCalls(ask),

    /** Lists what the chat remembers for the owner scope. */
    memory: () => ask.json("memory"),
    /** Forgets one entry, or all of them without an id. */
    eraseMemory: (id?: string) => ask.json("eraseMemory", { query: { id } }),

    /** Starts a run and yields its events up to the last, `code_receipt`; reconnects when a connection breaks. */
    code,
    /** Starts a coding run, waits for its end and returns the outcome. `onEvent` is called with each event as it arrives. */
    runToEnd: (request: CodeRunInput, options: RunToEndOptions = {}): Promise<CodeRunOutcome> =>
      outcomeOf(code(request, options), options.onEvent),
    /** Yields a code run's events after number `after`, then live ones, up to the last, `code_receipt`. */
    events: (runId: string, after = 0, signal?: AbortSignal): AsyncGenerator<CodeEvent, void> =>
      streams.follow(CODE, runId, after, signal),

    /** Asks the chat agent and yields its events up to the last, the `phase` named `done`; reconnects when a connection breaks. */
    chat: (request: ChatInput, options: StreamOptions = {}): AsyncGenerator<ChatEvent, void> =>
      streams.start(CHAT, "chatRun", request, options),
    /** Builds a page and yields its events up to the last, `visual_done`; reconnects when a connection breaks. */
    visual: (request: VisualRequest, options: StreamOptions = {}): AsyncGenerator<VisualEvent, void> =>
      streams.start(VISUAL, "visual", request, options),
    /** Yields a build's events after number `after`, then live ones, up to the last, `visual_done`. */
    visualEvents: (runId: string, after = 0, signal?: AbortSignal): AsyncGenerator<VisualEvent, void> =>
      streams.follow(VISUAL, runId, after, signal),
    /** Yields a chat run's events after number `after`, then live ones, up to the last, the `phase` named `done`. */
    chatEvents: (runId: string, after = 0, signal?: AbortSignal): AsyncGenerator<ChatEvent, void> =>
      streams.follow(CHAT, runId, after, signal),
  };
}

/** Calls for the files of a run. */
const runCalls = (ask: ReturnType<typeof createAsker>) => ({
  file: (run_id: string, path: string) => ask.bytes("runFile", { params: { run_id, path } }),
  archive: (run_id: string) => ask.bytes("runArchive", { params: { run_id } }),
  /** The record of a run that has ended: its events, and all that its check can be run again with. */
  runRecord: (run_id: string) => ask.bytes("runRecord", { params: { run_id } }),
  /** The signed statement about the files that a run made. */
  runAttestation: (run_id: string) => ask.bytes("runAttestation", { params: { run_id } }),
  /** What a run changed, as a patch for `git apply`. */
  diff: (run_id: string) => ask.bytes("runDiff", { params: { run_id } }),
});

/** Calls about the owner's keys for model providers. */
const keyCalls = (ask: ReturnType<typeof createAsker>) => ({
  providerKeys: () => ask.json("providerKeys"),
  /** Sets provider settings, all or none of them; an empty value clears a setting. */
  setProviderKeys: (keys: Record<string, string>) => ask.json("setProviderKeys", { body: { keys } }),
  /** Tries a provider, with `settings` in place of those that are set. */
  probeProvider: (provider: string, settings: Record<string, string> = {}) =>
    ask.json("probeProvider", { body: { provider, settings } }),
  /** Lists the models that a provider offers, with `settings` in place of those that are set. */
  providerModels: (provider: string, settings: Record<string, string> = {}) =>
    Object.keys(settings).length === 0
      ? ask.json("providerModels", { params: { provider } })
      : ask.json("providerModelsWith", { params: { provider }, body: { settings } }),
});

/** Calls about an account: its usage, payments, API keys and licenses. */
const accountCalls = (ask: ReturnType<typeof createAsker>) => ({
  usage: () => ask.json("usage"),
  statement: (query: { limit?: number; before?: number } = {}) => ask.json("statement", { query }),
  /** Opens a checkout for a plan; pay at the answer's `url`. */
  checkout: (tier: PaidTier) => ask.json("checkout", { body: { tier } }),
  topupCheckout: (pack: Pack) => ask.json("topupCheckout", { body: { pack } }),
  /** Credits a paid checkout and returns what it gave, with its license. */
  claim: (session_id: string) => ask.json("claim", { query: { session_id } }),
  /** Ends the renewal of the caller's plan. */
  cancelPlan: () => ask.json("cancelPlan"),
  /** Creates an API key; only this answer contains the key itself. */
  mintApiKey: (options: Partial<MintApiKey> = {}) => ask.json("mintApiKey", { body: options }),
  apiKeys: () => ask.json("apiKeys"),
  revokeApiKey: (id: string) => ask.json("revokeApiKey", { params: { id } }),
  /** Public keys of licenses. */
  jwks: () => ask.json("jwks"),
  rotateLicenseKey: () => ask.json("rotateLicenseKey"),
  revokeLicense: (jti: string) => ask.json("revokeLicense", { params: { jti } }),
});

/** A page of a list of the operator's. */
interface OperatorPage {
  limit?: number;
  before?: string;
}

/** Calls of the operator, who is the owner of the instance. */
const operatorCalls = (ask: ReturnType<typeof createAsker>) => ({
  overview: (hours?: number) => ask.json("overview", { query: { hours } }),
  /** Lists accounts; `q` is a part of the id or of the note. */
  accounts: (query: OperatorPage & { q?: string; blocked?: "true" | "false" } = {}) =>
    ask.json("accounts", { query: { ...query } }),
  account: (id: string) => ask.json("account", { params: { id } }),
  /** Changes an account. With the same key, a repeated call changes it once. */
  changeAccount: (id: string, change: AccountPatch, idempotencyKey = uniqueId()) =>
    ask.json("changeAccount", {
      params: { id },
      body: change,
      headers: { "idempotency-key": idempotencyKey },
    }),
  /** Lists the runs of all accounts, without their content. */
  operatorRuns: (query: OperatorPage & { state?: RunState; end?: EndCode; account?: string } = {}) =>
    ask.json("operatorRuns", { query: { ...query } }),
});

/** Calls to the caller's technique library. */
const libraryCalls = (ask: ReturnType<typeof createAsker>) => ({
  /** Finds the techniques that fit a task, the best first. */
  tactics: (q: string, limit?: number) => ask.json("tactics", { query: { q, limit } }),
  /** Statistics of the library. */
  techniques: () => ask.json("techniques"),
  technique: (id: string) => ask.json("technique", { params: { id } }),
  forgetTechnique: (id: string) => ask.json("forgetTechnique", { params: { id } }),
});
