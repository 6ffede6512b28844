import { VISUAL_CHECKS, type VisualCheck, type VisualCheckName } from "@signet/contract";

const ADVICE: readonly VisualCheckName[] = ["accessible", "stall", "tap_targets", "reduced_motion"];

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
  note(name: VisualCheckName, finding: Finding): void;
  /** Whether no check that blocks has failed so far. */
  readonly clean: boolean;
  /** All checks in the order of the protocol; what was not noted is `null`. */
  checks(): VisualCheck[];
  /** Whether every check that blocks was done and found nothing. */
  readonly ok: boolean;
}

/** An empty verdict. */
export function createVerdict(): Verdict {
  const found = new Map<VisualCheckName, Finding>();
  const blocking = VISUAL_CHECKS.filter((name) => !ADVICE.includes(name));
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
      return VISUAL_CHECKS.map((name) => {
        const { ok = null, ms = 0, value = null, limit = null, detail = "" } = found.get(name) ?? {};
        const level = ADVICE.includes(name) ? "advise" : "block";
        return { name, level, ok, ms: Math.round(ms), value, limit, detail: detail.slice(0, 2_000) };
      });
    },
  };
}
