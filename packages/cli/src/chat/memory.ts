import type { Client } from "@signet/client";
import type { Terminal } from "../terminal.ts";
import { age, column, columnsOf, defuse, jsonLine, oneLine, plural, wrap } from "../text.ts";
import { environment } from "../environment.ts";

/** Lists what is remembered. */
export async function listMemory(
  client: Client,
  { out, look, nowMs }: Terminal,
  json: boolean,
): Promise<void> {
  const answer = await client.memory();
  if (json) return out(jsonLine(answer));
  const { memory } = defuse(answer);
  if (memory.length === 0)
    out(`Nothing is remembered. Ask for it: ${environment.self} chat "remember that …"`);
  for (const { id, text, created_at } of memory) {
    const facts = `${oneLine(id)}  ${column(age(Date.parse(created_at), nowMs()), 6)}`;
    const room = look.columns - columnsOf(facts) - 2;
    // The id is needed whole, to forget the entry; a text that does not fit beside it goes below.
    const [start, indent] = room >= 20 ? [`${facts}  `, columnsOf(facts) + 2] : [`${facts.trimEnd()}\n  `, 2];
    const lines = wrap(oneLine(text), look.columns - indent);
    out(look.paint("dim", start) + lines.join(`\n${" ".repeat(indent)}`));
  }
}

/** Forgets one entry, or with null all of them. */
export async function forget(
  client: Client,
  id: string | null,
  { out, look }: Terminal,
  json: boolean,
): Promise<void> {
  const answer = id === null ? await client.eraseMemory() : await client.eraseMemory(id);
  if (json) out(jsonLine(answer));
  else
    out(`${look.paint("green", "✓")} forgot ${plural(answer.erased, "entry").replace("entrys", "entries")}`);
}
