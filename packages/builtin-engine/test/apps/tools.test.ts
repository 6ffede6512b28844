import assert from "node:assert/strict";
import { test } from "node:test";
import { appOf, propertiesOf, settingsOf } from "./reading.ts";
import { ASKED } from "./tools-asked.ts";

for (const [name, asked] of Object.entries(ASKED))
  test(`${name}: what is asked for in the ways people ask is in the page`, () => {
    for (const [task, expected] of asked) {
      const app = appOf(task);
      if (expected.title !== undefined) assert.equal(app.title, expected.title, task);
      const settings = settingsOf(app);
      for (const [key, value] of Object.entries(expected.settings ?? {}))
        assert.deepEqual(settings[key], value, `${task}: ${key}`);
      const found = propertiesOf(app)[0]!;
      for (const [key, value] of Object.entries(expected.colours ?? {}))
        assert.equal(found[key], value, `${task}: ${key}`);
      if (expected.holds) assert.match(app.html, expected.holds, task);
    }
  });
