import { PACKAGES_HONEST, PACKAGES_HOSTILE } from "./cases/described-packages.ts";
import { projectSuite } from "./projects.ts";

projectSuite("modules of packages that contradict the task's text are refused", PACKAGES_HOSTILE, false);
projectSuite("modules of packages that the task's text describes are accepted", PACKAGES_HONEST, true);
