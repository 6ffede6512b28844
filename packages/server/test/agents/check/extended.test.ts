import { EXTENDED_HONEST, EXTENDED_HOSTILE } from "./cases/extended.ts";
import { projectSuite } from "./projects.ts";

projectSuite("what a file holds that the task asks to add to has to stay", EXTENDED_HOSTILE, false);
projectSuite("what adds to such a file is accepted", EXTENDED_HONEST, true);
