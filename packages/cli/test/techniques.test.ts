import assert from "node:assert/strict";
import { test } from "node:test";
import type { Tactics, Technique, TechniqueStats } from "@signet/contract";
import { columnsOf } from "../src/text.ts";
import { listen } from "./support/listen.ts";
import { signet } from "./support/signet.ts";

const EVIL = "\u001b[2J\u202e";
const SHA = "ab".repeat(32);
const AT = new Date(Date.UTC(2026, 1, 1)).toISOString();
const COUNTS = { uses: 3, wins: 2, losses: 1 };
const FOUND: Tactics = {
  q: "slug",
  tactics: [
    {
      id: "tech_1",
      kind: "code",
      title: `slugify${EVIL} in javascript`,
      when: "A task like: write slugify",
      guidance: "code",
      score: 0.1,
      evidence: { ...COUNTS, lower: 0.3, receipts: [SHA] },
    },
  ],
};
const STATS: TechniqueStats = {
  total: 5,
  active: 3,
  candidates: 1,
  retired: 1,
  ...COUNTS,
  success_rate: 2 / 3,
  by_kind: { code: 3, tactic: 1, pitfall: 1 },
  by_origin: { starter: 4, run: 1 },
  top: [{ id: "tech_1", kind: "code", title: "slugify ".repeat(30), lower: 0.3, ...COUNTS }],
  learned: [{ id: "tech_1", kind: "code", title: `slugify${EVIL}`, state: "active", created_at: AT }],
  updated_at: AT,
};
const WHOLE: Technique = {
  id: "tech_1",
  kind: "code",
  origin: "run",
  state: "active",
  title: `slugify${EVIL}`,
  when: "A task like: write slugify",
  words: "slug",
  language: "javascript",
  guidance: `export const slugify = 1;${EVIL}\nnext`,
  params: [{ name: "JOIN", default: '"-"', meaning: "from the task" }],
  test: "a test",
  tested: true,
  version: 1,
  evidence: {
    ...COUNTS,
    lower: 0.3,
    receipts: (["learned", "won", "lost"] as const).map((role) => ({ receipt_sha: SHA, role, at: AT })),
  },
  last_used: AT,
  created_at: AT,
};

/** A service with a library of one technique. */
async function startLibrary() {
  const asked: string[] = [];
  const service = await listen((request, response) => {
    const url = request.url!.replace("/api/demo/code/", "");
    asked.push(`${request.method} ${url}`);
    const bodies: Record<string, unknown> = {
      "GET techniques": STATS,
      "GET techniques/tech_1": WHOLE,
      "GET tactics": FOUND,
      "DELETE techniques/tech_1": { ok: true, id: "tech_1" },
    };
    const body = bodies[`${request.method} ${url.split("?")[0]}`];
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  return { ...service, asked };
}

test("tactics and techniques are shown so that nothing in them reaches the terminal, and hashes are never cut", async () => {
  using service = await startLibrary();
  const calls = [["tactics", "slug"], ["techniques"], ["techniques", "show", "tech_1"]];
  for (const args of calls) {
    const { stdout, code } = await signet(args, { url: service.url });
    assert.equal(code, 0, args.join(" "));
    assert.ok(!stdout.includes("\u001b[2J") && !stdout.includes("\u202e"), args.join(" "));
    for (const line of stdout.split("\n").filter((one) => !one.includes(SHA)))
      assert.ok(columnsOf(line) <= 100, line);
  }
  const shown = (await signet(["techniques", "show", "tech_1"], { url: service.url })).stdout;
  assert.equal(shown.match(new RegExp(SHA, "g"))?.length, 3);
  assert.match(shown, /✓ (?:ab){32} {2}used it and passed/);
  assert.match(shown, /JOIN = "-": from the task/);
  assert.match(
    (await signet(["tactics", "slug"], { url: service.url })).stdout,
    /tech_1 · code · helped 2 of 3 times/,
  );
});

test("techniques are forgotten by their id, and bad calls are told before anything is asked", async () => {
  using service = await startLibrary();
  const { stdout } = await signet(["techniques", "forget", "tech_1"], { url: service.url });
  assert.match(stdout, /✓ forgot tech_1/);
  const json = await signet(["tactics", "a b", "--limit", "3", "--json"], { url: service.url });
  assert.deepEqual(JSON.parse(json.stdout), FOUND);
  assert.deepEqual(service.asked, ["DELETE techniques/tech_1", "GET tactics?q=a+b&limit=3"]);
  for (const args of [
    ["tactics"],
    ["tactics", " "],
    ["tactics", "x".repeat(2_001)],
    ["tactics", "x", "--limit", "21"],
    ["techniques", "erase", "x"],
    ["techniques", "show"],
  ])
    assert.equal((await signet(args, { url: service.url })).code, 2, args.join(" ").slice(0, 40));
  assert.equal(service.asked.length, 2);
});
