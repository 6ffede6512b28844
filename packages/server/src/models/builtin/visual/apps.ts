import type { App, Beyond, Maker } from "./app.ts";
import { snake } from "./snake.ts";
import { readWish } from "./wish.ts";

const MAKERS: readonly Maker[] = [snake];

/** The source of a pattern for a maker's names, the longest first, whether written with spaces, hyphens or neither. */
const namesOf = (maker: Maker) =>
  String.raw`(?<![\p{L}\p{N}])(?:${[...maker.names]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(" ", "[- ]?"))
    .join("|")})(?![\p{L}\p{N}])`;
const PATTERNS = MAKERS.map((maker) => ({ maker, names: namesOf(maker) }));

/** The app that `task` names, with all that it asks; `Beyond` where none or several are named, or more is asked than it can do. */
export function makeApp(task: string): App | Beyond {
  const named = PATTERNS.flatMap(({ maker, names }) => {
    const found = readWish(task).take(names);
    return found ? [{ maker, names, name: found[0] }] : [];
  });
  const [only] = named;
  if (!only || named.length > 1) return { words: named.map(({ name }) => name) };
  const wish = readWish(task);
  wish.grant(only.names);
  return only.maker.make(wish);
}
