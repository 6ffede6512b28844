import { DELIVERED_HONEST } from "./cases/delivered-honest.ts";
import { DELIVERED_HOSTILE } from "./cases/delivered-hostile.ts";
import { projectSuite } from "./projects.ts";

projectSuite("delivered work that bends the check is refused", DELIVERED_HOSTILE, false);
projectSuite("delivered work that is right is accepted", DELIVERED_HONEST, true, 1);
