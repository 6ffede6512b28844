/** What the task asked of this page. */
export const settings = JSON.parse(document.getElementById("settings").textContent);
export const byId = (id) => document.getElementById(id);
export const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Says `text` to who cannot see the page. */
export function say(text) {
  byId("status").textContent = text;
}

/** A canvas of `size()` units, whatever its size on the screen; `draw` is called when it must be seen anew. */
export function createCanvas(id, size, draw) {
  const canvas = byId(id);
  const context = canvas.getContext("2d");
  const style = getComputedStyle(document.documentElement);
  const colours = new Map();
  const fit = () => {
    const ratio = Math.min(devicePixelRatio || 1, 3);
    const box = canvas.getBoundingClientRect();
    canvas.width = Math.max(1, Math.round(box.width * ratio));
    canvas.height = Math.max(1, Math.round(box.height * ratio));
    const [width, height] = size();
    context.setTransform(canvas.width / width, 0, 0, canvas.height / height, 0, 0);
    draw();
  };
  new ResizeObserver(fit).observe(canvas);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => {
    colours.clear();
    draw();
  });
  return {
    context,
    colour: (name) => {
      if (!colours.has(name)) colours.set(name, style.getPropertyValue(`--${name}`).trim());
      return colours.get(name);
    },
    /** Where on the field a pointer is. */
    at(event) {
      const box = canvas.getBoundingClientRect();
      const [width, height] = size();
      return {
        x: ((event.clientX - box.left) / box.width) * width,
        y: ((event.clientY - box.top) / box.height) * height,
      };
    },
  };
}

/** A box with round corners, filled and, where its colour is hard to see, edged. */
export function box(field, x, y, w, h, round, name) {
  const { context, colour } = field;
  context.beginPath();
  context.roundRect(x, y, w, h, round);
  paint(field, colour(name), colour(`${name}-edge`) || colour(name));
}

export function disc(field, x, y, radius, name) {
  const { context, colour } = field;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  paint(field, colour(name), colour(`${name}-edge`) || colour(name));
}

function paint({ context }, fill, edge) {
  context.fillStyle = fill;
  context.fill();
  if (edge === fill) return;
  context.strokeStyle = edge;
  context.stroke();
}

/** Calls `step(seconds)` for each frame, and `draw()` where that says that something moved; long frames are cut, so that nothing jumps. */
export function runFrames(step, draw) {
  let last = performance.now();
  const frame = (now) => {
    const moved = step(Math.min(0.05, Math.max(0, (now - last) / 1000)));
    last = now;
    if (moved) draw();
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

const DIRECTIONS = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
  w: "up",
  s: "down",
  a: "left",
  d: "right",
};

/** The direction that a key stands for, or undefined. */
export const directionOf = (event) =>
  DIRECTIONS[event.key.length === 1 ? event.key.toLowerCase() : event.key];

/** Calls `turn(direction)` once a finger or a held mouse has moved far enough on `element`; again as it moves on, but for `once`. */
export function onSwipe(element, turn, once = false) {
  let from = null;
  element.addEventListener("pointerdown", (event) => {
    from = { x: event.clientX, y: event.clientY };
  });
  element.addEventListener("pointermove", (event) => {
    if (!from) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (Math.max(Math.abs(dx), Math.abs(dy)) < 24) return;
    from = once ? null : { x: event.clientX, y: event.clientY };
    turn(Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? "right" : "left") : dy > 0 ? "down" : "up");
  });
  for (const end of ["pointerup", "pointercancel", "pointerleave"])
    element.addEventListener(end, () => {
      from = null;
    });
}

/** Buttons that stand for directions. */
export function onPad(turn) {
  for (const button of document.querySelectorAll(".pad button"))
    button.addEventListener("click", () => turn(button.className));
}

/** Which of `directions` are held down just now. */
export function createHeld() {
  const held = new Set();
  addEventListener("keydown", (event) => {
    const direction = directionOf(event);
    if (!direction || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    held.add(direction);
  });
  addEventListener("keyup", (event) => held.delete(directionOf(event)));
  addEventListener("blur", () => held.clear());
  return held;
}

/** Calls `move({x, y})` wherever a mouse moves over `element` or a finger is drawn from it, in units of `field`. */
export function onDrag(field, element, move) {
  element.addEventListener("pointerdown", (event) => {
    if (event.target.closest("button")) return;
    element.setPointerCapture(event.pointerId);
    move(field.at(event));
  });
  element.addEventListener("pointermove", (event) => move(field.at(event)));
}
