import type { ChatEventBody, Choice } from "@signet/contract";
import { z } from "zod";
import { shorten } from "../../shorten.ts";
import { type CallContext, defineTool, done, refused, type Tool } from "../../tools/tool.ts";
import type { ChatFinding } from "../evidence.ts";
import { type ChatYield, Refusal } from "../port.ts";

/** The arguments of a search. */
export const Query = z.object({ q: z.string().min(1).max(400) });
/** The arguments of a tool that takes none. */
export const NoInput = z.object({});

const SHOWN_BYTES = 4_000;
const TO_MODEL = { bytes: 24 << 10 };

/** The result of a call: a text for the model, findings, and what became of what it ran. */
export interface ChatToolResult extends Pick<ActionData, "ok" | "delegated"> {
  text: string;
  findings?: ChatFinding[];
}

type ActionData = Extract<ChatEventBody, { name: "action" }>["data"];

/** A tool of the chat, and the choice that a decision names for it. */
export interface ChatTool {
  choice: Choice;
  tool: Tool<ChatYield>;
}

/** What the tools of one chat turn share. */
export interface ChatToolContext {
  /** Stores findings, in order. */
  addFindings(findings: ChatFinding[]): void;
  /** Stores what a refused call was told. */
  addRefusal(message: string): void;
  nextActionId(): string;
}

/** What a tool does with one call. `progress` shows what long work is doing. */
type RunCall<Input> = (
  input: Input,
  at: CallContext,
  progress: (text: string) => void,
) => Promise<ChatToolResult>;

/** Makes a tool whose calls yield `action` events at their start and end, and between them for the progress of long work. */
export function chatTool<S extends z.ZodObject>(
  context: ChatToolContext,
  spec: {
    name: string;
    choice: Choice;
    description: string;
    schema: S;
    readOnly?: boolean;
    run: RunCall<z.infer<S>>;
  },
): ChatTool {
  const { name, choice, description, schema, readOnly = false } = spec;
  const tool = defineTool<ChatYield, S>({
    name,
    description,
    schema,
    readOnly,
    async *run(input, at) {
      const id = context.nextActionId();
      const action = (
        status: ActionData["status"],
        output?: string,
        ended: Pick<ActionData, "ok" | "delegated"> = {},
      ): ChatEventBody => ({
        name: "action",
        data: {
          id,
          tool: name,
          input,
          status,
          ...(output === undefined ? {} : { output: shortenOutput(output) }),
          ...ended,
        },
      });
      yield [action("started")];
      try {
        const running = withProgress((progress) => spec.run(input, at, progress));
        for await (const text of running.progress) yield [action("started", text)];
        const { text, findings = [], ...ended } = await running.result;
        context.addFindings(findings);
        yield [action("done", text, ended)];
        return done(shorten(text, TO_MODEL).text);
      } catch (thrown) {
        at.signal.throwIfAborted();
        if (!(thrown instanceof Refusal)) {
          yield [action("failed", "the service could not complete this call")];
          throw thrown;
        }
        context.addRefusal(thrown.message);
        yield [action("failed", thrown.message)];
        return refused(thrown.message);
      }
    },
  });
  return { choice, tool };
}

/** Starts work and returns its result with the progress that it reports until it ends. */
function withProgress<T>(start: (progress: (text: string) => void) => Promise<T>) {
  const reported: string[] = [];
  let wake = () => {};
  let isOver = false;
  const result = start((text) => {
    reported.push(text);
    wake();
  }).finally(() => {
    isOver = true;
    wake();
  });
  // Whoever awaits the result gets its error.
  result.catch(() => undefined);
  async function* progress(): AsyncGenerator<string, void> {
    for (;;) {
      const text = reported.shift();
      if (text !== undefined) yield text;
      else if (isOver) return;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  }
  return { result, progress: progress() };
}

const shortenOutput = (text: string) => shorten(text, { bytes: SHOWN_BYTES }).text;
