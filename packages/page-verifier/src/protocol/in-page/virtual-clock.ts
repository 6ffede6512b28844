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
const { floor, max, round } = Math;
const RealPromise = Promise;
const { postMessage } = MessagePort.prototype;
const IdleDeadlinePrototype: object | null = window.IdleDeadline?.prototype ?? null;
const FRAME_MS = 1000 / 60;
/** The usual age of a page, in milliseconds, when its first script runs. */
const FIRST_MS = 34.7;

/** The clock of a page, which only moves when it is told to. */
export interface VirtualClock {
  /** Advances time by `ms`; returns "storm" if there were too many callbacks for that time. */
  advance(ms: number): Promise<"done" | "storm">;
  /** Whether nothing is due: no timer, no frame and no animation that ends. */
  rests(): boolean;
}

/** The page's current time, and its nesting level of timers. */
interface ClockState {
  now: number;
  /** How many callbacks were scheduled so far. */
  age: number;
  depth: number;
}

/** Replaces the page's timers with a queue, and returns the clock that moves it. */
export function startClock({ epoch, seed }: InitialConditions): VirtualClock {
  const queue = createTimerQueue();
  const clock: ClockState = withoutPrototype({ now: FIRST_MS, age: 0, depth: 0 });
  const shownNow = (): number => round(clock.now * 10) / 10;
  patchTimers(queue, clock);
  seedRandom(seed);
  patchDates(shownNow, { origin: epoch - FIRST_MS, firstMs: FIRST_MS });

  function fire(callback: ScheduledCallback): void {
    clock.now = max(clock.now, callback.at);
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
    advance: createAdvance(queue, clock, fire),
    rests: () => queue.isEmpty() && !hasEndingAnimations(),
  };
}

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
      ? once("frame", (floor(clock.now / FRAME_MS + 1e-6) + 1) * FRAME_MS, given[0])
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

/** Returns the function that advances time: it runs every due callback in order, and after each one its promises and messages. */
function createAdvance(
  queue: TimerQueue,
  clock: ClockState,
  fire: (callback: ScheduledCallback) => void,
): VirtualClock["advance"] {
  const { port1, port2 } = new MessageChannel();
  let resume = (): void => {};
  port1.addEventListener("message", () => resume());
  port1.start();
  const drainTasks = () =>
    new RealPromise<void>((resolve) => {
      resume = resolve;
      call(postMessage, port2, [0]);
    });
  const drawFrame = () => new RealPromise((resolve) => call(requestAnimationFrame, window, [resolve]));
  return async function advance(ms) {
    const end = clock.now + ms;
    const most = 5_000 + ms * 50;
    let ran = 0;
    for (let due = queue.next(end); due; due = queue.next(end)) {
      ran += 1;
      if (ran > most) return "storm";
      fire(due);
      await drainTasks();
      // Timers that a callback set after an await have its nesting level too, so the level is reset only now.
      clock.depth = 0;
    }
    clock.now = end;
    await drainTasks();
    if (advanceAnimations(ms)) {
      await drawFrame();
      await drawFrame();
      await drainTasks();
    }
    return "done";
  };
}
