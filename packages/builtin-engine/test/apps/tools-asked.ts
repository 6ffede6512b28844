/** Ways to ask, with what the page must then be: its title, its settings, its colours, what its body must hold. */
type Row = [
  task: string,
  expected: {
    title?: string;
    settings?: Record<string, unknown>;
    colours?: Record<string, string>;
    holds?: RegExp;
  },
];

const items = (...texts: string[]) => ({ items: texts.map((text) => ({ text, done: false })) });
const rows = (pairs: Record<string, number>) =>
  Object.entries(pairs).map(([label, value]) => ({ label, value }));
const written = (text: string, answer: string) => ({ text, options: [], accepted: [answer] });
const choice = (text: string, right: string, ...options: string[]) => ({
  text,
  options: options.map((option) => ({ text: option, right: option === right })),
  accepted: [],
});

export const ASKED: Record<string, Row[]> = {
  "to-do": [
    ["make a todo list", { title: "To-do list", settings: items() }],
    [
      "a to-do list app titled 'Groceries' with milk, eggs and bread",
      { title: "Groceries", settings: items("milk", "eggs", "bread") },
    ],
    [
      "todo list: buy milk, walk the dog, call mum",
      { settings: items("buy milk", "walk the dog", "call mum") },
    ],
    [
      'Create a to-do list called Trip with the items "Pack bags", "Book hotel, early"',
      { title: "Trip", settings: items("Pack bags", "Book hotel, early") },
    ],
    [
      "shopping list with apples, pears and oranges in dark mode",
      {
        title: "Shopping list",
        settings: items("apples", "pears", "oranges"),
        colours: { "color-scheme": "dark" },
      },
    ],
    [
      "Make a checklist:\n- [x] tent\n- [ ] sleeping bag\n- stove\nDark theme please",
      {
        title: "Checklist",
        settings: {
          items: [
            { text: "tent", done: true },
            { text: "sleeping bag", done: false },
            { text: "stove", done: false },
          ],
        },
        colours: { "color-scheme": "dark" },
      },
    ],
    [
      "to-do list with milk, eggs and bread and a purple accent",
      { settings: items("milk", "eggs", "bread"), colours: { "--accent": "#8033cc" } },
    ],
    [
      "to-do app that lets me add, edit, delete and complete tasks, with filters (all, active, completed)",
      { settings: items() },
    ],
    ["shopping list with mac and cheese, tea", { settings: items("mac and cheese", "tea") }],
    [
      "to-do list: feed the snake, clean the calculator",
      { settings: items("feed the snake", "clean the calculator") },
    ],
  ],
  pomodoro: [
    ["make a pomodoro timer", { settings: { focus: 25, short: 5, long: 15, rounds: 4 } }],
    ["pomodoro timer 50/10", { settings: { focus: 50, short: 10 } }],
    ["pomodoro 52/17/30", { settings: { focus: 52, short: 17, long: 30 } }],
    ["pomodoro app with 25 minutes of work and 5 minute breaks", { settings: { focus: 25, short: 5 } }],
    [
      "Pomodoro timer with 45 minute focus sessions, 15 minute breaks and a long break of 30 minutes after 3 sessions",
      { settings: { focus: 45, short: 15, long: 30, rounds: 3 } },
    ],
    [
      "pomodoro: focus 30 min, short break 6 min, long break 20 min",
      { settings: { focus: 30, short: 6, long: 20 } },
    ],
    ["pomodoro timer titled 'Deep Work' with sound", { title: "Deep Work", holds: /id="sound"[^>]*"true"/ }],
    [
      "pomodoro clock without sound, auto-start breaks",
      { holds: /id="sound"[^>]*"false">Sound<\/button><button id="auto"[^>]*"true"/ },
    ],
    [
      "a dark focus timer with green accent and start, pause and reset buttons",
      { colours: { "--accent": "#1f9d3a", "color-scheme": "dark" } },
    ],
  ],
  calculator: [
    ["calculator", { title: "Calculator", settings: { scientific: false } }],
    ["make a calculator with dark theme", { colours: { "color-scheme": "dark" } }],
    ["Build a scientific calculator", { title: "Scientific calculator", settings: { scientific: true } }],
    ["calculator with sin, cos, tan and square root", { settings: { scientific: true } }],
    ["scientific calculator in radians", { holds: />Rad</ }],
    ["a calculator called Sums with history", { title: "Sums", holds: /id="history"/ }],
    ["calculator with memory keys and keyboard support", { holds: />MR</ }],
    [
      "calculator with addition, subtraction, multiplication and division, and a clear button",
      { settings: { scientific: false } },
    ],
    ["an accessible calculator web app with a #c04000 accent", { colours: { "--accent": "#c04000" } }],
  ],
  chart: [
    [
      "a chart of sales: Jan 10, Feb 20, Mar 15",
      { title: "Sales", settings: { kind: "bars", rows: rows({ Jan: 10, Feb: 20, Mar: 15 }) } },
    ],
    [
      "bar chart of: apples 5, pears 3, plums 8",
      { title: "Bar chart", settings: { kind: "bars", rows: rows({ apples: 5, pears: 3, plums: 8 }) } },
    ],
    [
      "Make a bar chart showing apples=5, pears=3 and plums=8 with a dark theme",
      { settings: { rows: rows({ apples: 5, pears: 3, plums: 8 }) }, colours: { "color-scheme": "dark" } },
    ],
    [
      'Bar chart titled "Fruit" of 5 apples, 3 pears and 8 plums',
      { title: "Fruit", settings: { rows: rows({ apples: 5, pears: 3, plums: 8 }) } },
    ],
    [
      "pie chart with 40% rent, 30% food, 30% fun",
      { settings: { kind: "pie", hole: false, after: "%", rows: rows({ rent: 40, food: 30, fun: 30 }) } },
    ],
    [
      "donut chart: Chrome 65%, Safari 19%, other 16%",
      { settings: { kind: "pie", hole: true, rows: rows({ Chrome: 65, Safari: 19, other: 16 }) } },
    ],
    [
      "line graph of monthly revenue:\nJan: $1,200\nFeb: $1,500.50\nMar: $900",
      {
        title: "Monthly revenue",
        settings: { kind: "line", before: "$", rows: rows({ Jan: 1200, Feb: 1500.5, Mar: 900 }) },
      },
    ],
    [
      "horizontal bar chart of population in millions: China 1412, India 1408",
      {
        title: "Population in millions",
        settings: { lying: true, rows: rows({ China: 1412, India: 1408 }) },
      },
    ],
    [
      'bar chart of {"a": 1, "b": 2}, red bars',
      { settings: { rows: rows({ a: 1, b: 2 }) }, colours: { "--accent": "#e02020" } },
    ],
    [
      "bar chart of Q1 10, Q2 -5, Q3 12 with y axis labelled Profit",
      { settings: { yTitle: "Profit", rows: rows({ Q1: 10, Q2: -5, Q3: 12 }) } },
    ],
    [
      "bar chart: Strawberries from Kent 12, Plums of Fife 7",
      { settings: { rows: rows({ "Strawberries from Kent": 12, "Plums of Fife": 7 }) } },
    ],
    ["bar chart sorted by value: a 1, b 3, c 2", { settings: { rows: rows({ b: 3, c: 2, a: 1 }) } }],
    [
      "pie chart of my pets: cats 3, snakes 1",
      { title: "Pets", settings: { rows: rows({ cats: 3, snakes: 1 }) } },
    ],
  ],
  drawing: [
    ["make a drawing app", { title: "Drawing pad" }],
    [
      "drawing pad with 6 colors",
      {
        settings: {
          colours: colours(
            "Black 1a1a1a, Red d62728, Blue 1f5fff, Green 1f9d3a, Yellow ffd400, Orange ff8c1a",
          ),
        },
      },
    ],
    [
      "sketch pad with red, green and blue colors",
      { settings: { colours: colours("Red e02020, Green 1f9d3a, Blue 1f5fff") } },
    ],
    [
      "drawing pad with black paper and 2 colours",
      { settings: { colours: colours("Red d62728, Blue 1f5fff") }, colours: { "--paper": "#000000" } },
    ],
    [
      "doodle pad called Scribble with brush size 12",
      { title: "Scribble", holds: /type="range"[^>]*value="12"/ },
    ],
    ["a drawing canvas with shapes and a color picker", { holds: /type="color"[^]*data-tool="rectangle"/ }],
    ["drawing board with an eraser, undo and redo, and a brush size slider", { holds: /data-tool="eraser"/ }],
    ["paint app with dark theme", { colours: { "color-scheme": "dark" } }],
  ],
  quiz: [
    [
      "quiz: What is 2+2? 3, *4, 5",
      {
        title: "Quiz",
        settings: { questions: [choice("What is 2+2?", "4", "3", "4", "5")], shuffle: false },
      },
    ],
    [
      "Make a quiz: What is the capital of France? *Paris, Rome; What is 3*3? 6, *9, 12",
      {
        settings: {
          questions: [
            choice("What is the capital of France?", "Paris", "Paris", "Rome"),
            choice("What is 3*3?", "9", "6", "9", "12"),
          ],
        },
      },
    ],
    [
      "quiz titled 'Capitals':\n1. What is the capital of France?\na) Paris (correct)\nb) London\n2. What is the capital of Italy?\na) Paris\nb) Rome (correct)",
      {
        title: "Capitals",
        settings: {
          questions: [
            choice("What is the capital of France?", "Paris", "Paris", "London"),
            choice("What is the capital of Italy?", "Rome", "Paris", "Rome"),
          ],
        },
      },
    ],
    [
      "quiz with dark theme: What is 2+2? 3, 4, 5. Answer: 4. What colour is the sky? red, blue. Answer: blue",
      {
        settings: {
          questions: [
            choice("What is 2+2?", "4", "3", "4", "5"),
            choice("What colour is the sky?", "blue", "red", "blue"),
          ],
        },
        colours: { "color-scheme": "dark" },
      },
    ],
    [
      "Quiz with shuffled questions and 20 seconds per question:\nQ: What is 1+1?\nA: 2\nQ: What is the capital of Spain?\nA: Madrid",
      {
        settings: {
          shuffle: true,
          seconds: 20,
          questions: [
            { text: "What is 1+1?", options: [], accepted: ["2"] },
            { text: "What is the capital of Spain?", options: [], accepted: ["Madrid"] },
          ],
        },
      },
    ],
    [
      "quiz about these questions: Which snake is longest? *Python, Cobra. Which planet is red? Venus, *Mars",
      {
        settings: {
          questions: [
            choice("Which snake is longest?", "Python", "Python", "Cobra"),
            choice("Which planet is red?", "Mars", "Venus", "Mars"),
          ],
        },
      },
    ],
    [
      "Create a multiple choice quiz called Maths with a score:\n- What is 5+5? 9 / *10 / 11\n- What is 6x7? *42 / 36",
      {
        title: "Maths",
        settings: {
          questions: [
            choice("What is 5+5?", "10", "9", "10", "11"),
            choice("What is 6x7?", "42", "42", "36"),
          ],
        },
      },
    ],
    [
      "trivia quiz with a pass mark of 50%: Is water wet? *yes, no\nIs fire cold? yes, *no",
      { settings: { pass: 50 } },
    ],
    [
      "a quiz about cats and dogs: What says miaow? cat. What barks? dog.",
      {
        title: "Cats and dogs",
        settings: { questions: [written("What says miaow?", "cat"), written("What barks?", "dog")] },
      },
    ],
    [
      "a quiz with two questions: What is 2+2? 4. What is 3+3? 6.",
      { settings: { questions: [written("What is 2+2?", "4"), written("What is 3+3?", "6")] } },
    ],
    [
      "quiz: Which is a colour? A) red B) dog C) run (Answer: A)",
      { settings: { questions: [choice("Which is a colour?", "red", "red", "dog", "run")] } },
    ],
  ],
};

function colours(list: string) {
  return list.split(", ").map((one) => ({ name: one.slice(0, -7), hex: `#${one.slice(-6)}` }));
}
