import assert from "node:assert/strict";
import { test } from "node:test";
import { makeApp } from "../../src/apps/make-app.ts";
import { appOf, propertiesOf, settingsOf } from "./reading.ts";

/** Ways to ask, with what the page must then be: its title, its settings, its colours. */
type Row = [
  task: string,
  expected: { title?: string; settings?: Record<string, unknown>; colours?: Record<string, string> },
];

const ASKED: Record<string, Row[]> = {
  snake: [
    [
      "make a snake game",
      { title: "Snake", settings: { columns: 20, rows: 20, walls: true, stepsPerSecond: 7 } },
    ],
    ["Create a simple Snake game using HTML, CSS and JavaScript in a single file.", { title: "Snake" }],
    [
      "I'd like a slow snake game with a 15x15 grid",
      { settings: { columns: 15, rows: 15, stepsPerSecond: 4.6 } },
    ],
    [
      "Snake with no walls and a blue snake and yellow food",
      { settings: { walls: false }, colours: { "--snake": "#1f5fff", "--food": "#ffd400" } },
    ],
    [
      "the snake is orange and the apples are blue",
      { colours: { "--snake": "#ff8c1a", "--food": "#1f5fff" } },
    ],
    ['snake game called "Slither & Co" with a score and a restart button', { title: "Slither & Co" }],
    [
      "Can you make me a snake game that works on mobile with swipe controls and arrow keys?",
      { title: "Snake" },
    ],
    ["A snake game where the snake speeds up as it eats", { settings: { quickens: true } }],
    [
      "snake game on a 30 by 20 board, fast, at a constant speed",
      { settings: { columns: 30, rows: 20, quickens: false, stepsPerSecond: 10.2 } },
    ],
    ["make a game called Snake", { title: "Snake" }],
  ],
  breakout: [
    [
      "Build me a Breakout clone with a dark theme and red ball",
      {
        title: "Breakout",
        settings: { lives: 3, rows: 5 },
        colours: { "--ball": "#e02020", "--bg": "#0f131b" },
      },
    ],
    ["brick breaker game with 4 lives and six rows of bricks", { settings: { lives: 4, rows: 6 } }],
    ["a fast breakout with 5 lives called Smash", { title: "Smash", settings: { lives: 5, ballSpeed: 435 } }],
    [
      "breakout with a wide paddle, slow ball, light theme",
      { settings: { paddleWidth: 130, ballSpeed: 195 } },
    ],
    ["Breakout with 10 columns and 4 rows", { settings: { columns: 10, rows: 4 } }],
    [
      "breakout with orange bricks and a white ball on a black background",
      { settings: { rainbow: 0 }, colours: { "--bg": "#000000", "--brick": "#ff8c1a", "--ball": "#ffffff" } },
    ],
    [
      "breakout with the ball and the paddle in red",
      { colours: { "--ball": "#e02020", "--paddle": "#e02020" } },
    ],
    ["Create a brick-breaker game controlled by mouse and arrow keys", { title: "Breakout" }],
  ],
  pong: [
    ["a pong game against the computer, first to 5", { title: "Pong", settings: { points: 5 } }],
    ["Pong vs AI", { settings: { points: 7, skill: { speed: 250, error: 50 } } }],
    ["pong against a hard AI with two paddles", { settings: { skill: { speed: 380, error: 38 } } }],
    ["make a pong game with an easy AI", { settings: { skill: { speed: 170, error: 62 } } }],
    [
      "hard pong against the computer, first to eleven points",
      { settings: { points: 11, skill: { speed: 380, error: 38 } } },
    ],
    ["Build a ping pong game where you play against the CPU", { title: "Pong" }],
    [
      "pong with a white ball and white paddles on a dark green background",
      { colours: { "--bg": "#006400", "--ball": "#ffffff", "--you": "#ffffff", "--computer": "#ffffff" } },
    ],
    [
      "single-player pong, fast ball, green accent",
      { settings: { ballSpeed: 479 }, colours: { "--you": "#1f9d3a" } },
    ],
    ["pong game up to 3 points titled 'Ann's Pong'", { title: "Ann's Pong", settings: { points: 3 } }],
  ],
  memory: [
    [
      "memory game with 4 pairs of animals",
      {
        title: "Memory",
        settings: {
          cards: [
            ["🐶", "Dog"],
            ["🐱", "Cat"],
            ["🐭", "Mouse"],
            ["🐰", "Rabbit"],
          ],
          columns: 4,
        },
      },
    ],
    [
      "Build a memory matching game with letters, 2x3 grid",
      {
        settings: {
          cards: [
            ["A", "A"],
            ["B", "B"],
            ["C", "C"],
          ],
          columns: 2,
        },
      },
    ],
    [
      "memory game: sun, moon and star",
      {
        settings: {
          cards: [
            ["☀", "Sun"],
            ["🌙", "Moon"],
            ["⭐", "Star"],
          ],
        },
      },
    ],
    [
      "memory pairs with two pairs of fruits, dark mode",
      {
        settings: {
          cards: [
            ["🍎", "Apple"],
            ["🍌", "Banana"],
          ],
        },
        colours: { "--bg": "#0f131b" },
      },
    ],
    ["Make a card matching game with a move counter and timer", { settings: { columns: 4 } }],
    ["a 6x6 memory game with numbers", { settings: { columns: 6 } }],
    ["memory with 10 pairs of vehicles titled 'Garage'", { title: "Garage", settings: { columns: 5 } }],
    [
      "memory game with 6 cards and shapes in purple",
      {
        settings: {
          cards: [
            ["●\uFE0E", "Circle"],
            ["■\uFE0E", "Square"],
            ["▲\uFE0E", "Triangle"],
          ],
        },
        colours: { "--accent": "#8033cc" },
      },
    ],
  ],
  "2048": [
    ["2048 with 5x5 board", { title: "2048", settings: { size: 5, goal: 2048 } }],
    ["make a 2048 game", { settings: { size: 4, goal: 2048 } }],
    ["2048 game with undo button and dark theme", { colours: { "--bg": "#0f131b" } }],
    ["Build 2048 where the goal is 512", { settings: { goal: 512 } }],
    ["2048 on a 3 by 3 grid with a 256 goal", { settings: { size: 3, goal: 256 } }],
    ["2048 puzzle game with smooth animations, score and best score", { title: "2048" }],
    ["2048 with blue tiles", { colours: { "--accent": "#1f5fff" } }],
    ["a 2048 clone with swipe support", { title: "2048" }],
    ["purple 2048 called Double Up", { title: "Double Up", colours: { "--accent": "#8033cc" } }],
  ],
  "noughts and crosses": [
    [
      "tic tac toe vs computer",
      { title: "Tic-tac-toe", settings: { against: "computer", level: "hard", first: "X", you: "X" } },
    ],
    ["Make a tic-tac-toe game with an unbeatable AI", { settings: { level: "hard" } }],
    ["tic tac toe for two players", { settings: { against: "person" } }],
    [
      "noughts and crosses against the computer where the computer goes first",
      { settings: { first: "O", alternates: false } },
    ],
    ["easy TicTacToe vs AI, dark theme", { settings: { level: "easy" }, colours: { "--bg": "#0f131b" } }],
    ["tic tac toe against a simple AI", { settings: { level: "easy" } }],
    ["tic tac toe where I play as O", { settings: { you: "O" } }],
    ["tic tac toe game with a score counter and reset button", { settings: { against: "computer" } }],
    [
      "tic tac toe with minimax, #ff0066 accent",
      { settings: { level: "hard" }, colours: { "--accent": "#ff0066" } },
    ],
  ],
};

for (const [game, rows] of Object.entries(ASKED))
  test(`${game} is made as it is asked for in the ways people ask`, () => {
    for (const [task, { title, settings = {}, colours = {} }] of rows) {
      const app = appOf(task);
      if (title !== undefined) assert.equal(app.title, title, task);
      const found = settingsOf(app);
      if (Array.isArray(found.cards))
        found.cards = (found.cards as { sign: string; name: string }[]).map(({ sign, name }) => [sign, name]);
      for (const [name, value] of Object.entries(settings))
        assert.deepEqual(found[name], value, `${task}: ${name}`);
      for (const [name, value] of Object.entries(colours))
        assert.equal(propertiesOf(app)[0]![name], value, `${task}: ${name}`);
    }
  });

test("what a game cannot do is told in the words of the task; what is another game is not made", () => {
  const beyond: Record<string, readonly string[]> = {
    "snake with two players": ["two players"],
    "make a snake game in Python": ["Python"],
    "snake game without pause": ["without pause"],
    "snake game with a leaderboard": ["leaderboard"],
    "snake on a 40x10 grid": ["a field of 40 by 10 squares"],
    "breakout with power-ups": ["power-ups"],
    "breakout with two balls": ["two balls"],
    "breakout with 20 lives": ["20 lives"],
    "breakout, not blue": ["not blue"],
    "snake with red buttons": ["red buttons"],
    "blue multiplayer snake": ["multiplayer"],
    "pong with three paddles": ["three paddles"],
    "pong with obstacles": ["obstacles"],
    "pong first to 100": ["first to 100"],
    "memory game with 5x5 grid": ["a board of 5 by 5 cards"],
    "memory game with my photos": ["photos"],
    "memory game with 18 pairs of fruits": ["18 pairs of fruits: there are 15"],
    "memory game with a time limit": ["time limit"],
    "2048 with images": ["images"],
    "2048 with 4x5 board": ["a board of 4 by 5"],
    "2048 with goal 1000": ["the goal 1000: tiles double from 2"],
    "tic tac toe with a 4x4 board": ["4x4 board"],
    "tic tac toe for two players against the computer": ["two players"],
    "tic tac toe with chat": ["chat"],
    [`snake called "${"😀".repeat(60)}"`]: ["called"],
  };
  for (const [task, words] of Object.entries(beyond)) {
    const made = makeApp(task);
    assert.ok("html" in made, task);
    assert.deepEqual(made.notDone, words, task);
  }
  const others = [
    "a page about snakes",
    "snakes and ladders",
    "a snake care guide page",
    "a website for my snake shop",
    "breakout room booking page",
    "beer pong",
    "pong-style physics simulation",
    "memory leak demo",
    "ultimate tic tac toe",
    "chess, timer, dark",
    "chess with a timer",
    "snake and pong",
    "snake and tetris",
    "snake for two players over the internet with accounts",
    "a game called Tetris, like snake",
    "chess",
    "a game called Tetris",
    "Snake für meine Oma",
    "haz un juego de snake con serpiente verde",
    "",
  ];
  for (const task of others) assert.ok("words" in makeApp(task), task);
});
