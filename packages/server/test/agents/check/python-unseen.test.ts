import { createPythonToolchain } from "../../../src/agents/check/python/toolchain.ts";
import { PYTHON_HONEST_UNSEEN } from "./cases/python-honest-unseen.ts";
import { PYTHON_HOSTILE_UNSEEN } from "./cases/python-hostile-unseen.ts";
import { suite } from "./suite.ts";

suite(createPythonToolchain(), "unseen hostile Python is refused", PYTHON_HOSTILE_UNSEEN, false);
suite(createPythonToolchain(), "unseen honest Python is accepted", PYTHON_HONEST_UNSEEN, true);
