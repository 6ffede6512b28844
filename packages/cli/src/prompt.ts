import { createInterface } from "node:readline/promises";

/** What a person did at a prompt: typed a text, ended the input (Ctrl-D), or left with Ctrl-C. */
export type Typed = { text: string } | { left: "ended" | "interrupted" };

/** Shows `question` and returns what is typed; `history`, newest first, is for the arrow keys. */
export type Prompt = (question: string, history: readonly string[]) => Promise<Typed>;

/**
 * A prompt on standard error, so that it does not mix with the output. Ctrl-C clears what is typed, and leaves if
 * nothing is. Lines that are pasted together are one text, which ends when Enter is pressed after them.
 */
export const keyboardPrompt: Prompt = (question, history) =>
  new Promise((resolve) => {
    const lines = createInterface({
      input: process.stdin,
      output: process.stderr,
      terminal: true,
      history: [...history],
      historySize: Math.max(history.length, 1),
      prompt: question,
    });
    let typed: string[] = [];
    let warned = false;
    const end = (result: Typed) => {
      resolve(result);
      lines.close();
    };
    lines.on("line", (line) => {
      typed.push(line);
      // The other lines of a paste arrive in the same tick of the event loop.
      setImmediate(() => void (lines.line === "" && end({ text: typed.join("\n") })));
    });
    lines.on("SIGINT", () => {
      const nothing = lines.line === "" && typed.length === 0;
      if (nothing && warned) return end({ left: "interrupted" });
      typed = [];
      warned = true;
      lines.write(null, { ctrl: true, name: "e" });
      lines.write(null, { ctrl: true, name: "u" });
      process.stderr.write("^C\nCtrl-C again leaves\n");
      lines.prompt();
    });
    lines.on("close", () => resolve({ left: "ended" }));
    lines.prompt();
  });
