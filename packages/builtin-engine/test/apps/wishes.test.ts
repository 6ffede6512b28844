import assert from "node:assert/strict";
import { test } from "node:test";
import { makeApp } from "../../src/apps/make-app.ts";
import { appOf, beyondOf, propertiesOf, settingsOf } from "./reading.ts";

test("who a page is for makes it larger, slower, easier or clearer", () => {
  const plain = settingsOf(appOf("a snake game"));
  const old = appOf("a snake game for my grandma, she is 83");
  assert.ok((settingsOf(old)["stepsPerSecond"] as number) < (plain["stepsPerSecond"] as number));
  assert.ok((settingsOf(old)["columns"] as number) < (plain["columns"] as number));
  assert.match(old.html, /html\{font-size:120%\}/);
  const dim = appOf("tic tac toe, I do not see so well");
  assert.match(dim.html, /html\{font-size:135%\}/);
  assert.equal(propertiesOf(dim)[0]!["--bg"], "#000000");
  assert.equal(settingsOf(appOf("tic tac toe for my 6 year old son"))["level"], "easy");
});

test("colours by any name of CSS and in shades, two together, and looks by name are in the page", () => {
  const colours: [wish: string, name: string, value: string][] = [
    ["snake, background papayawhip", "--bg", "#ffefd5"],
    ["pong with a dark slate gray background", "--bg", "#2f4f4f"],
    ["snake in halloween style", "--bg", "#17101f"],
    ["Nokia snake", "--snake", "#2f3b14"],
    ["breakout, gold on black", "--bg", "#000000"],
    ["pong, left paddle red, right paddle green", "--computer", "#1f9d3a"],
    ["pong, left paddle red, right paddle green", "--you", "#e02020"],
  ];
  for (const [wish, name, value] of colours) assert.equal(propertiesOf(appOf(wish))[0]![name], value, wish);
  assert.match(appOf("calculator, pink and purple").html, /border-top:10px solid #ff69b4/);
});

test("what ordinary wishes ask for is in the settings of the page", () => {
  const settings: [wish: string, name: string, value: unknown][] = [
    ["pong for two players on one keyboard", "two", true],
    ["two player pong with names Tom and Lisa", "names", ["Tom", "Lisa"]],
    ["tic tac toe with cats and dogs instead of X and O", "signs", ["🐱", "🐶"]],
    ["snake that eats pizza", "foodSign", "🍕"],
    ["breakout where the bricks are presents", "brickSign", "🎁"],
    ["an egg timer for 4 minutes", "seconds", 240],
    ["countdown of 1 minute 30 seconds", "seconds", 90],
    ["snake with 10 ticks per second", "stepsPerSecond", 10],
    ["snake, not too fast", "stepsPerSecond", 4.6],
    ["snake with a saved high score", "keptIn", "localStorage"],
    ["snake", "keptIn", ""],
    ["to-do list that is saved in the browser", "keptIn", "localStorage"],
    ["line chart of my weight: 80, 79, 78", "kind", "line"],
    [
      "a bar chart, hamster 9 rabbit 6 fish 4",
      "rows",
      [
        { label: "hamster", value: 9 },
        { label: "rabbit", value: 6 },
        { label: "fish", value: 4 },
      ],
    ],
  ];
  for (const [wish, name, value] of settings) assert.deepEqual(settingsOf(appOf(wish))[name], value, wish);
});

test("apps that are described and not named are found, with what is said of them", () => {
  const described: [wish: string, title: string][] = [
    [
      "a game with a bat at the bottom and a wall of stones at the top which one shoots away with a ball",
      "Breakout",
    ],
    ["sliding number tiles which double when they meet", "2048"],
    ["i wanna draw", "Drawing pad"],
    ["We measured the temperature: Mon 12, Tue 15, Wed 11. Show it as a line in red.", "Temperature"],
    ["a quiz for my pupils on the times table of 7, ten questions", "Times table of 7"],
  ];
  for (const [wish, title] of described) assert.equal(appOf(wish).title, title, wish);
});

test("what is not done is told in the words of the wish, and nothing that is not in the page is called done", () => {
  const partial: [wish: string, notDone: string[]][] = [
    ["snake with obstacles and levels, in red", ["obstacles", "levels"]],
    ["pong over the internet", ["over the internet"]],
    ["memory with photos of my grandchildren", ["photos of my grandchildren"]],
    ["breakout, gold paddle, with laser paddle and multiball", ["laser paddle", "multiball"]],
    ["to-do list with priorities and due dates, dark", ["priorities", "due dates"]],
    ["drawing pad with a rainbow brush", ["rainbow brush"]],
    ["bar chart, red, green and blue bars: a 1, b 2, c 3", ["green", "blue bars"]],
    ["pomodoro timer that blocks Instagram", ["blocks Instagram"]],
    ["calculator without a decimal point", ["without a decimal point"]],
    ["pong without a score", ["without a score"]],
    ["snake, not in dark mode", ["not in dark mode"]],
    ["computer vs computer pong", ["vs computer"]],
  ];
  for (const [wish, notDone] of partial) {
    const made = makeApp(wish);
    assert.ok("html" in made, wish);
    assert.deepEqual(made.notDone, notDone, wish);
  }
});

test("a name that means something else, or is not what is asked for, makes no app", () => {
  for (const wish of [
    "not snake but something similar",
    "Anything but pong",
    "I want a site for our snake breeding club with a small pong game",
    "a landing page for my calculator app",
    "a quiz builder for teachers",
    "weather dashboard with a chart",
    "chess, big timer, dark",
    "countdown to my wedding on June 5",
    "a stopwatch with laps",
    "tip calculator",
    "a personality quiz",
    "flashcards for French words",
    "quiz: What is 2+2? 3, 4, 5",
  ])
    assert.ok("words" in makeApp(wish), wish);
});

test("whatever a wish quotes stays text", () => {
  const attack = "<img src=x onerror=alert(1)>";
  for (const wish of [
    `pong for two players, names "${attack.slice(0, 20)}" and "B"`,
    'tic tac toe with "<b>x</b>" and "<i>"',
    'drawing pad, button "Clear <script>"',
    "to-do list for <script>alert(1)</script>",
  ]) {
    const made = makeApp(wish);
    if ("words" in made) continue;
    assert.equal(made.html.match(/<script/g)!.length, 2, wish);
    assert.ok(!made.html.includes("<img") && !made.html.includes("<b>x"), wish);
  }
  assert.equal(beyondOf("drawing pad"), undefined);
});
