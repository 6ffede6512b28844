import { projectSuite } from "./projects.ts";
import { ACCEPTED_LIMITS } from "./cases/limits.ts";

projectSuite(
  "wrong work that the check cannot tell from right work is accepted, as is said",
  ACCEPTED_LIMITS,
  true,
);
