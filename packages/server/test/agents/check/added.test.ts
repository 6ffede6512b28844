import { ADDED_HONEST, ADDED_HOSTILE } from "./cases/added.ts";
import { projectSuite } from "./projects.ts";

projectSuite("what is added before a given file, or taken in by one, does not decide", ADDED_HOSTILE, false);
projectSuite("right work beside such files is accepted", ADDED_HONEST, true);
