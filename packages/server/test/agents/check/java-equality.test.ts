import { JAVA_EQUALITY_HONEST, JAVA_EQUALITY_HOSTILE } from "./cases/java-equality.ts";
import { projectSuite } from "./projects.ts";

projectSuite(
  "Java answers that compare otherwise than the library's types are refused",
  JAVA_EQUALITY_HOSTILE,
  false,
);
projectSuite("right Java work with comparisons of its own is accepted", JAVA_EQUALITY_HONEST, true);
