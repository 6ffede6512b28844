import { SHELL_SKIPS_HONEST, SHELL_SKIPS_HOSTILE } from "./cases/shell-skips.ts";
import { projectSuite } from "./projects.ts";

projectSuite("work that has the rest of a given script skipped is refused", SHELL_SKIPS_HOSTILE, false);
projectSuite("right work beside scripts that skip their rest is accepted", SHELL_SKIPS_HONEST, true);
