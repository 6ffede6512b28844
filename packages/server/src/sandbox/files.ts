import { SandboxError, type ExecResult, type Sandbox } from "./port.ts";
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
      demand(await run("exec tar -x -f -", { stdin: tar }), "the workspace could not be restored");
    },
  };
}

function demand(result: ExecResult, failure: string): void {
  if (result.reason === "exit" && result.exitCode === 0) return;
  const why = result.reason === "exit" ? (result.stderr.trim().split("\n").at(-1) ?? "") : result.reason;
  throw new SandboxError("failed", `${failure}: ${why.slice(0, 200)}`);
}
