import { plainly } from "../phrasing.ts";
import { PAGE_DOES } from "./does.ts";
import type { AppTemplate, AppMaker } from "./app.ts";
import { pageOf } from "./page-template.ts";
import { itemsOf, type Item } from "./todo-items.ts";
import { click, briefOf, press, subjectOf, TALK, typed } from "./tool.ts";
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
  "bucket list",
  "to dos",
  "list of tasks",
  "list of chores",
  "tick list",
  "tickoff list",
  "wish list",
  "wishlist",
  "reading list",
  "guest list",
  "supply list",
  "task app",
  "reminder list",
  "homework list",
  "medicine list",
  "things to do",
  "shopping app",
  "chores list",
  "weekly list",
  "daily list",
  "household list",
  "party list",
  "gift list",
  "travel list",
  "job list",
  "jobs list",
  "errands list",
  "book list",
  "movie list",
  "watch list",
  "watchlist",
  "habit list",
  "medication list",
  "cleaning list",
  "daily checklist",
  "weekly checklist",
  "morning checklist",
  "cleaning checklist",
  "weekly cleaning checklist",
  "weekly cleaning list",
  "packing checklist",
];
const DESCRIBED = [
  String.raw`\blist to (?:plan|organi[sz]e|prepare|remember|keep track)\b`,
  String.raw`\blist\b.{0,120}\b(?:tick|check|cross|strike)(?:s|ing|ed)?(?: (?:things|them|it|items|tasks|each|what))?(?: (?:off|out)|ed)\b|\b(?:tick|cross|check)(?:ing)?(?: (?:things|them|it|items|tasks))? off\b.{0,60}\blist\b`,
  String.raw`\b(?:write down|note down|keep track of|remember) (?:the |my |our |all )?(?:things|tasks|what) (?:i|we|to)\b.{0,60}\b(?:do|buy|done|off)\b`,
];
const TITLES: [RegExp, string][] = [
  [/\bshopping[- ]list\b/i, "Shopping list"],
  [/\bgrocer(?:y|ies)[- ]list\b/i, "Groceries"],
  [/\bpacking[- ]list\b/i, "Packing list"],
  [/\bchores?[- ]list\b/i, "Chores"],
  [/\bcheck ?list\b/i, "Checklist"],
  [/\bbucket ?list\b/i, "Bucket list"],
  [/\bwish ?list\b/i, "Wish list"],
  [/\breading ?list\b/i, "Reading list"],
  [/\bguest ?list\b/i, "Guest list"],
  [/\bcleaning ?list\b/i, "Cleaning list"],
  [/\bshopping\b/i, "Shopping list"],
];
/** Features that the page always has. */
const THING = String.raw`(?:(?:the |my |new |your |each |existing |all |individual )*(?:tasks?|items?|to-?dos?|entries|them|it))`;
const DOES = String.raw`(?:add(?:ing)?|creat(?:e|ing)|edit(?:ing|able)?|renam(?:e|ing)|delet(?:e|ing|ion)|remov(?:e|ing|al)|complet(?:e|ing)|finish(?:ing)?|check(?:ing)?(?: them| it| ${THING})?(?: off)?|tick(?:ing)?(?: them| it| ${THING})?(?: off)?|cross(?:ing)?(?: them| it| ${THING})?(?: off| out)|toggl(?:e|ing)|view(?:ing)?|mark(?:ing)?(?: them| it| ${THING})?(?: as)?(?: (?:done|complete|completed|finished|undone|incomplete))(?:(?: or |\/)(?:undone|incomplete|not done|active))?)`;
const ANYWAY = [
  String.raw`\b${DOES}(?:(?:,? (?:and|or) |, ?| ?\/ ?)${DOES})*(?: ${THING})?(?: (?:buttons?|functionality|features?|functions?|tasks?|items?))?\b`,
  String.raw`\bfilter(?:s|ing)?(?: (?:buttons?|tabs?|options?))?(?: (?:by|for|between|to show|tasks|items))*(?:[: (]*\b(?:status|all|active|open|done|completed?|finished|pending|remaining)\b(?:(?:,? (?:and|or) |, ?| ?\/ ?)(?:all|active|open|done|completed?|finished|pending|remaining)\b)*)?\)?(?: (?:tasks|items|filters))?`,
  String.raw`\b(?:clear|remove|delete)(?: all)?(?: the)? (?:completed|done|finished)(?: ${THING})?(?: button)?\b`,
  String.raw`\b(?:(?:a )?(?:count(?:er)?|number|total)(?: of)?(?: the)?(?: (?:remaining|open|active|left|unfinished|tasks?|items?|done|completed)){0,3}(?: left| remaining)?|(?:task|item|tasks|items)(?: left| remaining)? count(?:er)?|(?:tasks?|items?) (?:left|remaining))\b`,
  String.raw`\b(?:checkbox(?:es)?|progress(?: (?:bar|indicator))?|strike[- ]?through|crossed[- ]out|undo(?: (?:button|delete|deletion))?|empty state(?: message)?|input (?:field|box)|text (?:field|box|input))\b`,
  String.raw`\b(?:where |so |that |which |with |a |the |have |to |and )*(?:(?:i|we|you|people|my \w+|one|they|users?) (?:can|could|may|am able to|want to|have to|need to) |to )?(?:${DOES})(?: (?:and|or|,) (?:${DOES}))*(?: (?:things|${THING}|them|what|is|done|when|i|have|bought|finished|again|easily|the|each|with|a|click|tap|button|once|later|new|ones|off|it))*\b`,
  String.raw`\b(?:button|buttons|tick ?box(?:es)?|check ?box(?:es)?)(?: (?:to|for) (?:${DOES}))?\b`,
  String.raw`\b(?:list|lists|things|stuff|what i need)\b`,
  String.raw`\b(?:${THING}|personal|daily|everyday|prefilled|list)\b`,
];

/** A to-do list: tasks can be added, edited, ticked, filtered and removed. It starts with the given items. */
export const todo: AppMaker = {
  does: PAGE_DOES.todo,
  names: NAMES,
  described: DESCRIBED,
  others: {
    before: "kanban|trello|jira|scrum",
    behind: String.raw` (?:apis?|librar(?:y|ies)|tutorial|generator|plugin)\b`,
  },
  holdsTexts: true,
  make(request: AppRequest): AppTemplate {
    const text = plainly(request.text);
    const { items } = itemsOf(text);
    for (const item of items) request.holds(item.text);
    request.count(
      String.raw`\b${COUNT} (?:tasks?|items?|things|to-?dos?|entries)\b`,
      items.length,
      items.length,
    );
    if (items.length > 0)
      request.grant(
        String.raw`\b(?:my |our |the |these |some |following )*(?:groceries|shopping|chores|errands|things|stuff|homework|jobs|duties)\b`,
      );
    if (items.length > 0) request.grant(String.raw`\[ ?x? ?\]`, PREFILLED);
    const keptIn = request.has(KEPT) ? "localStorage" : "";
    const subject = request.title === undefined ? subjectOf(request) : undefined;
    const accentButtons = request.colours({ add: "add button|add" });
    const theme = {
      ...request.theme(undefined, true),
      ...(accentButtons.add && { accent: accentButtons.add }),
    };
    request.grant(...TALK, ...ANYWAY);
    const named = TITLES.find(([pattern]) => pattern.test(text))?.[1] ?? "To-do list";
    const title =
      request.title ?? (subject ? `${named === "To-do list" ? "" : `${named}: `}${subject}` : named);
    const html = pageOf({
      title,
      theme,
      accent: "#2f6fde",
      script: "todo",
      styles: ["tool-page", "todo"],
      settings: { items, keptIn, key: `list ${title}` },
      body: keptIn ? `${BODY}${KEPT_HINT}` : BODY,
    });
    return { title, html, brief: briefOf(title, stepsOf(title, items)) };
  },
};

const KEPT = String.raw`\b(?:(?:that |which |it |and |is |are |be |should |must |the |my |list |items |tasks |data |entries |everything |what |with |a |) *(?:sav(?:e|es|ed|ing)|stor(?:e|es|ed|ing)|keep(?:s|ing)?|kept|remember(?:s|ed|ing)?|persist(?:s|ent|ed|ence)?)(?: (?:it|them|the|my|list|items|tasks|data|everything|entries|what|i|write|wrote|in|on|to|locally|between|even|when|after|if|across|for|with|via|using|until|this|local ?storage|browser|device|sessions?|visits?|page|is|reloads?|reload(?:ed)?|reloading|closed?|close|refresh(?:ed|ing)?|computer|tablet|phone|next time|time|a|come|back|again|there|automatically|tomorrow))+|(?:with |using |in |via |uses? )?(?:the )?local ?storage(?: (?:persistence|support|saving))?|persistence|auto-?save)\b`;
const KEPT_HINT = `<p class="hint">Kept on this device where the page is opened by itself.</p>`;
const PREFILLED = String.raw`\b(?:put|add|with|write|enter|pre-?fill(?:ed)?|start(?:ing|s)?|contain(?:s|ing)?|already|on it|in it|there|should be|are|is|has|on the list|the following|these|those|this|items?|tasks?|things|entries|following|initial|first|for a start|from the start|to begin with|at the start|beforehand|by default|\s|:|,|and|please|it|the|to)*(?:already|on it|in it|prefilled|pre-filled|on the list|for a start|from the start|to begin with|beforehand|by default|following|initial|put|enter)\b`;
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
  // `no_text` proves nothing for a text that is also part of a remaining text.
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
