import { createHash } from "node:crypto";
import type { TestContext } from "node:test";
import { ChatRequest, type RunKind } from "@signet/contract";
import type { Browsers } from "@signet/page-verifier";
import { Refusal } from "../../../src/agents/chat/port.ts";
import type { Bundles } from "../../../src/modules/bundles/bundles.ts";
import type { Guard } from "../../../src/modules/outbound/guard.ts";
import { createLeases } from "../../../src/modules/runs/leases.ts";
import { createAcceptChat } from "../../../src/usecases/chat/accept-chat.ts";
import { createAcceptCodeRun } from "../../../src/usecases/code/accept-code-run.ts";
import { createOpenRun, type RequestingCaller } from "../../../src/usecases/runs/open-run.ts";
import { createReadRuns } from "../../../src/usecases/runs/read-runs.ts";
import { createAcceptVisual } from "../../../src/usecases/visual/accept-visual.ts";
import { workshop } from "../code/rig.ts";
import { holder } from "../rig.ts";

export const ADA: RequestingCaller = { ...holder("acct_1"), requestId: "req_chat" };
/** Somebody else, and somebody else of the same account. */
export const BOB: RequestingCaller = { ...ADA, account: "acct_2" };
export const OTHER_OWNER: RequestingCaller = { ...ADA, owner: "bob" };

/** What a tool of the chat is refused with, in these words. */
export const refusedWith = (words: RegExp) => (thrown: unknown) =>
  thrown instanceof Refusal && words.test(thrown.message);

/** Chats and all that they have runs made by, over one store; what the machine has is the test's. */
export async function chatShop(t: TestContext) {
  const shop = await workshop(t);
  const { db, clock, files, journal, within } = shop;
  // The ledger shows tasks here: what a chat has made is not among them for another reason.
  const config = { ...shop.config, ledgerTask: "plain" as const };
  let queued = Promise.withResolvers<void>();
  const stopped: string[] = [];
  const browser = { state: "ready" };
  const browsers = {
    status: () => ({ ...browser, reason: "there is no Chromium" }),
    warm: async () => undefined,
  } as unknown as Browsers;
  const openRun = createOpenRun({ ...shop, ready: () => true });
  const onQueued = () => queued.resolve();
  const acceptChat = createAcceptChat({ openRun, takeSlot: () => undefined, onQueued: () => undefined });
  const claim = async (kind: RunKind) => {
    const claimed = await createLeases({ db, clock, kind }).claim("w1");
    if (!claimed) throw new Error(`no ${kind} run waits`);
    const { row, ...lease } = claimed;
    return { row, lease };
  };
  return {
    ...shop,
    browser,
    stopped,
    claim,
    readRuns: createReadRuns({ ...shop, runPage: { url: () => null }, abort: (id) => void stopped.push(id) }),
    acceptCodeRun: createAcceptCodeRun({
      ...shop,
      config,
      openRun,
      bundles: {} as Bundles,
      canName: async () => true,
      guard: {} as Guard,
      onQueued,
    }),
    acceptVisual: createAcceptVisual({ ...shop, config, openRun, browsers, onQueued }),
    /** A chat that was taken with its unit, and is claimed. */
    chatOf: async (caller: RequestingCaller = ADA, command = "what is it?") => {
      await acceptChat(ChatRequest.parse({ command }), caller);
      return claim("chat");
    },
    /** The run that a tool of a chat has made, as its worker gets it. */
    made: async (kind: "code" | "visual", told: Promise<unknown>) => {
      await Promise.race([queued.promise, told]);
      queued = Promise.withResolvers();
      return claim(kind);
    },
    /** Keeps these files for a run, as a step of it does. */
    keep: async (
      { runId, fence }: { runId: string; fence: number },
      texts: Record<string, string | Buffer>,
    ) => {
      const fresh = Object.entries(texts).map(([path, text]) => {
        const content = Buffer.from(text as string);
        return { path, content, sha256: createHash("sha256").update(content).digest("hex") };
      });
      const kept = fresh.map(({ path, content, sha256 }) => ({
        path,
        bytes: content.length,
        sha256,
        executable: false,
      }));
      await within(async (tx) => {
        await files.keep(tx, runId, kept, fresh);
        const files_json = JSON.stringify({ files: kept, complete: true });
        await journal.appendIn(tx, { runId, fence }, [], { files_json });
      });
      return kept;
    },
    /** Runs of a kind, whoever has them. */
    all: (kind: RunKind) => db.selectFrom("run").selectAll().where("kind", "=", kind).execute(),
    usedOf: async (unit: "run" | "visual", account = ADA.account) =>
      (await shop.metering.standing(db, account, unit)).used,
    ledgerText: async () => (await Array.fromAsync(shop.ledger.lines())).join("\n"),
  };
}

export type ChatShop = Awaited<ReturnType<typeof chatShop>>;
