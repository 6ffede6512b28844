// 100 wishes for small web pages. details: what is asked for beyond the kind; possible: false where a simple template could hardly do it.
const list = [];
const W = (kind, wish, details = "") =>
  list.push({
    id: "w" + String(list.length + 1).padStart(3, "0"),
    wish,
    kind,
    details: details
      .split(";")
      .map((s) => s.trim())
      .filter(Boolean)
      .map((s) => (s[0] === "!" ? { text: s.slice(1).trim(), possible: false } : { text: s })),
  });

// snake
W("snake", "i want a snake game with a green snake and red apples pls", "snake green; food red apples");
W(
  "snake",
  "Please make the old Nokia snake for me, I am 71 and would like it slow, with big squares and large writing.",
  "retro Nokia look; slow speed; big squares; large text; for an elderly person",
);
W(
  "snake",
  "snake game, dark theme, 20x20 grid, wraps around the edges, teal snake",
  "dark theme; grid 20 by 20; walls wrap around; snake teal",
);
W(
  "snake",
  "Can you make a snake game where the snake is called Zischi and it gets faster with every apple? Ocean colours!",
  "snake is called Zischi / title with this name; gets faster with every apple; ocean theme",
);
W(
  "snake",
  "A hungry worm that eats leaves and grows, in a forest, for my kindergarten group. It must not be hard.",
  "worm instead of snake; food is leaves; forest theme; easy/slow; for small children",
);
W(
  "snake",
  "Single-page snake, canvas 600px wide, 10 ticks per second, score top right, and an online high score list shared by all players.",
  "canvas 600px wide; 10 steps per second; score at the top right; !online high score list shared by all players",
);
W(
  "snake",
  "snake but in pink and purple with a glitter background and it should play the song Let It Go while I play",
  "colours pink and purple; glitter background; !plays the song Let It Go",
);
W(
  "snake",
  'Make me a very fast snake game titled "Turbo Snake", neon yellow on black',
  'very fast; title "Turbo Snake"; neon yellow on black',
);
// breakout
W(
  "breakout",
  "a game where you smash bricks with a ball, bricks in rainbow colours",
  "bricks in rainbow colours",
);
W(
  "breakout",
  "Breakout clone: 6 rows, 10 columns, 5 lives, midnightblue background, coral paddle.",
  "6 rows; 10 columns; 5 lives; background midnightblue; paddle coral",
);
W(
  "breakout",
  "My grandson showed me a game with a bat at the bottom and a wall of stones at the top which one shoots away with a ball. I would like this one, slowly please, and the bat nice and wide.",
  "slow ball; wide paddle; for an elderly person",
);
W(
  "breakout",
  "brick game with candy colors, title Candy Crash, 3 lives",
  'candy colours; title "Candy Crash"; 3 lives',
);
W(
  "breakout",
  "Arkanoid style game with power-ups falling down, laser paddle and 50 different levels, space theme",
  "space theme; !falling power-ups; !laser paddle; !50 different levels",
);
W(
  "breakout",
  "I want to break a wall of presents with a snowball. Christmas colours red and green!",
  "bricks are presents; ball is a snowball; Christmas theme red and green",
);
W(
  "breakout",
  "please breakout for my break room screen: dark, big, only with mouse control, ball speed medium",
  "dark theme; big size; mouse control; medium speed",
);
W(
  "breakout",
  "block breaker w/ orange paddle, white ball, 4 rows of bricks, tiny",
  "paddle orange; ball white; 4 rows; small size",
);
// pong
W(
  "pong",
  "pong for two players on one keyboard, first to 7 wins",
  "two players on one keyboard; first to 7 points wins",
);
W(
  "pong",
  "Table tennis like in the seventies. Black and white. My wife and I want to play it together.",
  "retro look black and white; two players",
);
W(
  "pong",
  "pong against the computer but the computer has to be realy bad so i can win, i am 6",
  "against the computer; easy opponent; for a small child",
);
W(
  "pong",
  "Pong, lavender background, indigo paddles, ball gold, up to 11 points",
  "background lavender; paddles indigo; ball gold; up to 11 points",
);
W(
  "pong",
  "I need a pong game that two pupils can play over the internet from different schools.",
  "two players; !play over the internet from different places",
);
W(
  "pong",
  "Football pong! Green field, white lines, one side called Reds and the other Blues",
  "green field with white lines; players called Reds and Blues; red and blue paddles",
);
W("pong", "fast pong with a tiny paddle, hard mode, sunset theme", "fast; small paddle; hard; sunset theme");
W(
  "pong",
  'Ping pong game, title "Lunch Break Pong", player names Ines and Marco, with a voice which speaks the score',
  'title "Lunch Break Pong"; player names Ines and Marco; !voice speaks the score',
);
// memory
W("memory", "memory game with animals, 8 pairs", "animals as items; 8 pairs");
W(
  "memory",
  "A pairs game for my seniors group with big cards and only 6 pairs, fruit please, calm colours.",
  "6 pairs; big cards; fruit as items; calm colours; for elderly people",
);
W("memory", "find the matching cards with dinosaurs!!!", "dinosaurs as items");
W(
  "memory",
  'Concentration game: 4x4 grid, count the moves, cards slate gray, title "Brain Break"',
  '4 by 4 grid; move counter; cards slate gray; title "Brain Break"',
);
W(
  "memory",
  "Can you make a memory with photos of my grandchildren? I have eight photos on my tablet.",
  "8 pairs; !own photos on the cards; for an elderly person",
);
W(
  "memory",
  "For English lessons: memory where the words cat, dog, house, tree, sun, moon are the cards (each word twice)",
  "items cat, dog, house, tree, sun, moon; 6 pairs; for English lessons",
);
W(
  "memory",
  "memory game with flags of 10 countries, dark blue, and a timer showing how long I needed",
  "flags as items; 10 pairs; dark blue; timer",
);
W(
  "memory",
  "Pairs game in halloween style: pumpkins, ghosts, bats, orange and black",
  "Halloween theme; items pumpkins, ghosts, bats; orange and black",
);
// tic-tac-toe
W("tic-tac-toe", "tic tac toe", "");
W("tic-tac-toe", "noughts and crosses for two, pink O and blue X", "two players; O pink; X blue");
W(
  "tic-tac-toe",
  "Three in a row against the computer, and it should never lose. Minimal look, light grey.",
  "against the computer; computer never loses; minimal look; light grey",
);
W(
  "tic-tac-toe",
  "Tic-tac-toe with a cat and a dog instead of X and O, for my little sister",
  "symbols cat and dog; for a small child",
);
W(
  "tic-tac-toe",
  "Please program tic tac toe with large fields, I do not see so well. High contrast please.",
  "large fields; high contrast; for a person with weak sight",
);
W(
  "tic-tac-toe",
  'XO game, forest theme, keeps count of the wins, title "Oak vs Elm"',
  'forest theme; win counter; title "Oak vs Elm"',
);
W(
  "tic-tac-toe",
  "ultimate tic tac toe with user login and a chat next to the board, crimson",
  "colour crimson; !ultimate variant (nine boards); !user login; !chat",
);
W(
  "tic-tac-toe",
  "A tic tac toe for the waiting room of our dental practice: mint green, friendly, players Tooth and Brush",
  "mint green; friendly mood; player names Tooth and Brush",
);
// 2048
W("2048", "2048 game please", "");
W("2048", "that puzzle where you push numbers together until 2048, but in shades of blue", "shades of blue");
W("2048", "2048 on a 5x5 board, dark mode", "5 by 5 board; dark theme");
W(
  "2048",
  "Sliding number tiles which double when they meet. The goal should be 512 so that my pupils can finish in 10 minutes.",
  "goal 512; for pupils",
);
W(
  "2048",
  "2048 with cupcakes, every merge makes a better cake, pastel",
  "cupcakes instead of numbers; pastel colours",
);
W(
  "2048",
  "Make the doubling tiles game w/ undo button, best score kept, olive and khaki colours",
  "best score kept; colours olive and khaki; !undo button",
);
W(
  "2048",
  'A 2048 clone, title: "Merge Mania", big tiles, autumn colours, daily challenge with a world ranking',
  'title "Merge Mania"; big tiles; autumn colours; !daily challenge with a world ranking',
);
// to-do
W("todo", "to do list", "");
W(
  "todo",
  "shopping list where I can tick things off. Put milk, bread, eggs and butter on it already.",
  "shopping list; items milk, bread, eggs, butter prefilled",
);
W(
  "todo",
  "I need a todo app, localStorage, dark theme, accent color #ff6600",
  "saved in the browser; dark theme; accent #ff6600",
);
W(
  "todo",
  "chore list for the kids: Tidy room, Feed hamster, Homework. With lots of colours and stars.",
  "items Tidy room, Feed hamster, Homework; colourful; stars; for children",
);
W(
  "todo",
  "Dear helper, kindly make a list for my medicines in the morning and a big button to cross off. Large letters.",
  "for medicines; big buttons; large text; for an elderly person",
);
W(
  "todo",
  'Task list for our bakery, title "Today in the Bakery", warm brown colours, tasks: Heat oven, Knead dough, Clean counter',
  'title "Today in the Bakery"; brown; items Heat oven, Knead dough, Clean counter',
);
W(
  "todo",
  "to-do list which syncs between my phone and laptop and sends me a reminder by email, turquoise",
  "turquoise; !sync between devices; !email reminders",
);
W(
  "todo",
  "A packing list for our holiday with passport, sunscreen, towels. Beach theme! Show how many are left.",
  "title/theme packing list; items passport, sunscreen, towels; beach theme; counter of what is left",
);
// timer
W("timer", "pomodoro timer 25 and 5 minutes, tomato red", "25 minutes work and 5 minutes break; tomato red");
W("timer", "an egg timer for 4 minutes with a big start button", "4 minutes; big start button");
W(
  "timer",
  "Countdown of 45 minutes for exams, to be shown on the projector, huge digits, nothing else on the screen.",
  "45 minutes; huge digits; minimal look; for a class",
);
W(
  "timer",
  "brush your teeth timer 2 minutes, with bubbles, light blue, for my son (4)",
  "2 minutes; bubbles; light blue; for a small child",
);
W(
  "timer",
  "Focus timer: 50/10, nord-ish dark colours, long break after 4 rounds",
  "50 minutes work and 10 minutes break; dark theme; !long break after 4 rounds",
);
W(
  "timer",
  "Please a tea timer. Green tea 3 minutes. It should ring when ready.",
  "3 minutes; for tea; rings at the end",
);
W(
  "timer",
  "Make a pomodoro which plays Bohemian Rhapsody at the end and blocks Instagram while running",
  "!plays Bohemian Rhapsody; !blocks Instagram",
);
W(
  "timer",
  "workout countdown 30 seconds, neon green on black, title GO GO GO",
  '30 seconds; neon green on black; title "GO GO GO"',
);
// calculator
W("calculator", "a calculator", "");
W(
  "calculator",
  "calculator with big buttons, my eyes are not good any more",
  "big buttons; for an elderly person",
);
W("calculator", "pocket calculator in hot pink with round buttons", "hot pink; round buttons");
W(
  "calculator",
  "Calculator for my shop counter. Dark grey, orange equals sign, keys also with the keyboard.",
  "dark grey; orange equals button; keyboard input",
);
W(
  "calculator",
  "Scientific calculator with sin, cos, log, square root and graph plotting",
  "!sin, cos, log, square root; !graph plotting",
);
W(
  "calculator",
  "simple sums calculator for first graders, only plus and minus, cheerful yellow",
  "only plus and minus; cheerful mood; yellow; for first graders",
);
W(
  "calculator",
  'calc page, title "Marta\'s Till", ivory background, shows the last 10 calculations',
  'title "Marta\'s Till"; background ivory; history of the last 10 calculations',
);
// chart
W("chart", "bar chart: apples 12, pears 7, plums 3", "bar chart; data apples 12, pears 7, plums 3");
W(
  "chart",
  "Please draw a pie chart of my spending: rent 800, food 350, car 200, fun 150. Title: My month",
  'pie chart; data rent 800, food 350, car 200, fun 150; title "My month"',
);
W(
  "chart",
  "We measured the temperature: Mon 12, Tue 15, Wed 11, Thu 18, Fri 21. Show it as a line in red.",
  "line chart; data Mon 12, Tue 15, Wed 11, Thu 18, Fri 21; red line",
);
W(
  "chart",
  "Chart of our class pets votes, hamster 9 rabbit 6 fish 4 snake 2, bright colours, for the wall",
  "data hamster 9, rabbit 6, fish 4, snake 2; bright colours; for a class",
);
W(
  "chart",
  'column chart steelblue, sales by quarter 120 135 90 180, title "Sales 2024"',
  'column chart; steelblue; data 120, 135, 90, 180 by quarter; title "Sales 2024"',
);
W(
  "chart",
  "Live chart of the Bitcoin price with the values of the last 24 hours from the internet, dark",
  "dark theme; line chart; !live data from the internet",
);
W(
  "chart",
  "A graph of the ice cream sold in my café each day last week: 30, 42, 38, 55, 80, 120, 95. Strawberry and mint colours please, and let me upload my Excel file.",
  "data 30, 42, 38, 55, 80, 120, 95 per day; strawberry and mint colours; !upload of an Excel file",
);
// drawing
W("drawing", "i wanna draw", "");
W(
  "drawing",
  "a painting page for kids with 8 colours and a thick brush and a clear button",
  "8 colours; thick brush; clear button; for children",
);
W(
  "drawing",
  "Simple sketchpad, canvas 800x600, black pen, eraser, save as PNG",
  "canvas 800 by 600; black pen; eraser; save as PNG",
);
W(
  "drawing",
  "drawing pad with only purple, violet and magenta on a black background",
  "colours purple, violet, magenta; background black",
);
W(
  "drawing",
  "Whiteboard where my whole class can draw together at the same time from their tablets",
  "whiteboard look; for a class; !drawing together live from several devices",
);
W(
  "drawing",
  "A board like a school blackboard: dark green, with white, yellow and red chalk.",
  "blackboard look, dark green; pens white, yellow and red",
);
W(
  "drawing",
  "Paint programme with layers, fill bucket and a filter that turns my drawing into a Van Gogh",
  "!layers; !fill bucket; !Van Gogh filter",
);
W(
  "drawing",
  'signature field for customers of our workshop, blue ink, white, button "Start over"',
  'blue ink; white background; button "Start over"; for customers',
);
// quiz
W("quiz", "quiz about planets with 5 questions", "about planets; 5 questions");
W(
  "quiz",
  "Please make a quiz for my 3rd graders on the times table of 7, ten questions, show the score in the end",
  "times table of 7; 10 questions; score at the end; for third graders",
);
W(
  "quiz",
  "capital cities quiz: France Paris, Italy Rome, Spain Madrid, Poland Warsaw. Theme ocean.",
  "questions on capitals of France, Italy, Spain, Poland with answers; ocean theme",
);
W(
  "quiz",
  'A quiz for my husband\'s 70th birthday, title "How well do you know Karl?", gold and burgundy',
  'title "How well do you know Karl?"; gold and burgundy; for a birthday',
);
W(
  "quiz",
  "true or false quiz: Spiders are insects (false). Bats are mammals (true). Whales are fish (false). dark green",
  "true/false questions, three given with answers; dark green",
);
W(
  "quiz",
  "Music quiz which plays the first 5 seconds of famous songs and you have to guess",
  "about music; !plays the beginnings of famous songs",
);
W(
  "quiz",
  "JavaScript trivia quiz, monospace font, terminal style green on black, 15 seconds per question",
  "about JavaScript; monospace font; terminal look green on black; 15 seconds per question",
);
// none of these
W(
  "none",
  "a page for booking appointments at my hair salon with payment",
  "hair salon; !appointment booking stored for the shop; !payment",
);
W("none", "I want a page where I can chat with my friends", "!chat between people");
W("none", "Make a flight simulator with real landscapes", "3D flight; !real landscapes");
W("none", "chess against the computer, wooden board", "wooden look; !chess opponent");
W(
  "none",
  "A photo gallery of our wedding, cream and rose, with slow fading",
  "cream and rose; slow fading; !own wedding photos",
);
W(
  "none",
  "a family tree of the Müller family: Hans and Erika, children Paul and Lisa",
  "names Hans, Erika, Paul, Lisa; tree layout",
);
W("none", "weather forecast for Lisbon for the next week", "for Lisbon; 7 days; !live weather data");
W("none", "something that translates what I type into Spanish", "!translation into Spanish");

// seeded split within each kind (and within "has an impossible detail" or not)
let seed = 4711;
const next = () => {
  seed = (seed + 0x6d2b79f5) >>> 0;
  let t = seed;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};
const order = list.slice();
for (let i = order.length - 1; i > 0; i--) {
  const j = Math.floor(next() * (i + 1));
  [order[i], order[j]] = [order[j], order[i]];
}
const key = (w) => w.kind + (w.details.some((d) => d.possible === false) ? "1" : "0");
order
  .sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0))
  .forEach((w, i) => {
    w.half = i % 2 ? "b" : "a";
  });
export const wishes = list;
