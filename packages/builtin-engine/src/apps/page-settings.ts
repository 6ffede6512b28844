/** The settings that each app's maker passes to the script in its page, as JSON. */
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
  /** In units of the field, which is 480 wide. */
  paddleWidth: number;
  /** Units per second. */
  ballSpeed: number;
  /** A factor of the usual size. */
  ballSize: number;
  /** The number of colours that rows alternate between; 0: all rows have the same. */
  rainbow: number;
  /** Emojis in place of drawn objects; empty: none. */
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
  /** Whether a pie chart is a ring. */
  hole: boolean;
  /** Whether bars are horizontal. */
  lying: boolean;
  rows: readonly ChartRow[];
  /** Prefix and suffix of each value, such as a currency or unit. */
  before: string;
  after: string;
  /** Colours, used in turn; `on`: a readable text colour. Without one, the accent colour is used. */
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

/** The content and name of a card. `hue`: its colour in degrees; cards also differ in shape. */
export interface CardFace {
  sign: string;
  name: string;
  hue?: number;
  /** What the other card of the pair shows, where it differs. */
  partner?: CardFace;
}

export interface MemoryGameSettings {
  cards: readonly CardFace[];
  columns: number;
  /** The storage for the fewest moves; empty if they are not stored. */
  keptIn: string;
}

export interface PomodoroSettings {
  title: string;
  /** In minutes. */
  focus: number;
  short: number;
  long: number;
  /** Focus periods before the long break. */
  rounds: number;
}

export interface PongSettings {
  /** Length of the paddles, in units of the field, which is 400 high. */
  paddle: number;
  /** The points that win the game. */
  points: number;
  /** Units per second; the field is 600 long. */
  ballSpeed: number;
  /** The computer's speed in units per second, and its largest aiming error in units. */
  skill: { speed: number; error: number };
  /** Whether a second player controls the other paddle. */
  two: boolean;
  /** The names of the left and the right side. */
  names: readonly [string, string];
  ballSign: string;
  /** A factor of the usual size. */
  ballSize: number;
}

/** One question of a quiz, with options to choose from or with the accepted written answers. */
export interface QuizQuestion {
  text: string;
  options: readonly { text: string; right: boolean }[];
  accepted: readonly string[];
}

export interface QuizSettings {
  questions: readonly QuizQuestion[];
  shuffle: boolean;
  shuffleAnswers: boolean;
  /** Time limit of each question; 0: none. */
  seconds: number;
  /** The percentage needed to pass; 0: none. */
  pass: number;
}

export interface SnakeSettings {
  columns: number;
  rows: number;
  /** Initial length of the snake in cells. */
  length: number;
  walls: boolean;
  quickens: boolean;
  stepsPerSecond: number;
  /** An emoji in place of the apple; empty: none. */
  foodSign: string;
  /** The storage for the best score; empty if it is not stored. */
  keptIn: string;
}

export interface TicTacToeSettings {
  against: "person" | "computer";
  level: "easy" | "medium" | "hard";
  first: "X" | "O";
  you: "X" | "O";
  /** Whether the first move alternates between games. */
  alternates: boolean;
  /** The symbols of X and O. */
  signs: readonly [string, string];
  /** The names of the two sides. */
  names: readonly [string, string];
}

export interface TilesSettings {
  /** Tiles per side. */
  size: number;
  /** The value that wins the game. */
  goal: number;
  /** The labels of the tiles 2, 4, 8 and so on; empty: the numbers. */
  signs: readonly string[];
  /** The storage for the best score; empty if it is not stored. */
  keptIn: string;
}

export interface TodoSettings {
  items: readonly { text: string; done: boolean }[];
  /** The storage for the tasks and its key; empty if they are not stored. */
  keptIn: string;
  key: string;
}
