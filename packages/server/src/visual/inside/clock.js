// Runs in the page before anything of its own: time, chance and their callbacks become a matter of arithmetic.
// All that is used later is taken now, so that a page that rewrites its globals changes nothing here.

const { apply, construct, get } = Reflect;
const realFrame = window.requestAnimationFrame;
const realReport = window.reportError;
const realEval = window.eval;
const RealPromise = Promise;
const { floor, max } = Math;
const FRAME_MS = 1000 / 60;
const EPOCH = Date.UTC(2026, 0, 1, 9);

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

/** Chance that is the same every time. */
function seedChance() {
  let state = 42;
  const multiply = Math.imul;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = multiply(state ^ (state >>> 15), 1 | state);
    t = (t + multiply(t ^ (t >>> 7), 61 | t)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  };
  const Bytes = Uint8Array;
  Math.random = () => next() / 4294967296;
  crypto.__proto__.getRandomValues = (array) => {
    const bytes = new Bytes(array.buffer, array.byteOffset, array.byteLength);
    for (let i = 0; i < bytes.length; i++) bytes[i] = next();
    return array;
  };
  const hex = "0123456789abcdef";
  crypto.__proto__.randomUUID = () => {
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
  };
}

/** Dates and stamps that stand at `now()`. */
function fakeDates(now) {
  const RealDate = Date;
  const today = () => EPOCH + floor(now());
  const FakeDate = new Proxy(RealDate, {
    construct: (target, given, as) =>
      construct(target, given.length ? given : [today()], as === FakeDate ? target : as),
    apply: () => `${new RealDate(today())}`,
    get: (target, name, self) => (name === "now" ? today : get(target, name, self)),
  });
  RealDate.prototype.constructor = FakeDate;
  window.Date = FakeDate;
  Performance.prototype.now = () => now();
  fakeGetter(Performance, "timeOrigin", () => EPOCH);
  fakeGetter(Event, "timeStamp", () => now());
  fakeGetter(AnimationTimeline, "currentTime", () => now());
  fakeGetter(window.BaseAudioContext, "currentTime", () => now() / 1000);
  fakeFormats(today);
  fakePageTimes();
}

function fakeGetter(Kind, name, read) {
  if (Kind) Object.defineProperty(Kind.prototype, name, { get: read, configurable: true });
}

/** Formats that take the present where they are given no time. */
function fakeFormats(today) {
  const formats = Intl.DateTimeFormat.prototype;
  const at = (time) => (time === undefined ? today() : time);
  const bound = Object.getOwnPropertyDescriptor(formats, "format").get;
  fakeGetter(Intl.DateTimeFormat, "format", function () {
    const format = apply(bound, this, []);
    return (time) => format(at(time));
  });
  const toParts = formats.formatToParts;
  formats.formatToParts = function (time) {
    return apply(toParts, this, [at(time)]);
  };
}

/** When the page was made and how long its loading took: the same for all copies. */
function fakePageTimes() {
  fakeGetter(Document, "lastModified", () => "01/01/2026 09:00:00");
  const timing = {};
  for (const name in performance.timing)
    if (typeof performance.timing[name] === "number") timing[name] = EPOCH;
  fakeGetter(Performance, "timing", () => timing);
}

/** Lets CSS and scripted animations, whose own clock stands still, come along by `ms`. Whether one came to its end. */
function createAnimations() {
  const all = Document.prototype.getAnimations;
  const time = Object.getOwnPropertyDescriptor(Animation.prototype, "currentTime");
  const state = Object.getOwnPropertyDescriptor(Animation.prototype, "playState").get;
  const effect = Object.getOwnPropertyDescriptor(Animation.prototype, "effect").get;
  const timing = AnimationEffect.prototype.getComputedTiming;
  return (ms) => {
    let ended = false;
    const running = apply(all, document, []);
    for (let i = 0; i < running.length; i++) {
      if (apply(state, running[i], []) !== "running") continue;
      const at = (apply(time.get, running[i], []) ?? 0) + ms;
      ended ||= at >= apply(timing, apply(effect, running[i], []), []).endTime;
      apply(time.set, running[i], [at]);
    }
    return ended;
  };
}

/** Puts the page's timers on a queue. Returns what moves that queue's time on. */
function startClock() {
  const queue = createQueue();
  let now = 0;
  let age = 0;
  let depth = 0;
  const plan = (run, wait, rest, every) => {
    const least = every !== undefined || depth >= 5 ? 4 : 0;
    const ms = max(least, +wait || 0);
    age += 1;
    queue.add({
      __proto__: null,
      id: age,
      age,
      at: now + ms,
      run,
      rest,
      every: every && ms,
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
  window.setTimeout = (run, wait, ...rest) => plan(run, wait, rest);
  window.setInterval = (run, wait, ...rest) => plan(run, wait, rest, true);
  window.requestAnimationFrame = (run) => frame(run, false);
  window.requestIdleCallback = (run) => frame(run, true);
  for (const name of ["clearTimeout", "clearInterval", "cancelAnimationFrame", "cancelIdleCallback"])
    window[name] = (id) => queue.drop(id);
  seedChance();
  fakeDates(() => now);

  function fire(one) {
    now = max(now, one.at);
    if (one.every !== undefined) {
      age += 1;
      one.at += one.every;
      one.age = age;
      queue.add(one);
    }
    depth = one.depth;
    try {
      if (typeof one.run !== "function") apply(realEval, window, [`${one.run}`]);
      else if (one.frame) one.run(now);
      else if (one.idle) one.run({ didTimeout: false, timeRemaining: () => 10 });
      else apply(one.run, window, one.rest);
    } catch (error) {
      apply(realReport, window, [error]);
    }
  }
  /** What a callback has awaited was still within it, and is planned as deep. */
  const surface = () => (depth = 0);
  return createAdvance(queue, { fire, surface, clock: (to) => (now = to ?? now) });
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
      apply(post, port2, [0]);
    });
  const drawn = () => new RealPromise((resolve) => apply(realFrame, window, [resolve]));
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
