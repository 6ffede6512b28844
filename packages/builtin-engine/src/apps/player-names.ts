import type { AppRequest } from "./app-request.ts";

const NAME = String.raw`(?-i:"[^"\n|]{1,24}"|'[^'\n|]{1,24}'|[\p{Lu}][\p{L}\p{N}'-]{0,20})`;
const AND = String.raw`(?:,? (?:and|&|vs\.?|versus|against) |, ?| ?/ ?)`;
const WHO = String.raw`(?:players?|teams?|sides?|opponents?|people|kids|children|sons|daughters|brothers|sisters|boys|girls|cousins|nephews|nieces|grandchildren|grandsons|twins|names?|users?|persons?|friends?)`;
const PATTERNS = [
  String.raw`\b(?:(?:the |two |both |our |my |little |with |for |as |player |names? (?:of )?)*${WHO})(?: names?)?(?: (?:are|is|should be|called|named|be|titled|labelled|shall be|as)|:)*:? (?:the )?(${NAME})${AND}(?:the )?(${NAME})`,
  String.raw`\b(?:one|the one|left|first|the left|the first)(?: (?:${WHO}|paddle|side|one))?(?: (?:is|called|named|be|is called|is named|should be))+ (?:the )?(${NAME})(?:,| and| ,? ?(?:and|but))+ (?:the )?(?:other|right|second|another)(?: (?:${WHO}|paddle|side|one))?(?: (?:is|called|named|be|is called|should be))* (?:the )?(${NAME})`,
  String.raw`\b(?:the )?(?:left|first|one) (?:${WHO}|paddle|side)(?: (?:is|called|named)|:)? (${NAME})(?:,? and|,)? (?:the )?(?:right|second|other) (?:${WHO}|paddle|side)(?: (?:is|called|named)|:)? (${NAME})`,
  String.raw`(?<=[:,.‖|] ?|\b(?:between|for|called|with|of) )(?:the )?(${NAME}) (?:against|vs\.?|versus|and) (?:the )?(${NAME})(?= ?(?:[,.;!?|]|$| play| on | at ))`,
];
/** Capitalised words that are not names. */
const NO_NAME =
  /^(?:X|O|I|AI|CPU|Computer|Player|Single|Two|The|Make|Please|You|Me|PC|HTML|CSS|JS|JavaScript|Green|Red|Blue|White|Black|Yellow)$/i;

/** Takes the names of two players, in the order of the text. */
export function playerNames(request: AppRequest): [string, string] | undefined {
  for (const pattern of PATTERNS) {
    const found = request.take(pattern);
    if (!found) continue;
    const names = [found[1]!, found[2]!].map((name) => name.replace(/^["']|["']$/g, "").trim());
    const isTold = pattern === PATTERNS[0] || !names.some((name) => NO_NAME.test(name));
    if (isTold && names[0] !== names[1]) return [names[0]!, names[1]!];
    request.restore(found);
  }
  return undefined;
}
