import type { PageBrief } from "./page-brief.ts";

/** How a page is checked; the name changes whenever a verdict could. */
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
  "plain",
  "accessible",
  "stall",
  "tap_targets",
  "reduced_motion",
] as const;
export type CheckName = (typeof CHECKS)[number];

/** What came of one check. */
export interface PageCheck {
  name: CheckName;
  /** A page with a failed `block` does not pass. */
  level: "block" | "advise";
  /** null: not done, because an earlier check failed. */
  ok: boolean | null;
  ms: number;
  /** What was measured, and what it was held against. */
  value: number | string | null;
  limit: number | string | null;
  /** What was found, in words; empty where all is well. */
  detail: string;
}

/** A picture of the page, as the report names it. */
export interface Screenshot {
  name: "desktop" | "played" | "phone";
  w: number;
  h: number;
  type: "image/png" | "image/jpeg";
  sha256: string;
}

/** What was found. Plain JSON. */
export interface PageReport {
  protocol: typeof PROTOCOL;
  /** Every check that blocks was done and found nothing. */
  ok: boolean;
  html_sha256: string;
  /** `sandbox`: what keeps the page from the machine. */
  browser: { name: string; version: string; sandbox: string };
  ms: number;
  /** In the order of `CHECKS`. */
  checks: PageCheck[];
  /** To which it was seen to react. */
  inputs: { keys: boolean; pointer: boolean; touch: boolean };
  brief: PageBrief;
  /** The first lines that the page wrote, cut short. */
  console: string[];
  /** What the page tried to reach. */
  network: string[];
  screenshots: Screenshot[];
}
