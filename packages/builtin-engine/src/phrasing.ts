const GREETS =
  /^(?:(?:hi|hello|hey|thanks|thank you)(?: there| signet)?[,!.]\s+|(?:so|okay|ok|now|also|and|then)[, ]\s*)+/i;
const POLITE =
  /^(?:please[, ]\s*|(?:can|could|would|will) you\s+(?:please\s+)?|i(?:'d| would) like (?:you )?to )/i;
const THANKS = /[\s,]+(?:please|thanks|thank you)(?=\s*[.!?]*\s*$)/i;

/** What is asked without the greeting, the please and the thanks around it; otherwise as it was written. */
export function plainly(text: string): string {
  const straight = text.trim().replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"');
  return straight.replace(GREETS, "").replace(POLITE, "").replace(THANKS, "").trim();
}

/** `text` without the marks that end a sentence. */
export const unended = (text: string) => text.replace(/[\s.?!]+$/, "");

/** The words of `text`, in small letters, without marks. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}_'-]+/gu) ?? [];
