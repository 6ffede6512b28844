import type { Check, ExitReason, Message, Model, ModelName, Usage } from "@signet/contract";
import type { Sandbox } from "@signet/sandbox";
import type { BaselineResult, CheckDeps } from "./check/verdict.ts";
import type { PictureStore } from "./shown-pictures.ts";
import type { OfferedTechnique } from "./prompts/techniques.ts";
import type { AgentEvent } from "./agent-events.ts";

/** Everything a coder needs to resume from a committed step. Plain JSON. */
export interface CoderState {
  step: number;
  messages: Message[];
  usage: Usage;
  /** The model that wrote the last turn. */
  by?: ModelName;
  /** See AskedFrom. */
  blind?: true;
  /** Result of the check on the given files alone, once it is known. */
  before?: BaselineResult | null;
  /** A finish without a real check was pushed back once: the next one ends the run. */
  pushedBack?: boolean;
  /** The agent's last own test command that exited 0. */
  ownCmd?: string;
  /** A background command runs in the sandbox, which does not outlive the service. */
  background?: true;
  /** Techniques that the first message held. */
  techniques?: OfferedTechnique[];
}

export interface CoderDeps extends CheckDeps {
  model: Model;
  /** Opens a fresh sandbox for this run. The coder closes every sandbox that it opens. */
  openSandbox(): Promise<Sandbox>;
  pictures: PictureStore;
  /** The same for all turns of a run. */
  cacheKey?: string;
}

/**
 * What a coder yields while it works. `event` is to be shown at once. `step` is a point to resume from: the state and the
 * sandbox with the matching workspace (open until the next yield). `phase` separates working from checking.
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
  /** The model that wrote the last turn; missing if there was no turn. */
  by?: ModelName;
  /** SHA-256 of each checked file, by path. The delivered files must have the same hashes. */
  checked?: ReadonlyMap<string, string>;
}

/** Reason of the AbortSignal that stops a run from outside. */
export class Stopped extends Error {
  readonly why: "cancelled" | "timeout" | "shutdown";
  constructor(why: "cancelled" | "timeout" | "shutdown") {
    super(`stopped: ${why}`);
    this.name = "Stopped";
    this.why = why;
  }
}
