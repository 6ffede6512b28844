import { suite } from "node:test";
import { createAttack } from "./attack.ts";
import { exhaust } from "./exhaust.ts";
import { files } from "./files.ts";
import { reach } from "./reach.ts";

/** Everything known that a hostile command could try, on the sandboxes of a service that runs as the current user. */
export function abuse(name: string, useCgroup: boolean): void {
  suite(`a sandbox ${name}`, () => {
    const attack = createAttack(useCgroup);
    reach(attack);
    exhaust(attack, useCgroup);
    files(attack);
  });
}
