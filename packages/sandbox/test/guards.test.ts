import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import path from "node:path";
import { test, type TestContext } from "node:test";
import { createRecipe } from "../src/bwrap/driver.ts";
import type { Limits, Sandbox } from "../src/port.ts";
import type { Recipe } from "../src/bwrap/recipe.ts";
import { openSandbox } from "../src/bwrap/sandbox.ts";
import { node, WRITE_MEMORY } from "./attack.ts";
import { LIMITS, temporary } from "./rig.ts";

// Each abuse is stopped by the guard that is meant to, and by no accident: without that one guard it succeeds.

interface Case {
  guard: string;
  /** Limits of both attempts, where the usual ones would stop it first. */
  limits?: Partial<Limits>;
  without: { recipe?: (recipe: Recipe) => Partial<Recipe>; limits?: Partial<Limits> };
  /** Whether the abuse succeeded. */
  abuse: (sandbox: Sandbox, outside: { folder: string; port: number }) => Promise<boolean>;
}

const MIB = 1024 ** 2;
/** One instruction: allow. */
const ALLOW_ALL = Buffer.from([0x06, 0, 0, 0, 0, 0, 0xff, 0x7f]);
const succeeds = async (sandbox: Sandbox, command: string) => (await sandbox.exec(command)).exitCode === 0;

const cases: Case[] = [
  {
    guard: "the system call filter",
    without: { recipe: () => ({ filter: () => ALLOW_ALL }) },
    abuse: (sandbox) => succeeds(sandbox, "unshare --user true"),
  },
  {
    guard: "the read-only /proc",
    without: { recipe: () => ({ procOptions: ["--proc", "/proc"] }) },
    abuse: (sandbox) => succeeds(sandbox, node(WRITE_MEMORY)),
  },
  {
    guard: "the view that follows no link",
    without: { recipe: ({ viewOptions }) => ({ viewOptions: viewOptions.replace(",nosymfollow", "") }) },
    async abuse(sandbox, { folder }) {
      await sandbox.exec(`ln -s ${folder} out`);
      const read = sandbox.read("out/secret", 100).then(String, () => "");
      return (await read) === "TOPSECRET";
    },
  },
  {
    guard: "the network namespace",
    without: {
      recipe: ({ namespaces }) => ({ namespaces: namespaces.filter((name) => name !== "--unshare-net") }),
    },
    abuse: (sandbox, { port }) =>
      succeeds(
        sandbox,
        `node -e 'require("node:net").connect(${port}, "127.0.0.1").on("connect", () => process.exit(0))'`,
      ),
  },
  {
    guard: "the empty environment",
    without: { recipe: ({ environment }) => ({ environment: { ...environment, SVC_KEY: "TOPSECRET" } }) },
    abuse: (sandbox) => succeeds(sandbox, "grep -q TOPSECRET /proc/1/environ"),
  },
  {
    guard: "the process limit",
    // A hundred processes take their time to start on a slow machine; none may end before the last one starts.
    limits: { cpuSeconds: 20 },
    without: { limits: { pids: 1000 } },
    abuse: (sandbox) => succeeds(sandbox, "i=0; while [ $i -lt 100 ]; do sleep 300 & i=$((i+1)); done"),
  },
  {
    guard: "the disk quota",
    without: { limits: { diskBytes: 256 * MIB } },
    abuse: (sandbox) =>
      succeeds(sandbox, "for i in 1 2 3 4; do head -c 12000000 /dev/zero >$i || exit 1; done"),
  },
  {
    guard: "the inode quota",
    without: { limits: { inodes: 9000 } },
    abuse: (sandbox) => succeeds(sandbox, "i=0; while [ $i -lt 3000 ]; do : >$i || exit 1; i=$((i+1)); done"),
  },
  {
    guard: "the file size limit",
    without: { limits: { fileBytes: 64 * MIB } },
    abuse: (sandbox) => succeeds(sandbox, "head -c 20000000 /dev/zero >big"),
  },
  {
    guard: "the memory limit",
    // A slow machine needs more than a second to fill the memory.
    limits: { cpuSeconds: 20 },
    without: { limits: { memoryBytes: 1024 * MIB } },
    abuse: (sandbox) =>
      succeeds(sandbox, "node -e 'const all = Buffer.alloc(400 << 20, 1); setTimeout(() => {}, 200)'"),
  },
  {
    guard: "the processor limit",
    without: { limits: { cpuSeconds: 20 } },
    abuse: (sandbox) => succeeds(sandbox, "node -e 'while (process.cpuUsage().user < 1300000);'"),
  },
  {
    guard: "the kill for endless output",
    without: { limits: { outputKillBytes: 64 * MIB } },
    abuse: (sandbox) => succeeds(sandbox, "yes | head -c 8000000"),
  },
];

async function attempt(
  t: TestContext,
  recipe: Recipe,
  limits: Limits,
  abuse: Case["abuse"],
): Promise<boolean> {
  const folder = temporary(t);
  writeFileSync(path.join(folder, "secret"), "TOPSECRET");
  const server = createServer((socket) => socket.end()).unref();
  t.after(() => server.close());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const sandbox = await openSandbox(recipe, limits);
  t.after(() => sandbox.close());
  return abuse(sandbox, { folder, port: (server.address() as AddressInfo).port });
}

for (const { guard, without, abuse, limits: own } of cases)
  test(`${guard} is what stops the abuse`, async (t) => {
    const recipe = createRecipe({ scratchDir: temporary(t), nodePath: process.execPath });
    const limits = {
      ...LIMITS,
      wallSeconds: 60,
      cpuSeconds: 1,
      memoryBytes: 200 * MIB,
      diskBytes: 40 * MIB,
      ...own,
    };
    assert.equal(await attempt(t, recipe, limits, abuse), false, "with the guard");
    const weaker = { ...recipe, ...without.recipe?.(recipe) };
    assert.equal(
      await attempt(t, weaker, { ...limits, ...without.limits }, abuse),
      true,
      "without the guard",
    );
  });
