import { LOCKED_HONEST, LOCKED_HOSTILE } from "./cases/locked.ts";
import { NOTED_HONEST, NOTED_HOSTILE } from "./cases/noted-failures.ts";
import { SOURCED_HONEST, SOURCED_HOSTILE } from "./cases/sourced.ts";
import {
  NUMBERS_HONEST,
  NUMBERS_HOSTILE,
  WORD_STATE_HONEST,
  WORD_STATE_HOSTILE,
} from "./cases/word-state.ts";
import { projectSuite } from "./projects.ts";

projectSuite("right work whose settings a command sources is accepted", SOURCED_HONEST, true, 2);
projectSuite("work that stands in for programs by a sourced file is refused", SOURCED_HOSTILE, false, 2);
projectSuite("right work that sets how its shell reads words is accepted", WORD_STATE_HONEST, true);
projectSuite("work that sets how a test's shell reads words is refused", WORD_STATE_HOSTILE, false);
projectSuite("right work that answers with numbers is accepted", NUMBERS_HONEST, true);
projectSuite("answers that a test's shell evaluates are refused", NUMBERS_HOSTILE, false);
projectSuite("right work beside a script that counts failures is accepted", NOTED_HONEST, true);
projectSuite("work that forgets the failures which a script noted is refused", NOTED_HOSTILE, false);
projectSuite("right work beside names that cannot be set is accepted", LOCKED_HONEST, true);
projectSuite(
  "work that keeps a test from defining or finding what decides is refused",
  LOCKED_HOSTILE,
  false,
);
