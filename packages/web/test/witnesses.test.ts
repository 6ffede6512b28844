import assert from "node:assert/strict";
import { test } from "node:test";
import { createTreeHead, lineHash, withSignatures } from "@signet/verify";
import type { Page } from "playwright-core";
import { codeRun } from "../../../test/support/service.ts";
import { rechain, sampleLedger, textOf } from "../../verify/test/support/ledger.ts";
import { newLogKey, newWitnessKey, signLog } from "../../verify/test/support/signed-log.ts";
import { checkLedger } from "../src/features/ledger/check-ledger.ts";
import type { PolicyVerdict } from "../src/lib/witnessed.ts";
import { checkPage, newPage, openBrowser, serviceFor, shoot, skip } from "./rig.ts";

const WITNESSED = /checkpoint\?witnessed=true$/;
const HOSTILE = "<img/src=x/onerror=document.title=1>\u202e";
const TASK = "Make it better";

const says = (page: Page, words: RegExp | string) => page.getByText(words).first().waitFor();
const chainMark = (page: Page) =>
  page.getByRole("region", { name: "The chain" }).getByRole("img", { name: "verified in this browser" });

async function keepPolicy(page: Page, text: string): Promise<void> {
  await page.getByRole("button", { name: /^(Set a|Change the) policy$/ }).click();
  await page.getByLabel("Policy").fill(text);
  await page.getByRole("button", { name: "Keep", exact: true }).click();
}

test("a ledger that was never verified has no past, also if every object inherits its name", async () => {
  for (const log of ["constructor", "pelican"]) {
    const lines = rechain(sampleLedger(1).map((receipt) => ({ ...receipt, log }))).map(textOf);
    const check = await checkLedger(
      streamed(lines),
      {},
      { signature: null, cosigned: null },
      () => undefined,
    );
    assert.deepEqual([check.verdict.ok, check.log, check.past], [true, log, null]);
  }
});

test(
  "a person's policy says whose cosignatures count; who cosigned is shown, and a ledger or receipt without them is not vouched for",
  { skip, timeout: 240_000 },
  async (t) => {
    const browser = await openBrowser(t);
    const service = await serviceFor(t);
    const { raw, events } = await codeRun(service, { task: TASK, max_steps: 1 });
    const textAt = async (path: string) => (await fetch(`${service.api}${path}`)).text();
    const checkpoint = await textAt("/code/ledger/checkpoint");
    const [one, two] = [await newWitnessKey("w.example/1"), await newWitnessKey(HOSTILE)];
    const policy = `witness one ${one.text}\nwitness two ${two.text}\ngroup both all one two\nquorum both\n`;
    const page = await newPage(t, browser, "desktop", /status of 404/);
    const again = async (cosigned: string) => {
      await page.unroute(WITNESSED);
      await page.route(WITNESSED, (route) => route.fulfill({ body: cosigned, contentType: "text/plain" }));
      await page.getByRole("button", { name: "Check again" }).click();
    };

    await page.goto(`${service.url}/ledger`);
    await says(page, "No policy is set");
    await chainMark(page).waitFor();
    await keepPolicy(page, "witness me too");
    await says(page, "this is not a policy: line 1");
    await page.getByRole("button", { name: "Cancel" }).click();

    await keepPolicy(page, policy);
    await says(page, "Your policy is not met: it wants more witnesses. Cosigned by: none of those");
    assert.equal(await chainMark(page).count(), 0);
    await again(withSignatures(checkpoint, [one.cosignature(checkpoint)]));
    await says(page, "Cosigned by: w.example/1");
    assert.equal(await chainMark(page).count(), 0);
    const both = [one, two].map((witness) => witness.cosignature(checkpoint));
    await again(withSignatures(checkpoint, both));
    const name = HOSTILE.replace("\u202e", "\ufffd");
    await says(page, `Your policy is met: w.example/1, ${name} cosigned the first 2 lines`);
    await chainMark(page).waitFor();
    await checkPage(page, "desktop");
    await shoot(page, "ledger-witnesses-desktop");
    const forged = { ...both[1]!, bytes: both[1]!.bytes.map((byte, i) => (i === 20 ? byte ^ 1 : byte)) };
    await again(withSignatures(checkpoint, [both[0]!, forged]));
    await page.getByRole("heading", { name: "Do not rely on this ledger." }).waitFor();
    await says(page, "The signature of a witness is not valid.");

    const last = events.at(-1)!;
    assert.ok(last.name === "code_receipt");
    const proof = await textAt(`/code/receipts/${last.data.receipt_sha}/proof`);
    const record = raw.map(({ block }) => block).join("");
    const proven = record.replace(
      /"proof":"(?:[^"\\]|\\.)*"/,
      () => `"proof":${JSON.stringify(proof.replace(checkpoint, withSignatures(checkpoint, both)))}`,
    );
    assert.notEqual(proven, record);
    await page.goto(`${service.url}/verify`);
    const drop = (text: string) =>
      page
        .locator("input[type=file]")
        .setInputFiles({ name: "run.sse", mimeType: "text/plain", buffer: Buffer.from(text) });
    await drop(record);
    await says(page, "Your policy is not met");
    await drop(proven);
    await says(page, "Your policy is met: w.example/1");
    await keepPolicy(page, `log ${(await newWitnessKey("x")).text}\n`);
    await says(page, /this is not a policy: line 1: the key is of another kind/);
    await page.getByRole("button", { name: "Remove" }).click();
    await says(page, "No policy is set");
    await page.getByText("Your policy is met").waitFor({ state: "detached" });
    await checkPage(page, "desktop");
  },
);

test("what witnesses cosigned must be the very lines of the ledger, or their beginning", async () => {
  const lines = sampleLedger(2).map(textOf);
  const treeOf = async (some: readonly string[]) => {
    const tree = createTreeHead();
    for (const line of some) await tree.append(await lineHash(line));
    return { size: some.length, root: await tree.root() };
  };
  const log = (JSON.parse(lines[0]!) as { log: string }).log;
  const met: PolicyVerdict = { state: "met", by: ["w"], size: 1 };
  const judge = async (cosigned: { size: number; root: Uint8Array<ArrayBuffer> }) => {
    const checkpoint = { ...cosigned, origin: log, signers: [], note: { text: "", signatures: [] } };
    const seen = { origin: log, key: "", checkpoint: await signedText(log, lines), since: "", at: "" };
    const signature = { state: "signed", size: lines.length, seen, before: null } as const;
    const check = await checkLedger(
      streamed(lines),
      {},
      { signature, cosigned: { witnessed: met, checkpoint } },
      () => undefined,
    );
    return [check.signature?.state, check.witnessed?.state];
  };
  const others = [...lines.slice(0, 2), lines[3]!, lines[2]!];
  assert.deepEqual(await judge(await treeOf(lines.slice(0, 3))), ["signed", "met"]);
  assert.deepEqual(await judge(await treeOf(lines)), ["signed", "met"]);
  assert.deepEqual(await judge(await treeOf(others)), ["signed", "refused"]);
  assert.deepEqual(await judge(await treeOf([...lines, lines[0]!])), ["signed", "refused"]);
});

async function* streamed(lines: readonly string[]) {
  yield* lines;
}

/** A checkpoint of these lines by a key that nobody asks for here. */
async function signedText(origin: string, lines: readonly string[]): Promise<string> {
  return (await signLog(lines, await newLogKey(origin))).checkpoint;
}
