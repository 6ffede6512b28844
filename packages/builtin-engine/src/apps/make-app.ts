import type { AppMaker, BuiltApp, UnsupportedTask } from "./app.ts";
import { breakout } from "./breakout.ts";
import { memoryGame } from "./memory-game.ts";
import { namesPattern } from "./names-pattern.ts";
import { appsIn, type NamedApp, siblingIn } from "./recognise.ts";
import { ticTacToe } from "./tic-tac-toe.ts";
import { pong } from "./pong.ts";
import { snake } from "./snake.ts";
import { tiles } from "./tiles.ts";
import { TOOLS } from "./tools.ts";
import { readAppRequest } from "./app-request.ts";
import { otherTongue } from "./tongue.ts";

const MAKERS: readonly AppMaker[] = [snake, breakout, pong, memoryGame, tiles, ticTacToe, ...TOOLS];

/** What reads a task looks at it from many sides; a longer one would hold up everybody else. */
const LONGEST_TASK = 4_000;
/** Demands that are a service and not a page: with two of them, what is asked is another thing than the app. */
const SERVICE = [
  String.raw`\b(?:over the (?:internet|network|web)|online (?:multi-?player|play)|multi-?player online|across devices|from different (?:places|schools|computers))\b`,
  String.raw`\b(?:accounts?|log-?ins?|sign-?ups?|user profiles?|registration)\b`,
  String.raw`\b(?:payments?|subscriptions?|checkout|shop|in-app purchases?)\b`,
  String.raw`\b(?:database|back-?end|server)\b`,
  String.raw`\b(?:chat|messages|messaging|social)\b`,
];

/**
 * The app that `task` is about, with what it asks as far as the app can have it, and a list of what it has not;
 * `UnsupportedTask` where none or several are asked for.
 */
export function makeApp(task: string): BuiltApp | UnsupportedTask {
  if (task.length > LONGEST_TASK) return { words: ["a task of so many words"] };
  const tongue = otherTongue(task);
  if (tongue) return { words: [tongue] };
  const apps = appsIn(task, MAKERS);
  const [only, ...others] = apps.length === 0 ? namedByTitle(task) : apps;
  if (!only) return { words: [] };
  if (others.length > 0) return { words: ["several apps in one page"] };
  const sibling = siblingIn(task, only.names);
  if (sibling) return { words: [sibling] };
  const request = readAppRequest(task, only.names);
  const services = SERVICE.filter((pattern) => new RegExp(pattern, "iu").test(withoutNegated(task)));
  if (services.length > 1) return { words: ["a service with accounts, players or payments"] };
  request.grant(...(only.maker.does ?? []));
  const made = only.maker.make(request);
  request.grant(...(only.maker.does ?? []));
  return "words" in made ? made : { ...made, notDone: request.notDone() };
}

const withoutNegated = (task: string) => task.replaceAll(/\b(?:no|without|not)(?: any)? [\p{L}-]+/giu, " ");

/** `a game called Snake`: what is asked for is a snake game. */
function namedByTitle(task: string): NamedApp[] {
  const { title } = readAppRequest(task);
  return MAKERS.map((maker) => ({ maker, names: namesPattern(maker.names) })).filter(
    ({ names }) => title !== undefined && new RegExp(`^${names}$`, "iu").test(title),
  );
}
