export { type BuiltinEngine, createBuiltinEngine } from "./engine.ts";
export { compactJson, holdsBigInt, literal } from "./task/literal.ts";
export { otherLanguage } from "./task/other-language.ts";
export { parseTask } from "./task/parse-task.ts";
export type { Example, Language, ParsedTask, Value } from "./task/parsed-task.ts";

export { TECHNIQUES } from "./techniques/catalog.ts";
