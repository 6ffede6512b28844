export * from "./bodies.ts";
export * from "./bounds.ts";
export * from "./events.ts";
export * from "./problems.ts";
export * from "./providers.ts";
export * from "./receipt.ts";
export * from "./routes.ts";
export * from "./run.ts";
