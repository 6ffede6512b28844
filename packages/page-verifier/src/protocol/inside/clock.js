// Runs in the page before anything of its own, after mask.js: time, chance and their callbacks become a matter of arithmetic.

const { requestAnimationFrame: realFrame, queueMicrotask: realMicrotask, eval: realEval } = window;
const { bind } = Function.prototype;
const RealPromise = Promise;
const { floor, max, round } = Math;
const FRAME_MS = 1000 / 60;
/** As many milliseconds as a page has usually taken when its first script runs. */
const FIRST_MS = 34.7;

/** A heap of callbacks by time, then by age; on objects without a prototype, which no page can reach. */
function createQueue() {
  const heap = { __proto__: null };
  const byId = { __proto__: null };
  let size = 0;
  const before = (a, b) => a.at < b.at || (a.at === b.at && a.age < b.age);
  function rise(i, one) {
    for (; i > 0;) {
      const up = (i - 1) >> 1;
      if (!before(one, heap[up])) break;
      heap[i] = heap[up];
      i = up;
    }
    heap[i] = one;
  }
  function sink(i, one) {
    for (;;) {
      let down = 2 * i + 1;
      if (down >= size) break;
      if (down + 1 < size && before(heap[down + 1], heap[down])) down += 1;
      if (!before(heap[down], one)) break;
      heap[i] = heap[down];
      i = down;
    }
    heap[i] = one;
  }
  return {
    add(one) {
      byId[one.id] = one;
      rise(size++, one);
    },
    drop(id) {
      if (byId[id]) byId[id].dropped = true;
      delete byId[id];
    },
    /** The next callback due until `end`, taken out; undefined when there is none. */
    next(end) {
      while (size > 0) {
        const one = heap[0];
        if (!one.dropped && one.at > end) return undefined;
        size -= 1;
        const last = heap[size];
        delete heap[size];
        if (size > 0) sink(0, last);
        if (one.dropped) continue;
        delete byId[one.id];
        return one;
      }
      return undefined;
    },
  };
}

/** Chance that is the same for all copies of a page, and another for each page. */
function seedChance(seed) {
  let state = seed;
  const multiply = Math.imul;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = multiply(state ^ (state >>> 15), 1 | state);
    t = (t + multiply(t ^ (t >>> 7), 61 | t)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  };
  const Bytes = Uint8Array;
  maskMethod(Math, "random", () => next() / 4294967296);
  maskMethod(Crypto.prototype, "getRandomValues", (target, self, given) => {
    const array = call(target, self, given);
    const bytes = new Bytes(array.buffer, array.byteOffset, array.byteLength);
    for (let i = 0; i < bytes.length; i++) bytes[i] = next();
    return array;
  });
  const hex = "0123456789abcdef";
  maskMethod(Crypto.prototype, "randomUUID", () => {
    let id = "";
    for (let i = 0; i < 36; i++)
      id +=
        i === 8 || i === 13 || i === 18 || i === 23
          ? "-"
          : i === 14
            ? "4"
            : i === 19
              ? hex[8 + (next() & 3)]
              : hex[next() & 15];
    return id;
  });
}

/** Lets CSS and scripted animations, whose own clock stands still, come along by `ms`. Whether one came to its end. */
function createAnimations() {
  const all = Document.prototype.getAnimations;
  const time = describe(Animation.prototype, "currentTime");
  const state = describe(Animation.prototype, "playState").get;
  const effect = describe(Animation.prototype, "effect").get;
  const timing = AnimationEffect.prototype.getComputedTiming;
  return (ms) => {
    let ended = false;
    const running = call(all, document, []);
    for (let i = 0; i < running.length; i++) {
      if (call(state, running[i], []) !== "running") continue;
      const at = (call(time.get, running[i], []) ?? 0) + ms;
      ended ||= at >= call(timing, call(effect, running[i], []), []).endTime;
      call(time.set, running[i], [at]);
    }
    return ended;
  };
}

/** Puts the page's timers on a queue. Returns what moves that queue's time on. */
function startClock({ epoch, seed }) {
  const queue = createQueue();
  let now = FIRST_MS;
  let age = 0;
  let depth = 0;
  const told = () => round(now * 10) / 10;
  const plan = (run, wait, rest, every) => {
    const least = every || depth >= 5 ? 4 : 0;
    const ms = max(least, +wait || 0);
    age += 1;
    queue.add({
      __proto__: null,
      id: age,
      age,
      at: now + ms,
      run,
      rest,
      every: every ? ms : undefined,
      depth: depth + 1,
    });
    return age;
  };
  const frame = (run, isIdle) => {
    age += 1;
    const at = isIdle ? now + 20 : (floor(now / FRAME_MS + 1e-6) + 1) * FRAME_MS;
    queue.add({ __proto__: null, id: age, age, at, run, frame: !isIdle, idle: isIdle, depth: 0 });
    return age;
  };
  maskTimers({ plan, frame, drop: queue.drop });
  seedChance(seed);
  fakeDates(told, epoch - FIRST_MS);

  function fire(one) {
    now = max(now, one.at);
    if (one.every !== undefined) {
      age += 1;
      one.at += one.every;
      one.age = age;
      queue.add(one);
    }
    depth = one.depth;
    // The browser calls it, and reports what it throws: nothing of ours stands below it on the stack.
    call(realMicrotask, window, [boundOf(one, told)]);
  }
  /** What a callback has awaited was still within it, and is planned as deep. */
  const surface = () => (depth = 0);
  return createAdvance(queue, { fire, surface, clock: (to) => (now = to ?? now) });
}

const Idle = window.IdleDeadline?.prototype ?? null;

/** What is due, as a function that needs nothing given. */
function boundOf({ run, rest, frame, idle }, told) {
  if (typeof run !== "function") return call(bind, realEval, [window, `${run}`]);
  if (frame) return call(bind, run, [window, told()]);
  if (idle) return call(bind, run, [window, { __proto__: Idle, didTimeout: false, timeRemaining: () => 10 }]);
  const given = [window];
  for (let i = 0; i < rest.length; i++) given[i + 1] = rest[i];
  return call(bind, run, given);
}

/** Puts the queue in place of the browser's timers. What those would refuse, they do. */
function maskTimers({ plan, frame, drop }) {
  const timer = (every) => (target, self, given) => {
    if (given.length === 0) return call(target, self, given);
    const rest = [];
    for (let i = 2; i < given.length; i++) rest[i - 2] = given[i];
    return plan(given[0], given[1], rest, every);
  };
  const frames = (isIdle) => (target, self, given) =>
    typeof given[0] === "function" ? frame(given[0], isIdle) : call(target, self, given);
  maskMethod(window, "setTimeout", timer(false));
  maskMethod(window, "setInterval", timer(true));
  maskMethod(window, "requestAnimationFrame", frames(false));
  maskMethod(window, "requestIdleCallback", frames(true));
  for (const name of ["clearTimeout", "clearInterval", "cancelAnimationFrame", "cancelIdleCallback"])
    maskMethod(window, name, (target, self, given) => drop(given[0]));
}

/** What moves time on by `ms`: every callback in its order, and after each of them its promises and messages. */
function createAdvance(queue, { fire, surface, clock }) {
  const moveAnimations = createAnimations();
  const channel = new MessageChannel();
  const { port1, port2 } = channel;
  const post = port2.postMessage;
  let resume = () => {};
  port1.onmessage = () => resume();
  const breathe = () =>
    new RealPromise((resolve) => {
      resume = resolve;
      call(post, port2, [0]);
    });
  const drawn = () => new RealPromise((resolve) => call(realFrame, window, [resolve]));
  return async function advance(ms) {
    const end = clock() + ms;
    const most = 5_000 + ms * 50;
    let ran = 0;
    for (;;) {
      const one = queue.next(end);
      if (!one) break;
      ran += 1;
      if (ran > most) return "storm";
      fire(one);
      await breathe();
      surface();
    }
    clock(end);
    await breathe();
    if (moveAnimations(ms)) {
      await drawn();
      await drawn();
      await breathe();
    }
    return "done";
  };
}
