import type { CanvasField } from "./canvas-field.ts";
import { isShortcut, isWithin } from "./page-elements.ts";

export type Direction = "up" | "down" | "left" | "right";

const DIRECTIONS = new Map(
  Object.entries<Direction>({
    ArrowUp: "up",
    ArrowDown: "down",
    ArrowLeft: "left",
    ArrowRight: "right",
    w: "up",
    s: "down",
    a: "left",
    d: "right",
  }),
);

/** The direction that a key stands for, or undefined. */
export const directionOf = (event: KeyboardEvent): Direction | undefined =>
  DIRECTIONS.get(event.key.length === 1 ? event.key.toLowerCase() : event.key);

/** Calls `turn(direction)` once a finger or a held mouse has moved far enough on `element`; again as it moves on, but for `once`. */
export function onSwipe(element: HTMLElement, turn: (direction: Direction) => void, once = false): void {
  let from: { x: number; y: number } | null = null;
  element.addEventListener("pointerdown", (event) => {
    from = { x: event.clientX, y: event.clientY };
  });
  element.addEventListener("pointermove", (event) => {
    if (!from) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (Math.max(Math.abs(dx), Math.abs(dy)) < 24) return;
    from = once ? null : { x: event.clientX, y: event.clientY };
    if (Math.abs(dx) > Math.abs(dy)) turn(dx > 0 ? "right" : "left");
    else turn(dy > 0 ? "down" : "up");
  });
  for (const end of ["pointerup", "pointercancel", "pointerleave"])
    element.addEventListener(end, () => {
      from = null;
    });
}

/** Buttons that stand for directions. */
export function onPad(turn: (direction: Direction) => void): void {
  for (const direction of ["up", "down", "left", "right"] as const)
    document.querySelector(`.pad .${direction}`)?.addEventListener("click", () => turn(direction));
}

/** Which directions are held down just now. */
export function createHeldDirections(): ReadonlySet<Direction> {
  const held = new Set<Direction>();
  addEventListener("keydown", (event) => {
    const direction = directionOf(event);
    if (!direction || isShortcut(event)) return;
    event.preventDefault();
    held.add(direction);
  });
  addEventListener("keyup", (event) => {
    const direction = directionOf(event);
    if (direction) held.delete(direction);
  });
  addEventListener("blur", () => held.clear());
  return held;
}

/** Calls `move({x, y})` wherever a mouse moves over `element` or a finger is drawn from it, in units of `field`. */
export function onDrag(
  field: CanvasField,
  element: HTMLElement,
  move: (to: { x: number; y: number }) => void,
): void {
  element.addEventListener("pointerdown", (event) => {
    if (isWithin(event, "button")) return;
    element.setPointerCapture(event.pointerId);
    move(field.at(event));
  });
  element.addEventListener("pointermove", (event) => move(field.at(event)));
}

/** Which of `names`, keys that are letters, are held down just now. */
export function createHeldKeys(names: readonly string[]): ReadonlySet<string> {
  const held = new Set<string>();
  addEventListener("keydown", (event) => {
    const key = event.key.toLowerCase();
    if (names.includes(key) && !isShortcut(event)) held.add(key);
  });
  addEventListener("keyup", (event) => held.delete(event.key.toLowerCase()));
  addEventListener("blur", () => held.clear());
  return held;
}
