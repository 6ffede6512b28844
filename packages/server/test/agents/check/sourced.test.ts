import { SOURCED_HONEST, SOURCED_HOSTILE } from "./cases/sourced.ts";
import { projectSuite } from "./projects.ts";

projectSuite("right work whose settings a command sources is accepted", SOURCED_HONEST, true, 2);
projectSuite("work that stands in for programs by a sourced file is refused", SOURCED_HOSTILE, false, 2);
