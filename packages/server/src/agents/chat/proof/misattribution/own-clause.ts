import { termsOf, WEAK } from "../evidence/synonyms.ts";

/** Goes on about what was named before, also behind a case: `For one adult, it costs €38`. */
export const GOES_ON =
  /^[*_\s]*(?:(?:for|in|on|at|with|per|für|pour|para)\s[^,.;:\n]{1,60},\s)?(?:it|this|that|es|sie|dies\w*|elle|il|ella)(?!\p{L})/iu;
/** Begins a clause that tells more of what stands before it: `Rudyerd built the second, which burned down in 1755`. */
const RELATIVE = /^.*,\s(?:which|who|where|when)\s/su;
const BEFORE_SEMICOLON = /^.*;\s/su;
/** `It's still closed, but it's due to reopen on 9 March`: another thing is said behind it. */
const BEFORE_BUT = /^.*,\s(?:but|aber|mais|pero|mas)\s/su;

/** The words before a figure without those before a relative clause or a semicolon, if what is behind has words of its own. */
export function ownClause(before: string): string {
  const other = before.replace(BEFORE_BUT, "");
  if (other !== before && !termsOf(other).isSubsetOf(WEAK)) return ownClause(other);
  const behind = before.replace(BEFORE_SEMICOLON, "");
  const clause = GOES_ON.test(behind) || termsOf(behind).isSubsetOf(WEAK) ? before : behind;
  const own = clause.replace(RELATIVE, "");
  return termsOf(own).size > 0 ? own : clause;
}
