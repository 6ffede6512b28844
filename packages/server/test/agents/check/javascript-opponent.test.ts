import { OPPONENT_HOSTILE } from "./cases/javascript-opponent.ts";
import { OPPONENT_HONEST } from "./cases/javascript-opponent-honest.ts";
import { projectSuite } from "./projects.ts";

projectSuite("work that bends what given JavaScript tests look at is refused", OPPONENT_HOSTILE, false);
projectSuite("right work beside tests of that shape is accepted", OPPONENT_HONEST, true);
