// A deterministic virtual clock: all copies of a page that get the same input behave in the same way.
import type { InitialConditions } from "../in-page-api.ts";
import { advanceAnimations, hasEndingAnimations } from "./advance-animations.ts";
import { call, patchMethod, withoutPrototype } from "./patch-native.ts";
import { seedRandom } from "./seeded-random.ts";
import { createTimerQueue, type ScheduledCallback, type TimerQueue } from "./timer-queue.ts";
import { patchDates } from "./virtual-date.ts";

const { requestAnimationFrame, queueMicrotask, eval: globalEval } = window;
const { setPrototypeOf } = Object;
const { bind } = Function.prototype;
const { floor, imul, max, round } = Math;
const RealPromise = Promise;
const { postMessage } = MessagePort.prototype;
const IdleDeadlinePrototype: object | null = window.IdleDeadline?.prototype ?? null;
const FRAME_MS = 1000 / 60;
/** The real time after which an advance is interrupted, so that a page that draws slowly is not taken for one that hangs. */
const TURN_MS = 400;
/** Drawings are finished every few frames, so that their cost is measured where it arises. */
const FRAMES_PER_SYNC = 4;
/** A timer is never early and usually a little late; by up to so many milliseconds here. */
const LATEST_MS = 3;
/** The usual age of a page, in milliseconds, when its first script runs. */
const FIRST_MS = 34.7;

/** The clock of a page, which only moves when it is told to. */
export interface VirtualClock {
  /** Advances time by `ms`, with a frame every `frameMs`. */
  advance(ms: number, frameMs: number): Promise<Advanced>;
  /** Whether nothing is due: no timer, no frame and no animation that ends. */
  rests(): boolean;
}

/** How far time was advanced, and what the frames meanwhile cost. */
export interface Advanced {
  /** "storm": there were too many callbacks for that time. */
  how: "done" | "storm";
  /** The milliseconds for which no real time was left; they are to be asked for again. */
  left: number;
  frames: number;
  /** Real milliseconds of all these frames. */
  cost: number;
}

/** The page's current time, and its nesting level of timers. */
interface ClockState {
  now: number;
  /** How many callbacks were scheduled so far. */
  age: number;
  depth: number;
  /** Milliseconds between two frames. */
  frameMs: number;
}

/** Replaces the page's timers with a queue, and returns the clock that moves it. */
export function startClock({ epoch, seed }: InitialConditions, syncDrawings: () => void): VirtualClock {
  const realNow = createStopwatch();
  const queue = createTimerQueue();
  const clock: ClockState = withoutPrototype({
    now: FIRST_MS,
    age: 0,
    depth: 0,
    frameMs: FRAME_MS,
  });
  const shownNow = (): number => round(clock.now * 10) / 10;
  patchTimers(queue, clock);
  seedRandom(seed);
  patchDates(shownNow, { origin: epoch - FIRST_MS, firstMs: FIRST_MS });

  function fire(callback: ScheduledCallback, end: number): void {
    clock.now = max(clock.now, callback.at);
    const late = callback.kind === "timer" ? callback.at + latenessAt(callback.at) : 0;
    // Nothing else may be due meanwhile: copies with other timers have to see the same time in their frames.
    if (late > clock.now && late < end && !queue.hasDue(late)) clock.now = late;
    if (callback.every !== undefined) {
      clock.age += 1;
      callback.at += callback.every;
      callback.age = clock.age;
      queue.add(callback);
    }
    clock.depth = callback.depth;
    // The browser calls it and reports its errors, so the stack contains no function of the verifier.
    call(queueMicrotask, window, [bound(callback, shownNow)]);
  }
  return {
    advance: createAdvance(queue, clock, { fire, realNow, syncDrawings }),
    rests: () => queue.isEmpty() && !hasEndingAnimations(),
  };
}

/** How late a timer is that is due at a time: the same in all copies. */
const latenessAt = (at: number): number => ((imul(round(at * 10), 0x9e3779b1) >>> 8) / 2 ** 24) * LATEST_MS;

/** A due callback as a function without parameters. */
function bound({ run, rest, kind }: ScheduledCallback, shownNow: () => number): VoidFunction {
  // oxlint-disable-next-line typescript/restrict-template-expressions -- `String` may be the page's own by now.
  if (typeof run !== "function") return call(bind, globalEval, [window, `${run}`]);
  if (kind === "frame") return call(bind, run, [window, shownNow()]);
  if (kind === "idle") {
    const deadline = { didTimeout: false, timeRemaining: () => 10 };
    return call(bind, run, [window, setPrototypeOf(deadline, IdleDeadlinePrototype)]);
  }
  const given: unknown[] = [window];
  for (let i = 0; i < rest.length; i++) given[i + 1] = rest[i];
  return call(bind, run, given);
}

/** Replaces the browser's timers with the queue. Invalid calls are passed to the native functions, which refuse them. */
function patchTimers(queue: TimerQueue, clock: ClockState): void {
  const schedule = (planned: Omit<ScheduledCallback, "id" | "age" | "dropped">): number => {
    clock.age += 1;
    queue.add(withoutPrototype({ ...planned, id: clock.age, age: clock.age, dropped: false }));
    return clock.age;
  };
  type SetTimer = (
    this: typeof window,
    handler: TimerHandler,
    timeout?: number,
    ...given: unknown[]
  ) => number;
  const timer =
    (repeats: boolean) =>
    (native: SetTimer, self: typeof window, given: Parameters<SetTimer>): number => {
      if (given.length === 0) return call(native, self, given);
      const rest: unknown[] = [];
      for (let i = 2; i < given.length; i++) rest[i - 2] = given[i];
      const least = repeats || clock.depth >= 5 ? 4 : 0;
      // oxlint-disable-next-line typescript/no-unnecessary-type-conversion -- A page gives anything.
      const ms = max(least, +(given[1] ?? 0) || 0);
      return schedule({
        at: clock.now + ms,
        kind: "timer",
        run: given[0],
        rest,
        every: repeats ? ms : undefined,
        depth: clock.depth + 1,
      });
    };
  const once = (kind: "frame" | "idle", at: number, run: unknown): number =>
    schedule({ at, kind, run, rest: [], every: undefined, depth: 0 });
  patchMethod(window, "setTimeout", timer(false));
  patchMethod(window, "setInterval", timer(true));
  patchMethod(window, "requestAnimationFrame", (native, self, given) =>
    typeof given[0] === "function"
      ? once("frame", (floor(clock.now / clock.frameMs + 1e-6) + 1) * clock.frameMs, given[0])
      : call(native, self, given),
  );
  patchMethod(window, "requestIdleCallback", (native, self, given) =>
    typeof given[0] === "function" ? once("idle", clock.now + 20, given[0]) : call(native, self, given),
  );
  const clear = (_native: unknown, _self: unknown, given: readonly [unknown?]) => queue.drop(given[0]);
  patchMethod(window, "clearTimeout", clear);
  patchMethod(window, "clearInterval", clear);
  patchMethod(window, "cancelAnimationFrame", clear);
  patchMethod(window, "cancelIdleCallback", clear);
}

/** The browser's own time, captured before it is replaced. */
function createStopwatch(): () => number {
  const { performance } = window;
  const { now } = Performance.prototype;
  return () => call(now, performance, []);
}

/** What an advance needs besides the queue. */
interface AdvanceParts {
  fire: (callback: ScheduledCallback, end: number) => void;
  realNow: () => number;
  /** Waits until what was drawn is on its canvas. */
  syncDrawings: () => void;
}

/** Returns the function that advances time: it runs every due callback in order, and after each one its promises and messages. */
function createAdvance(
  queue: TimerQueue,
  clock: ClockState,
  { fire, realNow, syncDrawings }: AdvanceParts,
): VirtualClock["advance"] {
  const drainTasks = createDrain();
  const drawFrame = () => new RealPromise((resolve) => call(requestAnimationFrame, window, [resolve]));
  let allFrames = 0;
  /** Runs the callbacks that are due by `end`, until the real time of a turn is over. */
  async function runDue(end: number, most: number): Promise<Advanced> {
    const ran: Advanced = withoutPrototype({ how: "done", left: 0, frames: 0, cost: 0 });
    const startedAt = realNow();
    let frameAt = -1;
    let count = 0;
    for (let due = queue.next(end); due; due = queue.next(end)) {
      count += 1;
      if (count > most) return setHow(ran, "storm");
      const before = realNow();
      const isFrame = due.kind === "frame";
      const isNew = isFrame && due.at !== frameAt;
      fire(due, end);
      await drainTasks();
      // Timers that a callback set after an await have its nesting level too, so the level is reset only now.
      clock.depth = 0;
      if (isNew) {
        frameAt = due.at;
        ran.frames += 1;
        allFrames += 1;
        if (allFrames % FRAMES_PER_SYNC === 0) syncDrawings();
      }
      if (isFrame) ran.cost += realNow() - before;
      if (realNow() - startedAt > TURN_MS) {
        ran.left = end - clock.now;
        return ran;
      }
    }
    clock.now = end;
    return ran;
  }
  return async function advance(ms, frameMs) {
    clock.frameMs = frameMs;
    const from = clock.now;
    const ran = await runDue(from + ms, 5_000 + ms * 50);
    if (ran.how === "storm") return ran;
    await drainTasks();
    if (advanceAnimations(clock.now - from)) {
      await drawFrame();
      await drawFrame();
      await drainTasks();
    }
    return ran;
  };
}

function setHow(ran: Advanced, how: Advanced["how"]): Advanced {
  ran.how = how;
  return ran;
}

/** Returns a function that waits until the page's tasks, promises and messages so far have run. */
function createDrain(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel();
  let resume = (): void => {};
  port1.addEventListener("message", () => resume());
  port1.start();
  return () =>
    new RealPromise<void>((resolve) => {
      resume = resolve;
      call(postMessage, port2, [0]);
    });
}
