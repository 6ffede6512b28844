import { projectSuite } from "./projects.ts";
import { ACCEPTED_LIMITS } from "./cases/limits.ts";
import { LIMITS_OF_CALLBACKS } from "./cases/limits-of-callbacks.ts";
import { MORE_ACCEPTED_LIMITS } from "./cases/limits-of-processes.ts";

projectSuite(
  "wrong work that the check cannot tell from right work is accepted, as is said",
  [...ACCEPTED_LIMITS, ...MORE_ACCEPTED_LIMITS, ...LIMITS_OF_CALLBACKS],
  true,
);
