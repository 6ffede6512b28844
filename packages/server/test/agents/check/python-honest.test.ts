import { createPythonToolchain } from "../../../src/agents/check/python/toolchain.ts";
import { PYTHON_HONEST } from "./cases/python-honest.ts";
import { suite } from "./suite.ts";

suite(createPythonToolchain(), "honest Python is accepted", PYTHON_HONEST, true);
