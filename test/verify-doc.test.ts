import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import { codeRun, serviceFor } from "./support/service.ts";

const root = path.join(import.meta.dirname, "..");
const page = readFileSync(path.join(root, "docs/verify.md"), "utf8");
const blocks = [...page.matchAll(/^```sh\n(.*?)^```$/gms)].map((match) => match[1]!);
const missing = ["jq", "curl", "openssl", "sha256sum", "basenc"].filter(
  (tool) => spawnSync(tool, ["--version"]).error,
);
const skip = missing.length === 0 ? false : `not installed: ${missing.join(", ")}`;

/** Runs the page's blocks in one shell against a service, as a reader would paste them. */
async function follow(url: string): Promise<string[]> {
  const cwd = mkdtempSync(path.join(tmpdir(), "signet-page-"));
  try {
    const env = { ...process.env, SIGNET: url };
    const child = spawn("sh", ["-c", `set -e\n${blocks.join("\n")}`], {
      cwd,
      env,
      stdio: ["ignore", "pipe", "inherit"],
      timeout: 60_000,
    });
    const [printed, [code]] = await Promise.all([text(child.stdout), once(child, "exit")]);
    assert.equal(code, 0, printed);
    return printed.trim().split("\n");
  } finally {
    rmSync(cwd, { recursive: true });
  }
}

const given = (name: string) => ({
  path: name,
  content: readFileSync(path.join(root, "examples/slugify", name), "utf8"),
});

test(
  "the page's commands verify what a real service sealed, for a run with files and for one without",
  { skip },
  async (t) => {
    const service = await serviceFor(t);
    const lines = (count: number, head: string) => [
      "receipt hash: ok",
      String(count),
      `chain: ok, ${count} lines, head ${head}`,
      "signature: ok",
      "place in the signed tree: ok",
      "pinned head: ok",
      "run: ok",
      "task: ok",
      "files: ok",
      "events: ok",
      "revealed files: ok",
    ];
    const seal = async (request: Record<string, unknown>) => {
      const { events } = await codeRun(service, request);
      const last = events.at(-1)!;
      const done = events.at(-2)!;
      assert.ok(last.name === "code_receipt" && done.name === "code_done");
      return { ...last.data, summary: `${done.data.summary} ${done.data.check.output}` };
    };
    const task = readFileSync(path.join(root, "examples/slugify/task.txt"), "utf8");
    const mended = await seal({ task, files: [given("slugify.mjs"), given("slugify.test.mjs")] });
    assert.equal(mended.ok, true, mended.summary);
    assert.equal(mended.receipt.n_files, 1);
    assert.deepEqual(await follow(service.url), lines(2, mended.receipt_sha));
    const nothing = await seal({ task: "Line one\nline two, with 'quotes' and \"more\" — über 100 %." });
    assert.equal(nothing.receipt.n_files, 0);
    assert.deepEqual(await follow(service.url), lines(4, nothing.receipt_sha));
  },
);
