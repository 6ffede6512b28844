import type { RunKind, RunState, Usage, WebhookState } from "@signet/contract";
import type { Sample } from "./sample.ts";

/** A request that was answered; `route` is its pattern, never its address. */
export interface AnsweredRequest {
  method: string;
  route: string;
  status: number;
  seconds: number;
}

/** A run that ended. `reason`: the code of its problem, or else its own reason to end. */
export interface RunMeasure {
  kind: RunKind;
  state: RunState;
  reason: string;
  waitSeconds: number;
  seconds: number;
}

/** An attempt at a turn of a model. */
export interface AskedModel {
  provider: string;
  outcome: string;
  seconds: number;
  /** Until its first part; null if there was none. */
  firstSeconds: number | null;
  usage: Usage | null;
}

/** Counts what the service does. Nothing of it names a caller, a run or a task, and nothing of it can fail. */
export interface Metrics {
  requestBegan: () => void;
  requestAnswered: (request: AnsweredRequest) => void;
  /** `by`: 1 if a stream begins, -1 if it ends. */
  streamed: (by: 1 | -1) => void;
  refused: (code: string) => void;
  runEnded: (run: RunMeasure) => void;
  modelAsked: (call: AskedModel) => void;
  committed: (what: "events" | "step" | "seal", seconds: number) => void;
  sandboxOpened: (seconds: number) => void;
  sandboxClosed: () => void;
  sandboxFailed: (reason: string) => void;
  commandEnded: (end: string, seconds: number) => void;
  browserUses: (state: "waiting" | "working", by: 1 | -1) => void;
  browserUsed: (outcome: string, seconds: number) => void;
  webhookAttempted: (state: WebhookState) => void;
  /** All counts, and what was measured now, in Prometheus' text format. */
  text: (sample: Sample) => Promise<string>;
  contentType: string;
}

const ignore = (): void => undefined;

/** What counts nothing, where nobody can ask. */
export const NO_METRICS: Metrics = {
  requestBegan: ignore,
  requestAnswered: ignore,
  streamed: ignore,
  refused: ignore,
  runEnded: ignore,
  modelAsked: ignore,
  committed: ignore,
  sandboxOpened: ignore,
  sandboxClosed: ignore,
  sandboxFailed: ignore,
  commandEnded: ignore,
  browserUses: ignore,
  browserUsed: ignore,
  webhookAttempted: ignore,
  text: async () => "",
  contentType: "text/plain",
};
