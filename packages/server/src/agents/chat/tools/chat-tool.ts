import type { ChatEventBody, Choice } from "@signet/contract";
import type { z } from "zod";
import { shorten } from "../../shorten.ts";
import { type CallContext, defineTool, done, refused, type Tool } from "../../tools/tool.ts";
import type { EvidenceFinding } from "../evidence.ts";
import { type ChatYield, Refusal } from "../port.ts";

const SHOWN_BYTES = 4_000;
const TO_MODEL = { bytes: 24 << 10 };

/** The result of a call: a text for the model, and findings. */
export interface ChatToolResult {
  text: string;
  findings?: EvidenceFinding[];
}

/** A tool of the chat, and the choice that a decision names for it. */
export interface ChatTool {
  choice: Choice;
  tool: Tool<ChatYield>;
}

/** What the tools of one chat turn share. */
export interface ChatToolContext {
  /** Stores findings, in order. */
  addFindings(findings: EvidenceFinding[]): void;
  nextActionId(): string;
}

/** Makes a tool whose calls yield `action` events at their start and end. */
export function chatTool<S extends z.ZodObject>(
  context: ChatToolContext,
  spec: {
    name: string;
    choice: Choice;
    description: string;
    schema: S;
    readOnly?: boolean;
    run(input: z.infer<S>, at: CallContext): Promise<ChatToolResult>;
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
      const action = (status: "started" | "done" | "failed", output?: string): ChatEventBody => ({
        name: "action",
        data: {
          id,
          tool: name,
          input,
          status,
          ...(output === undefined ? {} : { output: shortenOutput(output) }),
        },
      });
      yield [action("started")];
      try {
        const { text, findings: found = [] } = await spec.run(input, at);
        context.addFindings(found);
        yield [action("done", text)];
        return done(shorten(text, TO_MODEL).text);
      } catch (thrown) {
        at.signal.throwIfAborted();
        if (!(thrown instanceof Refusal)) {
          yield [action("failed", "the service could not complete this call")];
          throw thrown;
        }
        yield [action("failed", thrown.message)];
        return refused(thrown.message);
      }
    },
  });
  return { choice, tool };
}

const shortenOutput = (text: string) => shorten(text, { bytes: SHOWN_BYTES }).text;
