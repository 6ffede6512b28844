import type { ChecklistStep } from "@signet/contract";
import type { AppTemplate, UnsupportedTask, AppMaker } from "./app.ts";
import type { Hex } from "./colours.ts";
import {
  figuresOf,
  GAME,
  gameOf,
  howMany,
  keysHint,
  MOUSE,
  PAUSED,
  ROUND_BUTTONS,
  PLAY,
  GO_ON,
  SCORED,
  speedOf,
  stageOf,
} from "./game.ts";
import { pageOf } from "./page-template.ts";
import type { AppRequest } from "./app-request.ts";

const RAINBOW: readonly Hex[] = ["#e5484d", "#f08a24", "#d9a400", "#2f9e58", "#2f7de1", "#8256d0"];
const MANY_COLOURED = String.raw`\b(?:(?:rainbow|colou?rful|multi-?colou?red)(?: colou?rs?)?(?: (?:of )?(?:bricks|blocks))?|(?:bricks|blocks) in rainbow colou?rs)\b`;
const BRICKS = String.raw`\b(?:break(?:ing|able)? |destroy |destructible )?(?:all )?(?:bricks|blocks)(?: to break)?\b`;
const MOVES = String.raw`\b(?:(?:a )?paddle|bouncing ball|ball)\b`;
const LONGER = String.raw`\b(?:wide|large|big|long)(?:er)? paddle\b`;
const SHORTER = String.raw`\b(?:narrow|small|short)(?:er)? paddle\b`;

/** The wall of bricks that a ball breaks. */
export const breakout: AppMaker = {
  names: ["breakout", "brick breaker", "break out", "brick breakout", "breakout brick breaker"],
  make(request: AppRequest): AppTemplate | UnsupportedTask {
    const rows =
      howMany(request, String.raw`rows?(?: of (?:bricks|blocks))?|(?:brick|block) rows?`, 1, 10) ?? 5;
    const columns =
      howMany(request, String.raw`(?:columns?|bricks per row)(?: of (?:bricks|blocks))?`, 3, 14) ?? 8;
    const lives = howMany(request, String.raw`li(?:v|f)es?|tries`, 1, 9) ?? 3;
    const factor = speedOf(request, "ball|moving ball|game");
    const rainbow = request.take(MANY_COLOURED);
    const { ball, paddle, brick } = request.colours({
      ball: "ball",
      paddle: "paddle|bat",
      brick: "bricks?|blocks?",
    });
    const paddleWidth = request.take(LONGER) ? 130 : request.take(SHORTER) ? 58 : 88;
    request.grant(BRICKS, MOVES, ...GAME, ...SCORED, ...PAUSED, MOUSE);
    const theme = request.theme("highlights?");
    const words = request.leftover();
    if (words.length > 0) return { words };
    if (rainbow && brick) return { words: [rainbow[0]] };
    const ballSpeed = Math.round(300 * factor);
    const accent = theme.accent ?? "#2f7de1";
    const title = request.title ?? "Breakout";
    const html = pageOf({
      title,
      theme,
      accent,
      things: { ball: ball ?? "#f08a24", paddle: paddle ?? accent, ...bricksOf(brick) },
      script: "breakout",
      styles: ["game"],
      settings: {
        columns,
        rows,
        lives,
        paddleWidth,
        ballSpeed,
        rainbow: brick ? 0 : RAINBOW.length,
      },
      body: gameOf(
        "8 / 9",
        figuresOf([
          ["score", "Score"],
          ["best", "Best"],
          ["lives", "Lives"],
        ]),
        ROUND_BUTTONS,
        `${stageOf("The wall of bricks, the ball and the paddle")}${keysHint("← → or mouse · Space pauses · R restarts")}`,
      ),
    });
    return {
      title,
      html,
      brief: { title, input: true, checklist: stepsOf(ballSpeed) },
    };
  },
};

const bricksOf = (colour: Hex | undefined): Record<string, Hex> =>
  colour ? { brick: colour } : Object.fromEntries(RAINBOW.map((hue, i) => [`brick-${i}`, hue]));

/** The ball lies still for 0.9 seconds; then it is at the bricks before it can be lost. */
const stepsOf = (ballSpeed: number): ChecklistStep[] => [
  PLAY,
  { name: "The ball flies", do: { do: "advance", ms: 900 + Math.round(500_000 / ballSpeed) } },
  {
    name: "P pauses, and bricks were broken",
    do: { do: "key", key: "p", times: 1 },
    expect: { text: "bricks broken" },
  },
  GO_ON,
  {
    name: "The arrow keys move the paddle",
    do: { do: "key", key: "ArrowLeft", times: 3 },
    expect: { no_text: "Paused" },
  },
];
