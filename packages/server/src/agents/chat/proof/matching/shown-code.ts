import type { ObservedFinding } from "../evidence/observed.ts";
import { hasPhrase, normalise } from "../reading/words.ts";

const CODE_LINES = 100;

/** The finding in which all lines of code or output in an answer stand: in what ran, or in what it printed. */
export function shownCode(code: string, findings: readonly ObservedFinding[]): ObservedFinding | undefined {
  const lines = code
    .split("\n")
    .slice(0, CODE_LINES)
    .map(normalise)
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  if (lines.length === 0) return undefined;
  return findings.find(({ text, input }) =>
    lines.every((line) => hasPhrase(text, line) || hasPhrase(input.text, line)),
  );
}
