export { type BwrapDependencies, createBwrapDriver } from "./bwrap/driver.ts";
export * from "./port.ts";
