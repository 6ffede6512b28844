import type { Run } from "@signet/contract";
import { connect, defineCommand, EXIT, UsageError, urlHelp, urlOption } from "../command.ts";
import { environment } from "../environment.ts";
import { openInBrowser } from "../open-in-browser.ts";
import { runNamed } from "../run-name.ts";

/** `signet open`: shows the page of a build, or the service, in this machine's browser. */
export const open = defineCommand({
  help: `
signet open [<run>] [options]  <run>: its id, the beginning or the end of it, or last for the newest build

Opens the page that a build made, from the service, which shows it in a sandbox. Its address needs no
credential and ends after ten minutes: who has it can see the page. Without a run it opens the service.
Where there is no desktop the address is printed.

  --print                  print the address and open nothing
${urlHelp}`,
  options: { ...urlOption, print: { type: "boolean" } },
  positionals: 1,
  async run({ values, positionals: [word], terminal }) {
    const client = connect(values.url);
    const base = values.url ?? environment.signetUrl;
    const page = word === undefined ? "/" : pageOf(await runNamed(client, word, "visual"));
    const address = URL.parse(base.replace(/\/+$/, "") + page);
    // What the service says must not lead another program anywhere else.
    if (address?.origin !== new URL(base).origin) throw new UsageError("the page is not at the service");
    terminal.out(address.href);
    if (!values.print) openInBrowser(address.href, terminal);
    return EXIT.ok;
  },
});

function pageOf({ run_id, kind, finished_at, page_url }: Run): string {
  if (page_url !== null) return page_url;
  const show = `${environment.self} run ${run_id}`;
  if (kind !== "visual")
    throw new UsageError(`${run_id} has no page, it is not a build; to show it: ${show}`);
  throw new UsageError(
    finished_at === null
      ? `the build is under way; to watch it: ${show}`
      : `the build made no page; to see why: ${show}`,
  );
}
