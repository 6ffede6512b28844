import { drawn } from "./cases/drawn.ts";
import { SELECTED_HONEST, SELECTED_HOSTILE } from "./cases/selected.ts";
import { projectSuite } from "./projects.ts";

const DRAWN = 5;

projectSuite("work that passes the selected tests is accepted", drawn(SELECTED_HONEST, DRAWN), true);
projectSuite("wrong work under selected tests is refused", drawn(SELECTED_HOSTILE, DRAWN), false);
