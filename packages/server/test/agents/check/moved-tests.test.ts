import { MOVED_HONEST, MOVED_HOSTILE } from "./cases/moved-tests.ts";
import { projectSuite } from "./projects.ts";

projectSuite("work that answers by where its tests stand or work is refused", MOVED_HOSTILE, false);
projectSuite("right work that knows places and temporary folders is accepted", MOVED_HONEST, true);
