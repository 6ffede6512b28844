import { ClientProblem, ConnectionError } from "@signet/client";
import manifest from "../package.json" with { type: "json" };
import { EXIT, LostRun, UsageError, type Command } from "./command.ts";
import { apiKeys } from "./commands/api-keys.ts";
import { backup } from "./commands/backup.ts";
import { buy } from "./commands/buy.ts";
import { code } from "./commands/code.ts";
import { doctor } from "./commands/doctor.ts";
import { hashPassword } from "./commands/hash-password.ts";
import { keys } from "./commands/keys.ts";
import { licenses } from "./commands/licenses.ts";
import { models } from "./commands/models.ts";
import { receipts } from "./commands/receipts.ts";
import { run } from "./commands/run.ts";
import { runs } from "./commands/runs.ts";
import { serve } from "./commands/serve.ts";
import { usage } from "./commands/usage.ts";
import { webhooks } from "./commands/webhooks.ts";
import { verify } from "./commands/verify.ts";
import { processTerminal, type Terminal } from "./terminal.ts";
import { beside, defuse, oneLine, sayProblem } from "./text.ts";

const COMMANDS: Record<string, Command> = {
  serve,
  code,
  runs,
  run,
  receipts,
  verify,
  webhooks,
  usage,
  buy,
  "api-keys": apiKeys,
  keys,
  models,
  doctor,
  backup,
  "hash-password": hashPassword,
  licenses,
};

const HELP = `signet: give a coding task, get the code and a receipt that anyone can check

${Object.entries(COMMANDS)
  .map(([name, { summary }]) => `  signet ${name.padEnd(15)}${summary}`)
  .join("\n")}

  signet <command> --help  says more about one of them
  signet --version`;

async function main(args: string[], terminal: Terminal): Promise<number> {
  const [name, ...rest] = args[0] === "help" && args[1] ? [args[1], "--help"] : args;
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    terminal.out(HELP);
    return name === undefined ? EXIT.usage : EXIT.ok;
  }
  if (name === "--version" || name === "-v") {
    terminal.out(`signet ${manifest.version}`);
    return EXIT.ok;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name]! : null;
  try {
    if (!command) throw new UsageError(`there is no command ${name}`);
    return await command.start(rest, terminal);
  } catch (error) {
    return explain(error, command ? `signet ${name} --help` : "signet --help", terminal);
  }
}

/** Says what went wrong and what to do about it; what has no name is a bug and keeps its stack. */
function explain(error: unknown, help: string, { err, look }: Pick<Terminal, "err" | "look">): number {
  const say = (text: string, hint: string) => {
    err(`${look.paint("red", "✗")} ${oneLine(defuse(text))}`);
    err(look.paint("dim", `  ${oneLine(defuse(hint))}`));
  };
  if (error instanceof UsageError) {
    say(error.message, `try: ${help}`);
    return EXIT.usage;
  }
  if (error instanceof LostRun) {
    const exit = explain(error.cause, help, { err, look });
    const watch = beside("to go on watching:", `signet run ${defuse(error.runId)}`, look.columns - 2);
    for (const line of watch) err(look.paint("dim", `  ${line}`));
    return exit;
  }
  if (error instanceof ConnectionError) {
    const { cause } = error;
    const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
    say(
      `${error.message}${inner instanceof Error ? ` (${inner.message})` : ""}`,
      "is it running? start it with: signet serve",
    );
    return EXIT.unreachable;
  }
  if (error instanceof ClientProblem) {
    const { code, request_id } = error.problem;
    say(sayProblem(error.problem), `${code}, request ${request_id}`);
    if (code === "quota_exhausted") err(look.paint("dim", "  see: signet usage, signet buy"));
    return EXIT.failed;
  }
  throw error;
}

process.exitCode = await main(process.argv.slice(2), processTerminal());
