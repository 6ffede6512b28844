import { existsSync } from "node:fs";
import { test, type TestContext } from "node:test";
import type { ExecOptions, ExecResult, Limits, Sandbox } from "../../src/sandbox/port.ts";
import { newDriver, newSandbox } from "./rig.ts";

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
export function createAttack(useCgroup: boolean): Attack {
  return (title, body, options = {}) =>
    void test(title, { skip: options.skip ?? false }, async (t) => {
      const sandbox = await newSandbox(t, newDriver(t, { useCgroup }), options.limits);
      await body((command, more) => sandbox.exec(command, more), sandbox, t);
    });
}
