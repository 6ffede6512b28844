import type {
  Check,
  CodeEventBody,
  ExitReason,
  GivenFile,
  Message,
  Model,
  ModelName,
  Usage,
} from "@signet/contract";
import type { Sandbox } from "@signet/sandbox";
import type { Before, CheckDeps } from "./check/verdict.ts";
import type { Work } from "./check/work.ts";
import type { Given } from "./prompts/techniques.ts";

/** A coding task as accepted: `files` already holds those that were read from the task's text. */
export interface CoderTask {
  task: string;
  files: GivenFile[];
  checkCmd: string | null;
  /** Globs of given files that may be changed although they decide. */
  mayChange: readonly string[];
  maxSteps: number;
  /** What earlier runs of the conversation left; missing in a run of its own. */
  earlier?: Earlier;
  /** What a library of earlier work has for it: a section of the first message, and what is in it. */
  techniques?: { text: string; given: Given[] } | null;
}

/** Where a run goes on from. `files` of the task holds only what the caller sent, now or then. */
export interface Earlier {
  /** Every file of the workspace to begin with, whoever wrote it. */
  files: readonly { path: string; bytes: number }[];
  workspace(): AsyncIterable<Uint8Array>;
  /** Paths that the caller sent then and that were protected: they stay so. */
  protected: ReadonlySet<string>;
  /** Whether examples of the text decide beside tests: those tests came with an earlier text. */
  examplesToo: boolean;
  /** What the last run that passed had left; missing where none has. */
  base?: Work;
  /** What was done, in words. */
  account: string;
  /** Commands that failed and have not passed since. */
  failures: readonly string[];
}

/** All that a coder needs to go on from a committed step. Plain JSON. */
export interface CoderState {
  step: number;
  messages: Message[];
  usage: Usage;
  /** Who wrote the last turn. */
  by?: ModelName;
  /** How the check ended on the given files alone, once that is known. */
  before?: Before | null;
  /** A finish without proof was pushed back: the next one ends the run. */
  pushedBack?: boolean;
  /** The last test command of the agent's own that exited 0. */
  ownCmd?: string;
  /** Techniques that the first message held. */
  techniques?: Given[];
}

export interface CoderDeps extends CheckDeps {
  model: Model;
  /** A fresh sandbox of this run. The coder closes what it opens. */
  openSandbox(): Promise<Sandbox>;
  /** The same for all turns of this work. */
  cacheKey?: string;
}

/**
 * What a coder says while it works. `event` is to be shown at once. `step` is a point to go on from: the state and the
 * sandbox whose workspace belongs to it (open until the next yield). `phase` tells working from checking.
 */
export type CoderYield =
  | { type: "event"; event: CodeEventBody }
  | { type: "step"; state: CoderState; sandbox: Sandbox }
  | { type: "phase"; phase: "running" | "verifying" };

export interface CoderResult {
  ok: boolean;
  exitReason: ExitReason;
  check: Check;
  summary: string;
  steps: number;
  usage: Usage;
  /** Who wrote the last turn, where there was one. */
  by?: ModelName;
  /** SHA-256 of each file that was checked: what is handed over has to be the same. */
  checked?: ReadonlyMap<string, string>;
}

/** Why a run is stopped from outside: the reason of its AbortSignal. */
export class Stopped extends Error {
  readonly why: "cancelled" | "timeout" | "shutdown";
  constructor(why: "cancelled" | "timeout" | "shutdown") {
    super(`stopped: ${why}`);
    this.name = "Stopped";
    this.why = why;
  }
}
