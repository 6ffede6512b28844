import type { ChatEventBody, ChatFinish, Model, ModelName, Usage } from "@signet/contract";

/** A tool's work that could not be done, in words for the model and the caller. All else that is thrown is a failure of ours. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}

/** Something kept for an owner. */
export interface Note {
  id: string;
  text: string;
}

/** What a chat can do in the world. Whatever cannot be done throws Refusal, and the signal's reason when aborted. */
export interface ChatEnvironment {
  calculate(expression: string, signal: AbortSignal): Promise<{ value: string; exact: boolean }>;
  runCode(
    language: "python" | "javascript" | "bash",
    code: string,
    signal: AbortSignal,
  ): Promise<{ how: string; ok: boolean; output: string }>;
  /** A whole coding run with its receipt. */
  codeTask(
    task: string,
    signal: AbortSignal,
  ): Promise<{ receiptSha: string; ok: boolean; text: string; runId: string }>;
  /** A page that a real browser has played, with its receipt; takes a visual of the caller's. */
  buildVisual(
    task: string,
    signal: AbortSignal,
  ): Promise<{ receiptSha: string; ok: boolean; text: string; runId: string }>;
  readPage(
    url: string,
    signal: AbortSignal,
  ): Promise<{ url: string; title: string; text: string; links: string[]; cut: boolean }>;
  /** Absent where no search is set up. */
  search?: (q: string, signal: AbortSignal) => Promise<{ title: string; url: string; snippet: string }[]>;
  receipt(sha: string): Promise<{ sha: string; line: string; runId?: string }>;
  /** Absent where the caller is not known well enough to have a memory. */
  memory?: {
    remember(text: string): Promise<string>;
    recall(q: string, limit: number): Promise<Note[]>;
    forget(id: string): Promise<void>;
  };
  usage(): Promise<string>;
  /** Passages of the service's own documentation, the closest first. */
  help(q: string): { file: string; title: string; text: string }[];
  /** How settings are set, and those that have to do with a question, the closest first, as the documentation describes them. */
  settings(q: string): { how: string; settings: { name: string; fallback: string; does: string }[] };
  prices(): Prices;
  limits(): Limit[];
  /** What the technique library has for a task, the best first. */
  techniques(q: string): Promise<TechniqueEntry[]>;
  nowMs(): number;
}

/** What the service costs. `unlimited`: not the caller, whom no quota holds. */
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

/** The most of something that can be had: `path of a file`, `512 characters`. */
export interface Limit {
  what: string;
  most: string;
}

/** A technique as a chat reads it. */
export interface TechniqueEntry {
  id: string;
  kind: string;
  title: string;
  when: string;
  guidance: string;
  uses: number;
  wins: number;
}

/** What a chat agent says while it works: events in their order. */
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
