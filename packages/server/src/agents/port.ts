import type { Check, ExitReason, Message, Model, ModelName, Usage } from "@signet/contract";
import type { Sandbox } from "@signet/sandbox";
import type { BaselineResult, CheckDeps } from "./check/verdict.ts";
import type { OfferedTechnique } from "./prompts/techniques.ts";
import type { AgentEvent } from "./agent-events.ts";

/** All that a coder needs to go on from a committed step. Plain JSON. */
export interface CoderState {
  step: number;
  messages: Message[];
  usage: Usage;
  /** Who wrote the last turn. */
  by?: ModelName;
  /** How the check ended on the given files alone, once that is known. */
  before?: BaselineResult | null;
  /** A finish without proof was pushed back: the next one ends the run. */
  pushedBack?: boolean;
  /** The last test command of the agent's own that exited 0. */
  ownCmd?: string;
  /** Techniques that the first message held. */
  techniques?: OfferedTechnique[];
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
  | AgentEvent
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
