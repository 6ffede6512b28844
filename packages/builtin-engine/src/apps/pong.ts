import type { ChecklistStep } from "@signet/contract";
import type { AppTemplate, UnsupportedTask, AppMaker } from "./app.ts";
import {
  AGAINST,
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
import { pageOf } from "./page-template.ts";
import { COUNT, type AppRequest } from "./app-request.ts";

/** How fast the computer's paddle is, in units of the field in a second, and how far it errs. */
const SKILLS = {
  easy: { speed: 170, error: 62 },
  medium: { speed: 250, error: 50 },
  hard: { speed: 380, error: 38 },
};
const FIRST_TO = String.raw`\b(?:(?:the )?first(?: player| one| side)?(?: (?:to|who) (?:get|reach|score)s?)?(?: to)?|(?:play(?:s|ed)?|goes|up|points?|score) (?:up )?to|until) ${COUNT}(?: points?| goals?)?(?: wins?)?\b`;

/** The player's paddle against the computer's. */
export const pong: AppMaker = {
  names: ["pong", "ping pong", "pong game"],
  make(request: AppRequest): AppTemplate | UnsupportedTask {
    const points =
      request.count(FIRST_TO, 1, 21) ??
      howMany(request, String.raw`(?:winning )?points?(?: to win)?|winning score`, 1, 21) ??
      7;
    const factor = speedOf(request, "ball|moving ball|game");
    const skill = levelOf(request);
    const { ball, paddle } = request.colours({ ball: "ball", paddle: "paddles|both paddles|bats|rackets" });
    request.take(AGAINST);
    request.grant(
      ...GAME,
      ...SCORED,
      ...PAUSED,
      MOUSE,
      String.raw`\b(?:(?:two |2 )?paddles|paddle|ball)\b`,
      String.raw`\bw(?: and |\/)s(?: keys)?\b`,
    );
    const theme = request.theme("highlights?");
    const words = request.leftover();
    if (words.length > 0) return { words };
    const accent = theme.accent ?? "#2f7de1";
    const title = request.title ?? "Pong";
    const html = pageOf({
      title,
      theme,
      accent,
      things: { ball: ball ?? "#f08a24", you: paddle ?? accent, computer: paddle ?? "#7c8699" },
      script: "pong",
      styles: ["game", "pong"],
      settings: { points, ballSpeed: Math.round(330 * factor), skill: SKILLS[skill ?? "medium"] },
      body: gameOf(
        "3 / 2",
        figuresOf([
          ["you", "You"],
          ["computer", "Computer"],
        ]),
        ROUND_BUTTONS,
        `${stageOf("The field with two paddles and the ball")}${keysHint("↑ ↓ or mouse · Space pauses · R restarts")}`,
      ),
    });
    return { title, html, brief: { title, input: true, checklist: CHECKLIST } };
  },
};

const CHECKLIST: ChecklistStep[] = [
  PLAY,
  { name: "The arrow keys move the paddle", do: { do: "key", key: "ArrowUp", times: 3 } },
  {
    name: "P pauses and says how it stands",
    do: { do: "key", key: "p", times: 1 },
    expect: { text: "You 0, computer 0" },
  },
  GO_ON,
  {
    name: "Restart begins anew",
    do: { do: "click", on: "Restart", times: 1 },
    expect: { no_text: "Ready?" },
  },
];
