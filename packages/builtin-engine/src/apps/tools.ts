import type { AppMaker } from "./app.ts";
import { calculator } from "./calculator.ts";
import { chart } from "./chart.ts";
import { drawing } from "./drawing.ts";
import { pomodoro } from "./pomodoro.ts";
import { quiz } from "./quiz.ts";
import { todo } from "./todo.ts";

/** The makers of all apps that are not games. */
export const TOOLS: readonly AppMaker[] = [todo, pomodoro, calculator, chart, drawing, quiz];
