import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { TestContext } from "node:test";
import { CodeRunRequest } from "@signet/contract";
import type { Scope } from "../../../src/base/scope.ts";
import { createHandbook } from "../../../src/modules/handbook/handbook.ts";
import type { Calculator } from "../../../src/modules/math/calculator.ts";
import { createMemory } from "../../../src/modules/memory/memory.ts";
import { requestOf, type RunRow } from "../../../src/modules/runs/runs.ts";
import type { Page } from "../../../src/modules/web/pages.ts";
import { createShowUsage } from "../../../src/usecases/billing/show-usage.ts";
import {
  type ChatEnvironmentParts,
  createChatEnvironment,
} from "../../../src/usecases/chat/chat-environment.ts";
import { createSealCodeRun } from "../../../src/usecases/code/seal-code-run.ts";
import type { RequestingCaller } from "../../../src/usecases/runs/open-run.ts";
import { temporaryFolder } from "../../support/store.ts";
import { ending, MODEL } from "../code/rig.ts";
import { chatShop, type ChatShop } from "./rig.ts";

/** A handbook of one page and one setting. */
function handbookIn(t: TestContext) {
  const root = temporaryFolder(t);
  mkdirSync(path.join(root, "docs"));
  writeFileSync(path.join(root, "README.md"), "# Signet\n\nHerons are counted at dawn.\n");
  const table = "| name | default | meaning |\n|---|---|---|\n| `SVC_PORT` | `8787` | port |\n";
  writeFileSync(path.join(root, "docs/settings.md"), `# Settings\n\nAll are variables.\n\n${table}`);
  return createHandbook(root);
}

/** What chats can reach over one store; `over` takes a part away or breaks it. */
export async function reach(
  t: TestContext,
  over: (shop: ChatShop) => Partial<ChatEnvironmentParts> = () => ({}),
) {
  const shop = await chatShop(t);
  const memory = createMemory(shop);
  const calculator: Calculator = {
    calculate: async (asked, at) => {
      at.throwIfAborted();
      return asked === "1/0"
        ? { kind: "wrong", why: "no such number" }
        : { kind: "value", value: "4", exact: true };
    },
    close: async () => undefined,
  };
  const parts: ChatEnvironmentParts = {
    ...shop,
    memory,
    calculator,
    pages: { read: async (url) => ({ url }) as Page },
    search: null,
    handbook: handbookIn(t),
    atOnce: 1,
    showUsage: createShowUsage(shop),
    readTechniques: shop.library.readTechniques,
    ...over(shop),
  };
  const seal = createSealCodeRun(shop);
  const worldOf = createChatEnvironment(parts);
  return {
    ...shop,
    memory,
    parts,
    /** A chat's world, for whoever it acts for. */
    of: ({ account, owner, id = "run_chat" }: Scope & { id?: string }) =>
      worldOf({ id, account, owner } as RunRow),
    /** A coding run of this caller; sealed where nothing else is said. */
    ran: async (caller: RequestingCaller, done = true) => {
      // Ids of runs are in the order of their time.
      shop.clock.advance(1);
      const { id } = await shop.acceptCodeRun(CodeRunRequest.parse({ task: "canary task" }), caller);
      if (!done) return { id, sha: "" };
      const { row, lease } = await shop.claim("code");
      const kept = { files: [], complete: true };
      const sealing = {
        row,
        lease,
        request: requestOf(row),
        kept,
        model: MODEL,
        sandbox: "memory/1",
        inputs: null,
      };
      await seal({ ...sealing, state: null, begun: null, record: null, ending: ending() });
      return { id, sha: (await shop.readRuns.show(caller, id)).receipt_sha! };
    },
  };
}
