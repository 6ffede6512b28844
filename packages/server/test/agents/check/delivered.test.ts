import { DELIVERED_HONEST } from "./cases/delivered-honest.ts";
import { DELIVERED_HOSTILE } from "./cases/delivered-hostile.ts";
import { drawn } from "./cases/drawn.ts";
import { projectSuite } from "./projects.ts";

const DRAWN = 5;

projectSuite("delivered work that bends the check is refused", drawn(DELIVERED_HOSTILE, DRAWN), false);
projectSuite("delivered work that is right is accepted", drawn(DELIVERED_HONEST, DRAWN), true);
