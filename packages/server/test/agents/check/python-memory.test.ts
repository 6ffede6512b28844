import {
  MEMORY_HONEST,
  MEMORY_HOSTILE,
  READING_HONEST,
  READING_HOSTILE,
  SKIPPING_HONEST,
  SKIPPING_HOSTILE,
} from "./cases/python-memory.ts";
import { projectSuite } from "./projects.ts";

projectSuite("work that changes what given modules hold is refused", MEMORY_HOSTILE, false);
projectSuite("right work beside tests that change what is theirs is accepted", MEMORY_HONEST, true);
projectSuite("work that has given tests skipped is refused", SKIPPING_HOSTILE, false);
projectSuite("right work beside tests that skip themselves is accepted", SKIPPING_HONEST, true);
projectSuite("work that reads what is expected from given tests is refused", READING_HOSTILE, false);
projectSuite("right work beside tests that read files is accepted", READING_HONEST, true);
