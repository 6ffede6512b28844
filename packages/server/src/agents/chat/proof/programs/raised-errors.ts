import type { ObservedFinding } from "../evidence/observed.ts";

/** The kind of an error, before its message at the beginning of a line. */
const RAISED =
  /^\s{0,8}(?:Uncaught\s)?(?:[a-z_]\w*\.)*([A-Z]\w*(?:Error|Exception|Warning|Interrupt))(?=:|\s*$)/gmu;
const NAMED = /(?<![\p{L}\p{N}_])[A-Z]\w*(?:Error|Exception)(?![\p{L}\p{N}_])/gu;
/** Speaks of an error that was not raised here. */
const OTHERWISE =
  /n['’]t(?!\p{L})|(?<!\p{L})(?:not|no|never|would|could|might|if|unless|instead|rather|catch\w*|caught|handle\w*|except|raise it|like|such as|subclass|inherits?|nicht|kein\w*|würde|pas|serait|si|não)(?!\p{L})/iu;
const MOST = 50;

/** Whether a sentence says that an error was raised of a kind that stands nowhere in the turn, beside one of another kind that was. */
export function isOtherError(text: string, findings: readonly ObservedFinding[]): boolean {
  const named = text.match(NAMED) ?? [];
  if (named.length === 0 || OTHERWISE.test(text)) return false;
  const isKnown = (name: string) =>
    findings.some(({ finding }) => finding.text.includes(name) || (finding.input ?? "").includes(name));
  const isRaised = findings.some(
    ({ finding: { evidence, text: printed } }) =>
      evidence.type === "command" &&
      printed
        .matchAll(RAISED)
        .take(MOST)
        .some(() => true),
  );
  return isRaised && named.some((name) => !isKnown(name));
}
