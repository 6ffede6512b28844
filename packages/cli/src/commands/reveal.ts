import type { Client } from "@signet/client";
import { readFile } from "node:fs/promises";
import {
  disclose,
  openRunRecord,
  readRunRecord,
  RecordFault,
  type RecordedEvent,
  VerifyError,
} from "@signet/verify";
import { connect, defineCommand, EXIT, unreadable, UsageError, urlHelp, urlOption } from "../command.ts";
import { environment } from "../environment.ts";
import { revealedField } from "../revealed-fields.ts";
import { runNamed } from "../run-name.ts";
import { jsonLine } from "../text.ts";

/** `signet reveal`: shows one private text of a run so that its receipt proves it, and nothing of the others. */
export const reveal = defineCommand({
  help: `
signet reveal <run> --field <field> [options]      <run>: its id, a part of it, or last
signet reveal <file> --field <field>               offline: a run's events, as its stream was saved or
                                                   as signet code --json printed it

Prints one text of a run as JSON, with the receipt and the salt that prove it; the others stay hidden. Whoever
gets it checks it with: signet verify <file>

  --field <field>          task (the whole task), files (the hash, size and path of each file that the
                           run made) or events (the hash of its stream)
${urlHelp}`,
  options: { ...urlOption, field: { type: "string" } },
  positionals: 1,
  async run({ values, positionals: [name], terminal }) {
    if (name === undefined) throw new UsageError(`name a run; to list your runs: ${environment.self} runs`);
    const field = revealedField(values.field);
    const events = (await recordIn(name)) ?? (await eventsOf(connect(values.url), name));
    try {
      const { receipt, opening, texts } = await openRunRecord({ events });
      const text = texts[field];
      if (text === undefined) throw new UsageError(`this record does not hold the run's ${values.field}`);
      terminal.out(jsonLine(await disclose(receipt, { opening, field, text })));
      return EXIT.ok;
    } catch (error) {
      if (!(error instanceof RecordFault || error instanceof VerifyError)) throw error;
      throw new UsageError(`this is not a valid record of a run: ${error.message}`);
    }
  },
});

/** The events in a file; null if there is no such file. */
async function recordIn(file: string): Promise<readonly RecordedEvent[] | null> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw unreadable(error, file, "reveal");
  }
  const events = readRunRecord(text);
  if (events === null) throw new UsageError(`${file} is not the record of a run`);
  return events;
}

async function eventsOf(client: Client, word: string): Promise<RecordedEvent[]> {
  const { run_id: id, kind, receipt_sha: sha } = await runNamed(client, word);
  if (kind === "chat") throw new UsageError("a chat has no receipt");
  if (sha === null) throw new UsageError("the run has no receipt yet");
  const events: RecordedEvent[] = [];
  const all = kind === "code" ? client.events(id) : client.visualEvents(id);
  for await (const event of all) events.push(event);
  return events;
}
