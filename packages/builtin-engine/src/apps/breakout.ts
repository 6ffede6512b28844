import type { ChecklistStep } from "@signet/contract";
import { PAGE_DOES } from "./does.ts";
import type { AppTemplate, AppMaker } from "./app.ts";
import { extrasOf, pictureFor, remarkOf, soundButton } from "./game-extras.ts";
import { PICTURE, pictureOf } from "./pictures.ts";
import type { Hex } from "./colours.ts";
import {
  ballSizeOf,
  figuresOf,
  GAME,
  gameOf,
  hardnessOf,
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
const MANY_COLOURED = String.raw`\b(?:(?:rainbow|colou?rful|multi-?colou?red)(?: colou?rs?)?(?: (?:of )?(?:bricks|blocks))?|(?:bricks|blocks) (?:in|of|with) (?:rainbow|(?:many |lots of )?(?:different|various|many|several|bright)) colou?rs|(?:different(?:ly)?|various(?:ly)?)[- ]colou?red (?:bricks|blocks|rows)|(?:every|each) row (?:in |has |with |of )?(?:a |its own )?(?:different |own |another )?colou?r)\b`;
const BALL = "ball|balls";
const PADDLE = "paddle|bat|racket|bar|platform|slider";
const BRICK = "bricks?|blocks?|stones?|tiles";
const BRICKS = String.raw`\b(?:(?:break(?:ing|able|s)?|destroy(?:s|ing)?|destructible|shoots? away|shoots?|hits?|knock(?:s|ing)?|one|which|a|the|all|with|of|wall|you|at the top|on top|away|and) ){0,6}(?:bricks|blocks|stones|wall of bricks|wall)(?: (?:to break|at the top|on top|above|which one shoots away|away|one shoots))*\b`;
const SAID = String.raw`\b(?:at|on|in) the (?:top|bottom)\b|\b(?:to )?(?:break|smash|destroy|hit|knock down|shoot)(?:s|ing)?(?: (?:a|the|all|them|it|down|away))*\b`;
const MOVES = String.raw`\b(?:(?:a |the )*(?:paddle|bat|racket)(?: (?:at|on|in) the bottom| below)?|bouncing ball|(?:which |one |you |shoots? |away |with )*(?:a |the )*ball)\b|\b(?:one )?shoots? (?:away|down)\b`;
const LONGER = String.raw`\b(?:extra |very |nice and |nice |really )*(?:wide|large|big|long|broad|huge|giant)(?:e?r)? (?:paddle|bat|racket|bar)\b|\b(?:paddle|bat|racket|bar)(?: (?:is|should be|nice|and|very|really|quite|a bit|extra))* (?:wide|large|big|long|broad|huge|giant)(?:e?r)?\b`;
const SHORTER = String.raw`\b(?:very |really )*(?:narrow|small|short|tiny)(?:er)? (?:paddle|bat|racket|bar)\b|\b(?:paddle|bat|racket|bar)(?: (?:is|should be|very|really|quite))* (?:narrow|small|short|tiny)(?:er)?\b`;

/** Breakout: a ball breaks a wall of bricks. */
export const breakout: AppMaker = {
  does: PAGE_DOES.breakout,
  names: [
    "breakout",
    "brick breaker",
    "break out",
    "brick breakout",
    "breakout brick breaker",
    "brickbreaker",
    "brick breaking game",
    "block breaker",
    "arkanoid",
    "brick game",
    "bricks game",
    "wall breaker",
    "wall breaking game",
    "brick breaking",
    "bricks and ball game",
  ],
  described: [
    String.raw`\b(?:break|smash|destroy)(?:s|ing)? (?:all |the |all the |coloured |colorful )*(?:bricks|blocks)\b`,
    String.raw`\bpaddle and (?:the |some )?(?:bricks|blocks)\b|\b(?:bricks|blocks) and (?:a |the )?paddle\b`,
    String.raw`\b(?:paddle|bat|racket|board)\b.{0,200}\b(?:bricks?|blocks?|stones?|wall)\b.{0,120}\bball\b|\b(?:paddle|bat|racket)\b.{0,120}\bball\b.{0,120}\b(?:bricks?|blocks|stones|wall)\b|\bball\b.{0,100}\b(?:bricks|blocks|stones)\b.{0,100}\b(?:paddle|bat|racket)\b`,
    String.raw`\b(?:break|smash|destroy|shoot|hit|knock)(?:s|ing)?(?: down| away| out)? (?:a |the |all |all the |some )?(?:coloured |colorful |colourful )?(?:walls? of|bricks|blocks)\b.{0,80}\b(?:with|by|using) (?:a |an |the )?(?:\p{L}+ ?)?ball\b`,
  ],
  others: { behind: String.raw` (?:rooms?|sessions?|trading|edtech|stocks?|groups?|boards?)\b` },
  make(request: AppRequest): AppTemplate {
    const { columns, rows, lives, factor } = countsOf(request);
    const extras = extrasOf(request, 8 / 9);
    const ballSize = ballSizeOf(request);
    const rainbow = request.has(MANY_COLOURED);
    const signs = { brickSign: brickSignOf(request) ?? "", ballSign: ballSignOf(request) ?? "" };
    const { ball, paddle, brick, board } = request.colours({
      ball: BALL,
      paddle: PADDLE,
      brick: BRICK,
      board: "board|field",
    });
    const paddleWidth = paddleOf(request);
    request.grant(BRICKS, MOVES, SAID, ...GAME, ...SCORED, ...PAUSED, MOUSE);
    const theme = request.theme("highlights?");
    if (rainbow && brick) request.refuse("rainbow bricks, since they have one colour");
    const ballSpeed = Math.round(300 * factor);
    const accent = theme.accent ?? "#2f7de1";
    const title = request.title ?? "Breakout";
    const html = pageOf({
      title,
      theme,
      accent,
      things: {
        ball: ball ?? theme.palette?.[1] ?? "#f08a24",
        paddle: paddle ?? accent,
        ...bricksOf(brick, rainbow ? undefined : theme.palette),
        ...(board && { board }),
      },
      script: "breakout",
      styles: ["game"],
      css: extras.css,
      settings: {
        columns,
        rows,
        lives,
        paddleWidth,
        ballSpeed,
        ballSize,
        rainbow: brick ? 0 : RAINBOW.length,
        ...signs,
        keptIn: extras.keptIn,
      },
      body: gameOf(
        "8 / 9",
        figuresOf([
          ["score", "Score"],
          ["best", "Best"],
          ["lives", "Lives"],
        ]),
        ROUND_BUTTONS + soundButton(extras),
        `${stageOf("The wall of bricks, the ball and the paddle")}${keysHint("← → or mouse · Space pauses · R restarts")}${remarkOf(extras)}`,
      ),
    });
    return { title, html, brief: { title, input: true, checklist: stepsOf(ballSpeed) } };
  },
};

/** In units of the field, which is 480 wide. */
function paddleOf(request: AppRequest): number {
  if (request.has(LONGER)) return 130;
  if (request.has(SHORTER)) return 58;
  return request.audience.elderly ? 112 : 88;
}

function countsOf(request: AppRequest) {
  const { elderly, children } = request.audience;
  return {
    rows:
      howMany(request, String.raw`(?:brick |block )?(?:rows?|layers?|lines?)(?: of (?:${BRICK}))?`, 1, 10) ??
      5,
    columns:
      howMany(
        request,
        String.raw`(?:columns?|(?:${BRICK}) (?:per|in (?:a|each)) row)(?: of (?:${BRICK}))?`,
        3,
        14,
      ) ?? 8,
    lives: howMany(request, String.raw`li(?:v|f)es?|tries|chances`, 1, 15) ?? (elderly || children ? 5 : 3),
    factor: speedOf(request, "ball|moving ball|game|it") * hardnessOf(request),
  };
}

/** The picture of the ball: described directly, or as what breaks the wall. */
function ballSignOf(request: AppRequest): string | undefined {
  const thrown = request.take(
    String.raw`(?<=\b(?:break|smash|hit|destroy|shoot|knock)\b.{0,60})\b(?:with|using) (?:a |an |the )(${PICTURE})`,
  );
  const sign = thrown ? pictureOf(thrown[1]!) : undefined;
  if (thrown && !sign) request.restore(thrown);
  return sign ?? pictureFor(request, BALL, "throws?|throwing");
}

/** The picture of the bricks: described directly, or as in `a wall of presents`. */
function brickSignOf(request: AppRequest): string | undefined {
  const wall = request.take(
    String.raw`\b(?:a |the )?(?:walls?|rows?|lines?) (?:made )?(?:of|out of|from) (?:little |small )?(${PICTURE})(?! bricks)`,
  );
  const sign = wall ? pictureOf(wall[1]!) : undefined;
  if (wall && !sign) request.restore(wall);
  return (
    sign ??
    pictureFor(request, BRICK, "break(?:s|ing)?|smash(?:es|ing)?|destroys?|pops?|shoots? (?:away|down)")
  );
}

const bricksOf = (colour: Hex | undefined, palette: readonly Hex[] = RAINBOW): Record<string, Hex> =>
  colour
    ? { brick: colour }
    : Object.fromEntries(RAINBOW.map((_, i) => [`brick-${i}`, palette[i % palette.length]!]));

/** The ball rests for 0.9 seconds, then reaches the bricks before it can be lost. */
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
