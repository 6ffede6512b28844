import { readFile } from "node:fs/promises";
import { defineCommand, unreadable, UsageError } from "../command.ts";
import { runServer } from "../server.ts";
import { environment } from "../environment.ts";

/** `signet verify-page`: checks a page again, here, by the steps that it carries. */
export const verifyPage = defineCommand({
  summary: "play a page in a browser here, and say whether it passes",
  help: `
signet verify-page <file.html> [options]

  --json                   the whole report

Plays the page as the service does before it hands one over, with the checklist that the page carries, in a
browser of this machine without network. No service is asked.
Exit codes: 0 every check passed, 1 not, 2 usage, 3 no browser can be had.`,
  options: { json: { type: "boolean" } },
  positionals: 1,
  async run({ values, positionals: [file] }) {
    if (file === undefined) throw new UsageError(`which page? ${environment.self} verify-page <file.html>`);
    await readFile(file).catch((error: unknown) => {
      throw unreadable(error, file, `${environment.self} verify-page`);
    });
    return runServer(["verify-page", file, ...(values.json ? ["--json"] : [])]);
  },
});
