import { BUILT_HONEST, BUILT_HOSTILE } from "./cases/built.ts";
import { projectSuite } from "./projects.ts";

projectSuite("right work in C and C++ is accepted, built before or not", BUILT_HONEST, true, 2);
projectSuite("wrong work in C and C++ is refused", BUILT_HOSTILE, false, 2);
