import type { Run } from "@signet/contract";
import { createContext, useContext } from "react";

/** What pages may ask of the shell around them. */
export interface Shell {
  openSide: () => void;
  openPalette: () => void;
  openSettings: () => void;
  /** The address of a run, on the page of its kind. */
  runPath: (run: Pick<Run, "kind" | "run_id">) => string;
}

export const ShellContext = createContext<Shell | null>(null);

/** The shell. Throws outside of it. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (shell === null) throw new Error("no shell around this page");
  return shell;
}
