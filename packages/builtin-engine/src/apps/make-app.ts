import type { AppMaker, BuiltApp, UnsupportedTask } from "./app.ts";
import { refuseBeyond } from "./beyond-page.ts";
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

/** The maximum length of a task. Longer ones would block the event loop, because many patterns are applied to it. */
const LONGEST_TASK = 4_000;
/** Requirements that only a service can meet. With two of them, the task is not about the app. */
const SERVICE = [
  String.raw`\b(?:over the (?:internet|network|web)|online (?:multi-?player|play)|multi-?player online|across devices|from different (?:places|schools|computers))\b`,
  String.raw`\b(?:accounts?|log-?ins?|sign-?ups?|user profiles?|registration)\b`,
  String.raw`\b(?:payments?|subscriptions?|checkout|shop|in-app purchases?)\b`,
  String.raw`\b(?:database|back-?end|server)\b`,
  String.raw`\b(?:chat|messages|messaging|social)\b`,
];

/**
 * Makes the app that `task` asks for, with all requested features that the app supports and a list of those that it lacks.
 * Returns `UnsupportedTask` if the task asks for no app or for several.
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
  const request = readAppRequest(task, only.names, !TOOLS.includes(only.maker));
  const services = SERVICE.filter((pattern) => new RegExp(pattern, "iu").test(withoutNegated(task)));
  if (services.length > 1) return { words: ["a service with accounts, players or payments"] };
  // The texts that a page shows may hold such words; they follow a colon or are quoted.
  const texts = only.maker.holdsTexts ? /[:"\n]/.exec(task)?.index : undefined;
  refuseBeyond(request, texts);
  request.grant(...(only.maker.does ?? []));
  const made = only.maker.make(request);
  if ("words" in made) return made;
  refuseBeyond(request);
  request.grant(...(only.maker.does ?? []));
  return { ...made, notDone: request.notDone() };
}

const withoutNegated = (task: string) => task.replaceAll(/\b(?:no|without|not)(?: any)? [\p{L}-]+/giu, " ");

/** Recognises `a game called Snake` as a snake game. */
function namedByTitle(task: string): NamedApp[] {
  const { title } = readAppRequest(task);
  return MAKERS.map((maker) => ({ maker, names: namesPattern(maker.names) })).filter(
    ({ names }) => title !== undefined && new RegExp(`^${names}$`, "iu").test(title),
  );
}
