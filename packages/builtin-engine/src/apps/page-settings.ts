/** What the maker of each app passes to the script in its page, as JSON. */
export interface PageSettings {
  breakout: BreakoutSettings;
  calculator: CalculatorSettings;
  chart: ChartSettings;
  countdown: CountdownSettings;
  drawing: DrawingSettings;
  "memory-game": MemoryGameSettings;
  pomodoro: PomodoroSettings;
  pong: PongSettings;
  quiz: QuizSettings;
  snake: SnakeSettings;
  "tic-tac-toe": TicTacToeSettings;
  tiles: TilesSettings;
  todo: TodoSettings;
}

export interface BreakoutSettings {
  columns: number;
  rows: number;
  lives: number;
  /** Of 480 units that the field is wide. */
  paddleWidth: number;
  /** Units in a second. */
  ballSpeed: number;
  /** How many colours the rows take in turn; 0: all have one. */
  rainbow: number;
  /** Signs in place of what is drawn; empty: none. */
  brickSign: string;
  ballSign: string;
  keptIn: string;
}

export interface CalculatorSettings {
  scientific: boolean;
}

/** One value of a chart. */
export interface ChartRow {
  label: string;
  value: number;
}

export interface ChartSettings {
  kind: "bars" | "line" | "pie";
  /** A ring in place of a disc. */
  hole: boolean;
  /** Bars go from left to right. */
  lying: boolean;
  rows: readonly ChartRow[];
  /** What stands before and after each value. */
  before: string;
  after: string;
  /** Taken in turn; `on`: what can be read on it. Without one the accent is used. */
  colours: readonly { fill?: string; on?: string }[];
  xTitle: string;
  yTitle: string;
  sorted: boolean;
  hint: string;
}

export interface CountdownSettings {
  seconds: number;
}

export interface DrawingSettings {
  colours: readonly { name: string; hex: string }[];
}

/** What is shown on a card, and what it is called. `hue`: its colour in degrees, beside the shape that tells it apart. */
export interface CardFace {
  sign: string;
  name: string;
  hue?: number;
}

export interface MemoryGameSettings {
  cards: readonly CardFace[];
  columns: number;
  /** The store that keeps the fewest moves; empty: none does. */
  keptIn: string;
}

export interface PomodoroSettings {
  title: string;
  /** Minutes. */
  focus: number;
  short: number;
  long: number;
  /** Of focus, until the long break. */
  rounds: number;
}

export interface PongSettings {
  /** How long the paddles are, of 400 units. */
  paddle: number;
  /** How many win. */
  points: number;
  /** Units in a second, of 600 that the field is long. */
  ballSpeed: number;
  /** Of the computer: units in a second, and by how many it may miss. */
  skill: { speed: number; error: number };
  /** Whether a second player steers the other paddle. */
  two: boolean;
  /** What the sides are called: the left, the right. */
  names: readonly [string, string];
  ballSign: string;
}

/** One question of a quiz: with options to choose from, else with the answers that are right. */
export interface QuizQuestion {
  text: string;
  options: readonly { text: string; right: boolean }[];
  accepted: readonly string[];
}

export interface QuizSettings {
  questions: readonly QuizQuestion[];
  shuffle: boolean;
  shuffleAnswers: boolean;
  /** For each question; 0: no limit. */
  seconds: number;
  /** Percent; 0: nothing to pass. */
  pass: number;
}

export interface SnakeSettings {
  columns: number;
  rows: number;
  /** Of the snake when it begins, in cells. */
  length: number;
  walls: boolean;
  quickens: boolean;
  stepsPerSecond: number;
  /** A sign in place of the apple; empty: none. */
  foodSign: string;
  /** The store that keeps the best score; empty: none does. */
  keptIn: string;
}

export interface TicTacToeSettings {
  against: "person" | "computer";
  level: "easy" | "medium" | "hard";
  first: "X" | "O";
  you: "X" | "O";
  /** Who begins takes turns from game to game. */
  alternates: boolean;
  /** What X and O look like. */
  signs: readonly [string, string];
  /** What the two sides are called. */
  names: readonly [string, string];
}

export interface TilesSettings {
  /** Tiles on a side. */
  size: number;
  /** The value to be reached. */
  goal: number;
  /** What stands on the tiles in place of 2, 4, 8 and so on; empty: the numbers. */
  signs: readonly string[];
  /** The store that keeps the best score; empty: none does. */
  keptIn: string;
}

export interface TodoSettings {
  items: readonly { text: string; done: boolean }[];
  /** The store that keeps the tasks, and under what; empty: they last as long as the page. */
  keptIn: string;
  key: string;
}
