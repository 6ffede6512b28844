export const RUN_KINDS = ["code", "chat", "visual"] as const;
export type RunKind = (typeof RUN_KINDS)[number];

export const RUN_STATES = [
  "queued",
  "running",
  "verifying",
  "succeeded",
  "failed",
  "cancelled",
  "timed_out",
  "interrupted",
] as const;
export type RunState = (typeof RUN_STATES)[number];

/** Why a run ended. */
export const EXIT_REASONS = [
  "finished",
  "max_steps",
  "stuck",
  "unverified",
  "partial",
  "needs_model",
  "ambiguous",
  "timeout",
  "cancelled",
  "error",
] as const;
export type ExitReason = (typeof EXIT_REASONS)[number];

/** How a chat turn ended. */
export const CHAT_FINISHES = [
  "answered",
  "needs_model",
  "max_steps",
  "stuck",
  "cancelled",
  "timeout",
  "interrupted",
  "error",
] as const;
export type ChatFinish = (typeof CHAT_FINISHES)[number];

/** How runs end. */
export const RUN_ENDS = [...new Set([...EXIT_REASONS, ...CHAT_FINISHES])] as const;
export type EndCode = (typeof RUN_ENDS)[number];
