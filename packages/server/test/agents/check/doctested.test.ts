import { DOCTESTED_HONEST, DOCTESTED_HOSTILE } from "./cases/doctested.ts";
import { projectSuite } from "./projects.ts";

projectSuite("bent examples of guides and code are refused", DOCTESTED_HOSTILE, false);
projectSuite("code whose own doctests a command runs may be changed", DOCTESTED_HONEST, true);
