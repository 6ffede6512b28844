import type { ObservedFinding } from "../evidence/observed.ts";

const LEAD =
  "^[*_]*(?:(?:ok(?:ay)?|alright|sure|done)[,.!:]?\\s(?:—\\s)?)?(?:i(?:['’]ve| have)\\s(?:now\\s)?)?";
const END = "(?:\\s(?:that|it|this))?[*_.]*$";
/** Says that what the person told was kept, or erased, and by how the claim of such a call begins. */
const ACKNOWLEDGED: [words: RegExp, claim: string][] = [
  [
    new RegExp(
      `${LEAD}(?:saved|noted|stored|remembered|gespeichert|notiert|gemerkt|enregistré|c['’]est noté|noté|guardado|anotado|salvo)${END}`,
      "iu",
    ),
    "remembered: ",
  ],
  [
    new RegExp(
      `${LEAD}(?:erased|forgotten|deleted|removed|gelöscht|vergessen|effacé|oublié|borrado|olvidado|apagado)${END}`,
      "iu",
    ),
    "forgotten: ",
  ],
];

/** The calls that did what a sentence says in a word: `Saved.` Without such a call nothing supports it. */
export function acknowledged(text: string, findings: readonly ObservedFinding[]): ObservedFinding[] {
  const claims = ACKNOWLEDGED.filter(([words]) => words.test(text)).map(([, claim]) => claim);
  return findings.filter(
    ({ finding }) => !finding.failed && claims.some((claim) => finding.claim.startsWith(claim)),
  );
}
