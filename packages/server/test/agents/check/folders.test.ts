import { FOLDERS_HONEST } from "./cases/folders-honest.ts";
import { FOLDERS_HOSTILE } from "./cases/folders-hostile.ts";
import { STARTERS_HONEST, STARTERS_HOSTILE } from "./cases/starters.ts";
import { projectSuite } from "./projects.ts";

projectSuite("wrong work that is checked in a folder is refused", FOLDERS_HOSTILE, false);
projectSuite("right work that is checked in a folder is accepted", FOLDERS_HONEST, true);
projectSuite("given commands that start worthless tests of the agent's are refused", STARTERS_HOSTILE, false);
projectSuite("given commands that start given or good tests are accepted", STARTERS_HONEST, true);
