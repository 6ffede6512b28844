import { DESCRIBED_HONEST, DESCRIBED_HOSTILE } from "./cases/described.ts";
import { EXTENDED_HONEST, EXTENDED_HOSTILE } from "./cases/extended.ts";
import { projectSuite } from "./projects.ts";

projectSuite("what a file holds that the task asks to add to has to stay", EXTENDED_HOSTILE, false);
projectSuite("what adds to such a file is accepted", EXTENDED_HONEST, true);
projectSuite("work that a session of the task's text contradicts is refused", DESCRIBED_HOSTILE, false);
projectSuite("work is accepted that the task's text describes in another way", DESCRIBED_HONEST, true);
