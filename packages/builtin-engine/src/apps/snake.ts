import type { ChecklistStep } from "@signet/contract";
import type { AppTemplate, UnsupportedTask, AppMaker } from "./app.ts";
import {
  figuresOf,
  gameOf,
  keysHint,
  GAME,
  gridOf,
  howMany,
  PAD,
  PAUSED,
  ROUND_BUTTONS,
  PLAY,
  GO_ON,
  SCORED,
  speedOf,
  stageOf,
  SWIPE,
  WASD,
} from "./game.ts";
import { pageOf } from "./page-template.ts";
import type { AppRequest } from "./app-request.ts";

const WRAPS = String.raw`\b(?:(?:with )?(?:no|without|open) (?:walls|borders|edges)|(?:with )?wrap(?:s|ping)?(?:[- ]?around)?(?: (?:walls|edges|borders|the (?:walls|edges)))?|(?:walls|edges|borders) (?:that )?wrap(?: around)?|(?:through|pass(?:es)? through) (?:the )?walls)\b`;
const WALLS = String.raw`\b(?:solid |deadly |with )?(?:walls|borders)\b`;
const STEADY = String.raw`\b(?:(?:at a |with )?(?:constant|steady|fixed) (?:speed|pace))\b`;
const QUICKENS = String.raw`\b(?:(?:that )?(?:gets?|getting|becomes?|goes) (?:faster|quicker)|(?:that )?speeds? up|increasing (?:speed|difficulty))(?: (?:as|when|while|the more) (?:it|you|the snake|snake)s? (?:eats?|grows?)| over time| with (?:each|every) (?:apple|food|bite))?\b`;
const GROWS = String.raw`\b(?:that )?(?:(?:eats?|eating|collects?) (?:the |red )?(?:apples?|food|fruits?)|grows?|growing|apples?|food)(?: (?:when|as|and|to) (?:it |you |the snake )?(?:eats?|grows?|growing)(?: (?:apples?|food|fruits?))?)?\b`;

/** How much longer one side of the field may be than the other, so that it can be played on a phone. */
const LONGEST = 1.6;

/** The snake that grows as it eats, and ends at a wall or at itself. */
export const snake: AppMaker = {
  names: ["snake", "snake game", "snakes"],
  make(request: AppRequest): AppTemplate | UnsupportedTask {
    const [columns, rows] = gridOf(request, 8, 40) ?? [20, 20];
    if (Math.max(columns / rows, rows / columns) > LONGEST) return { words: [`${columns}x${rows}`] };
    const length =
      howMany(request, String.raw`(?:segments|parts|cells)(?: long)?|(?:start(?:ing)? )?length`, 1, 8) ?? 4;
    const quickens = request.take(QUICKENS) !== null || request.take(STEADY) === null;
    const walls = request.take(WRAPS) === null;
    const { food, body } = request.colours({ food: "food|apples?|fruits?|dots?", body: "body" });
    const factor = speedOf(request, "snake|moving snake|game");
    request.grant(WALLS, GROWS, ...GAME, ...SCORED, ...PAUSED, WASD, SWIPE);
    const stepsPerSecond = Math.round(70 * factor) / 10;
    const theme = request.theme("snake");
    const words = request.leftover();
    if (words.length > 0) return { words };
    const title = request.title ?? "Snake";
    const html = pageOf({
      title,
      theme,
      accent: body ?? "#1f9d55",
      things: { snake: body ?? theme.accent ?? "#1f9d55", food: food ?? "#d9303e" },
      script: "snake",
      styles: ["game", "snake"],
      settings: { columns, rows, length, walls, quickens, stepsPerSecond },
      body: gameOf(
        `${columns} / ${rows}`,
        figuresOf([
          ["score", "Score"],
          ["best", "Best"],
        ]),
        ROUND_BUTTONS,
        `${stageOf("The field with the snake and its food")}${PAD}${keysHint("Arrow keys or WASD · Space pauses · R restarts")}`,
        " padded",
      ),
    });
    return {
      title,
      html,
      brief: {
        title,
        input: true,
        checklist: stepsOf(walls, 1_000 + Math.round((rows * 1_000) / stepsPerSecond)),
      },
    };
  },
};

/** `ms`: as long as the snake needs from one end of the field to the other. */
function stepsOf(walls: boolean, ms: number): ChecklistStep[] {
  const turning: ChecklistStep[] = [
    PLAY,
    { name: "The arrow up is pressed", do: { do: "key", key: "ArrowUp", times: 1 } },
    {
      name: "P pauses, and up it goes",
      do: { do: "key", key: "p", times: 1 },
      expect: { text: "heading up" },
    },
    GO_ON,
  ];
  if (!walls) return turning;
  return [
    ...turning,
    { name: "The wall ends the game", do: { do: "advance", ms }, expect: { text: "That was the wall" } },
    {
      name: "It can be played again",
      do: { do: "click", on: "Play again", times: 1 },
      expect: { no_text: "Game over" },
    },
  ];
}
