import { FRAMES_HOSTILE, READERS_HONEST, TEXTS_HOSTILE } from "./cases/readers.ts";
import { projectSuite } from "./projects.ts";

projectSuite("work that reads what is expected from its callers is refused", FRAMES_HOSTILE, false);
projectSuite("work that reads what is expected from a JavaScript test is refused", TEXTS_HOSTILE, false);
projectSuite("right work beside tests that can be read is accepted", READERS_HONEST, true);
