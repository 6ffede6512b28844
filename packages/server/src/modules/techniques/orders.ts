import { maskSecrets } from "../../base/secrets.ts";

/** Phrases of instructions to a reader. */
const ORDERS: RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass) (?:\w+ ){0,3}(?:previous|prior|above|earlier|preceding|all|any|your|the|these|those|other) ?(?:\w+ )?(?:instruction|prompt|rule|order|task|message|context|direction|check|test|guideline|user|caller)/,
  /\b(?:system|developer|assistant) (?:prompt|message|instruction|role|note|override)/,
  /\b(?:new|important|urgent|real|actual|following|these) (?:instruction|order|directive|command)s?\b/,
  /\b(?:you|agents?|assistants?|models?|llms?|ais?) (?:must|should|shall|need to|have to|will|are to|are now|ought to|can now|may now)\b/,
  /\b(?:do not|dont|don t|never|always) (?:tell|mention|reveal|say|report|run|test|check|verify|ask|use|follow|obey|write|finish|call)\b/,
  /\b(?:run|execute|call|invoke|send|post|upload|download|fetch|pipe|curl|wget|delete|remove|install) (?:the |this |these |a |all |your )?(?:following|command|script|shell|file|files|secrets?|tokens?|keys?|credentials?|contents?|environment|env|tool|it|to|from)\b/,
  /\b(?:curl|wget|ncat|netcat|bash i|rm rf|eval base64|chmod \d)\b/,
  /\bskip (?:the |all |your )?(?:tests?|checks?|verification)\b/,
  /\bact as\b|\bpretend\b|\bjailbreak\b|\bpayload\b/,
];
const FRAMES =
  /<\s{0,9}\/?\s{0,9}(?:system|task|techniques?|note|check|summary|files|protected|earlier|instructions?|im_start|im_end|tool_|function_|\|)|\[\s{0,9}\/?\s{0,9}inst\s{0,9}\]|```|https?:|\bmailto:/i;

/** Whether a text contains instructions or links, or could break out of its frame in a prompt. Words inside names count too. */
export function givesOrders(text: string): boolean {
  if (FRAMES.test(text)) return true;
  const words = text
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, " ")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ");
  return ORDERS.some((order) => order.test(words));
}

/** Whether a text from a run may be kept for later ones: no instructions, no credentials, no invisible characters. */
export const isFit = (text: string): boolean =>
  !givesOrders(text) &&
  maskSecrets(text) === text &&
  // Control characters, bidirectional controls and zero-width characters.
  !/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]|[\u{e0000}-\u{e007f}]|\p{Surrogate}/u.test(
    text,
  );
