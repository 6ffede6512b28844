import { createPythonToolchain } from "../../../src/agents/check/python/toolchain.ts";
import {
  LOOPS_HONEST,
  LOOPS_HOSTILE,
  SETS_HONEST,
  SETS_HOSTILE,
  SLICES_HONEST,
  SLICES_HOSTILE,
} from "./cases/python-loops.ts";
import { suite } from "./suite.ts";

suite(createPythonToolchain(), "answers that give no items to a loop are refused", LOOPS_HOSTILE, false);
suite(createPythonToolchain(), "answers with an iteration of their own are accepted", LOOPS_HONEST, true);
suite(
  createPythonToolchain(),
  "sets that answer otherwise than by their items are refused",
  SETS_HOSTILE,
  false,
);
suite(createPythonToolchain(), "right sets with operators of their own are accepted", SETS_HONEST, true);
suite(
  createPythonToolchain(),
  "lists whose slices are not of their items are refused",
  SLICES_HOSTILE,
  false,
);
suite(createPythonToolchain(), "right lists with slices of their own are accepted", SLICES_HONEST, true);
