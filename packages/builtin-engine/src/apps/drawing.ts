import type { AppTemplate, UnsupportedTask, AppMaker } from "./app.ts";
import { COLOUR, colourOf, contrast, type Hex } from "./colours.ts";
import { capitalized, escapeHtml, pageOf } from "./page-template.ts";
import { click, briefOf, press, TALK } from "./tool.ts";
import { COUNT, type AppRequest } from "./app-request.ts";

interface Ink {
  name: string;
  hex: Hex;
}
/** In the order in which they are given when fewer are asked for; told apart by lightness as well as by hue. */
const INKS: readonly Ink[] =
  `Black 1a1a1a|Red d62728|Blue 1f5fff|Green 1f9d3a|Yellow ffd400|Orange ff8c1a|Purple 8033cc|Pink ff69b4
|Brown 8b5a2b|Turquoise 17becf|Grey 7f7f7f|White ffffff|Navy 000080|Lime 9acd32|Maroon 800000|Peach ffcba4`
    .replaceAll("\n", "")
    .split("|")
    .map((row) => ({ name: row.slice(0, -7), hex: `#${row.slice(-6)}` }));

const LISTED = String.raw`(?:\b(?:with|in|colou?rs?(?: are|:)?|using|palette(?: of|:)?|pens?:?) +)?((?:${COLOUR}(?:,? and |, ?| ?/ ?| or )){1,15}${COLOUR})(?: (?:as )?(?:colou?rs?|inks?|pens?|brush(?:es)?|crayons?|paints?))*`;
const SHAPES = String.raw`\b(?:(?:basic )?shapes?(?: tools?)?|(?:straight )?lines?|rectangles?|circles?|squares?|ellipses?)(?:(?:,? (?:and|or) |, ?)(?:(?:straight )?lines?|rectangles?|circles?|squares?|ellipses?))*(?: (?:tools?|shapes?))?\b(?! (?:brush|pen|tip|canvas|paper|page))`;
const PICKER = String.raw`\b(?:(?:custom|any) colou?rs?(?: picker)?|colou?r[- ]?(?:picker|chooser|selector|wheel|selection))\b`;
const PAPER = String.raw`(?:paper|canvas|sheet|page|drawing area)`;
/** What it does anyway. */
const ANYWAY = [
  String.raw`\b(?:eraser|rubber|erase|erasing)(?: tool| button)?\b`,
  String.raw`\b(?:undo|redo|clear|reset)(?:(?:,? (?:and|or|\/) |, ?| ?\/ ?)(?:undo|redo|clear|reset|eraser))*(?: (?:the |all )?(?:buttons?|canvas|all|everything|paper))?\b`,
  String.raw`\b(?:(?:different|adjustable|several|multiple|various|selectable|changeable|variable) )?(?:brush|pen|line|stroke)(?:es)?[- ](?:sizes?|width|thickness)(?: (?:slider|control|selector))?\b`,
  String.raw`\b(?:different|several|multiple|various|selectable|many) colou?rs\b`,
  String.raw`\bcolou?r palette\b`,
  String.raw`\b(?:brush|pen|pencil|freehand|free-hand|free)(?: (?:tool|drawing))?\b`,
  String.raw`\b(?:mouse|finger|stylus|pointer)(?:(?: and |, ?| or )(?:mouse|finger|stylus|pointer|touch))*\b`,
  String.raw`\b(?:draw(?:ing)?|sketch(?:ing)?|paint(?:ing)?|doodl(?:e|ing)|canvas|colou?rs?|kids?|children|shortcuts)\b`,
];

/** A sheet to draw on by pointer, touch or keys, with the asked-for inks. */
export const drawing: AppMaker = {
  names: [
    ..."drawing,sketch,doodle,painting,paint"
      .split(",")
      .flatMap((kind) => [
        `${kind} pad`,
        `${kind} app`,
        `${kind} board`,
        `${kind} canvas`,
        `${kind} tool`,
        `${kind} program`,
        `${kind} page`,
      ]),
    "finger paint",
  ],
  make(request: AppRequest): AppTemplate | UnsupportedTask {
    const asked = request.colours({ paper: PAPER, ground: "background|backdrop" });
    // Whoever says the background may mean the paper: then it is that of both.
    const paper = asked.paper ?? asked.ground;
    const size = request.count(
      String.raw`\b(?:brush|pen|line)(?: size| width| thickness)?(?: of| is|:|=)? ?${COUNT}(?: ?(?:px|pixels))?\b`,
      1,
      60,
    );
    const picker = request.take(PICKER) !== null;
    const shapes = request.take(SHAPES) !== null;
    const inks = inksOf(request, paper ?? "#ffffff");
    request.grant(...TALK, ...ANYWAY);
    const theme = { ...request.theme(), ...(asked.ground && { background: asked.ground }) };
    const words = request.leftover();
    if (words.length > 0) return { words };
    if (!inks) return { words: ["so many colours"] };
    const title = request.title ?? "Drawing pad";
    const html = pageOf({
      title,
      theme,
      accent: "#3b5bdb",
      things: { paper: paper ?? "#ffffff" },
      script: "drawing",
      styles: ["tool-page", "drawing"],
      settings: { colours: inks },
      body: bodyOf(inks, size ?? 6, picker, shapes),
    });
    return { title, html, brief: briefOf(title, stepsOf(inks)) };
  },
};

/** The inks asked for by name or by number, at most 16; those of the pad where none are; null where there are not so many. */
function inksOf(request: AppRequest, paper: Hex): Ink[] | null {
  const count = request.count(
    String.raw`\b${COUNT} (?:different |bright |basic )?(?:colou?rs?|inks?|pens|crayons)\b`,
    1,
    16,
  );
  const listed = request.take(LISTED)?.[1]?.match(new RegExp(COLOUR, "giu")) ?? [];
  const named = listed.map((name) => ({ name: capitalized(name), hex: colourOf(name) }));
  if (named.length > 0) {
    const inks = named.filter((ink, at) => named.findIndex(({ hex }) => hex === ink.hex) === at);
    return count === undefined || count === inks.length ? inks : null;
  }
  // The first ink must be seen on the paper, and none may be the paper's own colour.
  const first = INKS.find(({ hex }) => contrast(hex, paper) >= 4)!;
  const others = INKS.filter((ink) => ink !== first && contrast(ink.hex, paper) >= 1.3);
  return [first, ...others].slice(0, count ?? 8);
}

const press1 = (id: string, text: string) => `<button id="${id}" type="button">${text}</button>`;
const tool = (name: string) =>
  `<button type="button" data-tool="${name}" aria-pressed="false">${capitalized(name)}</button>`;

const bodyOf = (
  inks: readonly Ink[],
  size: number,
  picker: boolean,
  shapes: boolean,
): string => `<div class="bar">
<div class="group" role="group" aria-label="Colours">
${inks.map(({ name, hex }) => `<button type="button" class="swatch" data-colour="${hex}" aria-label="${escapeHtml(name)}" title="${escapeHtml(name)}" style="background:${hex}" aria-pressed="false"></button>`).join("\n")}
${picker ? `<input type="color" class="custom" id="custom" aria-label="Own colour" value="#00a0a0">` : ""}
</div>
<div class="group" role="group" aria-label="Tools">${["pen", "eraser", ...(shapes ? ["line", "rectangle", "circle"] : [])].map(tool).join("")}</div>
<div class="brush"><label for="size">Size</label><input id="size" type="range" min="1" max="60" value="${size}"><span class="well"><span id="dot"></span></span></div>
<div class="group">${press1("undo", "Undo")}${press1("redo", "Redo")}${press1("clear", "Clear")}</div>
</div>
<div class="paper"><canvas id="canvas" tabindex="0" role="img" aria-label="The paper to draw on"></canvas><div id="cursor" hidden></div></div>
<p id="said" role="status" aria-live="polite"></p>
<p class="hint typing">Arrow keys move the pen, Space puts it down and lifts it · 1–9 choose a colour · E erases · Ctrl+Z undoes</p>`;

function stepsOf(inks: readonly Ink[]) {
  const last = inks.at(-1)!.name;
  return [
    {
      name: "A line is drawn",
      do: { do: "drag" as const, on: "canvas", dx: 60, dy: 90 },
      expect: { text: "1 stroke", changed: true as const },
    },
    click("Undo takes it away", "Undo", { text: "Empty paper" }),
    click("A colour is chosen", last, { text: `pen, ${last}` }),
    press("Space puts the pen down", "Space", { changed: true }),
    press("The arrow draws", "ArrowRight", { changed: true }, 5),
    press("Escape lifts the pen", "Escape", { text: "1 stroke" }),
  ];
}
