import { CHECKS, type PageCheck, type CheckName } from "../page-report.ts";

const ADVICE: readonly CheckName[] = [
  "idle_controls",
  "accessible",
  "stall",
  "tap_targets",
  "reduced_motion",
];

/** The result of a check; only `ok` decides. */
export interface Finding {
  ok: boolean;
  value?: number | string;
  limit?: number | string;
  detail?: string;
  ms?: number;
}

/** Collects the results of one verification. */
export interface Verdict {
  /** Records the result of a check. A later result does not replace a failure. */
  note(name: CheckName, finding: Finding): void;
  /** Whether no blocking check has failed so far. */
  readonly clean: boolean;
  /** All checks in the order of the protocol; `ok` is null for those without a result. */
  checks(): PageCheck[];
  /** Whether every blocking check ran and passed. */
  readonly ok: boolean;
}

/** Creates a verdict without results. */
export function createVerdict(): Verdict {
  const found = new Map<CheckName, Finding>();
  const blocking = CHECKS.filter((name) => !ADVICE.includes(name));
  return {
    note(name, finding) {
      if (found.get(name)?.ok !== false) found.set(name, finding);
    },
    get clean() {
      return blocking.every((name) => found.get(name)?.ok !== false);
    },
    get ok() {
      return blocking.every((name) => found.get(name)?.ok === true);
    },
    checks() {
      return CHECKS.map((name) => {
        const { ok = null, ms = 0, value = null, limit = null, detail = "" } = found.get(name) ?? {};
        const level = ADVICE.includes(name) ? "advise" : "block";
        return { name, level, ok, ms: Math.round(ms), value, limit, detail: detail.slice(0, 2_000) };
      });
    },
  };
}
