import { keptNamed, namesConversation } from "../chat/continue.ts";
import {
  openConversationFiles,
  type ConversationFiles,
  type ConversationHead,
} from "../chat/conversation-files.ts";
import { addressOf, defineCommand, EXIT, UsageError } from "../command.ts";
import { environment } from "../environment.ts";
import type { OutputStyle, Terminal } from "../terminal.ts";
import { age, column, columnsOf, defuse, fit, jsonLine, oneLine, plural } from "../text.ts";

/** `signet chats`: the conversations that are kept on this machine. */
export const chats = defineCommand({
  help: `
signet chats [list]              lists the conversations that signet chat keeps on this machine
signet chats delete <id>         deletes one; the beginning of its id is enough
signet chats delete --all        deletes all

To go on with one: signet chat --continue <id>

  --json                   the list as JSON`,
  options: { all: { type: "boolean" }, json: { type: "boolean" } },
  positionals: 2,
  async run({ values, positionals: [action = "list", id], terminal }) {
    const files = openConversationFiles(environment.chatsFolder);
    const all = values.all ?? false;
    switch (action) {
      case "list":
        if (all || id !== undefined) throw new UsageError(`too many arguments: ${id ?? "--all"}`);
        list(await files.list(), terminal, values.json ?? false);
        return EXIT.ok;
      case "delete": {
        if ((id !== undefined) === all)
          throw new UsageError("name one conversation by its id, or give --all");
        const removed = await removeConversations(files, id ?? null);
        const mark = terminal.look.paint("green", "✓");
        terminal.out(
          values.json
            ? jsonLine({ ok: true, removed })
            : `${mark} deleted ${plural(removed, "conversation")}`,
        );
        return EXIT.ok;
      }
      default:
        throw new UsageError(`chats has no action ${action}; there are list and delete`);
    }
  },
});

function list(conversations: ConversationHead[], { out, look, nowMs }: Terminal, json: boolean): void {
  if (json) return out(jsonLine({ conversations }));
  if (conversations.length === 0) out(`No conversations are kept here. Begin one: ${environment.self} chat`);
  for (const head of defuse(conversations)) out(lineOf(head, nowMs(), look));
}

function lineOf(
  { id, service, answered_at, questions, first_words }: ConversationHead,
  nowMs: number,
  look: OutputStyle,
): string {
  const count = look.columns < 80 ? column(String(questions), 3) : column(plural(questions, "question"), 13);
  const facts = `${id}  ${column(age(Date.parse(answered_at), nowMs), 6)}  ${count}`;
  const elsewhere = service === addressOf(undefined) ? "" : `${oneLine(service)}: `;
  const room = look.columns - columnsOf(facts) - 2;
  return `${look.paint("dim", facts)}  ${fit(elsewhere + oneLine(first_words), room)}`;
}

/** Deletes one conversation, or with null all of them; returns how many. */
async function removeConversations(files: ConversationFiles, id: string | null): Promise<number> {
  if (id !== null && (id === "last" || !namesConversation(id)))
    throw new UsageError(`no conversation has such an id: ${id}`);
  const ids =
    id === null ? (await files.list()).map((head) => head.id) : [(await keptNamed(files, id, null)).id];
  for (const each of ids) await files.remove(each);
  return ids.length;
}
