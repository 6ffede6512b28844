import type { ChatEventBody, ChatFinish, Model, ModelName, Usage } from "@signet/contract";

/** Thrown when a tool cannot do its work. The message is for the model and the caller. Every other exception is a fault of the service. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}

/** An entry of an owner's memory. */
export interface Note {
  id: string;
  text: string;
}

/** Everything a chat can reach outside itself. Methods throw Refusal if something cannot be done, and the signal's reason when aborted. */
export interface ChatEnvironment {
  calculate(expression: string, signal: AbortSignal): Promise<{ value: string; exact: boolean }>;
  runCode(
    language: "python" | "javascript" | "bash",
    code: string,
    signal: AbortSignal,
  ): Promise<{ how: string; ok: boolean; output: string }>;
  /** Runs a coding task to its end, with a receipt. `progress` gets what it does, as it happens. */
  codeTask(
    task: string,
    signal: AbortSignal,
    progress: (text: string) => void,
  ): Promise<{ receiptSha: string; ok: boolean; text: string; runId: string }>;
  /** Builds a page that a real browser plays, with a receipt. Uses one of the caller's visuals. */
  buildVisual(
    task: string,
    signal: AbortSignal,
    progress: (text: string) => void,
  ): Promise<{ receiptSha: string; ok: boolean; text: string; runId: string }>;
  readPage(
    url: string,
    signal: AbortSignal,
  ): Promise<{ url: string; title: string; text: string; links: string[]; cut: boolean }>;
  /** Absent if no search is configured. */
  search?: (q: string, signal: AbortSignal) => Promise<{ title: string; url: string; snippet: string }[]>;
  receipt(sha: string): Promise<{ sha: string; line: string; runId?: string }>;
  /** Absent if the caller is not identified well enough to have a memory. */
  memory?: {
    remember(text: string): Promise<string>;
    recall(q: string, limit: number): Promise<Note[]>;
    forget(id: string): Promise<void>;
  };
  usage(): Promise<string>;
  /** Passages of the service's own documentation, the closest first. */
  help(q: string): { file: string; title: string; text: string }[];
  /** How settings are changed, and the settings that match a question, closest first, as the documentation describes them. */
  settings(q: string): { how: string; settings: { name: string; fallback: string; does: string }[] };
  prices(): Prices;
  limits(): Limit[];
  /** Techniques from the library for a task, best first. */
  techniques(q: string): Promise<TechniqueEntry[]>;
  nowMs(): number;
}

/** What the service costs. `unlimited`: no quota applies to the caller. */
export interface Prices {
  unlimited: boolean;
  /** Whether anything can be paid for here. */
  payments: boolean;
  tiers: Record<
    string,
    { label: string; usd: number; runs_per_day: number; visual_per_day: number; at_once: number }
  >;
  packs: Record<string, { label: string; usd: number; runs: number; visual: number }>;
  /** How a plan or a pack is bought, in words. */
  buy: string;
  glossary: { reset: string; units: { run: string; visual: string }; topups: string; not_charged: string[] };
}

/** The maximum of something, such as `path of a file`: `512 characters`. */
export interface Limit {
  what: string;
  most: string;
}

/** A technique as shown to a chat. */
export interface TechniqueEntry {
  id: string;
  kind: string;
  title: string;
  when: string;
  guidance: string;
  uses: number;
  wins: number;
}

/** What a chat agent yields while it works: events in order. */
export type ChatYield = ChatEventBody[];

export interface ChatDeps {
  model: Model;
  world: ChatEnvironment;
}

export interface ChatResult {
  ok: boolean;
  finish: ChatFinish;
  answer: string;
  steps: number;
  usage: Usage;
  by?: ModelName;
}
