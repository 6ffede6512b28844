import { test } from "node:test";
import { check, checkNot } from "./outcomes-check.ts";
import { page } from "./outcomes-rig.ts";

test("a border or a coast that is called after a country is in it, and a company is not", () => {
  const trail = [
    page(
      "The trail is 41 km long and leads from the Scottish border to the town of Penmoor. The Irish owner of the hut has 24 beds in it.",
    ),
  ];
  check(trail, "supported", [
    "The trail takes you from Scotland to Penmoor over 41 km.",
    "The trail is 41 km long and leads from Scotland to Penmoor.",
  ]);
  checkNot(trail, "supported", [
    "The trail takes you from England to Penmoor over 41 km.",
    "The trail takes you from Ireland to Penmoor over 41 km.",
    "The trail takes you from Scotland to Penmoor over 24 km.",
    "The hut has 24 beds in Ireland.",
  ]);
});
