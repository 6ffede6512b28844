import { LINKED_HONEST, LINKED_HOSTILE } from "./cases/linked.ts";
import { projectSuite } from "./projects.ts";

projectSuite("right work in C beside functions of its library is accepted", LINKED_HONEST, true, 1);
projectSuite("work in C that takes the place of what a test needs is refused", LINKED_HOSTILE, false, 2);
