import { PAGE_DOES } from "./does.ts";
import type { AppTemplate, AppMaker } from "./app.ts";
import { COLOUR, colourOf, contrast, type Hex } from "./colours.ts";
import { capitalized, escapeHtml, pageOf } from "./page-template.ts";
import { click, briefOf, press, TALK } from "./tool.ts";
import { COUNT, type AppRequest } from "./app-request.ts";

interface Ink {
  name: string;
  hex: Hex;
}
/** The default inks, in the order of use. They differ in lightness as well as in hue. */
const INKS: readonly Ink[] =
  `Black 1a1a1a|Red d62728|Blue 1f5fff|Green 1f9d3a|Yellow ffd400|Orange ff8c1a|Purple 8033cc|Pink ff69b4
|Brown 8b5a2b|Turquoise 17becf|Grey 7f7f7f|White ffffff|Navy 000080|Lime 9acd32|Maroon 800000|Peach ffcba4`
    .replaceAll("\n", "")
    .split("|")
    .map((row) => ({ name: row.slice(0, -7), hex: `#${row.slice(-6)}` }));

const LISTED = String.raw`(?:\b(?:with|in|colou?rs?(?: are|:)?|using|palette(?: of|:)?|pens?:?) +)?((?:${COLOUR}(?: (?:pens?|inks?|chalks?|crayons?|markers?))?(?:,? and |, ?| ?/ ?| or | )(?:a )?){1,15}${COLOUR})(?: (?:as )?(?:colou?rs?|inks?|pens?|chalks?|brush(?:es)?|crayons?|markers?|paints?))*`;
const SHAPES = String.raw`\b(?:(?:basic )?shapes?(?: tools?)?|(?:straight )?lines?|rectangles?|circles?|squares?|ellipses?)(?:(?:,? (?:and|or) |, ?)(?:(?:straight )?lines?|rectangles?|circles?|squares?|ellipses?))*(?: (?:tools?|shapes?))?\b(?! (?:brush|pen|tip|canvas|paper|page|width|thickness|size))`;
const PICKER = String.raw`\b(?:(?:custom|any) colou?rs?(?: picker)?|colou?r[- ]?(?:picker|chooser|selector|wheel|selection))\b`;
const PAPER = String.raw`(?:paper|canvas|sheet|page|drawing area)`;
const DARK_PAPER = "#161d2b";
/** Features that the page always has. */
const ANYWAY = [
  String.raw`\b(?:eraser|rubber|erase|erasing)(?: tool| button)?\b`,
  String.raw`\b(?:undo|redo|clear|reset)(?:(?:,? (?:and|or|\/) |, ?| ?\/ ?)(?:undo|redo|clear|reset|eraser))*(?: (?:the |all )?(?:buttons?|canvas|all|everything|paper))?\b`,
  String.raw`\b(?:(?:two|three|four|five|2|3|4|5|different|adjustable|several|multiple|various|selectable|changeable|variable) )?(?:brush|pen|line|stroke)(?:es)?[- ](?:sizes?|width|thickness)(?: (?:slider|control|selector))?\b`,
  String.raw`\b(?:different|several|multiple|various|selectable|many) colou?rs\b`,
  String.raw`\b(?:two|three|four|five|2|3|4|5|different|several|some) (?:line |pen |brush )?(?:thickness(?:es)?|widths|sizes)\b`,
  String.raw`\bcolou?r palette\b`,
  String.raw`\b(?:brush|pen|pencil|freehand|free-hand|free)(?: (?:tool|drawing))?\b`,
  String.raw`\b(?:mouse|finger|stylus|pointer)(?:(?: and |, ?| or )(?:mouse|finger|stylus|pointer|touch))*\b`,
  String.raw`\b(?:wanna|want to|can|could|to|let me|just) (?:draw|paint|doodle|scribble|sketch)(?: (?:on|with|in|something|things|pictures|a picture|freely|around))*\b`,
  String.raw`\b(?:signatures?|sign|fields?|fingers?|pictures?|sheets?|pads?|paper|whiteboard|pen|ink|button)\b`,
  String.raw`\b(?:draw(?:ing)?|sketch(?:ing)?|paint(?:ing)?|doodl(?:e|ing)|canvas|colou?rs?|kids?|children|shortcuts)\b`,
];

/** A drawing pad for pointer, touch or keys, with the requested inks. */
export const drawing: AppMaker = {
  does: PAGE_DOES.drawing,
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
    ..."drawing,painting,paint,scribble,doodle,sketch"
      .split(",")
      .flatMap((kind) => [
        `${kind} programme`,
        `${kind} game`,
        `${kind} area`,
        `${kind} sheet`,
        `${kind} website`,
      ]),
    "finger paint",
    "finger painting",
    "sketchpad",
    "sketch book",
    "sketcher",
    "whiteboard",
    "doodle",
    "ms paint",
    "signature field",
    "signature pad",
    "signature box",
    "digital canvas",
    "blackboard to draw on",
    "chalkboard to draw on",
    "draw",
    "drawing",
    "paint",
    "draw pad",
    "drawpad",
  ],
  described: [
    String.raw`\b(?:let|lets|for) (?:the |my |our |some )?\p{L}+ (?:to )?(?:draw|paint|doodle|scribble|sketch)\b(?! (?:lots|straws))`,
    String.raw`\b(?:black|chalk) ?board\b.{0,80}\b(?:chalk|draw|write)\b`,
    String.raw`\b(?:can|to|could|wanna|let'?s?|lets|me|i) (?:just )?(?:draw|paint|doodle|scribble|sketch)\b(?! (?:lots|straws|conclusions|a (?:chart|graph|diagram)))`,
    String.raw`\b(?:sign|signature)\b.{0,50}\b(?:with (?:a |the |their )?finger|on the (?:screen|tablet))\b`,
  ],
  others: {
    before:
      "technical|cad|floor ?plan|engineering|uml|flow|pixel(?: art)?|prize|lottery|face|spray|house|car|wall|stock",
    behind: String.raw` (?:lots|straws|something for|competition|lessons?|course|class|tutorial|gallery|shop|supplies|a (?:chart|graph|diagram|pie|bar|line))\b`,
  },
  make(request: AppRequest): AppTemplate {
    const sides = sidesOf(request);
    const clear = clearText(request);
    const save = request.has(SAVE);
    const asked = request.colours({
      paper: PAPER,
      ground: "background|backdrop|board|black ?board|white ?board|chalk ?board",
    });
    // A request for a background may mean the paper, so the colour is used for both.
    const dark = request.find(String.raw`\bdark (?:background|paper|canvas|sheet|board)\b`)
      ? DARK_PAPER
      : undefined;
    let paper = asked.paper ?? asked.ground ?? dark;
    const size = strokeOf(request);
    const picker = request.take(PICKER) !== null;
    const shapes = request.take(SHAPES) !== null;
    const inks = inksOf(request, paper ?? "#ffffff");
    // An ink that is invisible on white paper implies dark paper.
    if (!paper && contrast(inks[0]!.hex, "#ffffff") < 1.3) paper = DARK_PAPER;
    const theme = { ...request.theme(), ...(asked.ground && { background: asked.ground }) };
    request.grant(...TALK, ...ANYWAY);
    const title = request.title ?? (/\bsign(?:ature)?\b/i.test(request.text) ? "Signature" : "Drawing pad");
    const html = pageOf({
      title,
      theme,
      accent: "#3b5bdb",
      things: { paper: paper ?? "#ffffff" },
      css: sides
        ? `.paper{flex:none;width:min(100%,${sides[0]}px);aspect-ratio:${sides[0]}/${sides[1]}}body{height:auto}`
        : "",
      script: "drawing",
      styles: ["tool-page", "drawing"],
      settings: { colours: inks },
      body: bodyOf(inks, size, { picker, shapes, clear, save }),
    });
    return { title, html, brief: briefOf(title, [...stepsOf(inks), ...(save ? [SAVING] : [])]) };
  },
};

const STROKE = "(?:brush(?:es)?|pens?|pencils?|lines?|strokes?|crayons?|markers?)";
/** The initial width of the pen in pixels, which may be described in words. */
function strokeOf(request: AppRequest): number {
  const told = request.count(
    String.raw`\b(?:brush|pen|line)(?: size| width| thickness)?(?: of| is|:|=)? ?${COUNT}(?: ?(?:px|pixels))?\b`,
    1,
    60,
  );
  if (told !== undefined) return told;
  const said = (words: string) =>
    request.has(
      String.raw`\b(?:a |an |with |very |nice |really )*(?:${words})(?= ${COLOUR} ${STROKE}\b)`,
      String.raw`\b(?:a |an |with |very |nice |really )*(?:${words}) ${STROKE}\b`,
      String.raw`\b${STROKE} (?:is |are |should be |very |nice and )*(?:${words})\b`,
    );
  if (said("thick(?:er)?|fat|broad|wide|chunky|bold")) return 20;
  return said("thin(?:ner)?|fine|narrow") ? 2 : 6;
}

const SAVE = String.raw`\b(?:(?:that |which |and |i |can |to |it |with |a |be |my |the )*(?:sav(?:e|es|ed|ing|able)|download(?:s|ed|able|ing)?|export(?:s|ed|ing)?|keep)(?: (?:it|them|the|my|a|drawing|drawings|picture|pictures|image|images|result|artwork|work|as|an|in|to|into|of|format|file|button|disk|computer|device|what|i|drew))*(?: ?\.?png(?: (?:file|image|picture|format|button))?)?|(?:as )?png(?: (?:export|download|save|file))?|(?:save|download|export) button)\b`;
const SAVING = click("The picture is shown to be saved", "Save as PNG", { visible: "#png" });
const CLEAR = String.raw`(?:\b(?:the |a |with |clear |reset |big )*button(?: (?:to (?:clear|erase|start over|reset|delete)(?: (?:everything|all|it|the \w+))?|that (?:says|reads|clears))| (?:called|named|labell?ed|saying|with the text|reads?|text|is))*:? ?(?:"([^"|]{1,24})"|'([^'|]{1,24})')|"([^"|]{1,24})" (?:button)\b)`;

/** The label of the button that clears the sheet. Any other button remains in the request. */
function clearText(request: AppRequest): string {
  const found = request.take(CLEAR);
  const text = found?.slice(1).find((group) => group !== undefined);
  if (text && /clear|start|over|again|new|reset|erase|delete|wipe|empty|clean|trash|bin/i.test(text))
    return text;
  if (found) request.restore(found);
  return "Clear";
}

/** The sheet's size in CSS pixels. */
function sidesOf(request: AppRequest): [number, number] | undefined {
  const found = request.take(
    String.raw`\b(?:(?:canvas|paper|sheet|page|area|drawing area|field|size)(?: (?:is|of|with|a|should be|size))*:? ?)?(\d{3,4}) ?(?:px|pixels?)? ?(?:x|×|by|\*) ?(\d{3,4})(?: ?(?:px|pixels?))?(?: (?:canvas|paper|sheet|pixels|area))?\b`,
  );
  if (!found) return undefined;
  const sides: [number, number] = [Number(found[1]), Number(found[2])];
  if (sides.every((side) => side >= 200 && side <= 3_000)) return sides;
  request.restore(found);
  return undefined;
}

/** The inks that are requested by name or number, at most 16; the default inks if there are none. */
function inksOf(request: AppRequest, paper: Hex): Ink[] {
  const count = request.count(
    String.raw`\b(?:with |in |a choice of |choice of |the )*${COUNT} (?:different |bright |basic |nice |strong |beautiful |big |fat |thick )*(?:colou?rs?|inks?|pens|crayons|pencils)(?: to choose from)?\b`,
    1,
    16,
  );
  const listed = request.take(LISTED)?.[1]?.match(new RegExp(COLOUR, "giu")) ?? oneInk(request);
  const named = listed.map((name) => ({ name: capitalized(name), hex: colourOf(name) }));
  const own = named.filter((ink, at) => named.findIndex(({ hex }) => hex === ink.hex) === at);
  if (own.length > 0 && count !== undefined && count !== own.length)
    request.refuse(`${count} colours besides those that are named`);
  if (own.length > 1) return own;
  // The first ink must be visible on the paper, and none may have the paper's colour.
  const first = own[0] ?? INKS.find(({ hex }) => contrast(hex, paper) >= 4)!;
  const others = INKS.filter(
    (ink) => ink.hex !== first.hex && ink.name !== first.name && contrast(ink.hex, paper) >= 1.3,
  );
  return [first, ...others].slice(0, own.length > 0 && /\bonly\b/i.test(request.text) ? 1 : (count ?? 8));
}

/** The colour of the pen in the request, which becomes the first ink. */
function oneInk(request: AppRequest): string[] {
  const found = request.take(
    String.raw`(${COLOUR}) (?:ink|pens?|pencils?|brush(?:es)?|chalk|crayons?|lines?|strokes?|marker)\b|\b(?:pen|ink|brush|pencil|marker)(?: colou?r)?(?: is| in|:| should be)? (${COLOUR})`,
  );
  return found ? [found[1] ?? found[2]!] : [];
}

const press1 = (id: string, text: string) => `<button id="${id}" type="button">${text}</button>`;
const tool = (name: string) =>
  `<button type="button" data-tool="${name}" aria-pressed="false">${capitalized(name)}</button>`;

const bodyOf = (
  inks: readonly Ink[],
  size: number,
  { picker, shapes, clear, save }: { picker: boolean; shapes: boolean; clear: string; save: boolean },
): string => `<div class="bar">
<div class="group" role="group" aria-label="Colours">
${inks.map(({ name, hex }) => `<button type="button" class="swatch" data-colour="${hex}" aria-label="${escapeHtml(name)}" title="${escapeHtml(name)}" style="background:${hex}" aria-pressed="false"></button>`).join("\n")}
${picker ? `<input type="color" class="custom" id="custom" aria-label="Own colour" value="#00a0a0">` : ""}
</div>
<div class="group" role="group" aria-label="Tools">${["pen", "eraser", ...(shapes ? ["line", "rectangle", "circle"] : [])].map(tool).join("")}</div>
<div class="brush"><label for="size">Size</label><input id="size" type="range" min="1" max="60" value="${size}"><span class="well"><span id="dot"></span></span></div>
<div class="group">${press1("undo", "Undo")}${press1("redo", "Redo")}${press1("clear", escapeHtml(clear))}${save ? press1("save", "Save as PNG") : ""}</div>
</div>
<div class="paper"><canvas id="canvas" tabindex="0" role="img" aria-label="The paper to draw on"></canvas><div id="cursor" hidden></div></div>
<p id="said" role="status" aria-live="polite"></p>${save ? `<figure id="picture" hidden><img id="png" alt="The drawing as a PNG picture"><figcaption>Press and hold the picture, or click it with the right button, and save it.</figcaption></figure>` : ""}
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
