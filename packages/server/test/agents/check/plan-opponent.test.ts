import { OPPONENT_HONEST } from "./cases/plan-opponent-honest.ts";
import { MODULES_HONEST } from "./cases/plan-opponent-modules.ts";
import { OPPONENT_HOSTILE } from "./cases/plan-opponent.ts";
import { projectSuite } from "./projects.ts";

projectSuite("what came with the task and decides is not bent by the work", OPPONENT_HOSTILE, false);
projectSuite("right work beside what decides is accepted", [...OPPONENT_HONEST, ...MODULES_HONEST], true);
