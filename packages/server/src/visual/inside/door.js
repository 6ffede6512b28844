// Runs in the page before anything of its own, after guard.js and clock.js: what has to be caught from the inside, and the only way
// in for the one who checks.

/** Replaces a method by one that counts its calls. */
function countCalls(prototype, name, count) {
  const real = prototype?.[name];
  if (typeof real !== "function") return;
  const apply = Reflect.apply;
  prototype[name] = function (...given) {
    count();
    return apply(real, this, given);
  };
}

/** Counts what would be saved; the frame refuses it without a word. */
function countDownloads(count) {
  const real = HTMLElement.prototype.click;
  const apply = Reflect.apply;
  const has = Element.prototype.hasAttribute;
  HTMLElement.prototype.click = function () {
    if (!this.isConnected && apply(has, this, ["download"])) count();
    return apply(real, this, []);
  };
  window.addEventListener("click", ({ target }) => target?.closest?.("a[download]") && count(), true);
}

/** What is drawn by WebGL stays readable after the frame. */
function keepDrawings() {
  const real = HTMLCanvasElement.prototype.getContext;
  const apply = Reflect.apply;
  HTMLCanvasElement.prototype.getContext = function (kind, options) {
    const kept = kind === "webgl" || kind === "webgl2" || kind === "experimental-webgl";
    return apply(real, this, [kind, kept ? { ...options, preserveDrawingBuffer: true } : options]);
  };
}

/** Grants the pointer in name only: where nobody holds a mouse, the real thing swallows what is sent afterwards. */
function fakePointerLock() {
  let holder = null;
  const change = (element) => {
    holder = element;
    document.dispatchEvent(new Event("pointerlockchange"));
  };
  Object.defineProperty(Document.prototype, "pointerLockElement", { get: () => holder, configurable: true });
  Element.prototype.requestPointerLock = async function () {
    await null;
    change(this);
  };
  Document.prototype.exitPointerLock = () => change(null);
}

/** Opens the door: a function on the window that answers in one fixed form to who knows `key`, and counts who does not. `renew` is done first each time. */
function openDoor(key, advance, renew) {
  const counts = { __proto__: null, rtc: 0, close: 0, download: 0, sound: 0, live: 0, trespass: 0 };
  const count = (name) => () => {
    counts[name] += 1;
  };
  refuseRtc(count("rtc"));
  countNew("Worker", count("live"));
  window.close = count("close");
  countCalls(window.AudioScheduledSourceNode?.prototype, "start", count("sound"));
  countCalls(window.HTMLMediaElement?.prototype, "play", count("sound"));
  countCalls(window.speechSynthesis?.__proto__, "speak", count("sound"));
  countDownloads(count("download"));
  keepDrawings();
  if (advance) fakePointerLock();
  const say = (how) =>
    `${how} rtc=${counts.rtc} close=${counts.close} download=${counts.download} sound=${counts.sound} live=${counts.live} trespass=${counts.trespass}`;
  const door = (given, ms) => {
    if (given !== key) {
      counts.trespass += 1;
      return undefined;
    }
    renew();
    if (ms === 0 || !advance) return say("done");
    return (async () => say(await advance(ms)))();
  };
  Object.defineProperty(window, "__door", {
    value: Object.freeze(door),
    writable: false,
    configurable: false,
  });
}
