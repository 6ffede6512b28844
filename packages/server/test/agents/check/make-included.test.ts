import { INCLUDED_HONEST, INCLUDED_HOSTILE } from "./cases/make-included.ts";
import { projectSuite } from "./projects.ts";

projectSuite("right work with a makefile that the given one includes is accepted", INCLUDED_HONEST, true, 2);
projectSuite("a makefile that changes how the given one runs is refused", INCLUDED_HOSTILE, false, 2);
