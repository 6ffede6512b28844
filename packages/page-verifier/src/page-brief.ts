/** The conditions after a step. All that are present must hold. */
export interface ChecklistExpect {
  /** Shown on the page, in any letter case. */
  text?: string | undefined;
  /** Not shown on the page, in any letter case. */
  no_text?: string | undefined;
  /** A visible control, named as in `ChecklistAction`. */
  visible?: string | undefined;
  /** The page differs from a copy that received no input for the same time. */
  changed?: true | undefined;
}

/**
 * The action of a step. `on` names a control by its text, label or placeholder, by a selector that begins with # or ., or
 * by `canvas`. `key` is a value of KeyboardEvent.key. `advance` lets `ms` milliseconds pass in the page.
 */
export type ChecklistAction =
  | { do: "key"; key: string; times: number }
  | { do: "click"; on: string; times: number }
  | { do: "drag"; on: string; dx: number; dy: number }
  | { do: "type"; on?: string | undefined; text: string }
  | { do: "advance"; ms: number };

/** One step of a checklist. The steps are executed in order on a fresh page, in virtual time. */
export interface ChecklistStep {
  /** What the step demonstrates. */
  name: string;
  do: ChecklistAction;
  expect?: ChecklistExpect | undefined;
}

/** What a page is checked for in addition to the checks of every page. */
export interface PageBrief {
  title: string;
  /** False waives the check that it reacts to input, for a poster or a chart. */
  input: boolean;
  checklist: ChecklistStep[];
}
