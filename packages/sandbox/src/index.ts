export { type BwrapDependencies, createBwrapDriver } from "./bwrap/driver.ts";
export { imageProblem } from "./bwrap/image.ts";
export { shownThrough } from "./bwrap/shown.ts";
export type { Tools } from "./bwrap/recipe.ts";
export * from "./port.ts";
