import assert from "node:assert/strict";
import { test } from "node:test";
import { makeApp } from "../../src/apps/make-app.ts";
import { appOf, beyondOf, settingsOf } from "./reading.ts";

test("a ball of another size, a difficulty and other speeds are in the settings", () => {
  const settings: [wish: string, name: string, value: unknown][] = [
    ["breakout with a big ball and a small paddle", "ballSize", 1.7],
    ["pong, the ball should be small", "ballSize", 0.6],
    ["breakout, make it hard", "ballSpeed", 390],
    ["breakout where the ball starts slow and gets faster", "ballSpeed", 195],
    ["snake, grid size 25", "columns", 25],
    ["snake, tick 125 ms, restart with R", "stepsPerSecond", 8],
    ["pong against the computer, AI difficulty hard", "skill", { speed: 380, error: 38 }],
    ["pong, winner gets 10 points", "points", 10],
    ["pong for my two sons Ben and Max", "names", ["Ben", "Max"]],
    ["snake that eats yellow bananas", "foodSign", "🍌"],
    ["tic tac toe, cats against dogs instead of X and O", "signs", ["🐱", "🐶"]],
    ["pomodoro: 20 minutes learning then 5 minutes break", "focus", 20],
  ];
  for (const [wish, name, value] of settings) assert.deepEqual(settingsOf(appOf(wish))[name], value, wish);
  assert.deepEqual(beyondOf("snake that eats blue bananas"), ["eats blue bananas"]);
});

test("what a game says at its end is in the page, as text", () => {
  const said: [wish: string, html: RegExp][] = [
    [
      'breakout, when you win it says "Happy 20 years, Petal & Co!"',
      /id="won-words" hidden>Happy 20 years, Petal &amp; Co!</,
    ],
    ['snake, when i lose it should say "Try again Emma"', /id="lost-words" hidden>Try again Emma</],
    ['memory with animals, "Well done!" when all pairs are found', /id="won-words" hidden>Well done!</],
    ['2048 with the message "The end" at the end', /id="lost-words" hidden>The end</],
    ['tic tac toe, if I win show "Bravo"', /id="won-words" hidden>Bravo</],
    ['pong, when the game is over show "Thanks"', /id="lost-words" hidden>Thanks</],
  ];
  for (const [wish, html] of said) assert.match(appOf(wish).html, html, wish);
});

test("the two cards of a pair may show different words", () => {
  const { cards } = settingsOf(appOf("memory game, the pairs are words: dog - chien, cat - chat"));
  assert.deepEqual(cards, [
    { sign: "dog", name: "dog", partner: { sign: "chien", name: "chien" } },
    { sign: "cat", name: "cat", partner: { sign: "chat", name: "chat" } },
  ]);
  const same = settingsOf(appOf("memory game where pairs are rojo-red, azul-blue"))["cards"] as unknown[];
  assert.equal(same.length, 2);
});

test("a picture that is asked for stands beside the heading; in a tool one that is only named does too", () => {
  assert.match(appOf("pomodoro timer and a picture of a tomato").html, /h1::before\{content:"🍅 "/);
  assert.match(appOf("pink calculator with hearts for my daughter").html, /h1::before\{content:"❤ "/);
  assert.deepEqual(beyondOf("breakout with coins"), ["coins"]);
});

test("a calculator has a key for a tax or a discount", () => {
  assert.match(appOf("calculator with a button that adds 19% tax").html, /data-key="×1\.19">\+19 %</);
  assert.match(appOf("calculator with a 10% discount button").html, /data-key="×0\.9">−10 %</);
});

test("tasks are found after a colon whatever verb they begin with, and after a dash", () => {
  const items = (wish: string) =>
    (settingsOf(appOf(wish))["items"] as { text: string }[]).map(({ text }) => text);
  assert.deepEqual(items("todo list: book the band, order the cake, count the till"), [
    "book the band",
    "order the cake",
    "count the till",
  ]);
  assert.deepEqual(items("shopping list - apples, bread, milk"), ["apples", "bread", "milk"]);
  assert.deepEqual(beyondOf("todo list: milk, bread, due dates"), ["due dates"]);
});

test("answers in brackets are answers", () => {
  const { questions } = settingsOf(
    appOf("quiz: What is 7x8? (56) / What is 9x6? (54). green when right, red when wrong"),
  );
  assert.deepEqual(questions, [
    { text: "What is 7x8?", options: [], accepted: ["56"] },
    { text: "What is 9x6?", options: [], accepted: ["54"] },
  ]);
  const chosen = settingsOf(appOf("Quiz: Which planet is red? Mars, Venus, Earth (Mars)."))["questions"];
  assert.deepEqual(
    (chosen as { options: { right: boolean }[] }[])[0]!.options.map(({ right }) => right),
    [true, false, false],
  );
});

test("what only a network or a device could do is told as a whole", () => {
  const told: [wish: string, notDone: string[]][] = [
    ["2048 where i log in with my google account", ["log in with my google account"]],
    [
      "brick breaker, pink paddle, high score list online for the whole class",
      ["high score list online for the whole class"],
    ],
    ["noughts and crosses, but say aloud whose turn it is", ["say aloud whose turn it is"]],
    [
      "whiteboard where my students and I draw at the same time from home",
      ["draw at the same time from home"],
    ],
    [
      "line chart of turnover: Jan 42, Feb 39, Mar 51, taken live from our Shopify",
      ["taken live from our Shopify"],
    ],
  ];
  for (const [wish, notDone] of told) assert.deepEqual(beyondOf(wish), notDone, wish);
  assert.equal(beyondOf("todo list: email Bob, call mum, share the photos"), undefined);
});

test("people, feelings and stories ask for nothing, but what they ask for is told", () => {
  for (const wish of [
    "breakout. My husband loved the old game on his phone.",
    "snake for my mother, she is 74 and plays every evening",
    "I'm 74 and play 2048 every evening",
    "snake for my grandson, he is 7 and loves dinosaurs",
    "I counted birds in my garden: sparrow 14, robin 3, tit 9 - can you make a nice chart, green?",
  ])
    assert.ok(
      "html" in makeApp(wish) && beyondOf(wish) === undefined,
      `${wish}: ${beyondOf(wish)?.join(", ")}`,
    );
  assert.deepEqual(beyondOf("snake for my mother with obstacles she loved"), ["obstacles she loved"]);
});

test("further names, titles, colours of parts and pictures of what is listed", () => {
  assert.equal(appOf("a tile merging game with a 5x5 board").title, "2048");
  assert.equal(appOf('snake game "Hungry Bob"').title, "Hungry Bob");
  assert.equal(appOf("bar chart votes: pizza 14, pasta 9, salad 4").title, "Votes");
  const { colours } = settingsOf(appOf("pie chart: yes 12, no 5, maybe 3; colours green, red, yellow"));
  assert.deepEqual(
    (colours as { fill: string }[]).slice(0, 3).map(({ fill }) => fill),
    ["#1f9d3a", "#e02020", "#ffd400"],
  );
  assert.deepEqual(settingsOf(appOf('pong, left player "Home", right player "Guests"'))["names"], [
    "Home",
    "Guests",
  ]);
});

test("words that only look like such demands are told", () => {
  const told: [wish: string, notDone: string[]][] = [
    ["snake where friends help", ["friends help"]],
    ["breakout with hard bricks", ["hard bricks"]],
    ["calculator with stars in the background", ["stars in the background"]],
  ];
  for (const [wish, notDone] of told) assert.deepEqual(beyondOf(wish), notDone, wish);
  assert.notEqual(beyondOf("drawing pad with a picture of a cat to colour in"), undefined);
  assert.notEqual(beyondOf("pomodoro timer with stars for every finished round"), undefined);
});
