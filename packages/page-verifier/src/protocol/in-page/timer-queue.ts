const { create } = Object;

/** A callback of the page that is due at some time of the virtual clock. */
export interface ScheduledCallback {
  id: number;
  /** When it is due, in milliseconds. */
  at: number;
  /** The order among callbacks that are due at the same time. */
  age: number;
  kind: "timer" | "frame" | "idle";
  /** What the page passed: a function, or the text of a script. */
  run: unknown;
  /** Arguments for it. */
  rest: readonly unknown[];
  /** Milliseconds between calls; undefined for a single call. */
  every: number | undefined;
  /** The nesting level of timers at which it was set. */
  depth: number;
  dropped: boolean;
}

export interface TimerQueue {
  add(callback: ScheduledCallback): void;
  drop(id: unknown): void;
  /** Removes and returns the next callback that is due by `end`; undefined if there is none. */
  next(end: number): ScheduledCallback | undefined;
  /** Whether a callback is due by `end`. */
  hasDue(end: number): boolean;
  /** Whether no callback is waiting. */
  isEmpty(): boolean;
}

const isBefore = (a: ScheduledCallback, b: ScheduledCallback): boolean =>
  a.at < b.at || (a.at === b.at && a.age < b.age);

type Heap = Record<number, ScheduledCallback>;

function rise(heap: Heap, from: number, callback: ScheduledCallback): void {
  let i = from;
  while (i > 0) {
    const up = (i - 1) >> 1;
    const parent = heap[up];
    if (!parent || !isBefore(callback, parent)) break;
    heap[i] = parent;
    i = up;
  }
  heap[i] = callback;
}

function sink(heap: Heap, callback: ScheduledCallback): void {
  let i = 0;
  for (;;) {
    let down = 2 * i + 1;
    let child = heap[down];
    const right = heap[down + 1];
    if (child && right && isBefore(right, child)) {
      child = right;
      down += 1;
    }
    if (!child || !isBefore(child, callback)) break;
    heap[i] = child;
    i = down;
  }
  heap[i] = callback;
}

/** A binary heap of callbacks by time, then by age. It uses objects without a prototype, which the page cannot influence. */
export function createTimerQueue(): TimerQueue {
  const heap: Heap = create(null);
  const byId: Record<PropertyKey, ScheduledCallback> = create(null);
  let size = 0;
  function takeFirst(first: ScheduledCallback): void {
    size -= 1;
    const last = heap[size];
    delete heap[size];
    if (size > 0 && last) sink(heap, last);
    if (!first.dropped) delete byId[first.id];
  }
  function drop(id: unknown): void {
    const key = id as PropertyKey;
    const callback = byId[key];
    if (callback) callback.dropped = true;
    delete byId[key];
  }
  function isEmpty(): boolean {
    for (let i = 0; i < size; i++) if (!heap[i]?.dropped) return false;
    return true;
  }
  /** The next callback; removes what was dropped before it. */
  function peek(): ScheduledCallback | undefined {
    for (let top = heap[0]; top?.dropped; top = heap[0]) takeFirst(top);
    return heap[0];
  }
  return {
    add(callback) {
      byId[callback.id] = callback;
      rise(heap, size++, callback);
    },
    drop,
    isEmpty,
    hasDue(end) {
      const next = peek();
      return next !== undefined && next.at <= end;
    },
    next(end) {
      const next = peek();
      if (!next || next.at > end) return undefined;
      takeFirst(next);
      return next;
    },
  };
}
