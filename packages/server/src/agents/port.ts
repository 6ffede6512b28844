import type { Check, CodeEventBody, ExitReason, GivenFile, Usage } from "@signet/contract";
import type { Clock } from "../base/clock.ts";
import type { Message, Model, ModelName } from "../models/port.ts";
import type { Sandbox } from "../sandbox/port.ts";

/** A coding task as accepted: `files` already holds those that were read from the task's text. */
export interface CoderTask {
  task: string;
  files: GivenFile[];
  checkCmd: string | null;
  maxSteps: number;
}

/** All that a coder needs to go on from a committed step. Plain JSON. */
export interface CoderState {
  step: number;
  messages: Message[];
  usage: Usage;
  /** Who wrote the last turn. */
  by?: ModelName;
}

export interface CoderDeps {
  model: Model;
  /** A fresh sandbox of this run. The coder closes what it opens. */
  openSandbox(): Promise<Sandbox>;
  clock: Clock;
  newCommandId(): string;
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
