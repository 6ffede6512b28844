import { WRAPPED_HONEST, WRAPPED_HOSTILE } from "./cases/wrapped.ts";
import { projectSuite } from "./projects.ts";

projectSuite("right work under a command around a runner is accepted", WRAPPED_HONEST, true, 1);
projectSuite("wrong work under a command around a runner is refused", WRAPPED_HOSTILE, false, 1);
