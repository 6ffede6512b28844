import {
  OWN_MAKEFILE_HONEST,
  OWN_MAKEFILE_HOSTILE,
  VARIABLES_HONEST,
  VARIABLES_HOSTILE,
} from "./cases/variables.ts";
import { projectSuite } from "./projects.ts";

projectSuite("right work under variables of a makefile or script is accepted", VARIABLES_HONEST, true, 2);
projectSuite("wrong work under such variables is refused", VARIABLES_HOSTILE, false, 2);
projectSuite("own tests that the agent's makefile starts are counted", OWN_MAKEFILE_HONEST, true, 1);
projectSuite("own tests behind a makefile that prove nothing are refused", OWN_MAKEFILE_HOSTILE, false, 1);
