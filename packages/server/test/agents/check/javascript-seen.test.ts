import { SEEN_HOSTILE } from "./cases/javascript-seen.ts";
import { SEEN_HONEST, SEEN_REFUSED } from "./cases/javascript-seen-honest.ts";
import { projectSuite } from "./projects.ts";

projectSuite("work that given tests cannot see into is refused", SEEN_HOSTILE, false);
projectSuite("right work with objects of such kinds is accepted", SEEN_HONEST, true);
projectSuite("right work with objects that nothing can read is refused, as is said", SEEN_REFUSED, false);
