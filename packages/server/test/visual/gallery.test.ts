import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { createBuiltinEngine } from "@signet/builtin-engine";
import { type Message, type ToolCall, VisualBrief, VisualReport } from "@signet/contract";
import { embedBrief, findBriefFaults } from "@signet/page-verifier";
import { ALL, drawn, sampleOf } from "../../../../test/support/drawn.ts";
import { createVerifier } from "../../../page-verifier/test/protocol/support.ts";

const verifier = createVerifier();
after(() => verifier.close());

/** Tasks for each built-in app, the second with requests of its own. */
const TASKS: [string, string][] = [
  ["make a snake game", "a fast snake game called Garden with a dark theme and a 20x20 board"],
  ["a breakout game", "Build me a Breakout clone with a dark theme and red ball"],
  ["pong", "a pong game against the computer, first to 5"],
  ["memory game", "memory game with 8 pairs of animals"],
  ["2048", "2048 with 5x5 board"],
  ["tic tac toe", "tic tac toe against the computer with a blue accent"],
  ["a to-do list", "a to-do list app titled 'Groceries' with milk, eggs and bread"],
  ["pomodoro timer", "pomodoro timer 50/10 with a light theme"],
  ["a calculator", "calculator with dark theme"],
  ["bar chart of: apples 5, pears 3, plums 8", "a pie chart titled Votes: yes 12, no 7, maybe 3"],
  ["drawing pad", "drawing pad with 6 colors"],
  [
    "quiz: What is 2+2? 3, *4, 5",
    "quiz titled Capitals: Capital of France? *Paris, Rome. Capital of Italy? Paris, *Rome.",
  ],
];

/** Wishes in ordinary words, some of them with more than the app can do: what is built has to work all the same. */
const WISHES = [
  "Please make the old Nokia snake for me, I am 71 and would like it slow, with big squares and large writing.",
  "I want to break a wall of presents with a snowball. Christmas colours red and green, with sound!",
  "pong for two players on one keyboard, names Tom and Lisa, over the internet",
  "Pairs game in halloween style: pumpkins, ghosts, bats, no timer, big cards",
  "2048 with cupcakes, every merge makes a better cake, pastel, no undo button",
  "Tic-tac-toe with a cat and a dog instead of X and O, I do not see so well",
  "I need a todo app, localStorage, dark theme, accent color #ff6600, big buttons, due dates",
  "Countdown of 90 seconds, huge digits, nothing else on the screen",
  "Calculator with huge buttons for my mother (82), orange equals sign, last 10 calculations",
  "Live chart of the Bitcoin price, dark",
  'signature field, blue ink, canvas 600x300, button "Start over", save as PNG',
  'memory, the pairs are words: dog - chien, cat - chat, tree - arbre; "Bravo!" when all pairs are found',
  'breakout with a big ball and 4 rows, when I lose it says "Once more!"',
  "pink calculator with hearts and a button that adds 19% tax",
  "JavaScript trivia quiz, terminal style green on black, 15 seconds per question",
];

const EVERYTHING = [...TASKS.flat(), ...WISHES];
/** Two of three apps, in turn plain and with requests, and one of the wishes. */
const SAMPLE = ALL
  ? EVERYTHING
  : [
      ...drawn(
        TASKS.map((pair, i) => pair[i % 2]!),
        3,
      ),
      ...drawn(WISHES, 1),
    ];

const { pages } = createBuiltinEngine();

async function callOf(messages: Message[]): Promise<ToolCall> {
  for await (const event of pages.stream({ system: "", messages, tools: [] }, AbortSignal.timeout(60_000)))
    if (event.type === "call") return event.call;
  assert.fail("it is beyond it");
}

/** The brief and the page that the built-in builder writes for a task. */
async function build(task: string): Promise<{ brief: VisualBrief; html: string }> {
  const asked: Message = { role: "user", text: task };
  const brief = await callOf([asked]);
  const page = await callOf([asked, { role: "assistant", text: "", calls: [brief] }]);
  return {
    brief: VisualBrief.parse(JSON.parse(brief.input)),
    html: (JSON.parse(page.input) as { html: string }).html,
  };
}

test("the service takes the brief of every built-in app as it is", async () => {
  for (const task of EVERYTHING) assert.deepEqual(findBriefFaults((await build(task)).brief), [], task);
});

describe(
  "every built-in app passes every check that blocks, with keys, pointer and touch",
  { concurrency: 2 },
  () => {
    after(() => console.log(`# built-in apps: ${SAMPLE.length}${sampleOf(SAMPLE, EVERYTHING)}`));
    for (const task of SAMPLE)
      test(task, async () => {
        const app = await build(task);
        const { report } = await verifier.verify(embedBrief(app.html, app.brief), app.brief);
        VisualReport.strict().parse(report);
        const failed = report.checks.filter(({ ok, level }) => ok !== true && level === "block");
        assert.deepEqual(failed, [], task);
        const advice = report.checks.filter(({ ok, name }) => ok === false && name === "accessible");
        assert.deepEqual(advice, [], `${task}: accessible`);
        if (app.brief.input) assert.deepEqual(report.inputs, { keys: true, pointer: true, touch: true });
      });
  },
);
