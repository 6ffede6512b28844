import { part, settings } from "./parts.js";

/* A drawing pad. Pointer and touch draw; arrow keys move a pen that the space bar puts down and lifts. */
const [canvas, cursor, size, dot, undo, redo, clear, said, custom] = [
  "canvas",
  "cursor",
  "size",
  "dot",
  "undo",
  "redo",
  "clear",
  "said",
  "custom",
].map(part);
const swatches = [...document.querySelectorAll("[data-colour]")];
const tools = [...document.querySelectorAll("[data-tool]")];
const brush = canvas.getContext("2d");
/* What is drawn for good, at the size of the largest sheet so far; the canvas shows it and what is being drawn. */
const sheet = document.createElement("canvas").getContext("2d");
const oldest = document.createElement("canvas").getContext("2d");

const DEEPEST = 100;
let strokes = [];
let undone = [];
let kept = 0;
let colour = settings.colours[0].hex;
let tool = "pen";
const drawing = new Map();
let pen = null;
let wanted = false;

const room = () => ({ width: canvas.clientWidth, height: canvas.clientHeight });
const named = () => settings.colours.find(({ hex }) => hex === colour)?.name ?? colour;

/** Paints one stroke, or clears the sheet, on any of the three. */
function paint(on, stroke) {
  if (stroke.tool === "clear") return on.clearRect(0, 0, on.canvas.width, on.canvas.height);
  on.globalCompositeOperation = stroke.tool === "eraser" ? "destination-out" : "source-over";
  on.strokeStyle = on.fillStyle = stroke.colour;
  on.lineWidth = stroke.size;
  on.lineCap = on.lineJoin = "round";
  on.beginPath();
  (SHAPES[stroke.tool] ?? free)(on, stroke.points);
  on.stroke();
  on.globalCompositeOperation = "source-over";
}

/** A smooth line through points: curves from middle to middle. */
function free(on, points) {
  const [first] = points;
  on.moveTo(first.x, first.y);
  for (const [at, point] of points.entries()) {
    const next = points[at + 1];
    if (next && at > 0) on.quadraticCurveTo(point.x, point.y, (point.x + next.x) / 2, (point.y + next.y) / 2);
    else on.lineTo(point.x + (points.length === 1 ? 0.01 : 0), point.y);
  }
}

const ends = (points) => [points[0], points.at(-1)];
const SHAPES = {
  line: (on, points) => {
    const [from, to] = ends(points);
    on.moveTo(from.x, from.y);
    on.lineTo(to.x + 0.01, to.y);
  },
  rectangle: (on, points) => {
    const [from, to] = ends(points);
    on.rect(from.x, from.y, to.x - from.x, to.y - from.y);
  },
  circle: (on, points) => {
    const [from, to] = ends(points);
    on.ellipse(
      (from.x + to.x) / 2,
      (from.y + to.y) / 2,
      Math.abs(to.x - from.x) / 2,
      Math.abs(to.y - from.y) / 2,
      0,
      0,
      2 * Math.PI,
    );
  },
};

function refresh() {
  if (wanted) return;
  wanted = true;
  requestAnimationFrame(() => {
    wanted = false;
    brush.save();
    brush.setTransform(1, 0, 0, 1, 0, 0);
    brush.clearRect(0, 0, canvas.width, canvas.height);
    brush.drawImage(sheet.canvas, 0, 0);
    brush.restore();
    for (const stroke of drawing.values()) paint(brush, stroke);
  });
}

/** Sizes the sheets for the room and the sharpness of the screen; what was drawn stays where it was. */
function fit() {
  const { width, height } = room();
  const sharp = Math.min(3, devicePixelRatio || 1);
  const old = document.createElement("canvas");
  [old.width, old.height] = [Math.max(1, oldest.canvas.width), Math.max(1, oldest.canvas.height)];
  old.getContext("2d").drawImage(oldest.canvas, 0, 0);
  for (const on of [brush, sheet, oldest]) {
    on.canvas.width = Math.max(Math.round(width * sharp), on === brush ? 1 : on.canvas.width);
    on.canvas.height = Math.max(Math.round(height * sharp), on === brush ? 1 : on.canvas.height);
    on.setTransform(1, 0, 0, 1, 0, 0);
    if (on === oldest) on.drawImage(old, 0, 0);
    on.scale(sharp, sharp);
  }
  redraw();
}

function redraw() {
  const { width, height } = sheet.canvas;
  sheet.save();
  sheet.setTransform(1, 0, 0, 1, 0, 0);
  sheet.clearRect(0, 0, width, height);
  sheet.drawImage(oldest.canvas, 0, 0);
  sheet.restore();
  for (const stroke of strokes) paint(sheet, stroke);
  refresh();
}

/** Keeps a finished stroke; those that are too far back to be undone become one picture. */
function finish(stroke) {
  strokes.push(stroke);
  undone = [];
  paint(sheet, stroke);
  if (strokes.length > DEEPEST) {
    paint(oldest, strokes.shift());
    kept += 1;
  }
  refresh();
  tell();
}

function tell(first = "") {
  const all = [...strokes];
  const cleared = all.findLastIndex((stroke) => stroke.tool === "clear");
  const count = all.length - cleared - 1 + (cleared < 0 ? kept : 0);
  undo.disabled = strokes.length === 0;
  redo.disabled = undone.length === 0;
  clear.disabled = count === 0;
  said.textContent = `${first}${count === 0 ? "Empty paper" : `${count} stroke${count === 1 ? "" : "s"}`} · ${tool === "eraser" ? "eraser" : `${tool}, ${named()}`}, ${size.value} px`;
}

const begun = (point) => ({ tool, colour, size: Number(size.value), points: [point] });
const pointOf = (event) => {
  const box = canvas.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
};

canvas.addEventListener("pointerdown", (event) => {
  if (event.button !== 0) return;
  event.preventDefault();
  canvas.focus({ preventScroll: true });
  lift();
  cursor.hidden = true;
  try {
    canvas.setPointerCapture(event.pointerId);
  } catch {
    /* A pointer that is gone already cannot be held; its end still arrives. */
  }
  drawing.set(event.pointerId, begun(pointOf(event)));
  refresh();
});
canvas.addEventListener("pointermove", (event) => {
  const stroke = drawing.get(event.pointerId);
  if (!stroke) return;
  const events = event.getCoalescedEvents?.() ?? [];
  for (const one of events.length ? events : [event])
    if (stroke.points.length < 20_000) stroke.points.push(pointOf(one));
  refresh();
});
for (const type of ["pointerup", "pointercancel"])
  canvas.addEventListener(type, (event) => {
    const stroke = drawing.get(event.pointerId);
    if (!stroke) return;
    drawing.delete(event.pointerId);
    finish(stroke);
  });

/** Ends the line of the pen that is moved by keys. */
function lift() {
  const stroke = drawing.get("keys");
  drawing.delete("keys");
  cursor.classList.remove("down");
  if (stroke) finish(stroke);
}

function press() {
  const { width, height } = room();
  pen ??= { x: width / 2, y: height / 2 };
  if (drawing.has("keys")) return lift();
  drawing.set("keys", begun({ ...pen }));
  cursor.classList.add("down");
  place();
}

function move(dx, dy) {
  const { width, height } = room();
  pen ??= { x: width / 2, y: height / 2 };
  pen = { x: Math.min(width, Math.max(0, pen.x + dx)), y: Math.min(height, Math.max(0, pen.y + dy)) };
  drawing.get("keys")?.points.push({ ...pen });
  place();
}

function place() {
  cursor.hidden = false;
  cursor.style.transform = `translate(${pen.x}px, ${pen.y}px)`;
  refresh();
}

function choose(button) {
  lift();
  if (button.dataset.tool) tool = button.dataset.tool;
  else {
    colour = button.dataset.colour;
    if (tool === "eraser") tool = "pen";
  }
  mark();
}

function mark() {
  for (const one of swatches)
    one.setAttribute("aria-pressed", String(one.dataset.colour === colour && tool !== "eraser"));
  for (const one of tools) one.setAttribute("aria-pressed", String(one.dataset.tool === tool));
  dot.style.width = dot.style.height = `${Math.min(36, Number(size.value))}px`;
  dot.style.background = tool === "eraser" ? "transparent" : colour;
  tell();
}

function step(from, to, word) {
  lift();
  const stroke = from.pop();
  if (!stroke) return;
  to.push(stroke);
  redraw();
  tell(`${word}: `);
}

for (const button of [...swatches, ...tools])
  button.addEventListener("click", (event) => {
    choose(button);
    /* Chosen by pointer, the button does not keep the space bar for itself. */
    if (event.detail > 0) canvas.focus({ preventScroll: true });
  });
size.addEventListener("input", mark);
custom?.addEventListener("input", () => {
  colour = custom.value;
  if (tool === "eraser") tool = "pen";
  mark();
});
undo.addEventListener("click", () => step(strokes, undone, "Undone"));
redo.addEventListener("click", () => step(undone, strokes, "Redone"));
clear.addEventListener("click", () => {
  lift();
  finish({ tool: "clear" });
});

const ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
document.addEventListener("keydown", (event) => {
  if (event.target.closest?.("input")) return;
  const key = event.key.toLowerCase();
  const arrow = ARROWS[event.key];
  if (event.ctrlKey || event.metaKey) {
    if (key === "z") (event.shiftKey ? redo : undo).click();
    else if (key === "y") redo.click();
    else return;
  } else if (arrow) move(...arrow.map((way) => way * (event.shiftKey ? 2 : 12)));
  else if (key === " " && !event.target.closest?.("button")) press();
  else if (key === "escape") lift();
  else if (key === "e") choose({ dataset: { tool: "eraser" } });
  else if (key === "p" || key === "b") choose({ dataset: { tool: "pen" } });
  else if (key === "[" || key === "]") {
    size.value = String(Number(size.value) + (key === "]" ? 2 : -2));
    mark();
  } else if (/^[1-9]$/.test(key) && swatches[Number(key) - 1]) choose(swatches[Number(key) - 1]);
  else return;
  event.preventDefault();
});
mark();
fit();
new ResizeObserver(fit).observe(canvas);
