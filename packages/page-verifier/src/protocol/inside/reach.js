// Runs beside eyes.js and hands.js: whether what can be used can be seen and reached by who has a finger and a screen.

const CLIPPING = /hidden|clip/;
const SCROLLING = /auto|scroll/;
const LEAST_PX = 4;
const LEAST_OPACITY = 0.1;
const LEAST_CONTRAST = 14;
const MOST_WATCHED = 300;
/** Choices are often drawn by something else that stands in their place. */
const DRAWN_OTHERWISE = /^(?:checkbox|radio|range|file|color|hidden)$/;

const colours = new Map();

/** Red, green, blue and how opaque, of a colour in whatever words. */
function rgba(text) {
  if (!colours.has(text)) {
    scratch.canvas.width = scratch.canvas.height = 1;
    scratch.fillStyle = "#000";
    scratch.fillStyle = text;
    scratch.fillRect(0, 0, 1, 1);
    colours.set(text, [...scratch.getImageData(0, 0, 1, 1).data]);
  }
  return colours.get(text);
}

const isClear = (colour) => rgba(colour)[3] < 16;
const apart = (one, other) => Math.max(...[0, 1, 2].map((i) => Math.abs(rgba(one)[i] - rgba(other)[i])));

/** The colour behind an element; undefined where that is no one colour. */
function backdropOf(element) {
  for (let up = element.parentElement; up; up = up.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(up);
    if (backgroundImage !== "none") return undefined;
    if (!isClear(backgroundColor)) return rgba(backgroundColor)[3] < 240 ? undefined : backgroundColor;
  }
  return "#fff";
}

/** Whether words are all that there is to see of a control, and they have the colour of what is behind them. */
function hasBackdropColour(element) {
  if (squeeze(element.innerText) === "" || element.querySelector("*")) return false;
  const style = getComputedStyle(element);
  const backdrop = backdropOf(element);
  if (backdrop === undefined || style.backgroundImage !== "none" || style.boxShadow !== "none") return false;
  if (style.textShadow !== "none" || style.filter !== "none" || style.mixBlendMode !== "normal") return false;
  if (
    /underline|through/.test(style.textDecorationLine) &&
    apart(style.textDecorationColor, backdrop) > LEAST_CONTRAST
  )
    return false;
  const plain = (colour) => isClear(colour) || apart(colour, backdrop) < LEAST_CONTRAST;
  const bordered = ["Top", "Right", "Bottom", "Left"].some(
    (side) => parseFloat(style[`border${side}Width`]) > 0 && !plain(style[`border${side}Color`]),
  );
  return !bordered && plain(style.backgroundColor) && plain(style.color);
}

function opacityOf(element) {
  let opacity = 1;
  for (let up = element; up; up = up.parentElement ?? up.getRootNode().host)
    opacity *= Number(getComputedStyle(up).opacity);
  return opacity;
}

/** Why no scrolling brings an element onto the screen; empty where it is there or can be brought. */
function outOfReach(element) {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  // What slides in by itself comes onto the screen.
  if (slides(element)) return "";
  let moves = getComputedStyle(element).position !== "fixed";
  for (let up = element.parentElement; up && up !== document.body && moves; up = up.parentElement) {
    if (slides(up)) return "";
    const style = getComputedStyle(up);
    const box = up.getBoundingClientRect();
    const scrolls = SCROLLING.test(style.overflowX + style.overflowY);
    if (scrolls) ({ left, top, right, bottom } = box);
    else if (CLIPPING.test(style.overflowX + style.overflowY)) {
      [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      if (right - left < LEAST_PX || bottom - top < LEAST_PX) return "it is cut off";
    }
    if (style.position === "fixed") moves = false;
  }
  const held =
    !moves ||
    [document.documentElement, document.body].some(
      (one) => one && /hidden|clip/.test(getComputedStyle(one).overflowY),
    );
  const [x, y] = held ? [0, 0] : [scrollX, scrollY];
  const [width, height] = held
    ? [innerWidth, innerHeight]
    : [document.documentElement.scrollWidth, document.documentElement.scrollHeight];
  const inside =
    right + x >= LEAST_PX &&
    bottom + y >= LEAST_PX &&
    left + x <= width - LEAST_PX &&
    top + y <= height - LEAST_PX;
  return inside ? "" : "it is off the screen";
}

/** Why a control cannot be seen or touched; empty where it can. */
function hiddenBy(element) {
  const { width, height, top, left, bottom, right } = element.getBoundingClientRect();
  if (width < LEAST_PX || height < LEAST_PX) return "it has no size";
  if (opacityOf(element) < LEAST_OPACITY) return "it is transparent";
  const out = outOfReach(element);
  if (out) return out;
  if (hasBackdropColour(element)) return "it has the colour of its background";
  const onScreen = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  return onScreen && !pointOn(element) ? "something covers it" : "";
}

/** Controls that are meant to be used: what is hidden in so many words is not, nor what a label stands for. */
function meant() {
  return [...document.querySelectorAll(USED)]
    .filter(
      (one) =>
        mayBeUsed(one) &&
        !DRAWN_OTHERWISE.test(one.type) &&
        one.tabIndex >= 0 &&
        !one.closest("[aria-hidden=true],[inert]") &&
        one.checkVisibility({ visibilityProperty: true }) &&
        getComputedStyle(one).pointerEvents !== "none",
    )
    .slice(0, MOST_WATCHED);
}

const calledOf = (one) => `${kindOf(one)}#${one.id} ${nameOf(one).slice(0, 60)}`;
const watched = new Set();
const noticed = new Set();
const noticedNames = new Set();

/** The controls that can be seen and touched now, by kind and name. What was so once is remembered. */
function notice() {
  const first = watched.size === 0;
  const now = [];
  for (const one of meant()) {
    if (first) watched.add(one);
    if (noticed.has(one) || hiddenBy(one)) continue;
    noticed.add(one);
    if (nameOf(one)) noticedNames.add(nameOf(one).toLowerCase());
    now.push(calledOf(one));
  }
  return now;
}

/**
 * Controls that were there from the beginning and could never be seen and touched, though they can on a larger screen,
 * where `elsewhere` could be; or take a touch without being there to be seen. Each with why.
 */
function unnoticed(elsewhere) {
  const found = [];
  for (const one of meant()) {
    if (!watched.has(one) || noticed.has(one) || noticedNames.has(nameOf(one).toLowerCase())) continue;
    const why = hiddenBy(one);
    const unseen = why === "it is transparent" || why === "it has the colour of its background";
    const trap = unseen && squeeze(one.innerText) !== "" && pointOn(one) !== undefined;
    if (why && (elsewhere.includes(calledOf(one)) || trap))
      found.push(`"${(nameOf(one) || one.localName).slice(0, 40)}" cannot be used: ${why}`);
  }
  return found;
}

const OPENING = /menu|open|more|nav|settings|options|show|☰|≡|⋮|…/i;
let openers;

/** The next control, not used so far, that is there to show others. */
function nextOpener() {
  openers ??= controls().filter(
    (one) =>
      !used.has(one) &&
      (one.matches("[aria-expanded],[aria-controls],[aria-haspopup],[popovertarget],summary") ||
        OPENING.test(nameOf(one))),
  );
  while (openers.length > 0) {
    const at = describe(openers.shift());
    if (at) return at;
  }
  return null;
}

const MOST_LISTED = 400;
const lettersOf = (text) => text.toLowerCase().match(/\p{L}{2,40}/gu) ?? [];

/** What there is to read and to use, without numbers: they are often drawn by lot or tell the time. */
function snapshot() {
  const used = [...document.querySelectorAll(`${USED},canvas`)].filter(isShown);
  const called = used.map((one) => `${one.localName} ${lettersOf(nameOf(one)).join(" ")}`.trim());
  const counts = new Map();
  for (const { localName } of used) counts.set(localName, (counts.get(localName) ?? 0) + 1);
  const words = lettersOf(shownText().slice(0, 20_000));
  return {
    kinds: [...counts].map(([name, count]) => `${name} ×${count}`),
    controls: [...new Set(called)].slice(0, MOST_LISTED),
    words: [...new Set(words)].slice(0, MOST_LISTED),
  };
}

/** Controls that are smaller than a fingertip, those in running text left out. */
function smallTargets(least) {
  return [...document.querySelectorAll(USED)]
    .filter((one) => isShown(one) && !(one.localName === "a" && getComputedStyle(one).display === "inline"))
    .map((one) => [one, (one.closest("label") ?? one).getBoundingClientRect()])
    .filter(([, box]) => box.width < least || box.height < least)
    .map(
      ([one, box]) => `${nameOf(one) || one.localName} ${Math.round(box.width)}×${Math.round(box.height)}`,
    );
}

let secondAt = 0;

/** The next of the controls that were used once, where it still can be. */
function nextSecond() {
  while (secondAt < usedInOrder.length) {
    const one = usedInOrder[secondAt++];
    const at = one.isConnected && isShown(one) && mayBeUsed(one) ? describe(one) : undefined;
    if (at) return at;
  }
  return null;
}

Object.assign(globalThis.hands, { nextSecond, nextOpener });
Object.assign(globalThis.eyes, { notice, unnoticed, snapshot, smallTargets });
