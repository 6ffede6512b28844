import { MAX_HEAP_BYTES, MAX_NODES } from "./memory.ts";
import { make, rest, use, type Move } from "./moves.ts";
import { followEnd } from "./counts-on.ts";
import { followLives } from "./no-lives.ts";
import type { PageSession } from "./page-session.ts";
import { watchFor } from "./watch-for.ts";

const SECONDS = 60;
const PERIOD_SECONDS = 20;
/** Real time for all of it. A light page takes a fraction; one that fills up takes more the longer it runs. */
const BUDGET_MS = 8_000;

/** What may start something in a page, and who is told that it then grows without end, or cannot be lost. */
export interface Starting {
  /** The first steps of the brief. */
  starts: readonly Move[];
  grown: (detail: string) => void;
  endless: (detail: string) => void;
}

/** Used where there is no brief. */
const CONTROLS: readonly Move[] = [
  use("startControl"),
  ...Array.from({ length: 3 }, () => use("nextControl")),
];

/**
 * Starts a page in one way after another until something is seen to go on by itself, and watches that for a minute: for errors
 * that come later, and for elements without end. The last way is watched whatever is seen. `begun`: it has been started already.
 * Resolves to the moves after which something was first seen to go on, none if nothing does.
 */
export async function watchStarted(
  session: PageSession,
  begun: boolean,
  { starts, ...told }: Starting,
): Promise<Move[]> {
  const says = !begun && (await session.call("saysStart"));
  const others = starts.length > 0 || says || begun ? starts : CONTROLS;
  const moves = [...(begun ? [rest] : []), ...(says ? [use("startControl")] : []), ...others];
  let begunBy: Move[] = [];
  for (const [at, move] of moves.entries()) {
    await make(session, move);
    const { goesOn, wholly } = await watchMinute(session, told, at === moves.length - 1);
    if (goesOn && begunBy.length === 0) begunBy = moves.slice(0, at + 1);
    if (wholly) break;
  }
  return begunBy;
}

/** Whether something was seen to go on, and for the whole time. */
interface Watched {
  goesOn: boolean;
  wholly: boolean;
}

/** Watches a page until it rests, at most a minute; if not `whole`, until nothing is seen to go on. */
async function watchMinute(
  session: PageSession,
  { grown, endless }: Omit<Starting, "starts">,
  whole: boolean,
): Promise<Watched> {
  session.doing(`the ${SECONDS} s after a start`);
  const elements: number[] = [];
  const bytes: number[] = [];
  let { state } = await session.digest();
  let goesOn = false;
  const lives = await followLives(session);
  const end = await followEnd(session);
  const startedAt = performance.now();
  for (let passed = 0; passed < SECONDS; passed += PERIOD_SECONDS) {
    if (await session.rests()) break;
    const taken = (performance.now() - startedAt) / session.pace;
    const portion = await watchFor(session, PERIOD_SECONDS, BUDGET_MS - taken);
    elements.push(portion < PERIOD_SECONDS ? 0 : await session.call("countElements"));
    bytes.push((await session.weigh()).heapBytes);
    const now = (await session.digest()).state;
    // A clock that only looks whether there is something to do does nothing.
    if (now === state && !whole) break;
    goesOn ||= now !== state;
    state = now;
    const lost = await lives.look();
    if (lost !== undefined) endless(lost);
    const counting = await end.look();
    if (counting !== undefined) endless(`After a start ${counting}`);
  }
  session.doing("");
  if (elements.length < SECONDS / PERIOD_SECONDS) return { goesOn, wholly: false };
  const [more, heavier] = [growthIn(elements), growthIn(bytes)];
  if (elements[0]! > 0 && more >= MAX_NODES) grown(describe(`${more} elements`, MAX_NODES));
  if (heavier >= MAX_HEAP_BYTES) grown(describe(`${heavier} bytes`, MAX_HEAP_BYTES));
  return { goesOn, wholly: true };
}

/** By how much it grew in each of the later periods. What has a limit reaches it, and a single step is none. */
const growthIn = ([first = 0, second = 0, third = 0]: readonly number[]): number =>
  Math.min(second - first, third - second);

const describe = (growth: string, most: number): string =>
  `After a start it keeps growing without any input, in each ${PERIOD_SECONDS} s by ${growth} or more; at most ${most} are allowed. What is shown or kept without end needs a limit that is reached within ${2 * PERIOD_SECONDS} s`;
