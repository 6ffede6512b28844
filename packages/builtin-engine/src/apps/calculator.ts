import { PAGE_DOES } from "./does.ts";
import type { AppTemplate, AppMaker } from "./app.ts";
import { readableOn, type Hex } from "./colours.ts";
import { pageOf } from "./page-template.ts";
import { click, briefOf, press, TALK, typed } from "./tool.ts";
import type { AppRequest } from "./app-request.ts";

const ALSO = String.raw`(?:(?: ?[,&] ?(?:and )?| and | or )`;
const list = (word: string) => String.raw`\b(?:basic |simple |all )?(?:${word})${ALSO}(?:${word}))*\b`;
const SCIENCE = list(
  String.raw`scientific(?: (?:functions|mode|operations|keys))?|trig(?:onometr(?:y|ic))?(?: functions)?|sine?s?|cos(?:ines?)?|tan(?:gents?)?|log(?:arithms?)?|ln|square ?roots?|roots?|sqrt|powers?|exponents?|exponentiation|factorials?|pi|squares?`,
);
const ONLY_PLUS =
  /\b(?:only|just|nothing but)\b[^.,;:]{0,12}(?:\bplus\b|\badd|\+)(?![^.;:]{0,40}(?:times|multipl|divi|\*|×))/i;
const HISTORY = String.raw`\b(?:(?:a )?(?:calculation )?history(?: (?:list|panel|log|of (?:past |previous |the )?calculations))?)\b`;
/** The history has at most twenty entries. */
const BEFORE = String.raw`\b(?:where |that |and )*(?:i |one |you |he |she |they )?(?:can |could )?(?:see|look up|check|read)s?(?: (?:again|back))? what (?:i|you|he|she|they|was|we)(?: (?:have|had|has))? (?:typed|calculated|entered|did|worked out|computed)(?: (?:before|earlier|already|so far|in))*\b`;
const LAST = String.raw`\b(?:(?:that |which |it |and )?(?:shows?|keeps?|lists?|remembers?|sees?|displays?|showing|with|see|list of|a list of|show me) )?(?:the |my |all |a list of )*(?:last|previous|past|recent|earlier|old)(?: (?:[2-9]|1\d|20|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|few))? (?:calculations?|results?|sums|entries|operations|computations)(?: (?:below|beside|in a list|under it|underneath))?\b`;
const MEMORY = String.raw`\bmemory\b(?! (?:game|match|cards?))(?: (?:keys|buttons|functions))?(?: \(?(?:M\+|M-|MR|MC)(?:[,/ ]+(?:and )?(?:M\+|M-|MR|MC))*\)?)?`;
const RADIANS = String.raw`\b(?:in )?radians\b`;
/** Features that the page always has. */
const ANYWAY = [
  String.raw`\bthousands?(?: |-)separators?\b`,
  list(
    String.raw`addition|subtraction|multiplication|division|add(?:ing)?|subtract(?:ing)?|multiply(?:ing)?|divid(?:e|ing)|plus|minus|times|equals?(?: sign)?|arithmetics?|math(?:s|ematical)?|operat(?:ions|ors)|calculations?|four(?: basic)? (?:functions|operations)|percent(?:age)?s?(?: (?:key|button))?|decimals?(?: (?:point|numbers))?|negative numbers|brackets|parenthes[ie]s`,
  ),
  String.raw`\b(?:clear|all[- ]clear|ac|c|equals?|delete|backspace|number|digit|operator)(?:(?: and |, ?| or |/)(?:clear|delete|backspace|equals?|decimal))* (?:keys?|buttons?)\b`,
  String.raw`\b(?:backspace|order of operations|operator precedence|precedence|degrees)\b`,
  String.raw`\bdivi(?:sion|ding|de) by zero(?: (?:errors?|handling|message))?\b`,
  String.raw`\b(?:keys?|buttons?|i can|can be|also|usable|works?|typing|type|input|operated|controlled|used)(?: (?:also|be|is|are|with|via|by|through|on|from|using|can|type|used|numbers|in|the|my|controlled|work|works?|input))* keyboard\b`,
  String.raw`\b(?:keys|buttons|display|screen|plus|minus|equals sign|sums?|count|numbers?|calculat(?:e|es|ing)|till|pocket|desk|counter|adding|change|money|prices|four)\b`,
  String.raw`\b(?:a |one )?(?:buttons?|keys?)(?: for)?(?=\s*\|)`,
  String.raw`\b(?:handles?|handling|respects?|respecting|numbers)\b`,
  String.raw`\b(?:keyboard )?(?:shortcuts|support|input)\b`,
];

/** A calculator for whole expressions. On request it has scientific functions, a history or a memory. */
export const calculator: AppMaker = {
  does: PAGE_DOES.calculator,
  names: [
    "calculator",
    "calculators",
    "calc",
    "calculator app",
    "pocket calculator",
    "desk calculator",
    "adding machine",
    "calculating machine",
  ],
  described: [
    String.raw`\b(?:add|plus)\b.{0,40}\b(?:subtract|minus|multiply|times)\b.{0,60}\bnumbers\b|\b(?:to|can|that) calculate (?:simple |with |sums|numbers)`,
  ],
  others: {
    before:
      "tip|mortgage|loan|bmi|body mass index|gpa|grade|age|date|tax|vat|carbon|calorie|calories|currency|unit|conversion|percentage|interest|savings?|retirement|salary|pay|wage|graphing|graphic|matrix|fraction|hex|hexadecimal|binary|programmer'?s?|statistics?|statistical|fuel|mileage|paint|tile|flooring|due date|pregnancy|ovulation|love|discount|price|cost|budget|profit|margin|shipping|dosage|dose|recipe|baking|cooking|electricity|energy|solar|crypto|bitcoin|stock|investment|roi|time|hours|subnet|ip|resistor|ohm|dog years?|cat years?|split|bill|rent|car|alcohol|pace|running|water|sleep|macro|protein|concrete|scoring|score|damage|\\p{L}+ (?:tip|loan|tax)",
    behind: String.raw` (?:for (?:(?:my|our|the|a|an) )?(?:mortgages?|loans?|tips?|bmi|taxes|tax|calories|grades|gpa|age|matrices|fuel|recipes?|dates?|units?|currenc(?:y|ies)|interest|discounts?|energy|electricity|vat|rent|savings?|percentages? of|trading|investments?)|that (?:converts?|splits?|computes? (?:the )?(?:tax|tip|bmi|interest))|to (?:convert|split|compute the (?:tax|tip))|history exporter)\b`,
  },
  holdsTexts: true,
  make(request: AppRequest): AppTemplate {
    const big = request.has(BIG_KEYS);
    const share = shareKey(request);
    request.grant(String.raw`\bdivi(?:sion|ding|de) by zero(?: (?:errors?|handling|message))?\b`, ...TALK);
    if (ONLY_PLUS.test(request.text)) request.refuse("only plus and minus: it also multiplies and divides");
    const scientific = request.take(SCIENCE) !== null;
    if (scientific) request.grant(SCIENCE);
    const radians = scientific && request.take(RADIANS) !== null;
    const history = request.has(HISTORY, LAST, BEFORE);
    const memory = request.take(MEMORY) !== null;
    const { equals, digits, signs, display } = request.colours({
      equals: "equals?(?: ?(?:sign|key|button))?|= ?(?:key|button|sign)?|result (?:key|button)",
      digits: "(?:number|digit) (?:keys|buttons)|numbers|digits",
      signs: "(?:operators?|operation|sign|function) (?:keys|buttons)|operators|signs|plus and minus",
      display: "display|screen|read-?out",
    });
    const theme = request.theme("buttons?|keys?", true);
    request.grant(...ANYWAY);
    const painted = {
      ".keys .equals": equals,
      ".keys button:not(.sign,.equals)": digits,
      ".keys button.sign": signs,
      ".glass": display,
    };
    const css = `${paintCss(painted)}${big ? ".keys button{min-height:72px;font-size:1.8rem}#screen{font-size:3.4rem;line-height:4rem}" : ""}`;
    const title = request.title ?? (scientific ? "Scientific calculator" : "Calculator");
    const html = pageOf({
      title,
      theme,
      accent: "#3b5bdb",
      script: "calculator",
      styles: ["tool-page", "calculator"],
      css,
      settings: { scientific },
      body: bodyOf({ scientific, radians, history, memory, share }),
    });
    return { title, html, brief: briefOf(title, stepsOf(scientific, history)) };
  },
};

/** A key that adds or takes off a share, such as a tax: what it shows, and the factor. */
interface ShareKey {
  text: string;
  factor: string;
}
const SHARE = String.raw`(\d{1,2}(?:\.\d{1,2})?) ?(?:%|percent|per cent)(?: (?:of )?(?:the )?(?:sales |value added )?(?:tax(?:es)?|vat|gst|tip|service|surcharge|discount|off|rebate))*`;
const KEY_LEAD = String.raw`\b(?:a |an |the |with |and |has |one |extra |special |own |big )*(?:button|key)s?(?: (?:that|which|to|for|it|can|adds?|adding|puts? on|calculates?|the|with|of|takes? (?:off|away)|subtracts?|deducts?|gives?|a|plus|minus))* ?`;

function shareKey(request: AppRequest): ShareKey | undefined {
  const found =
    request.take(
      `${KEY_LEAD}[+-]?${SHARE}(?: (?:to|from|on) (?:the |a |my )?(?:price|sum|amount|total|result|number|bill)s?)?`,
    ) ?? request.take(String.raw`\b(?:a |an |the |with )*${SHARE} (?:button|key)\b`);
  if (!found) return undefined;
  const percent = Number(found[1]);
  const less =
    /\b(?:off|away|discount|rebate|subtract|deduct|minus)/i.test(found[0]) || found[0].includes("-");
  const factor = String(Math.round((1 + (less ? -percent : percent) / 100) * 1e6) / 1e6);
  return { text: `${less ? "−" : "+"}${percent} %`, factor };
}

const BIG_KEYS = String.raw`\b(?:very |nice |really |extra )*(?:big|large|huge|bigger|larger|giant) (?:(?:round |readable |clear )?)(?:keys?|buttons?|numbers?|digits?|display|keypad|figures)(?:(?: and|,)(?: a)?(?: big| large)? (?:display|numbers|digits|keys|buttons|screen))*\b|\b(?:keys|buttons|numbers|digits)(?: (?:should be|are|must be|nice and|very))* (?:big|large|huge)\b`;

function classOf(sign: string): string {
  if (sign === "=") return "primary equals";
  return /^[\d.]$/.test(sign) ? "" : "sign";
}

/** Colours of parts of the page, with a readable text colour. */
const paintCss = (parts: Record<string, Hex | undefined>): string =>
  Object.entries(parts)
    .map(([part, colour]) => (colour ? `${part}{background:${colour};color:${readableOn(colour)}}` : ""))
    .join("");

const NAMES = new Map(Object.entries({ C: "Clear", "⌫": "Delete last", "√": "Square root" }));
const keys = (signs: string, kind: string) =>
  signs
    .split(" ")
    .map((pair) => {
      const [sign, key = sign] = pair.split("~") as [string, string?];
      const name = NAMES.get(sign);
      const className = classOf(sign);
      return `<button type="button" class="${className}" data-key="${key}"${name ? ` aria-label="${name}"` : ""}>${sign}</button>`;
    })
    .join("\n")
    .replace(/^/, `<div class="keys${kind}">\n`)
    .concat("\n</div>");

function bodyOf(
  has: Record<"scientific" | "radians" | "history" | "memory", boolean> & { share: ShareKey | undefined },
): string {
  const functions = `sin~sin( cos~cos( tan~tan( √~√( π e sin⁻¹~sin⁻¹( cos⁻¹~cos⁻¹( tan⁻¹~tan⁻¹( x²~^2 ln~ln( log~log( xʸ~^ x!~!`;
  const school = keys(functions, " five").replace(
    `<div class="keys five">\n`,
    `<div class="keys five">\n<button type="button" id="angle" class="sign" title="Angles in degrees or radians">${has.radians ? "Rad" : "Deg"}</button>\n`,
  );
  return `<section class="sheet" aria-label="Calculator">
<div class="glass"><div id="above"></div><output id="screen" aria-live="off">0</output></div>
<p id="said" class="hidden-text" role="status" aria-live="polite"></p>
<div class="pads${has.scientific ? " wide" : ""}">
<div>
${has.memory ? keys("MC MR M+ M−", " memory") : ""}
${has.scientific ? school : ""}
</div>
${has.share ? `<div class="keys">\n<button type="button" class="sign" data-key="×${has.share.factor}">${has.share.text}</button>\n</div>` : ""}
${keys("C ( ) ⌫ 7 8 9 ÷ 4 5 6 × 1 2 3 − 0 . % + =", "")}
</div>
${has.history ? `<h2 class="hidden-text">History</h2><ol id="history"></ol>` : ""}
</section>
<p class="hint typing">Type digits and + − * / ( ) % · Enter calculates · Escape clears</p>`;
}

/** Checks 7 × 6 with the pointer, then the special features with keys. */
const stepsOf = (scientific: boolean, history: boolean) => [
  click("Seven is pressed", "7", { changed: true }),
  click("times", "×", { changed: true }),
  click("six", "6", { changed: true }),
  click("is forty-two", "=", { text: "42" }),
  click("Clear empties the display", "Clear", history ? { changed: true } : { no_text: "42" }),
  ...(scientific
    ? [
        click("A square root is begun", "Square root", { text: "√(" }),
        press("The root of nine is three", "9", { text: "= 3" }),
      ]
    : [
        typed("A division by nothing is typed", undefined, "9/0"),
        press("and refused", "Enter", { text: "Cannot divide by zero" }),
      ]),
];
