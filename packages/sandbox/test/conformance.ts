import { suite } from "node:test";
import { createAttack } from "./attack.ts";
import { backgroundConformance } from "./conformance/background.ts";
import { commandConformance } from "./conformance/command.ts";
import { isolationConformance } from "./conformance/isolation.ts";
import { changesConformance } from "./conformance/changes.ts";
import { layerConformance } from "./conformance/layers.ts";
import { shellConformance } from "./conformance/shell.ts";
import { workspaceConformance } from "./conformance/workspace.ts";
import { exhaust } from "./exhaust.ts";
import { files } from "./files.ts";
import { reach } from "./reach.ts";
import type { CreateDriver } from "./rig.ts";

/** What every driver owes to the service: `createDriver` gives each test a driver of its own. */
export function sandboxConformance(name: string, createDriver: CreateDriver): void {
  commandConformance(name, createDriver);
  backgroundConformance(name, createDriver);
  shellConformance(name, createDriver);
  workspaceConformance(name, createDriver);
  isolationConformance(name, createDriver);
  layerConformance(name, createDriver);
  changesConformance(name, createDriver);
}

/** Everything known that a hostile command could try. */
export function hostileConformance(name: string, createDriver: CreateDriver): void {
  suite(`a sandbox ${name}`, () => {
    const attack = createAttack(createDriver);
    reach(attack);
    exhaust(attack, createDriver);
    files(attack);
  });
}
