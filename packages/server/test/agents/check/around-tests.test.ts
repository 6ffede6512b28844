import { AROUND_HONEST, AROUND_HOSTILE } from "./cases/around-tests.ts";
import { projectSuite } from "./projects.ts";

projectSuite("right work beside what its tests say is accepted", AROUND_HONEST, true, 2);
projectSuite("work that changes what its tests say is refused", AROUND_HOSTILE, false, 2);
