import type { ObservedFinding } from "../evidence/observed.ts";
import { denies, stemsOf } from "../reading/words.ts";

/** Says what is part of a price: `breakfast is included`. */
const INCLUDED =
  /(?<!\p{L})(\p{L}[\p{L}-]{2,})\s(?:is|are|comes?|was|were)\s(?:also\s|already\s|always\s)?(?:included|inclusive|part of (?:the|that|this) price|covered|free|complimentary|at no (?:extra|additional) (?:cost|charge))(?!\p{L})/iu;
const INCLUDES =
  /(?<!\p{L})(?:includ\w+|inclusive|free|complimentary|no (?:extra|additional) (?:cost|charge)|covers?|covered)(?!\p{L})/iu;
/** Behind a thing: what it costs. */
const COSTS =
  /^\s?(?:\p{L}+\s){0,3}?(?:costs?|is charged|are charged|is extra|are extra|(?:is|are)? ?(?:an? )?(?:extra|surcharge|supplement)|(?:is|are)? ?not included|[:–-] ?(?:[$€£]\s?)?\d)/iu;
const ONLY_SOME =
  /(?<!\p{L})(?:if|unless|only|except|for (?:children|members|guests|students)|under|until)(?!\p{L})/iu;

/** Says whom something is free for. */
const FOR_SOME = /(?<!\p{L})for (?:children|members|guests|students|pensioners|groups)(?!\p{L})/iu;

/** Whether a sentence says of a thing that a price includes it, where the evidence tells only what it costs. */
export function includesWhatCosts(text: string, findings: readonly ObservedFinding[]): boolean {
  const [, thing = ""] = INCLUDED.exec(text) ?? [];
  const [stem] = stemsOf(thing);
  if (stem === undefined || denies(text) || ONLY_SOME.test(text)) return false;
  const lines = findings
    .flatMap((finding) => finding.lines())
    .flatMap(({ text: line }) => line.split(/;\s/u))
    .filter((line) => stemsOf(line).has(stem));
  const costs = (line: string) => {
    const at = line.toLowerCase().indexOf(thing.toLowerCase());
    return at >= 0 && COSTS.test(line.slice(at + thing.length));
  };
  const includes = (line: string) => INCLUDES.test(line) && !denies(line) && !FOR_SOME.test(line);
  return lines.some(costs) && !lines.some(includes);
}
