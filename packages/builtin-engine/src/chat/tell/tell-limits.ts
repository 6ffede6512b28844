import type { Result } from "../dialogue.ts";
import { termsOf } from "../intents/terms.ts";

interface Limit {
  what: string;
  most: string;
}

/** What is said as close as this to the closest is told with it. */
const NEAR = 0.75;
/** A limit is meant where so much of a question is about it. */
const ENOUGH = 1.2;
/** What "how many" counts for: it is said of any limit. */
const A_COUNT = 0.7;
const COMMON = new Set(
  termsOf("what is the limit is there of on can may how much one do have it you me my i at in with that"),
);

/** The limits that a question is about, else all; null where the tool gave none. */
export function limitAnswer({ text }: Result, asked: string): string | null {
  const limits = limitsIn(text);
  if (limits.length === 0) return null;
  const meant = meantBy(asked, limits);
  const [only] = meant;
  if (meant.length === 1) return `${capital(only!.what)}: at most ${only!.most}.`;
  return `At most:\n\n${(meant.length > 0 ? meant : limits).map(({ what, most }) => `- ${what}: ${most}`).join("\n")}`;
}

function limitsIn(text: string): Limit[] {
  try {
    const found = JSON.parse(text) as Limit[];
    return Array.isArray(found)
      ? found.filter(({ what, most }) => typeof what === "string" && typeof most === "string")
      : [];
  } catch {
    return [];
  }
}

/** The closest by the words that both have, the rare ones counting for more. */
function meantBy(asked: string, limits: Limit[]): Limit[] {
  const held = limits.map(
    ({ what, most }) => new Set(termsOf(`${what} ${most}`).filter((term) => !COMMON.has(term))),
  );
  const words = new Set(held.flatMap((terms) => [...terms]));
  const said = new Set(termsOf(plainer(asked), words).filter((term) => !COMMON.has(term)));
  const rarity = (term: string) =>
    (term === "numb" ? A_COUNT : 1) *
    Math.log(1 + limits.length / (held.filter((terms) => terms.has(term)).length + 0.5));
  const scored = limits.map((limit, i) => {
    const shared = [...held[i]!]
      .filter((term) => said.has(term))
      .reduce((sum, term) => sum + rarity(term), 0);
    return { limit, score: shared / Math.sqrt(1 + held[i]!.size / 8) };
  });
  const best = Math.max(...scored.map(({ score }) => score));
  return best < ENOUGH ? [] : scored.filter(({ score }) => score >= NEAR * best).map(({ limit }) => limit);
}

const AT_ONCE = /\b(?:at once|in parallel|simultaneously|concurrently|at a time|at the same time)\b/i;
const KEEPS = /\b(?:how long|how many days)\b.*\b(?:keep|kept|store|stored|save|saved)\b/i;
const WORK = /\b(?:runs?|tasks?|jobs?|sessions?|requests?)\b/i;
/** What is asked, in the words of the limits: what is at work is a run there, and its minutes are time. */
function plainer(asked: string): string {
  if (KEEPS.test(asked)) return "days for which a finished run is kept";
  if (WORK.test(asked) && AT_ONCE.test(asked)) return "runs of one account at the same time";
  return asked
    .replaceAll(/\b(?:minutes?|hours?|seconds?|time(?:s|d)? out|timeout)\b/gi, "time")
    .replaceAll(/\b(?:tasks?|jobs?)(?= (?:can|may|could|run|take|work|time|be started|before)\b)/gi, "run");
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
