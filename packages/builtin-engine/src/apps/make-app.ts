import type { AppTemplate, UnsupportedTask, AppMaker } from "./app.ts";
import { breakout } from "./breakout.ts";
import { memoryGame } from "./memory-game.ts";
import { namesPattern } from "./names-pattern.ts";
import { ticTacToe } from "./tic-tac-toe.ts";
import { pong } from "./pong.ts";
import { snake } from "./snake.ts";
import { tiles } from "./tiles.ts";
import { TOOLS } from "./tools.ts";
import { readAppRequest } from "./app-request.ts";

const MAKERS: readonly AppMaker[] = [snake, breakout, pong, memoryGame, tiles, ticTacToe, ...TOOLS];

const PATTERNS = MAKERS.map((maker) => ({ maker, names: namesPattern(maker.names) }));

/** What reads a task looks at it from many sides; a longer one would hold up everybody else. */
const LONGEST_TASK = 4_000;

/** The app that `task` names, with all that it asks; `UnsupportedTask` where none or several are named, or more is asked than it can do. */
export function makeApp(task: string): AppTemplate | UnsupportedTask {
  if (task.length > LONGEST_TASK) return { words: ["a task of so many words"] };
  const named = PATTERNS.flatMap(({ maker, names }) => {
    const found = readAppRequest(task).take(names);
    return found ? [{ maker, names, name: found[0], at: found.index }] : [];
  });
  const [only] = named.length === 0 ? namedByTitle(task) : named.sort((a, b) => a.at - b.at);
  // What comes after the name of an app that holds texts may be one of them, whatever it names.
  if (!only || (named.length > 1 && only.maker.holdsTexts !== true))
    return { words: named.map(({ name }) => name) };
  return only.maker.make(readAppRequest(task, only.names));
}

/** `a game called Snake`: what is asked for is a snake game. */
function namedByTitle(task: string) {
  const { title } = readAppRequest(task);
  return PATTERNS.filter(({ names }) => title !== undefined && new RegExp(`^${names}$`, "iu").test(title));
}
