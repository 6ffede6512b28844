// A drawing pad. Pointer and touch draw; arrow keys move a pen that the space bar puts down and lifts.
import { contextOf } from "./canvas-field.ts";
import { paintStroke, type Point, type Stroke } from "./drawing-stroke.ts";
import { byId, createElement, isWithin, optionalById, readSettings } from "./page-elements.ts";

const settings = readSettings("drawing");
const canvas = byId("canvas", HTMLCanvasElement);
const cursor = byId("cursor", HTMLElement);
const size = byId("size", HTMLInputElement);
const dot = byId("dot", HTMLElement);
const undo = byId("undo", HTMLButtonElement);
const redo = byId("redo", HTMLButtonElement);
const clear = byId("clear", HTMLButtonElement);
const said = byId("said", HTMLElement);
const custom = document.querySelector<HTMLInputElement>("input#custom");
const swatches = [...document.querySelectorAll<HTMLElement>("[data-colour]")];
const tools = [...document.querySelectorAll<HTMLElement>("[data-tool]")];
const brush = contextOf(canvas);
// What is drawn for good, at the size of the largest sheet so far; the canvas shows it and what is being drawn.
const sheet = contextOf(createElement("canvas", {}));
// Of that, what can no longer be undone.
const oldest = contextOf(createElement("canvas", {}));

const DEEPEST = 100;
let strokes: Stroke[] = [];
let undone: Stroke[] = [];
let kept = 0;
let colour = settings.colours[0]?.hex ?? "#000000";
let tool = "pen";
/** What is being drawn, by pointer; that of the keys under a name of its own. */
const drawing = new Map<number | "keys", Stroke>();
/** The pen that is moved by keys. */
let pen: Point | undefined;
let isRefreshing = false;

const room = (): { width: number; height: number } => ({
  width: canvas.clientWidth,
  height: canvas.clientHeight,
});
const named = (): string => settings.colours.find(({ hex }) => hex === colour)?.name ?? colour;

function refresh(): void {
  if (isRefreshing) return;
  isRefreshing = true;
  requestAnimationFrame(() => {
    isRefreshing = false;
    brush.save();
    brush.setTransform(1, 0, 0, 1, 0, 0);
    brush.clearRect(0, 0, canvas.width, canvas.height);
    brush.drawImage(sheet.canvas, 0, 0);
    brush.restore();
    for (const stroke of drawing.values()) paintStroke(brush, stroke);
  });
}

/** Sizes the sheets for the room and the sharpness of the screen; what was drawn stays where it was. */
function fit(): void {
  const { width, height } = room();
  const sharp = Math.min(3, devicePixelRatio || 1);
  const old = createElement("canvas", {});
  [old.width, old.height] = [Math.max(1, oldest.canvas.width), Math.max(1, oldest.canvas.height)];
  contextOf(old).drawImage(oldest.canvas, 0, 0);
  for (const on of [brush, sheet, oldest]) {
    on.canvas.width = Math.max(Math.round(width * sharp), on === brush ? 1 : on.canvas.width);
    on.canvas.height = Math.max(Math.round(height * sharp), on === brush ? 1 : on.canvas.height);
    on.setTransform(1, 0, 0, 1, 0, 0);
    if (on === oldest) on.drawImage(old, 0, 0);
    on.scale(sharp, sharp);
  }
  redraw();
}

function redraw(): void {
  const { width, height } = sheet.canvas;
  sheet.save();
  sheet.setTransform(1, 0, 0, 1, 0, 0);
  sheet.clearRect(0, 0, width, height);
  sheet.drawImage(oldest.canvas, 0, 0);
  sheet.restore();
  for (const stroke of strokes) paintStroke(sheet, stroke);
  refresh();
}

/** Keeps a finished stroke; those that are too far back to be undone become one picture. */
function finish(stroke: Stroke): void {
  strokes.push(stroke);
  undone = [];
  paintStroke(sheet, stroke);
  const first = strokes.length > DEEPEST ? strokes.shift() : undefined;
  if (first) {
    paintStroke(oldest, first);
    kept += 1;
  }
  refresh();
  showState();
}

function showState(happened = ""): void {
  const all = [...strokes];
  const cleared = all.findLastIndex((stroke) => stroke.tool === "clear");
  const count = all.length - cleared - 1 + (cleared < 0 ? kept : 0);
  undo.disabled = strokes.length === 0;
  redo.disabled = undone.length === 0;
  clear.disabled = count === 0;
  said.textContent = `${happened}${count === 0 ? "Empty paper" : `${count} stroke${count === 1 ? "" : "s"}`} · ${tool === "eraser" ? "eraser" : `${tool}, ${named()}`}, ${size.value} px`;
}

const newStroke = (point: Point): Stroke => ({ tool, colour, size: Number(size.value), points: [point] });
const pointOf = (event: PointerEvent): Point => {
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
    // A pointer that is gone already cannot be held; its end still arrives.
  }
  drawing.set(event.pointerId, newStroke(pointOf(event)));
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
for (const type of ["pointerup", "pointercancel"] as const)
  canvas.addEventListener(type, (event) => {
    const stroke = drawing.get(event.pointerId);
    if (!stroke) return;
    drawing.delete(event.pointerId);
    finish(stroke);
  });

/** Ends the line of the pen that is moved by keys. */
function lift(): void {
  const stroke = drawing.get("keys");
  drawing.delete("keys");
  cursor.classList.remove("down");
  if (stroke) finish(stroke);
}

function penOnPaper(): Point {
  const { width, height } = room();
  pen ??= { x: width / 2, y: height / 2 };
  return pen;
}

function press(): void {
  const point = penOnPaper();
  if (drawing.has("keys")) return lift();
  drawing.set("keys", newStroke({ ...point }));
  cursor.classList.add("down");
  place(point);
}

function move(dx: number, dy: number): void {
  const { width, height } = room();
  const { x, y } = penOnPaper();
  pen = { x: Math.min(width, Math.max(0, x + dx)), y: Math.min(height, Math.max(0, y + dy)) };
  drawing.get("keys")?.points.push({ ...pen });
  place(pen);
}

function place({ x, y }: Point): void {
  cursor.hidden = false;
  cursor.style.transform = `translate(${x}px, ${y}px)`;
  refresh();
}

function chooseTool(name: string): void {
  lift();
  tool = name;
  mark();
}

function chooseColour(hex: string): void {
  colour = hex;
  if (tool === "eraser") tool = "pen";
  mark();
}

function choose({ dataset }: HTMLElement): void {
  lift();
  if (dataset["tool"] !== undefined) chooseTool(dataset["tool"]);
  else if (dataset["colour"] !== undefined) chooseColour(dataset["colour"]);
}

function mark(): void {
  for (const one of swatches)
    one.setAttribute("aria-pressed", String(one.dataset["colour"] === colour && tool !== "eraser"));
  for (const one of tools) one.setAttribute("aria-pressed", String(one.dataset["tool"] === tool));
  dot.style.width = dot.style.height = `${Math.min(36, Number(size.value))}px`;
  dot.style.background = tool === "eraser" ? "transparent" : colour;
  showState();
}

function step(from: Stroke[], to: Stroke[], word: string): void {
  lift();
  const stroke = from.pop();
  if (!stroke) return;
  to.push(stroke);
  redraw();
  showState(`${word}: `);
}

for (const button of [...swatches, ...tools])
  button.addEventListener("click", (event) => {
    choose(button);
    // Chosen by pointer, the button does not keep the space bar for itself.
    if (event.detail > 0) canvas.focus({ preventScroll: true });
  });
size.addEventListener("input", mark);
custom?.addEventListener("input", () => chooseColour(custom.value));
undo.addEventListener("click", () => step(strokes, undone, "Undone"));
redo.addEventListener("click", () => step(undone, strokes, "Redone"));
clear.addEventListener("click", () => {
  lift();
  finish({ tool: "clear", colour, size: 0, points: [] });
});

const ARROWS = new Map(
  Object.entries<readonly [dx: number, dy: number]>({
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
  }),
);
const choosePen = (): void => chooseTool("pen");
const KEYS: ReadonlyMap<string, () => void> = new Map([
  ["escape", lift],
  ["e", () => chooseTool("eraser")],
  ["p", choosePen],
  ["b", choosePen],
  ["[", () => widen(-2)],
  ["]", () => widen(2)],
  ...swatches.slice(0, 9).map((swatch, i) => [String(i + 1), () => choose(swatch)] as const),
]);
document.addEventListener("keydown", (event) => {
  if (isWithin(event, "input")) return;
  const act = actionOf(event);
  if (!act) return;
  act();
  event.preventDefault();
});

/** What a key does here, if anything. */
function actionOf(event: KeyboardEvent): (() => void) | undefined {
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) return historyAction(key, event.shiftKey);
  const arrow = ARROWS.get(event.key);
  const far = event.shiftKey ? 2 : 12;
  if (arrow) return () => move(arrow[0] * far, arrow[1] * far);
  if (key === " ") return isWithin(event, "button") ? undefined : press;
  return KEYS.get(key);
}

function historyAction(key: string, isShifted: boolean): (() => void) | undefined {
  if (key === "y" || (key === "z" && isShifted)) return () => redo.click();
  return key === "z" ? () => undo.click() : undefined;
}

function widen(by: number): void {
  size.value = String(Number(size.value) + by);
  mark();
}

// The frame may not download: the picture is shown, and whoever looks at it can save it.
optionalById("save")?.addEventListener("click", () => {
  lift();
  const whole = contextOf(createElement("canvas", { width: canvas.width, height: canvas.height }));
  whole.fillStyle = getComputedStyle(canvas.parentElement!).backgroundColor;
  whole.fillRect(0, 0, canvas.width, canvas.height);
  whole.drawImage(sheet.canvas, 0, 0);
  byId("png", HTMLImageElement).src = whole.canvas.toDataURL("image/png");
  byId("picture", HTMLElement).hidden = false;
});

mark();
fit();
new ResizeObserver(fit).observe(canvas);
