import type { Prompt } from "../prompt.ts";
import type { Terminal } from "../terminal.ts";

/** A person left the question with Ctrl-C or Ctrl-D. */
export class LeftQuestion extends Error {}

/** More would scroll the first ones away. */
const SHOWN = 20;

/**
 * Asks which of the numbered options is meant; Enter takes the first. With `names` the option itself may be typed too, also
 * one that is not shown. Throws LeftQuestion.
 */
export async function choose(
  { out, err, look }: Terminal,
  prompt: Prompt,
  { question, options, names = false }: { question: string; options: readonly string[]; names?: boolean },
): Promise<string> {
  for (const [i, option] of options.slice(0, SHOWN).entries()) out(`${String(i + 1).padStart(4)}  ${option}`);
  const more = options.length - SHOWN;
  if (more > 0) out(look.paint("dim", `      and ${more} more that can be typed by name`));
  for (;;) {
    const typed = await prompt(`${question} [1] `, []);
    if ("left" in typed) throw new LeftQuestion();
    const answer = typed.text.trim() || "1";
    const chosen = /^\d{1,4}$/.test(answer) ? options[Number(answer) - 1] : undefined;
    if (chosen !== undefined) return chosen;
    if (names && /^[\x21-\x7e]{1,200}$/.test(answer) && !/^\d+$/.test(answer)) return answer;
    err(`type a number from 1 to ${options.length}${names ? ", or a name" : ""}`);
  }
}
