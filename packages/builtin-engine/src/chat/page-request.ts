import { plainly } from "../phrasing.ts";

const PAGE =
  /^(?:fetch|read|open|load|get|visit|show(?: me)?|look at|go to|summari[sz]e)?(?: (?:the|this|that))?(?: (?:web ?)?(?:page|site|article|url|address|contents?|text))?(?: (?:at|of|from|on))?:? ?<?(https?:\/\/[^\s<>"'`]+?)>?(?:,? and (?:summari[sz]e it|show (?:it )?(?:to )?me(?: the beginning)?|tell me what (?:it|the page) says))?[\s.,!?;)]*$/i;

/** The address of the page to read; null if the text names none, or asks for more. */
export const pageOf = (text: string): string | null => PAGE.exec(plainly(text))?.[1] ?? null;
