import type { ObservedFinding } from "../evidence/observed.ts";
import { hasPhrase } from "../reading/words.ts";

/** What a test runner prints before the name of each test that failed. */
const FAILING = /^\s{0,8}(?:(?:---\s)?FAIL(?:ED)?:?|ERROR:|not ok \d{1,5}(?:\s-)?|[✗✖✘×●])\s+\S/mu;
const SAYS_FAILED =
  /(?<!\p{L})(?:fail\w*|broken|breaks?|fehl\w*|échou\w*|échec\w*|fall(?:a|ó|an|aron|os?)|falh\w*)(?!\p{L})/iu;
const SAYS_MORE =
  /n['’]t(?!\p{L})|(?<!\p{L})(?:not|no|never|pass\w*|succe\w*|fix\w*|only|besides|except|nicht|kein\w*|bestand\w*|pas|aucun\w*|réuss\w*|ningun[oa]?|pasa\w*|não)(?!\p{L})/iu;

/**
 * Whether a sentence names a test as failed that a program has, while what it printed names others as failed, and not this one.
 */
export const isOtherFailure = (
  names: readonly string[],
  text: string,
  findings: readonly ObservedFinding[],
): boolean =>
  SAYS_FAILED.test(text) &&
  !SAYS_MORE.test(text) &&
  names.some((name) =>
    findings.some(
      ({ finding: { evidence, input = "", text: output }, text: printed }) =>
        evidence.type === "command" &&
        hasPhrase(input.toLowerCase(), name) &&
        !hasPhrase(printed.toLowerCase(), name) &&
        FAILING.test(output),
    ),
  );
