import { SWALLOWED_HONEST, SWALLOWED_HOSTILE } from "./cases/javascript-swallowed.ts";
import { projectSuite } from "./projects.ts";

projectSuite("work that swallows failures of the tests' helpers is refused", SWALLOWED_HOSTILE, false);
projectSuite("right work whose callbacks may fail is accepted", SWALLOWED_HONEST, true);
