import { randomInt } from "node:crypto";
import { takeSnapshot, type Snapshot } from "./snapshot.ts";
import type { InitialConditions } from "./in-page-api.ts";
import type { CopySource } from "./plain.ts";
import type { Tab } from "./tab.ts";
import { settleAll } from "./settle-all.ts";
import { snapshotTwice } from "./play-record.ts";

const DAY_MS = 86_400_000;

/** Opens new tabs for more copies. The checked ones run a day before the given time and with another random seed. */
export function showMoreCopies(
  openTab: (framed: boolean, initial?: InitialConditions) => Promise<Tab>,
  { epoch }: InitialConditions,
): CopySource & { close(): Promise<void> } {
  const opened: Tab[] = [];
  const open = async (framed: boolean, initial?: InitialConditions): Promise<Tab> => {
    const tab = await openTab(framed, initial);
    opened.push(tab);
    return tab;
  };
  return {
    plain: async () => (await open(false)).showPlain(),
    async watched() {
      const snapshots: Snapshot[] = [];
      const other = { epoch: epoch - DAY_MS, seed: randomInt(2 ** 32) };
      await snapshotTwice(
        () => open(true, other),
        async (session) => void snapshots.push(await takeSnapshot(session)),
      );
      return snapshots;
    },
    close: async () => void (await settleAll(opened.map((tab) => tab.close()))),
  };
}
