import { VARIABLES_HONEST, VARIABLES_HOSTILE } from "./cases/variables.ts";
import { projectSuite } from "./projects.ts";

projectSuite("right work under variables of a makefile or script is accepted", VARIABLES_HONEST, true, 2);
projectSuite("wrong work under such variables is refused", VARIABLES_HOSTILE, false, 2);
