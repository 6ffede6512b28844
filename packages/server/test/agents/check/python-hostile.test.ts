import { createPythonToolchain } from "../../../src/agents/check/python/toolchain.ts";
import { PYTHON_HOSTILE } from "./cases/python-hostile.ts";
import { suite } from "./suite.ts";

suite(createPythonToolchain(), "hostile Python is refused", PYTHON_HOSTILE, false);
