import { connect, defineCommand, EXIT, UsageError, urlHelp, urlOption } from "../command.ts";
import { sayLibrary, sayTechnique } from "../techniques.ts";
import { defuse, jsonLine } from "../text.ts";

/** `signet techniques`: shows the technique library or one technique, or forgets one. */
export const techniques = defineCommand({
  help: `
signet techniques                show statistics, and what your runs taught last
signet techniques show <id>      show one technique, with the receipts for and against it
signet techniques forget <id>    forget a technique of your runs, or hide one of the starter set

  --json                   the service's answer as it is
${urlHelp}`,
  options: { ...urlOption, json: { type: "boolean" } },
  positionals: 2,
  async run({ values, positionals: [action, id], terminal }) {
    const { out, look } = terminal;
    const client = connect(values.url);
    if (action === undefined) {
      const stats = await client.techniques();
      if (values.json) out(jsonLine(stats));
      else sayLibrary(defuse(stats), terminal);
      return EXIT.ok;
    }
    if (action !== "show" && action !== "forget")
      throw new UsageError(`techniques has no action ${action}; there are show and forget`);
    if (id === undefined) throw new UsageError("name the technique by its id");
    if (action === "forget") {
      const forgotten = await client.forgetTechnique(id);
      out(values.json ? jsonLine(forgotten) : `${look.paint("green", "✓")} forgot ${defuse(forgotten.id)}`);
      return EXIT.ok;
    }
    const technique = await client.technique(id);
    if (values.json) out(jsonLine(technique));
    else sayTechnique(defuse(technique), terminal);
    return EXIT.ok;
  },
});
