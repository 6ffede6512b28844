import { createPythonToolchain } from "../../../src/agents/check/python/toolchain.ts";
import { TAMPERING_HONEST, TAMPERING_HOSTILE } from "./cases/python-tampering.ts";
import { suite } from "./suite.ts";

suite(createPythonToolchain(), "work that changes what tests read is refused", TAMPERING_HOSTILE, false);
suite(createPythonToolchain(), "right work that tests read likewise is accepted", TAMPERING_HONEST, true);
