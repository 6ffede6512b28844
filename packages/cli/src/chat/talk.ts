import { EXIT } from "../command.ts";
import { explain } from "../explain.ts";
import type { Prompt } from "../prompt.ts";
import { takeTurn } from "./turn.ts";
import type { TypedLines } from "./typed-lines.ts";
import { runSlashCommand, type ChatTexts } from "./words.ts";

/** Asks for questions and shows their answers until the person leaves; returns the exit code. An error does not end the conversation. */
export async function converse(talk: ChatTexts, prompt: Prompt, typed: TypedLines): Promise<number> {
  const { terminal } = talk;
  const { paint } = terminal.look;
  terminal.err(paint("dim", "Ask anything. /help lists the commands; Ctrl-D leaves."));
  for (;;) {
    const input = await prompt(paint("cyan", "› "), typed.all());
    if ("left" in input) return input.left === "interrupted" ? EXIT.interrupted : EXIT.ok;
    if (input.text.trim() === "") continue;
    await typed.add(input.text);
    try {
      if (isSlashCommand(input.text)) {
        if (!(await runSlashCommand(input.text, talk))) return EXIT.ok;
      } else await answer(input.text, talk);
    } catch (error) {
      explain(error, "/help", terminal);
    }
  }
}

/** Whether it is a slash command, known or not. A path such as `/etc/hosts` is not one, nor is a paste of several lines. */
const isSlashCommand = (text: string) => /^\s*\/[a-z]+(?:[ \t][^\n]*)?\s*$/i.test(text);

async function answer(question: string, talk: ChatTexts): Promise<void> {
  const { terminal, client, conversation, json } = talk;
  const request = { command: question, history: conversation.history() };
  const turn = await takeTurn(terminal, client, {
    events: (signal) => client.chat(request, { signal }),
    cancels: true,
    json,
  });
  if (turn.answer !== "") conversation.add(question, turn.answer);
  if (!json) terminal.err("");
}
