import { A_PART, AGAIN } from "./begin-again.ts";
import { type Counts, readCounts } from "./counts.ts";
import { createPressing, isStop, STARTS, STOPS, type Pressing } from "./goes-on-after-stop.ts";
import type { PageSession } from "./page-session.ts";

const LOOK_MS = 1_000;
const LOOKS = 2;
/** Readings per look, each after whole frames, where what changes by itself is looked for: it may be back at the next look. */
const GLIMPSES = 5;
const FRAME_MS = 100;
/** How much faster a clock has to be after each start: one more loop beside others that run already. */
const LEAST_FASTER = 0.12;
/** How much of that two moves may differ that are called the same. */
const EVEN = 0.5;

/** By how much each number moved from look to look; numbers that did not move are left out. */
export type Moves = ReadonlyMap<string, readonly number[]>;

/**
 * Starts what can be stopped, stops and starts it twice more, and then presses its start twice more while it runs. Resolves to what is
 * wrong if a number that moved evenly at first moves faster each time by the same amount, and evenly again. What becomes faster by
 * itself does so at other moments, and a press that adds something shows what it adds.
 */
export async function findRunsFaster(session: PageSession): Promise<string | undefined> {
  const pressIt = createPressing(session);
  const isStopped = await pressIt(STOPS);
  if (!(await pressIt(STARTS))) return undefined;
  const { last, place } = pressIt;
  const stops = isStopped || (await session.call("buttonIds")).some(isStop);
  const anew = await findFasterAnew(session, pressIt);
  if (anew !== undefined) return anew;
  const resumed = stops ? await findFaster(session, () => stopAndStart(session, pressIt)) : undefined;
  if (resumed !== undefined) return `After each stop and "${pressIt.last}" it runs faster: ${resumed}`;
  return findFasterAgain(session, { pressIt, which: STARTS, last, place });
}

/** Takes what runs back to its beginning. */
const RESETS = /\b(?:reset|zurücksetzen|réinitialiser|restablecer|reiniciar)\b/iu;
/** A first part of what runs may be short, and each loop more makes it shorter. */
const SHORT_MS = 200;

/** The same for what is taken back to its beginning and started from there, three times: then it should move in the same way. */
async function findFasterAnew(session: PageSession, pressIt: Pressing): Promise<string | undefined> {
  const moves: Moves[] = [];
  while (moves.length < 3) {
    if (!(await pressIt(RESETS)) || !(await pressIt(STARTS))) return undefined;
    moves.push(await follow(session, SHORT_MS));
  }
  for (const [words, first] of moves[0]!) {
    const all = [first, ...moves.slice(1).map((later) => later.get(words) ?? [])] as const;
    const [one, two] = [stepBetween(all[0], all[1]), stepBetween(all[1]!, all[2])];
    if (one === undefined || two === undefined || !isNear(one, two, one)) continue;
    if (first.length < LOOKS || !first.every((move) => isNear(move, first[0]!, one))) continue;
    const shown = all.map((each) => Math.round(Math.abs(mean(each)) * 100) / 100);
    return `After each reset and "${pressIt.last}" it runs faster: at once "${nameOfKey(words)}" moves by ${shown.join(", then by ")}`;
  }
  return undefined;
}

/** The same for what begins a whole game again while it runs, after it was pressed once. */
export async function findRestartsFaster(session: PageSession): Promise<string | undefined> {
  const pressIt = createPressing(session);
  const isWhole = (id: string) => AGAIN.test(id) && !A_PART.test(id);
  const which = (await session.call("buttonIds")).find(isWhole);
  if (which === undefined || !(await pressIt(which))) return undefined;
  return findFasterAgain(session, { ...pressIt, pressIt, which });
}

/** What is pressed again and again, and what was pressed so last. */
interface Repeated extends Pick<Pressing, "last" | "place"> {
  pressIt: Pressing;
  which: string | RegExp;
}

async function findFasterAgain(session: PageSession, one: Repeated): Promise<string | undefined> {
  const faster = (await session.rests())
    ? undefined
    : await findFaster(session, (alone) => startAgain(session, one, alone));
  return faster && `Where "${one.last}" is pressed again while it runs, it runs faster: ${faster}`;
}

/**
 * What moves faster and faster, if there is something, with each call of `again`, which gets looks at the page while nothing is
 * pressed, and resolves to the moves after a press.
 */
async function findFaster(
  session: PageSession,
  again: (alone: readonly Counts[]) => Promise<Moves>,
): Promise<string | undefined> {
  const { even, alone } = await findEven(session);
  const once = even.size > 0 ? await again(alone) : even;
  const faster = [...even].filter(([words, moves]) => stepBetween(moves, once.get(words)) !== undefined);
  const twice = faster.length > 0 ? await again(alone) : once;
  const [found] = faster.flatMap(([words, moves]) => {
    const all = [moves, once.get(words)!, twice.get(words) ?? []] as const;
    const [first, second] = [stepBetween(all[0], all[1])!, stepBetween(all[1], all[2])];
    return second !== undefined && isNear(first, second, first) ? [{ words, all, step: second }] : [];
  });
  if (!found) return undefined;
  const { words, all, step } = found;
  const later = onward((await follow(session)).get(words) ?? [], step);
  // A clock may be at its end now.
  if (later.length > 0 && !isNear(mean(later), mean(onward(all[2], step)), step)) return undefined;
  const [first, ...then] = all.map((moves) => Math.round(Math.abs(mean(onward(moves, step))) * 100) / 100);
  return `in a second "${nameOfKey(words)}" moves by ${first} at first, then by ${then.join(" and by ")}`;
}

/** What moves after a stop and a start, and did not while it was stopped. */
async function stopAndStart(session: PageSession, pressIt: Pressing): Promise<Moves> {
  if (!(await pressIt(STOPS))) return new Map();
  // What is not stopped is none of what is started again.
  const going = await follow(session);
  if (!(await pressIt(STARTS))) return new Map();
  return new Map([...(await follow(session))].filter(([words]) => !going.has(words)));
}

/** What moves after the same button was pressed while it runs, if nothing else shows an effect of the press. */
async function startAgain(
  session: PageSession,
  { pressIt, which, place }: Repeated,
  alone: readonly Counts[],
): Promise<Moves> {
  const [before, elements] = [await readAll(session), await session.call("countElements")];
  if (!(await pressIt(which)) || pressIt.place !== place) return new Map();
  const [after, now] = [await readAll(session), await session.call("countElements")];
  const moves = await follow(session);
  const isSteady = (key: string) => alone.every((counts) => counts.get(key) === alone[0]!.get(key));
  const isAnother = ([key, value]: [string, number]) =>
    before.get(key) !== value && !moves.has(key) && isSteady(key);
  const staysAlone = (key: string) => alone.every((counts) => counts.has(key) === alone[0]!.has(key));
  const sizeOf = (counts: Counts) => [...counts.keys()].filter(staysAlone).length;
  const isSame = sizeOf(after) === sizeOf(before) && now === elements && ![...after].some(isAnother);
  return isSame ? moves : new Map();
}

/** The numbers that move in the same way for twice the usual time, and the looks that showed it. */
async function findEven(session: PageSession): Promise<{ even: Moves; alone: readonly Counts[] }> {
  const first = await look(session);
  const moving = movesOf(first);
  if (moving.size === 0) return { even: moving, alone: first };
  const second = await look(session, GLIMPSES);
  const later = movesOf(second.filter((_, at) => at % GLIMPSES === 0));
  const even = [...moving].flatMap(([words, moves]): [string, readonly number[]][] => {
    const all = [...moves, ...(later.get(words) ?? [])];
    const isEven = all.length === 2 * LOOKS && all.every((one) => isNear(one, all[0]!, leastStep(all)));
    return isEven ? [[words, all]] : [];
  });
  return { even: new Map(even), alone: [...first, ...second] };
}

const leastStep = (moves: readonly number[]): number => LEAST_FASTER * mean(moves);

/** By how much more a number moves, if it moves evenly now and clearly more than before. */
function stepBetween(before: readonly number[], now: readonly number[] = []): number | undefined {
  const least = leastStep(before);
  const [old, moves] = [onward(before, least), onward(now, least)];
  const step = mean(moves) - mean(old);
  const isMore = moves.length > 0 && step / least >= 1;
  return isMore && moves.every((one) => isNear(one, moves[0]!, step)) ? step : undefined;
}

/** The moves in the direction of a step. A clock that reaches its end and begins again jumps back. */
const onward = (moves: readonly number[], step: number): number[] => moves.filter((one) => one * step > 0);

const isNear = (one: number, other: number, step: number): boolean =>
  Math.abs(one - other) <= EVEN * Math.abs(step);

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The numbers of a page by the words around them, and by where they are: the words may change while they move. */
export async function readAll(session: PageSession): Promise<Counts> {
  const measures = await session.call("shownMeasures");
  const placed = measures.map(({ place, name, value }): [string, number] => [`${place}${AT}${name}`, value]);
  return new Map([...(await readCounts(session)), ...placed]);
}

const AT = " | ";

export const nameOfKey = (key: string): string =>
  key.includes(AT) ? key.slice(key.indexOf(AT) + AT.length) : key.replace(" #", "");

/** How the numbers of the page move while it goes on. */
export const follow = async (session: PageSession, lookMs = LOOK_MS): Promise<Moves> =>
  movesOf(await look(session, 1, lookMs));

/** Looks at the numbers of the page while it goes on. `parts`: in how many readings each look is split. */
async function look(session: PageSession, parts = 1, lookMs = LOOK_MS): Promise<Counts[]> {
  const looks: Counts[] = [await readAll(session)];
  for (let count = 0; count < LOOKS * parts; count++) {
    await session.advance(lookMs / parts, FRAME_MS);
    looks.push(await readAll(session));
  }
  return looks;
}

function movesOf(looks: readonly Counts[]): Moves {
  const moves = new Map<string, number[]>();
  for (const [at, counts] of looks.entries())
    for (const [words, value] of counts) {
      const before = looks[at - 1]?.get(words) ?? value;
      if (value !== before) moves.set(words, [...(moves.get(words) ?? []), value - before]);
    }
  return moves;
}
