import type { ObservedFinding } from "../evidence/observed.ts";

/** The kind of an error, before its message at the beginning of a line. */
const RAISED =
  /^\s{0,8}(?:Uncaught\s)?(?:[a-z_]\w*\.)*([A-Z]\w*(?:Error|Exception|Warning|Interrupt))(?=:|\s*$)/gmu;
const NAMED = /(?<![\p{L}\p{N}_])[A-Z]\w*(?:Error|Exception)(?![\p{L}\p{N}_])/gu;
/** The same in the report of a run, behind the name of a test. */
const REPORTED = /:\s(?:[a-z_]\w*\.)*[A-Z]\w*(?:Error|Exception):/u;
/** Kinds of failures in words, each with how programs print it. */
const KINDS: [said: RegExp, printed: RegExp][] = [
  [/(?<!\p{L})tim(?:eouts?|e[sd]? out|ing out)(?!\p{L})/iu, /tim(?:e|ed)[ _-]?out|time limit|deadline/iu],
  [
    /(?<!\p{L})(?:segfaults?|segmentation faults?)(?!\p{L})/iu,
    /segmentation fault|sigsegv|segfault|\b139\b/iu,
  ],
  [/(?<!\p{L})out of memory(?!\p{L})/iu, /memory|heap|oom|killed/iu],
  [/(?<!\p{L})(?:syntax errors?|errors? in the syntax)(?!\p{L})/iu, /syntax|unexpected|parse|expected/iu],
  [
    /(?<!\p{L})(?:infinite (?:recursion|loop)|stack overflows?)(?!\p{L})/iu,
    /recursion|stack|tim(?:e|ed)[ _-]?out/iu,
  ],
];
/** Speaks of an error that was not raised here. */
const OTHERWISE =
  /n['’]t(?!\p{L})|(?<!\p{L})(?:not|no|never|would|could|might|if|unless|instead|rather|catch\w*|caught|handle\w*|except|raise it|like|such as|subclass|inherits?|nicht|kein\w*|würde|pas|serait|si|não)(?!\p{L})/iu;
const MOST = 50;

/** Whether a sentence says that something failed in a way that stands nowhere in the turn, beside an error of another kind that was raised. */
export function isOtherError(text: string, findings: readonly ObservedFinding[]): boolean {
  const named = text.match(NAMED) ?? [];
  const kinds = KINDS.filter(([said]) => said.test(text));
  if (named.length + kinds.length === 0 || OTHERWISE.test(text)) return false;
  const isPrinted = (has: (text: string) => boolean) =>
    findings.some(({ finding }) => has(finding.text) || has(finding.input ?? ""));
  return (
    findings.some(hasRaised) &&
    (named.some((name) => !isPrinted((one) => one.includes(name))) ||
      kinds.some(([, printed]) => !isPrinted((one) => printed.test(one))))
  );
}

/** Whether a finding shows an error that a program or a test raised. */
function hasRaised({ finding: { evidence, text } }: ObservedFinding): boolean {
  if (evidence.type === "receipt") return REPORTED.test(text);
  return (
    evidence.type === "command" &&
    text
      .matchAll(RAISED)
      .take(MOST)
      .some(() => true)
  );
}
