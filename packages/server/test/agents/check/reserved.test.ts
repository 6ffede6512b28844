import { COMPANIONS_HONEST, COMPANIONS_HOSTILE } from "./cases/companions.ts";
import { RESERVED_JAVASCRIPT_HONEST, RESERVED_JAVASCRIPT_HOSTILE } from "./cases/reserved-javascript.ts";
import { RESERVED_PYTHON_HONEST, RESERVED_PYTHON_HOSTILE } from "./cases/reserved-python.ts";
import { projectSuite } from "./projects.ts";

projectSuite("Python work that answers with what the tests hold is refused", RESERVED_PYTHON_HOSTILE, false);
projectSuite("Python work that reads what tests give to it is accepted", RESERVED_PYTHON_HONEST, true);
projectSuite(
  "JavaScript work that answers with what the tests hold is refused",
  RESERVED_JAVASCRIPT_HOSTILE,
  false,
);
projectSuite(
  "JavaScript work that loads what tests give to it is accepted",
  RESERVED_JAVASCRIPT_HONEST,
  true,
);
projectSuite(
  "Python work that reads the expected file beside a given one is refused",
  COMPANIONS_HOSTILE,
  false,
);
projectSuite("Python work that reads another file beside a given one is accepted", COMPANIONS_HONEST, true);
