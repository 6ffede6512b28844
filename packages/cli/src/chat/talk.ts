import { EXIT } from "../command.ts";
import { environment } from "../environment.ts";
import { explain } from "../explain.ts";
import type { Prompt } from "../prompt.ts";
import { beside } from "../text.ts";
import { ask, type ChatSession } from "./ask.ts";
import type { TypedLines } from "./typed-lines.ts";
import { runSlashCommand } from "./words.ts";

/** Asks for questions and shows their answers until the person leaves; returns the exit code. An error does not end the conversation. */
export async function converse(session: ChatSession, prompt: Prompt, typed: TypedLines): Promise<number> {
  const { terminal, keeper } = session;
  const dim = (text: string) => terminal.err(terminal.look.paint("dim", text));
  const leave = (exit: number) => {
    const [id, { columns }] = [keeper.id(), terminal.look];
    if (id !== null)
      beside(`Kept as ${id}. To go on:`, `${environment.self} chat --continue`, columns).forEach(dim);
    return exit;
  };
  dim("Ask anything. /help lists the commands; Ctrl-D leaves.");
  for (;;) {
    const input = await prompt(terminal.look.paint("cyan", "› "), typed.all());
    if ("left" in input) return leave(input.left === "interrupted" ? EXIT.interrupted : EXIT.ok);
    if (input.text.trim() === "") continue;
    await typed.add(input.text);
    try {
      if (isSlashCommand(input.text)) {
        if (!(await runSlashCommand(input.text, session))) return leave(EXIT.ok);
      } else {
        await ask(input.text, session);
        if (!session.json) terminal.err("");
      }
    } catch (error) {
      explain(error, "/help", terminal);
    }
  }
}

/** Whether it is a slash command, known or not. A path such as `/etc/hosts` is not one, nor is a paste of several lines. */
const isSlashCommand = (text: string) => /^\s*\/[a-z]+(?:[ \t][^\n]*)?\s*$/i.test(text);
