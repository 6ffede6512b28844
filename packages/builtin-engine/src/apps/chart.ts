import { plainly } from "../phrasing.ts";
import { PAGE_DOES } from "./does.ts";
import type { AppTemplate, AppMaker, UnsupportedTask } from "./app.ts";
import { foundRows } from "./chart-found-rows.ts";
import type { FoundRows, Rows } from "./chart-rows.ts";
import { COLOUR, colourOf, readableOn, type Hex } from "./colours.ts";
import { namesPattern } from "./names-pattern.ts";
import { capitalized, escapeHtml, pageOf } from "./page-template.ts";
import { click, briefOf, press, TALK } from "./tool.ts";
import type { AppRequest } from "./app-request.ts";
import type { Theme } from "./theme.ts";

const KINDS = {
  bars: [
    "bar chart",
    "bar graph",
    "column chart",
    "column graph",
    "bar plot",
    "bar diagram",
    "horizontal bar chart",
    "horizontal bar graph",
    "barchart",
    "column diagram",
    "histogram",
  ],
  line: ["line chart", "line graph", "line plot", "line diagram", "linechart"],
  pie: [
    "pie chart",
    "pie graph",
    "pie diagram",
    "pie",
    "donut chart",
    "doughnut chart",
    "donut graph",
    "doughnut graph",
    "piechart",
    "circle chart",
    "cake chart",
    "cake diagram",
  ],
} as const;
type Kind = keyof typeof KINDS;
/** Names without a kind of chart; bars are used, which suit any rows. */
const PLAIN = ["chart", "graph", "diagram", "charts"];
const NAMES = [...Object.values(KINDS).flat(), ...PLAIN];
const NAMED = new RegExp(namesPattern(NAMES), "iu");
const TITLES = { bars: "Bar chart", line: "Line chart", pie: "Pie chart" };
const LIMIT = { bars: 40, line: 40, pie: 12 };
/** Colours that colour-blind people can distinguish: the palette of Okabe and Ito, with additions. */
const PALETTE: readonly Hex[] =
  "#0072b2 #e69f00 #009e73 #cc79a7 #56b4e9 #d55e00 #f0e442 #5b4a9e #8c6d46 #7fc9a4 #9b2d4f #4d4d4d".split(
    " ",
  );

const MANY_COLOURS = String.raw`\b(?:colou?rful(?: (?:bars|bright|vivid|strong|lively)(?! colou?rs))?|(?:bright|vivid|lively|strong|happy) colou?rs|colou?rful(?: (?:bars|slices|columns))?|(?:in )?(?:different|many|various|multiple|distinct) colou?rs(?: (?:for|per) (?:each|every)(?: (?:bar|slice|column))?)?|(?:each|every) (?:bar|slice|column) (?:in )?(?:a |its )?(?:different|own) colou?r|colou?r (?:each|every) (?:bar|slice|column) differently|(?:each|every) (?:bar|slice|column) (?:has|gets|with|in|should have) (?:a |its |another )(?:own|different|other)? ?colou?r|rainbow(?: colou?rs)?)\b`;
const SORTED = String.raw`\b(?:sorted|ordered|ranked)(?: (?:by (?:value|size)|descending(?:ly)?|from (?:largest|highest|biggest) to (?:smallest|lowest)|in descending order|from (?:high|large|big|most|the (?:biggest|largest|highest|most)) to (?:low|small|little|few|least|the (?:smallest|lowest|least))|largest first|highest first|desc)){0,2}\b(?! (?:by|alphabetical|ascending|from|in asc|smallest|lowest))`;
const SUBJECT =
  /\b(?:measured|counted|recorded|collected|of|for|showing|shows|about|comparing|on|displaying|with(?= (?:the|our|my)\b))\s+((?:(?!(?:with|using|titled|called|and|that|which|in (?:a |the )?(?:dark|light|colou?r|[a-z]+ (?:theme|colou?rs?)))\b)[\p{L}\p{N}%$€'&()/-]+\s+){0,9}(?!in\b)[\p{L}\p{N}%$€'&()/-]+)\s*[:,]?\s*$/iu;
/** What the rows are, directly after the name: `bar chart votes:`. */
const DIRECT =
  /(?:chart|graph|diagram|bars|columns)\s+((?:(?!(?:with|in|and|titled|called|please|that|which|where|by|sorted|ordered|ranked|as|from|for|of)\b)[\p{L}']+\s+){0,3}(?!(?:with|in|and|titled|called|please|that|which|where|by|sorted|ordered|ranked|as|from|for|of|bold|dark|light)\b)[\p{L}']+)\s*:\s*$/iu;
const NO_SUBJECT =
  /^(?:(?:left|right|top|bottom|side|the|this|these|my|our|following|some|given|data|numbers?|values?|rows?|figures|of|from|below|list|points)\s*)+$/i;
const ANYWAY = [
  String.raw`\b(?:legends?|labels?|labell?ed(?: axes)?|values?(?: labels?)?|data(?: labels?)?|(?:the )?numbers|tooltips?|hover(?:ing)?(?: effects?| values?)?|(?:data |accessible )*tables?(?: (?:beside|below|next to) it)?|headings?|percentages?|percents?|shares?)(?:(?:,? and |, ?)(?:legends?|labels?|values?|tooltips?|table|percentages?))*\b(?: (?:on|above|in|inside|at the top of|for|over|when)(?: (?:the|each|every|hovering))*(?: (?:bars?|slices?|points?|columns?|hover))*)?`,
  String.raw`\b(?:axis|axes|x[- ]axis|y[- ]axis|grid ?lines?|grid)\b`,
  String.raw`\b(?:on|above|for) (?:each|every|the) (?:bars?|slices?|points?)\b`,
  String.raw`\b(?:vertical|svg|draw|plot|graphic|(?:as )?(?:bars|columns|slices)|points|dots|markers|graphically|visuali[sz]e|measured|measurements?|data|figures|results?|statistics?)\b`,
];

/** Unsupported kinds of chart. */
const OTHER_KINDS =
  "org|organi[sz]ation(?:al)?|flow|gantt|radar|spider|scatter|bubble|candlestick|heat ?map|tree|family|sankey|network|seating|eye|star|natal|birth|wall|height|growth|reward|sticker|chore|behaviou?r|potty|area|stacked|sequence|class|venn|uml|er|entity relationship|mind ?map|circuit|wiring|funnel|waterfall|box|violin|tab|chord|colou?r|size|conversion|knowledge|social|call|state|timing|phase|architecture|gauge|pivot|charting|map|tidal|weather|periodic";
/** Example rows for a task without rows; they are recognisable as examples. */
const SAMPLE: Rows = {
  rows: [12, 19, 8, 15].map((value, i) => ({ label: `Sample ${"ABCD"[i]}`, value })),
  before: "",
  after: "",
};

/** A chart of the task's rows, with a table. */
export const chart: AppMaker = {
  does: PAGE_DOES.chart,
  names: NAMES,
  described: [
    String.raw`\b(?:show|see|compare|present)\b.{0,60}\d.{0,120}\b(?:bars|columns|bar|pie|line|graph)\b`,
    String.raw`\b(?:show|draw|plot|display|visuali[sz]e|present|put)\b.{0,40}\b(?:as|in|into) (?:a |an )?(?:red |blue |green |\p{L}+ )?(?:line|bars?|pie|columns?|curve)\b`,
    String.raw`^\W*(?:(?:a|an|make|please|me|show|draw|i want|horizontal|vertical|coloured|simple) )*(?:bars|columns)\b.{0,120}\d.{0,60}\d`,
    String.raw`\b(?<!(?:scatter|box|radar|area) )(?:plot|visuali[sz]e|graph)\b.{0,60}\d.{0,40}\d`,
  ],
  others: {
    before: OTHER_KINDS,
    behind: String.raw` (?:librar(?:y|ies)|editor|maker|builder|generator|paper|theory|database|neural|algorithm|traversal|of accounts)\b`,
  },
  holdsTexts: true,
  make(request: AppRequest): AppTemplate | UnsupportedTask {
    const task = plainly(request.text);
    const found = foundRows(task, NAMED);
    // The task has values that cannot be parsed, so example rows would be wrong.
    if (!found && (task.match(/\d+/g) ?? []).length >= 3) return { words: ["what the rows are"] };
    const around: [string, string] = found ? found.around : [task, ""];
    const kind = kindIn(request, around.join(" | "), found?.rows ?? SAMPLE.rows);
    const rows = found ?? { ...SAMPLE, around };
    if (!found)
      request.refuse("data of yours: the wish holds no values that can be read, so the chart shows samples");
    const design = designOf(request, kind, rows, task);
    return page(rows, design, /\bdou?(?:gh)?nut\b|\bring\b/i.test(task));
  },
};

function toldKind(shown: string): Kind | undefined {
  if (/line|curve/i.test(shown)) return "line";
  return /pie/i.test(shown) ? "pie" : undefined;
}

/** The requested kind of chart; bars if there is none or several, or if it does not suit these rows. */
function kindIn(request: AppRequest, text: string, rows: Rows["rows"]): Kind {
  const kinds = kindsOf(text);
  const shown = new RegExp(
    String.raw`\b(?:as|in|into) (?:a |an )?(?:\p{L}+ )?(line|curve|pie|bars?|columns?)\b`,
    "iu",
  ).exec(text)?.[1];
  const told = toldKind(shown ?? "");
  const isLine = /\b(?:trend|over time|development|last \d+ (?:hours|days|weeks)|live|price)\b/i.test(text);
  const kind = told ?? kinds[0] ?? (isLine ? "line" : "bars");
  request.grant(
    String.raw`\b(?:as|in|into) (?:a |an )?(?:line|curve|pie|bars?|columns?)(?: chart)?\b`,
    String.raw`\b(?:show|draw|plot|put|display|visuali[sz]e) (?:it|them|this|that|these)\b`,
  );
  for (const other of kinds.slice(1)) request.refuse(`a ${other} chart as well`);
  if (fits(rows, kind)) return kind;
  request.refuse("these rows in a pie");
  return "bars";
}

interface Design extends ReturnType<typeof optionsOf> {
  kind: Kind;
  title: string;
  theme: Theme;
  /** The single colour of bars and lines, if requested. */
  colour: Hex | undefined;
  /** Whether each part has its own colour. */
  many: boolean;
  /** Colours for the parts, in their order. */
  own: readonly Hex[];
  lying: boolean;
}

/** Reads the look of the chart from the words around its rows. */
function designOf(named: AppRequest, kind: Kind, { around: [first, last] }: FoundRows, task: string): Design {
  const lying = /\bhorizontal\b/i.test(first);
  const subject = SUBJECT.exec(first) ?? DIRECT.exec(first);
  named.holds(task.slice(first.length, task.length - last.length));
  if (titled(subject?.[1])) named.holds(subject![0]);
  if (kind === "pie") named.grant(MANY_COLOURS);
  const own = coloursListed(named);
  const many = kind === "pie" || own.length > 0 || named.take(MANY_COLOURS) !== null;
  const options = optionsOf(named, kind);
  named.grant(...TALK, ...ANYWAY, ...(lying ? [String.raw`\bhorizontal\b`] : []));
  const colour =
    kind === "pie" ? undefined : named.colours({ mark: "bars?|columns?|lines?|curve|points?|dots" }).mark;
  const theme = named.theme("bars?|lines?|columns?");
  const title = named.title ?? (titled(subject?.[1]) || TITLES[kind]);
  return { ...options, kind, title, theme, colour, own, many, lying };
}

/** Colours that are listed for the parts: `colours green, red, yellow`. At least two. */
function coloursListed(request: AppRequest): Hex[] {
  const found = request.take(
    String.raw`\b(?:in |with |the |use )*(?:(?:these |the |following )*colou?rs)(?: are| should be|:)? (${COLOUR}(?:(?:, ?|,? and | ?/ ?| )${COLOUR}){1,11})`,
  );
  return (found?.[1]?.match(new RegExp(COLOUR, "giu")) ?? []).map(colourOf);
}

const fits = (rows: Rows["rows"], kind: Kind) =>
  rows.length <= LIMIT[kind] && (kind !== "pie" || isWhole(rows));

function page(found: FoundRows, design: Design, hole: boolean): AppTemplate {
  const { kind, title, theme, lying, xTitle, yTitle, sorted } = design;
  const { before, after } = found;
  const rows = sorted ? found.rows.toSorted((a, b) => b.value - a.value) : found.rows;
  const palette = [...design.own, ...(theme.palette ?? []), ...PALETTE];
  const colours = design.many ? [...new Set(palette)].map((fill) => ({ fill, on: readableOn(fill) })) : [{}];
  const html = pageOf({
    title,
    theme,
    accent: design.colour ?? "#2f6fde",
    script: "chart",
    styles: ["tool-page", "chart"],
    settings: { kind, hole, lying, rows, before, after, colours, xTitle, yTitle, sorted, hint: HINT },
    body: bodyOf(title, kind, design, after !== "%"),
  });
  return { title, html, brief: briefOf(title, stepsOf(kind, found, rows, sorted)) };
}

const HINT = "Choose a part to see its value.";
const isWhole = (rows: Rows["rows"]) =>
  rows.every(({ value }) => value >= 0) && rows.some(({ value }) => value > 0);
function kindsOf(text: string): Kind[] {
  const named = (names: readonly string[]) => new RegExp(namesPattern(names), "iu").test(text);
  const kinds = (Object.keys(KINDS) as Kind[]).filter((kind) => named(KINDS[kind]));
  return kinds;
}

function titled(subject: string | undefined): string {
  if (!subject || NO_SUBJECT.test(subject)) return "";
  const bare = subject.replace(/^(?:the|my|our|these|this)\s+/i, "");
  return capitalized(bare);
}

/** Reads the titles of the axes, and whether the rows are sorted by value. */
function optionsOf(request: AppRequest, kind: Kind) {
  const axis = (name: string) => {
    const match = request.take(
      String.raw`\b(?:(?:the |an? )?${name}[- ]?axis(?: (?:label(?:l?ed)?|titled?|named|called))?(?: is| as|:|=)? ?)(?:"([^"\n]{1,40})"|'([^'\n]{1,40})'|(?:labell?ed |label |: ?|titled |= ?)([\p{L}\p{N}]+))`,
    );
    return match?.slice(1).find((group) => group !== undefined) ?? "";
  };
  const [xTitle, yTitle] = kind === "pie" ? ["", ""] : [axis("x"), axis("y")];
  return { xTitle, yTitle, sorted: kind !== "line" && request.take(SORTED) !== null };
}

function bodyOf(
  title: string,
  kind: Kind,
  { xTitle, yTitle, sorted }: ReturnType<typeof optionsOf>,
  shares: boolean,
): string {
  const sort =
    kind === "line" || sorted
      ? ""
      : `<button id="sort" type="button" aria-pressed="false">Largest first</button>`;
  return `<section class="sheet of-${kind}" aria-label="Chart and table">
<div class="side"><svg id="plot" role="img" aria-label="${escapeHtml(title)}. All values are in the table."></svg>
<div><div class="line-of"><output id="told" aria-live="polite"></output>${sort}</div>
<table><caption class="hidden-text">${escapeHtml(title)}</caption><thead><tr><th scope="col">${escapeHtml(xTitle || "Name")}</th><th scope="col">${escapeHtml(yTitle || "Value")}</th>${kind === "pie" && shares ? `<th scope="col">Share</th>` : ""}</tr></thead><tbody id="rows"></tbody></table></div></div>
</section>`;
}

function stepsOf(kind: Kind, { before, after }: Rows, rows: Rows["rows"], sorted: boolean) {
  const [first, last] = [rows[0]!, rows.at(-1)!];
  const written = (value: number) =>
    `${value < 0 ? "−" : ""}${before}${new Intl.NumberFormat("en", { maximumFractionDigits: 6 }).format(Math.abs(value))}${after}`;
  const tells = ({ label, value }: Rows["rows"][number]) => ({
    text: `${label}: ${written(value)}`,
    changed: true as const,
  });
  const steps = [
    press("The arrow key tells the first value", "ArrowRight", tells(first)),
    press("End tells the last", "End", tells(last)),
    press("Escape chooses none", "Escape", { text: HINT }),
  ];
  if (sorted) return steps;
  return [
    ...steps,
    kind === "line"
      ? click("A click on the plot tells a value", "#plot", { no_text: HINT, changed: true })
      : click("The rows can be put in order", "Largest first", { no_text: HINT, changed: true }),
  ];
}
