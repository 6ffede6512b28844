import type { ObservedFinding } from "../evidence/observed.ts";
import { hasForm, stemsOf } from "../reading/words.ts";

const UNLIMITED =
  /(?<!\p{L})(?:(?:no|isn['’]t any|not any) (?:upper )?(?:limits?|maximum|cap|restrictions?)|unlimited\p{L}*|without (?:an? |any )?limits?|as (?:many|much|long|often)(?:\s\p{L}+){0,2} as you (?:like|want|please|wish|need)|unbegrenzt\p{L}*|keine?\p{L}? (?:limit|grenze|höchst\p{L}+|begrenzung|beschränkung)|illimité\p{L}*|(?:sans|aucune) limite|ilimitad\p{L}+|sin límites?|sem limites?)(?!\p{L})/iu;
/** Says how much of something there may be. */
const LIMITS = /limit|maxim|up to|at most|höchstens|bis zu|jusqu|hasta|até|no more than/iu;
const OF_LIMITS = stemsOf("limit maximum cap number amount restriction service like want need many much");

/** Whether a sentence says that there is no limit to something, where the evidence gives one. */
export function deniesLimit(text: string, findings: readonly ObservedFinding[]): boolean {
  if (!UNLIMITED.test(text)) return false;
  const about = [...stemsOf(text)].filter((stem) => !OF_LIMITS.has(stem));
  return findings.some((finding) => {
    const isOfLimits = LIMITS.test(`${finding.finding.claim} ${finding.finding.evidence.ref}`);
    return finding
      .lines()
      .some(
        ({ text: line, stems }) =>
          /\d/.test(line) &&
          (isOfLimits || LIMITS.test(line)) &&
          !UNLIMITED.test(line) &&
          about.some((stem) => hasForm(stems, stem)),
      );
  });
}
