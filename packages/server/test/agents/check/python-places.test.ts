import { createPythonToolchain } from "../../../src/agents/check/python/toolchain.ts";
import { PLACES_HONEST, PLACES_HOSTILE } from "./cases/python-places.ts";
import { suite } from "./suite.ts";

suite(createPythonToolchain(), "tests that fail at more than one place are accepted", PLACES_HONEST, true);
suite(createPythonToolchain(), "subtests that cannot fail are refused", PLACES_HOSTILE, false);
