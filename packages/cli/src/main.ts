import { readFileSync } from "node:fs";
import { didYouMean, EXIT, UsageError, type Command } from "./command.ts";
import { explain } from "./explain.ts";
import { processTerminal, type Terminal } from "./terminal.ts";

/** A command is loaded when it is used: most of the time that a short one takes is that of loading. */
interface CommandEntry {
  /** One line for the list of commands. */
  summary: string;
  load(): Promise<Command>;
}

const COMMANDS = new Map(
  Object.entries<CommandEntry>({
    serve: {
      summary: "start the service on this machine",
      load: async () => (await import("./commands/serve.ts")).serve,
    },
    init: {
      summary: "find a model, on this machine or at a provider, try it and set it",
      load: async () => (await import("./commands/init.ts")).init,
    },
    chat: {
      summary: "ask a question, and see what the answer rests on",
      load: async () => (await import("./commands/chat.ts")).chat,
    },
    chats: {
      summary: "list the conversations kept here, newest first, or delete some",
      load: async () => (await import("./commands/chats.ts")).chats,
    },
    code: {
      summary: "run a coding task and watch it",
      load: async () => (await import("./commands/code.ts")).code,
    },
    visual: {
      summary: "build an HTML app that a real browser has played",
      load: async () => (await import("./commands/visual.ts")).visual,
    },
    runs: {
      summary: "list your runs, newest first, or erase one",
      load: async () => (await import("./commands/runs.ts")).runs,
    },
    run: {
      summary: "show a run again, or watch one that is under way",
      load: async () => (await import("./commands/run.ts")).run,
    },
    open: {
      summary: "show the page of a build, or the service, in your browser",
      load: async () => (await import("./commands/open.ts")).open,
    },
    state: {
      summary: "show what a conversation's runs achieved, and what is open",
      load: async () => (await import("./commands/state.ts")).state,
    },
    receipts: {
      summary: "list the ledger's receipts, newest first",
      load: async () => (await import("./commands/receipts.ts")).receipts,
    },
    verify: {
      summary: "check the ledger, a receipt or a recorded run",
      load: async () => (await import("./commands/verify.ts")).verify,
    },
    reveal: {
      summary: "show one private text of a run, so that its receipt proves it",
      load: async () => (await import("./commands/reveal.ts")).reveal,
    },
    attestation: {
      summary: "show the signed statement about the files of a run",
      load: async () => (await import("./commands/attestation.ts")).attestation,
    },
    "verify-page": {
      summary: "check a page in a browser on this machine",
      load: async () => (await import("./commands/verify-page.ts")).verifyPage,
    },
    memory: {
      summary: "list or forget what the chat remembers for you",
      load: async () => (await import("./commands/memory.ts")).memory,
    },
    tactics: {
      summary: "find techniques from earlier work that fit a task",
      load: async () => (await import("./commands/tactics.ts")).tactics,
    },
    techniques: {
      summary: "show what your runs taught and how well it worked, or forget it",
      load: async () => (await import("./commands/techniques.ts")).techniques,
    },
    webhooks: {
      summary: "list the webhooks of ended runs, or deliver one again",
      load: async () => (await import("./commands/webhooks.ts")).webhooks,
    },
    usage: {
      summary: "show what is left of today's quota and of what you bought",
      load: async () => (await import("./commands/usage.ts")).usage,
    },
    buy: {
      summary: "buy a plan or a pack of runs and visuals",
      load: async () => (await import("./commands/buy.ts")).buy,
    },
    "api-keys": {
      summary: "create, list and revoke your keys for this service",
      load: async () => (await import("./commands/api-keys.ts")).apiKeys,
    },
    keys: {
      summary: "set, test and clear your keys for model providers",
      load: async () => (await import("./commands/keys.ts")).keys,
    },
    models: {
      summary: "show which model answers, and which others could",
      load: async () => (await import("./commands/models.ts")).models,
    },
    doctor: {
      summary: "show the settings, what is missing on this machine, and whether a service runs",
      load: async () => (await import("./commands/doctor.ts")).doctor,
    },
    logs: {
      summary: "show the service's log, whether it runs or not",
      load: async () => (await import("./commands/logs.ts")).logs,
    },
    backup: {
      summary: "copy the service's data, while it runs",
      load: async () => (await import("./commands/backup.ts")).backup,
    },
    export: {
      summary: "write all that a stopped service stores to a file",
      load: async () => (await import("./commands/export.ts")).exportAll,
    },
    import: {
      summary: "fill an empty database with an export",
      load: async () => (await import("./commands/import.ts")).importAll,
    },
    ledger: {
      summary: "replace the key that signs the ledger",
      load: async () => (await import("./commands/ledger.ts")).ledger,
    },
    witness: {
      summary: "watch ledgers of others and cosign them",
      load: async () => (await import("./commands/witness.ts")).witness,
    },
    "hash-password": {
      summary: "create the password setting of a hosted service",
      load: async () => (await import("./commands/hash-password.ts")).hashPassword,
    },
    licenses: {
      summary: "revoke a license, or change the signing key (owner)",
      load: async () => (await import("./commands/licenses.ts")).licenses,
    },
    admin: {
      summary: "see accounts and runs, block, give credit (owner)",
      load: async () => (await import("./commands/admin.ts")).admin,
    },
    completion: {
      summary: "print what bash, zsh or fish needs to complete commands",
      load: async () => (await import("./commands/completion.ts")).completionOf(loadAll),
    },
  }),
);

async function loadAll(): Promise<Record<string, Command>> {
  const names = [...COMMANDS.keys()];
  const loaded = await Promise.all(names.map((name) => COMMANDS.get(name)!.load()));
  return Object.fromEntries(names.map((name, i) => [name, loaded[i]!]));
}

const HELP = `signet: coding runs with verifiable receipts, chat answers with evidence, and browser-tested apps

${[...COMMANDS].map(([name, { summary }]) => `  signet ${name.padEnd(15)}${summary}`).join("\n")}

  signet <command> --help  describes one command
  signet --version`;

async function main(args: string[], terminal: Terminal): Promise<number> {
  const [name, ...rest] = args[0] === "help" && args[1] ? [args[1], "--help"] : commandFirst(args);
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    terminal.out(HELP);
    return name === undefined ? EXIT.usage : EXIT.ok;
  }
  if (["--version", "-V", "-v", "version"].includes(name)) {
    terminal.out(`signet ${versionOf(new URL("../package.json", import.meta.url))}`);
    return EXIT.ok;
  }
  const entry = COMMANDS.get(name) ?? null;
  try {
    if (!entry) throw new UsageError(unknown(name));
    const command = await entry.load();
    return await command.start(rest, terminal);
  } catch (error) {
    return explain(error, entry ? `signet ${name} --help` : "signet --help", terminal);
  }
}

const unknown = (name: string): string =>
  name.startsWith("-")
    ? `options alone, such as ${name}, do nothing: name a command`
    : `there is no command ${name}${didYouMean(name, [...COMMANDS.keys()])}`;

/** Options may stand before the command too: `signet --url http://host chat`. */
function commandFirst(args: string[]): string[] {
  const at = args[0]?.startsWith("-") ? args.findIndex((word) => COMMANDS.has(word)) : -1;
  return at < 0 ? args : [args[at]!, ...args.slice(0, at), ...args.slice(at + 1)];
}

function versionOf(manifest: URL): string {
  const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
  return version;
}

process.exitCode = await main(process.argv.slice(2), processTerminal());
