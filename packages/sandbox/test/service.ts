// A service that has a sandbox with a command in it, to be killed by a test: <scratch folder> <marker> [<socket of a proxy>].
import { createBwrapDriver } from "../src/bwrap/driver.ts";
import { LIMITS } from "./rig.ts";

const [scratchDir, marker, proxy] = process.argv.slice(2) as [string, string, string?];
const driver = createBwrapDriver({ scratchDir, nodePath: process.execPath });
const sandbox = await driver.open({
  runId: "run_service",
  limits: LIMITS,
  ...(proxy === undefined ? {} : { proxy }),
});
const { stdout } = await sandbox.exec("ls -l /proc/self/fd; cat <&40; cat <&41");
console.log(JSON.stringify({ id: sandbox.id, stdout }));
const hiding = `setsid sleep ${marker} & sleep ${marker}`;
await sandbox.startBackground(hiding);
await sandbox.exec(hiding);
