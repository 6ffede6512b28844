import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import { rechain, sampleLedger, SECRET, sha256, textOf } from "./support/ledger.ts";
import { serveLedger } from "./support/service.ts";

const page = readFileSync(path.join(import.meta.dirname, "../../../docs/verify.md"), "utf8");
const blocks = [...page.matchAll(/^```sh\n(.*?)^```$/gms)].map((match) => match[1]!);
const missing = ["jq", "curl", "openssl", "sha256sum", "basenc"].filter(
  (tool) => spawnSync(tool, ["--version"]).error,
);
const skip = missing.length === 0 ? false : `not installed: ${missing.join(", ")}`;

/** Runs the page's blocks in one shell, as a reader would paste them, and gives what they print. */
async function follow(url: string): Promise<{ printed: string; code: number }> {
  const folder = mkdtempSync(path.join(tmpdir(), "verify-docs-"));
  try {
    const child = spawn("sh", ["-c", `set -e\n${blocks.join("\n")}`], {
      cwd: folder,
      env: { ...process.env, SIGNET: url },
      stdio: ["ignore", "pipe", "inherit"],
      timeout: 60_000,
    });
    const [printed, [code]] = await Promise.all([text(child.stdout), once(child, "exit")]);
    return { printed, code: code as number };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const ledger = sampleLedger(52);
const head = sha256(textOf(ledger.at(-1)!));

test(
  "the page's commands verify a ledger of several pages, its last receipt and its commitments",
  { skip },
  async () => {
    const service = await serveLedger(ledger);
    const { printed, code } = await follow(service.url);
    service.close();
    assert.equal(code, 0);
    assert.deepEqual(printed.trim().split("\n"), [
      "receipt hash: ok",
      "104",
      `chain: ok, 104 lines, head ${head}`,
      "signature: ok",
      "place in the signed tree: ok",
      "pinned head: ok",
      "run: ok",
      "task: ok",
      "files: ok",
      "events: ok",
      "revealed files: ok",
    ]);
  },
);

const forgeries: [name: string, says: string, forge: (answer: string) => string][] = [
  [
    "an edited line",
    "line 42 does not follow",
    (answer) =>
      answer.replace(
        new RegExp(`"ok":true(?=,"owner":"[^"]*","prev":"${ledger[41]!["prev"]}")`),
        '"ok":false',
      ),
  ],
  ["a removed line", "line 40 does not follow", (answer) => answer.replace(`${textOf(ledger[40]!)}\n`, "")],
  [
    "a line spelled otherwise",
    "not every line is in its canonical form",
    (answer) => answer.replace('{"att"', '{ "att"'),
  ],
  [
    "a receipt with another verdict",
    "receipt hash: DIFFERS",
    (answer) => (answer.includes(`"${head}"}`) ? answer.replace('"ok":true', '"ok":false') : answer),
  ],
  [
    "another task",
    "task: DIFFERS",
    (answer) =>
      answer.replace(
        "\"task\":\"Write slugify in JavaScript: slugify('Hello World') -> 'hello-world'\\nK",
        '"task":"k',
      ),
  ],
  [
    "another run's line",
    "run: DIFFERS",
    (answer) => answer.replaceAll(`"opening":"${SECRET.opening}"`, `"opening":"${"0".repeat(64)}"`),
  ],
  [
    "a proof of another tree",
    "place in the signed tree: DIFFERS",
    (answer) => answer.replace(/\n\S{43}=\n/, `\n${"A".repeat(43)}=\n`),
  ],
  ["another size", "signature: DIFFERS", (answer) => answer.replace(/\n104\n/, "\n105\n")],
  ["another file", "files: DIFFERS", (answer) => answer.replace('"bytes":212', '"bytes":213')],
  ["another event", "events: DIFFERS", (answer) => answer.replace('data: {"seq":1}', 'data: {"seq":1 }')],
];
for (const [name, says, forge] of forgeries) {
  test(`the page's commands catch ${name}`, { skip }, async () => {
    const service = await serveLedger(ledger, forge);
    const { printed, code } = await follow(service.url);
    service.close();
    assert.notEqual(code, 0);
    assert.match(printed, new RegExp(`${says}[^\n]*\n$`));
  });
}

test(
  "the page's chain check passes a ledger that its keeper rewrote, as the page says",
  { skip },
  async () => {
    const service = await serveLedger(
      rechain(ledger.map((line, i) => (i === 1 ? { ...line, steps: 9 } : line))),
    );
    const { printed, code } = await follow(service.url);
    service.close();
    assert.equal(code, 0);
    assert.ok(!printed.includes(head) && printed.includes("chain: ok, 104 lines"));
  },
);
