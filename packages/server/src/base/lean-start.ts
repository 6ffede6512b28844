// Imported before anything else: what the service loads leaves short-lived objects behind, for which V8 would enlarge the
// heap's young generation and keep it enlarged (27 MB of an idle service).
import { setFlagsFromString } from "node:v8";

setFlagsFromString("--semi-space-growth-factor=1");

/** Lets the young generation grow with the work again, by V8's own default. */
export const endLeanStart = (): void => setFlagsFromString("--semi-space-growth-factor=2");
