import { HELPERS_HONEST, HELPERS_HOSTILE } from "./cases/javascript-helpers.ts";
import { projectSuite } from "./projects.ts";

projectSuite("right work beside given files without tests is accepted", HELPERS_HONEST, true);
projectSuite("work that keeps given tests from running is refused", HELPERS_HOSTILE, false);
