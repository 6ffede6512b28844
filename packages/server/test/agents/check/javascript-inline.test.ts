import { INLINE_HONEST, INLINE_HOSTILE } from "./cases/javascript-inline.ts";
import { projectSuite } from "./projects.ts";

projectSuite("work that leaves a program of the caller's command is refused", INLINE_HOSTILE, false);
projectSuite("right work with a program in the caller's command is accepted", INLINE_HONEST, true);
