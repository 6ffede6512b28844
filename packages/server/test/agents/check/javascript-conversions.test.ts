import { CONVERSIONS_HONEST, CONVERSIONS_HOSTILE } from "./cases/javascript-conversions.ts";
import { projectSuite } from "./projects.ts";

projectSuite("work that makes different values look the same is refused", CONVERSIONS_HOSTILE, false, 2);
projectSuite("right work with conversions of its own is accepted", CONVERSIONS_HONEST, true, 2);
