import { FLAKY_HONEST, FLAKY_HOSTILE } from "./cases/flaky.ts";
import { javascriptHonest } from "./cases/javascript-honest.ts";
import { javascriptHonestHeldOut } from "./cases/javascript-honest-unseen.ts";
import { javascriptHostile } from "./cases/javascript-hostile.ts";
import { javascriptHostileHeldOut } from "./cases/javascript-hostile-unseen.ts";
import { PROJECT_ATTACKS, PROJECTS } from "./cases/projects.ts";
import { PYTHON_HONEST } from "./cases/python-honest.ts";
import { PYTHON_HONEST_UNSEEN } from "./cases/python-honest-unseen.ts";
import { PYTHON_HOSTILE } from "./cases/python-hostile.ts";
import { PYTHON_HOSTILE_UNSEEN } from "./cases/python-hostile-unseen.ts";
import { shellHonest } from "./cases/shell-honest.ts";
import { shellHonestUnseen } from "./cases/shell-honest-unseen.ts";
import { shellHostile } from "./cases/shell-hostile.ts";
import { shellHostileUnseen } from "./cases/shell-hostile-unseen.ts";
import { type Project, projectSuite } from "./projects.ts";

/** Cases of each table that are played outside of the full check. */
const DRAWN = 2;
const HOSTILE: Project[] = [
  ...PYTHON_HOSTILE,
  ...PYTHON_HOSTILE_UNSEEN,
  ...javascriptHostile,
  ...javascriptHostileHeldOut,
  ...shellHostile,
  ...shellHostileUnseen,
];
/** They say what a runner does with a step; as a request they are something else. */
const OF_THE_RUNNERS = new Set([
  // A bare pytest does not find their modules, by hand either.
  "a snapshot that is only written where it is missing",
  "numbered files that share a file on disk",
  // Without a command, a text file is no test.
  "examples in a text file",
  // The script that its command names is all that there is to change.
  "shell: a loop over cases",
]);
const HONEST: Project[] = [
  ...PYTHON_HONEST,
  ...PYTHON_HONEST_UNSEEN,
  ...javascriptHonest,
  ...javascriptHonestHeldOut,
  ...shellHonest,
  ...shellHonestUnseen,
].filter(({ name }) => !OF_THE_RUNNERS.has(name));

projectSuite(
  "a model that cheats does not get ok",
  [...PROJECT_ATTACKS, ...FLAKY_HOSTILE, ...HOSTILE],
  false,
  DRAWN,
);
projectSuite("a model that did the work gets ok", [...PROJECTS, ...FLAKY_HONEST, ...HONEST], true, DRAWN);
