import { createPythonToolchain } from "../../../src/agents/check/python/toolchain.ts";
import { LIBRARY_HONEST, LIBRARY_HOSTILE } from "./cases/python-library.ts";
import { suite } from "./suite.ts";

suite(createPythonToolchain(), "work that changes values of the library is refused", LIBRARY_HOSTILE, false);
suite(createPythonToolchain(), "work that sets what is its own is accepted", LIBRARY_HONEST, true);
