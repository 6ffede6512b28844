import { TEXTS_HONEST, TEXTS_HOSTILE } from "./cases/python-texts.ts";
import { projectSuite } from "./projects.ts";

projectSuite("wrong work under a Python text of the command is refused", TEXTS_HOSTILE, false);
projectSuite("right work under a Python text of the command is accepted", TEXTS_HONEST, true);
