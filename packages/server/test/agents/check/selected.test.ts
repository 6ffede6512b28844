import { SELECTED_HONEST, SELECTED_HOSTILE } from "./cases/selected.ts";
import { projectSuite } from "./projects.ts";

projectSuite("work that passes the selected tests is accepted", SELECTED_HONEST, true);
projectSuite("wrong work under selected tests is refused", SELECTED_HOSTILE, false);
