import { COLOUR } from "./colours.ts";

/** A task of a to-do list. */
export interface Item {
  text: string;
  done: boolean;
}

const MOST = 60;
const LONGEST = 160;
/** Words that request a feature or a look of the page, and are therefore not a task. */
const FEATURE = new RegExp(
  String.raw`\b(?:views?|\w+morphism|neon|glow|retro|pastel|minimal\w*|modern|shadows?|corners?|rounded|borders?|swip\w*|haptic\w*|gestures?|sidebars?|nav\w*|avatars?|hero|hover\w*|reactions?|stickers?|toasts?|popups?|menus?|themes?|modes?|colou?rs?|background|accents?|style|design|layout|fonts?|icons?|emojis?|animat\w*|transitions?|confetti|gradients?|sounds?|alarms?|effects?|filters?|filtering|search\w*|sort\w*|order(?:ed|able|ing)?(?! \p{L})|ordering|drag\w*|drop|reorder\w*|priorit\w*|due|dates?|deadlines?|reminders?|notifications?|categor\w*|tags?|labels?|colou?r-cod\w*|sub-?tasks?|nested|projects?|boards?|kanban|columns?|lists|tabs?|counters?|counts?|progress|stat\w*|charts?|streaks?|points|rewards?|levels?|badges?|timers?|stopwatch|storage|local ?storage|sav(?:e|es|ed|ing)|persist\w*|database|backend|sync\w*|cloud|login|accounts?|users?|shar(?:e|ing)|collaborat\w*|export\w*|import\w*|print\w*|pdf|csv|json|undo|redo|edit\w*|delet\w*|remov\w*|add(?:ing)?|toggle\w*|checkbox\w*|check(?:ing)? off|mark\w*|complet\w*|clear|button\w*|inputs?|forms?|fields?|shortcuts?|keyboard|voice|offline|responsive|mobile|accessib\w*|tooltips?|modals?|dialogs?|pages?|headers?|footers?|sections?|tables?|attachments?|notes|comments?|recurring|repeat\w*|archive\w*|statistics|api|ai|features?|functional\w*|options?|settings|support|ability|multiple|scroll\w*|empty|links?|languages?|translat\w*|limits?|maximum|vanilla|javascript|react|html|css|typescript)\b`,
  "iu",
);
/** Nouns that a page may contain. They are a task only with more words: `fix the calculator`. */
const GADGET =
  /^(?:an? |the |some |my )*(?:\w+ )?(?:calendar|weather|clock|quotes?|calculator|games?|music|images?|photos?|pictures?|logo|pomodoro|quiz|chart|player|widget)s?$/i;
const LOOK = new RegExp(String.raw`^(?:a |an |the |in |with |it )*(?:${COLOUR}|dark|light)\b.*$`, "i");
const INTRODUCES =
  /(?:items?|tasks?|entries|to-?dos?|things|groceries|ingredients|chores|errands|contents?|with|contain(?:s|ing)|list|checklist|app|of|following(?: \w+)?|it|in|prefilled|start(?:s|ing)?)\s*$/i;
const BRINGS =
  /\b(?:(?:pre-?(?:filled|populated|loaded) |start(?:s|ing)? |filled )?with|contain(?:s|ing)|including|which has|that has|(?:items|tasks|entries|for):?|prefilled:?)\s+(?:(?:the |these |following |initial |some )*(?:items|tasks|entries|to-?dos|things|chores|groceries)(?: in it)?(?: like| such as)?:? )?/gi;

/** The to-do items in a task, and the text without them. No items if there are none or the text is ambiguous. */
export function itemsOf(text: string): { items: Item[]; around: string } {
  return (
    listed(text) ??
    dashed(text) ??
    afterColon(text) ??
    quoted(text) ??
    put(text) ??
    running(text) ??
    sentence(text) ?? { items: [], around: text }
  );
}

type Found = ReturnType<typeof itemsOf>;
const clean = (part: string): Item => {
  const bare = part.trim().replace(/^["']|["']$|[.!]$/g, "");
  const ticked = /^\[x\]\s*|\s*\((?:done|completed?|finished)\)$/i;
  return {
    text: bare
      .replace(ticked, "")
      .replace(/^\[ ?\]\s*/, "")
      .trim(),
    done: ticked.test(bare),
  };
};
const fits = (items: readonly Item[]) =>
  items.length > 0 &&
  items.length <= MOST &&
  items.every(({ text }) => text.length > 0 && text.length <= LONGEST);

/** Items on lines of their own: `- milk`, `1. milk`, `[x] milk`. */
function listed(text: string): Found | null {
  const bullet = /^\s*(?:[-*•]\s+|\d{1,2}[.)]\s+|(?=\[[ x]?\]))/i;
  const lines = text.split("\n");
  const rows = lines.filter((line) => bullet.test(line));
  const items = rows.map((line) => clean(line.replace(bullet, "")));
  const around = lines.filter((line) => !bullet.test(line)).join("\n");
  if (
    rows.length === 0 ||
    /\b(?:features?|requirements?|functionality|should|must|can)\b[^\n]*:?\s*$/im.test(around)
  )
    return null;
  return fits(items)
    ? { items, around: around.replaceAll(/\b(?:items?|tasks?|entries)?:\s*$/gim, " ") }
    : null;
}

/** Items after a dash: `packing list - tent, boots, torch`. */
const dashed = (text: string): Found | null =>
  /^[^:,\n]*\blist\b[^:,\n]* [-–—] [^:,\n]+,/i.test(text) ? afterColon(text.replace(/ [-–—] /, ": ")) : null;

/** Items after a colon: `to-do list: milk, eggs`; up to the end of the sentence. */
function afterColon(text: string): Found | null {
  const at = text.indexOf(":", text.search(/\b(?:to-?do|list|tasks?|items?)\b/i));
  const before = text.slice(0, at);
  const isAbout =
    /\b(?:list|to-?do|checklist) (?:for|of|about) (?:my |our |the |your )?[\p{L} ']{2,40}$/iu.test(before);
  if (
    at < 0 ||
    !(INTRODUCES.test(before) || isAbout) ||
    /\b(?:features?|title[sd]?|called)\s*$/i.test(before)
  )
    return null;
  const [, body = "", rest = ""] = /^\s*(.+?)(?:\.\s+([A-Z].*))?$/s.exec(text.slice(at + 1)) ?? [];
  return split(
    body,
    before.replace(
      /(?<!\d |\b(?:one|two|three|four|five|six|seven|eight|nine|ten) )\b(?:(?:the|these|following)\s+)*(?:items?|tasks?|entries|things|to-?dos)(?: in it)?\s*$/i,
      "",
    ),
    rest,
  );
}

/** Items in quotes: `with "Buy milk" and "Walk the dog"`. */
function quoted(text: string): Found | null {
  const one = String.raw`(?:"[^"\n]{1,160}"|'(?:[^'\n]|'(?=\w)){1,160}')`;
  const found = new RegExp(
    String.raw`(?:with|contain(?:s|ing)|including|items|tasks|entries|for)(?: (?:the |these )*(?:items?|tasks?|entries))?:? (${one}(?:(?:,? and |, ?| & )${one})*)`,
    "i",
  ).exec(text);
  if (!found) return null;
  const items = (found[1]!.match(new RegExp(one, "g")) ?? []).map(clean);
  return fits(items) ? { items, around: text.replace(found[0], " | ") } : null;
}

/** Items that the wish asks to put on the list: `Put milk, eggs and bread on it already`. */
function put(text: string): Found | null {
  const found =
    /\b(?:put|add|write|enter|include|pre-?fill (?:it |the list )?with)\s+((?:[^.!?;:\n]|\d\.\d){3,300}?)(?=\s+(?:on|in|to|into) (?:it|the list|there|this list)\b|\s+(?:already|for a start|to begin with|beforehand)\b|[.!?\n]|$)/i.exec(
      text,
    );
  if (!found || !/,| and /.test(found[1]!) || /\b(?:button|option|way|feature)\b/i.test(found[1]!))
    return null;
  return split(found[1]!, text.slice(0, found.index), text.slice(found.index + found[0].length));
}

/** A sentence that is only a list: `… a shopping list. Apples, bread, eggs.` */
function sentence(text: string): Found | null {
  const found =
    /(?<=[.!?]\s)([\p{L}'-]+(?: [\p{L}'-]+){0,2}(?:,? (?:and )?[\p{L}'-]+(?: [\p{L}'-]+){0,2}){2,30})\s*[.!]?\s*$/u.exec(
      text,
    );
  if (!found || (found[1]!.match(/,/g) ?? []).length < 2) return null;
  const result = split(found[1]!, text.slice(0, found.index));
  return result?.items.every(isShort) ? result : null;
}

/** Items in running text: `with milk, eggs and bread`. At least two, so that it is recognisable as a list. */
function running(text: string): Found | null {
  for (const found of text.matchAll(BRINGS)) {
    const from = found.index + found[0].length;
    const [, body = "", rest = ""] = /^(.+?)(?:[.\n]\s*([A-Z\s].*))?$/s.exec(text.slice(from)) ?? [];
    const result = split(body, text.slice(0, found.index), rest);
    const explicit = /items|tasks|entries|chores|groceries|prefilled|populated/i.test(found[0]);
    // Two or three items may be unknown features, unless something else shows that they are a list of things.
    const told = explicit || TELLS.test(text) || (result?.items.length ?? 0) > 3;
    if (result && told && (explicit || result.items.every(isShort))) return result;
  }
  return null;
}

const TELLS =
  /\b(?:called|titled|named)\b|\b(?:shopping|grocer(?:y|ies)|packing|chores?|homework|camping|cleaning)[- ]list\b|\bchores?\b|milk|eggs|bread/i;
const isShort = ({ text }: Item) =>
  text.split(/\s+/).length <= 5 && !/\b(?:with|as|for|by|per)\b/i.test(text);

/** Whether a part tells what to do with a thing, as in `count the till`, and not with the list or its tasks. */
const isErrand = (part: string): boolean =>
  /^(?!(?:add|show|have|use|include|with|make|give|save|store|filter|display|let|allow|and|in|keep|on)\b)\p{L}+ (?:the|my|our|his|her) (?!(?:\p{L}+ )?(?:tasks?|items?|lists?|ones?|entries|page|background|done|finished|completed|data|theme|colou?rs?)\b)\p{L}+/iu.test(
    part.trim(),
  );

/** The parts of a list that are tasks. Parts that request a feature or a look are returned to the text. */
function split(body: string, ...around: string[]): Found | null {
  const commas = /[,;\n]/.test(body);
  const tail = /^(.*?)(\s+(?:in|with|using|and(?: with)? an?|called|titled)\s+[^,;\n]*)$/is;
  const ended = tail.exec(body);
  const cut =
    ended && (FEATURE.test(ended[2]!) || /called|titled/i.test(ended[2]!) || LOOK.test(ended[2]!.trim()))
      ? ended
      : null;
  const parts = (cut ? cut[1]! : body).split(/\s*[,;\n]\s*/);
  const last = parts.pop()!.replace(/^(?:and|&)\s+/i, "");
  parts.push(...last.split(commas && !/\s+(?:and|&)\s+/i.test(last) ? /$^/ : /\s+(?:and|&)\s+/i));
  const requests = parts.filter(
    (part) => !isErrand(part) && [FEATURE, GADGET, LOOK].some((one) => one.test(part)),
  );
  const items = parts.filter((part) => !requests.includes(part)).map(clean);
  return fits(items) ? { items, around: [...around, ...requests, cut?.[2] ?? ""].join(" | ") } : null;
}
