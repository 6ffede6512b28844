import { z } from "zod";
import { workspaceRefusal } from "@signet/sandbox";
import type { CallOutcome, Picture, ToolSpec } from "@signet/contract";
import { fieldErrors, sayFieldError } from "../../base/field-errors.ts";

/** Where in the run a call happens. */
export interface CallContext {
  step: number;
  signal: AbortSignal;
}

/** The result of a call. */
export interface ToolResult {
  /** For the model, and what it is shown. */
  text: string;
  pictures?: Picture[];
  outcome: Exclude<CallOutcome, "invalid">;
}

export const done = (text: string): ToolResult => ({ text, outcome: "done" });
export const changed = (text: string): ToolResult => ({ text, outcome: "changed" });
/** The result of a call that did nothing, with the reason. */
export const refused = (why: string): ToolResult => ({ text: `error: ${why}`, outcome: "failed" });

/** A tool that the model can call. It yields `Y` while it works. */
export interface Tool<Y> {
  readonly spec: ToolSpec;
  /** Read-only calls may run in parallel; all others run in the order of the turn. */
  readonly readOnly: boolean;
  /** Whether a model means this tool by `name`, which no tool has. */
  means(name: string): boolean;
  /** Parses the arguments. Returns what is wrong with them, or the call, ready to start. */
  prepare(input: string): { wrong: string } | { start(at: CallContext): AsyncGenerator<Y, ToolResult> };
}

/** Makes a tool. `schema` describes the arguments to the model and validates them. */
export function defineTool<Y, S extends z.ZodObject>(tool: {
  name: string;
  description: string;
  schema: S;
  readOnly?: boolean;
  means?(name: string): boolean;
  /** Brings arguments into the form of `schema`, which then validates them. */
  understand?(written: unknown): unknown;
  run(input: z.infer<S>, at: CallContext): AsyncGenerator<Y, ToolResult>;
}): Tool<Y> {
  return {
    spec: { name: tool.name, description: tool.description, parameters: parametersOf(tool.schema) },
    readOnly: tool.readOnly ?? false,
    means: (name) => tool.means?.(name) ?? false,
    prepare(input) {
      const json = parseJson(tool.understand && input.trim() === "" ? "{}" : input);
      if ("wrong" in json) return { wrong: `the arguments are not valid JSON: ${json.wrong}` };
      const value = tool.understand ? tool.understand(json.value) : json.value;
      const parsed = tool.schema.safeParse(value);
      if (!parsed.success) return { wrong: describeErrors(parsed.error, value) };
      return { start: (at) => tool.run(parsed.data, at) };
    },
  };
}

/** By schema: tools are made for each run, and a conversion takes longer than all else about them. */
const parameters = new WeakMap<z.ZodObject, ToolSpec["parameters"]>();

function parametersOf(schema: z.ZodObject): ToolSpec["parameters"] {
  const known = parameters.get(schema);
  if (known) return known;
  const { $schema: _, additionalProperties: __, ...converted } = z.toJSONSchema(schema, { io: "input" });
  parameters.set(schema, converted);
  return converted;
}

function parseJson(text: string): { value: unknown } | { wrong: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (thrown) {
    return { wrong: (thrown as SyntaxError).message.slice(0, 200) };
  }
}

const describeErrors = (error: z.ZodError, value: unknown) =>
  fieldErrors(error, value, "arguments").slice(0, 5).map(sayFieldError).join("; ");

/** Runs `work`. A refusal by the workspace becomes a result for the model; a sandbox that is gone stays an error. */
export async function refuseOnWorkspaceError(work: () => Promise<ToolResult>): Promise<ToolResult> {
  try {
    return await work();
  } catch (thrown) {
    return refused(workspaceRefusal(thrown));
  }
}

/** Normalises a workspace path: models often write `./x` or `/workspace/x` for `x`. */
export const workspacePath = (path: string) => path.replace(/^\/workspace\//, "").replace(/^(?:\.\/)+/, "");
