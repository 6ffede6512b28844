import type { Run } from "@signet/contract";
import { TEXT } from "../text.ts";

/** What a run came to, for lists: a sign and a few words. */
export interface OutcomeWords {
  sign: "live" | "good" | "bad" | "none" | "cancelled";
  words: string;
}

const says = TEXT.outcome;

export function outcomeWords(run: Run): OutcomeWords {
  switch (run.state) {
    case "queued":
      return { sign: "live", words: says.queued };
    case "running":
      return { sign: "live", words: says.running };
    case "verifying":
      return { sign: "live", words: says.verifying };
    case "cancelled":
      return { sign: "cancelled", words: says.cancelled };
    case "interrupted":
      return { sign: "bad", words: says.interrupted };
    case "timed_out":
      return { sign: "bad", words: says.timedOut };
    case "succeeded":
    case "failed":
      return ended(run);
  }
}

function ended(run: Run): OutcomeWords {
  if (run.exit_reason === "error") return { sign: "bad", words: says.error };
  if (run.kind === "chat")
    return run.state === "succeeded"
      ? { sign: "none", words: says.answered }
      : { sign: "bad", words: says.unanswered };
  if (run.kind === "visual") return ofVisual(run);
  return run.ok ? ofPassed(run) : ofFailed(run);
}

function ofVisual({ ok, exit_reason }: Run): OutcomeWords {
  if (ok) return { sign: "good", words: says.works };
  if (exit_reason === "partial") return { sign: "none", words: says.partial };
  return { sign: "bad", words: exit_reason === "needs_model" ? says.needsModel : says.notVerified };
}

const ofPassed = ({ check_kind }: Run): OutcomeWords => ({
  sign: "good",
  words: check_kind === "self_test" ? says.selfTest : says.given,
});

function ofFailed({ exit_reason, check_kind }: Run): OutcomeWords {
  if (exit_reason === "needs_model") return { sign: "none", words: says.needsModel };
  if (exit_reason === "ambiguous") return { sign: "none", words: says.ambiguous };
  if (check_kind === "given") return { sign: "bad", words: says.givenFails };
  if (check_kind === "self_test") return { sign: "bad", words: says.selfTestFails };
  if (exit_reason === "stuck") return { sign: "bad", words: says.stuck };
  if (exit_reason === "max_steps") return { sign: "bad", words: says.maxSteps };
  return { sign: "none", words: says.untested };
}
