// Runs beside eyes.js: where to put a finger, a pointer or the keys.

const NATIVE = "button,input,select,textarea,summary,label,a[href]";
const CONTROLS = `${NATIVE},canvas,svg,[onclick],[role],[tabindex],[draggable=true],[contenteditable]`;
const UNTOUCHED_TYPES = ["file", "color", "date", "time", "datetime-local", "month", "week", "hidden"];
const MOST = 3_000;
const used = new WeakSet();
const usedInOrder = [];
const kindsUsed = new Set();

/** What a control is called: by its label, text, value or hint. */
function nameOf(element) {
  const label = element.labels?.[0]?.innerText;
  const value = ["button", "submit", "reset"].includes(element.type) ? element.value : "";
  const names = [element.getAttribute("aria-label"), element.innerText, label, value, element.placeholder];
  return squeeze(names.find((name) => squeeze(name)) ?? element.title ?? element.getAttribute("alt"));
}

/** The innermost element at a point, through open shadow roots. */
function hitAt(root, x, y) {
  const hit = root.elementFromPoint(x, y);
  return hit?.shadowRoot && hit !== root.host ? (hitAt(hit.shadowRoot, x, y) ?? hit) : hit;
}

/** A point on an element that belongs to it: off the centre, where a symmetric answer would cancel itself out. */
function pointOn(element) {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const [l, t] = [Math.max(left, 0), Math.max(top, 0)];
  const [w, h] = [Math.min(right, innerWidth) - l, Math.min(bottom, innerHeight) - t];
  if (w < 2 || h < 2) return undefined;
  for (const part of [0.3, 0.5, 0.75]) {
    const [x, y] = [l + w * part, t + h * part];
    const hit = hitAt(document, x, y);
    if (
      hit &&
      (element === hit || element.contains(hit) || (hit.localName === "label" && hit.contains(element)))
    )
      return { x, y };
  }
  return undefined;
}

function describe(element) {
  const at = pointOn(element);
  if (!at) return undefined;
  const type = element.localName === "input" ? element.type : element.localName;
  const types = ["text", "search", "email", "number", "tel", "url", "password", "textarea"].includes(type);
  const kind =
    types || element.isContentEditable
      ? "field"
      : type === "select"
        ? "select"
        : element.matches(NATIVE)
          ? "control"
          : "surface";
  return { ...at, kind, name: (nameOf(element) || element.localName).slice(0, 60) };
}

function mayBeUsed(element) {
  if (element.disabled || UNTOUCHED_TYPES.includes(element.type)) return false;
  const href = element.localName === "a" ? (element.getAttribute("href") ?? "") : "";
  // A link to elsewhere leads out of the frame by its nature; that is not what is looked for here.
  return href === "" || /^(?:#|javascript:)/i.test(href) || element.hasAttribute("download");
}

function everything() {
  const all = [];
  for (const node of nodesOf(document.body ?? document.documentElement)) {
    if (node.nodeType === Node.ELEMENT_NODE) all.push(node);
    if (all.length >= MOST) break;
  }
  return all;
}

/** Controls, and whatever shows by its pointer that it can be taken hold of. */
function controls() {
  return everything().filter(
    (one) =>
      (one.matches(CONTROLS) || /pointer|grab|move|crosshair/.test(getComputedStyle(one).cursor)) &&
      mayBeUsed(one) &&
      isShown(one),
  );
}

/** Controls of one kind look alike to the page's author: rows of a list, tiles, keys. */
const kindOf = (one) => `${one.localName}.${one.className?.baseVal ?? one.className}.${one.type ?? ""}`;

/** Scrolls to an element, but for places that its user cannot scroll to, see reach.js. */
function bringIn(element) {
  if (!outOfReach(element)) element.scrollIntoView({ block: "center", behavior: "instant" });
}

/** The next control that was not used yet, new kinds first; scrolled to only when nothing else is left. */
function nextControl() {
  const left = controls().filter((one) => !used.has(one));
  const ordered = [
    ...left.filter((one) => !kindsUsed.has(kindOf(one))),
    ...left.filter((one) => kindsUsed.has(kindOf(one))),
  ];
  const chosen = ordered.find((one) => describe(one)) ?? ordered.find((one) => (bringIn(one), describe(one)));
  if (!chosen) return null;
  used.add(chosen);
  usedInOrder.push(chosen);
  kindsUsed.add(kindOf(chosen));
  return describe(chosen);
}

const BUTTONS = "button,[role=button],input[type=button],input[type=submit],[onclick],a";
const MOST_STARTS = 3;
const ENDING = /stop|pause|reset|quit|back|close|clear|cancel|undo|delete/i;
let starts = [];

/**
 * What one would click to begin: something that says so, else one control of each of a few kinds, buttons first, else
 * the largest surface. `after` finds the next one where there may be more.
 */
function startControl() {
  const all = controls();
  const buttons = all.filter((one) => one.matches(BUTTONS));
  const saying = buttons.filter((one) => /start|play|begin|go\b|new|resume|ok|los|spiel/i.test(nameOf(one)));
  const chosen = saying.map(describe).find(Boolean);
  if (chosen) return chosen;
  starts = [];
  for (const one of [...buttons, ...all.filter((one) => !one.matches(`${NATIVE},canvas,svg,svg *`))]) {
    const known = starts.some((start) => kindOf(start) === kindOf(one) || start.contains(one));
    if (!known && !ENDING.test(nameOf(one)) && describe(one)) starts.push(one);
    if (starts.length >= MOST_STARTS) break;
  }
  return nextStart() ?? buttons.map(describe).find(Boolean) ?? surface();
}

/** The next of the controls that were there from the beginning, as long as nothing has come up to cover them. */
function nextStart() {
  while (starts.length > 0) {
    const one = starts.shift();
    const at = one.isConnected && isShown(one) ? describe(one) : undefined;
    if (at) return { ...at, after: "hands.nextStart()" };
  }
  return null;
}

/** The first field that text can be typed into. */
function firstField() {
  return (
    controls()
      .map(describe)
      .find((one) => one?.kind === "field") ?? null
  );
}

/** The largest canvas or drawing, else the page itself. */
function surface() {
  const area = (one) => one.getBoundingClientRect().width * one.getBoundingClientRect().height;
  const largest = [...document.querySelectorAll("canvas,svg")]
    .filter(isShown)
    .sort((a, b) => area(b) - area(a))[0];
  const found = largest && describe(largest);
  return found ?? { x: innerWidth * 0.3, y: innerHeight * 0.4, kind: "surface", name: "page" };
}

/** The control that a checklist means: a selector, or a name in any letter case; the whole name before a part of it. */
function find(wanted) {
  if (/^[#.]|^canvas$/.test(wanted)) {
    try {
      return [...document.querySelectorAll(wanted)].find(isShown);
    } catch {
      return undefined;
    }
  }
  const name = squeeze(wanted).toLowerCase();
  const shown = controls().map((one) => [one, nameOf(one).toLowerCase()]);
  const parts = shown
    .filter(([, called]) => called.includes(name))
    .sort(([, a], [, b]) => a.length - b.length);
  const chosen = shown.find(([, called]) => called === name) ?? parts[0];
  if (chosen) return chosen[0];
  const texts = everything().filter(
    (one) =>
      isShown(one) &&
      squeeze(one.innerText ?? one.textContent)
        .toLowerCase()
        .includes(name),
  );
  return texts.at(-1);
}

/** Where the control of that name is, scrolled to; null when there is none. */
function locate(wanted) {
  const element = find(wanted);
  if (!element) return null;
  const now = describe(element);
  if (now) return now;
  bringIn(element);
  return describe(element) ?? null;
}

globalThis.hands = {
  nextControl,
  startControl,
  nextStart,
  firstField,
  surface,
  locate,
  isThere: (wanted) => Boolean(find(wanted)),
};
