import { SandboxError, type ExecResult, type Sandbox } from "../port.ts";
import type { Input } from "./pipes.ts";
import { splitRemovals } from "./removals.ts";
import { checkPath } from "./view.ts";

/** Runs a command inside the sandbox. */
type Run = (command: string, options: { stdin: Input; env?: Record<string, string> }) => Promise<ExecResult>;

// Files are written from inside the sandbox: even if the path is a link or a pipe, it can only lead to something inside.
// Anything but a plain writable file is removed first; a plain writable file keeps its mode.
const WRITE = `mkdir -p -- "$(dirname -- "$FILE")" || exit 1
if [ -L "$FILE" ] || { [ -e "$FILE" ] && ! { [ -f "$FILE" ] && [ -w "$FILE" ]; }; }; then rm -f -- "$FILE" || exit 1; fi
cat >"$FILE" || exit 1
[ -z "$EXECUTABLE" ] || chmod 755 -- "$FILE"`;

// Removing is also done inside, where a name can only lead to something inside.
const REMOVE = "exec xargs -0 rm -rf --";

/** `write` and `restore` of a sandbox, implemented by commands inside it. */
export function createFiles(run: Run): Pick<Sandbox, "write" | "restore"> {
  return {
    async write(file, content, options = {}) {
      checkPath(file);
      if (/(^|\/)\.?$/.test(file)) throw new SandboxError("bad_path", "the path names a folder");
      const env = { FILE: `./${file}`, EXECUTABLE: options.executable ? "yes" : "" };
      requireSuccess(await run(WRITE, { stdin: content, env }), `${file} could not be written`);
    },
    async restore(tar) {
      const { removed, rest } = await splitRemovals(tar);
      if (removed.length > 0) {
        const names = removed.map((name) => `./${name}\0`).join("");
        requireSuccess(await run(REMOVE, { stdin: names }), "the workspace could not be restored");
      }
      const source = recordFailure(rest);
      const result = await run("exec tar -x -f -", { stdin: source.stream() });
      // tar accepts a stream that breaks off between two files as complete.
      if (source.failure !== undefined) throw source.failure;
      requireSuccess(result, "the workspace could not be restored");
    },
  };
}

/** Wraps `source` and records the error that it throws, and its bytes. */
export function recordFailure(source: AsyncIterable<Uint8Array>) {
  const watch = {
    failure: undefined as Error | undefined,
    bytes: 0,
    async *stream() {
      try {
        for await (const chunk of source) {
          watch.bytes += chunk.length;
          yield chunk;
        }
      } catch (error) {
        watch.failure = error instanceof Error ? error : new Error("the source failed", { cause: error });
        throw error;
      }
    },
  };
  return watch;
}

function requireSuccess(result: ExecResult, failure: string): void {
  if (result.reason === "exit" && result.exitCode === 0) return;
  const why = result.reason === "exit" ? (result.stderr.trim().split("\n").at(-1) ?? "") : result.reason;
  throw new SandboxError("failed", `${failure}: ${why.slice(0, 200)}`);
}
