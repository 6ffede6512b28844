import {
  BOUNDS,
  type ChatEvent,
  type ChatRequest,
  type CodeEvent,
  type CodeRunRequest,
  type MintApiKey,
  type Pack,
  type PaidTier,
  type VisualEvent,
  type VisualRequest,
} from "@signet/contract";
import { createAsker } from "./ask.ts";
import { ledgerLines } from "./ledger.ts";
import { CHAT, CODE, VISUAL } from "./kinds.ts";
import { type CodeRunOutcome, outcomeOf, type RunToEndOptions } from "./run-to-end.ts";
import type { RequestTarget } from "./send.ts";
import { createStreams, type StreamOptions } from "./streams.ts";
import type { RetryPolicy } from "./tail.ts";

const PATIENCE: RetryPolicy = {
  attempts: 8,
  backoffMs: (failures) => Math.min(200 * 2 ** failures, 5000),
  idleMs: 45_000,
};

export interface ClientOptions {
  /** Address of the service, as in `http://127.0.0.1:8787`. */
  baseUrl: string;
  fetch?: typeof globalThis.fetch;
  /** Owner scope of every call: narrows what is seen to that user's. */
  owner?: string;
  /** An API key, as `POST /api-keys` gave it: whoever calls with it has its account. */
  apiKey?: string;
  headers?: Record<string, string>;
  /** Deadline of every call but streams. */
  timeoutMs?: number;
  patience?: Partial<RetryPolicy>;
}

/** A code run as it is asked for; what is left out has the contract's default. */
export type CodeRunInput = Pick<CodeRunRequest, "task"> & Partial<CodeRunRequest>;

/** A question as it is asked; what is left out has the contract's default. */
export type ChatInput = Pick<ChatRequest, "command"> & Partial<ChatRequest>;

export type Client = ReturnType<typeof createClient>;

/** A client of one service, typed by the contract. Refusals are thrown as ClientProblem, no answer as ConnectionError. */
export function createClient(options: ClientOptions) {
  const target: RequestTarget = {
    baseUrl: options.baseUrl,
    fetch: options.fetch ?? globalThis.fetch,
    headers: {
      ...options.headers,
      ...(options.apiKey ? { "x-svc-api-key": options.apiKey } : {}),
      ...(options.owner ? { "x-workspace-owner": options.owner } : {}),
    },
  };
  const ask = createAsker(target, options.timeoutMs ?? 30_000);
  const streams = createStreams(target, { ...PATIENCE, ...options.patience });
  const code = (request: CodeRunInput, streamOptions: StreamOptions = {}): AsyncGenerator<CodeEvent, void> =>
    streams.start(CODE, "codeRun", request, streamOptions);

  return {
    status: () => ask.json("status"),
    codeHealth: () => ask.json("codeHealth"),
    integrate: () => ask.json("integrate"),
    receipts: (query: { limit?: number; before?: number; kind?: "code" | "all" } = {}) =>
      ask.json("receipts", { query }),
    receipt: (sha: string) => ask.json("receipt", { params: { sha } }),
    ledgerLines: (pageLimit: number = BOUNDS.receiptsLimit.max) => ledgerLines(ask, pageLimit),
    runs: (query: { limit?: number; before?: string } = {}) => ask.json("runs", { query }),
    run: (run_id: string) => ask.json("run", { params: { run_id } }),
    cancel: (run_id: string) => ask.json("runCancel", { params: { run_id } }),
    /** Erases a run that has ended. */
    eraseRun: (run_id: string) => ask.json("runErase", { params: { run_id } }),
    file: (run_id: string, path: string) => ask.bytes("runFile", { params: { run_id, path } }),
    archive: (run_id: string) => ask.bytes("runArchive", { params: { run_id } }),

    /** What is kept of a conversation's work. */
    taskState: (conversation_id: string) => ask.json("taskState", { query: { conversation_id } }),

    webhooks: (query: { limit?: number; before?: string } = {}) => ask.json("webhooks", { query }),
    webhook: (run_id: string) => ask.json("runWebhook", { params: { run_id } }),
    redeliver: (run_id: string) => ask.json("runWebhookRedeliver", { params: { run_id } }),
    providerKeys: () => ask.json("providerKeys"),
    /** Sets provider settings; an empty value clears. All of them or none. */
    setProviderKeys: (keys: Record<string, string>) => ask.json("setProviderKeys", { body: { keys } }),
    probeProvider: (provider: string) => ask.json("probeProvider", { body: { provider } }),

    ...accountCalls(ask),
    ...libraryCalls(ask),

    /** What is remembered for the owner scope. */
    memory: () => ask.json("memory"),
    /** Forgets one entry, or without an id all of them. */
    eraseMemory: (id?: string) => ask.json("eraseMemory", { query: { id } }),

    /** Starts a run and yields its events to the last, `code_receipt`, over broken connections too. */
    code,
    /** Starts a coding run, waits for its end and gives what came of it. `onEvent` is told each event as it arrives. */
    runToEnd: (request: CodeRunInput, options: RunToEndOptions = {}): Promise<CodeRunOutcome> =>
      outcomeOf(code(request, options), options.onEvent),
    /** A code run's events after `after`, then live, to the last, `code_receipt`. */
    events: (runId: string, after = 0, signal?: AbortSignal): AsyncGenerator<CodeEvent, void> =>
      streams.follow(CODE, runId, after, signal),

    /** Asks the chat agent and yields its events to the last, the `phase` named `done`, over broken connections too. */
    chat: (request: ChatInput, options: StreamOptions = {}): AsyncGenerator<ChatEvent, void> =>
      streams.start(CHAT, "chatRun", request, options),
    /** Builds a page and yields its events to the last, `visual_done`, over broken connections too. */
    visual: (request: VisualRequest, options: StreamOptions = {}): AsyncGenerator<VisualEvent, void> =>
      streams.start(VISUAL, "visual", request, options),
    /** A build's events after `after`, then live, to the last, `visual_done`. */
    visualEvents: (runId: string, after = 0, signal?: AbortSignal): AsyncGenerator<VisualEvent, void> =>
      streams.follow(VISUAL, runId, after, signal),
    /** A chat run's events after `after`, then live, to the last, the `phase` named `done`. */
    chatEvents: (runId: string, after = 0, signal?: AbortSignal): AsyncGenerator<ChatEvent, void> =>
      streams.follow(CHAT, runId, after, signal),
  };
}

/** What an account has used, paid for and is known by. */
const accountCalls = (ask: ReturnType<typeof createAsker>) => ({
  usage: () => ask.json("usage"),
  statement: (query: { limit?: number; before?: number } = {}) => ask.json("statement", { query }),
  /** Opens a checkout for a plan; `url` of the answer is where to pay. */
  checkout: (tier: PaidTier) => ask.json("checkout", { body: { tier } }),
  topupCheckout: (pack: Pack) => ask.json("topupCheckout", { body: { pack } }),
  /** What a paid checkout gave, with its license. */
  claim: (session_id: string) => ask.json("claim", { query: { session_id } }),
  /** Ends the renewal of the caller's plan. */
  cancelPlan: () => ask.json("cancelPlan"),
  /** A new API key; its text is in this answer and in no other. */
  mintApiKey: (asked: Partial<MintApiKey> = {}) => ask.json("mintApiKey", { body: asked }),
  apiKeys: () => ask.json("apiKeys"),
  revokeApiKey: (id: string) => ask.json("revokeApiKey", { params: { id } }),
  /** Public keys of licenses. */
  jwks: () => ask.json("jwks"),
  rotateLicenseKey: () => ask.json("rotateLicenseKey"),
  revokeLicense: (jti: string) => ask.json("revokeLicense", { params: { jti } }),
});

/** The technique library, as its owner has it. */
const libraryCalls = (ask: ReturnType<typeof createAsker>) => ({
  /** What the library has for a task of these words. */
  tactics: (q: string, limit?: number) => ask.json("tactics", { query: { q, limit } }),
  /** The library in numbers. */
  techniques: () => ask.json("techniques"),
  technique: (id: string) => ask.json("technique", { params: { id } }),
  forgetTechnique: (id: string) => ask.json("forgetTechnique", { params: { id } }),
});
