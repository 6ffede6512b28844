import { drawn } from "./cases/drawn.ts";
import { WRAPPED_HONEST, WRAPPED_HOSTILE } from "./cases/wrapped.ts";
import { projectSuite } from "./projects.ts";

const DRAWN = 6;

projectSuite("right work under a command around a runner is accepted", drawn(WRAPPED_HONEST, DRAWN), true);
projectSuite("wrong work under a command around a runner is refused", drawn(WRAPPED_HOSTILE, DRAWN), false);
