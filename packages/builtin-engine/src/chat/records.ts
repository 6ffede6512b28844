import { plainly, unended } from "../phrasing.ts";

const SHA = /\b[0-9a-f]{64}\b/gi;
const SHOWS =
  /^(?:(?:show|read|get|open|give|tell|print|fetch|look up|find)(?: me)?(?: about)?|what(?:'s| is| does| was)|see|display)?(?: (?:the|a|my|this|that))? ?(?:details of )?(?:receipt|run)?(?: with)?(?: sha| hash)?:? ?#(?: say)?$/i;
const LATEST =
  /^(?:(?:show|read|get|open|give|tell|print|find)(?: me)?(?: about)?|what(?:'s| is| was| does| did)|see|display)? ?(?:the|my|your)? ?(?:last|latest|newest|most recent)(?: (?:coding|code|signed|sealed))? (?:receipt|run|run'?s? receipt|receipt say|receipt of a run)$/i;
const LAST_RUN =
  /^(?:did|has|was|is)(?: (?:the|my|your))? (?:last|latest|newest|most recent)(?: (?:coding|code))? run (?:pass|passed|succeed|succeeded|work|worked|fail|failed|ok|successful|go well)$/i;
const SHOWS_LATEST =
  /^(?:show|read|get|open)(?: me)?(?: the)? receipt(?: of)?:? (?:the )?(?:latest|newest|last)(?: run)?$/i;
const PASSED = /^(?:did|has|was|is) # (?:pass|passed|succeed|succeeded|fail|failed|ok)$/i;
const RUN =
  /^(?:did|has|was|is)(?: (?:the|my))? (?:run|receipt) ([\w-]{6,64}) (?:pass|passed|succeed|succeeded|work|worked|fail|failed|ok|successful|go well)$/i;

/** Which receipt is asked for. `run`: the question is whether that run passed; its receipt may not be the newest. */
export function receiptQuestionOf(text: string): { sha: string; run: string | null } | null {
  const asked = unended(plainly(text));
  const shas = asked.match(SHA) ?? [];
  if (shas.length === 1 && [SHOWS, PASSED].some((form) => form.test(asked.replace(SHA, "#"))))
    return { sha: shas[0].toLowerCase(), run: null };
  if (LATEST.test(asked) || LAST_RUN.test(asked) || SHOWS_LATEST.test(asked))
    return { sha: "latest", run: null };
  const run = RUN.exec(asked)?.[1];
  if (run === undefined || !/\d/.test(run)) return null;
  return /^[0-9a-f]{64}$/i.test(run) ? { sha: run.toLowerCase(), run: null } : { sha: "latest", run };
}

const COUNTS =
  /^how (?:many|much)(?: more)? (?:runs?|visuals?|units?|credits?|quota|allowance)(?: (?:and|or) (?:runs|visuals|credits))?(?: (?:have i|do i have|did i|are|is|can i|i have))(?: (?:got|left|remaining|remain|used?|today|still|do|make|get|for|this|month|me|there|over|now))*$/i;
const STATES =
  /^(?:what(?:'s| is| are)|show(?: me)?|check|tell me|see|how is)? ?my (?:current |remaining |daily |today's )?(?:quotas?|usage|allowance|credits?|limits?|balance|tier|plan)(?: (?:left|today|for today|now|look like|status))*$/i;

/** Whether `text` asks what the caller has left or has used. */
export function isUsageQuestion(text: string): boolean {
  const asked = unended(plainly(text));
  return COUNTS.test(asked) || STATES.test(asked);
}

const PAGE =
  /^(?:fetch|read|open|load|get|visit|show(?: me)?|look at|go to|summari[sz]e)?(?: (?:the|this|that))?(?: (?:web ?)?(?:page|site|article|url|address|contents?|text))?(?: (?:at|of|from|on))?:? ?<?(https?:\/\/[^\s<>"'`]+?)>?(?:,? and (?:summari[sz]e it|show (?:it )?(?:to )?me(?: the beginning)?|tell me what (?:it|the page) says))?[\s.,!?;)]*$/i;

/** The address of the page to read; null where the text asks for more, or names no page. */
export const pageOf = (text: string): string | null => PAGE.exec(plainly(text))?.[1] ?? null;
