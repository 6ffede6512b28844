import type { ChecklistStep } from "@signet/contract";
import { PAGE_DOES } from "./does.ts";
import type { AppTemplate, AppMaker } from "./app.ts";
import { readableOn, type Hex } from "./colours.ts";
import { extrasOf, type GameExtras, remarkOf, soundButton } from "./game-extras.ts";
import { PICTURE, pictureOf } from "./pictures.ts";
import { playerNames } from "./player-names.ts";
import { TWO } from "./pong.ts";
import { AGAINST, figuresOf, GAME, gameOf, keysHint, levelOf, SCORED } from "./game.ts";
import { escapeHtml, pageOf } from "./page-template.ts";
import type { AppRequest } from "./app-request.ts";
import type { Theme } from "./theme.ts";

const BIG = String.raw`\b(?:(?:very |nice |really |extra )*(?:big|large|huge|bigger|larger) (?:fields?|squares?|board|cells|boxes|grid|symbols?|signs?|marks?|letters|x and o)|(?:fields?|squares|board) (?:should be |are |must be |nice and )?(?:big|large))\b`;
const BIG_CSS =
  ".game{--most:760px;--rest:190px}#board button{font-size:clamp(3rem,20vmin,8rem);border-width:4px}";
const ANYWAY = [
  String.raw`\b(?:who|which) (?:player|side)?(?:'s turn| ?is next| wins| won| has won)(?: it is)?\b`,
  String.raw`\b(?:(?:it |page |that )?(?:shows?|tells?|says?|announces?|displays?|highlights?|marks?) )?(?:whose turn(?: it is)?|the winner|who (?:wins|won|has won)|the winning (?:line|row)|a draw|turn indicator|winning line|winner)(?: (?:at the end|highlighted|is shown|and|or|message))*\b`,
  String.raw`\b(?:x and o|x's and o's|xs and os|crosses and noughts|noughts and crosses|board|grid)\b`,
];
const COMPUTER_FIRST = String.raw`\b(?:(?:where |and )?(?:the )?(?:computer|ai|cpu|bot)(?: opponent)? (?:starts|goes first|begins|moves first|plays first))\b`;
const I_FIRST = String.raw`(?<=\|\s*)and (?:i )?(?:start|begin|go first)\b|\b(?:(?:where |and )?(?:i|the player|the human|player|human) (?:starts?|goes? first|begins?|moves? first|plays? first))\b`;
const AS_O = String.raw`\b(?:(?:where )?(?:i|the player|player|human)(?:'m| am| is| plays?)? (?:as )?(?:o|noughts)|play(?:ing)? (?:as )?(?:o|noughts))\b`;
const AS_X = String.raw`\b(?:(?:where )?(?:i|the player|player|human)(?:'m| am| is| plays?)? (?:as )?(?:x|crosses)|play(?:ing)? (?:as )?(?:x|crosses))\b`;
const SQUARES = String.raw`\b(?:3 ?(?:x|×|by) ?3)(?: (?:board|grid))?\b`;
const WELL = String.raw`\b(?:that |which )?(?:can't|cannot|can not|never) (?:be beaten|loses?)\b|\b(?:using |with )?(?:the )?minimax(?: algorithm| ai)?\b|\bplays? (?:perfectly|optimally|well)\b`;

/** Tic-tac-toe against the computer, or for two people at one screen. */
export const ticTacToe: AppMaker = {
  does: PAGE_DOES.ticTacToe,
  names: [
    "tic tac toe",
    "tick tack toe",
    "tic tac toe game",
    "noughts and crosses",
    "naughts and crosses",
    "noughts & crosses",
    "tictactoe",
    "three in a row",
    "xs and os",
    "x and o game",
    "xo game",
  ],
  described: [
    String.raw`\b(?:three|3) (?:in a|in one) (?:row|line)\b.{0,80}\b(?:win|game|x|o|cross|noughts?|play)|\b(?:crosses|x'?s?) and (?:circles|noughts|o'?s?)\b.{0,80}\b(?:game|row|play|grid)|\bgame\b.{0,60}\b(?:crosses|x'?s?) and (?:circles|noughts|o'?s?)\b`,
  ],
  others: { before: "ultimate|3d|three[- ]dimensional|quantum|super|nested" },
  make(request: AppRequest): AppTemplate {
    const extras = extrasOf(request, 1);
    const names = playerNames(request);
    const signs = signsOf(request);
    const asked = rulesIn(request, names !== undefined);
    const { x, o, board } = request.colours({
      x: "(?:the )?(?:x|crosses|x'?s|player (?:one|1)|(?:first|1st) player)",
      o: "(?:the )?(?:o|noughts|circles|o'?s|player (?:two|2)|(?:second|2nd) player)",
      board: "board|grid|fields?|squares|cells",
    });
    const big = request.has(BIG);
    request.grant(...GAME, ...SCORED, ...ANYWAY);
    const theme = request.theme("highlights?");
    const css = [
      extras.css,
      ...(board ? [`#board button{background:${board};color:${readableOn(board)}}`] : []),
      ...(big ? [BIG_CSS] : []),
    ].join("");
    const look = { theme, css, things: { ...(x && { x }), ...(o && { o }) }, names, signs, extras };
    const unclear = contradictionIn(asked);
    if (unclear !== null) request.refuse(unclear);
    return page(request.title ?? "Tic-tac-toe", asked, look);
  },
};

/** The requested options of the game. */
interface Rules {
  two: boolean;
  computer: boolean;
  /** Whether the computer plays perfectly. */
  well: boolean;
  computerFirst: boolean;
  iFirst: boolean;
  you: "X" | "O";
  level: ReturnType<typeof levelOf>;
}

function rulesIn(request: AppRequest, named: boolean): Rules {
  const friends = request.has(TWO);
  const well = request.take(WELL) !== null;
  const computerFirst = request.take(COMPUTER_FIRST) !== null;
  const iFirst = request.take(I_FIRST) !== null;
  const you = request.take(AS_O) ? "O" : "X";
  request.grant(AS_X, SQUARES);
  const asked = levelOf(request);
  const computer = request.take(AGAINST) !== null || computerFirst || asked !== undefined || well;
  const two = friends || (named && !computer);
  const level = asked ?? (!two && !well && request.audience.children ? "easy" : undefined);
  return { two, computer, well, computerFirst, iFirst, you, level };
}

/** The option that contradicts others; null if there is none. */
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

function page(title: string, rules: Rules, { theme, css, things, names, signs, extras }: Look): AppTemplate {
  const { two, computerFirst, you } = rules;
  const html = pageOf({
    title,
    theme,
    accent: "#0f766e",
    things,
    css,
    script: "tic-tac-toe",
    styles: ["game", "tic-tac-toe"],
    settings: {
      against: two ? "person" : "computer",
      level: rules.level ?? "hard",
      first: firstOf(rules),
      you,
      alternates: !computerFirst && !rules.iFirst,
      signs,
      names: names ?? (two ? signs : ["You", "Computer"]),
    },
    body: gameOf(
      "1",
      figuresOf([
        ["mine", escapeHtml(names?.[0] ?? (two ? signs[0] : "You"))],
        ["theirs", escapeHtml(names?.[1] ?? (two ? signs[1] : "Computer"))],
        ["draws", "Draws"],
      ]),
      `<button id="restart" type="button">New game</button>${soundButton(extras)}`,
      `<p id="outcome"></p><div id="board" role="group" aria-label="Board">${`<button type="button"></button>`.repeat(9)}</div>${keysHint("Keys 1 to 9 choose a square · R starts anew")}${remarkOf(extras)}`,
    ),
  });
  return { title, html, brief: { title, input: true, checklist: stepsOf(!two, computerFirst) } };
}

interface Look {
  theme: Theme;
  css: string;
  things: Record<string, Hex>;
  names: [string, string] | undefined;
  signs: [string, string];
  extras: GameExtras;
}

const SIGN = String.raw`(?:${PICTURE}|"[^"|]{1,12}"|'[^'|]{1,12}'|\p{Extended_Pictographic}\uFE0F?|(?-i:[A-Z])(?![\p{L}']))`;
const INSTEAD = String.raw`(?:instead of|rather than|as|for|in place of)(?: the| (?:x|o|crosses|noughts|circles|'s|and|&|\/|symbols?|signs?|marks?|pieces?|players?|letters?|tokens?))+`;
const SIGNS = [
  String.raw`(?<![\p{L}-])(?:an? |the )?(${SIGN})(?:,? (?:and|&|vs\.?|versus|against|or) )(?:an? |the )?(${SIGN}) ${INSTEAD}`,
  String.raw`(?<=(?:‖|[,:;.]) ?)(?:an? |the )?(${PICTURE}) (?:and|&) (?:an? |the )?(${PICTURE})(?= ?(?:[,.;!?|]|$))`,
  String.raw`\b(?:(?:with|use|using|has|have|by|of|are|is|be|symbols?|signs?|pieces?|tokens?|marks?|players?) )+:? ?(?:an? |the |little )*(${SIGN})(?:,? (?:and|&|vs\.?|versus|against|or) |, ?)(?:an? |the |little )*(${SIGN})(?: ${INSTEAD}| (?:symbols?|signs?|pieces?|tokens?|emojis?|marks?|pictures?))*`,
  String.raw`\b(?:instead of|rather than)(?: the| (?:x|o|crosses|noughts|circles|and|&|\/))+(?:,? (?:use|with|show|there are|i want))* (?:an? |the |some )*(${SIGN})(?:,? (?:and|&|or) |, ?)(?:an? |the |some )*(${SIGN})`,
  String.raw`(?:‖|[,:;.] )(?: game)? ?(?:an? |the )?(${SIGN}) (?:vs\.?|versus|against) (?:an? |the )?(${SIGN})`,
];

/** The symbols of the two sides. */
function signsOf(request: AppRequest): [string, string] {
  for (const pattern of SIGNS) {
    const found = request.take(pattern);
    if (!found) continue;
    const signs = [found[1]!, found[2]!].map(
      (words) => pictureOf(words) ?? words.replaceAll(/^["']|["']$/g, ""),
    );
    if (signs[0] !== signs[1]) return [signs[0]!, signs[1]!];
    request.restore(found);
  }
  return ["X", "O"];
}

function stepsOf(computer: boolean, computerFirst: boolean): ChecklistStep[] {
  // If the computer begins, it may take any square; otherwise it begins only every other game.
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
