import { CHECKS, type PageCheck, type CheckName } from "../page-report.ts";

const ADVICE: readonly CheckName[] = ["accessible", "stall", "tap_targets", "reduced_motion"];

/** What a check found; `ok` alone decides. */
export interface Finding {
  ok: boolean;
  value?: number | string;
  limit?: number | string;
  detail?: string;
  ms?: number;
}

/** The checks of one verification, as they come in. */
export interface Verdict {
  /** Notes what a check found. A failure stays a failure whatever is found later. */
  note(name: CheckName, finding: Finding): void;
  /** Whether no check that blocks has failed so far. */
  readonly clean: boolean;
  /** All checks in the order of the protocol; what was not noted is `null`. */
  checks(): PageCheck[];
  /** Whether every check that blocks was done and found nothing. */
  readonly ok: boolean;
}

/** An empty verdict. */
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
