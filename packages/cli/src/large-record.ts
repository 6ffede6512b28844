import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { createInterface } from "node:readline";
import { MOST_RECORD_BYTES } from "@signet/contract/values";
import { isContentLine, type ReceiptVerdict } from "@signet/verify";

const FIRST_EVENT = '{"event":';

/** The verdict of a record that is larger than any: to read it line by line, a line of it would have to fit into memory. */
export const TOO_LARGE: ReceiptVerdict = {
  ok: false,
  code: "bad_field",
  field: "record",
  message: `it is larger than ${MOST_RECORD_BYTES >> 20} MiB, which no record is`,
};

/**
 * The events of a record of `size` bytes, without the files that come with them; null if no record is that large. Empty for
 * a ledger, and if its events alone have more than `most` characters.
 */
export async function eventsOfRecord(
  file: string,
  { size, most }: { size: number; most: number },
): Promise<string | null> {
  if (!(await beginsAsRecord(file))) return "";
  if (size > MOST_RECORD_BYTES) return null;
  let events = "";
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (!isContentLine(line)) events += `${line}\n`;
    if (events.length > most) return "";
  }
  return events;
}

async function beginsAsRecord(file: string): Promise<boolean> {
  await using handle = await open(file);
  const { buffer } = await handle.read(Buffer.alloc(FIRST_EVENT.length), 0, FIRST_EVENT.length, 0);
  return buffer.toString() === FIRST_EVENT;
}
