import type { AppTemplate, UnsupportedTask, AppMaker } from "./app.ts";
import { mix, readableOn, type Hex } from "./colours.ts";
import { figuresOf, GAME, gameOf, gridOf, keysHint, SCORED, SWIPE, WASD } from "./game.ts";
import { pageOf } from "./page-template.ts";
import { COUNT, type AppRequest } from "./app-request.ts";

const GOAL = String.raw`\b(?:(?:goal|target|winning tile|aim)(?: tile| number)?(?: is| of|:)?|(?:the )?(?:goal|target|aim) (?:is|of) (?:reaching|to reach)?|(?:reach(?:ing)?|up to|until|get(?:ting)? to|first to|win(?:s|ning)? (?:at|with)) (?:the )?)(?: tile)? ?${COUNT}(?: tile)?\b`;
const SLIDES = String.raw`\b(?:(?:slid(?:e|es|ing)|merg(?:e|es|ing)|join(?:s|ing)?|combin(?:e|es|ing)|number(?:ed)?)(?: (?:and|the|numbered|number|matching))*)?(?: ?(?:merge|merging|slide|sliding))?(?: ?(?:tiles?|puzzles?|numbers?))\b`;
const MOVED = String.raw`\b(?:smooth(?:ly)? )?animat(?:ed|ions?)(?: tiles?)?\b`;

/** The tiles that slide and join, two alike to one of double value. */
export const tiles: AppMaker = {
  names: ["2048", "2048 game", "2048 puzzle"],
  make(request: AppRequest): AppTemplate | UnsupportedTask {
    const grid = gridOf(request, 3, 8);
    const goal =
      request.count(GOAL, 8, 65_536) ??
      request.count(String.raw`\b${COUNT} (?:goal|target)\b`, 8, 65_536) ??
      2048;
    const theme = request.theme("tiles?");
    request.grant(
      MOVED,
      SLIDES,
      String.raw`\bundo(?: (?:button|key|option|function|feature|moves?|last move))?\b`,
      ...GAME,
      ...SCORED,
      SWIPE,
      WASD,
    );
    const words = request.leftover();
    if (words.length > 0) return { words };
    const [size, rows] = grid ?? [4, 4];
    if (size !== rows) return { words: [`${size}x${rows}`] };
    if (!Number.isInteger(Math.log2(goal))) return { words: [String(goal)] };
    const title = request.title ?? "2048";
    const html = pageOf({
      title,
      theme,
      accent: "#c2410c",
      script: "tiles",
      styles: ["game", "tiles"],
      ...(theme.accent && { css: tintsOf(theme.accent) }),
      settings: { size, goal },
      body: gameOf(
        "1",
        figuresOf([
          ["score", "Score"],
          ["best", "Best"],
        ]),
        `<button id="undo" type="button">Undo</button><button id="restart" type="button">New game</button>`,
        `<p id="outcome"></p><div id="board" role="img"><div id="cells"></div><div id="tiles"></div></div>${keysHint("Arrow keys or WASD · U takes back · R starts anew")}`,
      ),
    });
    return { title, html, brief: { title, input: true, checklist } };
  },
};

/** The tiles in one hue: from pale to the colour itself, then darker. */
const tintsOf = (accent: Hex): string =>
  Array.from({ length: 17 }, (_, i) => {
    const tile =
      i < 10 ? mix("#ffffff", accent, 0.12 + (i / 10) * 0.88) : mix(accent, "#000000", (i - 9) * 0.08);
    return `.power-${i + 1}{--tile:${tile};--ink:${readableOn(tile)}}\n`;
  }).join("");

const checklist: AppTemplate["brief"]["checklist"] = [
  { name: "The arrow left moves the tiles", do: { do: "key", key: "ArrowLeft", times: 1 } },
  { name: "The arrow up moves the tiles", do: { do: "key", key: "ArrowUp", times: 1 } },
  {
    name: "A move can be taken back",
    do: { do: "click", on: "Undo", times: 1 },
    expect: { text: "taken back" },
  },
  { name: "A swipe moves the tiles", do: { do: "drag", on: "#board", dx: 90, dy: 20 } },
  {
    name: "A new game begins anew",
    do: { do: "click", on: "New game", times: 1 },
    expect: { text: "Join the tiles", no_text: "taken back" },
  },
];
