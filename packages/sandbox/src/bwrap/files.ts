import { SandboxError, type ExecResult, type Sandbox } from "../port.ts";
import type { Input } from "./pipes.ts";
import { checkPath } from "./view.ts";

/** Runs a command of ours inside the sandbox. */
type Run = (command: string, options: { stdin: Input; env?: Record<string, string> }) => Promise<ExecResult>;

// Written from inside: whatever the workspace holds, a link or a pipe in the place of the file, it can only lead to
// something inside. What is not a plain writable file makes way; one that is keeps its mode.
const WRITE = `mkdir -p -- "$(dirname -- "$FILE")" || exit 1
if [ -L "$FILE" ] || { [ -e "$FILE" ] && ! { [ -f "$FILE" ] && [ -w "$FILE" ]; }; }; then rm -f -- "$FILE" || exit 1; fi
cat >"$FILE" || exit 1
[ -z "$EXECUTABLE" ] || chmod 755 -- "$FILE"`;

/** `write` and `restore` of a sandbox, by commands run in it. */
export function createFiles(run: Run): Pick<Sandbox, "write" | "restore"> {
  return {
    async write(file, content, options = {}) {
      checkPath(file);
      if (/(^|\/)\.?$/.test(file)) throw new SandboxError("bad_path", "the path names a folder");
      const env = { FILE: `./${file}`, EXECUTABLE: options.executable ? "yes" : "" };
      demand(await run(WRITE, { stdin: content, env }), `${file} could not be written`);
    },
    async restore(tar) {
      const source = watched(tar);
      const result = await run("exec tar -x -f -", { stdin: source.stream() });
      // tar takes a stream that breaks off between two files for a whole one.
      if (source.failure !== undefined) throw source.failure;
      demand(result, "the workspace could not be restored");
    },
  };
}

/** `source`, with what it failed with. */
function watched(source: AsyncIterable<Uint8Array>) {
  const watch = {
    failure: undefined as Error | undefined,
    async *stream() {
      try {
        yield* source;
      } catch (error) {
        watch.failure = error instanceof Error ? error : new Error("the source failed", { cause: error });
        throw error;
      }
    },
  };
  return watch;
}

function demand(result: ExecResult, failure: string): void {
  if (result.reason === "exit" && result.exitCode === 0) return;
  const why = result.reason === "exit" ? (result.stderr.trim().split("\n").at(-1) ?? "") : result.reason;
  throw new SandboxError("failed", `${failure}: ${why.slice(0, 200)}`);
}
