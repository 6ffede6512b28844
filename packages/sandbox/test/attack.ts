import { existsSync } from "node:fs";
import { test, type TestContext } from "node:test";
import type { ExecOptions, ExecResult, Limits, Sandbox } from "../src/port.ts";
import { type CreateDriver, newSandbox } from "./rig.ts";

/** What the service must not lose, in its environment, its files or over its sockets. */
export const SECRET = /TOPSECRET|REACHED|root:[$*!]/;
process.env.SVC_SECRET = "TOPSECRET-VARIABLE";

// Reasons to leave a test out: a machine need not have these.
export const PYTHON = existsSync("/usr/bin/python3") ? false : "no /usr/bin/python3 on this machine";
export const GCC = existsSync("/usr/bin/gcc") ? false : "no /usr/bin/gcc on this machine";
export const X64 = process.arch === "x64" ? false : "only x64 has it";

/** Quotes for sh. */
const q = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
export const node = (script: string) => `node -e ${q(script)}`;
export const python = (script: string) => `/usr/bin/python3 -c ${q(script)}`;
/** JavaScript that exits with 0 if it could write to the memory of the processes that say how a command ended. */
export const WRITE_MEMORY = `const fs = require("node:fs");
let written = 0;
for (const pid of [1, process.ppid]) {
  try {
    const [, at] = /^([0-9a-f]+)-[0-9a-f]+ rw/m.exec(fs.readFileSync("/proc/" + pid + "/maps", "latin1"));
    const memory = fs.openSync("/proc/" + pid + "/mem", "r+");
    const bytes = Buffer.alloc(8);
    fs.readSync(memory, bytes, 0, 8, parseInt(at, 16));
    fs.writeSync(memory, bytes, 0, 8, parseInt(at, 16));
    written += 1;
  } catch (error) { console.log(pid, error.code); }
}
process.exit(written === 0 ? 1 : 0);`;

/** Python that tries raw system calls and prints what became of each. */
export const syscalls = (calls: string) =>
  python(`import ctypes, os
libc = ctypes.CDLL(None, use_errno=True)
def call(name, number, *args):
    got = libc.syscall(number, *args)
    print(name, "ALLOWED" if got >= 0 else os.strerror(ctypes.get_errno()))
${calls}`);

type Body = (
  run: (command: string, options?: ExecOptions) => Promise<ExecResult>,
  sandbox: Sandbox,
  t: TestContext,
) => Promise<void>;
export type Attack = (
  title: string,
  body: Body,
  options?: { limits?: Partial<Limits>; skip?: string | false },
) => void;

/** Attacks, each a test with a fresh sandbox of its own. */
export function createAttack(createDriver: CreateDriver): Attack {
  return (title, body, options = {}) =>
    void test(title, { skip: options.skip ?? false }, async (t) => {
      const sandbox = await newSandbox(t, createDriver(t), options.limits);
      await body((command, more) => sandbox.exec(command, more), sandbox, t);
    });
}
