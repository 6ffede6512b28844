import { readFile } from "node:fs/promises";
import { defineCommand, unreadable, UsageError } from "../command.ts";
import { runServer } from "../server.ts";
import { environment } from "../environment.ts";

/** `signet verify-page`: checks a page on this machine, with the checklist that it carries. */
export const verifyPage = defineCommand({
  help: `
signet verify-page <file.html> [options]

  --json                   the whole report

Runs the same checks as the service, with the checklist embedded in the page, in a browser on this machine
without network access. No service is needed.
Exit codes: 0 every check passed, 1 a check failed, 2 usage, 3 no usable browser.`,
  options: { json: { type: "boolean" } },
  positionals: 1,
  async run({ values, positionals: [file] }) {
    if (file === undefined)
      throw new UsageError(`no page given; try: ${environment.self} verify-page <file.html>`);
    await readFile(file).catch((error: unknown) => {
      throw unreadable(error, file, `${environment.self} verify-page`);
    });
    return runServer(["verify-page", file, ...(values.json ? ["--json"] : [])]);
  },
});
