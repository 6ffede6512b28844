import { make, part, settings } from "./parts.js";

/* A to-do list. The tasks live in this page alone, as long as it is open. */
const [form, entry, list, left, said, undo, clear, bar] = [
  "form",
  "entry",
  "list",
  "left",
  "said",
  "undo",
  "clear",
  "bar",
].map(part);
const filters = [...document.querySelectorAll("[data-show]")];

const LONGEST = 200;
let lastId = 0;
let tasks = settings.items.map(({ text, done }) => ({ id: (lastId += 1), text, done }));
let shown = "all";
let editing = 0;
let before = null;

const isShown = (task) => shown === "all" || task.done === (shown === "done");
const named = (text) => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

/** Shows the tasks as they now are, and what happened to whoever cannot see it. */
function show(happened) {
  const done = tasks.filter((task) => task.done).length;
  list.replaceChildren(
    ...tasks.filter(isShown).map((task) => (task.id === editing ? editor(task) : row(task))),
  );
  if (!list.childElementCount) list.append(make("li", { className: "none", textContent: nothing() }));
  left.textContent = `${tasks.length - done} left · ${done} done`;
  bar.style.width = `${tasks.length ? (done / tasks.length) * 100 : 0}%`;
  clear.disabled = done === 0;
  undo.hidden = before === null;
  for (const filter of filters) filter.setAttribute("aria-pressed", String(filter.dataset.show === shown));
  if (happened) said.textContent = happened;
}

function nothing() {
  if (!tasks.length) return "Nothing to do yet. Add the first task above.";
  return shown === "done" ? "Nothing is done yet." : "All done. Well done!";
}

function row(task) {
  const box = make("input", { type: "checkbox", checked: task.done });
  box.addEventListener("change", () => toggle(task));
  const label = make(
    "label",
    {},
    box,
    make("span", { className: "mark" }),
    make("span", { className: "text", textContent: task.text }),
  );
  const edit = tool("Edit", task, "✎", () => change(task));
  const remove = tool("Delete", task, "✕", () => drop(task));
  return make(
    "li",
    { className: task.done ? "task done" : "task", id: `task-${task.id}` },
    label,
    edit,
    remove,
  );
}

function tool(verb, task, sign, act) {
  const button = make("button", { type: "button", className: "tool", textContent: sign, title: verb });
  button.setAttribute("aria-label", `${verb} ${named(task.text)}`);
  button.addEventListener("click", act);
  return button;
}

function editor(task) {
  const field = make("input", { type: "text", value: task.text, maxLength: LONGEST, className: "edit" });
  field.setAttribute("aria-label", `New text of ${named(task.text)}`);
  const end = (kept, stays) => {
    if (editing !== task.id) return;
    editing = 0;
    const text = field.value.trim();
    if (kept && text) task.text = text;
    show(kept && text ? `Changed to ${named(task.text)}` : "Left as it was");
    if (stays) part(`task-${task.id}`)?.querySelector(".tool").focus();
  };
  field.addEventListener("keydown", (event) => {
    if (event.key === "Enter") end(true, true);
    else if (event.key === "Escape") end(false, true);
    event.stopPropagation();
  });
  field.addEventListener("blur", () => end(true, false));
  return make("li", { className: "task" }, field);
}

function toggle(task) {
  task.done = !task.done;
  show(`${named(task.text)} is ${task.done ? "done" : "open again"}`);
  part(`task-${task.id}`)?.querySelector("input").focus();
}

function change(task) {
  editing = task.id;
  show();
  const field = list.querySelector(".edit");
  field.focus();
  field.select();
}

function drop(task) {
  before = tasks;
  tasks = tasks.filter(({ id }) => id !== task.id);
  show(`Deleted ${named(task.text)}`);
  undo.focus();
}

function add(event) {
  event.preventDefault();
  const text = entry.value.trim().slice(0, LONGEST);
  if (!text) return;
  tasks = [...tasks, { id: (lastId += 1), text, done: false }];
  entry.value = "";
  before = null;
  if (shown === "done") shown = "all";
  show(`Added ${named(text)}`);
  part(`task-${lastId}`).scrollIntoView({ block: "nearest" });
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
    shown = filter.dataset.show;
    show(`Showing ${filter.textContent}`);
  });
/* Whoever just begins to type writes a new task. */
document.addEventListener("keydown", (event) => {
  const typed =
    event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (typed && !event.target.closest?.("input")) entry.focus();
});
show();
