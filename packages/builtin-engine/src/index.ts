export { type BuiltinEngine, type BuiltinEngineOptions, createBuiltinEngine } from "./engine.ts";
export type { Clock } from "./programs/solver.ts";
export { compact, holdsBigInt, literal } from "./task/literal.ts";
export { parseTask } from "./task/parse.ts";
export type { Example, Language, ParsedTask, Value } from "./task/port.ts";
