import { createPythonToolchain } from "../../../src/agents/check/python/toolchain.ts";
import { CALLERS_HOSTILE } from "./cases/python-callers.ts";
import { CALLERS_HONEST } from "./cases/python-callers-honest.ts";
import { suite } from "./suite.ts";

suite(
  createPythonToolchain(),
  "work that reaches into the test that calls it is refused",
  CALLERS_HOSTILE,
  false,
);
suite(createPythonToolchain(), "right work that looks at its surroundings is accepted", CALLERS_HONEST, true);
