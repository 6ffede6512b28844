// A to-do list. The tasks live in this page alone, as long as it is open.
import { keepValue, keptValue } from "./kept.ts";
import { byId, createElement, isShortcut, isWithin, optionalById, readSettings } from "./page-elements.ts";

interface Task {
  id: number;
  text: string;
  done: boolean;
}

const settings = readSettings("todo");
const form = byId("form", HTMLElement);
const entry = byId("entry", HTMLInputElement);
const list = byId("list", HTMLElement);
const left = byId("left", HTMLElement);
const said = byId("said", HTMLElement);
const undo = byId("undo", HTMLButtonElement);
const clear = byId("clear", HTMLButtonElement);
const bar = byId("bar", HTMLElement);
const filters = [...document.querySelectorAll<HTMLElement>("[data-show]")];

const LONGEST = 200;
let lastId = 0;
const items =
  (keptValue(settings.keptIn, settings.key) as typeof settings.items | undefined) ?? settings.items;
let tasks: Task[] = items.map(({ text, done }) => ({ id: (lastId += 1), text, done }));
let shown = "all";
let editing = 0;
/** The tasks before the last were taken away. */
let before: Task[] | null = null;

const isShown = (task: Task): boolean => shown === "all" || task.done === (shown === "done");
const named = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

/** Shows the tasks as they now are, and what happened to whoever cannot see it. */
function show(happened = ""): void {
  const kept = tasks.map(({ text, done }) => ({ text, done }));
  keepValue(settings.keptIn, settings.key, kept);
  const done = tasks.filter((task) => task.done).length;
  list.replaceChildren(
    ...tasks.filter(isShown).map((task) => (task.id === editing ? editor(task) : row(task))),
  );
  if (!list.childElementCount)
    list.append(createElement("li", { className: "none", textContent: nothing() }));
  left.textContent = `${tasks.length - done} left · ${done} done`;
  bar.style.width = `${tasks.length ? (done / tasks.length) * 100 : 0}%`;
  clear.disabled = done === 0;
  undo.hidden = before === null;
  for (const filter of filters) filter.setAttribute("aria-pressed", String(filter.dataset["show"] === shown));
  if (happened) said.textContent = happened;
}

function nothing(): string {
  if (!tasks.length) return "Nothing to do yet. Add the first task above.";
  return shown === "done" ? "Nothing is done yet." : "All done. Well done!";
}

function row(task: Task): HTMLElement {
  const box = createElement("input", { type: "checkbox", checked: task.done });
  box.addEventListener("change", () => toggle(task));
  const label = createElement(
    "label",
    {},
    box,
    createElement("span", { className: "mark" }),
    createElement("span", { className: "text", textContent: task.text }),
  );
  const edit = tool("Edit", task, "✎", () => change(task));
  const remove = tool("Delete", task, "✕", () => drop(task));
  return createElement(
    "li",
    { className: task.done ? "task done" : "task", id: `task-${task.id}` },
    label,
    edit,
    remove,
  );
}

function tool(verb: string, task: Task, sign: string, act: () => void): HTMLElement {
  const button = createElement("button", {
    type: "button",
    className: "tool",
    textContent: sign,
    title: verb,
  });
  button.setAttribute("aria-label", `${verb} ${named(task.text)}`);
  button.addEventListener("click", act);
  return button;
}

function editor(task: Task): HTMLElement {
  const field = createElement("input", {
    type: "text",
    value: task.text,
    maxLength: LONGEST,
    className: "edit",
  });
  field.setAttribute("aria-label", `New text of ${named(task.text)}`);
  const end = (kept: boolean, stays: boolean): void => {
    if (editing !== task.id) return;
    editing = 0;
    const text = field.value.trim();
    if (kept && text) task.text = text;
    show(kept && text ? `Changed to ${named(task.text)}` : "Left as it was");
    if (stays) focusIn(task, ".tool");
  };
  field.addEventListener("keydown", (event) => {
    if (event.key === "Enter") end(true, true);
    else if (event.key === "Escape") end(false, true);
    event.stopPropagation();
  });
  field.addEventListener("blur", () => end(true, false));
  return createElement("li", { className: "task" }, field);
}

function focusIn({ id }: Task, selector: string): void {
  optionalById(`task-${id}`)?.querySelector<HTMLElement>(selector)?.focus();
}

function toggle(task: Task): void {
  task.done = !task.done;
  show(`${named(task.text)} is ${task.done ? "done" : "open again"}`);
  focusIn(task, "input");
}

function change(task: Task): void {
  editing = task.id;
  show();
  const field = list.querySelector<HTMLInputElement>("input.edit");
  field?.focus();
  field?.select();
}

function drop(task: Task): void {
  before = tasks;
  tasks = tasks.filter(({ id }) => id !== task.id);
  show(`Deleted ${named(task.text)}`);
  undo.focus();
}

function add(event: Event): void {
  event.preventDefault();
  const text = entry.value.trim().slice(0, LONGEST);
  if (!text) return;
  tasks = [...tasks, { id: (lastId += 1), text, done: false }];
  entry.value = "";
  before = null;
  if (shown === "done") shown = "all";
  show(`Added ${named(text)}`);
  optionalById(`task-${lastId}`)?.scrollIntoView({ block: "nearest" });
}

form.addEventListener("submit", add);
clear.addEventListener("click", () => {
  before = tasks;
  tasks = tasks.filter((task) => !task.done);
  show("Cleared what was done");
  undo.focus();
});
undo.addEventListener("click", () => {
  [tasks, before] = [before ?? tasks, null];
  show("Brought back");
  entry.focus();
});
for (const filter of filters)
  filter.addEventListener("click", () => {
    shown = filter.dataset["show"] ?? "all";
    show(`Showing ${filter.textContent}`);
  });
// Whoever just begins to type writes a new task.
document.addEventListener("keydown", (event) => {
  const types = event.key.length === 1 && event.key !== " " && !isShortcut(event);
  if (types && !isWithin(event, "input")) entry.focus();
});
show();
