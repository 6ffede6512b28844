import { ClientProblem, ConnectionError } from "@signet/client";
import { EXIT, LostRunError, NotSavedError, UsageError } from "./command.ts";
import type { Terminal } from "./terminal.ts";
import { beside, defuse, oneLine, sayProblem } from "./text.ts";
import { environment } from "./environment.ts";

/** Says what went wrong and what to do about it, and returns the exit code. Any other error is a bug and is rethrown. */
export function explain(error: unknown, help: string, { err, look }: Pick<Terminal, "err" | "look">): number {
  const say = (text: string, hint: string) => {
    err(`${look.paint("red", "✗")} ${oneLine(defuse(text))}`);
    err(look.paint("dim", `  ${oneLine(defuse(hint))}`));
  };
  if (error instanceof UsageError) {
    say(error.message, `try: ${help}`);
    return EXIT.usage;
  }
  if (error instanceof NotSavedError) {
    say(
      error.message,
      `free some space or choose another folder, then: ${environment.self} run ${error.runId} -o <folder>`,
    );
    return EXIT.failed;
  }
  if (error instanceof LostRunError) {
    const exit = explain(error.cause, help, { err, look });
    const watch = beside(
      "to watch it again:",
      `${environment.self} run ${defuse(error.runId)}`,
      look.columns - 2,
    );
    for (const line of watch) err(look.paint("dim", `  ${line}`));
    return exit;
  }
  if (error instanceof ConnectionError) {
    const { cause } = error;
    const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
    say(
      `${error.message}${inner instanceof Error ? ` (${inner.message})` : ""}`,
      `is the service running? To start it: ${environment.self} serve`,
    );
    return EXIT.unreachable;
  }
  if (error instanceof ClientProblem) {
    const { code, request_id } = error.problem;
    say(sayProblem(error.problem), `${code}, request ${request_id}`);
    if (code === "quota_exhausted")
      err(look.paint("dim", `  see: ${environment.self} usage, ${environment.self} buy`));
    if (code === "owner_only") err(look.paint("dim", "  the owner's password is read from SIGNET_PASSWORD"));
    return EXIT.failed;
  }
  throw error;
}
