// Runs in the page before anything of its own, after guard.js and clock.js: what has to be caught from the inside, and the only way
// in for the one who checks.

/** Counts the calls of a method. */
function countCalls(prototype, name, count) {
  maskMethod(prototype, name, (target, self, given) => {
    count();
    return call(target, self, given);
  });
}

/** Counts what would be saved; the frame refuses it without a word. */
function countDownloads(count) {
  const has = Element.prototype.hasAttribute;
  const isConnected = reader(Node.prototype, "isConnected");
  maskMethod(HTMLElement.prototype, "click", (target, self, given) => {
    if (!isConnected(self) && call(has, self, ["download"])) count();
    return call(target, self, given);
  });
  window.addEventListener("click", ({ target }) => target?.closest?.("a[download]") && count(), true);
}

/** What is drawn by WebGL stays readable after the frame, and no context says so. */
function keepDrawings() {
  const kept = new WeakSet();
  const { add, has } = WeakSet.prototype;
  maskMethod(HTMLCanvasElement.prototype, "getContext", (target, self, given) => {
    const [kind, options] = [given[0], given[1]];
    const drawn = kind === "webgl" || kind === "webgl2" || kind === "experimental-webgl";
    if (!drawn) return call(target, self, given);
    const context = call(target, self, [kind, { ...options, preserveDrawingBuffer: true }]);
    if (context && !options?.preserveDrawingBuffer) call(add, kept, [context]);
    return context;
  });
  for (const Kind of [window.WebGLRenderingContext, window.WebGL2RenderingContext])
    maskMethod(Kind?.prototype, "getContextAttributes", (target, self, given) => {
      const said = call(target, self, given);
      if (said && call(has, kept, [self])) said.preserveDrawingBuffer = false;
      return said;
    });
}

/** Grants the pointer in name only: where nobody holds a mouse, the real thing swallows what is sent afterwards. */
function fakePointerLock() {
  let holder = null;
  const { dispatchEvent } = EventTarget.prototype;
  const Change = Event;
  const change = (element) => {
    holder = element;
    call(dispatchEvent, document, [new Change("pointerlockchange")]);
  };
  maskGetter(Document, "pointerLockElement", () => holder);
  maskMethod(Element.prototype, "requestPointerLock", async (target, self) => {
    await null;
    change(self);
  });
  maskMethod(Document.prototype, "exitPointerLock", () => change(null));
}

/**
 * Opens the door: whoever knows `key` asks by an event of that name, and is answered in one fixed form by another. It
 * stands where no document that is opened anew takes it away, and the page can neither see nor name it. `renew` is done
 * first each time.
 */
function openDoor(key, advance, renew) {
  const counts = { __proto__: null, rtc: 0, close: 0, download: 0, sound: 0, live: 0 };
  const count = (name) => () => {
    counts[name] += 1;
  };
  refuseRtc(count("rtc"));
  countNew("Worker", count("live"));
  maskMethod(window, "close", count("close"));
  countCalls(window.AudioScheduledSourceNode?.prototype, "start", count("sound"));
  countCalls(window.HTMLMediaElement?.prototype, "play", count("sound"));
  countCalls(window.SpeechSynthesis?.prototype, "speak", count("sound"));
  countDownloads(count("download"));
  keepDrawings();
  fakePointerLock();
  const say = (how) =>
    `${how} rtc=${counts.rtc} close=${counts.close} download=${counts.download} sound=${counts.sound} live=${counts.live}`;
  const threshold = window.visualViewport;
  const detailOf = reader(CustomEvent.prototype, "detail");
  const { addEventListener, dispatchEvent } = EventTarget.prototype;
  const Answer = CustomEvent;
  const answer = (detail) =>
    call(dispatchEvent, threshold, [new Answer(`${key}!`, { __proto__: null, detail })]);
  const asked = async (event) => {
    const ms = detailOf(event);
    renew();
    answer(say(ms === 0 ? "done" : await advance(ms)));
  };
  call(addEventListener, threshold, [key, asked]);
}
