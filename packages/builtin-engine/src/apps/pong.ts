import type { ChecklistStep } from "@signet/contract";
import { PAGE_DOES } from "./does.ts";
import type { AppTemplate, AppMaker } from "./app.ts";
import { COLOUR, colourOf, type Hex } from "./colours.ts";
import { extrasOf, pictureFor, remarkOf, soundButton } from "./game-extras.ts";
import { escapeHtml, pageOf } from "./page-template.ts";
import { playerNames } from "./player-names.ts";
import type { Theme } from "./theme.ts";
import {
  AGAINST,
  ballSizeOf,
  figuresOf,
  GAME,
  gameOf,
  howMany,
  keysHint,
  levelOf,
  MOUSE,
  PAUSED,
  ROUND_BUTTONS,
  PLAY,
  GO_ON,
  SCORED,
  speedOf,
  stageOf,
} from "./game.ts";
import { COUNT, type AppRequest } from "./app-request.ts";

/** The speed of the computer's paddle in units per second, and its largest aiming error in units. */
const SKILLS = {
  easy: { speed: 170, error: 62 },
  medium: { speed: 250, error: 50 },
  hard: { speed: 380, error: 38 },
};
/** Descriptions of two players at one screen. */
export const TWO = String.raw`\b(?:(?:for |that |which |with )*(?:two|2|both)[- ](?:human |of us |real )?(?:players?|people|persons|kids|children|pupils|friends|boys|girls|brothers|sisters|players mode)(?: (?:can play|playing|mode|local|version|game|play|to play|at once|at the same time|together))*|(?:against|vs\.?|versus|with) (?:a |my |another |each other )?(?:friend|brother|sister|wife|husband|son|daughter|dad|mum|mom|grandson|granddaughter|grandchild|human|person|colleague|partner|neighbou?r)|(?:for|with) (?:two|2)(?= (?:on|at|with) |\s*(?:[,.;!?|]|$))|hot-?seat|pass and play|2p|1 ?vs?\.? ?1|one on one|one against one|two of us|multi-?player(?: mode)?|(?:my \p{L}+ and (?:i|me)|(?:me|i) and my \p{L}+|we two|both of us|the two of us)(?: (?:want to|would like to|wanna|can|will|like to))?(?: play)?(?: (?:it|this))?(?: together)?)(?:,? (?:on|at|with|sharing|using)(?: (?:the|one|a|same|single|my|our))*(?: (?:device|screen|computer|keyboard|tablet|phone|laptop|machine|pc))| (?:locally|on site))*\b`;
const FIRST_TO = String.raw`\b(?:(?:the )?(?:score|points?|point) limit(?: of| is|:)?|(?:the )?winner (?:gets|has|needs|is who (?:gets|has)|is the (?:first|one) (?:to|with))(?: first)?|(?:whoever|who|the one who) (?:gets?|reach(?:es)?|has|scores?)|(?:the )?first(?: player| one| side)?(?: (?:to|who) (?:get|reach|score)s?)?(?: to)?|(?:play(?:s|ed)?|goes|up|points?|score) (?:up )?to|until) ${COUNT}(?: points?| goals?)?(?: first)?(?: (?:wins?|is the winner|wins the game))?\b`;

/** Pong against the computer, or for two players at one screen. */
export const pong: AppMaker = {
  does: PAGE_DOES.pong,
  names: [
    "pong",
    "ping pong",
    "pong game",
    "pong clone",
    "table tennis",
    "table tennis game",
    "paddle tennis game",
  ],
  described: [
    String.raw`\b(?:table tennis|tennis)\b.{0,60}\b(?:game|paddles?|ball|play)\b|\btwo (?:paddles|bats|rackets|bars)\b.{0,120}\bball\b`,
  ],
  others: {
    before: "beer|water|cup",
    behind: String.raw` (?:tables?|balls?|paddles?|rackets?|club|tournament|rules|lessons?)\b(?! (?:game|and|in|is|are|should))`,
  },
  make(request: AppRequest): AppTemplate {
    const points =
      request.count(FIRST_TO, 1, 21) ??
      howMany(request, String.raw`(?:winning )?(?:points?|goals?)(?: to win| wins?)?|winning score`, 1, 21) ??
      7;
    const two = isForTwo(request);
    const called = playerNames(request);
    const extras = extrasOf(request, 3 / 2);
    const factor = speedOf(request, "ball|moving ball|game|it");
    const ballSize = ballSizeOf(request);
    const skill = two ? undefined : (levelOf(request) ?? easierFor(request));
    const ballSign = pictureFor(request, "ball") ?? "";
    const paddle = paddleOf(request);
    const colours = coloursIn(request, called);
    if (!two) request.take(AGAINST);
    request.grant(...GAME, ...SCORED, ...PAUSED, MOUSE, ...PARTS);
    const theme = request.theme("highlights?");
    const names = called ?? (two ? ["Left", "Right"] : ["You", "Computer"]);
    const title = request.title ?? "Pong";
    const html = pageOf({
      title,
      theme,
      accent: "#2f7de1",
      things: thingsOf(colours, theme),
      script: "pong",
      styles: ["game", "pong"],
      css: extras.css,
      settings: {
        points,
        ballSpeed: Math.round(330 * factor),
        skill: SKILLS[skill ?? "medium"],
        two,
        names: [names[0], names[1]],
        ballSign,
        ballSize,
        paddle,
      },
      body: gameOf(
        "3 / 2",
        figuresOf([
          ["you", escapeHtml(names[0])],
          ["computer", escapeHtml(names[1])],
        ]),
        ROUND_BUTTONS + soundButton(extras),
        `${stageOf("The field with two paddles and the ball")}${keysHint(two ? "W S and ↑ ↓, or a finger on each half · Space pauses · R restarts" : "↑ ↓ or mouse · Space pauses · R restarts")}${remarkOf(extras)}`,
      ),
    });
    const standing = two ? `${names[0]} 0, ${names[1]} 0` : `${names[0]} 0, ${names[1].toLowerCase()} 0`;
    return { title, html, brief: { title, input: true, checklist: stepsOf(standing, two) } };
  },
};

const PARTS = [
  String.raw`\b(?:table )?tennis\b`,
  String.raw`\b(?:(?:two |2 )?(?:paddles|bats|rackets)|paddle|bat|racket|ball)\b`,
  String.raw`\bw(?: and |\/| ?& ?|, ?)s(?: keys?)?(?: (?:and|for|,|the|other|one|player|keys|left|right|first|second|arrow|arrows|up|down|on|against|vs)| \|)*\b`,
  String.raw`\b(?:one|the (?:left|right|other|first|second)|each)(?: (?:side|player|paddle|uses?|with|has|steers|moves|one|by))+\b`,
];

/** Whether two people play. A request to play over a network is not supported and remains in the request. */
function isForTwo(request: AppRequest): boolean {
  const far = request.find(
    String.raw`\b(?:online|internet|network|remote|different (?:schools|places|computers|devices|houses))\b`,
  );
  const two = request.take(TWO) !== null;
  if (two && far) request.refuse("two players at different places: both play at one screen");
  return two;
}

/** In units of the field, which is 400 high. */
function paddleOf(request: AppRequest): number {
  const paddles = "(?:paddles?|bats?|rackets?|bars?)";
  const said = (words: string) =>
    request.has(
      String.raw`\b(?:a |an |the |with |very |nice |really |extra )*(?:${words}) ${paddles}\b`,
      String.raw`\b${paddles} (?:is |are |should be |very |nice and |a bit )*(?:${words})\b`,
    );
  if (said("large|larger|big|bigger|huge|long|longer|wide|wider")) return 130;
  return said("small|smaller|tiny|short|shorter|narrow|little") ? 54 : 84;
}

const easierFor = ({ audience }: AppRequest) => (audience.elderly || audience.children ? "easy" : undefined);

/** The colours of both sides: `he is blue and i am red`, `red vs blue`. */
function ownColours(request: AppRequest): { left?: Hex; right?: Hex } {
  const persons = request.take(
    String.raw`\b(?:he|she|(?:my )?(?:brother|sister|friend|wife|husband|dad|mum|mom|son|daughter)) (?:is|has|gets) (${COLOUR})(?:,? and|,) (?:i am|i'm|i have|i get|me) (${COLOUR})|\b(?:i am|i'm|i have|i get|me) (${COLOUR})(?:,? and|,) (?:he|she|(?:my )?(?:brother|sister|friend|wife|husband|dad|mum|mom|son|daughter)) (?:is |has |gets )?(${COLOUR})`,
  );
  const sides = request.take(String.raw`(${COLOUR}) (?:vs\.?|versus|against) (${COLOUR})`);
  const mine = persons?.[2] ?? persons?.[3] ?? sides?.[1];
  const theirs = persons?.[1] ?? persons?.[4] ?? sides?.[2];
  return mine && theirs ? { left: colourOf(mine), right: colourOf(theirs) } : {};
}

type Parts = "ball" | "both" | "left" | "right" | "board" | "lines";
function coloursIn(request: AppRequest, called: [string, string] | undefined): { [part in Parts]?: Hex } {
  const plain = (name: string) => name.replaceAll(/[^\p{L}\p{N} ]/gu, "");
  const [left, right] = (called ?? []).map((name) => `|${plain(name)}`);
  const paddle = "paddles?|bats?|rackets?|players?|sides?|ones?";
  const own = ownColours(request);
  const told = request.colours({
    ball: "ball",
    left: `(?:left|my|first|player'?s?)(?: hand)? (?:${paddle})${left ?? ""}`,
    right: `(?:right|computer'?s?|second|other|opponent'?s?|enemy)(?: hand)? (?:${paddle})${right ?? ""}`,
    both: "paddles|both paddles|bats|rackets|paddle",
    board: "field|board|pitch|court|table(?: background)?|grass",
    lines: "lines?|net|middle line|cent(?:er|re) line|marks|markings",
  });
  return { ...told, ...own };
}

function thingsOf(asked: { [part in Parts]?: Hex }, theme: Theme): Record<string, Hex> {
  const accent = theme.accent ?? "#2f7de1";
  const { ball, both, left, right, board, lines } = asked;
  return {
    ball: ball ?? theme.palette?.[2] ?? "#f08a24",
    you: left ?? both ?? accent,
    computer: right ?? both ?? theme.palette?.[1] ?? "#7c8699",
    ...(board && { board }),
    ...(lines && { lines }),
  };
}

const stepsOf = (standing: string, two: boolean): ChecklistStep[] => [
  PLAY,
  { name: "The arrow keys move the paddle", do: { do: "key", key: "ArrowUp", times: 3 } },
  ...(two ? [{ name: "W moves the other", do: { do: "key" as const, key: "w", times: 3 } }] : []),
  {
    name: "P pauses and says how it stands",
    do: { do: "key", key: "p", times: 1 },
    expect: { text: standing },
  },
  GO_ON,
  {
    name: "Restart begins anew",
    do: { do: "click", on: "Restart", times: 1 },
    expect: { no_text: "Ready?" },
  },
];
