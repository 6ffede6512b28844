import type { ChecklistStep } from "@signet/contract";
import { capitalized } from "./page-template.ts";
import { COUNT, countOf, type AppRequest } from "./app-request.ts";

/** Features that every game has. */
export const GAME = [
  String.raw`\b(?:arrow[- ]?keys?|arrows)(?: controls?| to (?:move|steer|control|play))?\b`,
  String.raw`\b(?:re-?start|new[- ]game|play[- ]again|reset)(?: (?:button|key|option))?\b`,
  String.raw`\b(?:controlled|controls?|steered)(?: (?:by|with|via|using))?\b`,
  String.raw`\b(?:single[- ]player|one[- ]player|1[- ]player|for one player)\b`,
  String.raw`\b(?:game[- ]over|win|winning|end)(?: and win)? (?:screen|message)s?\b`,
  String.raw`\b(?:i|you|one|player|the player|it|to|can|be|moves?|steers?|use|using|with|by) (?:(?:can|should|must|move|steer|control|play|moves?|controls?|steers?|it|the|with|by|be|moved|played|using|able|to) ){0,6}(?:the )?(?:arrow[- ]?keys?|arrows|keyboard|keys|cursor keys|fingers?|mouse|touch|swiping)\b`,
  String.raw`\b(?:cursor|arrow) keys\b`,
  String.raw`\b(?:start|play)(?: game)? button\b`,
  String.raw`\bon one (?:computer|screen|device|page)\b`,
];
/** Features of every game with points and a best score while the page is open. */
export const SCORED = [
  String.raw`\b(?:(?:that )?(?:shows?|keeps?|counts?|tracks?|displays?|keeping|showing|tracking) )?(?:the )?(?:(?:high|best|top|current|live)[- ]?)?scores?(?:[- ]?(?:keeping|counter|display|board))?\b(?! (?:to|of|up)\b)`,
];
/** Features of every real-time game. */
export const PAUSED = [
  String.raw`\bpaus(?:e|es|ing)(?: (?:and|\/) ?resume)?(?: (?:button|key|function|option|feature))?\b`,
  String.raw`\bspace ?bar\b`,
  String.raw`\bstart (?:button|screen)\b`,
];
export const WASD = String.raw`\b(?:or |and )?wasd(?: keys?)?\b`;
export const SWIPE = String.raw`\b(?:swip(?:e|es|ing)(?: (?:to (?:move|play|steer|slide)(?: (?:the )?(?:tiles|snake))?|controls?|gestures?|support|input))?|d-?pad|on-?screen (?:buttons|controls|arrows|d-?pad))\b`;
export const MOUSE = String.raw`\b(?:the )?(?:mouse|pointer|dragging|drag)(?: (?:controls?|input|support))?\b`;

/** Descriptions of the computer as the opponent. */
export const AGAINST = String.raw`\b(?:(?:play(?:ed|s|ing)? )?(?:against|vs\.?|versus|with|you vs\.?) )?(?:the |a |an )?(?:\s*\|\s*)?(?:computer|ai|cpu|bot|machine)(?:[- ](?:controlled )?(?:opponent|player|paddle|enemy))?\b|\bopponent\b`;
const PLAYER = "(?= (?:ai|computer|cpu|bot|opponent)\\b)";
/** Difficulty told the other way round: `difficulty medium`, `make it hard`. */
const AS_LEVEL = String.raw`(?:\b(?:(?:ai |computer |the |game )*(?:difficulty|level)(?: level)?(?: is| of|:| should be)?|(?:make|keep) it|it (?:should|must) be|should be|(?:isn't|is not|not|shouldn't be|should not be) too) )`;
const LEVELS: [pattern: string, level: "easy" | "medium" | "hard"][] = [
  [
    `unbeatable|perfect|invincible|impossible|very hard|hard|difficult|strong|expert|(?:smart|good|great|challenging)${PLAYER}`,
    "hard",
  ],
  [
    String.raw`(?:it |he |she |that |(?:must |should |can |has to ))*lets? (?:me|us|them|the kids|you) win(?: sometimes| from time to time| now and then)?|makes? (?:some )?mistakes|beatable|(?:not|isn't|is not) (?:too |so |very )(?:hard|difficult|strong|good|clever|smart)(?= to beat|\s*(?:[,.;!?|]|$))`,
    "medium",
  ],
  ["medium|moderate|normal(?= (?:difficulty|level|mode))", "medium"],
  [
    "(?:(?:the |it |that |has to |have to |must |should |be |is )+)?(?:really |realy |very |super |quite |so |pretty )*(?:bad|lousy|terrible|stupid|dumb|easy to beat)(?: at it| at the game)?(?= ?(?:so|and|[,.;!?|]|$))",
    "easy",
  ],
  [`very easy|easy|weak|beginner|(?:simple|basic|dumb|random)${PLAYER}`, "easy"],
];

/** The requested skill of the computer, if any. */
export function levelOf(request: AppRequest): "easy" | "medium" | "hard" | undefined {
  for (const [words, level] of LEVELS)
    if (request.take(String.raw`${AS_LEVEL}?\b(?:${words})(?: (?:difficulty|level|mode|game))?\b`))
      return level;
  return undefined;
}

/** How much faster or slower a game without an opponent is for its requested difficulty. */
export function hardnessOf(request: AppRequest): number {
  for (const [words, level] of LEVELS)
    // Before another noun, as in `hard bricks`, it says something else.
    if (
      request.take(
        String.raw`${AS_LEVEL}?\b(?:${words})(?:(?: (?:difficulty|level|mode|game))+|(?=\s*(?:[,.;!?|‖]|$|(?:for|please)\b)))`,
      )
    )
      return { easy: 0.8, medium: 1, hard: 1.3 }[level];
  return 1;
}

const STEPS: [pattern: string, factor: number][] = [
  [
    String.raw`\b(?:not|don't|never|shouldn't|should not|must not|isn't)(?: (?:be|make|go|move|it|is|run|the|ball|snake|game|let))* (?:too|so|very|that) (?:fast|quick)(?:ly)?\b|\bnot (?:too )?(?:fast|quick)\b`,
    0.65,
  ],
  [String.raw`\b(?:not|isn't)(?: (?:be|go|move|is))* (?:too|so|very|that) slow(?:ly)?\b`, 1.25],
  [
    String.raw`\b(?:(?:very|super|really|extremely) (?:fast|quick)|(?:double|twice the|2x|2 x) speed)(?: (?:speed|pace|paced))?\b`,
    1.9,
  ],
  [String.raw`\b(?:very|super|really|extremely) slow(?:ly)?(?: (?:speed|pace|paced))?\b`, 0.45],
  [String.raw`\b(?:half(?: the)? speed)\b`, 0.5],
  [
    String.raw`\b(?:(?:fast|quick)(?:ly|er)?(?:[- ](?:speed|pace|paced|moving))?|high[- ]speed|speed(?: is|:)? (?:fast|high|quick))\b`,
    1.45,
  ],
  [
    String.raw`\b(?:(?:a bit |a little |rather |quite |nice and |nicely )?(?:slow(?:ly|er)?|leisurely|unhurried|gentle speed|calm speed|in slow motion|easy[- ]going)(?:[- ](?:speed|pace|paced|moving|motion))?|low[- ]speed|speed(?: is|:)? (?:slow|low))\b`,
    0.65,
  ],
  [
    String.raw`\b(?:(?:normal|medium|moderate|standard|regular)[- ](?:speed|pace)|speed(?: is|:)? (?:normal|medium))\b`,
    1,
  ],
];

/** The requested speed as a factor of the default. `thing`: pattern source of what may be called fast (`fast ball`). */
export function speedOf(request: AppRequest, thing: string): number {
  for (const [pattern, factor] of STEPS) {
    const found = request.take(
      `(?:\\b(?:the )?(?:${thing})(?: (?:is|should be|moves?|goes|flies|must be|should|shall|move|go|at|a|with|very|starts?|begins?|off|out))+ )?(?:\\b(?:start(?:s|ing)?|begin(?:s|ning)?)(?: speed| off| out)?(?: is|:)? )?(?:${pattern})(?: (?:${thing})\\b)?`,
    );
    if (found) return factor;
  }
  const { elderly, children } = request.audience;
  if (elderly) return 0.7;
  return children ? 0.85 : 1;
}

/** The requested size of the ball as a factor of the default. */
export function ballSizeOf(request: AppRequest): number {
  const said = (words: string) =>
    request.has(
      String.raw`\b(?:a |an |the |with |very |nice |really |extra )*(?:${words}) ball\b(?! speed)`,
      String.raw`\bball (?:is |should be |must be |very |nice and |a bit )+(?:${words})\b`,
    );
  if (said("large|larger|big|bigger|huge|giant|fat")) return 1.7;
  return said("small|smaller|tiny|little|mini") ? 0.6 : 1;
}

const SIDE = String.raw`(\d{1,5})`;
/** Takes `columns` × `rows`, as in `20x20 grid`, unless one is out of bounds. */
export function gridOf(
  request: AppRequest,
  min: number,
  max: number,
): [columns: number, rows: number] | undefined {
  const pattern = String.raw`(?:\b(?:grid|board|field|size)(?: size)?(?: of| is|:)? )?${SIDE} ?(?:x|×|by|\*) ?${SIDE}\b(?:[- ](?:grid|board|field|tiles?|cells?|squares?|size|cards?|layout|playing field))*`;
  const found = request.take(pattern);
  if (!found) return undefined;
  const sides: [number, number] = [countOf(found[1]!), countOf(found[2]!)];
  if (sides.every((side) => side >= min && side <= max)) return sides;
  request.restore(found);
  return undefined;
}

/** Takes a number of lives, points or rounds: `3 lives`, `lives: 3`. */
export const howMany = (request: AppRequest, what: string, min: number, max: number): number | undefined =>
  request.count(String.raw`\b${COUNT}[- ](?:${what})\b`, min, max) ??
  request.count(String.raw`\b(?:${what})(?: of| is| are|:|=)? ?${COUNT}\b`, min, max);

/** The numbers above a game: id and label of each. */
export const figuresOf = (figures: readonly (readonly [id: string, label: string])[]): string =>
  `<dl class="figures">${figures.map(([id, label]) => `<div><dt>${label}</dt><dd id="${id}">0</dd></div>`).join("")}</dl>`;

/** The HTML of a game: `figures` and `buttons` above the board, and a live region for screen readers. `ratio`: width by height of the board. */
export const gameOf = (ratio: string, figures: string, buttons: string, rest: string, kind = ""): string =>
  `<div class="game${kind}" style="--ratio:${ratio}">
<div class="bar">${figures}<div class="buttons">${buttons}</div></div>
<p id="status" class="hidden-text" role="status" aria-live="polite"></p>
${rest}
</div>`;

/** The buttons that in-page/game-rounds.ts handles. */
export const ROUND_BUTTONS = `<button id="pause" type="button">Pause</button><button id="restart" type="button">Restart</button>`;

/** The field of a game with rounds, with its messages. `label`: the text alternative of the canvas. */
export const stageOf = (label: string): string =>
  `<div id="stage" class="stage"><canvas id="field" role="img" aria-label="${label}"></canvas>
<div id="notice" class="notice"><h2 id="notice-heading">Ready?</h2><p id="notice-text"></p><button id="play" class="primary" type="button">Play</button></div></div>`;

/** Four direction buttons for touch screens. */
export const PAD = `<div class="pad" role="group" aria-label="Steering">${["up", "left", "down", "right"]
  .map(
    (way, i) => `<button type="button" class="${way}" aria-label="${capitalized(way)}">${"▲◀▼▶"[i]}</button>`,
  )
  .join("")}</div>`;

/** A hint about the keys, on devices with a keyboard. `text`: trusted HTML. */
export const keysHint = (text: string): string => `<p class="keys-hint">${text}</p>`;

/** Checklist steps for every game with rounds. None uses `changed`, which would need a second page to compare with. */
export const PLAY: ChecklistStep = {
  name: "Play starts the game",
  do: { do: "click", on: "Play", times: 1 },
  expect: { no_text: "Ready?" },
};
export const GO_ON: ChecklistStep = {
  name: "P goes on",
  do: { do: "key", key: "p", times: 1 },
  expect: { no_text: "Paused" },
};
