import { BENT_IN_FOLDERS, GIVEN_IN_FOLDERS } from "./cases/given-folders.ts";
import { projectSuite } from "./projects.ts";

projectSuite("given tests are run from the folder of their project", GIVEN_IN_FOLDERS, true);
projectSuite("what bends tests that are run from a folder is refused", BENT_IN_FOLDERS, false);
