import { fileURLToPath } from "node:url";

export { type BuiltinEngine, createBuiltinEngine } from "./engine.ts";
export { compactJson, holdsBigInt, literal } from "./task/literal.ts";
export { parseTask } from "./task/parse-task.ts";
export type { Example, Language, ParsedTask, Value } from "./task/parsed-task.ts";

/** The folder of the techniques that everybody has: programs with tests in JavaScript and Python, tactics and pitfalls. */
export const TECHNIQUES = fileURLToPath(new URL("../techniques", import.meta.url));
