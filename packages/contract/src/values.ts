/**
 * What the interface says without schemas: bounds, names and addresses. Loads no library, so that programs which check
 * nothing themselves (the client, the command line, the workspace) stay small and start at once.
 */
export * from "./addresses.ts";
export * from "./bounds.ts";
export * from "./date-action.ts";
export * from "./proof-outcomes.ts";
export * from "./providers.ts";
export * from "./rerun.ts";
export * from "./run-words.ts";
export * from "./tiers.ts";
export { isWorkspacePath } from "./workspace-path.ts";
