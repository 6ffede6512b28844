import { plainly } from "../phrasing.ts";
import type { AppTemplate, UnsupportedTask, AppMaker } from "./app.ts";
import { pageOf } from "./page-template.ts";
import { itemsOf, type Item } from "./todo-items.ts";
import { click, briefOf, press, readAround, TALK, typed } from "./tool.ts";
import { COUNT, type AppRequest } from "./app-request.ts";

const NAMES = [
  "to do list",
  "to-do",
  "todo",
  "to do app",
  "task list",
  "checklist",
  "check list",
  "shopping list",
  "grocery list",
  "groceries list",
  "packing list",
  "task manager",
  "tasks list",
  "chore list",
  "to do list manager",
  "to do manager",
];
const TITLES: [RegExp, string][] = [
  [/\bshopping[- ]list\b/i, "Shopping list"],
  [/\bgrocer(?:y|ies)[- ]list\b/i, "Groceries"],
  [/\bpacking[- ]list\b/i, "Packing list"],
  [/\bchore[- ]list\b/i, "Chores"],
  [/\bcheck ?list\b/i, "Checklist"],
];
/** What it does anyway. */
const THING = String.raw`(?:(?:the |my |new |your |each |existing |all |individual )*(?:tasks?|items?|to-?dos?|entries|them|it))`;
const DOES = String.raw`(?:add(?:ing)?|creat(?:e|ing)|edit(?:ing|able)?|renam(?:e|ing)|delet(?:e|ing|ion)|remov(?:e|ing|al)|complet(?:e|ing)|finish(?:ing)?|check(?:ing)?(?: them| it| ${THING})?(?: off)?|tick(?:ing)?(?: them| it| ${THING})?(?: off)?|cross(?:ing)?(?: them| it| ${THING})?(?: off| out)|toggl(?:e|ing)|view(?:ing)?|mark(?:ing)?(?: them| it| ${THING})?(?: as)?(?: (?:done|complete|completed|finished|undone|incomplete))(?:(?: or |\/)(?:undone|incomplete|not done|active))?)`;
const ANYWAY = [
  String.raw`\b${DOES}(?:(?:,? (?:and|or) |, ?| ?\/ ?)${DOES})*(?: ${THING})?(?: (?:buttons?|functionality|features?|functions?|tasks?|items?))?\b`,
  String.raw`\bfilter(?:s|ing)?(?: (?:buttons?|tabs?|options?))?(?: (?:by|for|between|to show|tasks|items))*(?:[: (]*\b(?:status|all|active|open|done|completed?|finished|pending|remaining)\b(?:(?:,? (?:and|or) |, ?| ?\/ ?)(?:all|active|open|done|completed?|finished|pending|remaining)\b)*)?\)?(?: (?:tasks|items|filters))?`,
  String.raw`\b(?:clear|remove|delete)(?: all)?(?: the)? (?:completed|done|finished)(?: ${THING})?(?: button)?\b`,
  String.raw`\b(?:(?:a )?(?:count(?:er)?|number|total)(?: of)?(?: the)?(?: (?:remaining|open|active|left|unfinished|tasks?|items?|done|completed)){0,3}(?: left| remaining)?|(?:task|item|tasks|items)(?: left| remaining)? count(?:er)?|(?:tasks?|items?) (?:left|remaining))\b`,
  String.raw`\b(?:checkbox(?:es)?|progress(?: (?:bar|indicator))?|strike[- ]?through|crossed[- ]out|undo(?: (?:button|delete|deletion))?|empty state(?: message)?|input (?:field|box)|text (?:field|box|input))\b`,
  String.raw`\b(?:${THING}|personal|daily|everyday|prefilled|list)\b`,
];

/** Tasks that can be added, changed, ticked, filtered and removed, beginning with those that are given. */
export const todo: AppMaker = {
  names: NAMES,
  holdsTexts: true,
  make(asked: AppRequest): AppTemplate | UnsupportedTask {
    const text = plainly(asked.text);
    const { items, around } = itemsOf(text);
    const request = items.length > 0 ? readAround(NAMES, around) : asked;
    request.count(
      String.raw`\b${COUNT} (?:tasks?|items?|things|to-?dos?|entries)\b`,
      items.length,
      items.length,
    );
    request.grant(...TALK, ...ANYWAY);
    const theme = request.theme();
    const words = request.leftover();
    if (words.length > 0) return { words };
    const title = request.title ?? TITLES.find(([pattern]) => pattern.test(text))?.[1] ?? "To-do list";
    const html = pageOf({
      title,
      theme,
      accent: "#2f6fde",
      script: "todo",
      styles: ["tool-page", "todo"],
      settings: { items },
      body: BODY,
    });
    return { title, html, brief: briefOf(title, stepsOf(title, items)) };
  },
};

const filter = (show: string, text: string) =>
  `<button type="button" data-show="${show}" aria-pressed="false">${text}</button>`;
const BODY = `<section class="sheet" aria-label="Tasks">
<form id="form"><input id="entry" type="text" aria-label="New task" placeholder="What is to be done?" maxlength="200" autocomplete="off" enterkeyhint="done"><button class="primary" type="submit">Add</button></form>
<div class="progress"><div id="bar"></div></div>
<div class="filters" role="group" aria-label="Show">${filter("all", "All")}${filter("open", "Open")}${filter("done", "Done")}</div>
<ul id="list" aria-label="Tasks"></ul>
<div class="foot"><span id="left"></span><button id="undo" type="button" hidden>Undo</button><button id="clear" type="button">Clear done</button></div>
<p id="said" class="hidden-text" role="status" aria-live="polite"></p>
</section>`;

function stepsOf(title: string, items: readonly Item[]) {
  const task = "Water the plants";
  const done = items.filter((item) => item.done).length;
  const open = items.length - done;
  // A text that is also found in what stays on the page proves nothing by not being there.
  const stays =
    `${title} ${task} ${BODY} ${items.map((item) => (item.done ? item.text : "")).join(" ")}`.toLowerCase();
  const unticked = items.find((item) => !item.done && !stays.includes(item.text.toLowerCase()));
  const count = (left: number, ticked: number) => ({ text: `${left} left · ${ticked} done` });
  return [
    typed("A task is written", "New task", task),
    press("Enter adds it", "Enter", { ...count(open + 1, done), visible: task }),
    click("A click ticks it", task, count(open, done + 1)),
    click("It is among what is done", "Done", {
      text: task,
      ...(unticked && { no_text: unticked.text }),
    }),
    click("It can be deleted", `Delete ${task}`, count(open, done)),
    click("and brought back", "Undo", count(open, done + 1)),
  ];
}
