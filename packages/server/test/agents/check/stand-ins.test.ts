import { STAND_INS_HONEST, STAND_INS_HOSTILE } from "./cases/stand-ins.ts";
import { STAND_INS_JAVASCRIPT_HONEST, STAND_INS_JAVASCRIPT_HOSTILE } from "./cases/stand-ins-javascript.ts";
import { projectSuite } from "./projects.ts";

projectSuite(
  "work that stands in for a file of the tests is refused",
  [...STAND_INS_HOSTILE, ...STAND_INS_JAVASCRIPT_HOSTILE],
  false,
  2,
);
projectSuite(
  "right work that registers modules is accepted",
  [...STAND_INS_HONEST, ...STAND_INS_JAVASCRIPT_HONEST],
  true,
  2,
);
