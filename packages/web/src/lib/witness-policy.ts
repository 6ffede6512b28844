import { createStored } from "./stored.ts";

/** A policy is a few keys; more is a mistake. */
export const MOST_POLICY_CHARS = 65_536;

/** Whose cosignatures the person at this browser wants (C2SP tlog-policy), as it was pasted; empty: nobody's. */
export const witnessPolicy = createStored<string>(
  "signet-witness-policy",
  (text) => (text ?? "").slice(0, MOST_POLICY_CHARS),
  (text) => (text === "" ? null : text),
);
