import { z } from "zod";
import { workspaceRefusal } from "@signet/sandbox";
import type { CallOutcome, ToolSpec } from "@signet/contract";
import { fieldErrors, sayFieldError } from "../../base/field-errors.ts";

/** Where in the run a call happens. */
export interface CallContext {
  step: number;
  signal: AbortSignal;
}

/** What a call came to. */
export interface ToolResult {
  /** For the model. */
  text: string;
  outcome: Exclude<CallOutcome, "invalid">;
}

export const done = (text: string): ToolResult => ({ text, outcome: "done" });
export const changed = (text: string): ToolResult => ({ text, outcome: "changed" });
/** What was not done, and why. */
export const refused = (why: string): ToolResult => ({ text: `error: ${why}`, outcome: "failed" });

/** Something the model can call. It yields `Y` while it works. */
export interface Tool<Y> {
  readonly spec: ToolSpec;
  /** Reading calls may run side by side; all others run in the order of the turn. */
  readonly readOnly: boolean;
  /** Reads the arguments: what is wrong with them, or the work, ready to start. */
  prepare(input: string): { wrong: string } | { start(at: CallContext): AsyncGenerator<Y, ToolResult> };
}

/** Makes a tool whose arguments `schema` describes to the model and guards against it. */
export function defineTool<Y, S extends z.ZodObject>(tool: {
  name: string;
  description: string;
  schema: S;
  readOnly?: boolean;
  run(input: z.infer<S>, at: CallContext): AsyncGenerator<Y, ToolResult>;
}): Tool<Y> {
  const {
    $schema: _,
    additionalProperties: __,
    ...parameters
  } = z.toJSONSchema(tool.schema, { io: "input" });
  return {
    spec: { name: tool.name, description: tool.description, parameters },
    readOnly: tool.readOnly ?? false,
    prepare(input) {
      const json = parseJson(input);
      if ("wrong" in json) return { wrong: `the arguments are not valid JSON: ${json.wrong}` };
      const parsed = tool.schema.safeParse(json.value);
      if (!parsed.success) return { wrong: sentence(parsed.error, json.value) };
      return { start: (at) => tool.run(parsed.data, at) };
    },
  };
}

function parseJson(text: string): { value: unknown } | { wrong: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (thrown) {
    return { wrong: (thrown as SyntaxError).message.slice(0, 200) };
  }
}

const sentence = (error: z.ZodError, value: unknown) =>
  fieldErrors(error, value, "arguments").slice(0, 5).map(sayFieldError).join("; ");

/** Runs `work`; what the workspace refuses is told to the model, a sandbox that is gone stays an error. */
export async function orRefusal(work: () => Promise<ToolResult>): Promise<ToolResult> {
  try {
    return await work();
  } catch (thrown) {
    return refused(workspaceRefusal(thrown));
  }
}

/** The workspace path a model means: it often writes `./x` or `/workspace/x` for `x`. */
export const workspacePath = (path: string) => path.replace(/^\/workspace\//, "").replace(/^(?:\.\/)+/, "");
