import type { PageBrief } from "./page-brief.ts";

/** How a page is checked. The name changes whenever a verdict could change. */
export const PROTOCOL = "visual-verify/2";

/** Every check, in the order of the report. */
export const CHECKS = [
  "size",
  "self_contained",
  "load",
  "no_errors",
  "no_network",
  "no_dialogs",
  "no_navigation",
  "not_blank",
  "input",
  "touch",
  "phone",
  "memory",
  "checklist",
  "controls",
  "plain",
  "idle_controls",
  "accessible",
  "stall",
  "tap_targets",
  "reduced_motion",
] as const;
export type CheckName = (typeof CHECKS)[number];

/** The result of one check. */
export interface PageCheck {
  name: CheckName;
  /** A page that fails a `block` check does not pass. */
  level: "block" | "advise";
  /** null: not run, because an earlier check failed. */
  ok: boolean | null;
  ms: number;
  /** The measured value and its limit. */
  value: number | string | null;
  limit: number | string | null;
  /** What was found; empty if the check found no problem. */
  detail: string;
}

/**
 * What became of a step of the checklist. `shown`: what it expects came with it. `done`: it expects nothing and had an effect.
 * `no_effect`: it expects nothing and had none. `held`: what it expects was there before it. `failed`: what it expects did
 * not come. `impossible`: it could not be performed. Only `shown` and `done` prove something.
 */
export type StepOutcome = "shown" | "done" | "no_effect" | "held" | "failed" | "impossible" | "not_run";

/** The result of one step of the checklist. */
export interface StepReport {
  name: string;
  outcome: StepOutcome;
  /** Why it failed or proves nothing. */
  detail: string;
}

/** A screenshot of the page. */
export interface Screenshot {
  name: "desktop" | "played" | "checklist" | "phone";
  w: number;
  h: number;
  type: "image/png" | "image/jpeg";
  sha256: string;
}

/** The result of all checks. Plain JSON. */
export interface PageReport {
  protocol: typeof PROTOCOL;
  /** Whether every blocking check ran and passed. */
  ok: boolean;
  html_sha256: string;
  /** `sandbox`: what isolates the page from the machine. */
  browser: { name: string; version: string; sandbox: string };
  ms: number;
  /** In the order of `CHECKS`. */
  checks: PageCheck[];
  /** The kinds of input to which it reacted. */
  inputs: { keys: boolean; pointer: boolean; touch: boolean };
  brief: PageBrief;
  /** The steps of its checklist, in order. */
  steps: StepReport[];
  /** The first lines that the page wrote to its console, shortened. */
  console: string[];
  /** Requests that the page attempted. */
  network: string[];
  screenshots: Screenshot[];
}
