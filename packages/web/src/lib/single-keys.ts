import { createStored } from "./stored.ts";

/** Whether letters by themselves are shortcuts. Who speaks to the machine, or hits keys by accident, turns them off. */
export const singleKeys = createStored<"on" | "off">(
  "signet-single-keys",
  (text) => (text === "off" ? "off" : "on"),
  (value) => (value === "on" ? null : value),
);
