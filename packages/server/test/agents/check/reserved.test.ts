import { RESERVED_PYTHON_HONEST, RESERVED_PYTHON_HOSTILE } from "./cases/reserved-python.ts";
import { projectSuite } from "./projects.ts";

projectSuite("Python work that answers with what the tests hold is refused", RESERVED_PYTHON_HOSTILE, false);
projectSuite("Python work that reads what tests give to it is accepted", RESERVED_PYTHON_HONEST, true);
