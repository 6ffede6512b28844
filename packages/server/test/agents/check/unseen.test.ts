import {
  UNSEEN_JAVASCRIPT_HONEST,
  UNSEEN_JAVASCRIPT_HOSTILE,
  UNSEEN_LIMITS,
} from "./cases/unseen-javascript.ts";
import { UNSEEN_HONEST } from "./cases/unseen-honest.ts";
import { UNSEEN_PLACES_HONEST, UNSEEN_PLACES_HOSTILE } from "./cases/unseen-places.ts";
import { UNSEEN_HOSTILE } from "./cases/unseen.ts";
import { projectSuite } from "./projects.ts";

projectSuite("Python that works only where it sees that tests run it is refused", UNSEEN_HOSTILE, false);
projectSuite(
  "JavaScript that works only where it sees that tests run it is refused",
  UNSEEN_JAVASCRIPT_HOSTILE,
  false,
);
projectSuite(
  "right work that looks at its surroundings is accepted",
  [...UNSEEN_HONEST, ...UNSEEN_JAVASCRIPT_HONEST],
  true,
);
projectSuite("what is not hidden is accepted, as docs/check.md says", UNSEEN_LIMITS, true);
projectSuite("Python that tells its tests where they called it is accepted", UNSEEN_PLACES_HONEST, true);
projectSuite("Python that looks for the path of a test is refused", UNSEEN_PLACES_HOSTILE, false);
