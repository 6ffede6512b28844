import { KINDS_HONEST } from "./cases/javascript-kinds.ts";
import { projectSuite } from "./projects.ts";

projectSuite("right work of ordinary kinds of Node projects is accepted", KINDS_HONEST, true);
