import { createPythonToolchain } from "../../../src/agents/check/python/toolchain.ts";
import { CLAIMS_HONEST, CLAIMS_HOSTILE, KINDS_HONEST, KINDS_HOSTILE } from "./cases/python-claims.ts";
import { suite } from "./suite.ts";

suite(createPythonToolchain(), "classes that claim what is not theirs are refused", CLAIMS_HOSTILE, false);
suite(createPythonToolchain(), "classes that say what belongs to them are accepted", CLAIMS_HONEST, true);
suite(createPythonToolchain(), "an error of every kind that tests expect is refused", KINDS_HOSTILE, false);
suite(createPythonToolchain(), "errors of the kinds that tests expect are accepted", KINDS_HONEST, true);
