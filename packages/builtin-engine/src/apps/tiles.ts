import { PAGE_DOES } from "./does.ts";
import type { AppTemplate, AppMaker } from "./app.ts";
import { extrasOf, remarkOf, soundButton } from "./game-extras.ts";
import { PICTURE, pictureOf } from "./pictures.ts";
import { mix, readableOn, type Hex } from "./colours.ts";
import { figuresOf, GAME, gameOf, gridOf, keysHint, SCORED, SWIPE, WASD } from "./game.ts";
import { pageOf } from "./page-template.ts";
import { COUNT, type AppRequest } from "./app-request.ts";

const GOAL = String.raw`\b(?:(?:goal|target|winning tile|aim)(?: tile| number)?(?: (?:is|of|should be|shall be|must be|to be|be)|:)*|(?:the )?(?:goal|target|aim) (?:is|of) (?:reaching|to reach)?|(?:reach(?:ing)?|up to|until|get(?:ting)? to|first to|win(?:s|ning)? (?:at|with)) (?:the )?)(?: tile)? ?${COUNT}(?: tile)?\b`;
const SLIDES = String.raw`\b(?:(?:slid(?:e|es|ing)|merg(?:e|es|ing)|join(?:s|ing)?|combin(?:e|es|ing)|number(?:ed)?)(?: (?:and|the|numbered|number|matching))*)?(?: ?(?:merge|merging|slide|sliding))?(?: ?(?:tiles?|puzzles?|numbers?))\b`;
const MOVED = String.raw`\b(?:smooth(?:ly)? )?animat(?:ed|ions?)(?: tiles?)?\b`;

const PICTURES = String.raw`\b(?:with|using|of|made of|showing|shows?|are|instead of numbers|use|has|have)(?: (?:pictures|emojis|images|of|cute|little|instead|numbers))* (?:${PICTURE}|animals?|fruits?|desserts?|planets?|plants?|flowers?)(?! (?:colou?rs?|theme|style|look|background))(?:(?:, ?|,? (?:and|&) )(?:an? )?(?:${PICTURE}))*(?: (?:instead of|rather than|in place of)(?: the)? numbers)?`;
/** Series of pictures, each made by merging two of the previous. */
const LADDERS: readonly (readonly [words: RegExp, signs: string])[] = [
  [
    /cup ?cake|cake|cookie|sweet|candy|doughnut|donut|muffin|dessert|ice cream|lollipop|chocolate/i,
    "🍬 🍭 🍪 🍩 🧁 🍫 🍮 🍦 🥧 🍰 🎂 🍨 🍯 🍡 🥮 🍧 👑",
  ],
  [
    /fruit|apple|banana|strawberry|cherry|melon|grape|pear|peach/i,
    "🍒 🍓 🍇 🍊 🍋 🍎 🍐 🍑 🥝 🥭 🍍 🥥 🍈 🍉 🫐 🍌 👑",
  ],
  [/animal|cat|dog|mouse|pet|fish|bird|bunny|rabbit/i, "🐛 🐞 🐟 🐭 🐹 🐰 🐱 🐶 🦊 🐷 🐮 🐴 🐻 🦁 🐘 🐳 👑"],
  [/planet|space|star|rocket/i, "☄️ 🌑 🌒 🌓 🌔 🌕 🌍 🪐 ⭐ 🌟 ☀️ 🚀 🛸 👽 🌌 🌠 👑"],
  [/flower|plant|tree/i, "🌱 🌿 🍀 🌼 🌷 🌸 🌹 🌺 🌻 🌵 🌴 🌳 🌲 🍄 🍁 💐 👑"],
];
/** Descriptions of merging two tiles into the next one. */
const JOINS = String.raw`\b(?:every|each|two|a) (?:merge|join|pair|same|equal|match)(?: \p{L}+){0,2} (?:makes?|gives?|becomes?|turns? into|creates?) (?:a |an |the )?(?:better|bigger|next|new|larger|nicer|higher|different)(?: (?:\p{L}+))?\b`;

/** The game 2048: tiles slide, and two equal ones merge into one of double value. */
export const tiles: AppMaker = {
  does: PAGE_DOES.tiles,
  names: [
    "2048",
    "2048 game",
    "2048 puzzle",
    "2048 clone",
    "doubling tiles game",
    "doubling tiles",
    "doubling game",
    ..."tile,tiles,number tile,number tiles,numbers,number,sliding number,sliding numbers"
      .split(",")
      .flatMap((what) => [`${what} merging game`, `${what} merge game`, `${what} doubling game`]),
    ..."tiles game,tile game,number tiles game,number tile game,sliding tiles game,sliding tile game,merge tiles,merge the tiles,merging tiles,merging game,doubling numbers,doubling numbers game".split(
      ",",
    ),
  ],
  described: [
    String.raw`\b(?:slid(?:e|es|ing)|push(?:ing)?|merg(?:e|es|ing)|join(?:ing)?|combin(?:e|ing)|swip(?:e|ing)|mov(?:e|ing))\b.{0,60}\b(?:tiles?|numbers?|squares|blocks)\b.{0,100}\b(?:doubl(?:e|es|ed|ing)|merg(?:e|es|ing)|add(?:s|ed)? (?:up|together)|twice|join(?:s|ed)?|combin(?:e|es)|2048|1024|512|same number)\b`,
    String.raw`\b(?:tiles?|numbers?)\b.{0,80}\b(?:doubl(?:e|es|ing)|merges?|add up)\b.{0,40}\b(?:when|if|as|until|together|on)\b`,
  ],
  make(request: AppRequest): AppTemplate {
    const extras = extrasOf(request, 1);
    const size = sizeOf(request);
    const goal = goalOf(request);
    const noUndo = request.has(
      String.raw`\b(?:no|without|hide|remove)(?: an?| the)? undo(?: button| function| option)?\b`,
    );
    const signs = signsOf(request);
    const { board } = request.colours({ board: "board|grid|field" });
    const big = request.has(BIG);
    const theme = request.theme("tiles?");
    request.grant(
      MOVED,
      SLIDES,
      JOINS,
      DOUBLES,
      String.raw`\b(?:w\/ )?undo(?: (?:button|key|option|function|feature|moves?|last move|a move))?\b`,
      ...GAME,
      ...SCORED,
      SWIPE,
      WASD,
    );
    const title = request.title ?? (goal === 2048 ? "2048" : String(goal));
    const tint = theme.palette?.[0] ?? theme.accent;
    const undo = noUndo ? "" : `<button id="undo" type="button">Undo</button>`;
    const html = pageOf({
      title,
      theme,
      accent: "#c2410c",
      script: "tiles",
      styles: ["game", "tiles"],
      css: `${extras.css}${tint ? tintsOf(theme.accent ?? tint) : ""}${signs.length > 0 ? SIGN_CSS : ""}${big ? BIG_CSS : ""}${board ? `#board{background:${board}}` : ""}`,
      settings: { size, goal, signs, keptIn: extras.keptIn },
      body: gameOf(
        "1",
        figuresOf([
          ["score", "Score"],
          ["best", "Best"],
        ]),
        `${undo}<button id="restart" type="button">New game</button>${soundButton(extras)}`,
        `<p id="outcome"></p><div id="board" role="img"><div id="cells"></div><div id="tiles"></div></div>${keysHint(`Arrow keys or WASD${noUndo ? "" : " · U takes back"} · R starts anew`)}${remarkOf(extras)}`,
      ),
    });
    return { title, html, brief: { title, input: true, checklist: noUndo ? withoutUndo : checklist } };
  },
};

const BIG = String.raw`\b(?:very |really |extra |nice |nice and )*(?:big|large|huge|bigger|larger|giant) (?:numbers?|digits?|figures|tiles|squares|fields?|writing|text|font|letters)\b|\b(?:numbers|tiles|digits) (?:(?:should|must) be |are |very |nice and |really )*(?:big|large|huge)\b`;
/** A larger board, with numbers that fill more of each tile. */
const BIG_CSS =
  ".game{--most:760px;--rest:190px}.tile{font-size:calc(100cqw/var(--size)*.5)}.digits-3{font-size:calc(100cqw/var(--size)*.42)}.digits-4{font-size:calc(100cqw/var(--size)*.33)}";
const SIGN_CSS = ".tile{font-size:calc(100cqw / var(--size) * 0.56)}";
const DOUBLES = String.raw`\b(?:(?:which|that|and|they|two|when|if|the|same|equal|numbers?|tiles?) )*(?:doubl(?:e|es|ing)|add(?:s)? up)(?: (?:when|if|as|they|meet|it|touch|the|two|same|are|value|each|other|tiles|numbers|to|up|joined|merged))*\b`;

function sizeOf(request: AppRequest): number {
  const [size, rows] = gridOf(request, 3, 8) ?? [4, 4];
  if (size === rows) return size;
  request.refuse(`a board of ${size} by ${rows}`);
  return 4;
}

function goalOf(request: AppRequest): number {
  const goal =
    request.count(GOAL, 8, 65_536) ??
    request.count(String.raw`\b${COUNT} (?:goal|target)\b`, 8, 65_536) ??
    2048;
  if (Number.isInteger(Math.log2(goal))) return goal;
  request.refuse(`the goal ${goal}: tiles double from 2`);
  return 2048;
}

/** The labels of the tiles in place of numbers, from first to last. */
function signsOf(request: AppRequest): string[] {
  const found = request.take(PICTURES);
  if (!found) return [];
  const asked = found[0].match(new RegExp(PICTURE, "giu")) ?? [];
  const own = asked.map((word) => pictureOf(word)!);
  const ladder = LADDERS.find(([words]) => words.test(found[0]))?.[1].split(" ") ?? [];
  const all = [...own, ...ladder.filter((sign) => !own.includes(sign))].slice(0, 17);
  if (all.length >= 11) return all;
  request.restore(found);
  return [];
}

/** Tile colours of one hue: from light to the colour itself, then darker. */
const tintsOf = (accent: Hex): string =>
  Array.from({ length: 17 }, (_, i) => {
    const tile =
      i < 10 ? mix("#ffffff", accent, 0.12 + (i / 10) * 0.88) : mix(accent, "#000000", (i - 9) * 0.08);
    return `.power-${i + 1}{--tile:${tile};--ink:${readableOn(tile)}}\n`;
  }).join("");

/** The steps do not depend on one another, because without an undo button a move cannot be reverted. */
const checklist: AppTemplate["brief"]["checklist"] = [
  { name: "The arrow left moves the tiles", do: { do: "key", key: "ArrowLeft", times: 1 } },
  { name: "The arrow up moves the tiles", do: { do: "key", key: "ArrowUp", times: 1 } },
  {
    name: "A move can be taken back",
    do: { do: "click", on: "Undo", times: 1 },
    expect: { text: "taken back" },
  },
  {
    name: "A swipe moves the tiles",
    do: { do: "drag", on: "#board", dx: 90, dy: 20 },
    expect: { changed: true },
  },
  {
    name: "A new game begins anew",
    do: { do: "click", on: "New game", times: 1 },
    expect: { text: "Join the tiles", no_text: "taken back" },
  },
];
const withoutUndo = checklist
  .filter(({ do: act }) => !(act.do === "click" && act.on === "Undo"))
  .map((step) => (step.expect?.no_text ? { ...step, expect: { text: "Join the tiles" } } : step));
