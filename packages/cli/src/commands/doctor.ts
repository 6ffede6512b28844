import { createClient } from "@signet/client";
import { defineCommand, urlHelp, urlOption } from "../command.ts";
import { environment } from "../environment.ts";
import { runServer } from "../server.ts";
import { defuse, oneLine } from "../text.ts";

const TIMEOUT_MS = 3_000;

/** `signet doctor`: the settings, what this machine lacks, and whether a service runs. */
export const doctor = defineCommand({
  help: `
signet doctor [options]

Shows each setting that differs from its default, what is missing on this machine, and whether a
service answers. Exit code 0: the service can run here.

  --all                    every setting, with its source
${urlHelp}`,
  options: { ...urlOption, all: { type: "boolean" } },
  positionals: 0,
  async run({ values, terminal }) {
    const code = await runServer(values.all ? ["doctor", "--all"] : ["doctor"]);
    terminal.out(`\n  service  ${await serviceRow(values.url ?? environment.signetUrl)}`);
    return code;
  },
});

async function serviceRow(baseUrl: string): Promise<string> {
  try {
    const { version, mode, engine } = defuse(await createClient({ baseUrl, timeoutMs: TIMEOUT_MS }).status());
    return oneLine(
      `${baseUrl} runs version ${version}, ${mode.replace("_", "-")}, answered by ${engine.model}`,
    );
  } catch {
    return `none answers at ${baseUrl}; start it with: ${environment.self} serve`;
  }
}
