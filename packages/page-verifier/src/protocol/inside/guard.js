// Runs before anything of a page, after mask.js, in its frame and in frames within it: what the browser itself says
// nothing of, is told from here.

const MOST_NOTES = 40;
const MOST_LETTERS = 300;

/** Says something to the one who checks, who alone knows `key`; so often and no oftener. */
function createTeller(key) {
  const write = console.debug;
  const cut = String.prototype.slice;
  let notes = 0;
  return (about, what) => {
    notes += 1;
    if (notes <= MOST_NOTES) call(write, console, [`${key} ${about} ${call(cut, what, [0, MOST_LETTERS])}`]);
  };
}

/** Replaces a constructor by one that counts, then does as before or refuses; the real one stays out of reach. */
function countNew(name, count, refusal) {
  const found = describe(window, name);
  const Real = found?.value;
  if (typeof Real !== "function") return;
  const Refusal = DOMException;
  const Counting = mask(Real, {
    construct(target, given, as) {
      count();
      if (refusal) throw new Refusal(refusal, "NotAllowedError");
      return make(target, given, as);
    },
  });
  Real.prototype.constructor = Counting;
  define(window, name, { __proto__: null, ...found, value: Counting });
}

/** Refuses the one way out that no policy closes. */
function refuseRtc(count) {
  countNew("RTCPeerConnection", count, "RTCPeerConnection is blocked by the frame");
  if (window.webkitRTCPeerConnection) window.webkitRTCPeerConnection = window.RTCPeerConnection;
}

/** Tells of errors and rejections before the page can keep them to itself. Returns what renews that: a document that is opened anew forgets its listeners. */
function watchErrors(tell) {
  const messageOf = reader(ErrorEvent.prototype, "message");
  const reasonOf = reader(PromiseRejectionEvent.prototype, "reason");
  const textOf = (thrown) => {
    try {
      return typeof thrown === "object" && thrown ? `${thrown.name}: ${thrown.message}` : `${thrown}`;
    } catch {
      return "something that has no words";
    }
  };
  const onError = (event) => {
    if (!event.isTrusted) return;
    try {
      tell("errors", messageOf(event));
    } catch {
      // What an element could not load is told by the browser.
    }
  };
  const onRejection = (event) => event.isTrusted && tell("errors", textOf(reasonOf(event)));
  const add = EventTarget.prototype.addEventListener;
  const renew = () => {
    call(add, window, ["error", onError, true]);
    call(add, window, ["unhandledrejection", onRejection, true]);
  };
  renew();
  renewWhenOpened(renew);
  return renew;
}

/** Renews before anything of a document that is opened anew can listen itself. */
function renewWhenOpened(renew) {
  const { open } = Document.prototype;
  const stateOf = reader(Document.prototype, "readyState");
  maskMethod(Document.prototype, "open", (target, self, given) => {
    const opened = call(target, self, given);
    renew();
    return opened;
  });
  const writing = (target, self, given) => {
    // Writing opens a document that has come to its end, without a word to anyone.
    if (stateOf(self) !== "loading") call(open, self, []);
    renew();
    return call(target, self, given);
  };
  maskMethod(Document.prototype, "write", writing);
  maskMethod(Document.prototype, "writeln", writing);
}

const HINT =
  /(?:^|\s)(?:preconnect|dns-prefetch|prefetch|preload|modulepreload|prerender)(?:\s|$)|^speculationrules$/i;
const WITHIN = /^\s*(?:data:|blob:|#|$)/i;
const AHEAD = "link,meta,script[type]";

/** Tells of what makes the browser reach out ahead of need: no policy speaks of that, nor does the browser. */
function watchHints(tell) {
  const { exec } = RegExp.prototype;
  const { matches, getAttribute, querySelectorAll } = Element.prototype;
  const { observe } = MutationObserver.prototype;
  const read = (one, name) => call(getAttribute, one, [name]) ?? "";
  const fits = (pattern, text) => call(exec, pattern, [text ?? ""]) !== null;
  const [typeOf, addedTo, targetOf, changed, oldOf] = [
    "type",
    "addedNodes",
    "target",
    "attributeName",
    "oldValue",
  ].map((name) => reader(MutationRecord.prototype, name));
  const kindOf = reader(Node.prototype, "nodeType");
  const judge = (one) => {
    const [rel, href] = [read(one, "rel"), read(one, "href")];
    if (call(matches, one, ["link"]) && fits(HINT, rel) && !fits(WITHIN, href))
      tell("network", `link ${rel} ${href}`);
    if (call(matches, one, ['meta[http-equiv="x-dns-prefetch-control" i][content="on" i]']))
      tell("network", "meta x-dns-prefetch-control");
    if (call(matches, one, ["script"]) && fits(HINT, read(one, "type")))
      tell("network", "script speculationrules");
  };
  /** Whether a link has been, for a moment, what it is no longer. */
  const wasHint = (record, one) =>
    changed(record) === "rel"
      ? fits(HINT, oldOf(record))
      : changed(record) === "href" && fits(HINT, read(one, "rel")) && !fits(WITHIN, oldOf(record));
  const judgeAll = (root) => {
    if (kindOf(root) === 1 && call(matches, root, [AHEAD])) judge(root);
    if (kindOf(root) !== 1 && kindOf(root) !== 11) return;
    const found = call(querySelectorAll, root, [AHEAD]);
    for (let i = 0; found[i]; i++) judge(found[i]);
  };
  const observer = new MutationObserver((records) => {
    for (let i = 0; i < records.length; i++) {
      const one = targetOf(records[i]);
      if (typeOf(records[i]) === "attributes") {
        if (!call(matches, one, [AHEAD])) continue;
        judge(one);
        if (call(matches, one, ["link"]) && wasHint(records[i], one)) tell("network", "link that was a hint");
        continue;
      }
      const added = addedTo(records[i]);
      for (let j = 0; added[j]; j++) judgeAll(added[j]);
    }
  });
  const all = {
    __proto__: null,
    childList: true,
    subtree: true,
    attributeOldValue: true,
    attributeFilter: ["rel", "href", "http-equiv", "content", "type"],
  };
  observer.observe(document, all);
  maskMethod(Element.prototype, "attachShadow", (target, self, given) => {
    const root = call(target, self, given);
    call(observe, observer, [root, all]);
    return root;
  });
}
