import { forget, listMemory } from "../chat/memory.ts";
import { connect, defineCommand, EXIT, UsageError, urlHelp, urlOption } from "../command.ts";

/** `signet memory`: what the chat agent remembers. */
export const memory = defineCommand({
  help: `
signet memory [list]             list what is remembered
signet memory forget <id>        forget one entry
signet memory forget --all       forget every entry

  --json                   the service's answer as it is
${urlHelp}`,
  options: { ...urlOption, all: { type: "boolean" }, json: { type: "boolean" } },
  positionals: 2,
  async run({ values, positionals: [action = "list", id], terminal }) {
    const client = connect(values.url);
    const json = values.json ?? false;
    const all = values.all ?? false;
    switch (action) {
      case "list":
        if (all || id !== undefined) throw new UsageError(`too many arguments: ${id ?? "--all"}`);
        await listMemory(client, terminal, json);
        return EXIT.ok;
      case "forget":
        if ((id !== undefined) === all) throw new UsageError("name one entry by its id, or give --all");
        await forget(client, id ?? null, terminal, json);
        return EXIT.ok;
      default:
        throw new UsageError(`memory has no action ${action}; there are list and forget`);
    }
  },
});
