import { SKIPS_HONEST, SKIPS_HOSTILE } from "./cases/javascript-skips.ts";
import { projectSuite } from "./projects.ts";

projectSuite("work that has given Node tests skipped is refused", SKIPS_HOSTILE, false);
projectSuite("right work beside Node tests that skip themselves is accepted", SKIPS_HONEST, true);
