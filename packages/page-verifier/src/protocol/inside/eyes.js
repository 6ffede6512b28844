// Runs in a world of its own beside the page: the same document, none of the page's code. What a page does to its own
// globals is not seen here, so what is read here is what there is.

/** Fields that the one who checks has used, and what they held right after. */
const touched = new WeakMap();
let clickedByKey = 0;
let longestTask = 0;
addEventListener(
  "input",
  (event) => event.isTrusted && groupOf(event.composedPath()[0]).forEach(remember),
  true,
);
// A form that is reset is as it was before anything was typed.
addEventListener("reset", ({ target }) => [...target.elements].forEach((one) => touched.delete(one)), true);
let byKey = false;
addEventListener("keydown", () => (byKey = true), true);
addEventListener("pointerdown", () => (byKey = false), true);
// Enter and Space press whatever button has the focus: the browser's doing, and no answer of the page to a key.
addEventListener(
  "click",
  ({ isTrusted, target }) => {
    if (isTrusted && byKey && target === document.activeElement) clickedByKey += 1;
  },
  true,
);
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
}).observe({ type: "longtask", buffered: true });

const PIXELS = 1_000_000;
const scratch = document.createElement("canvas").getContext("2d", { willReadFrequently: true });

/** A number that changes with what a canvas shows. */
function hashCanvas(canvas) {
  const { width, height } = canvas;
  if (!width || !height) return 0;
  const scale = Math.min(1, Math.sqrt(PIXELS / (width * height)));
  const [w, h] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  scratch.canvas.width = w;
  scratch.canvas.height = h;
  try {
    scratch.drawImage(canvas, 0, 0, w, h);
    const words = new Uint32Array(scratch.getImageData(0, 0, w, h).data.buffer);
    let hash = 0x811c9dc5;
    for (let i = 0; i < words.length; i++) hash = Math.imul(hash ^ words[i], 0x01000193);
    return hash;
  } catch {
    return 1;
  }
}

/** All elements and texts in their order, those of open shadow roots too. */
function* nodesOf(root) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.currentNode; node; node = walker.nextNode()) {
    yield node;
    if (node.shadowRoot) yield* nodesOf(node.shadowRoot);
  }
}

const before = new WeakMap();

const contentOf = (element) => `${element.value}|${element.checked ?? ""}`;

function remember(element) {
  touched.set(element, contentOf(element));
}

/** A choice with those that it takes the mark from. */
function groupOf(element) {
  if (element.type !== "radio" || !element.name) return [element];
  const all = element.getRootNode().querySelectorAll('input[type="radio"]');
  return [...all].filter(({ name, form }) => name === element.name && form === element.form);
}

/**
 * What a field holds; once the one who checks has used it, what it held before: that a field takes keys is no answer of
 * the page. That it then holds something else is one, even if that is what it held before.
 */
function valueOf(element, byChecked) {
  const own = contentOf(element);
  if (!touched.has(element)) before.set(element, own);
  const written = touched.has(element) && touched.get(element) !== own;
  const told = `${before.get(element) ?? ""}${written ? `|${own}` : ""}`;
  return byChecked && /checkbox|radio/.test(element.type) ? `${told}${element.checked}` : told;
}

const blobs = new Map();

/** Addresses of blobs are drawn by lot: in their place, how many were seen before. That another one is shown, still shows. */
function numberBlobs(text) {
  return text.replace(/blob:[\w:/.]*\/[0-9a-f-]{36}/g, (url) => {
    if (!blobs.has(url)) blobs.set(url, `blob:${blobs.size}`);
    return blobs.get(url);
  });
}

/** A short word for the state of the page, and how often a key has pressed a button so far. The state is markup, fields, canvases; scrolling, focus and scripts left out. */
function digest() {
  const byChecked = [...document.querySelectorAll("style")].some((style) =>
    style.textContent.includes(":checked"),
  );
  const parts = [location.hash];
  for (const node of nodesOf(document.documentElement)) {
    const name = node.localName;
    if (name === undefined) {
      const within = node.parentNode?.localName;
      if (within !== "script" && within !== "title") parts.push(node.nodeValue);
      continue;
    }
    parts.push("<", name);
    for (const { name, value } of node.attributes) parts.push(name, value);
    if (name === "canvas") parts.push(hashCanvas(node));
    if (name === "input" || name === "textarea" || name === "select") parts.push(valueOf(node, byChecked));
    if (node.popover && node.matches(":popover-open")) parts.push("open");
  }
  for (const sheet of document.styleSheets) parts.push(sheet.cssRules.length);
  const text = numberBlobs(parts.join("\n"));
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return { state: (hash >>> 0).toString(36), clickedByKey };
}

/** Whether an element takes room and is not hidden. */
function isShown(element) {
  const box = element.getBoundingClientRect();
  return (
    box.width > 1 &&
    box.height > 1 &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  );
}

const squeeze = (text) => (text ?? "").replace(/\s+/g, " ").trim();

/** All text on the page, what stands in fields too. */
function shownText() {
  const parts = [document.body?.innerText];
  for (const node of document.querySelectorAll("*")) {
    if (node.shadowRoot) for (const child of node.shadowRoot.children) parts.push(child.innerText);
    if (["INPUT", "TEXTAREA"].includes(node.tagName) && isShown(node)) parts.push(node.value);
    if (node.tagName === "SELECT" && isShown(node)) parts.push(node.selectedOptions[0]?.text);
    if (node.tagName === "text" && isShown(node)) parts.push(node.textContent);
  }
  return squeeze(parts.join(" "));
}

/** Whether there is anything on the page at all, a canvas counted as something. */
function hasContent() {
  if (shownText() !== "") return true;
  return [...document.querySelectorAll("body *")].some(
    (one) => !["SCRIPT", "STYLE"].includes(one.tagName) && isShown(one),
  );
}

/** What a page declares that real time would do to it. */
function refreshes() {
  const meta = document.querySelector('meta[http-equiv="refresh" i]');
  return meta ? (meta.content || "refresh").slice(0, 100) : "";
}

/** What stands out of the width of the screen, and whether the page has said how wide a screen it is for. */
function widths() {
  const root = document.documentElement;
  const clips = [root, document.body].some((one) => one && cuts(one));
  const cut = [...document.querySelectorAll(`${USED},canvas,svg,label,h1,h2,p`)].find((one) =>
    isCut(one, clips),
  );
  return {
    needed: Math.max(root.scrollWidth, clips ? 0 : (document.body?.scrollWidth ?? 0)),
    given: innerWidth,
    clips,
    cut: cut ? `${cut.localName} ${squeeze(cut.innerText).slice(0, 40)}`.trim() : "",
    viewport: document.querySelector('meta[name="viewport" i]')?.content ?? "",
  };
}

const USED = "button,a[href],input,select,textarea,summary,[role=button],[onclick]";
const cuts = (one) => /hidden|clip/.test(getComputedStyle(one).overflowX);
const scrolls = (one) =>
  /auto|scroll/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth + 1;

/** Whether an element goes beyond the right edge of the screen, where nothing lets one scroll to the rest. `clips`: the page itself does not. */
function isCut(element, clips) {
  const { left, right } = element.getBoundingClientRect();
  if (right <= innerWidth + 8 || !isShown(element)) return false;
  const out = left >= innerWidth;
  const isText = /^(?:label|h1|h2|p)$/.test(element.localName);
  if (out ? !element.matches(USED) || !isLaidOutBeyond(element) : isBackdrop(element)) return false;
  let cut = clips || getComputedStyle(element).position === "fixed";
  for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
    // What slides in by itself is not cut off.
    if (scrolls(up) || slides(up)) return false;
    if (!cuts(up)) continue;
    // Words may be meant to end in an ellipsis.
    if (isText) return false;
    cut = true;
  }
  return cut;
}

/** Whether an element stands in a row that begins on the screen and is made too wide for it; what is kept outside to be slid in begins there. */
function isLaidOutBeyond(element) {
  if (/absolute|fixed/.test(getComputedStyle(element).position)) return false;
  const row = element.parentElement?.getBoundingClientRect();
  return row !== undefined && row.left < innerWidth && row.right > innerWidth + 8;
}

/** A drawing that is there to be looked at, behind all else. */
function isBackdrop(element) {
  return (
    /^(?:canvas|svg)$/.test(element.localName) &&
    (element.ariaHidden === "true" || getComputedStyle(element).pointerEvents === "none")
  );
}

/** Whether an element is moved along over time, as the slides of a show or the words of a ticker are. */
function slides(element) {
  const { transitionProperty, transitionDuration } = getComputedStyle(element);
  const lasts = transitionDuration.split(",").some((one) => parseFloat(one) > 0);
  return (lasts && MOVING.test(transitionProperty)) || element.getAnimations().some(moves);
}

const MOVING = /\b(?:transform|translate|left|right|margin)/;

function moves({ playState, effect }) {
  const steps = playState === "running" ? (effect?.getKeyframes() ?? []) : [];
  return steps.some((step) => Object.keys(step).some((name) => MOVING.test(name)));
}

/** Moves the page's time on by `ms` and gives the door's answer, see door.js. */
function advance(ms) {
  return new Promise((done) => {
    visualViewport.addEventListener(`${KEY}!`, ({ detail }) => done(detail), { once: true });
    visualViewport.dispatchEvent(new CustomEvent(KEY, { detail: ms }));
  });
}

globalThis.eyes = {
  advance,
  digest,
  shownText,
  hasContent,
  refreshes,
  widths,
};
globalThis.measured = () => ({ longestTask: Math.round(longestTask) });
