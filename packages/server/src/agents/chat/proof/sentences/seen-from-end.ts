import { type Clause, clauseOf } from "../evidence/clauses.ts";
import { stemsOf } from "../reading/words.ts";

/** On a side of something, and up to when that lasts. */
const BESIDE =
  /(?<!\p{L})(after|before|nach|vor|après|avant|después de|antes de)\s(?:(?:the|your|his|her|their|my|der|dem|le|la|el)\s|\p{L}+['’]s\s)?(\p{L}{3,})/iu;
const UNTIL = /(?<!\p{L})(?:until|till|bis|jusqu['’]à|hasta)\s/iu;
const BEFORE = /^(?:before|vor|avant|antes)/iu;

/** A clause as seen from the end of what it names, which lasts until then: `free after her lesson`, of `a lesson until 4`. */
export function seenFromEnd(clause: Clause, seen: readonly Clause[]): Clause {
  const [, side = "", what = ""] = BESIDE.exec(clause.text) ?? [];
  const [stem] = stemsOf(what);
  const alike = stem === undefined ? [] : seen.filter(({ stems }) => stems.has(stem));
  const lasts = alike.some(({ text }) => {
    const at = text.search(UNTIL);
    return at > 0 && stemsOf(text.slice(0, at)).has(stem!);
  });
  if (!lasts || alike.some(({ text }) => BESIDE.test(text))) return clause;
  const turned = clause.text.replace(side, BEFORE.test(side) ? "after" : "until");
  return clauseOf(turned, turned, clause.label);
}
