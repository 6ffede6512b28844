import { hold, holdNothing, make, rest, sweep, use, type Move } from "./moves.ts";
import type { PageSession } from "./page-session.ts";
import type { Open } from "./tabs.ts";
import { watchFor } from "./watch-for.ts";

const FIRST_MS = 500;
const SECONDS = 60;
const BUDGET_MS = 3_000;

/** Starts a copy and leaves it alone for a minute, for errors that come later. */
export async function watchAfterStart(open: Open): Promise<void> {
  const tab = await open("desktop");
  try {
    const session = await tab.show();
    await session.advance(FIRST_MS);
    await make(session, use("startControl"));
    await watchOn(session);
  } finally {
    await tab.close();
  }
}

const STILL: Move[] = [rest, rest, rest, ...Array.from({ length: 4 }, () => holdNothing)];

/**
 * Whether a started page still answers to touch; undefined if there is nothing that says that it starts it, or if that has no
 * effect. `moved`: whether buttons that only stop it or start it again are left out, because the game is played by moving.
 * Also leaves a started copy alone for a minute.
 */
export async function answersAfterStart(open: Open, moved: boolean): Promise<boolean | undefined> {
  const tab = await open("phone");
  const finder = moved ? "nextPlayControl" : "nextControl";
  const touches = [
    use("surface"),
    sweep({ dx: 40, dy: 110 }),
    sweep({ dx: -90, dy: 55 }),
    ...Array.from({ length: 4 }, () => hold(finder)),
  ];
  /** The states of a copy, up to the first that is another than in `left`; of the copy that is left alone, all. */
  const play = async (moves: Move[], left?: string[]): Promise<string[]> => {
    const session = await tab.show();
    await session.advance(FIRST_MS);
    const said = await session.call("saysStart");
    const marks: string[] = [];
    for (const move of said ? moves : moves.slice(0, 1)) {
      marks.push((await make(session, move)).state);
      if (left && marks.at(-1) !== left[marks.length - 1]) return marks;
    }
    if (!left) await watchOn(session);
    return said ? marks : [];
  };
  try {
    const left = await play([use("saidStart"), ...STILL]);
    if (left.length === 0) return undefined;
    const used = await play([use("saidStart"), ...touches], left);
    if (used.some((mark, at) => mark !== left[at])) return true;
    const [alone] = await play([rest], left);
    return alone === left[0] ? undefined : false;
  } finally {
    await tab.close();
  }
}

async function watchOn(session: PageSession): Promise<void> {
  session.doing(`the ${SECONDS} s after a start`);
  await watchFor(session, SECONDS, BUDGET_MS);
  session.doing("");
}
