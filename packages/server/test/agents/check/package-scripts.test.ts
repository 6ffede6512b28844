import { PACKAGE_SCRIPTS_HONEST, PACKAGE_SCRIPTS_HOSTILE } from "./cases/package-scripts.ts";
import { projectSuite } from "./projects.ts";

projectSuite("shell tests of a package script pass for right work", PACKAGE_SCRIPTS_HONEST, true, 2);
projectSuite("programs that the work puts into PATH are refused", PACKAGE_SCRIPTS_HOSTILE, false, 2);
