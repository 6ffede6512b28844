import type { PageBrief } from "../page-brief.ts";
import type { KeyClaims } from "./key-claims.ts";
import type { Inputs } from "./differential-replay.ts";
import type { Verdict } from "./verdict.ts";

/** The observed reactions of a page, and the claims and brief that they are compared with. */
interface Played {
  inputs: Inputs;
  unsteady: boolean;
  /** Whether it reacts to touch after a start; undefined if it has none. */
  startedTouch: boolean | undefined;
  claims: KeyClaims;
  brief: PageBrief;
  verdict: Verdict;
}

/** Notes the checks `input` and `touch`: whether the page reacts to the input that its text promises and its brief requires. */
export function noteInputs(
  { inputs, unsteady, startedTouch, claims, brief, verdict }: Played,
  ms: number,
): void {
  const { keys, pointer, touch } = inputs;
  const value = [keys && "keys", pointer && "pointer", touch && "touch"].filter(Boolean).join(", ") || "none";
  if (!brief.input) {
    verdict.note("input", { ok: true, ms, value, detail: "Not asked for by the brief" });
    verdict.note("touch", { ok: true, value, detail: "Not asked for by the brief" });
    return;
  }
  const kept = keys || !claims.told;
  const ok = (keys || pointer) && kept;
  const why = unsteady ? UNSTEADY : "";
  const fault = kept
    ? "Nothing changes for keys or pointer"
    : "It speaks of keys, and nothing changes for them";
  verdict.note("input", { ok, ms, value, detail: ok ? "" : fault + why });
  const untouched = "Nothing changes for taps and drags on a phone";
  verdict.note("touch", { ok: touch, value, detail: touch ? "" : untouched + why });
  if (
    startedTouch === false &&
    !KEYS_ONLY.test([brief.title, ...brief.checklist.map(({ name }) => name)].join("\n"))
  )
    verdict.note("touch", {
      ok: false,
      value,
      detail: "After it was started by a tap, it ignores taps and drags on a phone, which has no keys",
    });
}

/** What a brief says of a page that is meant for keys alone. */
const KEYS_ONLY =
  /\bkey(?:s|board)[- ]only\b|\bonly (?:with|by|on|for) (?:the |a )?key(?:s|board)\b|\bneeds? a keyboard\b/i;

const UNSTEADY =
  " that would not change otherwise too: it is never twice the same, even when left alone (chance or time from a worker, or of the machine)";
