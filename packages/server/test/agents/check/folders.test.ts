import { FOLDERS_HONEST } from "./cases/folders-honest.ts";
import { FOLDERS_HOSTILE } from "./cases/folders-hostile.ts";
import { STARTERS_HONEST, STARTERS_HOSTILE } from "./cases/starters.ts";
import { drawn } from "./cases/drawn.ts";
import { projectSuite } from "./projects.ts";

const DRAWN = 6;

projectSuite("wrong work that is checked in a folder is refused", drawn(FOLDERS_HOSTILE, DRAWN), false);
projectSuite("right work that is checked in a folder is accepted", drawn(FOLDERS_HONEST, DRAWN), true);
projectSuite(
  "given commands that start worthless tests of the agent's are refused",
  drawn(STARTERS_HOSTILE, DRAWN),
  false,
);
projectSuite(
  "given commands that start given or good tests are accepted",
  drawn(STARTERS_HONEST, DRAWN),
  true,
);
