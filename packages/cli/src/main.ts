import { readFileSync } from "node:fs";
import { didYouMean, EXIT, UsageError, type Command } from "./command.ts";
import { admin } from "./commands/admin.ts";
import { apiKeys } from "./commands/api-keys.ts";
import { backup } from "./commands/backup.ts";
import { buy } from "./commands/buy.ts";
import { chat } from "./commands/chat.ts";
import { chats } from "./commands/chats.ts";
import { code } from "./commands/code.ts";
import { completionOf } from "./commands/completion.ts";
import { doctor } from "./commands/doctor.ts";
import { hashPassword } from "./commands/hash-password.ts";
import { init } from "./commands/init.ts";
import { keys } from "./commands/keys.ts";
import { licenses } from "./commands/licenses.ts";
import { logs } from "./commands/logs.ts";
import { memory } from "./commands/memory.ts";
import { models } from "./commands/models.ts";
import { open } from "./commands/open.ts";
import { receipts } from "./commands/receipts.ts";
import { run } from "./commands/run.ts";
import { runs } from "./commands/runs.ts";
import { serve } from "./commands/serve.ts";
import { state } from "./commands/state.ts";
import { tactics } from "./commands/tactics.ts";
import { techniques } from "./commands/techniques.ts";
import { usage } from "./commands/usage.ts";
import { verifyPage } from "./commands/verify-page.ts";
import { visual } from "./commands/visual.ts";
import { webhooks } from "./commands/webhooks.ts";
import { verify } from "./commands/verify.ts";
import { explain } from "./explain.ts";
import { processTerminal, type Terminal } from "./terminal.ts";

const COMMANDS: Record<string, Command> = {
  serve,
  init,
  chat,
  chats,
  code,
  visual,
  runs,
  run,
  open,
  state,
  receipts,
  verify,
  "verify-page": verifyPage,
  memory,
  tactics,
  techniques,
  webhooks,
  usage,
  buy,
  "api-keys": apiKeys,
  keys,
  models,
  doctor,
  logs,
  backup,
  "hash-password": hashPassword,
  licenses,
  admin,
  completion: completionOf(() => COMMANDS),
};

const HELP = `signet: coding runs with verifiable receipts, chat answers with evidence, and browser-tested apps

${Object.entries(COMMANDS)
  .map(([name, { summary }]) => `  signet ${name.padEnd(15)}${summary}`)
  .join("\n")}

  signet <command> --help  describes one command
  signet --version`;

async function main(args: string[], terminal: Terminal): Promise<number> {
  const [name, ...rest] = args[0] === "help" && args[1] ? [args[1], "--help"] : args;
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    terminal.out(HELP);
    return name === undefined ? EXIT.usage : EXIT.ok;
  }
  if (["--version", "-V", "-v", "version"].includes(name)) {
    terminal.out(`signet ${versionOf(new URL("../package.json", import.meta.url))}`);
    return EXIT.ok;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name]! : null;
  try {
    if (!command)
      throw new UsageError(`there is no command ${name}${didYouMean(name, Object.keys(COMMANDS))}`);
    return await command.start(rest, terminal);
  } catch (error) {
    return explain(error, command ? `signet ${name} --help` : "signet --help", terminal);
  }
}

function versionOf(manifest: URL): string {
  const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
  return version;
}

process.exitCode = await main(process.argv.slice(2), processTerminal());
