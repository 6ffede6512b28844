import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after } from "node:test";
import { pack } from "tar-stream";
import type {
  FileChanges,
  ControlResult,
  CountedRun,
  OrderResult,
  Space,
  Toolchain,
} from "../../../src/agents/check/port.ts";
import { createBwrapDriver } from "@signet/sandbox";
import type { Limits, Sandbox } from "@signet/sandbox";
import type { CheckCase } from "./cases/case.ts";
import type { Language } from "./languages.ts";

const scratch = mkdtempSync(path.join(tmpdir(), "check-"));
const driver = createBwrapDriver({ scratchDir: scratch, nodePath: process.execPath });
after(() => rmSync(scratch, { recursive: true, force: true }));

const LIMITS: Limits = {
  wallSeconds: 120,
  cpuSeconds: 60,
  memoryBytes: 1 << 30,
  pids: 256,
  diskBytes: 256 << 20,
  inodes: 20_000,
  fileBytes: 128 << 20,
  outputBytes: 256 << 10,
  outputKillBytes: 4 << 20,
};

/** Files in memory; each sandbox is a real one. `opened` counts them, `left` how many are not closed yet. */
export type RealSpace = Space & { opened: number; left: number };

/** A space over files. `fixed` are the protected ones among them. */
export function spaceWith(
  files: Map<string, Buffer>,
  fixed: Map<string, Buffer>,
  subjects: string[],
  more: Partial<Space> = {},
): RealSpace {
  const space: RealSpace = {
    fixed,
    subjects,
    files: [...files.keys()],
    read: async (file) => files.get(file) ?? null,
    signal: new AbortController().signal,
    timeoutSeconds: 25,
    opened: 0,
    left: 0,
    async open(changes: FileChanges = new Map()) {
      const sandbox = await driver.open({ runId: "run_test", limits: LIMITS });
      space.opened += 1;
      space.left += 1;
      await sandbox.restore(tarOf(new Map<string, Buffer | null>([...files, ...changes])));
      return closing(sandbox, () => (space.left -= 1));
    },
    ...more,
  };
  return space;
}

function tarOf(files: FileChanges): AsyncIterable<Uint8Array> {
  const tar = pack();
  for (const [name, bytes] of files) {
    const isProgram = name.includes(".bin/") || bytes?.toString("latin1", 0, 2) === "#!";
    if (bytes !== null) tar.entry({ name, mode: isProgram ? 0o755 : 0o644 }, bytes);
  }
  tar.finalize();
  return tar as AsyncIterable<Uint8Array>;
}

function closing(sandbox: Sandbox, then: () => void): Sandbox {
  const close = async () => {
    then();
    await sandbox.close();
  };
  return Object.assign(Object.create(sandbox) as Sandbox, { close });
}

/** What a toolchain says of a case, and whether that may be an ok. */
export interface Verdict {
  accepted: boolean;
  /** The layer that refused first; `none`: nothing could be injected; `-`: accepted. */
  layer: "count" | "control" | "none" | "order" | "asserted" | "-";
  why: string;
  counted: CountedRun;
  control?: ControlResult;
  order?: OrderResult;
}

/** Spaces, steps and verdicts of the cases of one language. */
export function rigOf(language: Language) {
  /** The work of a case over its given files, protected ones put back and hijacks left out, as the check hands it over. */
  const spaceOf = (one: CheckCase, more: Partial<Space> = {}): RealSpace => {
    const files = new Map<string, Buffer>();
    const fixed = new Map<string, Buffer>();
    const subjects: string[] = [];
    for (const [file, text] of Object.entries(one.given)) {
      files.set(file, Buffer.from(text));
      if (language.isFixed(file, one)) fixed.set(file, Buffer.from(text));
    }
    for (const [file, text] of Object.entries(one.work)) {
      if (fixed.has(file) || (!(file in one.given) && language.isLeftOut(file, one))) continue;
      if (text === null) files.delete(file);
      else {
        files.set(file, Buffer.from(text));
        subjects.push(file);
      }
    }
    return spaceWith(files, fixed, subjects, { timeoutSeconds: language.seconds, ...more });
  };

  /** Runs a case through all layers in turn, as the check asks them. */
  async function judge(toolchain: Toolchain, one: CheckCase, space: Space = spaceOf(one)): Promise<Verdict> {
    const step = language.stepOf(one);
    const counted = await toolchain.count(space, step);
    const seen = { accepted: false, counted };
    if (!counted.passed) return { ...seen, layer: "count", why: counted.why.join("; ") };
    const control = await toolchain.control(space, step, counted);
    if (control.result === "refuted" || control.suspect)
      return { ...seen, layer: "control", why: control.why, control };
    if (control.result === "none" && language.needs === "control")
      return { ...seen, layer: "none", why: control.why, control };
    const order = await toolchain.order(space, step, counted);
    if (order.result === "differs") return { ...seen, layer: "order", why: order.why, control, order };
    if (language.needs === "assertion" && !counted.asserted)
      return { ...seen, layer: "asserted", why: "nothing was asserted", control, order };
    const why = `${control.result}: ${control.why}; ${order.result}: ${order.why}`;
    return { accepted: true, layer: "-", why, counted, control, order };
  }
  return { spaceOf, stepOf: language.stepOf, judge };
}
