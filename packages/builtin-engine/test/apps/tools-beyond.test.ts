import assert from "node:assert/strict";
import { test } from "node:test";
import { assertReadInTime } from "./in-time.ts";
import { beyondOf } from "./reading.ts";

/** What the tools cannot do, or what might be meant in two ways. */
const BEYOND: Record<string, string[]> = {
  "to-do": [
    "todo list with due dates",
    "todo list with drag and drop reordering",
    "todo list with categories and priorities",
    "to-do list and pomodoro timer",
    "todo list that syncs with google",
    "todo list with milk, eggs and reminders",
    "kanban todo board",
    "to-do list with confetti and sounds",
    "to-do list without delete buttons",
    "shared shopping list for two people",
    "to-do list with glassmorphism, neon glow",
    "to-do list with weekly view, monthly view",
    "todo list with Alice, Bob and Carol as assignees",
    "todo list with 4 tasks: a, b, c",
    "to-do app with the following features: add tasks, recurring tasks, subtasks",
  ],
  pomodoro: [
    "pomodoro timer with a task list",
    "pomodoro timer with statistics",
    "pomodoro timer with spotify",
    "pomodoro timer 500/10",
    "pomodoro timer with desktop notifications",
    "pomodoro timer that blocks websites",
    "pomodoro timer with 90 second breaks",
    "pomodoro timer that plays rain sounds",
    "pomodoro timer without breaks",
  ],
  calculator: [
    "tip calculator",
    "mortgage calculator",
    "BMI calculator",
    "graphing calculator",
    "calculator with unit conversion",
    "calculator with voice input",
    "hex programmer calculator",
    "calculator and memory game",
    "calculator without a clear button",
    "calculator for matrices",
  ],
  chart: [
    "bar chart",
    "bar chart of the population of countries",
    "area chart of a 1, b 2",
    "an org chart: boss 1, worker 2",
    "radar graph: a 1, b 2",
    "pie chart of a 5, b -3",
    "stacked bar chart of a 1, b 2",
    "bar chart and line chart of a 1, b 2",
    "bar chart of a 1, b 2 with live updates",
    "bar chart of a 5 kg, b 3 m",
    "bar chart of 1, 2, 3",
    "bar chart of sales 2024 10, 20, 30 and 2025 15, 25, 35",
    "3D pie chart of a 1, b 2",
    "bar chart of a 1, b 2 without labels",
    "scatter plot of a 1, b 2",
    "pie chart showing market share of Apple 30%, Samsung 25%, others 45%",
  ],
  drawing: [
    "drawing pad with layers",
    "collaborative drawing board",
    "drawing pad with 40 colors",
    "paint app with a bucket fill",
    "drawing pad with a text tool",
    "drawing app with stickers",
    "drawing pad with no eraser",
    "pixel art drawing app",
    "drawing app with a square brush",
  ],
  quiz: [
    "a quiz with three questions: What is 2+2? 4. What is 3+3? 6.",
    "a quiz about maths in French: What is 2+2? 4.",
    "make a quiz",
    "quiz: What is 2+2? 3, 4, 5",
    "quiz: What is 2+2? *3, *4, 5",
    "quiz: What is 2+2? 4, *4",
    "quiz with leaderboard: What is 2+2? 3, *4",
    "quiz for two players: What is 2+2? 3, *4",
    "quiz with images: What is 2+2? 3, *4",
    "quiz: What is 2+2?",
    "quiz: What is 2+2? 3, 4. Answer: 9",
    "quiz with 3 lives: What is 2+2? 3, *4",
    "quiz: Pick one? *a, b. I want confetti at the end.",
    "quiz: Pick one? *a, b and a timer",
    "personality quiz: Cats or dogs? *cats, dogs",
  ],
};

for (const [name, asked] of Object.entries(BEYOND))
  test(`${name}: what goes beyond it is told, or left to a model`, () => {
    for (const task of asked) {
      const words = beyondOf(task);
      assert.ok(words, `${task} was made`);
      assert.ok(
        words.every((word) => word.trim() !== "" && word.length < 400),
        task,
      );
    }
  });

test("a name of another app in the texts that a tool holds means nothing; outside of them it goes beyond", () => {
  for (const task of [
    "quiz: Which game has a snake? *Snake, Pong",
    "to-do list: play 2048, fix the calculator",
    "bar chart of: snake 5, pong 3",
  ])
    assert.equal(beyondOf(task), undefined, task);
  for (const task of [
    "snake game with a quiz",
    "calculator with a to-do list",
    "quiz and snake: What is 1+1? *2, 3",
  ])
    assert.notEqual(beyondOf(task), undefined, task);
});

test("a long task holds nobody up", () => {
  const parts = [
    "a ",
    "a, ",
    "red, ",
    "add and ",
    "a 1, ",
    "What? a, ",
    "1. ",
    "'",
    "{",
    ": a ",
    "or ",
    "work 5 ",
    "axis ",
    "sin, ",
    "A) ",
    "*",
    "\n- ",
  ];
  const starts = [
    "todo list with ",
    "pomodoro ",
    "calculator with ",
    "bar chart of ",
    "drawing pad with ",
    "quiz: ",
  ];
  assertReadInTime(starts.flatMap((start) => parts.map((part) => start + part.repeat(1_000))));
});
