import { randomBytes } from "node:crypto";
import { pack } from "tar-stream";
import type { ExecResult, Sandbox } from "@signet/sandbox";
import type { OnOutput } from "../command.ts";
import { quote } from "./place.ts";

/** Environment of all check programs: a home outside the workspace, no files left behind, no colours, no prompts. */
export const CHECK_ENV = {
  HOME: "/tmp/home",
  CI: "1",
  NO_COLOR: "1",
  PYTHONDONTWRITEBYTECODE: "1",
  PYTHONNOUSERSITE: "1",
};

/** A program of the service that runs in the sandbox, next to the code under test. */
export interface InspectionProgram {
  /** The command that starts it. `$CHECK_TOOLS` is the folder of `files`; the request arrives on standard input. */
  command: string;
  /** Its sources by name. They are outside the workspace, but code under test may overwrite them, so the program must load them first. */
  files: Record<string, string | Buffer>;
  request: object;
  /** Folder to run the command in, relative to the workspace; the workspace itself if "" or absent. */
  folder?: string;
  env?: Record<string, string>;
}

export interface ProgramEnd {
  ended: ExecResult;
  /** The JSON value of the line that the program wrote after the nonce; undefined unless there was exactly one. */
  report: unknown;
  /** Other output. */
  stdout: string;
}

/**
 * Runs a check program with its request as one JSON line on standard input. The request contains `nonce`, a word that the
 * code under test cannot guess; the program writes `\n<nonce> <json>\n` to its standard output when it is done.
 */
export async function runProgram(
  sandbox: Sandbox,
  program: InspectionProgram,
  options: {
    signal: AbortSignal;
    wallSeconds?: number;
    /** Receives the output as it comes, without the report. */
    onOutput?: OnOutput;
  },
): Promise<ProgramEnd> {
  const nonce = randomBytes(16).toString("hex");
  const tools = await tarOf(program.files);
  const folder = `/tmp/${randomBytes(6).toString("hex")}`;
  // head reads exactly the archive; the rest of standard input is the request.
  const line = [
    `mkdir -p "$HOME" ${folder} && head -c ${tools.length} | tar xf - -C ${folder}`,
    `export CHECK_TOOLS=${folder}`,
    ...(program.folder ? [`cd ${quote(`./${program.folder}`)} || exit 1`] : []),
    `exec ${program.command}`,
  ].join("\n");
  const ended = await sandbox.exec(line, {
    user: "checker",
    env: { ...CHECK_ENV, ...program.env },
    stdin: Buffer.concat([tools, Buffer.from(`${JSON.stringify({ ...program.request, nonce })}\n`)]),
    signal: options.signal,
    ...(options.wallSeconds === undefined ? {} : { wallSeconds: options.wallSeconds }),
    ...(options.onOutput ? { onOutput: withoutReport(nonce, options.onOutput) } : {}),
  });
  return { ended, ...readReport(ended.stdout, nonce) };
}

async function tarOf(files: Record<string, string | Buffer>): Promise<Buffer> {
  const tar = pack();
  for (const [name, content] of Object.entries(files)) tar.entry({ name, mode: 0o644 }, content);
  tar.finalize();
  return Buffer.concat(await Array.fromAsync(tar as AsyncIterable<Uint8Array>));
}

/** Passes output on until the report begins. Holds back what may be the beginning of its nonce. */
function withoutReport(nonce: string, onOutput: OnOutput): OnOutput {
  const mark = Buffer.from(`\n${nonce} `);
  let held = Buffer.alloc(0);
  let isOver = false;
  return (stream, chunk) => {
    if (stream === "stderr") return onOutput(stream, chunk);
    if (isOver) return;
    const pending = Buffer.concat([held, chunk]);
    const at = pending.indexOf(mark);
    isOver = at >= 0;
    const end = isOver ? at : pending.length - beginningLength(pending, mark);
    held = pending.subarray(end);
    if (end > 0) onOutput(stream, pending.subarray(0, end));
  };
}

/** How many of the last bytes are the beginning of `mark`. */
function beginningLength(bytes: Buffer, mark: Buffer): number {
  for (let length = Math.min(bytes.length, mark.length - 1); length > 0; length--)
    if (bytes.subarray(bytes.length - length).equals(mark.subarray(0, length))) return length;
  return 0;
}

function readReport(stdout: string, nonce: string): { report: unknown; stdout: string } {
  const mark = `\n${nonce} `;
  const at = stdout.indexOf(mark);
  if (at < 0 || stdout.indexOf(mark, at + 1) >= 0) return { report: undefined, stdout };
  const end = stdout.indexOf("\n", at + mark.length);
  const line = stdout.slice(at + mark.length, end < 0 ? undefined : end);
  try {
    return { report: JSON.parse(line), stdout: stdout.slice(0, at) };
  } catch {
    return { report: undefined, stdout: stdout.slice(0, at) };
  }
}
