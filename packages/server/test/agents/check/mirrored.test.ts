import { MIRRORED_HONEST, MIRRORED_HOSTILE } from "./cases/mirrored.ts";
import { projectSuite } from "./projects.ts";

projectSuite("functions that only count up are no answer to comparisons by size", MIRRORED_HOSTILE, false);
projectSuite("right work for comparisons by size is accepted", MIRRORED_HONEST, true);
