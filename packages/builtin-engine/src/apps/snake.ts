import type { ChecklistStep } from "@signet/contract";
import { PAGE_DOES } from "./does.ts";
import type { AppTemplate, AppMaker } from "./app.ts";
import { extrasOf, pictureFor, remarkOf, soundButton } from "./game-extras.ts";
import type { Hex } from "./colours.ts";
import type { Theme } from "./theme.ts";
import type { SnakeSettings } from "./page-settings.ts";
import {
  figuresOf,
  gameOf,
  keysHint,
  GAME,
  gridOf,
  hardnessOf,
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
import { COUNT, type AppRequest } from "./app-request.ts";

const WRAPS = String.raw`\b(?:(?:with )?(?:no|without|open) (?:walls|borders|edges)|(?:with |that |it |the snake |should )*wrap(?:s|ping|ped)?(?:[- ]?around)?(?: (?:at |the |around )*(?:walls|edges|borders|sides|screen|board|field))?|(?:comes?|coming|appears?|re-?appears?|goes|leaves|goes out|when it (?:leaves|goes out of))(?: (?:back|out|in|again|through|at|on|one|side|the|screen|field|edge|board|wall|of|and|it|walls|edges))* (?:on|at|from) the (?:other|opposite) (?:side|edge|end)(?: again)?|(?:walls|edges) (?:that )?(?:do not|don't) kill|(?:walls|edges|borders) (?:that )?wrap(?: around)?|(?:(?:you|i|it|the snake|snake|can) )*(?:(?:goes|go|walk|moves?|pass(?:es)?|runs?|crawls?) )?through (?:the )?walls)\b`;
const WALLS = String.raw`\b(?:solid |deadly |with |the |hitting |and |or |into |touching )*(?:walls|borders|edges|wall)(?: (?:that )?(?:kill|end|ends|kills|is game over|are deadly|the game|is deadly|you|it|ends the game))*\b|\b(?:die|dies|lose|loses|game over)(?: (?:when|if|by|on)(?: (?:i|you|it|the|snake|hits?|hitting|touch(?:es|ing)?|a|walls?|itself|own|tail|or|bites?|runs? into|its|edges?))*)?\b`;
const FOOD = "food|apples?|fruits?|dots?|pellets?|meals?|berries|mice|prey";
const TICKS = String.raw`\b${COUNT} ?(?:fps|(?:ticks|steps|moves|squares|cells|fields|updates|frames)(?: (?:per|a|each|every) ?| ?\/ ?)s(?:ec(?:ond)?)?)\b`;
const BIG_SQUARES = String.raw`\b(?:(?:very |nice |really )?(?:big|large|huge|bigger|larger) (?:squares|cells|fields|tiles|blocks|snake|pixels|grid)|few(?:er)? squares|(?:small|smaller|little) (?:board|field|grid|playing field))\b`;
const SMALL_SQUARES = String.raw`\b(?:(?:very )?(?:small|tiny|smaller) (?:squares|cells|tiles|blocks|snake|pixels)|(?:big|large|bigger|larger|huge) (?:board|field|playing field|map))\b`;
const STEADY = String.raw`\b(?:(?:at a |with )?(?:constant|steady|fixed) (?:speed|pace))\b`;
const QUICKENS = String.raw`\b(?:(?:that |it |which |slowly |and |the snake |should )*(?:gets?|getting|becomes?|goes|going|moves?) (?:slowly |a bit |a little |gradually |always |ever |more and more )?(?:faster|quicker)(?: and (?:faster|quicker))?|(?:that )?speeds? up|increasing (?:speed|difficulty)|(?:the )?speed (?:increases|rises|goes up|gets higher|grows))(?: (?:as|when|while|the more|each time|every time|the longer)(?: (?:it|you|the snake|snake|i|eats?|grows?|gets?|longer|it's|something|apples?|food|is|an|a|the|one))*| over time| slowly| in time| with (?:each|every) (?:apple|food|bite))?\b`;
const GROWS = String.raw`\b(?:that )?(?:(?:eats?|eating|collects?) (?:the |red )?(?:apples?|food|fruits?)|grows?|growing|apples?|food)(?: (?:when|as|and|to) (?:it |you |the snake )?(?:eats?|grows?|growing)(?: (?:apples?|food|fruits?))?)?\b`;

/** The largest ratio of the field's sides that is playable on a phone. */
const LONGEST = 1.6;

/** Snake: it grows when it eats, and the game ends at a wall or its own body. */
export const snake: AppMaker = {
  does: PAGE_DOES.snake,
  names: ["snake", "snake game", "snake clone", "snakes"],
  described: [
    String.raw`\bworm\b[^.]{0,80}\b(?:eats?|eating|grows?|growing)\b[^.]{0,60}\b(?:apples?|food|longer|fruits?|leaves|grows?)\b`,
    String.raw`\bsnake\b[^.]{0,80}\b(?:eats?|eating|grows?|growing|collects?|moves?)\b[^.]{0,60}\b(?:apples?|food|longer|fruits?|dots?|grows?)\b`,
  ],
  others: {
    before: "rattle|garden|python|corn|king|sea|pet|garter",
    behind: String.raw`s? (?:and|&) (?:ladders|snails)|s? (?:care|species|bites?|venom|skins?|terrarium|oil|owners?|farm|shop|plants?|charmer|facts?|guide|breeds?|breeders?|identification)`,
  },
  make(request: AppRequest): AppTemplate {
    const { columns, rows, length, walls, quickens, stepsPerSecond } = rulesOf(request);
    const extras = extrasOf(request, columns / rows);
    const foodSign = pictureFor(request, FOOD);
    const asked = coloursIn(request);
    request.grant(
      WALLS,
      GROWS,
      String.raw`\b(?:the )?(?:hungry )?(?:snake|worm|${FOOD})\b`,
      ...GAME,
      ...SCORED,
      ...PAUSED,
      WASD,
      SWIPE,
    );
    const theme = request.theme("snake");
    const title = request.title ?? "Snake";
    const html = pageOf({
      title,
      theme,
      accent: asked.snake ?? "#1f9d55",
      things: thingsOf(asked, theme),
      script: "snake",
      styles: ["game", "snake"],
      css: extras.css,
      settings: {
        columns,
        rows,
        length,
        walls,
        quickens,
        stepsPerSecond,
        foodSign: foodSign ?? "",
        keptIn: extras.keptIn,
      },
      body: gameOf(
        `${columns} / ${rows}`,
        figuresOf([
          ["score", "Score"],
          ["best", "Best"],
        ]),
        ROUND_BUTTONS + soundButton(extras),
        `${stageOf("The field with the snake and its food")}${PAD}${keysHint("Arrow keys or WASD · Space pauses · R restarts")}${remarkOf(extras)}`,
        " padded",
      ),
    });
    const ms = 1_000 + Math.round((rows * 1_000) / stepsPerSecond);
    return { title, html, brief: { title, input: true, checklist: stepsOf(walls, ms) } };
  },
};

type Colours = ReturnType<typeof coloursIn>;
const coloursIn = (request: AppRequest) =>
  request.colours({
    head: "head",
    snake: "snake|body",
    food: FOOD,
    board: "board|field|grid|grass(?: background)?|ground|playing field|playground|game area|area",
  });

function thingsOf({ snake: body, food, head, board }: Colours, theme: Theme): Record<string, Hex> {
  const [first, second] = theme.palette ?? [];
  return {
    snake: body ?? theme.accent ?? first ?? "#1f9d55",
    food: food ?? second ?? "#d9303e",
    ...(head && { head }),
    ...(board && { board }),
  };
}

function rulesOf(request: AppRequest): Omit<SnakeSettings, "foodSign" | "keptIn"> {
  const length =
    howMany(request, String.raw`(?:segments|parts|cells)(?: long)?|(?:start(?:ing)? )?length`, 1, 8) ?? 4;
  const stepsASecond = request.count(TICKS, 1, 30) ?? ticksOf(request);
  const quickens = request.has(QUICKENS) || !request.has(STEADY);
  const walls = !request.has(WRAPS);
  const factor = speedOf(request, "snake|moving snake|game|it") * hardnessOf(request);
  const [columns, rows] = sidesOf(request);
  return {
    columns,
    rows,
    length,
    walls,
    quickens,
    stepsPerSecond: stepsASecond ?? Math.round(70 * factor) / 10,
  };
}

/** Steps a second from the time of one: `tick 120 ms`. */
function ticksOf(request: AppRequest): number | undefined {
  const ms = request.count(
    String.raw`\b(?:(?:a |one |every |each )?(?:tick|step|move|update|interval|speed)s?(?: (?:rate|time|every|of|is|interval))*:? )?${COUNT} ?(?:ms|milliseconds)(?: (?:per|a|each) (?:tick|step|move))?\b`,
    40,
    1_000,
  );
  return ms === undefined ? undefined : Math.round(10_000 / ms) / 10;
}

/** The size of the field in squares, which may also be described as large or small. */
function sidesOf(request: AppRequest): [columns: number, rows: number] {
  const asked = gridOf(request, 8, 40);
  if (asked && Math.max(asked[0] / asked[1], asked[1] / asked[0]) <= LONGEST) return asked;
  if (asked) request.refuse(`a field of ${asked[0]} by ${asked[1]} squares`);
  const side = request.count(
    String.raw`\b${COUNT} (?:squares|cells|fields|tiles) (?:wide|a side|per side|on each side|each side)\b`,
    8,
    40,
  );
  const told =
    side ?? request.count(String.raw`\b(?:grid|board|field)(?: size)?(?: of| is|:|=)? ?${COUNT}\b`, 8, 40);
  if (told) return [told, told];
  if (request.has(BIG_SQUARES)) return [12, 12];
  if (request.has(SMALL_SQUARES)) return [30, 30];
  const { elderly, children, lowVision } = request.audience;
  if (elderly || lowVision) return [14, 14];
  return children ? [16, 16] : [20, 20];
}

/** `ms`: the time that the snake needs to cross the field. */
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
