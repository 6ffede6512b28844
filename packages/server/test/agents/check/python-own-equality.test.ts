import {
  OWN_EQUALITY_HONEST,
  OWN_EQUALITY_HOSTILE,
  OWN_EQUALITY_REFUSED,
} from "./cases/python-own-equality.ts";
import { projectSuite } from "./projects.ts";

projectSuite("answers with an equality of their own are refused", OWN_EQUALITY_HOSTILE, false);
projectSuite(
  "right work with classes that say what they are equal to is accepted",
  OWN_EQUALITY_HONEST,
  true,
);
projectSuite("right work whose equality says nothing is refused, as is said", OWN_EQUALITY_REFUSED, false);
