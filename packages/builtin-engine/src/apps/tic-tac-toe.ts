import type { ChecklistStep } from "@signet/contract";
import type { AppTemplate, UnsupportedTask, AppMaker } from "./app.ts";
import { AGAINST, figuresOf, GAME, gameOf, keysHint, levelOf, SCORED } from "./game.ts";
import { pageOf } from "./page-template.ts";
import type { AppRequest } from "./app-request.ts";
import type { Theme } from "./theme.ts";

const TWO = String.raw`\b(?:(?:for )?(?:two|2)[- ](?:human )?(?:players?|people|persons)(?: mode| local)?|(?:against|vs\.?|versus|with) (?:a |my |another )?(?:friend|human|person)|hot-?seat|pass and play)(?: on (?:the |one )?(?:same )?(?:device|screen|computer))?\b`;
const COMPUTER_FIRST = String.raw`\b(?:(?:where |and )?(?:the )?(?:computer|ai|cpu|bot)(?: opponent)? (?:starts|goes first|begins|moves first|plays first))\b`;
const I_FIRST = String.raw`\b(?:(?:where |and )?(?:i|the player|the human|player|human) (?:starts?|goes? first|begins?|moves? first|plays? first))\b`;
const AS_O = String.raw`\b(?:(?:where )?(?:i|the player|player|human)(?:'m| am| is| plays?)? (?:as )?(?:o|noughts)|play(?:ing)? (?:as )?(?:o|noughts))\b`;
const AS_X = String.raw`\b(?:(?:where )?(?:i|the player|player|human)(?:'m| am| is| plays?)? (?:as )?(?:x|crosses)|play(?:ing)? (?:as )?(?:x|crosses))\b`;
const SQUARES = String.raw`\b(?:3 ?(?:x|×|by) ?3)(?: (?:board|grid))?\b`;
const WELL = String.raw`\b(?:that |which )?(?:can't|cannot|can not|never) (?:be beaten|loses?)\b|\b(?:using |with )?(?:the )?minimax(?: algorithm| ai)?\b|\bplays? (?:perfectly|optimally|well)\b`;

/** Three in a row, against the computer or between two people at one screen. */
export const ticTacToe: AppMaker = {
  names: [
    "tic tac toe",
    "tick tack toe",
    "tic tac toe game",
    "noughts and crosses",
    "naughts and crosses",
    "noughts & crosses",
  ],
  make(request: AppRequest): AppTemplate | UnsupportedTask {
    const asked = rulesIn(request);
    request.grant(...GAME, ...SCORED);
    const theme = request.theme("highlights?");
    const words = request.leftover();
    if (words.length > 0) return { words };
    const unclear = contradictionIn(asked);
    return unclear === null ? page(request.title ?? "Tic-tac-toe", asked, theme) : { words: [unclear] };
  },
};

/** What is asked of the game. */
interface Rules {
  two: boolean;
  computer: boolean;
  /** That the computer plays as well as can be. */
  well: boolean;
  computerFirst: boolean;
  iFirst: boolean;
  you: "X" | "O";
  level: ReturnType<typeof levelOf>;
}

function rulesIn(request: AppRequest): Rules {
  const two = request.take(TWO) !== null;
  const well = request.take(WELL) !== null;
  const computerFirst = request.take(COMPUTER_FIRST) !== null;
  const iFirst = request.take(I_FIRST) !== null;
  const you = request.take(AS_O) ? "O" : "X";
  request.grant(AS_X, SQUARES);
  const level = levelOf(request);
  const computer = request.take(AGAINST) !== null || computerFirst || level !== undefined || well;
  return { two, computer, well, computerFirst, iFirst, you, level };
}

/** What of the rules cannot be true together with the others; null where all can. */
function contradictionIn({ two, computer, well, computerFirst, iFirst, level }: Rules): string | null {
  if (two && computer) return "two players";
  const isWeakened = well && level !== undefined && level !== "hard";
  if (computerFirst && (iFirst || isWeakened)) return "first";
  return isWeakened ? level : null;
}

function firstOf({ two, computerFirst, iFirst, you }: Rules): "X" | "O" {
  if (computerFirst) return you === "X" ? "O" : "X";
  return two && !iFirst ? "X" : you;
}

function page(title: string, rules: Rules, theme: Theme): AppTemplate {
  const { two, computerFirst, you } = rules;
  const html = pageOf({
    title,
    theme,
    accent: "#0f766e",
    script: "tic-tac-toe",
    styles: ["game", "tic-tac-toe"],
    settings: {
      against: two ? "person" : "computer",
      level: rules.level ?? "hard",
      first: firstOf(rules),
      you,
      alternates: !computerFirst && !rules.iFirst,
    },
    body: gameOf(
      "1",
      figuresOf([
        ["mine", two ? "X" : "You"],
        ["theirs", two ? "O" : "Computer"],
        ["draws", "Draws"],
      ]),
      `<button id="restart" type="button">New game</button>`,
      `<p id="outcome"></p><div id="board" role="group" aria-label="Board">${`<button type="button"></button>`.repeat(9)}</div>${keysHint("Keys 1 to 9 choose a square · R starts anew")}`,
    ),
  });
  return { title, html, brief: { title, input: true, checklist: stepsOf(!two, computerFirst) } };
}

function stepsOf(computer: boolean, computerFirst: boolean): ChecklistStep[] {
  // Where the computer begins, any square may be the one that it takes; else it begins every other game alone.
  const square = computerFirst ? "empty" : "bottom right, empty";
  const [turn, answered] = computer ? ["Your turn", ".mark-O"] : ["to move", ".mark-X"];
  return [
    { name: "Whose turn it is shows", do: { do: "advance", ms: 700 }, expect: { text: turn } },
    {
      name: "A square can be taken",
      do: { do: "click", on: square, times: 1 },
      expect: { visible: ".mark-X" },
    },
    {
      name: "The other is next, or has answered",
      do: { do: "advance", ms: 700 },
      expect: { text: turn, visible: answered },
    },
    {
      name: "A new game begins anew",
      do: { do: "click", on: "New game", times: 2 },
      expect: { visible: square },
    },
  ];
}
