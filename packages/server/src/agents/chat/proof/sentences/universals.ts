import type { ObservedFinding } from "../evidence/observed.ts";
import { valueOf } from "../reading/number-words.ts";
import { stemsOf } from "../reading/words.ts";

const TESTS =
  /(?<!\p{L})(?:tests?|(?:test )?cases?|checks?|specs?|suites?|tests unitaires|prüfungen|pruebas|testes)(?!\p{L})/iu;
/** Of all that were named before. */
const OF_THEM =
  /(?<!\p{L})(?:(?:all|none|each|every one) of (?:them|these|those|the)|everyone|everybody|no ?one|nobody|they all|all (?:five|four|three|six|seven|eight|nine|ten))(?!\p{L})/iu;
/** Says it of all but some, or of some. */
const PARTLY =
  /(?<!\p{L})(?:not|n't|except|but|apart from|besides|others?|rest|remaining|first|last|new|old|previous|earlier|before|nicht|außer|pas|sauf|excepto)(?!\p{L})|n't(?!\p{L})|\d/iu;
const ALL = /(?<!\p{L})(?:all|every|each|both|alle|jeder|tous|toutes|todos|todas)(?!\p{L})/iu;
/** No one, or none of the tests; `no ValueError is raised` says nothing of all tests. */
const NONE =
  /(?<!\p{L})(?:none|neither|(?:no|kein\p{L}*|aucun\p{L}*|ning[uú]n\p{L}*|nenhum\p{L}*)(?=(?: one(?!\p{L}))|(?: \p{L}+){0,2} (?:tests?|cases?|checks?|specs?|suites?|fail\p{L}*|prüfung\p{L}*|fehl\p{L}*|échou\p{L}*|échecs?|pruebas?|fall\p{L}*|testes?)(?!\p{L})))(?!\p{L})/iu;
const PASS =
  /(?<!\p{L})(?:pass(?:es|ed|ing)?|succe\p{L}+|green|ok|okay|grün|verts?|bestehen|bestanden|passent|réussi\p{L}*|pasan)(?!\p{L})/iu;
const FAIL = /(?<!\p{L})(?:fail(?:s|ed|ing|ures?)?|fehlge\p{L}+|échou\p{L}+|fall[ao]\p{L}*)(?!\p{L})/iu;
/** How many failed, and how many passed. */
const FAILED =
  /(?<![\d.,])([1-9]\d*) (?:tests? )?(?:failed|failures?|failing)\b|\b(?:failed|failures?|fail)[=:] ?([1-9]\d*)|^(?:#|ℹ) fail ([1-9]\d*)|^(?:FAIL(?:ED)?|not ok|[✗✖✘])(?!\p{L}|\s?[:=]\s?\d)|^\p{L}[^\n]{0,200}(?<!(?<!\d)0)[\s,|:]fail(?:ed)?\s*$/imu;
const PASSED =
  /(?<![\d.,])([1-9]\d*) (?:tests? )?(?:passed|passing)\b|\bpass(?:ed)?[=:] ?([1-9]\d*)|^(?:#|ℹ) pass ([1-9]\d*)|^(?:PASS(?:ED)?|ok|[✓✔])(?!\p{L}|\s?[:=]\s?\d)|^\p{L}[^\n]{0,200}(?<!(?<!\d)0)[\s,|:]pass(?:ed)?\s*$/imu;

/** Whether a sentence says of all tests what the newest report of tests says of some only: `All tests pass`, beside `1 failed`. */
export function overstates(text: string, findings: readonly ObservedFinding[]): boolean {
  if (saysAllOfPart(text, findings)) return true;
  if (!(TESTS.test(text) || OF_THEM.test(text)) || PARTLY.test(text)) return false;
  const passes = PASS.test(text);
  if (passes === FAIL.test(text) || ALL.test(text) === NONE.test(text)) return false;
  const report = findings.findLast(({ finding }) => FAILED.test(finding.text) || PASSED.test(finding.text));
  if (!report) return false;
  // `All pass` and `none fails` are wrong beside one that failed.
  return (passes === ALL.test(text) ? FAILED : PASSED).test(report.finding.text);
}

const ALL_OF =
  /(?<!\p{L})(?:all|every|each|alle|jede[rs]?|tous les|toutes les|todos los|todas las)\s(?:of\s)?(?:the\s|your\s|these\s|those\s)?((?:[\p{L}\d-]+\s?){1,2})/iu;
/** How many of a number of things. */
const PART_OF = /(?<![\d.,])(\d{1,6})\s(?:of|out of|von|sur|de)\s(?:the\s)?(\d{1,6})\s(\p{L}{3,})/giu;
const EXCEPT =
  /(?<!\p{L})(?:not|except|but|almost|nearly|apart from|nicht|außer|fast|pas|sauf|presque|no|casi)(?!\p{L})|n['’]t(?!\p{L})/iu;

/** Whether a sentence says of all of some things what the newest evidence that counts them says of a part: `all examples hold`, of 7 of 9. */
function saysAllOfPart(text: string, findings: readonly ObservedFinding[]): boolean {
  const noun = ALL_OF.exec(text)?.[1];
  if (noun === undefined || EXCEPT.test(text)) return false;
  const stems = stemsOf(noun);
  const isReport = ({ finding: { text } }: ObservedFinding) =>
    text.search(PART_OF) >= 0 || FAILED.test(text) || PASSED.test(text);
  const newest = findings.findLast((one) => isReport(one));
  const counted = [...(newest?.finding.text.matchAll(PART_OF) ?? [])].findLast(([, , , counts]) =>
    [...stemsOf(counts!)].some((stem) => stems.has(stem)),
  );
  if (!counted) return false;
  const [, part, whole, counts] = counted;
  const bare = text.replaceAll(/\p{L}+/gu, (word) =>
    valueOf(word.toLowerCase()) === undefined ? word : " ",
  );
  const said = stemsOf(bare).difference(stemsOf(counts!));
  const line = stemsOf(
    counted.input.slice(counted.index, counted.index + LINE_CHARS).split(/[;.\n]/u, 1)[0]!,
  );
  return Number(part) < Number(whole) && said.size > 0 && said.isSubsetOf(line);
}

const LINE_CHARS = 120;
