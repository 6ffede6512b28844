import { LOOKALIKES_HOSTILE } from "./cases/javascript-lookalikes.ts";
import { LOOKALIKES_HONEST } from "./cases/javascript-lookalikes-honest.ts";
import { SURROUNDINGS_HONEST, SURROUNDINGS_HOSTILE } from "./cases/javascript-surroundings.ts";
import { projectSuite } from "./projects.ts";

projectSuite("classes and collections that satisfy any assertion are refused", LOOKALIKES_HOSTILE, false);
projectSuite("right work with classes and collections of its own is accepted", LOOKALIKES_HONEST, true);
projectSuite("work that changes what tests compute from is refused", SURROUNDINGS_HOSTILE, false);
projectSuite(
  "right work beside tests that compute from their surroundings is accepted",
  SURROUNDINGS_HONEST,
  true,
);
