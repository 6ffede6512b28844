import { CLOCKS_HONEST, CLOCKS_HOSTILE } from "./cases/javascript-clocks.ts";
import { projectSuite } from "./projects.ts";

projectSuite("right work that replaces a clock as the task asks is accepted", CLOCKS_HONEST, true);
projectSuite("work that replaces the clock of its tests is refused", CLOCKS_HOSTILE, false);
