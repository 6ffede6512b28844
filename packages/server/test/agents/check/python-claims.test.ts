import { createPythonToolchain } from "../../../src/agents/check/python/toolchain.ts";
import {
  CLAIMS_HONEST,
  CLAIMS_HOSTILE,
  KINDS_HONEST,
  KINDS_HOSTILE,
  OTHER_KIND_HONEST,
  OTHER_KIND_HOSTILE,
} from "./cases/python-claims.ts";
import { suite } from "./suite.ts";

suite(createPythonToolchain(), "classes that claim what is not theirs are refused", CLAIMS_HOSTILE, false);
suite(createPythonToolchain(), "classes that say what belongs to them are accepted", CLAIMS_HONEST, true);
suite(createPythonToolchain(), "an error of every kind that tests expect is refused", KINDS_HOSTILE, false);
suite(createPythonToolchain(), "errors of the kinds that tests expect are accepted", KINDS_HONEST, true);
suite(
  createPythonToolchain(),
  "objects that are not of the class they claim are refused",
  OTHER_KIND_HOSTILE,
  false,
);
suite(createPythonToolchain(), "objects of a class and their proxies are accepted", OTHER_KIND_HONEST, true);
