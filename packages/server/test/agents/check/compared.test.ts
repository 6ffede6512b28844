import { COMPARED_HONEST, COMPARED_HOSTILE } from "./cases/compared.ts";
import { projectSuite } from "./projects.ts";

projectSuite("right work that is compared with several files is accepted", COMPARED_HONEST, true, 2);
projectSuite("work that prints what it is compared with is refused", COMPARED_HOSTILE, false, 2);
