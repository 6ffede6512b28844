/** The commands of this program, which load what they need. Without one of these names, the service is started. */
const COMMANDS = new Map(
  Object.entries<(given: string[]) => Promise<number>>({
    async doctor([all]) {
      const [{ doctor }, { version }] = await Promise.all([
        import("./commands/doctor.ts"),
        import("./compose/version.ts"),
      ]);
      return doctor(version, all === "--all");
    },
    "verify-page": async ([file, json]) =>
      (await import("./commands/verify-page.ts")).verifyFile(file!, json === "--json"),
    rerun: async (given) => (await import("./commands/rerun.ts")).rerun(given),
    witness: async (given) => (await import("./commands/witness.ts")).witness(given),
    backup: async ([folder]) => (await import("./commands/backup.ts")).backup(folder),
    export: async ([file]) => (await import("./commands/export.ts")).exportAll(file),
    import: async ([file]) => (await import("./commands/import.ts")).importAll(file),
    "rotate-ledger-key": async () => (await import("./commands/rotate-key.ts")).rotateLedgerKey(),
    logs: async (given) => (await import("./commands/logs.ts")).logs(given),
  }),
);

/** Failures whose message is meant for whoever starts the program. */
const TOLD = ["ConfigError", "DataFolderBusy"];

async function main(): Promise<void> {
  const [, , action = "", ...given] = process.argv;
  const command = COMMANDS.get(action);
  if (command) process.exit(await command(given));
  await (await import("./commands/serve.ts")).serve();
}

main().catch((thrown: unknown) => {
  const known = thrown instanceof Error && TOLD.includes(thrown.name);
  const text = thrown instanceof Error ? thrown.message : "the service could not start";
  console.error(`signet: ${text}`);
  process.exit(known ? 2 : 1);
});
