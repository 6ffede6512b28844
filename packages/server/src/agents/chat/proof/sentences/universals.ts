import type { ObservedFinding } from "../evidence/observed.ts";

const TESTS =
  /(?<!\p{L})(?:tests?|(?:test )?cases?|checks?|specs?|suites?|tests unitaires|prüfungen|pruebas|testes)(?!\p{L})/iu;
/** Says it of all but some, or of some. */
const PARTLY =
  /(?<!\p{L})(?:not|n't|except|but|apart from|besides|others?|rest|remaining|first|last|new|old|previous|earlier|before|nicht|außer|pas|sauf|excepto)(?!\p{L})|n't(?!\p{L})|\d/iu;
const ALL = /(?<!\p{L})(?:all|every|each|both|alle|jeder|tous|toutes|todos|todas)(?!\p{L})/iu;
const NONE = /(?<!\p{L})(?:no|none|neither|kein\p{L}*|aucun\p{L}*|ning[uú]n\p{L}*|nenhum\p{L}*)(?!\p{L})/iu;
const PASS =
  /(?<!\p{L})(?:pass(?:es|ed|ing)?|succe\p{L}+|green|ok|okay|grün|verts?|bestehen|bestanden|passent|réussi\p{L}*|pasan)(?!\p{L})/iu;
const FAIL = /(?<!\p{L})(?:fail(?:s|ed|ing|ures?)?|fehlge\p{L}+|échou\p{L}+|fall[ao]\p{L}*)(?!\p{L})/iu;
/** How many failed, and how many passed. */
const FAILED =
  /(?<![\d.,])([1-9]\d*) (?:tests? )?(?:failed|failures?|failing)\b|\b(?:failed|failures?|fail)[=:] ?([1-9]\d*)|^(?:#|ℹ) fail ([1-9]\d*)|^(?:FAIL(?:ED)?|not ok|[✗✖✘])(?!\p{L})/imu;
const PASSED =
  /(?<![\d.,])([1-9]\d*) (?:tests? )?(?:passed|passing)\b|\bpass(?:ed)?[=:] ?([1-9]\d*)|^(?:#|ℹ) pass ([1-9]\d*)|^(?:PASS(?:ED)?|ok|[✓✔])(?!\p{L})/imu;

/** Whether a sentence says of all tests what the newest report of tests says of some only: `All tests pass`, beside `1 failed`. */
export function overstates(text: string, findings: readonly ObservedFinding[]): boolean {
  if (!TESTS.test(text) || PARTLY.test(text)) return false;
  const passes = PASS.test(text);
  if (passes === FAIL.test(text) || ALL.test(text) === NONE.test(text)) return false;
  const report = findings.findLast(({ finding }) => FAILED.test(finding.text) || PASSED.test(finding.text));
  if (!report) return false;
  // `All pass` and `none fails` are wrong beside one that failed.
  return (passes === ALL.test(text) ? FAILED : PASSED).test(report.finding.text);
}
