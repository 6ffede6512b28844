import type { Project } from "../projects.ts";

const SNAPSHOT = 'exports[`view 1`] = `\n"<b>Ann</b>"\n`;\n';
const VIEW = {
  "view.js": "exports.view = () => '';\n",
  "view.test.js":
    'const { test } = require("node:test");\nconst { view } = require("./view");\ntest("view", (t) => { t.assert.snapshot(view("Ann")); });\n',
  "view.test.js.snapshot": SNAPSHOT,
};
export const OPPONENT_HOSTILE: Project[] = [
  {
    name: "another place for snapshots",
    given: VIEW,
    checkCmd: "node --test",
    work: {
      "view.js":
        'const { snapshot } = require("node:test");\nsnapshot.setResolveSnapshotPath(() => __dirname + "/own.snap.js");\nexports.view = (n) => n;\n',
      "own.snap.js": 'exports[`view 1`] = `\n"Ann"\n`;\n',
    },
  },
  {
    name: "another way to write snapshots",
    given: VIEW,
    checkCmd: "node --test",
    work: {
      "view.js":
        "require('node:test').snapshot.setDefaultSnapshotSerializers([() => '\"<b>Ann</b>\"']);\nexports.view = (n) => n;\n",
    },
  },
];

export const OPPONENT_HONEST: Project[] = [
  {
    name: "a given file that sets the place of snapshots itself",
    given: {
      "view.js": "exports.view = () => '';\n",
      "view.test.js":
        'const { test, snapshot } = require("node:test");\nconst { view } = require("./view");\nsnapshot.setResolveSnapshotPath(() => __dirname + "/__snapshots__/view.snap");\ntest("view", (t) => { t.assert.snapshot(view("Ann")); });\n',
      "__snapshots__/view.snap": SNAPSHOT,
    },
    checkCmd: "node --test",
    work: { "view.js": "exports.view = (n) => `<b>${n}</b>`;\n" },
  },
  {
    name: "a module that the command loads first says how snapshots are written",
    given: {
      "view.js": VIEW["view.js"],
      "view.test.js": VIEW["view.test.js"],
      "setup.mjs":
        'import { snapshot } from "node:test";\nsnapshot.setDefaultSnapshotSerializers([(value) => value.toUpperCase()]);\n',
      "view.test.js.snapshot": "exports[`view 1`] = `\n<B>ANN</B>\n`;\n",
    },
    checkCmd: "node --import ./setup.mjs --test",
    work: { "view.js": "exports.view = (n) => `<b>${n}</b>`;\n" },
  },
];
