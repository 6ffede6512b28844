// A calculator: what is typed is a whole expression.
import { createCalculation, written } from "./calculation.ts";
import { byId, createElement, isShortcut, isWithin, optionalById, readSettings } from "./page-elements.ts";

const settings = readSettings("calculator");
const screen = byId("screen", HTMLElement);
const above = byId("above", HTMLElement);
const said = byId("said", HTMLElement);
const angle = optionalById("angle");
const history = optionalById("history");

const LONGEST = 120;
const SIGNS = new Map(Object.entries({ "*": "×", "/": "÷", "-": "−", ",": "." }));
let typed = "";
let answered = false;
let stored = 0;
let past: { asked: string; result: string }[] = [];

const isDegrees = () => angle?.textContent === "Deg";
const valueOf = createCalculation(isDegrees);
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const grouped = (text: string): string =>
  text.replace(/(?<![\d.])\d{4,}/g, (digits) => digits.replace(/\B(?=(?:\d{3})+$)/g, ","));

function preview(): string {
  if (answered || !/[^\d.]/.test(typed)) return "";
  try {
    return `= ${grouped(written(valueOf(typed)))}`;
  } catch {
    return "";
  }
}

function show(note = preview()): void {
  screen.textContent = grouped(typed) || "0";
  screen.className = sizeFor(typed.length);
  screen.scrollLeft = screen.scrollWidth;
  above.textContent = note;
}

function sizeFor(length: number): string {
  if (length > 24) return "small";
  return length > 12 ? "medium" : "";
}

function put(sign: string): void {
  const continues = /^[-+−×÷^%!]/.test(sign);
  if (answered && !continues) typed = "";
  answered = false;
  if (isDouble(sign)) return show();
  const needsNumber = /^[+×÷^]/.test(sign);
  if (needsNumber && /\($|^$/.test(typed)) return show("A number comes first");
  if (needsNumber) typed = typed.replace(/[-+−×÷^]+$/, "");
  if (/\d/.test(sign) && /(?<![\d.])0$/.test(typed)) typed = typed.slice(0, -1);
  if (typed.length + sign.length > LONGEST) return show("No more room");
  typed += sign;
  show();
}

/** Whether what is typed has it already: the point of a number, a minus. */
function isDouble(sign: string): boolean {
  if (sign === ".") return /\.\d*$/.test(typed);
  return sign === "−" && typed.endsWith("−");
}

function equals(): void {
  if (!typed || answered) return;
  try {
    const [asked, result] = [grouped(typed), written(valueOf(typed))];
    typed = result;
    answered = true;
    show(`${asked} =`);
    said.textContent = `${asked} = ${grouped(result)}`;
    remember(asked, result);
  } catch (error) {
    show(messageOf(error));
    said.textContent = messageOf(error);
  }
}

function remember(asked: string, result: string): void {
  if (!history) return;
  past = [{ asked, result }, ...past].slice(0, 20);
  history.replaceChildren(
    ...past.map((one) => {
      const textContent = `${one.asked} = ${grouped(one.result)}`;
      const button = createElement("button", { type: "button", textContent });
      button.addEventListener("click", () => put(one.result));
      return createElement("li", {}, button);
    }),
  );
}

function erase(): void {
  const shorter = typed.replace(/(?:(?:sin|cos|tan)(?:⁻¹)?|log|ln|√)\($/, "");
  if (answered) typed = "";
  else typed = shorter === typed ? typed.slice(0, -1) : shorter;
  answered = false;
  show();
}

function clear(): void {
  [typed, answered] = ["", false];
  said.textContent = "Cleared";
  show();
}

/** What the memory keys do with what is on the screen. */
function useMemory(verb: string): void {
  if (verb === "MC") stored = 0;
  else if (verb === "MR") return put(written(stored));
  else
    try {
      stored += (verb === "M+" ? 1 : -1) * valueOf(typed || "0");
    } catch (error) {
      return show(messageOf(error));
    }
  said.textContent = `In memory: ${grouped(written(stored))}`;
  show(`M = ${grouped(written(stored))}`);
}

const COMMANDS = new Map(Object.entries<() => void>({ C: clear, "⌫": erase, "=": equals }));
for (const key of document.querySelectorAll<HTMLElement>("[data-key]")) {
  // A key pressed by pointer takes no focus, so that Enter goes on meaning "equals".
  key.addEventListener("pointerdown", (event) => event.preventDefault());
  key.addEventListener("mousedown", (event) => event.preventDefault());
  key.addEventListener("click", () => {
    const sign = key.dataset["key"] ?? "";
    const command = COMMANDS.get(sign);
    if (command) command();
    else if (/^M[CR+−]$/.test(sign)) useMemory(sign);
    else put(sign);
  });
}
angle?.addEventListener("click", () => {
  angle.textContent = isDegrees() ? "Rad" : "Deg";
  said.textContent = isDegrees() ? "Angles in degrees" : "Angles in radians";
  show();
});
document.addEventListener("keydown", (event) => {
  if (isShortcut(event)) return;
  const sign = SIGNS.get(event.key) ?? event.key;
  const allowed = settings.scientific ? /^[\d.+−×÷%()^!]$/ : /^[\d.+−×÷%()]$/;
  if (event.key === "Enter" && isWithin(event, "button")) return;
  if (allowed.test(sign)) put(sign);
  else if (event.key === "Enter" || event.key === "=") equals();
  else if (event.key === "Backspace") erase();
  else if (event.key === "Escape" || event.key === "Delete" || event.key === "c") clear();
  else return;
  event.preventDefault();
});
show();
