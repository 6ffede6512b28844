import { EXIT } from "../command.ts";
import { explain } from "../explain.ts";
import type { Prompt } from "../prompt.ts";
import { takeTurn } from "./turn.ts";
import type { TypedLines } from "./typed-lines.ts";
import { obey, type ChatTexts } from "./words.ts";

/** Asks for questions and shows their answers until the person leaves; gives the exit code. What fails ends no conversation. */
export async function converse(talk: ChatTexts, prompt: Prompt, typed: TypedLines): Promise<number> {
  const { terminal } = talk;
  const { paint } = terminal.look;
  terminal.err(paint("dim", "Ask anything. /help says what else there is; Ctrl-D leaves."));
  for (;;) {
    const said = await prompt(paint("cyan", "› "), typed.all());
    if ("left" in said) return said.left === "interrupted" ? EXIT.interrupted : EXIT.ok;
    if (said.text.trim() === "") continue;
    await typed.add(said.text);
    try {
      if (isWord(said.text)) {
        if (!(await obey(said.text, talk))) return EXIT.ok;
      } else await answer(said.text, talk);
    } catch (error) {
      explain(error, "/help", terminal);
    }
  }
}

/** Whether it is a word for this program, known or not. A path is none, nor is a paste of many lines. */
const isWord = (text: string) => /^\s*\/[a-z]+(?:[ \t][^\n]*)?\s*$/i.test(text);

async function answer(question: string, talk: ChatTexts): Promise<void> {
  const { terminal, client, conversation, json } = talk;
  const asked = { command: question, history: conversation.history() };
  const turn = await takeTurn(terminal, client, {
    events: (signal) => client.chat(asked, { signal }),
    cancels: true,
    json,
  });
  if (turn.answer !== "") conversation.add(question, turn.answer);
  if (!json) terminal.err("");
}
